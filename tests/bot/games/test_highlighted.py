"""The person who presses nothing but highlighted buttons: each game is played by them to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.ui import drafts
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules, Risk
from games.core.offers import Offer
from games.core.record import Header
from games.core.words import Action
from games.players import RANDOM, player_of
from games.players.game import OPENED, play_game

BY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=lambda one: one.key)


def highlighted(offers: Sequence[Offer]) -> list[tuple[Offer, Action]]:
    """What the buttons that stand out do, at the first value that a form or a choice begins with."""
    found = list[tuple[Offer, Action]]()
    for offer in offers:
        if not offer.aside:
            ways = [*(drafts.few(offer) or ()), *drafts.shortcuts(offer), offer.action]
            empty = (drafts.is_nothing, drafts.changes_nothing)
            found += [(offer, one) for one in ways if not any(no(offer, one) for no in empty)][:1]
    return found


@BY_GAME
def test_a_game_is_played_to_its_end_by_highlighted_buttons(rules: AnyRules) -> None:
    alone = list[str]()

    def green(view: Any, offers: Sequence[Offer], _chance: Chance) -> Action | None:
        found = highlighted(offers)
        for _, action in found[:1] if len(found) == 1 else ():
            note = rules.hint(view, action)
            if isinstance(note, Risk) and note.stake > 0:
                alone.append(f"{action}: {note}")
        return found[0][1] if found else None

    seats = max(min(rules.seats), 3)
    header = Header(rules.key, rules.version, seats, rules.options_type(), "green", OPENED)
    others = player_of(rules, RANDOM)
    outcome = play_game(rules, header, [green, *[others] * (seats - 1)]).outcome
    assert outcome.places
    assert alone == [], "the only button that stands out would cost something"

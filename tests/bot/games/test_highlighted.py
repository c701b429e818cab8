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
from games.greed.actions import Keep
from games.players import RANDOM, player_of
from games.players.game import OPENED, play_game, tables

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


def test_to_sell_everything_stands_out_beside_what_keeps_goods() -> None:
    """It keeps nothing, and is no way to do nothing: what kept a good was the only one that stood out."""
    rules = GAMES["greed"]
    header = Header(rules.key, rules.version, 3, rules.options_type(), "green", OPENED)
    for table in tables(rules, header, [player_of(rules, RANDOM)] * 3):
        for seat in rules.waiting(table.state).seats:
            for offer in rules.offers(table.state, seat):
                if isinstance(offer.action, Keep) and offer.fields:
                    assert highlighted([offer])[0][1] == offer.action
                    assert not any(offer.action.goods)
                    return
    raise AssertionError("nobody has sold")

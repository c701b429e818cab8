"""Texts with a limit of Discord's hold their whole sentence, with the largest amounts and the longest names."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.ui import modals
from bot.ui.limits import shortened, units
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games import GAMES
from games.core.offers import Number, Offer
from games.core.words import Seat
from tests.contract.host import played
from tests.games.impero.table import Game as Impero

LONG = tuple(letter * 32 for letter in "WMQGOADEHNRSUVKXYZBP")
"""Names of 32 characters."""


def numbers(state: Any, game: str, seat: Seat) -> Iterator[tuple[Offer, Number]]:
    for offer in GAMES[game].offers(state, seat):
        yield from ((offer, one) for one in offer.fields if isinstance(one, Number))


def abouts(game: str, state: Any, seat: Seat, language: str) -> Iterator[str]:
    """What stands below each number, with the least and the most that can be typed."""
    rules = GAMES[game]
    view = rules.view(state, seat)
    sight = cast("Sight", SimpleNamespace(rules=rules, view=view, titles=rules.titles(view)))
    words = Catalogue(strict=True).words(language, rules, LONG, sight.titles)
    for offer, field in numbers(state, game, seat):
        for value in (field.least, field.most):
            draft = replace(offer.action, **{field.name: value})
            yield modals._about(sight, words, field, draft)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_number_would_do_is_never_cut(game: str, language: str) -> None:
    host = played(GAMES[game], 3)
    states = [one.state for one in host.tables[:: max(1, len(host.tables) // 8)]]
    if game == "impero":
        rich = Impero(3)
        rich.found(0)
        states.append(rich.has(0, 100_000_000).state)
    for state in states:
        for seat in map(Seat, range(len(GAMES[game].worth(state)))):
            for about in abouts(game, state, seat, language):
                assert units(about) <= modals.ABOUT, about


@pytest.mark.parametrize("language", LANGUAGES)
def test_sending_a_fortune_says_what_is_at_stake(language: str) -> None:
    """As once it ended: "caught, both of you lose all, you…"."""
    rich = Impero(3).has(0, 100_000_000)
    said = [
        one
        for one in abouts("impero", rich.state, Seat(0), language)
        if "1.000.000" in one or "1,000,000" in one
    ]
    assert any(one.endswith(("$1,000,000.00", "1.000.000,00\u00a0$")) for one in said), said


@pytest.mark.parametrize(
    ("text", "most", "kept"),
    [
        ("🦊" * 32, 32, f"{'🦊' * 15}…"),
        ("ab" + "🦊" * 32, 32, f"ab{'🦊' * 14}…"),
        ("a🦊" * 5, 9, "a🦊a🦊a…"),
        ("🦊🦊", 3, "🦊…"),
        ("Ada Ada", 5, "Ada…"),
        ("Ada", 3, "Ada"),
        ("Ada for $1,200", 12, "Ada for…"),
        ("Ada, 12 homes", 8, "Ada…"),
        ("See </games:1234567890123456789>", 30, "See…"),
        ("By <t:1774785600:f>, or <@12>", 27, "By <t:1774785600:f>, or…"),
    ],
)
def test_of_a_text_that_is_cut_as_much_is_kept_as_there_is_room_for(
    text: str, most: int, kept: str
) -> None:
    assert shortened(text, most) == kept
    assert units(kept) <= most

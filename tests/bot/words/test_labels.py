"""Every label of buttons and choices in random play: it repeats and contradicts nothing, and it fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from bot.ui.buttons import offer_rows, private_rows
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games import GAMES
from games.core.contract import HAND
from games.core.record import Header
from games.players import RANDOM, player_of
from games.players.game import OPENED, tables
from tests.bot.inbound.sights import NAMES, sight_of

CATALOGUE = Catalogue(strict=True)
LOOKS = 7
"""Tables of a game that are looked at, from its beginning to its end."""
BUTTON, LINE = 80, 100
LISTS = re.compile(r"\d \(.*(?: for | per |…)| · (?:then|poi) | (?:using|usando) .*…$")
WRONG: dict[str, str] = {
    "a loss of less than nothing": r"\b(?:costs?|loses?|pays?|costa|perdi|perde|paghi) (?:you )?[\u2212-]",
    "two signs": r"[+\u2212][+\u2212]",
    "from one to one": r"\b(\d+) (?:to|a) \1\b(?! (?:turn|pari))",
    "for nothing": r"\bfor nothing\b|\bper niente\b",
    "a blank": r"\{|\}|\bNone\b|  ",
}


def one_of_each() -> list[tuple[str, str]]:
    return [(game, language) for game in GAMES for language in LANGUAGES]


@cache
def said(game: str, language: str) -> frozenset[tuple[str, int]]:
    """Labels and descriptions, each with what Discord takes of it."""
    return frozenset(_said(game, language))


def _said(game: str, language: str) -> Iterator[tuple[str, int]]:
    rules = GAMES[game]
    for seats in (min(rules.seats), min(max(rules.seats), 4)):
        header = Header(game, rules.version, seats, rules.options_type(), f"labels {seats}", OPENED)
        players = [player_of(rules, RANDOM) for _ in range(seats)]
        every = list(tables(rules, header, players))
        for table in every[:: max(1, len(every) // LOOKS)]:
            for viewer in (None, *range(seats)):
                yield from _at(rules, table.state, seats, viewer, language)


def _at(
    rules: Any, state: Any, seats: int, viewer: int | None, language: str
) -> Iterator[tuple[str, int]]:
    sight = sight_of(rules, state, viewer, seats)
    words = CATALOGUE.words(language, rules, NAMES, rules.titles(sight.view))
    found = [offer_rows(sight, words)]
    if viewer is not None:
        pages = {HAND, *(page.key for page in rules.pages(sight.view))}
        found += [private_rows(sight, words, page=key) for key in pages]
    for row in (row for rows in found for row in rows):
        for one in cast("Any", row).to_component_dict()["components"]:
            if label := one.get("label"):
                yield label, BUTTON
            for line in one.get("options", ()):
                yield line["label"], LINE
                yield line.get("description") or "", LINE


@pytest.mark.parametrize(("game", "language"), one_of_each())
def test_there_are_labels_to_read(game: str, language: str) -> None:
    """At least one of each kind of action."""
    assert len(said(game, language)) >= len(GAMES[game].action_types)


@pytest.mark.parametrize(("game", "language"), one_of_each())
@pytest.mark.parametrize("kind", WRONG)
def test_no_label_contradicts_itself(game: str, language: str, kind: str) -> None:
    found = re.compile(WRONG[kind])
    assert [label for label, _ in said(game, language) if found.search(label)] == []


@pytest.mark.parametrize(("game", "language"), one_of_each())
def test_no_label_says_the_same_twice(game: str, language: str) -> None:
    """Not "Red · Red": the part after the dot says more than the one before."""
    parts = {label: re.split(" · |: ", label) for label, _ in said(game, language)}
    assert [label for label, each in parts.items() if len(set(each)) < len(each)] == []
    pairs = [label.split(" · ", 1) for label in parts if label.count(" · ") == 1]
    assert [pair for pair in pairs if re.search(rf"\b{re.escape(pair[0])}\b", pair[1])] == []


@pytest.mark.parametrize(("game", "language"), one_of_each())
def test_no_label_is_cut(game: str, language: str) -> None:
    """A form's opening ends with an ellipsis of its own, far from the limit; what is cut is the tail of
    a list of goods.
    """
    own = ((one, most) for one, most in said(game, language) if not LISTS.search(one))
    assert [one for one, most in own if one.endswith("…") and len(one) >= most - 5] == []

"""Pictures in letters: what a game without a renderer shows of its view."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core.contract import AnyRules
from games.core.words import Seat
from render import theme
from render.lettered import LETTERED
from render.lettered.facts import HIDDEN, columns, lines
from render.lettered.paragraphs import MAX_LINES, broken
from render.scene import History, Scene
from tests.contract.reduced import REDUCED
from tests.render.ink import watched
from tests.render.samples_lettered import NAMES, played, scene

ALT, TEXT = 1000, 3500
"""Characters that Discord takes."""


@pytest.fixture(params=list(REDUCED))
def rules(request: pytest.FixtureRequest) -> AnyRules:
    return REDUCED[request.param]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_moment_is_told_within_what_discord_takes(rules: AnyRules, language: str) -> None:
    for table in played(rules)[::7]:
        for viewer in (None, Seat(1)):
            told = scene(rules, table.state, viewer, language)
            assert all(name in LETTERED.text(told) for name in NAMES)
            assert len(LETTERED.alt(told)) <= ALT
            assert len(LETTERED.text(told)) <= TEXT
            assert LETTERED.board(told).image.width == theme.WIDTH


def test_hidden_money_is_a_closed_slot_in_the_picture_and_not_told() -> None:
    rules = REDUCED["owner"]
    told = scene(rules, played(rules)[0].state, Seat(1))
    money = next(one for one in columns(told) if one.head == "Money")
    assert money.values == (HIDDEN, "$690", HIDDEN)
    assert LETTERED.alt(told).count("Money") == 1


def test_what_there_is_none_of_is_a_dash() -> None:
    rules = REDUCED["greed"]
    told = scene(rules, played(rules)[0].state, None)
    assert theme.ABSENT in [line.value for line in lines(told)]


class Holding(msgspec.Struct, frozen=True):
    """A view of hands in a column: one's own is known."""

    me: Seat
    cards: tuple[tuple[int, ...] | None, ...]


class CardWords:
    """The words of a game with a head for that column and a word for each card."""

    def __init__(self, words: Any) -> None:
        self._words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def has(self, key: str) -> bool:
        return key == "column-cards"

    def say(self, key: str, **facts: Any) -> str:
        return "Cards" if key == "column-cards" else str(self._words.say(key, **facts))

    def fact(self, field: str, value: tuple[int, ...]) -> str:
        return ", ".join(f"house {card}" for card in value)


def holding(*own: int) -> Scene:
    told = scene(REDUCED["owner"], played(REDUCED["owner"])[0].state, Seat(1))
    view = Holding(Seat(1), (None, own, None))
    return msgspec.structs.replace(told, view=view, words=CardWords(told.words))


def test_an_empty_hand_is_a_dash_and_no_closed_slot() -> None:
    (column,) = columns(holding())
    assert column.values == (HIDDEN, theme.ABSENT, HIDDEN)


def test_every_card_of_a_long_hand_stands_in_the_picture() -> None:
    """It stands in lines below the table, where a column would be cut; a short one stays a column."""
    for count in (1, 9):
        with watched() as inks:
            LETTERED.hand(holding(*range(count)))
        drawn = " ".join(one.told for one in inks)
        assert [one.told for one in inks if one.told.endswith("…")] == []
        assert all(f"house {card}" in drawn for card in range(count))


def test_the_end_is_told_with_places_and_scores_as_the_rules_rank(rules: AnyRules) -> None:
    tables = played(rules)
    history = History([rules.worth(table.state) for table in tables])
    told = scene(rules, tables[-1].state)
    outcome = rules.outcome(tables[-1].state)
    assert outcome is not None
    first = outcome.places[0][0]
    start = f"1. {NAMES[first]} {told.words.score(outcome.scores[first])}. "
    assert LETTERED.alt_final(told, history).startswith(start)
    assert LETTERED.final(told, history).image.height > LETTERED.board(told).image.height


def test_a_replay_has_a_frame_for_each_change_and_no_more_than_discord_takes(
    rules: AnyRules,
) -> None:
    scenes = [scene(rules, table.state) for table in played(rules)]
    film = LETTERED.replay(scenes)
    assert film.startswith(b"GIF89a")
    assert len(film) <= 8 * 2**20
    assert len(LETTERED.replay([scenes[0], msgspec.structs.replace(scenes[0])])) < len(film)


def test_long_words_are_broken_into_lines_and_cut_in_the_last() -> None:
    rows = broken("Alpenstrom " * 100, 400)
    assert len(rows) == MAX_LINES
    assert rows[-1].endswith("…")
    assert broken("short", 400) == ["short"]

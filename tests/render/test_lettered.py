"""Pictures in letters: what a game without a renderer shows of its view."""

from __future__ import annotations

import msgspec
import pytest

from games.core.contract import AnyRules
from games.core.words import Seat
from render import theme
from render.lettered import LETTERED
from render.lettered.facts import HIDDEN, columns, lines
from render.lettered.paragraphs import MAX_LINES, broken
from render.scene import History
from tests.contract.reduced import REDUCED
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

"""The board as text: what a phone shows in a line, for every game, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from games.core.words import Seat
from render import columns
from render.acquire import DRAWER as acquire
from render.greed import DRAWER as greed
from render.impero import DRAWER as impero
from render.owners_choice import DRAWER as owners_choice
from render.shark_room import DRAWER as shark_room
from tests.render import (
    samples,
    samples_greed,
    samples_impero,
    samples_owners_choice,
    samples_shark_room,
)
from tests.render.samples import HARD_NAMES, LANGUAGES
from tests.render.samples_impero import Wanted

ME = Seat(0)


def acquire_boards(language: str) -> Iterator[str]:
    for state in samples.played(6, 6).states[::40]:
        yield acquire.text(samples.scene(state, ME, language, HARD_NAMES))


def impero_boards(language: str) -> Iterator[str]:
    for wanted in (Wanted(12, 40, rich=900), Wanted(20, 120, rich=99_000)):
        state = samples_impero.state(wanted)
        yield impero.text(samples_impero.scene(state, ME, language))


def greed_boards(language: str) -> Iterator[str]:
    crowded = (samples_greed.crowded(), samples_greed.offered(5), samples_greed.picking(5))
    for state in (*crowded, *samples_greed.played(5)[::60]):
        yield greed.text(samples_greed.scene(state, ME, language))


def owners_boards(language: str) -> Iterator[str]:
    for state in samples_owners_choice.played(5).states[::20]:
        yield owners_choice.text(samples_owners_choice.scene(state, ME, language, HARD_NAMES))


def shark_boards(language: str) -> Iterator[str]:
    for state in samples_shark_room.played(4).states[::40]:
        yield shark_room.text(samples_shark_room.scene(state, ME, language, HARD_NAMES))


BOARDS = (acquire_boards, impero_boards, greed_boards, owners_boards, shark_boards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boards", BOARDS)
def test_the_board_as_text_is_no_wider_than_a_phone(
    boards: Callable[[str], Iterator[str]], language: str
) -> None:
    """Boards of whole games with the longest names and the largest numbers."""
    for text in boards(language):
        assert max(map(len, text.splitlines())) <= columns.PHONE
        assert "`" not in text


def test_a_line_that_is_too_long_goes_on_below_it() -> None:
    told = columns.written([["  " + "word " * 12]])
    first, *rest = told.splitlines()
    assert first.startswith("  word")
    assert rest
    assert all(line.startswith("    word") for line in rest)

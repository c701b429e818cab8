"""Our own recorded games go as they went, and everybody sees what he saw."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.acquire import rules as acquire
from games.core.record import Entry, Table, decode_action, replay
from tests.games.acquire.recording import FOLDER, GAMES, Line, Recorded, print_of

NAMES = sorted(GAMES)


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> tuple[Recorded, tuple[Table[Any], ...]]:
    """The record, and its tables as they come out now."""
    path = FOLDER / f"{request.param}.json"
    one = msgspec.json.decode(path.read_bytes(), type=Recorded)
    return one, replay(acquire, one.header, [entry_of(line) for line in one.lines])


def entry_of(line: Line) -> Entry:
    return Entry(line.seat, decode_action(acquire, bytes(line.action)), line.at)


def test_there_is_a_game_for_every_way_to_end_and_no_other_file() -> None:
    """Declared with 41 tiles, declared with all safe, stuck, and when all have left."""
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


def test_it_ends_as_it_ended(game: tuple[Recorded, tuple[Table[Any], ...]]) -> None:
    one, tables = game
    outcome = acquire.outcome(tables[-1].state)
    assert outcome is not None
    assert (outcome.reason, tuple(outcome.scores.values())) == (one.reason, one.scores)


def test_everybody_sees_what_he_saw(game: tuple[Recorded, tuple[Table[Any], ...]]) -> None:
    one, tables = game
    for seen in one.seen:
        view = acquire.view(tables[seen.after].state, seen.viewer)
        assert view == seen.view, (seen.after, seen.viewer)


def test_everybody_sees_and_reads_the_same_after_every_entry(
    game: tuple[Recorded, tuple[Table[Any], ...]],
) -> None:
    one, tables = game
    prints = [print_of(table, one.header.seats) for table in tables]
    changed = [
        n for n, (now, then) in enumerate(zip(prints, one.prints, strict=True)) if now != then
    ]
    assert changed == []

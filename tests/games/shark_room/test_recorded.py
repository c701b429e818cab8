"""Our own recorded games go as they went, and everybody sees what they saw."""

from __future__ import annotations

from functools import cache

import pytest

from games.core.record import event_types
from games.shark_room.rules import RULES as shark
from games.shark_room.state import State
from tests.games.recording import check, read
from tests.games.shark_room.recording import FOLDER, GAMES, Kept

NAMES = sorted(GAMES)


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_as_it_went(name: str) -> None:
    check(shark, *read(shark, FOLDER / f"{name}.json", Kept))


@cache
def happened(name: str) -> tuple[frozenset[type], frozenset[str]]:
    """The kinds of events and the tags of actions of a game."""
    one, tables = read(shark, FOLDER / f"{name}.json", Kept)
    tags = frozenset(str(type(entry.action).__struct_config__.tag) for entry in one.entries)
    return frozenset(type(event) for table in tables for event in table.events), tags


def test_everything_that_can_happen_and_be_done_is_in_one_of_them() -> None:
    events = frozenset[type]().union(*(happened(name)[0] for name in NAMES))
    tags = frozenset[str]().union(*(happened(name)[1] for name in NAMES))
    assert set(event_types(State.__module__)) - events == set()
    assert {str(one.__struct_config__.tag) for one in shark.action_types} - tags == set()

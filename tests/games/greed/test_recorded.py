"""Our own recorded games go as they went, and everybody sees what they saw."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from games.core.record import event_types
from games.greed.rules import RULES
from games.greed.state import State
from tests.games.greed.recording import FOLDER, GAMES, Kept
from tests.games.recording import check, read

NAMES = sorted(GAMES)


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_as_it_went(name: str) -> None:
    check(RULES, *read(RULES, path(name), Kept))


@cache
def kinds_of_events(name: str) -> frozenset[type]:
    _, tables = read(RULES, path(name), Kept)
    return frozenset(type(event) for table in tables for event in table.events)


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    happened = frozenset[type]().union(*map(kinds_of_events, NAMES))
    assert set(event_types(State.__module__)) - happened == set()


def test_everything_that_can_be_done_is_done_in_one_of_them() -> None:
    lines = [line for name in NAMES for line in read(RULES, path(name), Kept)[0].entries]
    done = {type(line.action).__struct_config__.tag for line in lines}
    assert {kind.__struct_config__.tag for kind in RULES.action_types} - done == set()


def test_a_stored_order_bids_in_them() -> None:
    lines = [line for name in NAMES for line in read(RULES, path(name), Kept)[0].entries]
    assert any(str(line.cause) == "order:1" for line in lines)

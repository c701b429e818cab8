"""Our own recorded games go as they went, and everybody sees what they saw."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from games.core.record import event_types
from games.owners_choice.events import PriceAtTop
from games.owners_choice.rules import RULES
from games.owners_choice.state import State
from tests.games.owners_choice.recording import FOLDER, GAMES, Kept
from tests.games.recording import check, read

NAMES = sorted(GAMES)
RARE = {PriceAtTop}
"""Not once in some hundred games; `test_dice` has it."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


@cache
def happened(name: str) -> frozenset[type]:
    _, tables = read(RULES, path(name), Kept)
    return frozenset(type(event) for table in tables for event in table.events)


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_as_it_went(name: str) -> None:
    check(RULES, *read(RULES, path(name), Kept))


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    everything = frozenset[type]().union(*map(happened, NAMES))
    assert set(event_types(State.__module__)) - everything == RARE


def test_everything_that_can_be_done_is_done_in_one_of_them() -> None:
    tags = {
        str(type(line.action).__struct_config__.tag)
        for name in NAMES
        for line in read(RULES, path(name), Kept)[0].entries
    }
    assert {str(kind.__struct_config__.tag) for kind in RULES.action_types} - tags == set()


def test_stored_orders_roll_the_dice_in_one_of_them() -> None:
    one, _ = read(RULES, path("three-with-orders"), Kept)
    assert any(str(line.cause).startswith("order:") for line in one.entries)


def test_they_end_in_every_way() -> None:
    reasons = {read(RULES, path(name), Kept)[0].reason for name in NAMES}
    assert reasons == {"goal", "last-player", "all-left"}

"""Our own recorded games go as they went, and everybody sees what they saw."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core import transcript
from games.core.record import encode, event_types
from games.core.words import Action
from games.impero.rules import RULES as impero
from games.impero.state import State
from tests.games.impero.recording import FOLDER, GAMES, SCRIPTED, Kept
from tests.games.recording import check, check_version, names, prints_of, read

NAMES = sorted(GAMES)


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def tag(action: Action) -> str:
    """The kind of an action, as records have it."""
    return str(type(action).__struct_config__.tag)


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_as_it_went(name: str) -> None:
    check(impero, *read(impero, path(name), Kept))


@cache
def kinds_of_events(name: str) -> frozenset[type]:
    _, tables = read(impero, path(name), Kept)
    return frozenset(type(event) for table in tables for event in table.events)


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    happened = frozenset[type]().union(*map(kinds_of_events, NAMES))
    assert set(event_types(State.__module__)) - happened == set()


@pytest.mark.parametrize("name", SCRIPTED)
def test_everything_that_can_be_done_is_done_in_the_scripted_ones(name: str) -> None:
    one, _ = read(impero, path(name), Kept)
    tags = {tag(line.action) for line in one.entries}
    assert {kind.__struct_config__.tag for kind in impero.action_types} - tags == set()


@pytest.mark.parametrize("name", SCRIPTED)
def test_a_stored_order_bids_in_them(name: str) -> None:
    one, _ = read(impero, path(name), Kept)
    assert [tag(line.action) for line in one.entries if str(line.cause) == "order:1"] == ["bid"] * 2


def test_one_that_goes_otherwise_is_written_anew_only_with_a_higher_version(tmp_path: Path) -> None:
    name = "two-in-italy.json"
    one, _ = read(impero, FOLDER / name, Kept)
    otherwise = replace(one.kept, prints=("another", *one.kept.prints[1:]))
    record = tmp_path / "recorded" / name
    for each in (record, prints_of(record)):
        each.parent.mkdir()
    record.write_bytes((FOLDER / name).read_bytes())
    prints_of(record).write_bytes(encode(otherwise))
    with pytest.raises(AssertionError, match="raise the version"):
        check_version(impero, record, Kept)
    record.write_bytes(transcript.write(replace(one.header, version=0), names(2), one.entries))
    check_version(impero, record, Kept)

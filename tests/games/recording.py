"""Whole games of our own, kept as JSON with what every seat saw.

`python -m tests.games.<game>.recording` plays and writes them anew; do that only when the rules
are meant to play differently, and raise their version.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from games.core.contract import Options
from games.core.record import (
    Cause,
    Entry,
    Header,
    Table,
    decode_action,
    encode,
    replay,
)
from games.core.words import RuleError, Seat, visible_events
from tests.contract.host import AnyRules

P = TypeVar("P", bound=Options)
V = TypeVar("V", bound=msgspec.Struct)


class Seen(msgspec.Struct, Generic[V], frozen=True):
    """What a viewer saw after an entry."""

    after: int
    viewer: Seat | None
    view: V


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry, its action as JSON."""

    seat: Seat | None
    action: msgspec.Raw
    at: datetime
    cause: str | None = None


class _Version(msgspec.Struct, frozen=True):
    version: int


class _Headed(msgspec.Struct, frozen=True):
    """What can be read of any file: its views may be those of an older version."""

    header: _Version


class Recorded(msgspec.Struct, Generic[P, V], frozen=True):
    """A game: `prints` are of what everybody saw and read after each entry."""

    header: Header[P]
    lines: tuple[Line, ...]
    reason: str
    scores: tuple[int, ...]
    prints: tuple[str, ...]
    seen: tuple[Seen[V], ...]


def viewers(seats: int) -> tuple[Seat | None, ...]:
    return (None, *map(Seat, range(seats)))


def print_of(rules: AnyRules, table: Table[Any], seats: int) -> str:
    """Of all views and of all that may be read, seat by seat."""
    everything = [
        (rules.view(table.state, viewer), visible_events(table.events, viewer))
        for viewer in viewers(seats)
    ]
    return hashlib.sha256(encode(everything)).hexdigest()[:16]


def recorded(
    rules: AnyRules, header: Header[Any], entries: Sequence[Entry], every: int
) -> Recorded[Any, Any]:
    """The game, with whole views every so many entries and at its end."""
    tables = replay(rules, header, entries)
    outcome = rules.outcome(tables[-1].state)
    assert outcome is not None
    shown = {*range(0, len(tables), every), len(tables) - 1}
    return Recorded(
        header,
        tuple(
            Line(
                one.seat,
                msgspec.Raw(encode(one.action)),
                one.at,
                None if one.cause is None else str(one.cause),
            )
            for one in entries
        ),
        outcome.reason,
        tuple(outcome.scores.values()),
        tuple(print_of(rules, table, header.seats) for table in tables),
        tuple(
            Seen(number, viewer, rules.view(tables[number].state, viewer))
            for number in sorted(shown)
            for viewer in viewers(header.seats)
        ),
    )


def read(
    rules: AnyRules, path: Path, kind: type[Recorded[P, V]]
) -> tuple[Recorded[P, V], tuple[Table[Any], ...]]:
    """A record, and its tables as they come out now."""
    one = msgspec.json.decode(path.read_bytes(), type=kind)
    entries = [
        Entry(
            line.seat,
            decode_action(rules, bytes(line.action)),
            line.at,
            None if line.cause is None else Cause.read(line.cause),
        )
        for line in one.lines
    ]
    return one, replay(rules, one.header, entries)


def write(
    rules: AnyRules,
    folder: Path,
    games: Iterable[tuple[str, Recorded[Any, Any]]],
    kind: type[Recorded[Any, Any]],
) -> None:
    """A file for each; what they were is printed.

    Not over one that no longer goes as it went, unless the rules have a higher version by now.
    """
    folder.mkdir(exist_ok=True)
    for name, one in games:
        path = folder / f"{name}.json"
        if path.exists():
            check_version(rules, path, kind)
        path.write_bytes(encode(one) + b"\n")
        print(name, len(one.lines), one.reason, one.scores)


def check_version(rules: AnyRules, path: Path, kind: type[Recorded[Any, Any]]) -> None:
    """AssertionError: it goes otherwise now, and the version is the old one."""
    if msgspec.json.decode(path.read_bytes(), type=_Headed).header.version != rules.version:
        return
    try:
        check(rules, *read(rules, path, kind))
    except (AssertionError, RuleError) as changed:
        raise AssertionError(f"{path.stem} goes otherwise: raise the version") from changed


def check(rules: AnyRules, one: Recorded[Any, Any], tables: Sequence[Table[Any]]) -> None:
    """It ends as it ended, and everybody sees and reads what they did after every entry."""
    outcome = rules.outcome(tables[-1].state)
    assert outcome is not None
    assert (outcome.reason, tuple(outcome.scores.values())) == (one.reason, one.scores)
    for seen in one.seen:
        view = rules.view(tables[seen.after].state, seen.viewer)
        assert view == seen.view, (seen.after, seen.viewer)
    prints = [print_of(rules, table, one.header.seats) for table in tables]
    assert [
        n for n, (now, then) in enumerate(zip(prints, one.prints, strict=True)) if now != then
    ] == []

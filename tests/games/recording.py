"""Whole games of our own: each a record as `/table export` writes it, and beside it what every seat saw.

`recorded/NAME.json` can be replayed (`python -m games.replay`), opened (`make play ARGS="--open ..."`) and
imported like any record. `prints/NAME.json` has a print of what everybody saw after each entry, and
whole views now and then.

`python -m tests.games.<game>.recording` plays and writes them anew; do that only when the rules
are meant to play differently, and raise their version.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from games import GAMES
from games.core import transcript
from games.core.contract import AnyRules, Options
from games.core.record import Entry, Header, Table, encode, replay
from games.core.transcript import TranscriptError
from games.core.words import Seat, visible_events

P = TypeVar("P", bound=Options)
V = TypeVar("V", bound=msgspec.Struct)

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
"""Who plays in the files; further seats are called after their number."""


class Seen(msgspec.Struct, Generic[V], frozen=True):
    """What a viewer saw after an entry."""

    after: int
    viewer: Seat | None
    view: V


class Prints(msgspec.Struct, Generic[V], frozen=True):
    """How a game ended; `prints` are of what everybody saw and read after each entry."""

    reason: str
    scores: tuple[int, ...]
    prints: tuple[str, ...]
    seen: tuple[Seen[V], ...]


class Recorded(msgspec.Struct, Generic[P, V], frozen=True):
    """A game with its prints."""

    header: Header[P]
    entries: tuple[Entry, ...]
    kept: Prints[V]

    @property
    def reason(self) -> str:
        return self.kept.reason


class _Version(msgspec.Struct, frozen=True):
    version: int


def viewers(seats: int) -> tuple[Seat | None, ...]:
    return (None, *map(Seat, range(seats)))


def names(seats: int) -> list[str]:
    return [*NAMES, *(f"Player {number}" for number in range(len(NAMES) + 1, seats + 1))][:seats]


def prints_of(path: Path) -> Path:
    """The file of prints beside a record."""
    return path.parent.parent / "prints" / path.name


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
    kept = Prints(
        outcome.reason,
        tuple(outcome.scores.values()),
        tuple(print_of(rules, table, header.seats) for table in tables),
        tuple(
            Seen(number, viewer, rules.view(tables[number].state, viewer))
            for number in sorted(shown)
            for viewer in viewers(header.seats)
        ),
    )
    return Recorded(header, tuple(entries), kept)


def read(
    rules: AnyRules, path: Path, kind: type[Prints[V]]
) -> tuple[Recorded[Any, V], tuple[Table[Any], ...]]:
    """A record, and its tables as they come out now."""
    reading = transcript.read(path.read_bytes(), GAMES)
    kept = msgspec.json.decode(prints_of(path).read_bytes(), type=kind)
    return Recorded(reading.header, reading.entries, kept), reading.tables


def write(
    rules: AnyRules,
    folder: Path,
    games: Iterable[tuple[str, Recorded[Any, Any]]],
    kind: type[Prints[Any]],
) -> None:
    """Two files for each; what they were is printed.

    Not over one that no longer goes as it went, unless the rules have a higher version by now.
    """
    for name, one in games:
        path = folder / f"{name}.json"
        if path.exists():
            check_version(rules, path, kind)
        for each in (path, prints_of(path)):
            each.parent.mkdir(exist_ok=True)
        path.write_bytes(transcript.write(one.header, names(one.header.seats), one.entries) + b"\n")
        prints_of(path).write_bytes(encode(one.kept) + b"\n")
        print(name, len(one.entries), one.reason, one.kept.scores)


def check_version(rules: AnyRules, path: Path, kind: type[Prints[Any]]) -> None:
    """AssertionError: it goes otherwise now, and the version is the old one."""
    if msgspec.json.decode(path.read_bytes(), type=_Version).version != rules.version:
        return
    try:
        check(rules, *read(rules, path, kind))
    except (AssertionError, TranscriptError) as changed:
        raise AssertionError(f"{path.stem} goes otherwise: raise the version") from changed


def check(rules: AnyRules, one: Recorded[Any, Any], tables: Sequence[Table[Any]]) -> None:
    """It ends as it ended, and everybody sees and reads what they did after every entry."""
    outcome = rules.outcome(tables[-1].state)
    assert outcome is not None
    kept = one.kept
    assert (outcome.reason, tuple(outcome.scores.values())) == (kept.reason, kept.scores)
    for seen in kept.seen:
        view = rules.view(tables[seen.after].state, seen.viewer)
        assert view == seen.view, (seen.after, seen.viewer)
    prints = [print_of(rules, table, one.header.seats) for table in tables]
    assert [
        n for n, (now, then) in enumerate(zip(prints, kept.prints, strict=True)) if now != then
    ] == []

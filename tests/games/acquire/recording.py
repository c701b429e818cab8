"""Whole games of our own, kept as JSON with what every seat saw.

`python -m tests.games.acquire.recording` plays and writes them anew; do that only when the rules
are meant to play differently, and raise their version.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from games.acquire import rules as acquire
from games.acquire.actions import Buy, DeclareEnd
from games.acquire.buying import NOTHING
from games.acquire.components import LAST
from games.acquire.state import Options, View
from games.core.chance import Chance
from games.core.offers import Offer, sample
from games.core.record import Entry, Header, Leave, Table, TimeUp, encode, open_table, play
from games.core.words import Action, Seat, told
from tests.contract.host import OPENED

FOLDER = Path(__file__).parent / "recorded"
EVERY = 40
"""Entries between two whole views in a file; of the others it keeps a print."""
Ends = Callable[[View], bool]


class Seen(msgspec.Struct, frozen=True):
    """What a viewer saw after an entry."""

    after: int
    viewer: Seat | None
    view: View


class Line(msgspec.Struct, frozen=True):
    """An entry, its action as JSON."""

    seat: Seat | None
    action: msgspec.Raw
    at: datetime


class Recorded(msgspec.Struct, frozen=True):
    """A game: `prints` are of what everybody saw and read after each entry."""

    header: Header[Options]
    lines: tuple[Line, ...]
    reason: str
    scores: tuple[int, ...]
    prints: tuple[str, ...]
    seen: tuple[Seen, ...]


def viewers(seats: int) -> tuple[Seat | None, ...]:
    return (None, *map(Seat, range(seats)))


def print_of(table: Table[Any], seats: int) -> str:
    """Of all views and of all that may be read, seat by seat."""
    everything = [
        (acquire.view(table.state, viewer), told(table.events, viewer)) for viewer in viewers(seats)
    ]
    return hashlib.sha256(encode(everything)).hexdigest()[:16]


def recorded(header: Header[Options], entries: Sequence[Entry]) -> Recorded:
    tables = [open_table(acquire, header)]
    for entry in entries:
        tables.append(play(acquire, header, tables[-1], entry))
    outcome = acquire.outcome(tables[-1].state)
    assert outcome is not None
    shown = {*range(0, len(tables), EVERY), len(tables) - 1}
    return Recorded(
        header,
        tuple(Line(one.seat, msgspec.Raw(encode(one.action)), one.at) for one in entries),
        outcome.reason,
        tuple(outcome.scores.values()),
        tuple(print_of(table, header.seats) for table in tables),
        tuple(
            Seen(number, viewer, acquire.view(tables[number].state, viewer))
            for number in sorted(shown)
            for viewer in viewers(header.seats)
        ),
    )


def all_safe(view: View) -> bool:
    return max(view.sizes) < LAST


def forty_one(view: View) -> bool:
    return max(view.sizes) >= LAST


def never(view: View) -> bool:
    return False


GAMES: dict[str, tuple[int, Options, Ends, int]] = {
    "two-with-a-market-to-41": (2, Options(), forty_one, 0),
    "three-hidden-until-all-are-safe": (3, Options(open_holdings=False), all_safe, 0),
    "four-until-nobody-can-move": (4, Options(), never, 0),
    "five-hidden-until-all-have-left": (5, Options(open_holdings=False), never, 70),
    "six-to-41": (6, Options(), forty_one, 0),
}
"""Seats, options, when the end is declared, and after how many entries all leave."""


def game(name: str, number: int) -> tuple[Header[Options], list[Entry]]:
    """A random game; now and then the clock answers, and once somebody leaves."""
    seats, options, ends, leaving = GAMES[name]
    header = Header("acquire", acquire.version, seats, options, f"{name} {number}", OPENED)
    table, entries, chance = open_table(acquire, header), list[Entry](), Chance(name, number)
    while acquire.outcome(table.state) is None:
        at = table.at + timedelta(minutes=1 + chance.below(600))
        entry = _entry(table, len(entries), leaving, ends, chance, at)
        table = play(acquire, header, table, entry)
        entries.append(entry)
    return header, entries


def _entry(
    table: Table[Any], number: int, leaving: int, ends: Ends, chance: Chance, at: datetime
) -> Entry:
    waiting = acquire.waiting(table.state)
    (seat,) = waiting.seats
    if leaving and number >= leaving:
        return Entry(seat, Leave(), at)
    if chance.below(25) == 0:
        return Entry(None, TimeUp(waiting.timers[0].key), at)
    view = acquire.view(table.state, seat)
    return Entry(seat, _action(view, acquire.offers(table.state, seat), ends, chance), at)


def _action(view: View, offers: Sequence[Offer], ends: Ends, chance: Chance) -> Action:
    if any(isinstance(offer.action, DeclareEnd) for offer in offers) and ends(view):
        return DeclareEnd()
    action = sample(offers[0], chance)
    if isinstance(action, Buy):
        return Buy(NOTHING if ends is never and not view.bag else action.shares)
    return action


def _wanted(name: str) -> Recorded:
    reasons = {"four-until-nobody-can-move": "stuck", "five-hidden-until-all-have-left": "all-left"}
    for number in range(500):
        one = recorded(*game(name, number))
        if one.reason == reasons.get(name, "declared"):
            return one
    raise AssertionError(name)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        one = _wanted(name)
        (FOLDER / f"{name}.json").write_bytes(encode(one) + b"\n")
        print(name, len(one.lines), one.reason, one.scores)


if __name__ == "__main__":
    main()

"""Undo: one's own last entry may be taken back, as long as nothing hidden came out since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.core.record import Cause, Leave, Undo
from games.core.words import Action, Seat


class StandingEntry(msgspec.Struct, frozen=True):
    """What undoing must know of an entry."""

    number: int
    seat: Seat | None
    action: Action | None
    """None may stand for one of the game's: only what takes back or leaves matters here."""
    revealed: bool = False
    cause: Cause | None = None


class Reach(msgspec.Struct, frozen=True):
    """An undo that is possible: back `to` an entry, at once if `free`, else if all `asked` agree."""

    to: int
    free: bool
    asked: tuple[Seat, ...] = ()


def reach(lines: Sequence[StandingEntry], seat: Seat) -> Reach | None:
    """How the seat's own last entry can be taken back; None if it has none.

    Free while neither another seat nor the clock has acted since and nothing hidden came out. Else the
    seats that acted since are asked, or everybody (an empty `asked`) if something came out or the clock
    rang: the dice would fall in another way, and two players who agree could roll them again and again.
    """
    live = standing(lines)
    own = next((n for n in reversed(range(len(live))) if _by(live[n], seat)), None)
    if own is None:
        return None
    since = live[own:]
    others = {line.seat for line in since if line.seat is not None and line.seat != seat}
    chance = any(line.revealed or line.seat is None for line in since)
    to = live[own - 1].number if own else 0
    return Reach(to, not others and not chance, () if chance else tuple(sorted(others)))


def standing(lines: Iterable[StandingEntry]) -> list[StandingEntry]:
    """The entries that no later undo has taken back, in order."""
    live: list[StandingEntry] = []
    for line in lines:
        if isinstance(line.action, Undo):
            to = line.action.to
            live = [one for one in live if one.number <= to]
        else:
            live.append(line)
    return live


def _by(line: StandingEntry, seat: Seat) -> bool:
    return line.seat == seat and line.cause is None and not isinstance(line.action, Leave)


def standing_numbers(entries: Iterable[Any], undo: type[Any] = Undo) -> list[int]:
    """The numbers, from 1, of a record's entries that no later undo of that kind has taken back."""
    found = list[int]()
    for number, entry in enumerate(entries, 1):
        if isinstance(entry.action, undo):
            found = [one for one in found if one <= entry.action.to]
        else:
            found.append(number)
    return found

"""Our own games of Impero: `python -m tests.games.impero.recording` plays and writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.core.chance import Chance
from games.core.record import Header
from games.impero.rules import RULES as impero
from games.impero.state import Options, View
from tests.contract.host import OPENED, Host
from tests.games.impero import scripted
from tests.games.recording import Prints, Recorded, recorded, write

FOLDER = Path(__file__).parent / "recorded"
EVERY = 100
"""Entries between two whole views in a file; of the others it keeps a print."""
Kept = Prints[View]

RANDOM: dict[str, tuple[int, Options, int]] = {
    "two-in-italy": (2, Options(), 0),
    "three-on-a-coast-until-all-are-ready": (3, Options(country="coast", early=True), 0),
    "four-live-until-all-have-left": (4, Options(minutes=300), 90),
}
"""Seats, options, and after how many entries all leave."""
SCRIPTED: dict[str, Options] = {
    "three-with-everything-in-italy": Options(early=True, turns=8),
    "three-with-everything-on-a-coast": Options(country="coast", turns=8),
}
GAMES = (*RANDOM, *SCRIPTED)


def game(name: str) -> Recorded[Options, View]:
    host = _scripted(name) if name in SCRIPTED else _random(name)
    record: Recorded[Any, Any] = recorded(impero, host.head, host.entries, EVERY)
    return record


def _random(name: str) -> Host:
    """A random game; the clock rings, and in one everybody leaves."""
    seats, options, leaving = RANDOM[name]
    host, chance = _host(name, seats, options), Chance(name, 0)
    while not host.over:
        if leaving and len(host.entries) >= leaving:
            host.leave(next(seat for seat in host.seats if not host.state.players[seat].left))
        else:
            host.random_step(chance)
    return host


def _scripted(name: str) -> Host:
    host = _host(name, 3, SCRIPTED[name])
    scripted.play(host)
    return host


def _host(name: str, seats: int, options: Options) -> Host:
    return Host(impero, Header("impero", impero.version, seats, options, name, OPENED))


if __name__ == "__main__":
    write(impero, FOLDER, ((name, game(name)) for name in GAMES), Kept)

"""Our own games of Greed: `python -m tests.games.greed.recording` plays and writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.core.chance import Chance
from games.core.orders import Stored
from games.core.record import Header
from games.core.words import RuleError, Seat
from games.greed.actions import BidUpTo
from games.greed.components import GOLD
from games.greed.players import sensible
from games.greed.rules import RULES
from games.greed.state import Options
from games.greed.view import View
from tests.contract.host import OPENED, Host
from tests.games.recording import Prints, Recorded, recorded, write

FOLDER = Path(__file__).parent / "recorded"
EVERY = 150
"""Entries between two whole views in a file; of the others it keeps a print."""
Kept = Prints[View]

GAMES: dict[str, tuple[int, Options, int, int]] = {
    "three-over-twelve-years": (3, Options(), 0, 70),
    "four-where-only-new-ceos-discard": (
        4,
        Options(discard_asset_after_boot="new_ceo"),
        0,
        60,
    ),
    "five-over-eight-years": (5, Options(), 0, 80),
    "four-until-all-have-left": (4, Options(), 120, 20),
}
"""Seats, options, after how many entries all leave, and how many moves of a hundred are sensible."""


def game(name: str) -> Recorded[Options, View]:
    host = _played(name)
    record: Recorded[Any, Any] = recorded(RULES, host.head, host.entries, EVERY)
    return record


def _played(name: str) -> Host:
    """Sensible and random moves, a clock that rings, and a limit for gold each year."""
    seats, options, leaving, wise = GAMES[name]
    host = Host(RULES, Header("greed", RULES.version, seats, options, name, OPENED))
    chance = Chance(name, 0)
    while not host.over:
        if not any(one.seat == 0 for one in host.orders):
            host.store(Stored(1, Seat(0), BidUpTo(host.state.board.year, GOLD, 90)))
        if leaving and len(host.entries) >= leaving:
            host.leave(next(seat for seat in host.seats if not host.state.board.left[seat]))
        elif chance.below(100) >= wise or not _sensibly(host, chance):
            host.random_step(chance)
    return host


def _sensibly(host: Host, chance: Chance) -> bool:
    """Whether somebody had a sensible move to make."""
    waiting = RULES.waiting(host.state)
    for seat in (*waiting.seats, *waiting.may):
        offers = host.offers(seat)
        view = RULES.view(host.state, seat)
        action = sensible(view, offers, chance) if offers else None
        if action is not None:
            try:
                host.act(seat, action)
            except RuleError:
                return False
            return True
    return False


if __name__ == "__main__":
    write(RULES, FOLDER, ((name, game(name)) for name in GAMES), Kept)

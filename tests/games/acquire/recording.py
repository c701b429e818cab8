"""Our own games of Acquire: `python -m tests.games.acquire.recording` plays and writes them anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from games.acquire.actions import Buy, DeclareEnd
from games.acquire.buying import NOTHING
from games.acquire.components import LAST
from games.acquire.rules import RULES as acquire
from games.acquire.state import Options, View
from games.core.chance import Chance
from games.core.offers import Offer, sample
from games.core.record import Entry, Header, Leave, Table, TimeUp, open_table, play
from games.core.words import Action
from tests.contract.host import OPENED
from tests.games.recording import Prints, Recorded, recorded, write

FOLDER = Path(__file__).parent / "recorded"
EVERY = 40
"""Entries between two whole views in a file; of the others it keeps a print."""
Ends = Callable[[View], bool]
Kept = Prints[View]


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


def _wanted(name: str) -> Recorded[Options, View]:
    reasons = {"four-until-nobody-can-move": "stuck", "five-hidden-until-all-have-left": "all-left"}
    for number in range(500):
        one: Recorded[Options, View] = recorded(acquire, *game(name, number), EVERY)
        if one.reason == reasons.get(name, "declared"):
            return one
    raise AssertionError(name)


if __name__ == "__main__":
    write(acquire, FOLDER, ((name, _wanted(name)) for name in GAMES), Kept)

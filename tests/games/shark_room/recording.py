"""Our own games of Shark Room: `python -m tests.games.shark_room.recording` plays them anew."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.desk import Propose
from games.core.offers import Offer, sample
from games.core.record import Entry, Header, Leave, Table, TimeUp, open_table, play, replay
from games.core.words import Action, RuleError, Seat
from games.shark_room.events import DESK, SharesReturned
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Options, View
from tests.contract.host import OPENED
from tests.games.recording import Prints, Recorded, recorded, write

FOLDER = Path(__file__).parent / "recorded"
EVERY = 60
"""Entries between two whole views in a file; of the others it keeps a print."""
Kept = Prints[View]

GAMES: dict[str, tuple[int, Options, int, str]] = {
    "two-until-one-is-left": (2, Options(), 40, "one-left"),
    "three-with-titles-on-the-market": (3, Options(preload_market=6), 0, "last-titles"),
    "four-with-compensation": (4, Options(seat_compensation=100), 0, "last-titles"),
}
"""Seats, options, after how many entries somebody leaves (0: nobody), and how it ends."""


def game(name: str, number: int) -> tuple[Header[Options], list[Entry]]:
    """A random game: now and then the clock answers, and some of what is done is out of turn."""
    seats, options, leaving, _ = GAMES[name]
    header = Header(shark.key, shark.version, seats, options, f"{name} {number}", OPENED)
    table, entries, chance = open_table(shark, header), list[Entry](), Chance(name, number)
    while shark.outcome(table.state) is None:
        at = table.at + timedelta(minutes=1 + chance.below(600))
        wanted = Entry(Seat(0), Leave(), at) if leaving and len(entries) >= leaving else None
        entry = wanted or _entry(table, chance, at)
        try:
            table = play(shark, header, table, entry)
        except RuleError:
            continue
        entries.append(entry)
    return header, entries


def _entry(table: Table[Any], chance: Chance, at: datetime) -> Entry:
    waiting = shark.waiting(table.state)
    if chance.below(25) == 0:
        return Entry(None, TimeUp(waiting.timers[0].key), at)
    seats = waiting.seats * 2 + waiting.may
    seat = seats[chance.below(len(seats))]
    return Entry(seat, _action(shark.offers(table.state, seat), chance), at)


def _action(offers: Sequence[Offer], chance: Chance) -> Action:
    """Of the desk less than is offered of it."""
    rest = [offer for offer in offers if offer.page != DESK]
    open_now = rest if rest and chance.below(3) else offers
    offer = open_now[chance.below(len(open_now))]
    if isinstance(offer.action, Propose) and chance.below(2):
        return replace(offer.action, words="back in two turns")
    return sample(offer, chance) if chance.below(2) else offer.action


def _wanted(name: str) -> Recorded[Options, View]:
    """The first that ends as it should and, unless it ends early, has a closing that hurts."""
    early = GAMES[name][2]
    for number in range(50):
        header, entries = game(name, number)
        told = (one for table in replay(shark, header, entries) for one in table.events)
        hurts = any(isinstance(one, SharesReturned) for one in told)
        one: Recorded[Options, View] = recorded(shark, header, entries, EVERY)
        if one.reason == GAMES[name][3] and (hurts or early):
            return one
    raise AssertionError(name)


if __name__ == "__main__":
    write(shark, FOLDER, ((name, _wanted(name)) for name in GAMES), Kept)

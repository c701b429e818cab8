"""Acquire's rules alone: random games of four, replayed entry by entry, events and all.

`python -m tests.bench.games.acquire.rules` also prints where the time goes.
"""

from __future__ import annotations

import cProfile
import pstats
import time
from collections.abc import Callable, Sequence
from typing import Any

from games.acquire.rules import RULES as acquire
from games.acquire.state import Options
from games.core.chance import Chance
from games.core.offers import sample
from games.core.record import Entry, Header, open_table, play
from tests.contract.host import OPENED

Figure = tuple[str, str, str, str]
Game = tuple[Header[Options], Sequence[Entry]]

GAMES, SEATS, ROUNDS = 40, 4, 7
WANTED = 50_000
"""Entries a second, where an empty loop of ten million takes REFERENCE seconds."""
REFERENCE = 0.10
PEERS = (
    "reduced rules 150,000; best public Python 16,000-21,000; "
    "boardgame.io 9,200; best public TypeScript 156,000-223,000"
)


def main() -> list[Figure]:
    """The machine and the rules are timed in turns, since others may be using the machine too."""
    games = [random_game(number) for number in range(GAMES)]
    entries = sum(len(played) for _, played in games)
    loop, rate, replayed = _best(games, entries)
    scaled = rate * loop / REFERENCE
    wanted = f"at least {WANTED * REFERENCE / loop:,.0f}/s here"
    return [
        ("rules: empty loop of ten million", f"{loop:.2f} s", f"{REFERENCE:.2f} s", ""),
        ("rules: Acquire, entries played", f"{rate:,.0f}/s", wanted, ""),
        ("rules: the same at 0.10 s a loop", f"{scaled:,.0f}/s", f"{WANTED:,}/s", PEERS),
        ("rules: Acquire, a game replayed", f"{replayed * 1000:.1f} ms", "", ""),
    ]


def random_game(number: int) -> Game:
    """The player who is asked does something at random."""
    header = Header("acquire", acquire.version, SEATS, Options(), f"bench {number}", OPENED)
    chance, table, entries = Chance("bench", number), open_table(acquire, header), list[Entry]()
    while acquire.outcome(table.state) is None:
        (seat,) = acquire.waiting(table.state).seats
        offers = acquire.offers(table.state, seat)
        entries.append(Entry(seat, sample(offers[chance.below(len(offers))], chance), OPENED))
        table = play(acquire, header, table, entries[-1])
    return header, entries


def replay(games: Sequence[Game]) -> None:
    for header, entries in games:
        table = open_table(acquire, header)
        for entry in entries:
            table = play(acquire, header, table, entry)


def _best(games: Sequence[Game], entries: int) -> tuple[float, float, float]:
    loops, replays = list[float](), list[float]()
    for _ in range(ROUNDS):
        loops.append(_timed(_loop))
        replays.append(_timed(lambda: replay(games)))
    return min(loops), entries / min(replays), min(replays) / len(games)


def _loop() -> None:
    for _ in range(10_000_000):
        pass


def _timed(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    for row in main():
        print("  ".join(row))
    with cProfile.Profile() as profile:
        replay([random_game(number) for number in range(GAMES)])
    pstats.Stats(profile).sort_stats("tottime").print_stats(18)

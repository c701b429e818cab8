"""Seating of tournaments: repeats, seats used again and CPU seconds, beside krcg's where it can seat."""

from __future__ import annotations

import time

from games.league.seating import SeatingRequest, seated

CASES = (
    (37, 3, (4, 5), "0 in 1.2 s", "0 in 3.2 to 9.3 s (krcg 4.19)"),
    (64, 5, (4,), "0 in 2 s", ""),
    (100, 6, (5,), "0 in 2 s", ""),
    (16, 5, (4,), "0", ""),
    (9, 4, (3,), "0", ""),
    (12, 4, (4,), "18, the floor", ""),
    (20, 2, (10,), "40, the floor", ""),
    (256, 5, (4,), "0", ""),
    (25, 6, (5,), "0 in 7 of 8 seeds", ""),
)
SEED = "7"

Figure = tuple[str, str, str, str]


def main() -> list[Figure]:
    return [_figure(*case) for case in CASES]


def _figure(players: int, rounds: int, sizes: tuple[int, ...], wanted: str, others: str) -> Figure:
    request = SeatingRequest(players=tuple(range(players)), rounds=rounds, sizes=sizes)
    start = time.process_time()
    found = seated(request, SEED).figures
    spent = time.process_time() - start
    name = f"{players} players, {rounds} rounds, tables of {' or '.join(map(str, sizes))}"
    measured = f"{found.repeats} repeats, {found.seat_again} seats again in {spent:.1f} s"
    return name, measured, wanted, others

"""Rounds of a knock-out: the first is drawn by the lot, all others by seeds, and the best of each table go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.league.seating import SeatingRequest, amended, seated, table_sizes
from games.league.tournament.history import Found
from games.league.tournament.scoring import placed
from games.league.tournament.state import Round, State, Table


def tables(state: State, drawn: Round | None = None) -> Found:
    """Tables for those who are in it. A first round that was `drawn` keeps the lot, with the fewest moves."""
    seeds = state.survivors or ()
    sizes = table_sizes_of(state, len(seeds))
    if state.rounds or len(sizes) == 1:
        return [(None, table) for table in _snaked(seeds, sizes)]
    request = SeatingRequest(
        players=seeds,
        sizes=tuple(set(sizes)),
        apart=state.apart,
        thirds=state.version > 1,
        tables=0 if drawn else len(sizes),
    )
    if drawn is None:
        found = seated(request, f"{state.seed}/round/1").rounds[0]
    else:
        before = tuple(one.players for one in drawn.tables)
        found = amended(before, request, f"{state.seed}/late/1")
    return [(None, table) for table in found]


def gone_on(state: State, last: Round) -> list[int]:
    """The best of each table: all the first in the order of their seeds, then the seconds.

    Nobody, after the last table.
    """
    if len(last.tables) + len(last.byes) <= 1:
        return []
    order = {player: place for place, player in enumerate(state.survivors or ())}
    ranked = [(0, order[player], player) for player in last.byes if player in order]
    for table in last.tables:
        best = best_of(state, table, order)
        ranked += [(place, order[player], player) for place, player in enumerate(best)]
    return [player for _, _, player in sorted(ranked)]


def best_of(state: State, table: Table, order: Mapping[int, int]) -> Sequence[int]:
    """Tied players go on in the order of their seeds. A substitute, or somebody who lapsed, does not.

    At a small table fewer go on than elsewhere, so that somebody always goes out.
    """
    ranked = [
        player
        for tied in placed(table)
        for player in sorted(tied, key=lambda one: order.get(one, 0))
        if player in order and player not in table.substitutes
    ]
    return ranked[: max(1, min(state.settings.go_on, len(table.seats) - 1))]


def table_sizes_of(state: State, count: int) -> tuple[int, ...]:
    """One table if the wished sizes or fewer hold all; smaller tables than wished rather than byes."""
    wished, least = state.settings.sizes, state.settings.seats[0]
    if count <= max(wished):
        return (count,)
    shape = table_sizes(count, wished)
    if not shape.byes:
        return shape.sizes
    return table_sizes(count, range(max(2, least), max(wished) + 1)).sizes


def _snaked(seeds: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Seeds at tables: of 16 at four, the first meets the 8th, 9th and 16th; seats in the order of seeds."""
    tables: list[list[int]] = [[] for _ in sizes]
    order = [*range(len(sizes)), *reversed(range(len(sizes)))]
    waiting = list(seeds)
    while waiting and any(len(table) < size for table, size in zip(tables, sizes, strict=True)):
        for at in order:
            if waiting and len(tables[at]) < sizes[at]:
                tables[at].append(waiting.pop(0))
    return [tuple(table) for table in tables]

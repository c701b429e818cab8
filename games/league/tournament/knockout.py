"""The draw of a knock-out: the first round by the lot, all others by seeds."""

from __future__ import annotations

from collections.abc import Sequence

from games.league.seating import SeatingRequest, amended, seated, table_sizes
from games.league.tournament.history import Found
from games.league.tournament.state import Round, State


def knockout_tables(state: State) -> Found:
    """Of those who are in it."""
    seeds = state.survivors or ()
    sizes = knockout_sizes(state, len(seeds))
    if state.rounds or len(sizes) == 1:
        return [(None, table) for table in _snaked(seeds, sizes)]
    request = SeatingRequest(
        players=seeds,
        sizes=tuple(set(sizes)),
        apart=state.apart,
        thirds=state.version > 1,
        tables=len(sizes),
    )
    return [(None, table) for table in seated(request, f"{state.seed}/round/1").rounds[0]]


def tables_again(state: State, drawn: Round) -> Found:
    """A first round keeps the lot, with the fewest moves; later ones are seeded again."""
    seeds = state.survivors or ()
    sizes = knockout_sizes(state, len(seeds))
    if state.rounds or len(sizes) == 1:
        return knockout_tables(state)
    request = SeatingRequest(
        players=seeds, sizes=tuple(set(sizes)), apart=state.apart, thirds=state.version > 1
    )
    tables = tuple(one.players for one in drawn.tables)
    return [(None, table) for table in amended(tables, request, f"{state.seed}/late/1")]


def knockout_sizes(state: State, count: int) -> tuple[int, ...]:
    """One table if the wished sizes or fewer hold all; smaller tables than wished rather than byes."""
    wished, least = state.settings.sizes, state.settings.seats[0]
    if count <= max(wished):
        return (count,)
    shape = table_sizes(count, wished)
    if not shape.byes:
        return shape.sizes
    return table_sizes(count, range(max(2, least), max(wished) + 1)).sizes


def _snaked(seeds: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Of 16 at four tables the first seed meets the 8th, 9th and 16th; seats in the order of seeds."""
    tables: list[list[int]] = [[] for _ in sizes]
    order = [*range(len(sizes)), *reversed(range(len(sizes)))]
    waiting = list(seeds)
    while waiting and any(len(table) < size for table, size in zip(tables, sizes, strict=True)):
        for at in order:
            if waiting and len(tables[at]) < sizes[at]:
                tables[at].append(waiting.pop(0))
    return [tuple(table) for table in tables]

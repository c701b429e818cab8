"""Schedules: all rounds of a league or of groups, seated at the start and amended round by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.league.seating import Round as Tables
from games.league.seating import SeatingRequest, amended, best_of, table_sizes
from games.league.seating.sizes import SMALLEST
from games.league.tournament.history import Found, history
from games.league.tournament.standings import totals
from games.league.tournament.state import Planned, State, Table

Group = tuple[int | None, tuple[int, ...]]
"""A group, or None for all, and its players."""
TRIES = 3
"""Seeds tried for a schedule; the best is taken, the first that is proven best at once."""


def with_schedule(state: State, keep: Sequence[Table]) -> State:
    """The schedule of all rounds that are not drawn, where there is one."""
    settings, played = state.settings, sum(not one.knockout for one in state.rounds)
    if played >= settings.rounds:
        return state
    planned: list[Planned] = []
    for group, players in groups_of(state):
        if len(players) < SMALLEST:
            continue
        request = SeatingRequest(
            players=players,
            rounds=settings.rounds - played,
            sizes=sizes_for(state, len(players)),
            history=history(state),
            apart=state.apart,
            thirds=state.version > 1,
            locked=(tuple(one.players for one in keep if one.group == group),),
        )
        rounds = best_of(request, seeds(state, f"group/{group}")).rounds
        planned += [
            Planned(number, table, group)
            for number, tables in enumerate(rounds, played + 1)
            for table in tables
        ]
    return replace(state, plan=tuple(planned))


def planned_tables(state: State, keep: Sequence[Table]) -> Found:
    """The schedule's round for those who are here now."""
    number = len(state.rounds) + 1
    for group, players in groups_of(state):
        kept = {player for one in keep for player in one.players}
        planned = tuple(
            table.players
            for table in state.plan
            if (table.round, table.group) == (number, group) and not kept & set(table.players)
        )
        yield from amended_tables(state, group, players, planned, keep)


def amended_tables(
    state: State,
    group: int | None,
    players: tuple[int, ...],
    tables: Tables,
    keep: Sequence[Table],
) -> Found:
    """These tables if they fit the players, else with the fewest moves."""
    kept = {player for one in keep for player in one.players}
    left = tuple(player for player in players if player not in kept)
    if len(left) < SMALLEST:
        return []
    request = SeatingRequest(
        players=left,
        sizes=sizes_for(state, len(left)),
        history=history(state),
        points=totals(state),
        apart=state.apart,
        thirds=state.version > 1,
    )
    fits = _fits(left, tables, request.sizes)
    seed = f"{state.seed}/late/{len(state.rounds) + 1}"
    return [(group, table) for table in (tables if fits else amended(tables, request, seed))]


def group_count(state: State) -> int:
    return max((one.group or 0 for one in state.players), default=0)


def groups_of(state: State) -> Iterator[Group]:
    if not group_count(state):
        yield None, state.active
        return
    for group in range(1, group_count(state) + 1):
        here = set(state.active)
        members = (one.number for one in state.players if one.group == group)
        yield group, tuple(one for one in members if one in here)


def sizes_for(state: State, count: int) -> tuple[int, ...]:
    """The configured sizes; if there are too few players for any, one table of exactly that
    many.
    """
    sizes = state.settings.sizes
    return sizes if count >= min(sizes) else (max(SMALLEST, count),)


def seeds(state: State, purpose: str) -> tuple[str, ...]:
    """The seeds of one draw; they follow from the tournament's seed."""
    return tuple(f"{state.seed}/{purpose}/{number}" for number in range(1, TRIES + 1))


def _fits(players: Sequence[int], tables: Tables, sizes: Sequence[int]) -> bool:
    """Whether the tables are those of exactly these players, but for as many byes as must be."""
    at_tables = {player for table in tables for player in table}
    byes = len(players) - len(at_tables)
    return at_tables <= set(players) and byes == table_sizes(len(players), sizes).byes

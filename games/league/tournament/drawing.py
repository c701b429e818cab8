"""Drawing a round, and fitting one that is drawn to who comes and goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from msgspec.structs import replace

from games.league.seating import Figures, Request, amended, figures, seated, table_sizes
from games.league.seating import Round as Tables
from games.league.tournament.stages import group_count, main_round_is_next, with_groups
from games.league.tournament.standings import totals
from games.league.tournament.state import Planned, Round, State, Table

Group = tuple[int | None, tuple[int, ...]]
"""A group, or None for all, and its players."""


def with_plan(state: State) -> State:
    """Groups and their whole schedule, where the format has one. It is made once, at the start."""
    settings = state.settings
    if settings.format == "groups":
        state = with_groups(state, _groups(state))
    if settings.format not in {"groups", "league"}:
        return state
    planned: list[Planned] = []
    for group, players in _groups_of(state):
        request = Request(
            players=players,
            rounds=settings.rounds,
            sizes=sizes_for(state, len(players)),
            apart=state.apart,
        )
        rounds = seated(request, f"{state.seed}/group/{group}").rounds
        planned += [
            Planned(number, table, group)
            for number, tables in enumerate(rounds, 1)
            for table in tables
        ]
    return replace(state, plan=tuple(planned))


def draw(state: State, at: datetime, keep: Sequence[Table] = ()) -> State:
    """The state with one more round, drawn and not opened. Locked tables are kept in it."""
    if not main_round_is_next(state):
        return _drawn(state, at, _knockout(state), keep, knockout=True)
    if state.settings.format == "swiss":
        return _drawn(state, at, _swiss(state, keep), keep)
    return _drawn(state, at, _planned(state, keep), keep)


def refit(state: State, at: datetime) -> State:
    """The drawn round for those who are here now, with the fewest moves."""
    drawn = state.rounds[-1]
    state = replace(state, rounds=state.rounds[:-1])
    here = set(state.survivors or ()) if drawn.knockout else set(state.active)
    keep = [one for one in drawn.tables if one.locked and set(one.players) <= here]
    if drawn.knockout:
        return _drawn(state, at, _knockout_again(state, drawn), (), knockout=True)
    found: list[tuple[int | None, tuple[int | None, ...]]] = []
    for group, players in _groups_of(state):
        tables = tuple(
            one.players for one in drawn.tables if one.group == group and one not in keep
        )
        found += _amended(state, group, players, tables, keep)
    return _drawn(state, at, found, keep)


def sizes_for(state: State, count: int) -> tuple[int, ...]:
    """The sizes as set; for fewer players than one table, a table as large as they are many."""
    sizes = state.settings.sizes
    return sizes if count >= min(sizes) else (max(2, count),)


def history(state: State, *, group: int | None = None) -> tuple[Tables, ...]:
    """Main rounds as seated. Computers have numbers of their own below zero: nobody meets one again."""
    return tuple(
        tuple(_seated(table) for table in one.tables if group is None or table.group == group)
        for one in state.rounds
        if not one.knockout
    )


def measured(state: State, tables: Iterable[Table]) -> Figures:
    """The figures of the main rounds and of these tables as the next."""
    rounds = (*history(state), tuple(map(_seated, tables)))
    return figures(rounds, totals(state), state.apart)


Found = Iterable[tuple[int | None, tuple[int | None, ...]]]
"""Tables by group."""


def _seated(table: Table) -> tuple[int, ...]:
    return tuple(
        -(table.number * 100 + seat) if player is None else player
        for seat, player in enumerate(table.seats)
    )


def _drawn(
    state: State, at: datetime, found: Found, keep: Sequence[Table], *, knockout: bool = False
) -> State:
    made = state.tables_made
    new = [
        Table(number, _filled(state, seats), group)
        for number, (group, seats) in enumerate(found, made + 1)
    ]
    tables = (*keep, *new)
    playing = state.survivors if knockout and state.survivors else state.active
    at_tables = {player for table in tables for player in table.seats}
    byes = tuple(player for player in playing if player not in at_tables)
    number = len(state.rounds) + 1
    drawn = Round(number, tables, byes, measured(state, tables), at, knockout)
    return replace(state, rounds=(*state.rounds, drawn), tables_made=made + len(new))


def _filled(state: State, seats: Sequence[int | None]) -> tuple[int | None, ...]:
    """A game that needs more seats than there are people left gets computers."""
    missing = state.settings.seats[0] - len(seats)
    return (*seats, *(None for _ in range(missing)))


def _swiss(state: State, keep: Sequence[Table]) -> Found:
    points = totals(state) if state.rounds else {}
    request = Request(
        players=state.active,
        sizes=sizes_for(state, len(state.active)),
        history=history(state),
        points={player: points[player] for player in state.active} if points else {},
        apart=state.apart,
        locked=(tuple(one.players for one in keep),),
        softness=state.settings.softness,
    )
    found = seated(request, f"{state.seed}/round/{len(state.rounds) + 1}").rounds[0]
    return [(None, table) for table in found[len(keep) :]]


def _planned(state: State, keep: Sequence[Table]) -> Found:
    """The schedule's round for those who are here now."""
    number = len(state.rounds) + 1
    for group, players in _groups_of(state):
        kept = {player for one in keep for player in one.players}
        planned = tuple(
            table.players
            for table in state.plan
            if (table.round, table.group) == (number, group) and not kept & set(table.players)
        )
        yield from _amended(state, group, players, planned, keep)


def _amended(
    state: State,
    group: int | None,
    players: tuple[int, ...],
    tables: Tables,
    keep: Sequence[Table],
) -> Found:
    """These tables if they fit the players, else with the fewest moves."""
    kept = {player for one in keep for player in one.players}
    left = tuple(player for player in players if player not in kept)
    if len(left) < 2:
        return []
    request = Request(
        players=left,
        sizes=sizes_for(state, len(left)),
        history=history(state),
        points=totals(state),
        apart=state.apart,
    )
    fits = _fits(left, tables, request.sizes)
    seed = f"{state.seed}/late/{len(state.rounds) + 1}"
    return [(group, table) for table in (tables if fits else amended(tables, request, seed))]


def _fits(players: Sequence[int], tables: Tables, sizes: Sequence[int]) -> bool:
    """Whether the tables are those of exactly these players, but for as many byes as must be."""
    at_tables = {player for table in tables for player in table}
    byes = len(players) - len(at_tables)
    return at_tables <= set(players) and byes == table_sizes(len(players), sizes).byes


def _groups(state: State) -> Tables:
    """As even as can be, drawn by the seed, with those apart who are kept apart."""
    count = len(state.active)
    groups = max(1, round(count / state.settings.group_size))
    each = count // groups
    sizes = (each, each + 1) if count % groups else (each,)
    request = Request(players=state.active, sizes=sizes, apart=state.apart, tables=groups)
    return seated(request, f"{state.seed}/groups").rounds[0]


def _groups_of(state: State) -> Iterator[Group]:
    if not group_count(state):
        yield None, state.active
        return
    for group in range(1, group_count(state) + 1):
        members = (one for one in state.players if one.group == group and one.status == "entered")
        yield group, tuple(one.number for one in members)


def _knockout(state: State) -> Found:
    """The first round of a knock-out by the lot, all others by seeds."""
    seeds = state.survivors or ()
    sizes = knockout_sizes(state, len(seeds))
    if state.rounds or len(sizes) == 1:
        return [(None, table) for table in _snake(seeds, sizes)]
    request = Request(players=seeds, sizes=tuple(set(sizes)), apart=state.apart, tables=len(sizes))
    return [(None, table) for table in seated(request, f"{state.seed}/round/1").rounds[0]]


def _knockout_again(state: State, drawn: Round) -> Found:
    """A first round keeps the lot, with the fewest moves; later ones are seeded anew."""
    seeds = state.survivors or ()
    sizes = knockout_sizes(state, len(seeds))
    if state.rounds or len(sizes) == 1:
        return _knockout(state)
    request = Request(players=seeds, sizes=tuple(set(sizes)), apart=state.apart)
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


def _snake(seeds: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Of 16 at four tables the first seed meets the 8th, 9th and 16th; seats in the order of seeds."""
    tables: list[list[int]] = [[] for _ in sizes]
    order = [*range(len(sizes)), *reversed(range(len(sizes)))]
    waiting = list(seeds)
    while waiting and any(len(table) < size for table, size in zip(tables, sizes, strict=True)):
        for at in order:
            if waiting and len(tables[at]) < sizes[at]:
                tables[at].append(waiting.pop(0))
    return [tuple(table) for table in tables]

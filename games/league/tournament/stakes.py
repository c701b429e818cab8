"""Nobody acts in their own cause: who has a stake in a director's decision, and whom it hits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from games.league.tournament.effects import player_of, table_of
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Cancel,
    Change,
    Decision,
    Drop,
    EndAfter,
    Extend,
    Penalise,
    Redraw,
    Replace,
    Rule,
    Swap,
)
from games.league.tournament.scoring import A_SEAT, table_points
from games.league.tournament.settings import HUNDRED, ByMoney, Settings
from games.league.tournament.standings import totals
from games.league.tournament.state import Player, Playing, Round, State, Table

Range = tuple[Fraction, Fraction]

ENDING = ("rounds", "final", "counted")
"""Settings that decide when a tournament that is played ends, and what counts then."""


def stake(state: State, step: Decision, player: int | None) -> bool:
    """Whether the decision is in this player's own cause: at their table, in their group or knock-out, or
    about points within which they stand. None, somebody who never joined, has none.

    RuleError: no-such-table, no-such-player.
    """
    if player is None:
        return False
    own = player_of(state, player)
    match step:
        case Rule() | Adjudicate():
            return _at_tables(state, own, [table_of(state, step.table)])
        case Replace():
            return step.player == player or _at_tables(state, own, [table_of(state, step.table)])
        case Drop(player=other):
            return other != player and _dropping(state, own, player_of(state, other))
        case Penalise(player=other, points=points):
            total = totals(state)[player_of(state, other).number]
            ends = sorted((total, total - points))
            return other == player or _among(state, own, {other: (ends[0], ends[1])})
        case Add(player=other):
            return other == player and bool(state.rounds)
        case _:
            return _in_round(state, step, own)


def _in_round(
    state: State, step: Extend | Swap | Redraw | Change | Cancel | EndAfter, own: Player
) -> bool:
    """Whether there is a stake in a decision about a round, or about the rest of the tournament."""
    one = state.current
    if one is None or not isinstance(state.phase, Playing):
        return False
    match step:
        case Extend():
            return any(own.number in table.seats for table in one.running)
        case Swap(table=number, other_table=other):
            tables = [table for table in one.tables if table.number in {number, other}]
            return any(own.number in table.seats for table in tables)
        case Redraw():
            return own.number in _drawn(one)
        case Change(settings=settings):
            return _plays(state, own) and _ends_otherwise(state.settings, settings)
        case Cancel() | EndAfter():
            return _plays(state, own)


def hit(state: State, step: Decision, player: int | None) -> tuple[int, ...]:
    """Those whom the decision of this player is about; if it is about nobody else, all others who play."""
    others = [one for one in state.entered if one != player]
    return tuple(one for one in dict.fromkeys(_hit(state, step)) if one != player) or tuple(others)


def concerned(state: State, step: Decision) -> tuple[int, ...]:
    """Those who are told in person of a director's decision: it takes a seat, points or places."""
    if isinstance(step, Rule | Adjudicate | Replace | Drop | Penalise):
        own = (step.player,) if isinstance(step, Penalise) else _hit(state, step)
        return tuple(dict.fromkeys(own))
    return ()


def _hit(state: State, step: Decision) -> Sequence[int]:
    one = state.current
    match step:
        case Rule(table=number) | Adjudicate(table=number):
            return _people(table_of(state, number))
        case Replace(table=number, seat=seat):
            return [player for player in table_of(state, number).seats[seat : seat + 1] if player]
        case Penalise(points=points) if points < 0:
            # A person is not asked whether they want points.
            return [other for other in state.entered if other != step.player]
        case Drop(player=player) | Penalise(player=player):
            return [player]
        case Swap(table=number, other_table=other) if one is not None:
            tables = [table for table in one.tables if table.number in {number, other}]
            return [player for table in tables for player in table.players]
        case Extend() if one is not None:
            return [player for table in one.running for player in table.players]
        case Redraw() if one is not None:
            return _drawn(one)
        case _:
            return []


def _at_tables(state: State, own: Player, tables: Sequence[Table]) -> bool:
    if any(own.number in (*_people(table), *table.replaced) for table in tables):
        return True
    found = totals(state)
    moved = {player: at for table in tables for player, at in _ranges(state, table, found)}
    return _among(state, own, moved)


def _dropping(state: State, own: Player, other: Player) -> bool:
    """Those who stand behind a player who is put out come nearer to the first place."""
    if not state.rounds:
        return False
    now = state.rounds[-1]
    tables = [table for table in now.tables if other.number in table.seats and not table.result]
    lowest, total = min(totals(state).values()), totals(state)[other.number]
    return _at_tables(state, own, tables) or _among(state, own, {other.number: (lowest, total)})


def _among(state: State, own: Player, moved: Mapping[int, Range]) -> bool:
    """Whether somebody who plays fights with those who are moved for the same places."""
    if not _plays(state, own):
        return False
    if state.survivors is not None:
        return bool(set(moved) & set(state.survivors))
    if own.group is not None:
        return any(player_of(state, one).group == own.group for one in moved)
    mine = totals(state)[own.number]
    return any(low <= mine <= high for low, high in moved.values())


def _plays(state: State, own: Player) -> bool:
    """Whether they can still win."""
    here = own.status == "entered"
    return here and (state.survivors is None or own.number in state.survivors)


def _ranges(
    state: State, table: Table, found: Mapping[int, Fraction]
) -> Iterator[tuple[int, Range]]:
    """Where each of the table's people may stand by what it brings them."""
    settings = state.settings
    has = table_points(settings, table, state.version)
    for player in _people(table):
        low = found[player] - has.get(player, 0)
        yield player, (low, low + _most(settings, len(table.seats)))


def _most(settings: Settings, seats: int) -> int:
    """What a table brings at most, in hundredths."""
    if isinstance(settings.points, ByMoney):
        return max(100, A_SEAT * seats) * HUNDRED
    return HUNDRED * settings.points.at(seats)[0]


def _people(table: Table) -> tuple[int, ...]:
    """Those to whom its places go."""
    return (*table.players, *(player for player, _ in table.kept))


def _drawn(one: Round) -> list[int]:
    tables: Iterable[Table] = one.tables
    return [*(player for table in tables for player in table.players), *one.byes]


def _ends_otherwise(was: Settings, now: Settings) -> bool:
    return any(getattr(was, name) != getattr(now, name) for name in ENDING)

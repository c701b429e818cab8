"""A judge's answer, and small changes of a state that several rules make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from games.core.words import Fact, RuleError
from games.league.tournament.effects import Announced, AnyEffect
from games.league.tournament.state import Player, Round, State, Table


class Judged(msgspec.Struct, frozen=True):
    """The state after an entry, and what follows outside, in this order."""

    state: State
    effects: tuple[AnyEffect, ...] = ()

    def then(self, state: State, *effects: AnyEffect) -> Judged:
        """The same with a later state and more effects."""
        return Judged(state, (*self.effects, *effects))


def say(key: str, calls: Iterable[int] = (), **facts: Fact) -> Announced:
    return Announced(key, facts, tuple(calls))


def player_of(state: State, number: int) -> Player:
    """RuleError: no-such-player."""
    if not 1 <= number <= len(state.players):
        raise RuleError("no-such-player", most=len(state.players))
    return state.players[number - 1]


def with_player(state: State, player: Player) -> State:
    """The player in the place of their number, or one more."""
    players = list(state.players)
    players[player.number - 1 : player.number] = [player]
    return replace(state, players=tuple(players))


def with_round(state: State, one: Round) -> State:
    rounds = list(state.rounds)
    rounds[one.number - 1] = one
    return replace(state, rounds=tuple(rounds))


def with_table(state: State, table: Table) -> State:
    """The table in the place of its number, in whatever round it is."""
    one = round_of(state, table.number)
    tables = tuple(table if old.number == table.number else old for old in one.tables)
    return with_round(state, replace(one, tables=tables))


def round_of(state: State, table: int) -> Round:
    """RuleError: no-such-table."""
    for one in state.rounds:
        if any(table == found.number for found in one.tables):
            return one
    raise RuleError("no-such-table", most=state.tables_made)


def table_of(state: State, number: int) -> Table:
    """RuleError: no-such-table."""
    return next(one for one in round_of(state, number).tables if one.number == number)


def check_result(table: Table, places: Sequence[Sequence[int]], scores: Sequence[int]) -> None:
    """Each seat has one place and one score. RuleError: result-incomplete."""
    seats = len(table.seats)
    placed = sorted(seat for tied in places for seat in tied)
    if placed != list(range(seats)) or len(scores) != seats:
        raise RuleError("result-incomplete", seats=seats)

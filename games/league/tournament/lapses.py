"""People for whom the computer answers too often: marked, not seated, back with one press, at last out.

What lapsing is, the table says; see `games.core.attendance`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.effects import (
    AnyEffect,
    CloseTable,
    Judged,
    player_of,
    round_of,
    say,
    table_of,
    with_player,
    with_table,
)
from games.league.tournament.entries import Silent
from games.league.tournament.state import MAX_LAPSES, Result, State, Table


def silenced(state: State, action: Silent) -> Judged:
    """The table marks who has lapsed there, and when it is scored if nobody acts.

    RuleError: table-not-running, no-such-seat; stale, if nothing is new.

    Where somebody who played has left, those who stay may all be silent already: only the end is new.
    """
    one, table = round_of(state, action.table), table_of(state, action.table)
    if one.opened is None or table.result is not None:
        raise RuleError("table-not-running", table=table.number)
    if any(not 0 <= seat < len(table.seats) for seat in action.seats):
        raise RuleError("no-such-seat", most=len(table.seats))
    silent = tuple(player for seat in action.seats if (player := table.seats[seat]) is not None)
    all_silent = set(silent) >= set(table.players)
    if set(silent) == set(table.silent) and all_silent == (table.scored_at is not None):
        raise RuleError("stale")
    marked = replace(table, silent=silent, scored_at=action.scored_at if all_silent else None)
    judged = Judged(with_table(state, marked))
    for player in set(table.silent) - set(silent):
        judged = judged.then(_resting(judged.state, player, resting=False))
    for player in silent:
        if player not in table.silent:
            judged = _lapsed(judged, table, player)
    if not all_silent:
        return judged
    until = int(action.scored_at.timestamp())
    return judged.then(judged.state, say("table-silent", table=table.number, until=until))


def ended(state: State, table: Table, result: Result, lapsed: Sequence[int]) -> Judged:
    """The table has its result; who had lapsed at its end stands behind, and has one lapse more."""
    over = replace(table, result=result, missed=tuple(lapsed), silent=(), scored_at=None)
    judged = Judged(with_table(state, over))
    for player in set(table.silent) - set(lapsed):
        judged = judged.then(_resting(judged.state, player, resting=False))
    for player in lapsed:
        judged = counted(judged, table, player)
    return judged


def scored(state: State, number: int) -> Judged:
    """Nobody has played there for too long: all who lapsed have missed it."""
    table = table_of(state, number)
    seats = tuple(range(len(table.seats)))
    result = Result((seats,), tuple(0 for _ in seats), "method")
    judged = ended(state, table, result, table.silent)
    said: tuple[AnyEffect, ...] = (CloseTable(number), say("silent-table-scored", table=number))
    return Judged(judged.state, (*said, *judged.effects))


def counted(judged: Judged, table: Table, number: int) -> Judged:
    """One lapse more. Who was not marked before hears of it now; with the last one they are out."""
    if number not in table.silent:
        judged = _lapsed(judged, table, number)
    player = player_of(judged.state, number)
    player = replace(player, lapses=player.lapses + 1)
    if player.lapses < MAX_LAPSES or player.status != "entered":
        return judged.then(with_player(judged.state, player))
    out = replace(player, status="out", resting=False)
    said = say("lapsed-out", calls=(number,), player=number)
    return judged.then(with_player(judged.state, out), said)


def _lapsed(judged: Judged, table: Table, number: int) -> Judged:
    """They are told at once what follows, and what brings them back."""
    state = judged.state
    last = player_of(state, number).lapses + 1 >= MAX_LAPSES
    key = "lapsed-again" if last else "lapsed"
    said = say(key, calls=(number,), player=number, table=table.number)
    return judged.then(_resting(state, number, resting=True), said)


def _resting(state: State, number: int, *, resting: bool) -> State:
    player = player_of(state, number)
    return with_player(state, replace(player, resting=resting and player.status == "entered"))

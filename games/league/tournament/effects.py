"""What follows from an entry outside: tables to open and close, things to say and to give.

The bot writes them to its outbox in the same transaction as the entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from games.core.words import Fact, Facts, RuleError, kebab
from games.league.tournament.entries import Author, Decision
from games.league.tournament.settings import Settings
from games.league.tournament.state import Player, Result, Round, State, Table


class Effect(msgspec.Struct, frozen=True, tag_field="is", tag=kebab):
    """Table numbers are unique in a tournament, also across undos: each is opened once."""


class OpenTable(Effect, frozen=True):
    """In this order of seats; None is a computer that cannot win. All are called once."""

    table: int
    round: int
    players: tuple[int | None, ...]


class ReplaceSeat(Effect, frozen=True):
    """Replace a seat of a running table; None: a computer goes on."""

    table: int
    seat: int
    player: int | None
    left: bool = False
    """Whether the player before has left, or was put out of the tournament."""
    absent: bool = False
    """Whether nobody decided it: the player before was away for long."""


class CloseTable(Effect, frozen=True):
    """Its game ends without a result of its own: it was scored otherwise, undone or cancelled."""

    table: int


class HaltTable(Effect, frozen=True):
    """Its clock stops until it is resumed."""

    table: int


class ResumeTable(Effect, frozen=True):
    """It goes on: after a pause, or because what closed or halted it was undone."""

    table: int


class ScoreTable(Effect, frozen=True):
    """The round is over: finish the turn, score by the published method, then enter `Adjudicate`.

    Or the director asks for it before, as user `user_id`.
    """

    table: int
    by: Author = "clock"
    user_id: int | None = None


class PublishResult(Effect, frozen=True):
    """The places of a table that a method or a director has found count from now on; None: not any more."""

    table: int
    places: tuple[tuple[int, ...], ...] | None
    scores: tuple[int, ...] = ()
    """None of a ruling: they are points, and no money."""
    word: bool = False
    """Whether they are a director's."""
    lapsed: tuple[int, ...] = ()
    """Seats whose people had lapsed; of a director's word none: it says who stands before whom."""


class KeepRound(Effect, frozen=True):
    """The running table's round ends at another time now, or is called otherwise."""

    table: int


class Announced(Effect, frozen=True):
    """To be said in the tournament's channel: a key of the catalogue with its facts.

    `calls`: the players who are called by name.
    """

    key: str
    facts: Facts = {}
    calls: tuple[int, ...] = ()
    was: Settings | None = None
    now: Settings | None = None
    """Changed settings: before and after."""
    result: Result | None = None
    """What a ruling that waited asked for, when only rulings did."""
    step: Decision | None = None
    """What is asked for in somebody's own cause, or was decided so."""


class TellHit(Effect, frozen=True):
    """To be told to somebody whom a director's decision hits, by a direct message."""

    player: int
    step: Decision
    reason: str
    entry: int
    """The entry that decided it, or asked for it."""
    asked: bool = False
    """Whether it waits."""
    settled: int = 0
    """The entry by which it counted, if it was asked for."""
    until: datetime | None = None
    """Until when those whom it hits may answer."""


class GiveRole(Effect, frozen=True):
    """To the winner, or winners."""

    players: tuple[int, ...]


class TakeRole(Effect, frozen=True):
    """From those who turned out not to have won."""

    players: tuple[int, ...]


class PublishSeed(Effect, frozen=True):
    seed: str


AnyEffect = (
    OpenTable
    | ReplaceSeat
    | CloseTable
    | HaltTable
    | ResumeTable
    | ScoreTable
    | KeepRound
    | PublishResult
    | Announced
    | TellHit
    | GiveRole
    | TakeRole
    | PublishSeed
)


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


def kept_rounds(before: State, after: State) -> tuple[KeepRound, ...]:
    """For each table that runs before and after, if when its round ends has changed, or its names have."""
    one, other = before.current, after.current
    if one is None or other is None or one.number != other.number or other.opened is None:
        return ()
    was = (one.due, before.pausing is None, before.settings.title)
    if was == (other.due, after.pausing is None, after.settings.title):
        return ()
    ran = {table.number for table in one.running}
    return tuple(KeepRound(table.number) for table in other.running if table.number in ran)


def published(before: State, after: State) -> tuple[PublishResult, ...]:
    """What differs in results that the games themselves have not found."""
    was = {table.number: table for one in before.rounds for table in one.tables}
    found = list[PublishResult]()
    for one in after.rounds:
        for table in one.tables:
            old = was[table.number].result if table.number in was else None
            found += _published(table, old)
    return tuple(found)


def _published(table: Table, old: Result | None) -> Iterator[PublishResult]:
    new = table.result
    if new == old:
        return
    if new is not None and new.by != "table" and new.places:
        word = new.by == "director"
        scores = () if word else new.scores
        gone = () if word else _seats_of(table, table.missed)
        yield PublishResult(table.number, new.places, scores, word, gone)
    elif old is not None and old.by != "table":
        yield PublishResult(table.number, None)


def _seats_of(table: Table, players: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(table.seats) if player in players)

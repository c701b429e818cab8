"""What a record asks of its game tables: to open, to stop, to go on, to seat somebody, to be scored."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from hashlib import sha256
from typing import Any

import structlog

from bot.engine.keeping.above import Published
from bot.engine.lobby import seated_tables
from bot.engine.moves.stored_orders import settle
from bot.engine.people import pausing, ruling, silence, substitutes
from bot.engine.people.ruling import Ruling
from bot.engine.running import round_ends
from bot.engine.table.live import Change, Live
from bot.engine.tables import Tables
from bot.engine.time.holding import holding, unmoved
from bot.engine.time.round_times import warned_at
from bot.engine.time.starts import hours_of
from bot.errors import HouseError
from bot.store import tournaments
from bot.store.rows import TableRound
from bot.store.tournaments import TaskRow
from bot.tournaments.records.records import Held, Records, open_table
from bot.tournaments.records.terms import clock_in, unpacked
from games.core.contract import Outcome, Rules
from games.core.timers import next_at
from games.core.words import Seat
from games.league.adjudication import GAMES, Adjudication, behind, by_worth, mean
from games.league.tournament.effects import (
    AnyEffect,
    CloseTable,
    HaltTable,
    KeepRound,
    OpenTable,
    PublishResult,
    ReplaceSeat,
    ResumeTable,
    ScoreTable,
    round_of,
    table_of,
)
from games.league.tournament.entries import Adjudicate

log = structlog.get_logger()

LATE = timedelta(minutes=10)
"""How long after an hour a table of a game by the clock still opens; later it waits for the next hour."""

GLANCE = 5
"""Seconds between two looks whether a score that takes long is still wanted."""

_INSTANT = timedelta(microseconds=1)


class NotYetError(Exception):
    """The task must wait until a moment."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


class GameTables:
    """Carries out effects. Each may be asked again after a crash, and then does nothing twice."""

    def __init__(self, records: Records, tables: Tables) -> None:
        self._records = records
        self._tables = tables
        self._repository = tables.repository

    async def carry_out(self, task: TaskRow, effect: AnyEffect) -> None:
        """Do it and strike it off the list. NotYetError if it must wait."""
        match effect:
            case OpenTable():
                await self._open(task, effect)
                return
            case CloseTable(table=number):
                await self._rule(task, number, "end")
            case HaltTable(table=number):
                await self._rule(task, number, "pause")
            case ResumeTable(table=number):
                if await self._table(task.tournament_id, number) is None:
                    await self._open(task, await self._missing(task, number))
                    return
                await self._resume(task, number)
            case ReplaceSeat():
                await self._replace(task, effect)
            case PublishResult(table=number):
                await self._publish(task.tournament_id, number, effect)
            case KeepRound(table=number):
                await self.keep_round(task.tournament_id, number)
            case ScoreTable():
                await self.score(task.tournament_id, effect)
            case _:
                raise AssertionError(effect)
        await self._records.store.write(partial(tournaments.done, task_id=task.id))

    async def _open(self, task: TaskRow, effect: OpenTable) -> None:
        """Creates the table, stores its number and ends the task in one transaction. HouseError:
        no-such-game, if the game is gone or no longer accepts these options.
        """
        held = await self._records.look(task.tournament_id)
        rules = self._repository.games.get(held.state.settings.game)
        if rules is None:
            raise HouseError("no-such-game")
        plan = _plan(held, rules, effect)
        moment = self._moment(held, rules, plan, effect)
        change = seated_tables.start(rules, plan, moment)

        def also(connection: sqlite3.Connection, table_id: int) -> None:
            tournaments.put_table(connection, task.tournament_id, effect.table, table_id)
            tournaments.done(connection, task.id)

        await self._repository.create(change, also)

    async def _missing(self, task: TaskRow, number: int) -> OpenTable:
        """A table that could not be opened before what closed it was taken back."""
        held = await self._records.look(task.tournament_id)
        one = round_of(held.state, number)
        return OpenTable(number, one.number, table_of(held.state, number).seats)

    def _moment(
        self,
        held: Held,
        rules: Rules[Any, Any, Any],
        plan: seated_tables.SeatedPlan,
        effect: OpenTable,
    ) -> datetime:
        """When the game begins: now, or at the next hour of a game that goes by the clock."""
        now = self._records.now()
        hours = hours_of(rules, seated_tables.row_of(rules, plan, now))
        if not hours:
            return now
        opened = round_of(held.state, effect.table).opened or now
        start = next_at(max(opened, now - LATE) - _INSTANT, plan.clock.zone, hours)
        if start > now:
            raise NotYetError(start)
        return start

    async def _rule(self, task: TaskRow, number: int, what: Ruling) -> None:
        """As an administrator would; a table that is over, or there already, is left alone."""
        table_id = await self._table(task.tournament_id, number)
        if table_id is None:
            return
        async with self._repository.hold(table_id) as live:
            change = Change(live, self._repository.now())
            with suppress(HouseError):
                ruling.check(live, what)
                ruling.do(change, what, "director")
                await self._repository.commit(change)

    async def _resume(self, task: TaskRow, number: int) -> None:
        """Also a table that was closed, when what closed it is taken back."""
        table_id = await self._table(task.tournament_id, number)
        if table_id is None:
            return
        async with self._repository.hold(table_id) as live:
            change = Change(live, self._repository.now())
            if live.row.stage == "closed":
                pausing.reopen(change)
            elif live.row.stage == "paused":
                ruling.do(change, "resume", "director")
            await self._repository.commit(change)

    async def _replace(self, task: TaskRow, effect: ReplaceSeat) -> None:
        """Another person takes the seat, or a computer plays on in it; nobody else may take it."""
        held = await self._records.look(task.tournament_id)
        table_id = await self._table(task.tournament_id, effect.table)
        if table_id is None:
            return
        async with self._repository.hold(table_id) as live:
            if live.row.stage not in {"running", "paused"}:
                return
            change = Change(live, self._repository.now())
            person, seat = _person(held, effect.player), Seat(effect.seat)
            why: substitutes.Why = "absent" if effect.absent else "director"
            substitutes.replace_by(change, seat, person, "left" if effect.left else why)
            if change.live.row.stage == "running":
                settle(change)
                # Those left may all be away, and then the computers must not end their game.
                silence.pause_if_deserted(change)
            await self._repository.commit(change)

    async def _publish(self, tournament_id: int, number: int, effect: PublishResult) -> None:
        """History and ratings follow what the tournament has published."""
        table_id = await self._table(tournament_id, number)
        if table_id is None:
            return
        found = None
        if effect.places is not None:
            found = Published(effect.places, effect.scores, effect.word, effect.lapsed)
        await self._repository.above.publish(table_id, found)

    async def keep_round(self, tournament_id: int, number: int) -> None:
        """The table hears of its round as it is now."""
        held = await self._records.look(tournament_id)
        table_id = await self._table(tournament_id, number)
        if table_id is None or open_table(held.state, number) is None:
            return
        async with self._repository.hold(table_id) as live:
            if live.row.stage in {"running", "paused"}:
                change = Change(live, self._repository.now())
                round_ends.enter_round(change, _round(held, number))
                await self._repository.commit(change)

    async def takes_long(self, tournament_id: int) -> bool:
        """Whether scoring a table of the tournament takes minutes."""
        return (await self._records.look(tournament_id)).state.settings.late_tables == "playouts"

    async def score(self, tournament_id: int, wanted: ScoreTable) -> None:
        """A late or broken-off table by the published method; one that has ended scores itself."""
        if not await self.takes_long(tournament_id):
            live = await self._wanted(tournament_id, wanted)
            if live is not None:
                found = await asyncio.to_thread(by_worth, live.rules, live.begun[1].state)
                await self._scored(tournament_id, wanted, found, live)
            return
        live = await self._wanted(tournament_id, wanted)
        outcomes = await self._played_on(tournament_id, wanted, live)
        if live and outcomes and await self._wanted(tournament_id, wanted):
            await self._scored(tournament_id, wanted, mean(outcomes), live)

    async def _played_on(
        self, tournament_id: int, wanted: ScoreTable, live: Live | None
    ) -> tuple[Outcome, ...]:
        """The outcome of the table as it stands; none if its score is not wanted any more."""
        if live is None:
            return ()
        work = asyncio.create_task(
            self._repository.pool.playouts(f"table {live.row.id}", *live.begun, GAMES)
        )
        try:
            # The director may rule or extend meanwhile; then others shall not wait for this table.
            while not work.done():
                await asyncio.wait([work], timeout=GLANCE)
                if not work.done() and await self._wanted(tournament_id, wanted) is None:
                    return ()
            return work.result()
        finally:
            work.cancel()
            await asyncio.wait([work])

    async def _wanted(self, tournament_id: int, wanted: ScoreTable) -> Live | None:
        """The game table; None if it is over or scored, or if its round has been extended."""
        state = (await self._records.look(tournament_id)).state
        table_id = await self._table(tournament_id, wanted.table)
        if table_id is None or open_table(state, wanted.table) is None:
            return None
        live = await self._repository.look(table_id)
        late = round_of(state, wanted.table).overdue or wanted.by == "director"
        return live if live.row.stage == "closed" or (late and live.row.stage != "over") else None

    async def _scored(
        self, tournament_id: int, wanted: ScoreTable, found: Adjudication, live: Live
    ) -> None:
        """Those who let the others wait stand behind them: as the table stood when its round ended."""
        held = await self._records.look(tournament_id)
        one, now = round_of(held.state, wanted.table), self._records.now()
        moment = min(one.due, now) if one.due and one.overdue else now
        late, absent = holding(live, moment), unmoved(live, moment)
        found = behind(found, late)
        action = Adjudicate(wanted.table, found.places, found.scores, late, absent)
        await self._records.enter(tournament_id, action, wanted.by, wanted.user_id)

    async def _table(self, tournament_id: int, number: int) -> int | None:
        """The game table's id; None if it was never opened."""
        opened = await self._records.store.read(
            partial(tournaments.tables, tournament_id=tournament_id)
        )
        return opened.get(number)


def _plan(held: Held, rules: Rules[Any, Any, Any], effect: OpenTable) -> seated_tables.SeatedPlan:
    terms = unpacked(held.state.settings.table)
    people = tuple(_person(held, player) for player in effect.players)
    return seated_tables.SeatedPlan(
        guild_id=held.row.guild_id,
        channel_id=held.row.channel_id,
        host_id=held.row.host_id,
        language=held.row.language,
        options=terms.options_of(rules),
        clock=clock_in(held.state.settings, held.row.zone),
        # Of a secret seed: published afterwards, it shows that no table's cards were chosen.
        seed=sha256(f"{held.state.seed}/table/{effect.table}".encode()).hexdigest()[:32],
        people=people,
        round=_round(held, effect.table),
    )


def _round(held: Held, number: int) -> TableRound:
    """What the table says of its round. While the tournament is paused no end is known."""
    one = round_of(held.state, number)
    ends = None if held.state.pausing else one.due
    warns = warned_at(one.opened, ends) if ends and one.opened else None
    return TableRound(
        title=held.state.settings.title, round=one.number, number=number, ends=ends, warns=warns
    )


def _person(held: Held, player: int | None) -> tuple[int, str] | None:
    """User and name; None, a computer, also for somebody who was forgotten meanwhile."""
    user_id = None if player is None else held.user_of(player)
    return None if player is None or user_id is None else (user_id, held.name_of(player))

"""Rounds run by themselves: timers ring, results come in, and what follows from entries is done.

What cannot be done at a table pauses its tournament, which says what would help.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

import msgspec
import structlog

from bot.engine.tables import Tables
from bot.errors import HouseError
from bot.store import lease, tournaments
from bot.store.rows import SeatRow
from bot.store.tournaments import Present, TaskRow
from bot.tournaments.records.records import Held, Records, open_table
from bot.tournaments.records.terms import unpacked
from bot.tournaments.running.departures import withdraw
from bot.tournaments.running.game_tables import GameTables, NotYetError
from bot.words.catalogue import Catalogue
from bot.words.values import Markup
from games.core.words import RuleError
from games.league.tournament.effects import AnyEffect, ScoreTable
from games.league.tournament.entries import EndTable, Leave, Pause, Replace, Silent, TimeUp
from games.league.tournament.lapses import silenced
from games.league.tournament.playing import free_reserve
from games.league.tournament.state import State, timer

log = structlog.get_logger()

EVERY = 20
"""Seconds between two looks, if nothing happens."""

PAUSED = timedelta(minutes=1)
"""How long a failed step waits between two looks whether the tournament goes on."""

SHORTEST_SILENCE = timedelta(days=1)
"""How long, at least, a table waits at which nobody plays any more."""

AT_ONCE = 8
"""Tournaments that are served side by side."""

Mend = Callable[[], Awaitable[int]]
"""Brings tables whose place is lost to another one; how many."""

IsAway = Callable[[Held], bool]
"""Whether the tournament's server is out of reach now: what its people cannot see does not end."""

Tell = Callable[[TaskRow, AnyEffect], Awaitable[None]]
"""Says or gives it on Discord, and strikes the task off the list."""


PATIENCE = 5
"""So often, for four minutes, something is tried that may have failed by chance."""


class Runner:
    """Start `run` as a task. Each part of a look may be done at any time, as often as one likes."""

    def __init__(
        self,
        records: Records,
        tables: Tables,
        tell: Tell,
        mend: Mend | None = None,
        catalogue: Catalogue | None = None,
        is_away: IsAway = lambda _held: False,
        every: float = EVERY,
    ) -> None:
        self._records = records
        self._tables = tables
        self._play = GameTables(records, tables)
        self._tell = tell
        self._mend = mend
        self._is_away = is_away
        self._catalogue = catalogue or Catalogue()
        self._every = every
        self._room = asyncio.Semaphore(AT_ONCE)
        self._seen: dict[int, Present] = {}
        """By tournament what was known when its lapsed were noted last."""
        self._scoring: dict[int, asyncio.Task[bool]] = {}
        """By task, the tables whose score takes minutes: nothing else waits for it."""

    def wake(self) -> None:
        self._records.to_do.set()

    async def run(self) -> None:
        """Look until cancelled. A score that is cut off is begun again by the next runner."""
        try:
            while True:
                await self._look_and_wait()
        finally:
            for work in self._scoring.values():
                work.cancel()
            await asyncio.gather(*self._scoring.values(), return_exceptions=True)

    async def look(self) -> None:
        """Everything that is due now, until nothing is and no score is under way."""
        await self._mended()
        while await self._step() or await self._score_all():
            pass

    async def _look_and_wait(self) -> None:
        self._records.to_do.clear()
        await self._mended()
        try:
            while await self._step():
                pass
        except Exception:
            log.exception("tournaments not looked at")
        with suppress(TimeoutError):
            async with asyncio.timeout(self._every):
                await self._records.to_do.wait()

    async def _mended(self) -> None:
        """First of all: no round may end while a table of it cannot be reached."""
        if self._mend is None:
            return
        try:
            await self._mend()
        except Exception:
            # What cannot be mended now must not stop the tournaments that need it not.
            log.exception("lost tables not mended")

    async def _step(self) -> bool:
        """Whether anything was done."""
        # First what follows from earlier entries: a table that shall go on again must not look over.
        if await self._work(told=False):
            return True
        await self._name()
        if await self._mark() + await self._ring() + await self._collect() + await self._fill():
            return True
        # Tables are opened before it is announced, so that the announcement can link to them.
        return bool(await self._work(told=True))

    async def _ring(self) -> int:
        """The tournaments whose timer rang."""
        now, rung = self._records.now(), 0
        due = await self._records.store.read(partial(tournaments.due_before, now=now))
        if not due or not await self._may_ring(now):
            return 0
        for tournament_id in due:
            # The director may have been quicker; and one that is damaged must not stop the others.
            with suppress(RuleError, HouseError):
                held = await self._records.look(tournament_id)
                running = timer(held.state)
                if running is not None and not await self._is_lost(held):
                    await withdraw(self._records, self._tables, tournament_id)
                    await self._records.enter(tournament_id, TimeUp(running.key), "clock")
                    rung += 1
        return rung

    async def _may_ring(self, now: datetime) -> bool:
        """Nothing ends while nobody is in reach, nor before the time that was lost is given back."""
        owed = await self._records.store.read(partial(lease.is_owed, now=now))
        return not owed and await self._tables.repository.contact.is_sure()

    async def _is_lost(self, held: Held) -> bool:
        """Whether its server, its channel or one of its tables is out of reach, be it for a moment."""
        contact = self._tables.repository.contact
        if self._is_away(held):
            return True
        if not contact.anywhere:
            return False
        there = await self._records.store.read(
            partial(tournaments.places, tournament_id=held.row.id)
        )
        return contact.is_away(held.row.guild_id, held.row.channel_id, *there.values())

    async def _name(self) -> None:
        """Tables of before hear of their round."""
        for tournament_id, number in await self._records.store.read(tournaments.unnamed):
            with suppress(RuleError, HouseError):
                await self._play.keep_round(tournament_id, number)

    async def _mark(self) -> int:
        """Note who has lapsed at a running table, and who plays again; at how many tables."""
        marked = 0
        for one in await self._records.store.read(tournaments.present):
            # A tournament is looked at once after a start, and then when its record or a table is new:
            # where somebody leaves, all who stay may be silent already.
            if self._seen.get(one.tournament_id) == one:
                continue
            with suppress(HouseError):
                held = await self._records.look(one.tournament_id)
                closes = self._records.now() + max(pace_of(held), SHORTEST_SILENCE)
                for number, seats in one.lapsed.items():
                    marked += await self._mark_table(held, Silent(number, seats, closes))
            self._seen[one.tournament_id] = one
        return marked

    async def _mark_table(self, held: Held, silent: Silent) -> bool:
        """Whether that was new."""
        with suppress(RuleError):
            # Seldom is anything new, and judged here it costs no transaction.
            silenced(held.state, silent)
            await self._records.enter(held.row.id, silent, "table")
            return True
        return False

    async def _collect(self) -> int:
        """Enter the results of games that have ended; how many."""
        found = 0
        for tournament_id, number, table_id in await self._records.store.read(tournaments.ended):
            with suppress(RuleError, HouseError):
                held = await self._records.look(tournament_id)
                if open_table(held.state, number) is not None:
                    found += await self._enter_result(held, number, table_id)
        return found

    async def _enter_result(self, held: Held, number: int, table_id: int) -> bool:
        """Whether anything was done. A table that cannot be read waits for the director's word."""
        tournament_id = held.row.id
        try:
            sight = await self._tables.sight(table_id)
        except HouseError:
            await self._stop(held, number)
            return False
        outcome = sight.outcome
        if outcome is None:
            return await self._break_off(tournament_id, number)
        places = tuple(tuple(int(seat) for seat in tied) for tied in outcome.places)
        seats = sorted(seat for tied in outcome.places for seat in tied)
        scores = tuple(outcome.scores.get(seat, 0) for seat in seats)
        left = tuple(int(row.seat) for row in sight.seats if row.left or _is_given_up(row))
        lapsed = tuple(int(row.seat) for row in sight.seats if row.user_id and row.lapsed)
        ended = EndTable(number, places, scores, left, lapsed)
        await self._records.enter(tournament_id, ended, "table")
        return True

    async def _stop(self, held: Held, number: int) -> bool:
        """Pause for a table with which nothing can be done. False if nothing waits for it any more."""
        game = held.state.settings.game in self._tables.repository.games
        return await stop(self._records, self._catalogue, held, number, game)

    async def _break_off(self, tournament_id: int, number: int) -> bool:
        """A table that was closed is scored as it stood; False if that is under way already."""
        wanted = ScoreTable(number)
        if await self._play.takes_long(tournament_id):
            return await self._records.ask(tournament_id, wanted)
        await self._play.score(tournament_id, wanted)
        return True

    async def _fill(self) -> int:
        """Seats that were given up, or whose person is away for long, go to reserves; how many."""
        filled = 0
        for tournament_id, number, seat, free in await self._records.store.read(
            tournaments.offered
        ):
            with suppress(RuleError, HouseError):
                held = await self._records.look(tournament_id)
                action = replacement(held.state, number, seat, free=free)
                if action is not None:
                    await self._records.enter(tournament_id, action, "table")
                    filled += 1
        return filled

    async def _work(self, *, told: bool) -> int:
        """The oldest task of each tournament; how many were done."""
        now = self._records.now()
        waiting = await self._records.store.read(
            partial(tournaments.tasks, now=now, told=told, under_way=tuple(self._scoring))
        )
        done = await asyncio.gather(*(self._carry_out(task) for task in waiting))
        return sum(done)

    async def _carry_out(self, task: TaskRow) -> bool:
        do = self._tell if task.told else self._done
        try:
            effect = msgspec.json.decode(task.effect, type=AnyEffect)
        except msgspec.DecodeError:
            # One that cannot be read must not stop the others.
            log.exception("tournament task not read", tournament=task.tournament_id, task=task.id)
            await self._put_off(task, self._records.now() + _wait(task.tries))
            return False
        if isinstance(effect, ScoreTable) and await self._takes_long(task):
            work = asyncio.create_task(self._tried(task, do(task, effect)))
            self._scoring[task.id] = work
            work.add_done_callback(lambda _: self._has_scored(task.id))
            return True
        async with self._room:
            return await self._tried(task, do(task, effect))

    async def _tried(self, task: TaskRow, doing: Awaitable[None]) -> bool:
        """Whether it was done; otherwise it is put off."""
        try:
            await doing
        except NotYetError as error:
            await self._put_off(task, error.until)
            return False
        except Exception:
            # One tournament's trouble must not stop the others.
            log.exception("tournament task put off", tournament=task.tournament_id, task=task.id)
            await self._put_off(task, self._records.now() + _wait(task.tries))
            return False
        return True

    async def _done(self, task: TaskRow, effect: AnyEffect) -> None:
        """At a table. What has failed is tried again only when the tournament goes on.

        NotYetError while it waits for the director.
        """
        if task.tries and (await self._records.look(task.tournament_id)).state.pausing is not None:
            raise NotYetError(self._records.now() + PAUSED)
        try:
            await self._play.carry_out(task, effect)
        except NotYetError:
            raise
        except Exception as error:
            if not is_hopeless(error, task.tries):
                raise
            log.exception("tournament table stuck", tournament=task.tournament_id, task=task.id)
            held = await self._records.look(task.tournament_id)
            if await self._stop(held, getattr(effect, "table", 0)):
                raise NotYetError(self._records.now() + PAUSED) from error
            await self._records.store.write(partial(tournaments.done, task_id=task.id))

    async def _takes_long(self, task: TaskRow) -> bool:
        # A damaged tournament is found out, and put off, where the task is done.
        with suppress(HouseError):
            return await self._play.takes_long(task.tournament_id)
        return False

    def _has_scored(self, task_id: int) -> None:
        del self._scoring[task_id]
        self.wake()

    async def _score_all(self) -> bool:
        """Whether any score was under way."""
        work = tuple(self._scoring.values())
        await asyncio.gather(*work)
        return bool(work)

    async def _put_off(self, task: TaskRow, until: datetime) -> None:
        await self._records.store.write(partial(tournaments.put_off, task_id=task.id, until=until))


def replacement(state: State, number: int, seat: int, *, free: bool) -> Leave | Replace | None:
    """What the record says of a seat that the table offers; None: nobody is there for it."""
    table = open_table(state, number)
    player = table.seats[seat] if table else None
    if player is None:
        return None
    if free:
        return Leave(player, for_good=True)
    reserve = free_reserve(state)
    return None if reserve is None else Replace(number, seat, reserve)


def pace_of(held: Held) -> timedelta:
    """How long a decision may take at its tables."""
    clock = unpacked(held.state.settings.table).clock(held.row.zone)
    return timedelta(seconds=clock.seconds)


def _is_given_up(row: SeatRow) -> bool:
    """Whether its player has left it and nobody has been seated in their place yet."""
    return row.user_id is None and row.offered is not None


def _wait(tries: int) -> timedelta:
    """After a failure: 2 s, 6 s, 18 s ... 10 minutes."""
    # Without the bound on the power, hundreds of tries would overflow the timedelta.
    return min(timedelta(seconds=2 * 3 ** min(tries, 8)), timedelta(minutes=10))


def is_hopeless(error: Exception, tries: int) -> bool:
    """Whether another try would fail as this one did: the bot itself has refused, or it failed often."""
    return isinstance(error, HouseError) or tries >= PATIENCE


async def stop(records: Records, catalogue: Catalogue, held: Held, number: int, game: bool) -> bool:
    """Pause for the table of that number; `game`: its game is on the shelf.

    False if nothing waits for the table any more.
    """
    if held.over or open_table(held.state, number) is None:
        return False
    if held.state.pausing is None:
        words = catalogue.words(held.row.language)
        if game:
            reason = words.say("cup-stuck-table", table=number)
        else:
            reason = words.say("cup-stuck-game", game=Markup(held.state.settings.game))
        with suppress(RuleError):
            await records.enter(held.row.id, Pause(reason), "clock")
    return True

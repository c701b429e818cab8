"""The tables in play: every act of a person, a computer player or the clock passes through here.

The rules decide, the store saves, then the dispatcher tells. Each entry is one transaction with its
state, alarms and news; a lock per table keeps entries in order. Of Discord only ids are known here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import structlog

from bot.engine.keeping.above import ALONE, Above
from bot.engine.keeping.gate import Gate
from bot.engine.keeping.repository import Repository
from bot.engine.moves import entries, stored_orders, undoing
from bot.engine.people import ballots, forgetting, ruling, silence
from bot.engine.people.ruling import Ruling
from bot.engine.running import afterwards, flow, outage
from bot.engine.running.seen_off import Departures
from bot.engine.running.waking import Waking
from bot.engine.table.decisions import is_present
from bot.engine.table.live import Change, Live, check_running, has_next, player, seat_of, was_away
from bot.engine.views import logs, meant, sights, transcripts
from bot.engine.views.advising import Advisers
from bot.engine.views.reviewing import Reviews
from bot.engine.views.sight import Errand, LogLine, Point, Sight
from bot.errors import HouseError
from bot.store import ballots as stored_ballots
from bot.store import tables
from bot.store.database import Database
from games import GAMES
from games.core.contract import Rules
from games.core.orders import Order
from games.core.words import Action, Seat

_log = structlog.get_logger()

RINGERS = 4
"""Tables rung side by side: their writes share the disk's commits."""

PUT_OFF = timedelta(minutes=1)
"""The time until a table at which ringing failed is rung again."""
WHILE_THINKING = timedelta(seconds=5)
"""The same where a computer thinks: it rings by itself, but an alarm must not wait for it."""


def utcnow() -> datetime:
    return datetime.now(UTC)


class Tables:
    """All tables of one store. Methods raise RuleError for the rules and HouseError for the bot."""

    def __init__(
        self,
        store: Database,
        games: Mapping[str, Rules[Any, Any, Any]] = GAMES,
        now: Callable[[], datetime] = utcnow,
        above: Above = ALONE,
        gate: Gate | None = None,
        soon: float = afterwards.SOON,
    ) -> None:
        self.repository = Repository(store, games, now, above, gate or Gate(), soon)
        self.reviews, self.advisers = Reviews(self.repository), Advisers(self.repository)
        self.waking = Waking(self.repository, self._ring_woken)
        self.departures = Departures(self.repository)
        self._over = False

    async def sight(
        self, table_id: int, user_id: int | None = None, patience: float | None = None
    ) -> Sight:
        """The table as this person may see it, or None, a spectator; see `Repository.look` for `patience`."""
        live = await self.repository.look(table_id, patience)
        return sights.sight(live, seat_of(live, user_id))

    async def was(self, table_id: int, user_id: int | None, number: int) -> Sight:
        """The table after an earlier entry, as the person saw it then; orders are left out.

        HouseError: no-such-table, table-not-started, other-version.
        """
        live = await self.repository.look(table_id)
        if live.game is None:
            raise HouseError("table-not-started")
        if live.row.version != live.rules.version:
            raise HouseError("other-version")
        past = await undoing.past(self.repository, live, number)
        return sights.sight(sights.at(live, past.table), seat_of(live, user_id))

    async def at_place(self, place_id: int) -> int | None:
        """The newest open table of this thread or channel. The place of a lobby is its card's channel."""
        found = await meant.at(self.repository, place_id)
        return found[0].table.id if found else None

    async def place(self, table_id: int, place_id: int) -> None:
        """Play the table in this thread or channel from now on."""
        async with self.repository.hold(table_id) as live:
            change = Change(live, self.repository.now(), by_person=True)
            change.set(place_id=place_id)
            await self.repository.commit(change)

    async def act(
        self, table_id: int, user_id: int, action: Action, decision: int | None = None
    ) -> Sight:
        """Play an action; `decision` is that of the pressed button (`sight.number_of`).

        Alarms due by now ring first. An absent person who acts has their seat back. HouseError:
        table-not-started, table-paused, table-over, table-closed, seat-left, stale and the like.
        """
        async with self._turn(table_id) as change:
            seat = player(change.live, user_id)
            check_running(change.live)
            if was_away(change.live, seat):
                silence.come_back(change, seat)
            if decision is not None and not is_present(change.live, seat, action, decision):
                raise HouseError("stale")
            entries.enter(change, seat, action)
            if change.live.orders:
                stored_orders.settle(change)
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def leave(self, table_id: int, user_id: int) -> Sight:
        """Give the seat up for good: it is offered. A table without persons ends by its rules.

        HouseError: as for acting, but a paused table can be left.
        """
        async with self._turn(table_id) as change:
            seat = player(change.live, user_id)
            silence.leave(change, seat)
            if change.live.row.stage == "running":
                stored_orders.settle(change)
                silence.pause_if_deserted(change)
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def back(self, table_id: int, user_id: int) -> Sight:
        """[I'm back]: the computer gives the seat back; a table paused for absence goes on."""
        async with self.repository.hold(table_id) as live:
            change = Change(live, self.repository.now(), by_person=True)
            silence.come_back(change, player(live, user_id))
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def stand_in(self, table_id: int, user_id: int, seat: Seat) -> Sight:
        """The computer plays for somebody whose time has run out. HouseError: stand-in-not, and as for acting."""
        async with self._turn(table_id) as change:
            silence.stand_in(change, seat, player(change.live, user_id))
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def order(self, table_id: int, user_id: int, order: Order) -> Sight:
        """Store an order for the seat; it acts at once if its moment is now.

        HouseError: too-many-orders, malformed.
        """
        async with self._turn(table_id) as change:
            stored_orders.store(change, player(change.live, user_id), order)
            following = Change(await self.repository.commit(change), change.now, by_person=True)
            if change.live.row.stage == "running":
                stored_orders.settle(following)
            return await self._seen(await self.repository.commit(following), following.now, user_id)

    async def cancel_order(self, table_id: int, user_id: int, order_id: int) -> Sight:
        """Drop a stored order. HouseError: no-such-order, also for other people's."""
        async with self.repository.hold(table_id) as live:
            seat = player(live, user_id)
            stored = next((o for o in live.orders if (o.id, o.seat) == (order_id, seat)), None)
            if stored is None:
                raise HouseError("no-such-order")
            change = Change(live, self.repository.now(), by_person=True)
            stored_orders.drop(change, stored)
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def undo(
        self, table_id: int, user_id: int, *, admin: bool = False, seen: Sight | None = None
    ) -> Sight:
        """Take back the person's last entry: at once, or after a ballot among those affected.

        An administrator takes back the newest entry that a person made, at once. `seen` is the table as the person
        saw it: nothing else is taken back. HouseError: nothing-to-undo, undo-other-version, ballot-open, stale.
        """
        async with self._turn(table_id) as change:
            live = change.live
            seat = None if admin else player(live, user_id)
            check_running(live)
            found = undoing.find(live, seat)
            if seen is not None:
                undoing.check_seen(live, found, seat, seen.table.number, seen.undo)
            if seat is not None and (asked := undoing.asked(live, seat, found)):
                ballots.open_ballot(change, "undo", seat, asked, found.to)
            else:
                past = await undoing.past(self.repository, live, found.to)
                undoing.perform(change, past, seat, undoing.cause_of(seat))
                stored_orders.settle(change)
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def call(
        self,
        table_id: int,
        user_id: int,
        what: Ruling,
        subject: int = 0,
        *,
        admin: bool = False,
        seen: Sight | None = None,
    ) -> Sight:
        """Propose it; an administrator does it at once. `seen` is the table as the person saw it.

        HouseError: ballot-open, stale, as `ruling.check` and `ruling.check_proposed`.
        """
        if not admin:
            await self.departures.before_vote(await self.repository.look(table_id))
        async with self._turn(table_id) as change:
            ruling.check(change.live, what, subject)
            if seen is not None:
                ruling.check_seen(change.live, what, subject, seen.table, seen.seats)
            ruling.check_proposed(change.live, what, admin=admin, subject=subject)
            seat = None if admin else player(change.live, user_id)
            if seat is not None:
                ballots.check_alone(change.live, seat, what)
                ballots.check_here(change.live, seat)
            if seat is not None and (asked := ballots.others(change.live, seat, what)):
                ballots.open_ballot(change, what, seat, asked, subject)
            else:
                ruling.do(change, what, "admin" if admin else "voted", subject)
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def vote(self, ballot_id: int, user_id: int, yes: bool) -> Sight:
        """Answer a ballot. HouseError: no-such-ballot if it is closed or void by now, not-asked."""
        row = await self.repository.store.read(partial(stored_ballots.get, ballot_id=ballot_id))
        if row is None:
            raise HouseError("no-such-ballot")
        async with self._turn(row.table_id) as change:
            ballot = ballots.find(change.live, ballot_id)
            seat = player(change.live, user_id)
            ballots.check_here(change.live, seat)
            answered = ballots.answer(change, ballot, seat, yes)
            change.tell("board")
            await flow.close(self.repository, change, answered)
            return await self._seen(await self.repository.commit(change), change.now, user_id)

    async def log(
        self, table_id: int, user_id: int | None = None, after: int = -1
    ) -> list[LogLine]:
        """The log of the entries after number `after` for this person; entry 0 is the setup."""
        live = await self.repository.look(table_id)
        return await logs.read(self.repository, live, user_id, after)

    async def scenes(self, table_id: int) -> list[Point]:
        """A finished game, entry by entry, as spectators saw it; what was undone is left out.

        HouseError: table-not-over, other-version.
        """
        return await transcripts.scenes(self.repository, await self.repository.look(table_id))

    async def export(self, table_id: int) -> bytes:
        """The record of a finished game as JSON, the seed included.

        HouseError: table-not-over, since a running record holds secrets.
        """
        return await transcripts.export(self.repository, await self.repository.look(table_id))

    async def import_(
        self, guild_id: int, channel_id: int, user_id: int, data: bytes, language: str = "en"
    ) -> int:
        """A finished table from an exported record, which is replayed to check it. Its id.

        HouseError: record-too-big, record-malformed, record-too-long, record-other-version,
        record-unknown-game, record-illegal, record-not-over, record-wrong-hash.
        """
        reading = await transcripts.read(self.repository, data)
        change = transcripts.imported(
            reading, self.repository, guild_id, channel_id, user_id, language
        )
        return await self.repository.create(change)

    async def forget(self, user_id: int, alias: str) -> None:
        """Remove every trace of a person, who has left all open tables before. The seats stay as "<alias> 2"."""
        await forgetting.forget(self.repository, user_id, alias)

    async def errands(self, user_id: int) -> list[Errand]:
        """The person's open tables: those that wait for them first, by the time left."""
        rows = await self.repository.store.read(partial(tables.open_of, user_id=user_id))
        seen = []
        for row in rows:
            # A table that is damaged, or whose game is no longer on the shelf, must not hide the others.
            with suppress(HouseError):
                seen.append(await self.sight(row.id, user_id))
        found = (Errand(one, meant.asked(one.table, one.waiting, one.viewer)) for one in seen)
        return sorted(found, key=_urgency)

    async def ring(self, table_id: int, hurried: Callable[[], bool] | None = None) -> None:
        """Do what is due at this table now: alarms, reminders, ballots, computer players.

        Acts that arrived before the deadline and are not served yet go first. `hurried` is that of
        `flow.go_on`.
        """
        if due := flow.last_due(await self.repository.look(table_id), self.repository.now()):
            await self.repository.arrivals.before(table_id, due)
        async with self.repository.hold(table_id) as live:
            now = self.repository.now()
            rung = await flow.ring(self.repository, live, now, hurried)
            if due or rung.row.reminded != live.row.reminded:
                self.departures.look(rung)
            if hurried is None and rung.row.due is not None and rung.row.due <= now:
                thinks = self.repository.thoughts.at_work(table_id)
                self.repository.put_off[table_id] = now + (WHILE_THINKING if thinks else PUT_OFF)

    async def _ring_woken(self, table_id: int) -> None:
        await self._ring_each(iter([table_id]), self.repository.now(), None)

    async def ring_due(self) -> int:
        """Ring every table that is due, in order of due time; how many there were.

        Computers for which nobody waits play when all deadlines are done.
        """
        now = self.repository.now()
        waiting = await self._due(now)
        await self._ring_all(waiting, now, flow.always)
        asked = set(waiting)
        computers = [one for one in await self._due(now) if one in asked]
        await self._ring_all(computers, now)
        return len(waiting)

    def stop_ringing(self) -> None:
        """Ring no further table: the process ends, and the next one finds what is due."""
        self._over = True

    async def _due(self, now: datetime) -> list[int]:
        due = await self.repository.store.read(partial(tables.due_before, now=now))
        return [one for one in due if self.repository.put_off.get(one, now) <= now]

    async def _ring_all(
        self, waiting: list[int], now: datetime, hurried: Callable[[], bool] | None = None
    ) -> None:
        left = iter(waiting)
        work = (self._ring_each(left, now, hurried) for _ in range(RINGERS))
        await asyncio.gather(*work)

    async def _ring_each(
        self, left: Iterator[int], now: datetime, hurried: Callable[[], bool] | None
    ) -> None:
        for table_id in left:
            if self._over:
                return
            self.repository.put_off.pop(table_id, None)
            try:
                await self.ring(table_id, hurried)
            except Exception:  # noqa: BLE001 - one table's trouble must not stop the others
                _log.exception("ringing failed", table=table_id)
                self.repository.put_off[table_id] = now + PUT_OFF

    async def next_due(self) -> datetime | None:
        """The earliest due time of all tables."""
        return await self.repository.store.read(tables.next_due)

    async def recover(self, last_beat: datetime | None) -> int:
        """After an outage: give running deadlines the time since `last_beat`, which then is repaid.

        How many tables got time.
        """
        return await outage.credit(self.repository, last_beat)

    @asynccontextmanager
    async def _turn(self, table_id: int) -> AsyncIterator[Change]:
        """Hold the table for a person's act, after all that was due when it arrived."""
        now = await self.repository.arrivals.turn(table_id, self.repository.now())
        async with self.repository.hold(table_id) as held:
            due = has_next(held, now)
            live = await flow.go_on(self.repository, held, now, flow.always) if due else held
            yield Change(live, now, by_person=True)

    async def _seen(self, saved: Live, now: datetime, user_id: int) -> Sight:
        """Let computers and votes go on, and look; computers may play on afterwards."""
        live = await afterwards.go_on(self.repository, saved, now)
        return sights.sight(live, seat_of(live, user_id))


def _urgency(errand: Errand) -> tuple[bool, bool, float, int]:
    due = errand.sight.deadline
    left = due.timestamp() if due else 0.0
    return not errand.asked, due is None, left, errand.sight.table.id

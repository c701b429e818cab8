"""What a vote of the table, an administrator or a director may decide, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Literal

from msgspec.structs import replace

from bot.engine.moves.stored_orders import settle
from bot.engine.people import pausing, silence, substitutes
from bot.engine.table.live import Change, Live, check_played, check_running
from bot.engine.time.clocks import pressing, reckon
from bot.errors import HouseError
from bot.store.rows import SeatRow, TableRow
from games.core.record import Cause
from games.core.words import Seat

Ruling = Literal["pause", "resume", "extend", "end", "finish", "replace"]
"""What is proposed or ordered; an undo and a move have ways of their own."""

Authority = Literal["voted", "admin", "director"]
"""The one who decided: the table, an administrator, the director of its tournament."""


def check(live: Live, what: Ruling, subject: int = 0) -> None:
    """HouseError: already-paused, not-paused, place-unreachable, table-paused, no-deadline,
    no-such-seat, seat-is-free, and for a table that is not being played.
    """
    match what:
        case "pause" | "resume" | "end":
            pausing.check(live, what)
        case "finish":
            check_played(live)
        case "extend":
            check_running(live)
            if live.schedule is not None or pressing(live.row.alarms) is None:
                raise HouseError("no-deadline")
        case "replace":
            check_played(live)
            _check_seat(live, subject)


def check_seen(
    live: Live, what: Ruling, subject: int, table: TableRow, seats: Sequence[SeatRow]
) -> None:
    """Whether it would still do what it would have done at the table as somebody saw it: two who order the same
    at one instant do it once. HouseError: stale.
    """
    before, now = pressing(table.alarms), pressing(live.row.alarms)
    moved = what == "extend" and before and now and before.due != now.due
    if moved or (what == "replace" and seats[subject].user_id != live.seats[subject].user_id):
        raise HouseError("stale")


MOST_EXTENSIONS = 2
"""How often a table may vote for more time for one decision."""
VOTED_PAUSE = timedelta(days=2)
"""How long a pause lasts that the table has voted."""


def check_proposed(live: Live, what: Ruling, *, admin: bool, subject: int = 0) -> None:
    """At a tournament's table others wait for the result, so its director decides over it.

    HouseError: director-decides, director-pauses; not-silent, extended-enough.
    """
    if not admin and what == "replace" and not live.row.directed:
        _check_silent(live, live.seats[subject])
    alarm = pressing(live.row.alarms)
    if not admin and what == "extend" and alarm and alarm.extended >= MOST_EXTENSIONS:
        raise HouseError("extended-enough", most=MOST_EXTENSIONS)
    if not live.row.directed:
        return
    halted = live.row.paused_why == "director"
    match what:
        case "finish":
            raise HouseError("director-decides")
        case "end" | "replace" if not admin:
            raise HouseError("director-decides")
        case "pause" if not admin:
            raise HouseError("director-pauses")
        case "resume" if not admin and halted:
            raise HouseError("director-pauses")
        case _:
            pass


def do(change: Change, what: Ruling, why: Authority, subject: int = 0) -> None:
    """Carry it out; nothing if the table is there already."""
    match what, change.live.row.stage:
        case "pause", "running":
            pausing.pause(change, why)
            if why == "voted":
                change.set(paused_until=change.now + VOTED_PAUSE)
        case "resume", "paused":
            pausing.resume(change, why)
            settle(change)
        case "extend", "running":
            _extend(change, why)
        case "end", "running" | "paused":
            pausing.break_off(change, why)
        case "finish", "running" | "paused":
            change.say("finished", why=why)
            silence.finish(change, Cause("seat" if why == "voted" else "admin"))
        case "replace", "running" | "paused" if change.live.seats[subject].user_id is not None:
            _replace(change, Seat(subject), "voted" if why == "voted" else "admin")
        case _:
            pass


def _check_seat(live: Live, subject: int) -> None:
    if not 0 <= subject < len(live.seats):
        raise HouseError("no-such-seat")
    row = live.seats[subject]
    if row.user_id is None or row.left:
        raise HouseError("seat-is-free", seat=row.seat)


def _check_silent(live: Live, row: SeatRow) -> None:
    """Nobody is voted out who answers: only somebody whose time is over now, or who has lapsed."""
    alarm = pressing(live.row.alarms)
    late = alarm is not None and alarm.banked and row.seat in live.waiting.seats
    if row.lapsed or row.computer is not None or row.silences or late:
        return
    if alarm is not None and row.seat in live.waiting.seats:
        raise HouseError("not-silent-yet", seat=row.seat, until=int(alarm.due.timestamp()))
    raise HouseError("not-silent", seat=row.seat)


def _extend(change: Change, why: str) -> None:
    """One more pace for the decision that runs."""
    live, alarm = change.live, pressing(change.live.row.alarms)
    if alarm is None or alarm.since is None:
        return
    plain = (alarm.plain or alarm.due) + timedelta(seconds=live.row.clock.seconds)
    due = max(reckon(live, alarm.since, plain - alarm.since), plain)
    longer = replace(alarm, due=due, plain=plain, extended=alarm.extended + (why == "voted"))
    alarms = tuple(longer if one == alarm else one for one in live.row.alarms)
    change.set(alarms=alarms, reminded=0)
    change.say("extended", why=why, until=int(due.timestamp()))
    change.tell("board")


def _replace(change: Change, seat: Seat, why: Literal["voted", "admin"]) -> None:
    change.say("player-removed", seat=seat, why=why)
    substitutes.vacate(change, seat, why)
    if change.live.row.stage == "running":
        settle(change)
        silence.pause_if_deserted(change)

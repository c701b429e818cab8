"""The flow of a table: what is due, computers and carried votes, until it waits for somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.engine import absence, ballots, computers, deadlines, lobby_changes, pausing, undoing
from bot.engine.change import Change
from bot.engine.live import Live, waited_persons
from bot.engine.repository import Repository
from bot.engine.stored_orders import settle
from bot.store.rows import BallotRow
from games.core.timers import Alarm, due
from games.core.words import Seat


async def go_on(
    repository: Repository, live: Live, now: datetime, hurried: Callable[[], bool] | None = None
) -> Live:
    """Everything that is due by `now`, in order of due time; each entry with its own moment.

    While it is `hurried`, by default while somebody waits for the table, computers stand back
    where the game waits for persons as well.
    """
    in_haste = hurried or (lambda: repository.awaited(live.row.id))
    while not _waits(live, now):
        following = await _next(repository, live, now, in_haste)
        if following is None:
            break
        live = following
    return live


def last_due(live: Live, now: datetime) -> datetime | None:
    """The latest instant up to now at which the clock ends something here."""
    ends = [alarm.due for alarm in live.row.alarms if live.row.stage == "running"]
    if start := deadlines.start_due(live, now):
        ends.append(start)
    return max((end for end in ends if end <= now), default=None)


def always() -> bool:
    """Hurried: a person is here to do something himself."""
    return True


async def ring(
    repository: Repository, live: Live, now: datetime, hurried: Callable[[], bool] | None = None
) -> Live:
    """The clock's visit: what is due, then reminders, or what becomes of a lobby."""
    change = Change(await go_on(repository, live, now, hurried), now)
    match change.live.row.stage:
        case "lobby":
            lobby_changes.ring(change)
        case "running":
            deadlines.remind(change)
        case _:
            pass
    return await repository.commit(change) if change.news or _moved(change.live) else change.live


async def carry_out(repository: Repository, change: Change, ballot: BallotRow) -> None:
    """A ballot was carried: do what it asked for, in the same transaction."""
    ballots.remove(change, ballot)
    change.say("ballot-carried", what=ballot.what, seat=ballot.by)
    if ballot.what != "undo":
        pausing.do(change, ballot.what, "voted")
        return
    past = await undoing.past(repository, change.live, ballot.subject)
    undoing.perform(change, past, ballot.by, undoing.cause_of(ballot.by))
    settle(change)


def _waits(live: Live, now: datetime) -> bool:
    """Nothing is due, as far as was known when the table was saved: the usual case."""
    return not live.ballots and (live.row.due is None or live.row.due > now)


async def _next(
    repository: Repository, live: Live, now: datetime, hurried: Callable[[], bool]
) -> Live | None:
    """One step; None when nothing is left to do."""
    if (start := deadlines.start_due(live, now)) is not None:
        return await _start(repository, live, start, now)
    if (ballot := _decided(live)) is not None:
        return await _close(repository, live, ballot, now, closing=False)
    alarm = due(live.row.alarms, now) if live.row.stage == "running" else None
    if computers.busy(live) and not _stands_back(live, alarm, hurried):
        return await _computer(repository, live)
    ballot_due = deadlines.first_closing(live)
    if ballot_due and ballot_due.closes <= min(now, alarm.due if alarm else now):
        return await _close(repository, live, ballot_due, ballot_due.closes, closing=True)
    return None if alarm is None else await _ring(repository, live, alarm)


def _stands_back(live: Live, alarm: Alarm | None, hurried: Callable[[], bool]) -> bool:
    """A computer plays its turn before the turn ends: an alarm that is due leaves it the time."""
    return alarm is None and bool(waited_persons(live)) and hurried()


async def _ring(repository: Repository, live: Live, alarm: Alarm) -> Live:
    """An alarm, and votes that are decided since somebody is away now, at its own moment."""
    change = Change(live, alarm.due)
    await asyncio.to_thread(absence.ring, change, alarm)
    rung = await repository.commit(change)
    while (ballot := _decided(rung)) is not None:
        rung = await _close(repository, rung, ballot, alarm.due, closing=False)
    return rung


async def _start(repository: Repository, live: Live, moment: datetime, now: datetime) -> Live:
    change = Change(live, moment)
    await asyncio.to_thread(lobby_changes.start_or_put_off, change, now)
    return await repository.commit(change)


def _decided(live: Live) -> BallotRow | None:
    """A vote whose outcome no further answer can change."""
    for ballot in live.ballots:
        if ballots.decided(ballot, closing=False) is not None:
            return ballot
    return None


async def _computer(repository: Repository, live: Live) -> Live | None:
    """One entry of a computer, which thinks beside the loop; or that none has anything to do."""
    _, game = live.begun
    change = Change(live, game.at)
    seat = computers.mover(live)
    if seat is None:
        await asyncio.to_thread(_considered, change)
    elif not await asyncio.to_thread(_played, change, seat):
        return None
    return await repository.commit(change)


def _played(change: Change, seat: Seat) -> bool:
    idea = computers.think(change.live, seat)
    if not computers.play(change, seat, idea):
        return False
    settle(change)
    return True


def _considered(change: Change) -> None:
    """All computers that nobody waits for, until one of them does something."""
    for seat in computers.bystanders(change.live):
        if computers.offer_aside(change, seat, computers.think(change.live, seat)):
            settle(change)
            return


async def _close(
    repository: Repository, live: Live, ballot: BallotRow, moment: datetime, *, closing: bool
) -> Live:
    change = Change(live, moment)
    if ballots.decided(ballot, closing):
        await carry_out(repository, change, ballot)
    else:
        ballots.remove(change, ballot)
        change.say("ballot-rejected", what=ballot.what, seat=ballot.by)
        change.tell("board")
    return await repository.commit(change)


def _moved(live: Live) -> bool:
    """Whether the saved instant is not the true one: after a repair, or a table put off."""
    return live.row.due != deadlines.due_of(live)

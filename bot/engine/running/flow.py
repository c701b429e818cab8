"""The flow of a table: what is due, computers and carried votes, until it waits for somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.thoughts import Idea, is_deep
from bot.engine.lobby import lobby_changes
from bot.engine.moves import computers, undoing
from bot.engine.moves.stored_orders import settle
from bot.engine.people import ballots, pausing, ruling, silence
from bot.engine.running import moving, round_ends
from bot.engine.table.live import Change, Live, has_next, users
from bot.engine.table.tallying import decided, first_decided
from bot.engine.time import absence, clocks, due
from bot.store.rows import BallotRow
from games.core.timers import Alarm
from games.core.timers import due as first_due
from games.core.words import Seat


async def go_on(
    repository: Repository, live: Live, now: datetime, hurried: Callable[[], bool] | None = None
) -> Live:
    """Do everything that is due by `now`, in order of due time; each entry has its own moment.

    While `hurried()` holds, by default while somebody waits for the table, computers do not move
    where the game waits for persons as well.
    """
    now = _believed(repository, live, now)
    in_haste = hurried or (lambda: repository.awaited(live.row.id))
    while has_next(live, now):
        following = await _next(repository, live, now, in_haste)
        if following is None:
            break
        live = following
    return live


def _believed(repository: Repository, live: Live, now: datetime) -> datetime:
    row = live.row
    return repository.contact.believed(now, row.guild_id, row.channel_id, row.place_id)


def last_due(live: Live, now: datetime) -> datetime | None:
    """The latest instant up to now at which the clock ends something here."""
    ends = [alarm.due for alarm in live.row.alarms if live.row.stage == "running"]
    if start := due.start_due(live, now):
        ends.append(start)
    return max((end for end in ends if end <= now), default=None)


def always() -> bool:
    """The `hurried` of a person who is about to act."""
    return True


async def ring(
    repository: Repository, live: Live, now: datetime, hurried: Callable[[], bool] | None = None
) -> Live:
    """Do what the clock finds: what is due, then reminders, or the end of a lobby."""
    now = _believed(repository, live, now)
    change = Change(await go_on(repository, live, now, hurried), now)
    match change.live.row.stage:
        case "lobby":
            lobby_changes.ring(change)
        case "running":
            due.remind(change)
            round_ends.warn(change)
        case _:
            pass
    return await repository.commit(change) if change.news or _moved(change.live) else change.live


async def close(
    repository: Repository, change: Change, ballot: BallotRow, *, closing: bool = False
) -> None:
    """End the vote if it is decided, and do in the same transaction what it asked for.

    What is undone is read from the store: the change must have no entries yet.
    """
    carried = decided(change.live, ballot, closing)
    if carried and ballot.what == "undo" and not undoing.is_replayable(change.live):
        # The bot has other rules than when the vote began: nothing of before can be taken back.
        ballots.void(change, ballot)
    elif carried:
        await _carry_out(repository, change, ballot)
    elif carried is not None:
        ballots.remove(change, ballot)
        # Nobody has said no: its time is over, and people read that it failed by that.
        key = "ballot-rejected" if False in ballot.answers else "ballot-unanswered"
        change.say(key, what=ballot.what, seat=ballot.by)
        change.tell("board")


async def _carry_out(repository: Repository, change: Change, ballot: BallotRow) -> None:
    ballots.remove(change, ballot)
    change.say("ballot-carried", what=ballot.what, seat=ballot.by)
    match ballot.what:
        case "undo":
            await _undo(repository, change, ballot)
        case "move":
            moving.carry(change, ballot.subject)
        case _:
            ruling.do(change, ballot.what, "voted", ballot.subject)


async def _undo(repository: Repository, change: Change, ballot: BallotRow) -> None:
    past = await undoing.past(repository, change.live, ballot.subject)
    undoing.perform(change, past, ballot.by, undoing.cause_of(ballot.by))
    settle(change)


async def _next(
    repository: Repository, live: Live, now: datetime, hurried: Callable[[], bool]
) -> Live | None:
    """One step; None when nothing is left to do."""
    # The order counts: a carried vote may pause the table before the next alarm, and a computer's
    # turn comes before the alarm that ends it.
    if (start := due.start_due(live, now)) is not None:
        return await _start(repository, live, start, now)
    until = live.row.paused_until if live.row.stage == "paused" else None
    if until is not None and until <= now:
        return await _resume(repository, live, until)
    if (ballot := first_decided(live)) is not None:
        return await _close(repository, live, ballot, now, closing=False)
    alarm = first_due(live.row.alarms, now) if live.row.stage == "running" else None
    if due.busy(live) and not _stands_back(live, alarm, hurried):
        return await _computer(repository, live, now, overdue=alarm is not None)
    ballot_due, change = due.first_closing(live), absence.next_change(live)
    ends = [now, *([alarm.due] if alarm else []), *([ballot_due.closes] if ballot_due else [])]
    if change is not None and change <= min(ends):
        return await _attend(repository, live, change)
    # Of a ballot and an alarm the earlier goes first, as it would have if the bot had been awake.
    if ballot_due and ballot_due.closes <= min(now, alarm.due if alarm else now):
        return await _close(repository, live, ballot_due, ballot_due.closes, closing=True)
    return None if alarm is None else await _ring(repository, live, alarm)


def _stands_back(live: Live, alarm: Alarm | None, hurried: Callable[[], bool]) -> bool:
    """Whether computers let a person act first. An alarm that is due lets them play: after it their
    turn would be over.
    """
    # Discord gives up a press after three seconds, and several computers may think longer.
    return alarm is None and bool(clocks.waited_persons(live)) and hurried()


async def _ring(repository: Repository, live: Live, alarm: Alarm) -> Live:
    """Ring an alarm at its own moment, then close the votes that an absence has decided."""
    change = Change(live, alarm.due)
    # The end of a turn may take the rules long: the loop serves other tables meanwhile.
    await asyncio.to_thread(silence.ring, change, alarm)
    rung = await repository.commit(change)
    while (ballot := first_decided(rung)) is not None:
        rung = await _close(repository, rung, ballot, alarm.due, closing=False)
    return rung


async def _attend(repository: Repository, live: Live, moment: datetime) -> Live:
    """Seats are offered; a table without people pauses, or goes on."""
    change = Change(live, moment)
    await asyncio.to_thread(silence.attend, change)
    return await repository.commit(change)


async def _resume(repository: Repository, live: Live, moment: datetime) -> Live:
    """A pause that was voted is over; the table may vote again."""
    change = Change(live, moment)
    pausing.resume(change, "over")
    settle(change)
    return await repository.commit(change)


async def _start(repository: Repository, live: Live, moment: datetime, now: datetime) -> Live:
    change = Change(live, moment)
    lobby_changes.drop(change, await repository.above.gone(live.row.guild_id, users(live)))
    if change.live.row.stage == "lobby":
        await asyncio.to_thread(lobby_changes.start_or_put_off, change, now)
    return await repository.commit(change)


async def _computer(
    repository: Repository, live: Live, now: datetime, *, overdue: bool
) -> Live | None:
    """One entry of a computer, or the note that none has anything to do. None if it cannot move, or not
    yet: one that thinks beside the bot holds nobody up, and when its answer is there the table is rung.
    """
    _, game = live.begun
    # Who comes next has their time from now on, however long the computer has thought. At a table
    # that is rung late it moved in time, before the alarm; but not before the seat was given up.
    begun = max([game.at, *(one.at for one in live.former)])
    change = Change(live, begun if overdue else now)
    seat = due.mover(live)
    if seat is None:
        await asyncio.to_thread(_considered, change)
        return await repository.commit(change)
    answer = await repository.thoughts.of(live, seat) if is_deep(live, seat) else None
    if is_deep(live, seat) and answer is None and not overdue:
        return None
    if not await asyncio.to_thread(_played, change, seat, answer or Idea()):
        return None
    return await repository.commit(change)


def _played(change: Change, seat: Seat, idea: Idea) -> bool:
    """Play the idea for the seat, if it has one and may; else what its computer thinks of at once."""
    done = idea.action is not None and computers.tried(change, seat, idea.action)
    if not done and not computers.play(change, seat, computers.think(change.live, seat, idea.plan)):
        return False
    settle(change)
    return True


def _considered(change: Change) -> None:
    """Ask the computers that nobody waits for, until one of them acts."""
    for seat in due.bystanders(change.live):
        if computers.offer_aside(change, seat, computers.think(change.live, seat)):
            settle(change)
            return


async def _close(
    repository: Repository, live: Live, ballot: BallotRow, moment: datetime, *, closing: bool
) -> Live:
    change = Change(live, moment)
    await close(repository, change, ballot, closing=closing)
    return await repository.commit(change)


def _moved(live: Live) -> bool:
    """Whether the saved due time is wrong, as after a repair, or for a table that was put off."""
    return live.row.due != due.due_of(live)

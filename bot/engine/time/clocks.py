"""The clock of a table's decision: whom it waits for and until when, what puts that off, time banks.

Who is asked together shares the latest deadline. In a window everybody at the table counts, so the
deadline tells nobody who has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from bot.engine.table.live import Change, Live, persons
from bot.engine.time import round_times, time_off
from bot.engine.time.paces import DAY
from bot.engine.time.time_off import NOBODY, Cause, Reckoned
from bot.store.rows import ClockTerms, TimeOff
from games.core.record import Entry, Leave
from games.core.timers import Alarm, Schedule
from games.core.words import Seat


class Reason(msgspec.Struct, frozen=True):
    """A person's own deadline and what put it off."""

    seat: Seat | None
    """None in a window: everybody is asked alike and nobody is named."""
    due: datetime
    causes: tuple[Cause, ...]
    banked: bool
    """Whether the time bank is part of it."""


def waited_persons(live: Live) -> tuple[Seat, ...]:
    return tuple([seat for seat in live.waiting.seats if live.seats[seat].person])


def asked_persons(live: Live) -> tuple[Seat, ...]:
    """The persons waited for; where the game waits for nobody, all who may act."""
    asked = live.waiting.seats or live.waiting.may
    return tuple([seat for seat in asked if live.seats[seat].person])


def pressing(alarms: Sequence[Alarm]) -> Alarm | None:
    """The first alarm at the table's pace, by which those waited for must answer, or None."""
    paced = [alarm for alarm in alarms if alarm.paced]
    return min(paced, key=_due) if paced else None


def deadline(live: Live) -> datetime | None:
    """The end of the time of those waited for: of the pace, of a turn by the clock, or of the tournament's round.

    What rings earlier, such as the end of an auction, stands with the auction.
    """
    if live.row.stage != "running" or not live.row.alarms:
        return None
    if live.schedule is not None:
        # By the clock the last alarm is the turn's: see `Rules.schedule`.
        return live.row.alarms[-1].due
    due = (pressing(live.row.alarms) or live.row.alarms[-1]).due
    # A decision that opens after the round's end belongs to the turn that is still finished.
    ends = live.row.round.ends if live.row.round else None
    return due if ends is None or live.row.at is None or live.row.at >= ends else min(due, ends)


CLOSING = timedelta(hours=2)
"""How long before the hour at which a turn closes those are reminded who have not acted in it."""


def closing_reminder(schedule: Schedule | None, alarms: Sequence[Alarm]) -> datetime | None:
    """When that is; None where turns close by no hour of the day."""
    if schedule is None or not schedule.hours or schedule.length is not None or not alarms:
        return None
    return alarms[-1].due - CLOSING


def reasons(live: Live) -> tuple[Reason, ...]:
    """One for each who is asked, the earliest first; none where turns close by the clock."""
    alarm = pressing(live.row.alarms)
    if live.row.stage != "running" or alarm is None or alarm.since is None:
        return ()
    if live.schedule is not None:
        return ()
    length = (alarm.plain or alarm.due) - alarm.since
    found = []
    for seat in asked(live):
        one = reckoned(live, seat, alarm.since, length)
        found.append(Reason(seat, one.due, one.causes, alarm.banked))
    if not live.waiting.window:
        return tuple(sorted(found, key=lambda one: one.due))
    causes = dict.fromkeys(cause for one in found for cause in one.causes)
    return (Reason(None, alarm.due, tuple(causes), alarm.banked),)


def is_unhurried(clock: ClockTerms) -> bool:
    """Whether people's time off counts: at the daily and the slow pace, or one as long."""
    return clock.pace in {"daily", "slow"} or (clock.pace == "own" and clock.seconds >= DAY)


def put_off(change: Change) -> None:
    """Reckon the deadlines again; none of them moves earlier."""
    live = change.live
    if live.row.stage != "running" or not _has_time_off(live):
        return
    alarms = tuple(_later(live, one) if one.paced else one for one in live.row.alarms)
    if alarms != live.row.alarms:
        change.set(alarms=alarms)


def after_pause(live: Live, before: Alarm, after: Alarm, since: datetime, now: datetime) -> Alarm:
    """The alarm once a pause that began then ends, without counting the same time off twice.

    Time off that was in the deadline already may have passed during the pause. Everybody has what
    they had left at its beginning.
    """
    if before.plain is None or before.since is None or after.since is None:
        return after
    length, due = before.plain - before.since, before.due
    for seat in asked(live):
        used = time_off.counted(before.since, since, off_of(live, seat), weekends(live))
        left = max(timedelta(), length - used)
        due = max(due, reckoned(live, seat, now, left).due)
        due = max(due, reckoned(live, seat, after.since, length).due)
    return replace(after, due=min(after.due, due))


def bring_forward(change: Change) -> None:
    """A vacation has ended early: deadlines that stood for it run again.

    Everybody who is asked has at least a whole pace from now on, or what they had.
    """
    live = change.live
    pace = timedelta(seconds=live.row.clock.seconds)
    for alarm in live.row.alarms:
        if alarm.paced and alarm.plain is not None and alarm.since is not None:
            own = reckon(live, alarm.since, alarm.plain - alarm.since)
            due = min(alarm.due, max(own, reckon(live, change.now, pace)))
            moved = replace(alarm, due=due)
            change.set(alarms=tuple(moved if one == alarm else one for one in live.row.alarms))
            live = change.live


def reckon(live: Live, since: datetime, length: timedelta) -> datetime:
    """The instant at which `length` is over for all who are asked."""
    if not _has_time_off(live):
        return since + length
    found = [reckoned(live, seat, since, length) for seat in asked(live)]
    return time_off.latest(found).due if found else since + length


def reckoned(live: Live, seat: Seat, since: datetime, length: timedelta) -> Reckoned:
    """The instant at which `length` is over for one seat, and what puts it off."""
    return time_off.reckon(since, length, off_of(live, seat), weekends(live))


def asked(live: Live) -> tuple[Seat, ...]:
    return persons(live) if live.waiting.window else waited_persons(live)


def off_of(live: Live, seat: Seat) -> TimeOff:
    """The time off of a seat's person, as far as it counts at this table."""
    user = live.seats[seat].user_id
    if user is None or not is_unhurried(live.row.clock):
        return NOBODY
    off, clock = live.time_off.get(user, NOBODY), live.row.clock
    vacations = round_times.vacations_in(live.row, off.vacations) if clock.vacations else ()
    off = replace(off, vacations=vacations)
    return off if clock.quiet else replace(off, quiet=None)


def weekends(live: Live) -> str | None:
    """The zone of the weekends that do not count."""
    clock = live.row.clock
    return clock.zone if clock.weekends_off and is_unhurried(clock) else None


def account(change: Change, before: Live, entry: Entry) -> None:
    """After a seat's entry: each seat that has answered pays from its bank, or has it refilled."""
    alarm, waited = pressing(before.row.alarms), waited_persons(before)
    if entry.seat is None or alarm is None or _is_spared(before, alarm):
        return
    # One entry may settle several questions; those it makes unnecessary do not count as late.
    for seat in waited:
        if _answered(change.live, before, seat):
            if seat == entry.seat and not isinstance(entry.action, Leave):
                change.answers.append((entry.seat, True))
            if alarm.banked:
                _charge(change, seat, alarm)
            # Only one's own answer refills: an answer that somebody else made needless earns
            # nothing.
            elif seat == entry.seat:
                _refill(change, seat)


def lend(change: Change, alarm: Alarm) -> bool:
    """Put the deadline off by the longest bank of those waited for, for all alike.

    False if there is none, or it has been used. It does not reach beyond the round.
    """
    live = change.live
    waited = waited_persons(live)
    longest = max((live.seats[seat].bank for seat in waited), default=0)
    if alarm.banked or _is_spared(live, alarm) or not longest:
        return False
    # It is counted from the deadline, not from now: a late ring must not lengthen the bank.
    length = timedelta(seconds=longest)
    later = round_times.within(live, reckon(live, alarm.due, length))
    if later <= alarm.due:
        return False
    banked = replace(alarm, due=later, since=alarm.due, banked=True, plain=alarm.due + length)
    alarms = tuple(banked if one == alarm else one for one in live.row.alarms)
    # The bank is a time of its own, so it has its own reminders.
    change.set(alarms=alarms, reminded=0)
    change.say("bank-runs", seats=waited, until=int(later.timestamp()))
    change.tell("board")
    return True


def keep_within(change: Change) -> None:
    """The round ends at another time: a bank that runs reaches to it at most, and no end is past."""
    live = change.live
    alarms = tuple(_reaching(live, one) if one.banked else one for one in live.row.alarms)
    if live.row.stage == "running" and all(one.due > change.now for one in alarms):
        change.set(alarms=alarms)


def empty(change: Change, alarm: Alarm) -> None:
    """Set the banks of those waited for to 0 if the alarm ended them."""
    if alarm.banked:
        for seat in waited_persons(change.live):
            change.set_seat(seat, bank=0)


def used(live: Live, seat: Seat, alarm: Alarm, moment: datetime) -> int:
    """Seconds of the seat's bank that are used up at the moment; time off uses up none."""
    assert alarm.since is not None
    spent = time_off.counted(alarm.since, moment, off_of(live, seat), weekends(live))
    return max(0, int(spent.total_seconds()))


def _has_time_off(live: Live) -> bool:
    clock = live.row.clock
    return is_unhurried(clock) and (clock.weekends_off or bool(live.time_off))


def _later(live: Live, alarm: Alarm) -> Alarm:
    assert alarm.since is not None
    plain = alarm.plain or alarm.due
    due = reckon(live, alarm.since, plain - alarm.since)
    due = round_times.within(live, due) if alarm.banked else due
    return replace(alarm, due=due, plain=plain) if due > alarm.due else alarm


def _reaching(live: Live, alarm: Alarm) -> Alarm:
    assert alarm.since is not None
    own = reckon(live, alarm.since, (alarm.plain or alarm.due) - alarm.since)
    return replace(alarm, due=round_times.within(live, max(own, alarm.due)))


def _is_spared(live: Live, alarm: Alarm) -> bool:
    """Whether banks are neither lent nor refilled: a quiet pace, or a window of fixed length."""
    return alarm.quiet or live.waiting.window


def _answered(live: Live, before: Live, seat: Seat) -> bool:
    """Whether the seat is no longer waited for, or for another decision than before."""
    return seat not in live.waiting.seats or live.row.decision != before.row.decision


def _charge(change: Change, seat: Seat, alarm: Alarm) -> None:
    left = change.live.seats[seat].bank - used(change.live, seat, alarm, change.now)
    change.set_seat(seat, bank=max(0, left))


def _refill(change: Change, seat: Seat) -> None:
    clock, bank = change.live.row.clock, change.live.seats[seat].bank
    if bank < clock.bank:
        change.set_seat(seat, bank=min(clock.bank, bank + clock.refill))


def _due(alarm: Alarm) -> datetime:
    return alarm.due

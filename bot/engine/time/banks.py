"""Time banks: what a seat has beyond the pace. Windows are too short for them."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.engine.table.change import Change
from bot.engine.table.live import Live
from bot.engine.time import time_off
from bot.engine.time.putting_off import off_of, reckon, weekends
from bot.engine.time.waiting import pressing, waited_persons
from games.core.record import Entry, Leave
from games.core.timers import Alarm
from games.core.words import Seat


def account(change: Change, before: Live, entry: Entry) -> None:
    """After a seat's entry: each seat that has answered pays from its bank, or has it refilled."""
    alarm, waited = pressing(before.row.alarms), waited_persons(before)
    if entry.seat is None or alarm is None or _is_spared(before, alarm):
        return
    # One entry may answer for several: what it makes needless is nobody's delay.
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

    False if there is none, or it has been used.
    """
    live = change.live
    waited = waited_persons(live)
    longest = max((live.seats[seat].bank for seat in waited), default=0)
    if alarm.banked or _is_spared(live, alarm) or not longest:
        return False
    # It is counted from the deadline, not from now: a late ring must not lengthen the bank.
    length = timedelta(seconds=longest)
    later = reckon(live, alarm.due, length)
    banked = replace(alarm, due=later, since=alarm.due, banked=True, plain=alarm.due + length)
    alarms = tuple(banked if one == alarm else one for one in live.row.alarms)
    # The bank is a time of its own, so it has its own reminders.
    change.set(alarms=alarms, reminded=0)
    change.say("bank-runs", seats=waited, until=int(later.timestamp()))
    change.tell("board")
    return True


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

"""Time banks: what a seat has beyond the pace. Windows are too short for them."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.engine.change import Change
from bot.engine.live import Live, pressing, waited_persons
from games.core.record import Entry
from games.core.timers import Alarm
from games.core.words import Seat


def account(change: Change, before: Live, entry: Entry) -> None:
    """After a seat's entry: who was waited for and no longer is pays, or is paid, for his answer."""
    alarm = pressing(before.row.alarms)
    if entry.seat is None or alarm is None or _is_spared(before, alarm):
        return
    for seat in waited_persons(before):
        if _answered(change.live, before, seat):
            if alarm.banked:
                _charge(change, seat, alarm)
            elif seat == entry.seat:
                _refill(change, seat)


def lend(change: Change, alarm: Alarm) -> bool:
    """The pace is over: the longest bank of those waited for puts the deadline off, for all alike.

    False if there is none, or it has been used.
    """
    live = change.live
    waited = waited_persons(live)
    longest = max((live.seats[seat].bank for seat in waited), default=0)
    if alarm.banked or _is_spared(live, alarm) or not longest:
        return False
    later = alarm.due + timedelta(seconds=longest)
    banked = replace(alarm, due=later, since=alarm.due, banked=True)
    alarms = tuple(banked if one == alarm else one for one in live.row.alarms)
    change.set(alarms=alarms, reminded=0)
    change.say("bank-runs", seats=waited, until=int(later.timestamp()))
    change.tell("board")
    return True


def empty(change: Change, alarm: Alarm) -> None:
    """The banks have run out, too."""
    if alarm.banked:
        for seat in waited_persons(change.live):
            change.set_seat(seat, bank=0)


def used(alarm: Alarm, moment: datetime) -> int:
    """Seconds of the bank that are gone."""
    assert alarm.since is not None
    return max(0, int((moment - alarm.since).total_seconds()))


def _is_spared(live: Live, alarm: Alarm) -> bool:
    """Banks are neither lent nor filled: a quiet pace, or a window, whose length is fixed."""
    return alarm.quiet or live.waiting.window


def _answered(live: Live, before: Live, seat: Seat) -> bool:
    """A seat has answered once it is not waited for any more, or for something else."""
    return seat not in live.waiting.seats or live.row.decision != before.row.decision


def _charge(change: Change, seat: Seat, alarm: Alarm) -> None:
    left = change.live.seats[seat].bank - used(alarm, change.now)
    change.set_seat(seat, bank=max(0, left))


def _refill(change: Change, seat: Seat) -> None:
    clock, bank = change.live.row.clock, change.live.seats[seat].bank
    if bank < clock.bank:
        change.set_seat(seat, bank=min(clock.bank, bank + clock.refill))

"""What follows when nobody answers: bank, silence, the computer, a pause; and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import computers
from bot.engine.moves.entries import enter
from bot.engine.moves.stored_orders import drop, drop_all, settle
from bot.engine.people import ballots, pausing, substitutes
from bot.engine.table.live import Change, Live, check_running
from bot.engine.time import absence, clocks
from bot.engine.time.clocks import waited_persons
from bot.errors import HouseError
from bot.store.rows import SeatRow
from games.core.record import Cause, Leave, TimeUp, encode
from games.core.timers import Alarm
from games.core.words import Facts, Public, Seat

PATIENCE = 2
"""Silences in a row after which the computer plays the seat."""

TIME_UP = "time-up"
"""The message by which a person hears what the clock has decided for them."""


def ring(change: Change, alarm: Alarm) -> None:
    """An alarm's time has come. All who were waited for run out of time together, once."""
    # After an outage it may ring in somebody's time off: then it is put off once more.
    clocks.put_off(change)
    if alarm not in change.live.row.alarms:
        change.tell("board")
        return
    # The bank is lent before anything is counted: a table on its bank has not been silent yet.
    if alarm.paced and clocks.lend(change, alarm):
        return
    counts = alarm.paced and not alarm.quiet and not change.live.waiting.window
    # The rules move on with TimeUp, so those waited for are noted before it. A window does not
    # count: to let it pass is an answer.
    silent = waited_persons(change.live) if counts else ()
    before = change.live.seats
    clocks.empty(change, alarm)
    told = len(change.events)
    enter(change, None, TimeUp(alarm.key))
    done = [event for event in change.events[told:] if isinstance(event, Public)]
    for seat in silent:
        _count(change, seat)
        if change.live.seats[seat].person:
            _tell(change, seat, done, banked=alarm.banked)
    _offer_stand_ins(change, before)
    settle(change)
    if change.live.row.stage == "running":
        pause_if_deserted(change)


def come_back(change: Change, seat: Seat) -> None:
    """The person plays again; a table that paused because everybody was away goes on.

    Orders that the person left for the time of the absence are over.
    """
    row = change.live.seats[seat]
    # These orders go before the seat is given back, or one could act for the person who is here
    # again.
    for stored in change.live.orders:
        if stored.seat == seat and stored.order.while_away:
            drop(change, stored)
    if row.computer is not None:
        change.set_seat(seat, computer=None, away_since=None, offered=None)
        change.say("player-back", seat=seat)
        change.tell("board")
    if change.live.row.stage == "paused" and change.live.row.paused_why == "absent":
        pausing.resume(change, "back")
    if row.silences or row.missed_row:
        change.set_seat(seat, silences=0, missed_row=0)


def stand_in(change: Change, seat: Seat, by: Seat) -> None:
    """At the wish of another player the computer plays for somebody whose time has run out, until they are back.

    HouseError: stand-in-not, and as for acting.
    """
    check_running(change.live)
    if by == seat or not may_stand_in(change.live, seat):
        raise HouseError("stand-in-not", seat=seat)
    change.say("computer-lent", seat=by, whose=seat)
    _absent(change, seat)
    settle(change)


def may_stand_in(live: Live, seat: Seat) -> bool:
    """At a quick table that is no tournament's, as soon as the time for one decision is over, bank or not."""
    row = live.seats[seat]
    banked = any(alarm.banked for alarm in live.row.alarms) and seat in waited_persons(live)
    late = banked or row.silences > 0 or row.missed_row > 0
    return live.quick and row.person and late and not live.row.directed


def attend(change: Change) -> None:
    """Do what is due of `absence.next_change` at the change's moment."""
    for row in tuple(absence.to_be_offered(change.live)):
        if row.away_since and absence.offered_at(change.live, row, row.away_since) <= change.now:
            substitutes.offer(change, row.seat, "absent")
    if change.live.row.stage == "running":
        pause_if_deserted(change)
    elif not absence.everybody_away(change.live, change.now):
        pausing.resume(change, "back")
        settle(change)


def pause_if_deserted(change: Change) -> None:
    """Pause: computers do not play a game to its end while all its persons are away."""
    if absence.everybody_away(change.live, change.now):
        pausing.pause(change, "absent")


def _count(change: Change, seat: Seat) -> None:
    row = change.live.seats[seat]
    change.answers.append((seat, False))
    change.set_seat(seat, silences=row.silences + 1)
    if row.silences + 1 >= PATIENCE and change.live.row.stage == "running":
        _stand_in(change, seat)


def forgive(change: Change, seat: Seat) -> None:
    """Take back that the person's silence was counted once: they could not have seen that they were asked."""
    row = change.live.seats[seat]
    if not row.silences:
        return
    change.set_seat(seat, silences=row.silences - 1)
    if row.missed_row:
        fewer = {"asked": row.asked - 1, "missed": row.missed - 1, "missed_row": row.missed_row - 1}
        change.set_seat(seat, **fewer)
    change.answers.append((seat, None))
    if row.silences == PATIENCE and row.computer is not None:
        change.set_seat(seat, computer=None, away_since=None, offered=None)


def _tell(change: Change, seat: Seat, done: Sequence[Public], *, banked: bool) -> None:
    """Tell the person in words what the clock has decided for them, and what follows."""
    left = PATIENCE - change.live.seats[seat].silences
    facts: Facts = {"events": encode(done).decode(), "banked": banked, "left": left}
    change.tell("call", TIME_UP, change.live.seats[seat].user_id, **facts)


def _offer_stand_ins(change: Change, before: Sequence[SeatRow]) -> None:
    """Once for each that has just missed a decision for the first time: the others need not wait for the next."""
    for old, row in zip(before, change.live.seats, strict=True):
        first = not (old.silences or old.missed_row) and (row.silences or row.missed_row)
        if first and may_stand_in(change.live, row.seat):
            change.say("seat-silent", seat=row.seat)


def _stand_in(change: Change, seat: Seat) -> None:
    change.say("computer-plays", seat=seat)
    _absent(change, seat)


def _absent(change: Change, seat: Seat) -> None:
    """The computer plays for the person, who is warned of what follows."""
    live = change.live
    change.set_seat(seat, computer=computers.stand_in(live.rules), away_since=change.now)
    offered = absence.offered_at(live, live.seats[seat], change.now)
    until = int(offered.timestamp())
    kind = "-reserves" if live.row.directed else "-now" if offered <= change.now else ""
    if kind != "-now":
        soon = "seat-soon-of-reserves" if kind else "seat-soon-offered"
        change.say(soon, seat=seat, until=until)
    change.tell("call", f"seat-warning{kind}", live.seats[seat].user_id, until=until)
    ballots.excuse(change, seat)


def leave(change: Change, seat: Seat, key: str = "person-left") -> None:
    """The seat is offered to others. When no person is left the game ends by its rules."""
    change.say(key, seat=seat)
    if any(row.user_id is not None and row.seat != seat for row in _staying(change.live)):
        substitutes.vacate(change, seat, "left")
        return
    _leave(change, seat, None)
    _end_by_rules(change, Cause("computer"))


def finish(change: Change, cause: Cause) -> None:
    """End the game by its rules, counted as it stands: as if everybody left."""
    _end_by_rules(change, cause)


def _end_by_rules(change: Change, cause: Cause) -> None:
    """All seats leave. The game may end after any of them, so each is asked for again."""
    for row in change.live.seats:
        if change.live.row.stage == "over":
            return
        if not row.left:
            _leave(change, row.seat, cause)


def _leave(change: Change, seat: Seat, cause: Cause | None) -> None:
    enter(change, seat, Leave(), cause)
    change.set_seat(seat, left=True, offered=None, away_since=None)
    drop_all(change, seat)
    ballots.excuse(change, seat)


def _staying(live: Live) -> list[SeatRow]:
    return [row for row in live.seats if not row.left]

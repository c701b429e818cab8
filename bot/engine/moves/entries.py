"""One entry: the rules play or refuse it, then the table follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.table.live import Change, Live
from bot.engine.time import absence, clocks
from bot.engine.time.clocks import pressing
from bot.store.rows import EntryRow
from games.core.attendance import Attendance, AttendanceStep, answers, is_own
from games.core.record import Cause, Entry, Leave, Table, Undo, encode, play
from games.core.timers import Alarm, arm
from games.core.undo import StandingEntry
from games.core.words import Action, Seat


def enter(change: Change, seat: Seat | None, action: Action, cause: Cause | None = None) -> None:
    """Play an entry at the change's moment. RuleError: the change is as it was."""
    live = change.live
    assert live.header is not None
    assert live.game is not None
    entry = Entry(seat, action, change.now, cause)
    take(change, entry, play(live.rules, live.header, live.game, entry), live.row.alarms)


def take(change: Change, entry: Entry, game: Table[Any], kept: Sequence[Alarm]) -> None:
    """Bring the table up to the entry: game, lines, alarms, banks, ballots, the end.

    `kept` are the alarms that go on if their timers still run.
    """
    before = change.live
    lines = _lines(before, entry, game)
    saved = entry_row(before.row.id, entry, game)
    waiting = before.rules.waiting(game.state)
    # In a pause new alarms count from its beginning: resuming adds what the pause took.
    moment = before.row.paused_at or game.at
    alarms = arm(kept, waiting.timers, moment, before.row.clock)
    row = replace(
        before.row,
        number=game.number,
        decision=game.opened,
        at=game.at,
        revealed=game.revealed,
        alarms=alarms,
        reminded=_reminded(before, game, alarms),
    )
    # All of it is worked out first: a refusal above leaves the change untouched.
    change.live = replace(before, row=row, game=game, waiting=waiting, lines=lines)
    change.entries.append(saved)
    change.events.extend(game.events)
    _attend(change, before, entry, game)
    # Banks compare the table before with the one after, so `live` is set by now.
    clocks.account(change, before, entry)
    if before.ballots:
        _void(change)
    if game.outcome is not None:
        _end(change)


def _attend(change: Change, before: Live, entry: Entry, game: Table[Any]) -> None:
    """Count for each person the decisions that this entry ends; time off asks nobody."""
    old = before.game
    if old is None:
        return
    live = change.live
    step = AttendanceStep(old, before.waiting, entry, game, live.waiting)
    by_the_clock = live.schedule is not None
    acted = _acted(before) if by_the_clock and step.closes else ()
    seats = len(live.seats)
    for seat, answered in answers(step, by_the_clock=by_the_clock, acted=acted, seats=seats):
        row = change.live.seats[seat]
        gone = row.user_id is None or row.left
        if not answered and (gone or absence.is_on_vacation(live, row, change.now)):
            continue
        found = Attendance(row.asked, row.missed, row.missed_row).after(answered)
        has_lapsed = found.lapsed
        change.set_seat(seat, asked=found.asked, missed=found.missed, missed_row=found.in_row)
        if has_lapsed and not row.lapsed:
            change.say("seat-lapsed", seat=seat)


def _acted(live: Live) -> set[Seat]:
    """The seats that have acted themselves since the decision opened."""
    own = (line for line in live.lines if line.number > live.row.decision)
    return {line.seat for line in own if line.seat is not None and is_own(line.seat, line.cause)}


def entry_row(table_id: int, entry: Entry, game: Table[Any]) -> EntryRow:
    """An entry and its events as a row."""
    cause = entry.cause
    return EntryRow(
        table_id=table_id,
        number=game.number,
        seat=entry.seat,
        action=encode(entry.action),
        at=entry.at,
        cause=None if cause is None else cause.by,
        cause_number=None if cause is None else cause.number,
        revealed=game.revealed,
        events=encode(game.events),
    )


def _reminded(before: Live, game: Table[Any], alarms: tuple[Alarm, ...]) -> int:
    """The per cent last reminded of; 0 again when a new time to answer has begun.

    A turn that opens shortly before its hour has no reminder.
    """
    row, moment = before.row, clocks.closing_reminder(before.schedule, alarms)
    if moment is not None:
        late = game.opened != row.decision and game.at >= moment
        return 100 if late else row.reminded * (game.opened == row.decision)
    old, new = pressing(row.alarms), pressing(alarms)
    same = old and new and (old.key, old.since) == (new.key, new.since)
    return row.reminded if same else 0


def _lines(live: Live, entry: Entry, game: Table[Any]) -> tuple[StandingEntry, ...]:
    if isinstance(entry.action, Undo):
        to = entry.action.to
        return tuple(line for line in live.lines if line.number <= to)
    leave = entry.action if isinstance(entry.action, Leave) else None
    line = StandingEntry(game.number, entry.seat, leave, game.revealed, entry.cause)
    return (*live.lines, line)


def _void(change: Change) -> None:
    """End the ballots on an undo: carried now, they would take this entry back, too."""
    for ballot in change.live.ballots:
        if ballot.what == "undo":
            change.say("ballot-void", what=ballot.what, seat=ballot.by)
    change.set_ballots(*(one for one in change.live.ballots if one.what != "undo"))


def _end(change: Change) -> None:
    change.set(stage="over", ended=change.now, alarms=(), paused_at=None, paused_why=None)
    change.live = replace(change.live, orders=(), ballots=())
    change.tell("ended")

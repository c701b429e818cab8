"""What a table does next by itself, and when: alarms, reminders, ballots, computers, lobbies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import takewhile

from bot.engine.table.live import Change, Live, persons
from bot.engine.table.tallying import first_decided
from bot.engine.time import absence
from bot.engine.time.clocks import closing_reminder, is_unhurried, pressing, reckon, waited_persons
from bot.engine.time.starts import LIFE
from bot.store.rows import BallotRow
from games.core.undo import StandingEntry
from games.core.words import Seat
from games.players import RANDOM

REMINDERS = (50, 90)
"""Reminders of those waited for, in per cent of their time that is over."""

APART = timedelta(hours=3)
"""Where people take hours and days the second comes no sooner after the first: of a short time one is enough."""

LOBBY_WARNED, LOBBY_CLOSED = timedelta(days=6), LIFE
"""How long after its opening a lobby is warned, and closed."""

MAX_ACTS = 300
"""Acts of a computer within one decision: one that never says it is ready must not hang a table."""
MAX_ASIDE = 20
"""Acts of a computer that nobody waits for, within one decision."""


def due_of(live: Live) -> datetime | None:
    """The next instant at which `ring` has something to do here."""
    match live.row.stage:
        case "lobby":
            ends = live.row.created + (LOBBY_CLOSED if live.row.reminded else LOBBY_WARNED)
            return min(ends, live.row.starts or ends)
        case "running" | "paused" if busy(live) or _has_decided_vote(live):
            # That instant is past: the table is due at once, and the clock rings it in its order.
            return live.row.at
        case "running" | "paused":
            return min(_instants(live), default=None)
        case "over" | "closed":
            return None


def start_due(live: Live, now: datetime) -> datetime | None:
    """The start of a lobby that is due by now, if it lies before the lobby's end."""
    row = live.row
    if row.stage != "lobby" or row.starts is None or row.starts > now:
        return None
    return row.starts if row.starts < row.created + LOBBY_CLOSED else None


def remind(change: Change) -> None:
    """Remind those waited for, if a reminder is due."""
    step = _next_reminder(change.live)
    # After an outage several may be due; only the last is told.
    while step is not None and step[0] <= change.now:
        change.set(reminded=step[1])
        step = _next_reminder(change.live)
    if change.live.row.reminded != change.before.row.reminded:
        by_the_clock = change.live.schedule is not None
        seats = persons(change.live) if by_the_clock else waited_persons(change.live)
        if seats:
            change.tell("reminder", seats=seats, percent=change.live.row.reminded)


def first_closing(live: Live) -> BallotRow | None:
    """None, too, while nobody could vote: the place is out of reach."""
    if live.row.unreachable is not None:
        return None
    return min(live.ballots, key=lambda ballot: ballot.closes, default=None)


def mover(live: Live) -> Seat | None:
    """The next computer's seat that the game waits for; it acts before the table waits for persons.

    None also when it has acted `MAX_ACTS` times within the decision.
    """
    if not _has_computers(live):
        return None
    acts = _acts(live)
    able = (seat for seat in live.waiting.seats if acts[seat] < MAX_ACTS and _plays(live, seat))
    return next(able, None)


def bystanders(live: Live) -> tuple[Seat, ...]:
    """The computers that may act, though nobody waits for them, and have something to consider.

    Each is asked again after every entry until it has nothing to do; the random one, which always
    finds something, acts once in each decision.
    """
    if not live.waiting.may or not _has_computers(live):
        return ()
    acts = _acts(live)
    return tuple(
        seat
        for seat in live.waiting.may
        # A computer that had nothing to do is asked again only after another entry.
        if live.seats[seat].considered < live.row.number
        and acts[seat] < (1 if live.seats[seat].computer == RANDOM else MAX_ASIDE)
        and _plays(live, seat)
    )


def busy(live: Live) -> bool:
    """Whether any computer has something to do or to consider."""
    return mover(live) is not None or bool(bystanders(live))


def _has_decided_vote(live: Live) -> bool:
    return bool(live.ballots) and first_decided(live) is not None


def _instants(live: Live) -> Iterator[datetime]:
    if live.row.unreachable is None:
        yield from (ballot.closes for ballot in live.ballots)
    if _is_anybody_off(live) and (change := absence.next_change(live)) is not None:
        yield change
    if live.row.stage == "paused" and live.row.paused_until:
        yield live.row.paused_until
    if live.row.stage == "running":
        yield from (alarm.due for alarm in live.row.alarms)
        if reminder := _next_reminder(live):
            yield reminder[0]
        if live.row.round is not None and live.row.round.warns:
            yield live.row.round.warns


def _is_anybody_off(live: Live) -> bool:
    return bool(live.time_off) or any(row.away_since is not None for row in live.seats)


def _next_reminder(live: Live) -> tuple[datetime, int] | None:
    """Instant and per cent. None in a window: a reminder would tell who has not answered yet."""
    closing = closing_reminder(live.schedule, live.row.alarms)
    if closing is not None:
        return (closing, REMINDERS[-1]) if not live.row.reminded else None
    alarm = pressing(live.row.alarms)
    percent = next((one for one in REMINDERS if one > live.row.reminded), None)
    if alarm is None or percent is None or live.waiting.window:
        return None
    assert alarm.since is not None
    whole = (alarm.plain or alarm.due) - alarm.since
    again = live.row.reminded and is_unhurried(live.row.clock)
    if again and whole * (percent - REMINDERS[0]) / 100 < APART:
        return None
    length = whole * percent / 100
    # Time off is no part of the time to answer, and nobody is reminded in it.
    moment = reckon(live, alarm.since, length)
    # Quiet hours may put it off up to the deadline itself, where it would be of no use.
    return (moment, percent) if moment < alarm.due else None


def _has_computers(live: Live) -> bool:
    return live.row.stage == "running" and any(row.computer is not None for row in live.seats)


def _acts(live: Live) -> Counter[Seat | None]:
    return Counter(line.seat for line in _decision(live))


def _decision(live: Live) -> Iterator[StandingEntry]:
    """The entries that stand of the present decision, the newest first."""
    return takewhile(lambda line: line.number > live.row.decision, reversed(live.lines))


def _plays(live: Live, seat: Seat) -> bool:
    row = live.seats[seat]
    return row.computer is not None and not row.left and bool(live.rules.offers(live.state, seat))

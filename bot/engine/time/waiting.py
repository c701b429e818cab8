"""Whom a table waits for, and until when: persons and computers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import takewhile

from bot.engine.table.live import Live
from games.core.timers import Alarm
from games.core.undo import Standing
from games.core.words import Seat
from games.players import RANDOM

MOST_ACTS = 300
"""Acts of a computer within one decision: one that never says it is ready must not hang a table."""
MOST_ASIDE = 20
"""Acts of a computer that nobody waits for, within one decision."""


def waited_persons(live: Live) -> tuple[Seat, ...]:
    return tuple([seat for seat in live.waiting.seats if live.seats[seat].person])


def asked_persons(live: Live) -> tuple[Seat, ...]:
    """The persons waited for; where the game waits for nobody, all who may act."""
    asked = live.waiting.seats or live.waiting.may
    return tuple([seat for seat in asked if live.seats[seat].person])


def mover(live: Live) -> Seat | None:
    """The next computer's seat that the game waits for; it acts before the table waits for persons.

    None also when it has acted `MOST_ACTS` times within the decision.
    """
    if not _has_computers(live):
        return None
    acts = _acts(live)
    able = (seat for seat in live.waiting.seats if acts[seat] < MOST_ACTS and _plays(live, seat))
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
        and acts[seat] < (1 if live.seats[seat].computer == RANDOM else MOST_ASIDE)
        and _plays(live, seat)
    )


def busy(live: Live) -> bool:
    """Whether any computer has something to do or to consider."""
    return mover(live) is not None or bool(bystanders(live))


def pressing(alarms: Sequence[Alarm]) -> Alarm | None:
    """The first alarm at the table's pace, by which those waited for must answer, or None."""
    paced = [alarm for alarm in alarms if alarm.paced]
    return min(paced, key=_due) if paced else None


def deadline(live: Live) -> datetime | None:
    """The end of the time of those waited for: of the pace, or of a turn by the clock.

    What rings earlier, such as the end of an auction, stands with the auction.
    """
    if live.row.stage != "running" or not live.row.alarms:
        return None
    if live.rules.schedule(live.begun[0].options) is not None:
        # By the clock the last alarm is the turn's: see `Rules.schedule`.
        return live.row.alarms[-1].due
    return (pressing(live.row.alarms) or live.row.alarms[-1]).due


def _has_computers(live: Live) -> bool:
    return live.row.stage == "running" and any(row.computer is not None for row in live.seats)


def _acts(live: Live) -> Counter[Seat | None]:
    return Counter(line.seat for line in _decision(live))


def _decision(live: Live) -> Iterator[Standing]:
    """The entries that stand of the present decision, the newest first."""
    return takewhile(lambda line: line.number > live.row.decision, reversed(live.lines))


def _plays(live: Live, seat: Seat) -> bool:
    row = live.seats[seat]
    return row.computer is not None and not row.left and bool(live.rules.offers(live.state, seat))


def _due(alarm: Alarm) -> datetime:
    return alarm.due

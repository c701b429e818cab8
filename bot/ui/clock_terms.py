"""The clock contract of a table in words: its pace, or the hours at which its turns close."""

from __future__ import annotations

from datetime import datetime

from bot.engine.views.sight import Sight
from bot.ui.time_off import card_line, term_lines
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of
from games.core.timers import Schedule, calendar


def clock_lines(sight: Sight, words: GameWords) -> list[str]:
    """All terms of the clock: the time for a decision, and what follows silence."""
    keys = ["clock-reminders", "clock-deadline", "clock-absent", "clock-outage"]
    if sight.schedule is not None:
        keys = ["clock-silent", "clock-late"]
    said = [*(words.say(key) for key in keys), *term_lines(sight, words)]
    return [*pace_lines(sight, words), *(f"- {one}" for one in said)]


def card_lines(sight: Sight, words: GameWords) -> list[str]:
    """What must be known before one joins: the pace, or the hours and when the game starts."""
    lines = pace_lines(sight, words)
    if sight.schedule is not None:
        return lines
    off = card_line(sight, words)
    return [*lines[:1], *([f"- {off}"] if off else [])]


def pace_lines(sight: Sight, words: GameWords) -> list[str]:
    """The time for a decision, or for a turn."""
    schedule = sight.schedule
    lines = _paced(sight, words) if schedule is None else _scheduled(sight, words, schedule)
    return [f"- {line}" for line in lines]


def calendar_lines(sight: Sight, words: GameWords) -> list[str]:
    """The ends of the turns to come: a line each, or one text for many."""
    numbered = [
        words.say("calendar-turn", turn=turn, closes=int(closing.timestamp()))
        for turn, closing in closings(sight)
    ]
    if not numbered:
        return []
    head = f"**{words.say('calendar')}**"
    return [head, *numbered] if len(numbered) <= _LINES else [head, " · ".join(numbered)]


_LINES = 14
"""Maximum turns with a line each."""


def _paced(sight: Sight, words: GameWords) -> list[str]:
    clock = sight.table.clock
    lines = [words.say("clock-pace", pace=clock.pace, seconds=clock.seconds)]
    if sight.rules.windows:
        lines.append(words.say("clock-window", window=clock.window))
    if clock.bank:
        lines.append(words.say("clock-bank", bank=clock.bank, refill=clock.refill))
    return lines


def _scheduled(sight: Sight, words: GameWords, schedule: Schedule) -> list[str]:
    if schedule.length is not None:
        length = int(schedule.length.total_seconds())
        total = length * schedule.turns
        return [words.say("clock-length", turns=schedule.turns, seconds=length, total=total)]
    hours = Markup(words.listed([f"{hour}:00" for hour in schedule.hours]))
    zone = Markup(sight.table.clock.zone)
    lines = [words.say("clock-hours", turns=schedule.turns, hours=hours, zone=zone)]
    if sight.table.stage == "lobby" and sight.table.starts is not None:
        lines.append(words.say("clock-starts", until=seconds_of(sight.table.starts)))
    return lines


def closings(sight: Sight) -> list[tuple[int, datetime]]:
    """Number, from 1, and end of each turn to come, as far as they are known.

    After a pause the hours are read again from the present turn on: the first calendar does not hold.
    """
    schedule, start = sight.schedule, _start(sight)
    if schedule is None or start is None or schedule.length is not None:
        return []
    numbered = list(enumerate(calendar(schedule, start, sight.table.clock.zone), 1))
    if sight.deadline is None:
        return numbered if sight.table.stage == "lobby" else []
    if (sight.turn, sight.deadline) not in numbered:
        return _anew(sight, schedule, sight.deadline)
    return [(turn, closing) for turn, closing in numbered if closing >= sight.deadline]


def _start(sight: Sight) -> datetime | None:
    return sight.table.starts if sight.table.stage == "lobby" else sight.table.opened


def _anew(sight: Sight, schedule: Schedule, deadline: datetime) -> list[tuple[int, datetime]]:
    """The ends from the running turn to the last."""
    left = Schedule(schedule.turns - sight.turn, schedule.hours)
    if left.turns < 1:
        return [(sight.turn, deadline)]
    return [
        (sight.turn, deadline),
        *enumerate(calendar(left, deadline, sight.table.clock.zone), sight.turn + 1),
    ]

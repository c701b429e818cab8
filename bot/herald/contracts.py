"""The clock contract of a table in words."""

from __future__ import annotations

from bot.sight import Sight
from bot.words.translator import GameWords


def clock_lines(sight: Sight, words: GameWords) -> list[str]:
    """How long a decision may take, and what happens to who is silent: all of it."""
    keys = ("clock-reminders", "clock-deadline", "clock-absent", "clock-outage")
    return [*pace_lines(sight, words), *(f"- {words.say(key)}" for key in keys)]


def pace_lines(sight: Sight, words: GameWords) -> list[str]:
    """How long a decision may take."""
    clock = sight.table.clock
    lines = [words.say("clock-pace", pace=clock.pace, seconds=clock.seconds)]
    if sight.rules.windows:
        lines.append(words.say("clock-window", window=clock.window))
    if clock.bank:
        lines.append(words.say("clock-bank", bank=clock.bank, refill=clock.refill))
    return [f"- {line}" for line in lines]

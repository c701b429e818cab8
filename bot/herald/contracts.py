"""The clock contract of a table in words, all of it."""

from __future__ import annotations

from bot.sight import Sight
from bot.words.translator import GameWords


def clock_lines(sight: Sight, words: GameWords) -> list[str]:
    """How long a decision may take, and what happens to who is silent."""
    clock = sight.table.clock
    lines = [words.say("clock-pace", pace=clock.pace, seconds=clock.seconds)]
    if sight.rules.windows:
        lines.append(words.say("clock-window", window=clock.window))
    if clock.bank:
        lines.append(words.say("clock-bank", bank=clock.bank, refill=clock.refill))
    keys = ("clock-reminders", "clock-deadline", "clock-absent", "clock-outage")
    return [f"- {line}" for line in (*lines, *(words.say(key) for key in keys))]

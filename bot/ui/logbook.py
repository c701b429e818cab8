"""What has happened, line by line: the newest lines, or a page of all that there are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.engine.sight import LogLine, Sight
from bot.ui.limits import newest
from bot.words.translator import GameWords

_LINES, _CHARACTERS = 20, 2400
PAGE = 15
"""So many lines to a page, of which even long ones fit into a message."""


def log_text(sight: Sight, words: GameWords, log: Sequence[LogLine]) -> str:
    """The events in words; if there are too many, the last of them, and that more came before.

    Only what is shown is told: computers may have played half a game.
    """
    backwards = (line for one in reversed(log) for line in reversed(_entry(sight, words, one)))
    lines = list(islice(backwards, _LINES + 1))
    kept = newest(lines[_LINES - 1 :: -1], _CHARACTERS)
    head = [words.say("log-earlier")] if len(kept) < len(lines) else []
    return "\n".join((*head, *kept))


def log_page(
    sight: Sight, words: GameWords, log: Sequence[LogLine], page: int
) -> tuple[str, int, int]:
    """Page `page` of everything, 0 the newest; which one it is, and how many there are."""
    lines = [line for one in log for line in _entry(sight, words, one)]
    pages = max(1, -(-len(lines) // PAGE))
    page = max(0, min(page, pages - 1))
    last = len(lines) - page * PAGE
    return "\n".join(lines[max(0, last - PAGE) : last]), page, pages


def _entry(sight: Sight, words: GameWords, line: LogLine) -> list[str]:
    """A line for each event that is news; the first also says what acted in a person's place."""
    news = list(filter(None, map(words.event, line.events)))
    return [f"- {text}{'' if at else _by(sight, words, line)}" for at, text in enumerate(news)]


def _by(sight: Sight, words: GameWords, line: LogLine) -> str:
    """His stored order, the computer, an administrator; nothing for a computer's own seat."""
    key = f"log-by-{line.cause.by if line.cause else 'nobody'}"
    if line.cause is None or line.seat is None or not words.has(key):
        return ""
    return f" {words.say(key)}" if sight.seats[line.seat].user_id is not None else ""

"""The log of a table, line by line: its newest lines, or a page of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from bot.engine.sight import LogLine, Sight
from bot.ui.limits import newest, units
from bot.words.translator import GameWords

_LINES, _CHARACTERS = 20, 2400
PAGE = 15
"""The most lines on a page: even long ones fit in a message then."""


def log_text(sight: Sight, words: GameWords, log: Sequence[LogLine]) -> str:
    """Results first, such as those of a turn's end, then the other events. If they are too many, the
    last of them, and a line that says how many came before.

    Only shown events are put into words: computers may have played half a game.
    """
    results = list(islice(_backwards(sight, words, log, results=True), _LINES // 2))[::-1]
    room = _LINES - len(results)
    lines = list(islice(_backwards(sight, words, log, results=False), room + 1))
    kept = newest(lines[room - 1 :: -1], _CHARACTERS - sum(map(units, results)) - len(results))
    head = [words.say("log-earlier")] if len(kept) < len(lines) else []
    return "\n".join((*results, *head, *kept))


def log_page(
    sight: Sight, words: GameWords, log: Sequence[LogLine], page: int
) -> tuple[str, int, int]:
    """A page of the whole log, 0 the newest; its number, and the number of pages."""
    lines = [line for one in log for line in _entry(sight, words, one)]
    pages = max(1, -(-len(lines) // PAGE))
    page = max(0, min(page, pages - 1))
    last = len(lines) - page * PAGE
    return "\n".join(lines[max(0, last - PAGE) : last]), page, pages


def _backwards(
    sight: Sight, words: GameWords, log: Sequence[LogLine], *, results: bool
) -> Iterator[str]:
    for one in reversed(log):
        events = tuple(event for event in one.events if event.is_result is results)
        yield from reversed(_entry(sight, words, replace(one, events=events)))


def _entry(sight: Sight, words: GameWords, line: LogLine) -> list[str]:
    """A line for each event with words; the first also names what acted in a person's place."""
    news = list(filter(None, map(words.event, line.events)))
    return [f"- {text}{'' if at else _by(sight, words, line)}" for at, text in enumerate(news)]


def _by(sight: Sight, words: GameWords, line: LogLine) -> str:
    """The cause in words: a stored order, the computer, an administrator. Empty for a computer's seat."""
    key = f"log-by-{line.cause.by if line.cause else 'nobody'}"
    if line.cause is None or line.seat is None or not words.has(key):
        return ""
    return f" {words.say(key)}" if sight.seats[line.seat].user_id is not None else ""

"""What has happened, line by line: the newest lines, or a page of all that there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.sight import Sight, Told
from bot.ui.limits import newest
from bot.words.translator import GameWords

_LINES, _CHARACTERS = 20, 2400
PAGE = 15
"""So many lines to a page, of which even long ones fit into a message."""

_Happening = tuple[Told, int]
"""An entry, and which of its events."""


def told_lines(sight: Sight, words: GameWords, told: Iterable[Told]) -> str:
    """The events in words; if there are too many, the last of them and how many came before.

    Only what is shown is told: computers may have played half a game.
    """
    events = _happenings(told)
    lines = _lines(sight, words, events[-_LINES:])
    kept = newest(lines, _CHARACTERS)
    earlier = len(events) - len(kept)
    head = [words.say("log-earlier", count=earlier)] if earlier else []
    return "\n".join((*head, *kept))


def told_page(
    sight: Sight, words: GameWords, told: Iterable[Told], page: int
) -> tuple[str, int, int]:
    """Page `page` of everything, 0 the newest; which one it is, and how many there are."""
    events = _happenings(told)
    pages = max(1, -(-len(events) // PAGE))
    page = max(0, min(page, pages - 1))
    last = len(events) - page * PAGE
    return "\n".join(_lines(sight, words, events[max(0, last - PAGE) : last])), page, pages


def _happenings(told: Iterable[Told]) -> list[_Happening]:
    return [(one, number) for one in told for number in range(len(one.events))]


def _lines(sight: Sight, words: GameWords, happened: Sequence[_Happening]) -> list[str]:
    return [_line(sight, words, one, number) for one, number in happened]


def _line(sight: Sight, words: GameWords, told: Told, number: int) -> str:
    """An entry's first line also says what acted in a person's place."""
    by = _by(sight, words, told) if number == 0 else ""
    return f"- {words.event(told.events[number])}{by}"


def _by(sight: Sight, words: GameWords, told: Told) -> str:
    """His stored order, the computer, an administrator; nothing for a computer's own seat."""
    key = f"log-by-{(told.cause or '').partition(':')[0]}"
    if told.cause is None or told.seat is None or not words.has(key):
        return ""
    return f" {words.say(key)}" if sight.seats[told.seat].user_id is not None else ""

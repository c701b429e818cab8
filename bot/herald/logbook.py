"""What has happened, line by line: the newest lines, as many as a message holds."""

from __future__ import annotations

from collections.abc import Iterable

from bot.sight import Sight, Told
from bot.ui.limits import newest
from bot.words.translator import GameWords

_LINES, _CHARACTERS = 20, 2400


def told_lines(sight: Sight, words: GameWords, told: Iterable[Told]) -> str:
    """The events in words; if there are too many, the last of them and how many came before.

    Only what is shown is told: computers may have played half a game.
    """
    events = [(one, number) for one in told for number in range(len(one.events))]
    lines = [_line(sight, words, one, number) for one, number in events[-_LINES:]]
    kept = newest(lines, _CHARACTERS)
    earlier = len(events) - len(kept)
    head = [words.say("log-earlier", count=earlier)] if earlier else []
    return "\n".join((*head, *kept))


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

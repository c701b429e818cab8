"""What has happened, line by line: the newest lines, as many as a message holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.sight import Sight, Told
from bot.ui.limits import newest
from bot.words.translator import GameWords

_LINES, _CHARACTERS = 20, 2400


def told_lines(sight: Sight, words: GameWords, told: Iterable[Told]) -> str:
    """The events in words; if there are too many, the last of them and how many came before."""
    lines = [line for one in told for line in _lines(sight, words, one)]
    kept = newest(lines[-_LINES:], _CHARACTERS)
    earlier = len(lines) - len(kept)
    head = [words.say("log-earlier", count=earlier)] if earlier else []
    return "\n".join((*head, *kept))


def _lines(sight: Sight, words: GameWords, told: Told) -> Iterator[str]:
    by = _by(sight, words, told)
    for number, event in enumerate(told.events):
        yield f"- {words.event(event)}{by if number == 0 else ''}"


def _by(sight: Sight, words: GameWords, told: Told) -> str:
    """What acted for a person: his stored order, the computer, an administrator."""
    key = f"log-by-{(told.cause or '').partition(':')[0]}"
    if told.cause is None or told.seat is None or not words.has(key):
        return ""
    person: Sequence[bool] = [row.user_id is not None for row in sight.seats]
    return f" {words.say(key)}" if person[told.seat] else ""

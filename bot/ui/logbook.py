"""The log of a table, line by line: its newest lines, or a page of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from bot.engine.views.sight import LogLine, Sight
from bot.ui.limits import newest, units
from bot.words.translator import GameWords
from games.core.words import Public

_LINES, _CHARACTERS = 20, 2400
PAGE = 15
"""The most lines on a page: even long ones fit in a message then."""


def log_text(sight: Sight, words: GameWords, log: Sequence[LogLine], most: int = _LINES) -> str:
    """Results first, such as those of a turn's end, then the other events. If they are more than `most`, the
    last of them, and a line that says how many came before.

    Only what is shown is told: computers may have played half a game. Moves taken back are left
    out: the line of the undo tells them.
    """
    log = [one for one in log if not one.struck]
    # Results take half at most, so that the acts have room as well.
    results = list(islice(_backwards(sight, words, log, results=True), most // 2))[::-1]
    room = most - len(results)
    # One line more than there is room for shows whether any came before.
    lines = list(islice(_backwards(sight, words, log, results=False), room + 1))
    # The lines were read backwards; they are told forwards.
    kept = newest(lines[room - 1 :: -1], _CHARACTERS - sum(map(units, results)) - len(results))
    head = [words.say("log-earlier")] if len(kept) < len(lines) else []
    return "\n".join((*results, *head, *kept))


def log_page(
    sight: Sight, words: GameWords, log: Sequence[LogLine], page: int
) -> tuple[str, int, int]:
    """Page `page` of everything, 0 the newest; which one it is, and how many there are."""
    lines = [
        line
        for one, number in zip(log, _numbers(sight, log), strict=True)
        for line in _entry(sight, words, one, number)
    ]
    pages = max(1, -(-len(lines) // PAGE))
    page = max(0, min(page, pages - 1))
    last = len(lines) - page * PAGE
    return "\n".join(lines[max(0, last - PAGE) : last]), page, pages


def _numbers(sight: Sight, log: Sequence[LogLine]) -> Iterator[str]:
    """After the end the step in a replay. Before it what everybody could read is counted: the entry's own
    number would tell how much was done in secret.
    """
    told = -1
    for one in log:
        public = one.taken is not None or any(isinstance(event, Public) for event in one.events)
        told += public
        if sight.outcome is not None:
            yield str(one.number)
        else:
            yield str(told) if public else ""


def _backwards(
    sight: Sight, words: GameWords, log: Sequence[LogLine], *, results: bool
) -> Iterator[str]:
    for one in reversed(log):
        if one.taken is not None and results:
            continue
        events = tuple(event for event in one.events if event.is_result is results)
        yield from reversed(_entry(sight, words, replace(one, events=events)))


def _entry(sight: Sight, words: GameWords, line: LogLine, number: str = "") -> list[str]:
    """A line for each event that is news; the first also says what acted in a person's place."""
    head = f"- `{number}` " if number else "- "
    if line.taken is not None:
        return [f"{head}{undo_line(words, line)}"]
    news = list(filter(None, map(words.event, line.events)))
    by = _by(sight, words, line)
    mark = "~~" if line.struck else ""
    return [f"{head}{mark}{text}{mark}{'' if at else by}" for at, text in enumerate(news)]


def undo_line(words: GameWords, line: LogLine) -> str:
    """Who took back what: "Anna takes a move back: ~~Anna plays 4d.~~"."""
    assert line.taken is not None
    by = line.cause.number if line.cause and line.cause.by == "seat" else None
    said = words.say("undone", seat=by, moves=line.taken.moves)
    told = next(filter(None, map(words.event, line.taken.events)), "")
    return f"{said} ~~{told}~~" if told else said


def _by(sight: Sight, words: GameWords, line: LogLine) -> str:
    """Their stored order, the computer, an administrator; nothing for a computer's own seat."""
    key = f"log-by-{line.cause.by if line.cause else 'nobody'}"
    if line.cause is None or line.seat is None or not words.has(key):
        return ""
    return f" {words.say(key)}" if sight.seats[line.seat].user_id is not None else ""

"""The log of a table, line by line: its newest lines, or a page of all.

Events of one chain, such as the bids of an auction, are one line, and so is what is said several times
running. What begins a turn or a year stands out above what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.engine.views.sight import LogLine, Sight
from bot.ui.limits import newest, units
from bot.words.translator import GameWords
from games.core.record import Cause
from games.core.words import Event, Public

_LINES, _CHARACTERS = 14, 2400
"""What a board or an answer has room for above its picture, on a phone, too."""
_HEARD = 40
"""Lines for those who hear them: no picture tells them the rest."""
PAGE = 15
"""Lines on a page: even long ones fit in a message then."""
LINKS = 8
"""Events of a chain that its line tells: the newest."""


class _Part(msgspec.Struct, frozen=True):
    """An event as it may be told, with the entry that it came from."""

    line: LogLine
    event: Event | None
    """None: the entry is an undo, or a seat went to somebody else."""
    number: str = ""


class _Line(msgspec.Struct, frozen=True):
    text: str
    is_result: bool


def log_text(
    sight: Sight,
    words: GameWords,
    log: Sequence[LogLine],
    most: int = _LINES,
    earlier: str = "log-earlier",
) -> str:
    """The newest `most` lines as they happened, and a line that says that some came before.

    Results, such as those of a turn's end, are kept however much came after them; they take half of the
    room at most. Only what is shown is told: computers may have played half a game. Moves taken back are
    left out: the line of the undo tells them. `earlier` is what is said of lines that came before.
    """
    most = max(most, _HEARD) if words.is_heard else most
    parts = [one for entry in log if not entry.struck for one in _parts(entry)]
    results, others = list[_Line](), list[_Line]()
    kept = list[_Line]()

    def wanted(part: _Part) -> bool:
        full = results if _is_result(part) else others
        return len(full) < (most // 2 if full is results else most + 1)

    for line in _backwards(sight, words, parts, wanted):
        (results if line.is_result else others).append(line)
        kept.append(line)
    used = sum(units(one.text) + 1 for one in results)
    texts = [one.text for one in others[: most - len(results)]]
    fitting = {id(one) for one in others[: len(newest(texts[::-1], _CHARACTERS - used))]}
    # The lines were read backwards; they are told forwards.
    told = [one.text for one in kept[::-1] if one.is_result or id(one) in fitting]
    # One line more than there is room for shows whether any came before.
    head = [words.say(earlier)] if len(fitting) < len(others) else []
    return "\n".join((*head, *told))


def log_page(
    sight: Sight, words: GameWords, log: Sequence[LogLine], page: int
) -> tuple[str, int, int]:
    """Page `page` of everything, 0 the newest; which one it is, and how many there are."""
    parts = [
        part
        for one, number in zip(log, _numbers(sight, log), strict=True)
        for part in _parts(one, number)
    ]
    lines = [one.text for one in _backwards(sight, words, parts, lambda _: True)][::-1]
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
        told_of = one.taken is not None or one.handed is not None
        public = told_of or any(isinstance(event, Public) for event in one.events)
        told += public
        if sight.outcome is not None:
            yield str(one.number)
        else:
            yield str(told) if public else ""


def _parts(line: LogLine, number: str = "") -> Sequence[_Part]:
    """What an entry tells, its results first."""
    if line.taken is not None or line.handed is not None:
        return [_Part(line, None, number)]
    events = sorted(line.events, key=lambda event: not event.is_result)
    return [_Part(line, event, number) for event in events]


def _is_result(part: _Part) -> bool:
    return part.event is not None and part.event.is_result


def _backwards(
    sight: Sight, words: GameWords, parts: Sequence[_Part], wanted: Callable[[_Part], bool]
) -> Iterator[_Line]:
    """The lines, the newest first. What is not `wanted` when it comes is not told at all."""
    texts = dict[int, str]()

    def told(at: int) -> str:
        if at not in texts:
            texts[at] = _told(sight, words, parts[at])
        return texts[at]

    at = len(parts)
    while at:
        at -= 1
        last = parts[at]
        if not wanted(last):
            continue
        begin = at
        while begin and _belong(words, parts[begin - 1], last):
            begin -= 1
        if begin < at:
            yield _Line(_chained(sight, words, parts[begin : at + 1]), is_result=False)
            at = begin
            continue
        text = told(at)
        if not text:
            continue
        while at and _may_repeat(last, parts[at - 1]) and told(at - 1) == text:
            at -= 1
        times = begin - at + 1
        again = words.say("log-times", count=times) if times > 1 else ""
        yield _Line(f"{_head(parts[at])}{text}{again}", _is_result(last))


def _belong(words: GameWords, one: _Part, other: _Part) -> bool:
    """Whether two events are of the same chain; what was taken back is told by itself."""
    if not one.event or not other.event or one.line.struck or other.line.struck:
        return False
    if not other.event.chain or one.event.chain != other.event.chain:
        return False
    return words.chain(one.event) == words.chain(other.event)


def _may_repeat(one: _Part, other: _Part) -> bool:
    return type(one.event) is type(other.event) and one.event is not None and not one.event.heads


def _chained(sight: Sight, words: GameWords, parts: Sequence[_Part]) -> str:
    """Events of a chain in one line: "Bids for gold: Anna 20M · Bob 30M · Anna passes"."""
    told = [(part, part.event) for part in parts if part.event is not None]
    links = [f"{words.link(event)}{_by(sight, words, part)}" for part, event in told[-LINKS:]]
    before = ["…"] if len(told) > LINKS else []
    return f"{_head(parts[0])}{words.chain(told[-1][1])}: {' · '.join([*before, *links])}"


def _head(part: _Part) -> str:
    return f"- `{part.number}` " if part.number else "- "


def _told(sight: Sight, words: GameWords, part: _Part) -> str:
    """An event in a sentence; with the first of an entry, what acted in a person's place."""
    line, event = part.line, part.event
    if line.handed is not None:
        return f"{words.say('seat-handed', seat=line.handed)}{_by(sight, words, part)}"
    if event is None:
        return undo_line(words, line)
    text = words.event(event)
    if not text:
        return ""
    mark = "~~" if line.struck else ""
    by = _by(sight, words, part)
    by = by if by and _is_first(words, part) else ""
    text = f"**{text}**" if event.heads and not line.struck else text
    return f"{mark}{text}{mark}{by}"


def _is_first(words: GameWords, part: _Part) -> bool:
    """Whether it is the first event of its entry that is news."""
    told = (one for one in _parts(part.line) if one.event is not None and words.event(one.event))
    first = next(told, None)
    return first is not None and first.event is part.event


def undo_line(words: GameWords, line: LogLine) -> str:
    """The line of an undo: "Anna undoes a move. ~~Anna plays 4d.~~"."""
    assert line.taken is not None
    by = line.cause.number if line.cause and line.cause.by == "seat" else None
    said = words.say("undone", seat=by, moves=line.taken.moves)
    told = next(filter(None, map(words.event, line.taken.events)), "")
    return f"{said} ~~{told}~~" if told else said


def _by(sight: Sight, words: GameWords, part: _Part) -> str:
    """What acted in a player's place: a stored order, the computer, an administrator, a director, a vote, the
    clock.

    Nothing for a computer's own seat, and for a closing, which comes by the clock as a rule.
    """
    line, event = part.line, part.event
    if line.by_clock:
        is_closing = event is None or event.heads or event.is_result
        return "" if is_closing else f" {words.say('log-by-clock')}"
    seat = line.seat if line.handed is None else line.handed
    if line.cause is None or seat is None:
        return ""
    is_persons = sight.seats[seat].user_id is not None or seat in sight.given_up
    # A seat that takes back is named; without a name it is a vote.
    by = "vote" if line.cause == Cause("seat") else line.cause.by
    key = f"log-by-{by}"
    return f" {words.say(key)}" if is_persons and words.has(key) else ""

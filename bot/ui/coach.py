"""Help at the table for somebody new to a game: what is coming, and what an event means that they meet
for the first time. Nobody else sees it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec

from bot.engine.views.sight import LogLine, Sight
from bot.ui.control import Press, button, rows
from bot.ui.limits import oldest
from bot.ui.sheet import Row
from bot.words.translator import GameWords
from games.core.words import Event

LINES, ROOM = 5, 700
"""Maximum lines of what is coming, and characters: the hand below it is what was asked for."""
FIRSTS = 2
"""Maximum events that are explained at once: who takes a seat in the middle meets many."""


class Help(msgspec.Struct, frozen=True):
    """What is told to one person, each empty if there is nothing."""

    coming: str = ""
    first: str = ""
    keys: tuple[str, ...] = ()
    """What `first` explains."""

    def __bool__(self) -> bool:
        return bool(self.coming or self.first)


NONE = Help()


def can_help(sight: Sight) -> bool:
    """Whether somebody plays here: a lesson has its own words, and an end can no longer be changed."""
    return sight.viewer is not None and sight.task is None and sight.table.stage == "running"


def is_serious(sight: Sight) -> bool:
    """Whether the game may be rated or is a tournament's: then board and rulebook are all the help there is."""
    computers = [
        row
        for row in sight.seats
        if row.user_id is None and row.computer is not None and row.offered is None
    ]
    return sight.table.directed or not computers


def coming(sight: Sight, words: GameWords) -> str:
    """What is coming for the viewer, line by line."""
    if not can_help(sight) or sight.view is None:
        return ""
    serious = is_serious(sight)
    notes = [one for one in sight.rules.forecast(sight.view) if one.on_board or not serious]
    lines = [f"- {words.say(f'forecast-{one.key}', **one.facts)}" for one in notes[:LINES]]
    kept = oldest(lines, ROOM)
    return "\n".join((words.say("coach-coming"), *kept)) if kept else ""


def first_times(
    sight: Sight, words: GameWords, log: Sequence[LogLine], known: Collection[str]
) -> tuple[str, tuple[str, ...]]:
    """What is met for the first time in the log, and the keys of it."""
    found: dict[str, Event] = {}
    for event in _events(log):
        key = sight.rules.firsts.get(type(event))  # type: ignore[arg-type]
        if key is not None and key not in known:
            found.setdefault(key, event)
    told = dict(list(found.items())[:FIRSTS])
    lines = [f"- {words.first(key, event)}" for key, event in told.items()]
    text = "\n".join((words.say("coach-first"), *lines)) if lines else ""
    return text, tuple(told)


def enough(sight: Sight, words: GameWords) -> list[Row]:
    """[Enough explained], below the help."""
    press = Press(sight.table.id, sight.decision, "enough")
    return rows([button(press, words.plain.say("coach-enough"))])


def _events(log: Sequence[LogLine]) -> Iterator[Event]:
    for one in log:
        if not one.struck:
            yield from one.events

"""News in portions: those that one message can tell together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

import msgspec

from bot.store.rows import News, NewsKind

BALLOT = "ballot-opened"
"""The key of the line that opens a vote."""

LINES = 15
"""Maximum lines per message."""

WATCHERS = 5
"""Maximum spectators told before the table's own news is looked for again."""


class Job(msgspec.Struct, frozen=True):
    """News of one table that are told together."""

    news: tuple[News, ...]
    suspect: bool = False
    """Whether it may have been said before a crash or a failure: then Discord is searched first."""

    @property
    def id(self) -> int:
        return self.news[0].id

    @property
    def kind(self) -> NewsKind:
        return self.news[0].kind

    @property
    def table_id(self) -> int:
        return self.news[0].table_id

    @property
    def tries(self) -> int:
        return max(one.tries for one in self.news)


def jobs(news: Sequence[News], old: int, tried: Collection[int] = ()) -> list[Job]:
    """A table's news in portions, in the order in which they are told.

    Several redraws become one: the lobby card first, then the lines, then the board, the reminder
    and the end. News up to number `old` was there when the bot started, and those in `tried` have
    failed: either may have been said. Spectators are told when there is nothing else.
    """
    lines = [one for one in news if one.kind in {"say", "call", "private"}]
    portions = [
        [one for one in news if one.kind == "lobby"],
        *_lines(lines),
        # The board comes after the lines, so that it stays the newest message with its buttons in
        # sight.
        *(
            [one for one in news if one.kind == kind]
            for kind in ("board", "reminder", "seat", "ended")
        ),
    ]
    found = [portion for portion in portions if portion] or [[one] for one in news[:WATCHERS]]
    return [_job(portion, old, tried) for portion in found]


def _lines(news: Iterable[News]) -> Iterable[list[News]]:
    """Lines in a row share a message. Ballots, which have buttons, and private lines stand alone.

    People called to the same event share a line.
    """
    for (alone, *_), run in groupby(news, key=_kin):
        portion = list(run)
        size = 1 if alone else LINES
        yield from (portion[at : at + size] for at in range(0, len(portion), size))


def _kin(news: News) -> tuple[object, ...]:
    """Whether a line stands alone, and what lines of one message have in common."""
    if news.kind == "call":
        return False, news.key, news.facts
    return (news.kind == "private" or news.key == BALLOT,)


def _job(portion: Sequence[News], old: int, tried: Collection[int]) -> Job:
    suspect = any(one.id <= old or one.tries or one.id in tried for one in portion)
    return Job(tuple(portion), suspect)

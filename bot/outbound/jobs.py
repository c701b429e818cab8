"""What is to be told, in portions: news that one message can tell together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

import msgspec

from bot.store.rows import News, NewsKind

BALLOT = "ballot-opened"
"""The line with which a vote of the table begins."""

LINES = 15
"""So many lines go into one message."""


class Job(msgspec.Struct, frozen=True):
    """News of one table that is told at once."""

    news: tuple[News, ...]
    suspect: bool = False
    """It may have been said before a crash, or before a failure: look first."""

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

    What is redrawn is drawn once: the lobby card first, then what is said, then the board, the
    reminder and the end. News up to number `old` was there when the bot started, and those in
    `tried` have failed: either may have been said.
    """
    lines = [one for one in news if one.kind in {"say", "call", "private"}]
    portions = [
        [one for one in news if one.kind == "lobby"],
        *_lines(lines),
        *([one for one in news if one.kind == kind] for kind in ("board", "reminder", "ended")),
    ]
    return [_job(portion, old, tried) for portion in portions if portion]


def _lines(news: Iterable[News]) -> Iterable[list[News]]:
    """Lines in a row share a message; a ballot, which has buttons, and what is private do not.

    Those who are called to the same event share a line.
    """
    for (alone, *_), run in groupby(news, key=_kin):
        portion = list(run)
        size = 1 if alone else LINES
        yield from (portion[at : at + size] for at in range(0, len(portion), size))


def _kin(news: News) -> tuple[object, ...]:
    """Whether a message is its own, and what those that share one have in common."""
    if news.kind == "call":
        return False, news.key, news.facts
    return (news.kind == "private" or news.key == BALLOT,)


def _job(portion: Sequence[News], old: int, tried: Collection[int]) -> Job:
    suspect = any(one.id <= old or one.tries or one.id in tried for one in portion)
    return Job(tuple(portion), suspect)

"""The leaderboard of a game, or of all, in a server or everywhere."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.community.voice import AskedFor, Voice
from bot.store import ratings
from bot.store.ratings import Ranked
from games.league.ratings import widened
from render.community import CommunityPage, PageColumn, PageGrid, PageLine

LINES = 10
"""People on a page."""


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of it; `own` is the reader's rank."""

    asked: AskedFor
    lines: tuple[Ranked, ...]
    first: int
    total: int
    own: int | None

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // LINES))

    @property
    def at(self) -> int:
        return self.first // LINES


def read(connection: sqlite3.Connection, asked: AskedFor, at: int) -> Leaderboard:
    """The page of that number, counted from 0; the last one if there are fewer."""
    total = ratings.count(connection, asked.scope)
    at = max(0, min(at, (total - 1) // LINES))
    lines = ratings.ranking(connection, asked.scope, asked.season, at * LINES, LINES)
    own = ratings.rank(connection, asked.scope, asked.season, asked.viewer)
    return Leaderboard(asked, lines, at * LINES, total, own)


def page(board: Leaderboard, voice: Voice) -> CommunityPage:
    say, asked = voice.words.say, board.asked
    head, title, note = say("leaderboard-title"), voice.title(asked), voice.note(asked)
    if not board.lines:
        return CommunityPage(head, title, note, empty=say("leaderboard-empty"))
    columns = (
        PageColumn(),
        PageColumn(number=False),
        *voice.rating_columns(),
        PageColumn(say("column-games")),
    )
    lines = [
        _line(voice, asked, one, rank) for rank, one in enumerate(board.lines, board.first + 1)
    ]
    last = board.first + len(lines)
    shown = say("leaderboard-shown", first=board.first + 1, last=last, count=board.total)
    own = "" if board.own is None else say("leaderboard-own", rank=board.own) + " "
    grid = PageGrid(shown, columns, tuple(lines))
    return CommunityPage(head, title, note, grids=(grid,), foot=own + say("rating-legend"))


def _line(voice: Voice, asked: AskedFor, one: Ranked, rank: int) -> PageLine:
    rating = widened(one.rating, asked.season)
    name = voice.name(one.name, rank)
    cells = (f"{rank}.", name, *voice.cells(rating), voice.number(rating.games))
    return PageLine(cells, own=one.person == asked.viewer, faint=rating.provisional)

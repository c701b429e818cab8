"""The leaderboard of a game, or of all, in a server or everywhere."""

from __future__ import annotations

import sqlite3
from datetime import timedelta

import msgspec

from bot.community.voice import AskedFor, Voice
from bot.store import ratings
from bot.store.ratings import LeaderboardOrder, Ranked
from games.league.ratings import widened
from render import theme
from render.community import CommunityPage, PageColumn, PageGrid, PageLine

LINES = 10
"""People on a page."""
ACTIVE = timedelta(days=90)
"""Time without a rated game after which a person is no longer listed."""


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of it: the settled by rank, then those whose rating is provisional, without one."""

    asked: AskedFor
    lines: tuple[Ranked, ...]
    first: int
    standing: LeaderboardOrder
    rated: bool
    """Whether the reader has a rating at all."""
    among: int = 0
    """The people among whom it was made."""

    @property
    def total(self) -> int:
        return len(self.standing.settled) + len(self.standing.provisional)

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // LINES))

    @property
    def at(self) -> int:
        return self.first // LINES


def read(connection: sqlite3.Connection, asked: AskedFor, at: int) -> Leaderboard:
    """The page of that number, counted from 0; the last one if there are fewer."""
    standing = ratings.standing(connection, asked.scope, asked.season, asked.now - ACTIVE)
    people = [*standing.settled, *standing.provisional]
    at = max(0, min(at, (len(people) - 1) // LINES))
    shown = people[at * LINES : (at + 1) * LINES]
    lines = ratings.ranked(connection, asked.scope, shown)
    own = ratings.shown(connection, asked.scope, asked.viewer)
    among = own.anchor.among if own else 0
    return Leaderboard(asked, lines, at * LINES, standing, own is not None, among)


def page(board: Leaderboard, voice: Voice) -> CommunityPage:
    say, asked = voice.words.say, board.asked
    head, title, note = say("leaderboard-title"), voice.title(asked), voice.note(asked)
    if not board.lines:
        return CommunityPage(head, title, note, empty=say("leaderboard-empty", days=ACTIVE.days))
    columns = (
        PageColumn(),
        PageColumn(number=False),
        *voice.rating_columns(),
        PageColumn(say("column-games")),
    )
    settled = len(board.standing.settled)
    numbered = list(enumerate(board.lines, board.first + 1))
    lines = tuple(_line(voice, asked, one, at, ranked=at <= settled) for at, one in numbered)
    with_rank = max(0, min(len(lines), settled - board.first))
    grids = []
    if with_rank:
        last = board.first + with_rank
        shown = say("leaderboard-shown", first=board.first + 1, last=last, count=settled)
        grids.append(PageGrid(shown, columns, lines[:with_rank]))
    if with_rank < len(lines):
        grids.append(PageGrid(say("leaderboard-unranked"), columns, lines[with_rank:]))
    among = say("leaderboard-among", count=board.among) if board.among else ""
    foot = " ".join(filter(None, (_own(board, voice), among, say("rating-legend"))))
    return CommunityPage(head, title, note, grids=tuple(grids), foot=foot)


def _own(board: Leaderboard, voice: Voice) -> str:
    """Where the reader stands, or why they have no rank."""
    say, viewer = voice.words.say, board.asked.viewer
    rank = board.standing.rank(viewer)
    if rank is not None:
        return say("leaderboard-own", rank=rank)
    if viewer in board.standing.provisional:
        return say("leaderboard-own-provisional")
    return say("leaderboard-own-away", days=ACTIVE.days) if board.rated else ""


def _line(voice: Voice, asked: AskedFor, one: Ranked, at: int, *, ranked: bool) -> PageLine:
    rating = widened(one.rating, asked.season)
    name = voice.name(one.name, at)
    rank = f"{at}." if ranked else theme.ABSENT
    cells = (rank, name, *voice.cells(rating), voice.number(rating.games))
    return PageLine(cells, own=one.person == asked.viewer, faint=rating.provisional)

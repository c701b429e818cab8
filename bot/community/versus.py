"""Two people against each other: who was ahead how often, by game, and their newest games."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.community import history
from bot.community.voice import AskedFor, Voice
from bot.store import histories, ratings
from bot.store.histories import FinishedGame, Together
from bot.words.values import Markup
from games.league.ratings import Shown, widened
from render import theme
from render.community import CommunityPage, PageColumn, PageFigure, PageGrid, PageLine

GAMES = 5
"""The newest games that are shown."""

Somebody = tuple[int, str]
"""A user id and a name."""


class Versus(msgspec.Struct, frozen=True):
    asked: AskedFor
    names: tuple[str, str]
    one: int
    ratings: tuple[Shown | None, Shown | None]
    games: tuple[Together, ...]
    newest: tuple[FinishedGame, ...]


def read(connection: sqlite3.Connection, asked: AskedFor, one: Somebody, other: Somebody) -> Versus:
    scope, (mine, name), (theirs, their_name) = asked.scope, one, other
    return Versus(
        asked=asked,
        names=(name, their_name),
        one=mine,
        ratings=(ratings.shown(connection, scope, mine), ratings.shown(connection, scope, theirs)),
        games=histories.together(connection, scope, mine, theirs),
        newest=histories.meetings(connection, scope, mine, theirs, asked.known, GAMES),
    )


def page(versus: Versus, voice: Voice) -> CommunityPage:
    say, asked = voice.words.say, versus.asked
    one, other = (voice.name(name, at) for at, name in enumerate(versus.names, 1))
    head = say("versus-title", one=Markup(one), other=Markup(other))
    title, note = voice.title(asked), voice.note(asked)
    if not versus.games:
        return CommunityPage(head, title, note, empty=say("versus-empty"), names=(one, other))
    games = sum(game.games for game in versus.games)
    level = sum(game.level for game in versus.games)
    ahead = sum(game.ahead for game in versus.games)
    behind = sum(game.behind for game in versus.games)
    mine, theirs = (_rating(rating, versus, voice) for rating in versus.ratings)
    newest = history.games(
        versus.newest[: _ROOM - len(versus.games)], voice, say("versus-newest"), versus.one
    )
    return CommunityPage(
        head,
        title,
        note,
        figures=(
            PageFigure(voice.number(ahead), one, mine),
            PageFigure(voice.number(behind), other, theirs),
            PageFigure(
                voice.number(games), say("figure-together"), say("figure-level", count=level)
            ),
        ),
        grids=(_by_game(versus, voice, one, other), newest),
        names=(one, other),
        foot=history.legend(voice, "versus-legend", versus.newest),
        signs=history.signs_of(voice),
    )


_ROOM = 8
"""Lines of both grids that a phone shows."""


def _rating(rating: Shown | None, versus: Versus, voice: Voice) -> str:
    if rating is None:
        return voice.words.say("figure-unrated")
    return voice.rating(widened(rating, versus.asked.season))


def _by_game(versus: Versus, voice: Voice, one: str, other: str) -> PageGrid:
    say = voice.words.say
    columns = (
        PageColumn(number=False),
        PageColumn(say("column-games")),
        PageColumn(_short(one), lead=True),
        PageColumn(say("column-level")),
        PageColumn(_short(other), lead=True),
    )
    lines = [
        PageLine(
            (voice.game(game), *(voice.number(count) if count else theme.ZERO for count in counts))
        )
        for game, *counts in versus.games
    ]
    return PageGrid(say("versus-games"), columns, tuple(lines))


def _short(name: str) -> str:
    """A name above a column of numbers: of a long one the first word, or its beginning with a dot.

    It is not cut within a sign that Discord reads.
    """
    if len(name) <= _HEAD:
        return name
    first = name.split(maxsplit=1)[0]
    if len(first) <= _HEAD:
        return first
    kept = first[: _HEAD - 1].rstrip("\\")
    return f"{kept}."


_HEAD = 16
"""Characters."""

"""A person's profile: the rating and its curve, places by game, best games."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

import msgspec

from bot.community.leaderboard import ACTIVE
from bot.community.voice import RATING, AskedFor, Voice
from bot.store import anchors, histories, ratings
from bot.store.histories import Best, PlaceCounts
from games.league.ratings import Shown, shown, widened
from render import theme
from render.community import CommunityPage, Curve, PageColumn, PageFigure, PageGrid, PageLine

_STEPS = (50, 100, 200, 500, 1000)
"""Points between two lines of the curve's scale."""
_RULES = 6


class Profile(msgspec.Struct, frozen=True):
    asked: AskedFor
    name: str
    rank: int | None
    total: int
    by_game: dict[str, Shown]
    steps: tuple[tuple[int, Shown], ...]
    """The season and the rating of each game, all as they are believed today."""
    places: tuple[PlaceCounts, ...]
    best: tuple[Best, ...]
    answered: int
    questions: int


def read(connection: sqlite3.Connection, asked: AskedFor, person: int, name: str) -> Profile:
    scope = asked.scope
    answered, questions = ratings.reliability(connection, person)
    standing = ratings.standing(connection, scope, asked.season, asked.now - ACTIVE)
    anchor = anchors.of(connection, scope, person)
    return Profile(
        asked=asked,
        name=name,
        rank=standing.rank(person),
        total=len(standing.settled),
        by_game=dict(ratings.by_game(connection, scope[1], person)),
        steps=tuple(
            (one.season, shown(one.rating, anchor))
            for one in histories.steps(connection, scope, person)
        ),
        places=histories.places(connection, scope, person),
        best=histories.best(connection, scope, person, asked.known),
        answered=answered,
        questions=questions,
    )


def page(profile: Profile, voice: Voice) -> CommunityPage:
    """Ratings are those of the present season: they have widened since the last game."""
    say, asked = voice.words.say, profile.asked
    head, title, note = voice.name(profile.name, 1), voice.title(asked), voice.note(asked)
    if not profile.places:
        return CommunityPage(head, title, note, empty=say("profile-empty"), names=(head,))
    return CommunityPage(
        head,
        title,
        note,
        figures=tuple(_figures(profile, voice)),
        curve=_curve(profile, voice) if profile.steps else None,
        grids=tuple(_grids(profile, voice)),
        names=(head,),
        foot=say("rating-legend"),
    )


_ROOM = 4
"""Lines of both grids that a phone shows below the curve."""


def _grids(profile: Profile, voice: Voice) -> Iterator[PageGrid]:
    """Places by game, and the best games where there is room: a person's history has them, too."""
    yield _places(profile, voice)
    if len(profile.places) + len(profile.best) <= _ROOM:
        yield best_games(profile.best, voice)


def best_games(best: Sequence[Best], voice: Voice) -> PageGrid:
    """A person's highest score in each game."""
    say = voice.words.say
    columns = (PageColumn(number=False), PageColumn(number=False), PageColumn(), PageColumn())
    lines = [
        PageLine(
            (
                voice.game(one.game),
                say("community-table", table=one.called, day=voice.day(one.ended)),
                voice.score(one.game, one.score),
                say("place-of", rank=one.place, players=one.seats),
            )
        )
        for one in best
    ]
    return PageGrid(say("profile-best"), columns, tuple(lines))


def _figures(profile: Profile, voice: Voice) -> Iterator[PageFigure]:
    say = voice.words.say
    rating = profile.by_game.get(profile.asked.scope[0])
    if rating is None:
        yield PageFigure(theme.ABSENT, say("figure-rating"), say("figure-unrated"))
    else:
        ranked = (
            ""
            if profile.rank is None
            else say("figure-rank", rank=profile.rank, count=profile.total)
        )
        now = widened(rating, profile.asked.season)
        yield PageFigure(voice.rating(now), say("figure-among", count=rating.anchor.among), ranked)
    games = sum(one.games for one in profile.places)
    won = sum(one.first for one in profile.places)
    yield PageFigure(voice.number(games), say("figure-games"), say("figure-won", won=won))
    if profile.questions:
        share = say("figure-share", share=100 * profile.answered // profile.questions)
        yield PageFigure(share, say("figure-answers"), say("figure-asked", count=profile.questions))


def _curve(profile: Profile, voice: Voice) -> Curve:
    points = tuple(rating.points for _, rating in profile.steps)
    margins = tuple(rating.margin for _, rating in profile.steps)
    return Curve(
        voice.words.say("profile-curve"),
        points,
        margins,
        _scale(points, margins, voice),
        tuple(_seasons(profile.steps, voice)),
    )


def _scale(
    points: Sequence[int], margins: Sequence[int], voice: Voice
) -> tuple[tuple[int, str], ...]:
    """Round values that hold the line and what is around it."""
    pairs = list(zip(points, margins, strict=True))
    least = min(middle - margin for middle, margin in pairs)
    most = max(middle + margin for middle, margin in pairs)
    step = next((one for one in _STEPS if most - least <= one * _RULES), _STEPS[-1])
    first, last = least // step, -(-most // step)
    return tuple((at * step, voice.number(at * step)) for at in range(first, last + 1))


def _seasons(steps: Sequence[tuple[int, Shown]], voice: Voice) -> Iterator[tuple[int, str]]:
    """The first game of each season. A season that changes back is one that was entered late."""
    newest = 0
    for at, (season, _) in enumerate(steps):
        if season > newest:
            newest = season
            yield at, voice.season(newest)


def _places(profile: Profile, voice: Voice) -> PageGrid:
    say = voice.words.say
    columns = (
        PageColumn(number=False),
        *voice.rating_columns(),
        PageColumn(say("column-games")),
        *(PageColumn(say("column-place", rank=place)) for place in (1, 2, 3)),
        PageColumn(say("column-later")),
    )
    lines = []
    for one in profile.places:
        rating = profile.by_game.get(one.game)
        now = None if rating is None else widened(rating, profile.asked.season)
        told = (theme.ABSENT, *("",) * (RATING - 1)) if now is None else voice.cells(now)
        counts = tuple(voice.number(count) if count else theme.ZERO for count in one[1:])
        lines.append(
            PageLine((voice.game(one.game), *told, *counts), faint=now is None or now.provisional)
        )
    return PageGrid(say("profile-places"), columns, tuple(lines))

"""Ratings of people: openskill's Bradley-Terry model with full pairing, seasons, and what is shown.

A rating is a belief about a person's strength: `mu` is its middle, `sigma` its uncertainty. People
see it as points, "1,540 ± 180".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from math import sqrt
from typing import Any

import msgspec
from openskill.models import BradleyTerryFull

MEAN, SPREAD = 25.0, 25 / 3
"""The belief about somebody who has not played yet; openskill's own."""
GROWTH = 2.0
"""The standard deviation that each new season adds: a settled rating is provisional again after about
a year without a game."""
CENTRE, POINT = 1500, 42.0
"""Points of a new person, and points of one unit of `mu`: a new rating is 1,500 ± 350."""
SETTLED = 4.75
"""The `sigma` up to which a rating is no longer provisional, 200 points: after about 8 games of four
people, or 25 of two."""
OVERALL = ""
"""The game of a rating over all games."""
EVERYWHERE = 0
"""The server of a rating over all servers."""

Scope = tuple[str, int]
"""What a rating is about: a game or OVERALL, a server or EVERYWHERE."""


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """A person's rating in one scope after their newest game."""

    mu: float = MEAN
    sigma: float = SPREAD
    season: int = 0
    """The season of that game (`season_of`)."""
    games: int = 0
    """The games that were rated."""

    @property
    def points(self) -> int:
        return round(CENTRE + POINT * (self.mu - MEAN))

    @property
    def margin(self) -> int:
        """The uncertainty in points, one standard deviation."""
        return round(POINT * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma > SETTLED


NEW = Rating()


class Contender(msgspec.Struct, frozen=True):
    """A person in a rated game, with the place that counts for them: 1 is the first, ties share one."""

    person: int
    place: int


class Replacement(msgspec.Struct, frozen=True):
    """Somebody who took over a seat during the game, and the place that the seat reached."""

    person: int
    place: int
    replaced: int
    """The person who began on that seat."""


class Contest(msgspec.Struct, frozen=True):
    """A rated game: those who began it, and the substitutes who ended it."""

    game: str
    server: int
    season: int
    contenders: tuple[Contender, ...]
    substitutes: tuple[Replacement, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        began = tuple(one.person for one in self.contenders)
        return (*began, *(one.person for one in self.substitutes))


def scopes(game: str, server: int) -> tuple[Scope, ...]:
    """The four scopes in which a game counts, always in this order."""
    games, servers = (game, OVERALL), (EVERYWHERE, server)
    return tuple((one, other) for other in servers for one in games)


def season_of(moment: datetime) -> int:
    """The quarter of the year as a number that grows by one; `moment` is UTC."""
    return moment.year * 4 + (moment.month - 1) // 3


def quarter(season: int) -> tuple[int, int]:
    """The year, and the quarter from 1 to 4."""
    year, part = divmod(season, 4)
    return year, part + 1


def widened(rating: Rating, season: int) -> Rating:
    """The rating in a later season: with every new one the uncertainty grows, up to a new person's.

    A game that ended before midnight and was entered after it changes nothing.
    """
    seasons = season - rating.season
    if not rating.games or seasons <= 0:
        return msgspec.structs.replace(rating, season=max(season, rating.season))
    sigma = min(SPREAD, sqrt(rating.sigma**2 + seasons * GROWTH**2))
    # Below the spread of a new person only: a model could have made it larger.
    return msgspec.structs.replace(rating, sigma=max(rating.sigma, sigma), season=season)


class Model:
    """openskill's model. Only one thread uses it at a time."""

    def __init__(self) -> None:
        self._model = BradleyTerryFull(mu=MEAN, sigma=SPREAD)
        self._made: list[Any] = []

    def play(self, contest: Contest, before: Mapping[int, Rating]) -> dict[int, Rating]:
        """The ratings that a game changes, in one scope; who is not in `before` is new.

        All who began are compared by their places. A substitute is compared with the others in the
        place of the person whom they replaced; only a gain counts, and it costs the others nothing.
        """
        season = contest.season
        now = {one: widened(before.get(one, NEW), season) for one in contest.people}
        changed = dict(self._rated(now, contest.contenders))
        for one in contest.substitutes:
            table = [_in_place_of(other, one) for other in contest.contenders]
            after = dict(self._rated(now, table))[one.person]
            if after.mu > now[one.person].mu:
                changed[one.person] = after
        return changed

    def _rated(
        self, now: Mapping[int, Rating], table: Sequence[Contender]
    ) -> Iterator[tuple[int, Rating]]:
        places = [float(one.place) for one in table]
        found = self._model.rate(self._teams([now[one.person] for one in table]), ranks=places)
        for one, (after,) in zip(table, found, strict=True):
            old = now[one.person]
            yield one.person, Rating(after.mu, after.sigma, old.season, old.games + 1)

    def _teams(self, ratings: Sequence[Rating]) -> _Teams:
        """Teams of one. openskill's objects serve again, since making them takes half of the time."""
        while len(self._made) < len(ratings):
            self._made.append(self._model.rating())
        for made, rating in zip(self._made, ratings, strict=False):
            made.mu, made.sigma = rating.mu, rating.sigma
        return _Teams([made] for made in self._made[: len(ratings)])


class _Teams(list[list[Any]]):
    """Teams made for one call: openskill need not copy them before it changes them.

    The copy is two thirds of the time of a call.
    """

    def __deepcopy__(self, _memo: object) -> _Teams:
        return self


def _in_place_of(one: Contender, substitute: Replacement) -> Contender:
    if one.person != substitute.replaced:
        return one
    return Contender(substitute.person, substitute.place)

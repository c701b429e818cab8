"""Ratings of people: openskill's Bradley-Terry model with full pairing, seasons, and what is shown.

A rating is a belief about a person's strength: `mu` is its middle, `sigma` its uncertainty. People
see it as points, "1,540 ± 180".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from math import exp, sqrt, tanh
from typing import Any, Literal, TypeVar

import msgspec
from openskill.models import BradleyTerryFull

from games.league.anchoring import Anchor

MEAN, SPREAD = 25.0, 25 / 3
"""The belief about somebody who has not played yet; openskill's own."""
GROWTH = 2.0
"""The standard deviation that each new season adds: a settled rating is provisional again after about
a year without a game."""
CENTRE, POINT = 1500, 42.0
"""Points of a new person, and points of one unit of `mu`: a new rating is 1,500 ± 350."""
CLOSED, NEAR = 300.0, 0.4
"""How far from the middle a rating is shown that nothing outside a closed circle supports, and the part of it that
is shown near the middle."""
SETTLED = 4.75
"""The `sigma` up to which a rating is no longer provisional, 200 points: after about 8 games of four
people, or 25 of two."""
OVERALL = ""
"""The game of a rating over all games."""
EVERYWHERE = 0
"""The server of a rating over all servers."""

RULE = 4
"""The newest way in which results count; each result keeps the one under which it was rated. 1: every
game wholly, for all. 2: repeated pairs less, no absence, no short games; see `Contest`. 3: a table moves a rating
no further than one of four does. 4: repeated pairs are
counted by the quarter, not by the week, and move points less, but make them as sure as any."""
WHOLE = 5
"""Games of the same two people in one quarter that count wholly; the n-th of them moves points by this divided by n."""
WEEKLY_WHOLE, WEEKLY_HALF = 3, 6
"""Up to rule 3, games of the same two people in one week that counted wholly, and those after them up to which they
counted a half; further ones did not count."""
OPPONENTS = 3
"""Comparisons of one person at one table that count wholly; more of them count so much together."""
NEWCOMER = 3
"""Rated games without which somebody moves nobody's rating who has played as many themselves."""
ABSENCES = timedelta(days=14)
"""Among the tables at which one person lapses within this time only the first is rated."""

Mark = Literal["played", "left", "lapsed", "unplayed", "again"]
"""How somebody took part. `unplayed`: without a single move of their own. `again`: lapsed, shortly
after another table at which they had."""

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
_Rating = TypeVar("_Rating", bound=Rating)


class Shown(Rating, frozen=True, array_like=True):
    """A rating as people see it: drawn towards the middle as far as it is not believed."""

    anchor: Anchor = Anchor()

    @property
    def points(self) -> int:
        return round(drawn(self.mu, self.anchor.level))


def drawn(mu: float, level: float) -> float:
    """Points of which so much is believed. Those of a closed circle keep their order; none goes beyond the bound."""
    own = POINT * (mu - MEAN)
    closed = CLOSED * tanh(NEAR * own / CLOSED)
    return CENTRE + closed + level * (own - closed)


def shown(rating: Rating, anchor: Anchor) -> Shown:
    return Shown(rating.mu, rating.sigma, rating.season, rating.games, anchor)


class Contender(msgspec.Struct, frozen=True):
    """A person in a rated game, with the place that counts for them: 1 is the first, ties share one."""

    person: int
    place: int
    mark: Mark = "played"


class Replacement(msgspec.Struct, frozen=True):
    """Somebody who took over a seat during the game, and the place that the seat reached."""

    person: int
    place: int
    replaced: int
    """The person who began on that seat."""


class Contest(msgspec.Struct, frozen=True):
    """A rated game: those who began it, and the substitutes who ended it.

    By rule 2: people who are unplayed, or lapsed again, and others against them are not compared. A game
    that is not `whole` counts as a loss for those who left or lapsed, and as nothing for those who stayed.
    """

    game: str
    server: int
    season: int
    contenders: tuple[Contender, ...]
    substitutes: tuple[Replacement, ...] = ()
    rule: int = 1
    whole: bool = True
    """Whether two people or more played to the end, or past half of the game's usual length."""
    met: Mapping[frozenset[int], int] = {}
    """How often two people have met in earlier games from `met_since` on; pairs that are missing: never."""

    @property
    def people(self) -> tuple[int, ...]:
        began = tuple(one.person for one in self.contenders)
        return (*began, *(one.person for one in self.substitutes))


def scopes(game: str, server: int) -> tuple[Scope, ...]:
    """The four scopes in which a game counts, always in this order."""
    games, servers = (game, OVERALL), (EVERYWHERE, server)
    return tuple((one, other) for other in servers for one in games)


def met_since(moment: datetime, rule: int = RULE) -> datetime:
    """The moment from which meetings count for a game that ended then (UTC): the first day of its quarter, and up to
    rule 3 the Monday of its week.
    """
    day = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    if rule < 4:
        return day - timedelta(days=day.weekday())
    return day.replace(month=day.month - (day.month - 1) % 3, day=1)


def share(met: int, rule: int = RULE) -> float:
    """How far a game of two people moves points who have met so often from `met_since` on."""
    if rule < 4:
        return 1.0 if met < WEEKLY_WHOLE else 0.5 if met < WEEKLY_HALF else 0.0
    return min(1.0, WHOLE / (met + 1))


def season_of(moment: datetime) -> int:
    """The quarter of the year as a number that grows by one; `moment` is UTC."""
    return moment.year * 4 + (moment.month - 1) // 3


def quarter(season: int) -> tuple[int, int]:
    """The year, and the quarter from 1 to 4."""
    year, part = divmod(season, 4)
    return year, part + 1


def widened(rating: _Rating, season: int) -> _Rating:
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
        if contest.rule > 1:
            return self._weighted(contest, now)
        changed = dict(self._rated(now, contest.contenders))
        for one in contest.substitutes:
            table = [_in_place_of(other, one) for other in contest.contenders]
            after = dict(self._rated(now, table))[one.person]
            if after.mu > now[one.person].mu:
                changed[one.person] = after
        return changed

    def _weighted(self, contest: Contest, now: Mapping[int, Rating]) -> dict[int, Rating]:
        """Pair by pair, each with its own weight for either side; those whom nothing moves are missing."""
        changed = dict[int, Rating]()
        for one in contest.contenders:
            if (after := self._compared(contest, one, contest.contenders, now)) is not None:
                changed[one.person] = after
        for late in contest.substitutes if contest.whole else ():
            table = [_in_place_of(other, late) for other in contest.contenders]
            own = next(other for other in table if other.person == late.person)
            found = self._compared(contest, own, table, now)
            if found is not None and found.mu > now[late.person].mu:
                changed[late.person] = found
        return changed

    def _compared(
        self,
        contest: Contest,
        one: Contender,
        table: Sequence[Contender],
        now: Mapping[int, Rating],
    ) -> Rating | None:
        """The sum of what each pair of the full pairing gives, times its weight; None: nothing counts."""
        old, moved, surer, most = now[one.person], 0.0, 0.0, 0.0
        noise = old.sigma**2 + self._model.tau**2
        for other in table:
            known = _weight(contest, one, other, now) if other is not one else 0.0
            met = contest.met.get(frozenset({one.person, other.person}), 0) if known else 0
            weight = known * share(met, contest.rule)
            if not weight:
                continue
            if contest.rule < 4:
                known = weight
            mu, sigma = self._duel(old, now[other.person], one.place, other.place)
            moved += weight * (mu - old.mu)
            surer += known * (1 - sigma**2 / noise)
            most = max(most, known)
        if not most:
            return None
        variance = (old.sigma**2 + most * self._model.tau**2) * max(1 - surer, _LEAST_SURE)
        return Rating(old.mu + moved, sqrt(variance), old.season, old.games + 1)

    def _duel(self, own: Rating, other: Rating, place: int, behind: int) -> tuple[float, float]:
        """The full pairing of openskill for two, step by step as it calculates, to the last bit: so stored ratings stay.
        A call of it for each pair takes fifteen times as long.
        """
        noise, beta = self._model.tau * self._model.tau, self._model.beta
        spread, other_spread = sqrt(own.sigma * own.sigma + noise), sqrt(other.sigma**2 + noise)
        variance = spread**2
        both = sqrt(variance + other_spread**2 + 2 * beta**2)
        chance = 1 / (1 + exp((other.mu - own.mu) / both))
        pull = variance / both
        moved = pull * ((place < behind) + (place == behind) / 2 - chance)
        surer = ((sqrt(variance) / both * pull) / both) * chance * (1 - chance)
        part = spread**2 / variance
        return own.mu + part * moved, spread * sqrt(max(1 - part * surer, _LEAST_SURE))

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


_LEAST_SURE = 0.0001
"""openskill's bound: no game makes a variance smaller than by this factor."""


_NOT_COMPARED = ("unplayed", "again")


def _weight(contest: Contest, one: Contender, other: Contender, now: Mapping[int, Rating]) -> float:
    """How much this one is compared with the other one, whom they may never have met before."""
    if one.mark in _NOT_COMPARED or other.mark in _NOT_COMPARED:
        return 0.0
    stayed, other_stayed = one.mark == "played", other.mark == "played"
    if not contest.whole and (stayed or not other_stayed):
        return 0.0
    # Fresh accounts cost nothing, so nobody who has played gains by them, or loses.
    if now[one.person].games >= NEWCOMER > now[other.person].games:
        return 0.0
    others = len(contest.contenders) - 1
    return 1.0 if contest.rule < 3 else min(1.0, OPPONENTS / others)


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

"""The settings of a tournament, all published before it starts, and what is wrong with some."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Literal

import msgspec

from games.core.words import RuleError

Format = Literal["swiss", "league", "groups", "knockout"]
TieBreak = Literal["wins", "shares", "seconds", "opponents", "meetings", "lot"]
"""Of people with equal points: first places; the sum of their shares of the money at their tables;
second places; the mean points of their opponents; who was before whom where they met; the lot."""
Method = Literal["worth", "playouts"]
"""How a late table is scored: by present worth, or by games played on."""

DEFAULT_TIE_BREAKS: tuple[TieBreak, ...] = ("wins", "shares", "seconds", "opponents", "lot")
HUNDRED = 100
"""Points are counted in hundredths, so that a tie of three can share them."""
MAX_PLAYERS = 1_000
MAX_ROUNDS = 30
SHORTEST_ROUND = timedelta(minutes=10)
LONGEST_TIME = timedelta(days=366)
"""Of a round, an extension, a check-in or a review."""
LONGEST_WAIT = timedelta(days=5 * 365)
"""Of registration: a server's event may not begin later."""
LONGEST_TITLE = 80
LATER = frozenset({"title", "check_in", "review", "round_length", "registration_until"})
"""What may be changed once a round is drawn: it changes no result."""


class ByPlace(msgspec.Struct, frozen=True, tag="place"):
    """Points by place; a tie shares what its places are worth, so that drawing never pays."""

    scale: tuple[int, ...] = (5, 3, 2, 1)
    """From the first place on; places beyond it are worth nothing."""
    other_sizes: tuple[tuple[int, ...], ...] = ((5, 3, 1),)
    """Scales for tables of one size each: as many seats as the scale has places."""

    def at(self, seats: int) -> tuple[int, ...]:
        """In whole points, one for each place of a table."""
        own = next((scale for scale in self.other_sizes if len(scale) == seats), self.scale)
        return (*own, *(0 for _ in range(seats)))[:seats]


class ByMoney(msgspec.Struct, frozen=True, tag="money"):
    """A hundred points for each table, shared out as its final scores are."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`table` is what the tables are opened with, such as pace and options: nothing here reads it."""

    game: str
    title: str
    format: Format = "swiss"
    rounds: int = 3
    """Of Swiss, a league or each group. A knock-out ends with its last table."""
    sizes: tuple[int, ...] = (4, 5)
    """The allowed table sizes."""
    seats: tuple[int, int] = (2, 6)
    """The least and most seats of the game: a knock-out falls back on smaller tables than wished."""
    table: str = "{}"
    group_size: int = 8
    go_on: int = 2
    """Knock-out: how many of each table go on; groups: of each group."""
    final: int = 0
    """Swiss and league: how many of the standings play a knock-out at the end; 0: none."""
    points: ByPlace | ByMoney = ByPlace()
    bye: int = 3
    """Whole points for a bye, at most those of a win; with points by money a bye is an equal share."""
    substitute: int = 1
    """Whole points of a substitute for a table that they finish for somebody else."""
    tie_breaks: tuple[TieBreak, ...] = DEFAULT_TIE_BREAKS
    counted: int = 0
    """How many of the best rounds of each player count; 0: all."""
    softness: int | None = None
    """Swiss: see `Request.softness`."""
    registration_until: datetime | None = None
    """Then check-in or the first round begins by itself; None: when the director says so."""
    check_in: timedelta = timedelta()
    """The length of the check-in after registration; none by default."""
    late_entry: int = 0
    """Rounds that may have begun when somebody joins late, at most."""
    least: int = 2
    most: int = MAX_PLAYERS
    roles: tuple[int, ...] = ()
    """People with one of these may enter; the bot checks it."""
    review: timedelta = timedelta()
    """Between the draw of a round and its tables' opening, for the director to look at."""
    round_length: timedelta | None = None
    late_tables: Method = "worth"


def check(settings: Settings, now: datetime) -> None:
    """RuleError names what is wrong, and what would be right."""
    _check_text(settings)
    check_sizes(settings)
    _check_numbers(settings)
    _check_points(settings)
    _check_times(settings, now)


def _check_times(settings: Settings, now: datetime) -> None:
    if settings.registration_until and settings.registration_until <= now:
        raise RuleError("date-in-the-past")
    if settings.registration_until and settings.registration_until - now > LONGEST_WAIT:
        raise RuleError("registration-too-long", most=LONGEST_WAIT.days)
    if settings.round_length is not None and settings.round_length < SHORTEST_ROUND:
        raise RuleError("round-too-short", least=int(SHORTEST_ROUND.total_seconds() // 60))
    for time in (settings.check_in, settings.review, settings.round_length or timedelta()):
        if not timedelta() <= time <= LONGEST_TIME:
            raise RuleError("time-out-of-range", most=LONGEST_TIME.days)


def _check_text(settings: Settings) -> None:
    if not settings.title.strip():
        raise RuleError("title-missing", most=LONGEST_TITLE)
    if len(settings.title) > LONGEST_TITLE:
        raise RuleError("title-too-long", most=LONGEST_TITLE)


def check_sizes(settings: Settings) -> None:
    """RuleError: table-size-out-of-range, go-on-out-of-range."""
    least, most = settings.seats
    if not settings.sizes or not all(least <= size <= most for size in settings.sizes):
        raise RuleError("table-size-out-of-range", least=least, most=most)
    if settings.format in {"knockout", "groups"} or settings.final:
        _within("go-on-out-of-range", settings.go_on, 1, min(settings.sizes) - 1)


def _check_numbers(settings: Settings) -> None:
    _within("rounds-out-of-range", settings.rounds, 1, MAX_ROUNDS)
    _within("players-out-of-range", max(2, settings.least), 2, MAX_PLAYERS)
    _within("players-out-of-range", settings.most, max(2, settings.least), MAX_PLAYERS)
    _within("counted-out-of-range", settings.counted, 0, settings.rounds)
    _within("late-entry-out-of-range", settings.late_entry, 0, settings.rounds)
    if settings.format == "groups":
        _within("group-size-out-of-range", settings.group_size, min(settings.sizes), MAX_PLAYERS)
    if settings.final:
        _within("final-out-of-range", settings.final, settings.seats[0], MAX_PLAYERS)


def check_used(settings: Settings, given: Collection[str]) -> None:
    """RuleError, if something was given that this tournament would ignore: it names what, and why.

    `given` are the names of the settings that somebody has chosen.
    """
    uses: dict[str, bool] = {
        "rounds": settings.format != "knockout",
        "final": settings.format in {"swiss", "league"},
        "group_size": settings.format == "groups",
        "go_on": settings.format in {"knockout", "groups"} or bool(settings.final),
        "softness": settings.format == "swiss",
        "counted": settings.format != "knockout",
        "late_entry": settings.format != "knockout",
        "late_tables": settings.round_length is not None,
        "bye": isinstance(settings.points, ByPlace),
    }
    for name in given:
        if not uses.get(name, True):
            needs = "round_length" if name == "late_tables" else settings.format
            raise RuleError("setting-unused", setting=name, format=needs)
    if "lot" in settings.tie_breaks[:-1]:
        raise RuleError("lot-not-last")


def _check_points(settings: Settings) -> None:
    match settings.points:
        case ByPlace(scale=scale, other_sizes=others):
            for points in (scale, *others):
                falls = all(one >= two >= 0 for one, two in pairwise(points))
                if len(points) < 2 or points[0] <= points[1] or not falls:
                    raise RuleError("points-must-fall")
            _within("bye-out-of-range", settings.bye, 0, scale[0])
            _within("substitute-out-of-range", settings.substitute, 0, scale[0])
        case ByMoney():
            pass


def _within(why: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise RuleError(why, least=least, most=most)

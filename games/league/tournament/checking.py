"""What is wrong with some settings of a tournament, and what would be right."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from itertools import pairwise

from games.core.words import RuleError
from games.league.tournament.formats.shelf import format_of, unread
from games.league.tournament.settings import (
    LONGEST_TIME,
    LONGEST_TITLE,
    LONGEST_WAIT,
    MAX_PLAYERS,
    MAX_ROUNDS,
    SHORTEST_ROUND,
    ByMoney,
    ByPlace,
    Settings,
)


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
    if "go_on" in format_of(settings).reads(settings) or settings.final:
        _within("go-on-out-of-range", settings.go_on, 1, min(settings.sizes) - 1)


def _check_numbers(settings: Settings) -> None:
    _within("rounds-out-of-range", settings.rounds, 1, MAX_ROUNDS)
    _within("players-out-of-range", max(2, settings.least), 2, MAX_PLAYERS)
    _within("players-out-of-range", settings.most, max(2, settings.least), MAX_PLAYERS)
    _within("counted-out-of-range", settings.counted, 0, settings.rounds)
    _within("late-entry-out-of-range", settings.late_entry, 0, settings.rounds)
    if "group_size" in format_of(settings).reads(settings):
        _within("group-size-out-of-range", settings.group_size, min(settings.sizes), MAX_PLAYERS)
    if settings.final:
        _within("final-out-of-range", settings.final, settings.seats[0], MAX_PLAYERS)


def check_used(settings: Settings, given: Collection[str]) -> None:
    """RuleError, if something was given that this tournament would ignore: it names what, and why.

    `given` are the names of the settings that somebody has chosen.
    """
    idle = unread(settings)
    if settings.round_length is None:
        idle.add("late_tables")
    if isinstance(settings.points, ByMoney):
        idle.add("bye")
    for name in sorted(idle.intersection(given)):
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

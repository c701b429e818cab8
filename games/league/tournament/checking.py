"""What is wrong with some settings of a tournament, and what would be right."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from itertools import pairwise
from operator import attrgetter
from typing import Any

from games.core.words import RuleError
from games.league.tournament.formats.shelf import unread
from games.league.tournament.settings import (
    LONGEST_TITLE,
    LONGEST_WAIT,
    SETTINGS,
    SHORTEST_ROUND,
    ByPlace,
    Settings,
    Within,
)


def check(settings: Settings, now: datetime) -> None:
    """RuleError names what is wrong, and what would be right."""
    _check_text(settings)
    check_sizes(settings)
    _check_points(settings)
    _check_bounds(settings, SETTINGS)
    _check_times(settings, now)


def check_sizes(settings: Settings) -> None:
    """RuleError: table-size-out-of-range, go-on-out-of-range."""
    least, most = settings.seats
    if not settings.sizes or not all(least <= size <= most for size in settings.sizes):
        raise RuleError("table-size-out-of-range", least=least, most=most)
    _check_bounds(settings, {"go_on"})


def check_used(settings: Settings, given: Collection[str]) -> None:
    """RuleError, if something was given that this tournament would ignore: it names what, and why.

    `given` are the names of the settings that somebody has chosen.
    """
    idle = unread(settings)
    idle |= {
        name
        for name, one in SETTINGS.items()
        if one.told.needs and not attrgetter(one.told.needs)(settings)
    }
    for name in given:
        if name in idle:
            called = SETTINGS[name].told.called or name
            raise RuleError("setting-unused", setting=called)
    if "lot" in settings.tie_breaks[:-1]:
        raise RuleError("lot-not-last")


def _check_bounds(settings: Settings, names: Collection[str]) -> None:
    idle = unread(settings)
    for name, one in SETTINGS.items():
        if name in names and name not in idle and one.told.within:
            _check_within(settings, getattr(settings, name), one.told.within)


def _check_within(settings: Settings, value: Any, within: Within) -> None:
    least, most = _bound(settings, within.least), _bound(settings, within.most)
    # With points by money there is no win to be bounded by.
    if (within.optional and not value) or most is None or least <= value <= most:
        return
    if isinstance(most, timedelta):
        raise RuleError(within.refused, most=most.days)
    raise RuleError(within.refused, least=least, most=most)


def _bound(settings: Settings, bound: int | timedelta | str) -> Any:
    return attrgetter(bound)(settings) if isinstance(bound, str) else bound


def _check_text(settings: Settings) -> None:
    if not settings.title.strip():
        raise RuleError("title-missing", most=LONGEST_TITLE)
    if len(settings.title) > LONGEST_TITLE:
        raise RuleError("title-too-long", most=LONGEST_TITLE)


def _check_points(settings: Settings) -> None:
    if isinstance(settings.points, ByPlace):
        for points in (settings.points.scale, *settings.points.other_sizes):
            falls = all(one >= two >= 0 for one, two in pairwise(points))
            if len(points) < 2 or points[0] <= points[1] or not falls:
                raise RuleError("points-must-fall")


def _check_times(settings: Settings, now: datetime) -> None:
    until, length = settings.registration_until, settings.round_length
    if until and until <= now:
        raise RuleError("date-in-the-past")
    if until and until - now > LONGEST_WAIT:
        raise RuleError("registration-too-long", most=LONGEST_WAIT.days)
    if length is not None and length < SHORTEST_ROUND:
        raise RuleError("round-too-short", least=int(SHORTEST_ROUND.total_seconds() // 60))

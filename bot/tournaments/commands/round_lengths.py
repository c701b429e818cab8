"""How long a round takes: what is proposed for a game at a pace, and a pace that cannot fit is refused."""

from __future__ import annotations

import math
from datetime import timedelta
from typing import Any

from bot.engine.time.clocks import is_unhurried
from bot.engine.time.paces import PACES
from bot.errors import HouseError
from bot.store.rows import ClockTerms
from bot.tournaments.commands import cups
from bot.tournaments.records.terms import unpacked
from bot.words.typed import meaning
from games.core.contract import AnyRules
from games.core.lengths import usual
from games.core.record import decode_options
from games.league.tournament.settings import LONGEST_TIME, SHORTEST_ROUND, Settings

FASTEST, QUICK, USUAL = 96, 24, 12
"""An act comes after so small a part of the pace: where nobody could hurry more, where everybody does, and
as a rule, in a game of which nobody has measured more.
"""

UNKNOWN = 30
"""Paces that are proposed for a game whose usual length nobody has measured."""

WEEK, WEEKDAYS = 7, 5
"""Free weekends leave so much of the time."""

LEAST_BY_THE_CLOCK = timedelta(days=2)
"""The least length of a round whose tables wait for an hour of the clock, a day at most."""

DAY, HOUR = timedelta(days=1), timedelta(hours=1)


def typed_length(typed: str) -> timedelta | None:
    """A length, or "none": then a round ends with its last table. HouseError: no-such-length."""
    return None if meaning(typed, "length", ["none"]) else cups.length(typed)


def proposed(rules: AnyRules, settings: Settings, zone: str) -> timedelta:
    """So long that four of five tables end by themselves, in whole days, or hours of a quick pace."""
    clock = unpacked(settings.table).clock(zone)
    turns = _by_the_clock(rules, settings)
    if turns is not None:
        return _within(max(turns + DAY, LEAST_BY_THE_CLOCK))
    length = _measured(rules, settings, clock)
    if length is None:
        entries = _entries(rules, settings)
        pace = timedelta(seconds=clock.seconds)
        length = pace * UNKNOWN if entries is None else pace * entries / USUAL
    free = clock.weekends_off and is_unhurried(clock)
    return _within(length * WEEK / WEEKDAYS if free else length)


def _measured(rules: AnyRules, settings: Settings, clock: ClockTerms) -> timedelta | None:
    """What tables of people took at the slowest number of seats; between two paces in proportion. None: nobody knows."""
    known = [
        (terms.seconds, max(usual(rules.rounds[pace], seats) or 0 for seats in settings.sizes))
        for pace, terms in PACES.items()
        if pace in rules.rounds
    ]
    if not known:
        return None
    lower = max((one for one in known if one[0] <= clock.seconds), default=min(known))
    upper = min((one for one in known if one[0] >= clock.seconds), default=max(known))
    if lower == upper:
        return timedelta(minutes=lower[1] * clock.seconds / lower[0])
    part = (clock.seconds - lower[0]) / (upper[0] - lower[0])
    return timedelta(minutes=lower[1] + part * (upper[1] - lower[1]))


def check(rules: AnyRules, settings: Settings, zone: str) -> None:
    """HouseError: round-too-short, if tables that open at an hour of the clock might open too late;
    pace-too-slow with the pace that fits; turns-too-long with the length that fits.
    """
    length = settings.round_length
    if length is None or length < SHORTEST_ROUND:
        # What is too short for any game is refused with all the other settings.
        return
    turns = _by_the_clock(rules, settings)
    if turns is not None:
        if length < LEAST_BY_THE_CLOCK and not _is_by_length(rules, settings):
            least = int(LEAST_BY_THE_CLOCK.total_seconds() // 60)
            raise HouseError("round-too-short", least=least)
        if length < turns:
            raise HouseError("turns-too-long", seconds=_seconds(length), total=_seconds(turns))
        return
    entries = _entries(rules, settings)
    clock: ClockTerms = unpacked(settings.table).clock(zone)
    if entries is None:
        return
    whole = timedelta(seconds=clock.seconds) * entries
    if length < whole / FASTEST:
        needed = whole / QUICK
        fits = _rounded(_seconds(length) * QUICK // entries)
        raise HouseError(
            "pace-too-slow",
            game=settings.game,
            seconds=_seconds(length),
            each=clock.seconds,
            fits=fits,
            total=_seconds(_up(needed, HOUR if needed > HOUR else timedelta(minutes=1))),
        )


def _entries(rules: AnyRules, settings: Settings) -> int | None:
    """The entries of a game at the largest table."""
    return usual(rules.usual, max(settings.sizes))


def _by_the_clock(rules: AnyRules, settings: Settings) -> timedelta | None:
    """How long the turns of a game by the clock take."""
    schedule = rules.schedule(_options(rules, settings))
    if schedule is None:
        return None
    if schedule.length is not None:
        return schedule.length * schedule.turns
    return DAY * math.ceil(schedule.turns / max(len(schedule.hours), 1))


def _is_by_length(rules: AnyRules, settings: Settings) -> bool:
    schedule = rules.schedule(_options(rules, settings))
    return schedule is not None and schedule.length is not None


def _options(rules: AnyRules, settings: Settings) -> Any:
    return decode_options(rules, unpacked(settings.table).options_of(rules))


def _within(length: timedelta) -> timedelta:
    whole = _up(length, DAY if length > DAY else HOUR)
    return min(max(whole, SHORTEST_ROUND), LONGEST_TIME)


def _up(length: timedelta, unit: timedelta) -> timedelta:
    return unit * math.ceil(length / unit)


def _rounded(seconds: int) -> int:
    """Down to what people say: whole hours, or minutes, and a minute at least."""
    for unit in (3_600, 60):
        if seconds >= unit:
            return seconds - seconds % unit
    return 60


def _seconds(length: timedelta) -> int:
    return int(length.total_seconds())

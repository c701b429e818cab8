"""How people answer: when they are awake, how soon they look once they are called, and who forgets, travels or quits.

Of thirty people ten answer soon, nine when they have time in the morning, at noon and in the evening, six forget every fifth
call until they are reminded, three travel once and two stop for good. Nobody has measured real people here: the
habits are assumptions, told in one place.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

Name = Literal["prompt", "evenings", "forgetful", "travelling", "quitting"]
SHARES: Mapping[Name, int] = {
    "prompt": 10,
    "evenings": 9,
    "forgetful": 6,
    "travelling": 3,
    "quitting": 2,
}
"""Of thirty people."""

MEDIANS: Mapping[str, Mapping[Name, float]] = {
    "live": dict.fromkeys(SHARES, 0.5) | {"forgetful": 1.5},
    "fast": {"prompt": 4, "evenings": 12, "forgetful": 25, "travelling": 12, "quitting": 12},
    "daily": {"prompt": 45, "evenings": 120, "forgetful": 300, "travelling": 90, "quitting": 120},
    "slow": {"prompt": 90, "evenings": 360, "forgetful": 900, "travelling": 240, "quitting": 360},
}
"""By pace the minutes after which half of the calls are seen by somebody who is awake."""
SPREAD = 0.9
"""Of the delays, which are spread as logarithms are: many are short, a few very long."""

ZONES = ("Europe/Rome",) * 7 + ("Europe/London", "America/New_York", "Asia/Tokyo")
FREE = ((7, 9), (12, 14), (18, 23))
"""The hours in which those with evenings look, and the others are awake from the first to the last of them."""
FORGOTTEN = 0.2
"""The part of the calls that somebody forgetful does not see before they are reminded, at half of the time."""
ON = timedelta(seconds=40)
"""Between two acts of somebody who is there."""


class Habit(msgspec.Struct, frozen=True):
    """One person. `away` are days on which they do nothing."""

    name: Name
    zone: str
    away: tuple[datetime, datetime] | None = None

    def sees(
        self, called: datetime, pace: str, due: datetime | None, dice: random.Random
    ) -> datetime:
        """When they answer a call; whether that is in time is the clock's business."""
        minutes = MEDIANS[pace][self.name] * math.exp(dice.gauss(0, SPREAD))
        if self.name == "forgetful" and due is not None and dice.random() < FORGOTTEN:
            called += (due - called) / 2
        return self._awake(called + timedelta(minutes=minutes), dice, hours=self._hours(pace))

    def _hours(self, pace: str) -> tuple[tuple[int, int], ...]:
        """Where a game is quick people sit down for it."""
        busy = self.name != "prompt" and pace in {"daily", "slow"}
        return FREE if busy else ((FREE[0][0], FREE[-1][1]),)

    def _awake(
        self, moment: datetime, dice: random.Random, hours: tuple[tuple[int, int], ...]
    ) -> datetime:
        """The moment, or soon after they have time again."""
        if self.away is not None and self.away[0] <= moment < self.away[1]:
            moment = self.away[1]
        here = moment.astimezone(ZoneInfo(self.zone))
        if any(first <= here.hour < last for first, last in hours):
            return moment
        starts = [first for first, _ in hours if first > here.hour]
        day = here.date() if starts else here.date() + timedelta(days=1)
        begins = datetime.combine(day, time(min(starts, default=hours[0][0])), ZoneInfo(self.zone))
        later = timedelta(minutes=dice.random() * 45)
        return (begins + later).astimezone(moment.tzinfo)


def people(count: int, begin: datetime, days: int, dice: random.Random) -> list[Habit]:
    """So many people in the shares above; those who travel or quit do it at some time in these days."""
    names = [name for name, share in SHARES.items() for _ in range(share)]
    chosen = [dice.choice(names) for _ in range(count)] if count < len(names) else names[:count]
    return [_person(name, begin, days, dice) for name in chosen]


def _person(name: Name, begin: datetime, days: int, dice: random.Random) -> Habit:
    since = begin + timedelta(days=dice.random() * days * 0.8)
    away = {
        "travelling": (since, since + timedelta(days=5)),
        "quitting": (since, since + timedelta(days=3650)),
    }
    return Habit(name, dice.choice(ZONES), away.get(name))

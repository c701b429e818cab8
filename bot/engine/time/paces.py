"""The clock contracts that a host may choose: how long a decision may take, and what is beyond."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import HouseError
from bot.store.rows import ClockTerms, Pace

MINUTE, HOUR, DAY = 60, 3_600, 86_400

MIN_PACE, MAX_PACE = MINUTE, 30 * DAY
"""What a pace of one's own may be, in seconds."""

PACES: Mapping[Pace, ClockTerms] = {
    "live": ClockTerms("live", 3 * MINUTE, MINUTE, 10 * MINUTE, MINUTE, "UTC"),
    "fast": ClockTerms("fast", HOUR, 15 * MINUTE, 8 * HOUR, 30 * MINUTE, "UTC"),
    "daily": ClockTerms("daily", DAY, 6 * HOUR, 3 * DAY, 6 * HOUR, "UTC"),
    "slow": ClockTerms("slow", 3 * DAY, DAY, 7 * DAY, 12 * HOUR, "UTC"),
}
"""A window is shorter than a turn; a bank is several turns long and refills by a part of one."""


def clock_of(pace: Pace, zone: str, seconds: int | None = None) -> ClockTerms:
    """The contract of a pace, its daily hours read in `zone`; `own` needs its `seconds`.

    A pace of one's own has the proportions of the daily one: a quarter of it for a window, three
    for the bank, a quarter for the refill.
    """
    if pace != "own":
        given = PACES[pace]
        return ClockTerms(pace, given.seconds, given.window, given.bank, given.refill, zone)
    if seconds is None or not MIN_PACE <= seconds <= MAX_PACE:
        raise HouseError("pace-out-of-range", least=MIN_PACE, most=MAX_PACE)
    quarter = max(seconds // 4, 1)
    return ClockTerms("own", seconds, quarter, 3 * seconds, quarter, zone)

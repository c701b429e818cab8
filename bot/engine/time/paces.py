"""The clock contracts that a host may choose: how long a decision may take, and what is beyond."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.errors import HouseError
from bot.store.rows import ClockTerms, Pace

MINUTE, HOUR, DAY = 60, 3_600, 86_400

MIN_PACE, MAX_PACE = MINUTE, 30 * DAY
"""What a pace of one's own may be, in seconds."""

PACES: Mapping[Pace, ClockTerms] = {
    "live": ClockTerms("UTC", 3 * MINUTE, MINUTE, "live", bank=10 * MINUTE, refill=MINUTE),
    "fast": ClockTerms("UTC", HOUR, 15 * MINUTE, "fast", bank=8 * HOUR, refill=30 * MINUTE),
    "daily": ClockTerms("UTC", DAY, 6 * HOUR, "daily", bank=3 * DAY, refill=6 * HOUR),
    "slow": ClockTerms("UTC", 3 * DAY, DAY, "slow", bank=7 * DAY, refill=12 * HOUR),
}
"""A window is shorter than a turn; a bank is several turns long and refills by a part of one."""


def clock_of(pace: Pace, zone: str, seconds: int | None = None) -> ClockTerms:
    """The contract of a pace, its daily hours read in `zone`; `own` needs its `seconds`.

    A pace of one's own has the proportions of the daily one: a quarter of it for a window, three
    for the bank, a quarter for the refill.
    """
    if pace != "own":
        given = PACES[pace]
        return replace(given, zone=zone)
    if seconds is None or not MIN_PACE <= seconds <= MAX_PACE:
        raise HouseError("pace-out-of-range", least=MIN_PACE, most=MAX_PACE)
    quarter = max(seconds // 4, 1)
    return ClockTerms(zone, seconds, quarter, "own", bank=3 * seconds, refill=quarter)

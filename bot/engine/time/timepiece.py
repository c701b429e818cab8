"""The time as the bot believes it: the machine's clock may be wrong for a moment.

A sleep of the machine is no step of its clock: the time since its start tells them apart. A step back is
believed at once, since nothing ends too early by it; so is a step to where the clock had been for long. Any
other step forward is believed when it has lasted, for what ends by it would have ended for good.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

import structlog

log = structlog.get_logger()

STEP = 60.0
"""Seconds up to which the clock is followed: it is set right by such steps now and then."""
LASTS = 3600.0
"""Seconds after which a step forward is believed."""


def since_start() -> float:
    """Seconds since the machine has started, its sleeps included; where nobody knows, the clock itself."""
    known = getattr(time, "CLOCK_BOOTTIME", None)
    return time.time() if known is None else time.clock_gettime(known)


class Timepiece:
    """Call it for the time. The clock is told by its distance from the time since the machine's start."""

    def __init__(
        self,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = since_start,
    ) -> None:
        self._clock, self._steady = clock, steady
        started = steady()
        self._believed = self._settled = self._shown = clock() - started
        """What the time is told by, where the clock had been for long, and where it was last."""
        self._since = started
        """Since when it has been where it was last."""

    def __call__(self) -> datetime:
        steady = self._steady()
        self._look(self._clock() - steady, steady)
        return datetime.fromtimestamp(self._believed + steady, UTC)

    def _look(self, shown: float, steady: float) -> None:
        if abs(shown - self._shown) > STEP:
            log.warning("the clock was set", seconds=round(shown - self._shown))
            self._since = steady
        self._shown = shown
        if steady - self._since >= LASTS:
            self._settled = shown
        if shown - self._believed <= STEP or abs(shown - self._settled) <= STEP:
            self._believed = shown

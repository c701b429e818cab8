"""Quiet hours as people type them: 23:00-08:00, 23-8."""

from __future__ import annotations

import re
from datetime import timedelta

from bot.engine.time.time_off import LONGEST_QUIET
from bot.errors import HouseError
from bot.store.rows import Quiet


def read_hours(text: str) -> Quiet:
    """Typed quiet hours: 23:00-08:00, 23-8. HouseError: quiet-unread, quiet-too-long."""
    found = _HOURS.fullmatch(text)
    if found is None:
        raise HouseError("quiet-unread", text=text.strip())
    first, minute, second, until = (int(one or 0) for one in found.groups())
    starts, ends = 60 * first + minute, 60 * second + until
    if max(starts, ends) >= 24 * 60 or max(minute, until) > 59:
        raise HouseError("quiet-unread", text=text.strip())
    # The same hour twice is a whole day, and so too long.
    length = timedelta(minutes=(ends - starts) % (24 * 60) or 24 * 60)
    if length > LONGEST_QUIET:
        raise HouseError("quiet-too-long", most=LONGEST_QUIET // timedelta(hours=1))
    return Quiet(starts, ends)


_HOURS = re.compile(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-\u2013]\s*(\d{1,2})(?:[:.](\d{2}))?\s*")

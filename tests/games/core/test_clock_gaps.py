"""An hour that the clock leaves out is the instant at which it does, wherever the gap begins."""

from __future__ import annotations

from datetime import datetime

import pytest

from games.core.timers import next_at


@pytest.mark.parametrize(
    ("zone", "hour", "day", "instant"),
    [
        # From one o'clock to three: two hours are left out.
        ("Antarctica/Troll", 1, "2026-03-28T12:00", "2026-03-29T01:00"),
        ("Antarctica/Troll", 2, "2026-03-28T12:00", "2026-03-29T01:00"),
        ("Antarctica/Troll", 3, "2026-03-28T12:00", "2026-03-29T01:00"),
        ("Antarctica/Troll", 4, "2026-03-28T12:00", "2026-03-29T02:00"),
        ("Europe/Rome", 2, "2026-03-28T12:00", "2026-03-29T01:00"),
        # Half an hour.
        ("Australia/Lord_Howe", 2, "2026-10-03T09:00", "2026-10-03T15:30"),
        # A whole day that there never was.
        ("Pacific/Apia", 9, "2011-12-30T09:00", "2011-12-30T10:00"),
        # Shown twice: the first counts.
        ("Europe/Rome", 2, "2026-10-24T12:00", "2026-10-25T00:00"),
    ],
)
def test_the_next_hour(zone: str, hour: int, day: str, instant: str) -> None:
    moment = datetime.fromisoformat(f"{day}+00:00")
    assert next_at(moment, zone, (hour,)) == datetime.fromisoformat(f"{instant}+00:00")

"""How often phones ring: after many calls on one day a person's next ones come without a sound.

They stand where they would stand, with their mention; what reminds rings again.
"""

from __future__ import annotations

from datetime import datetime, timedelta

MOST = 5
"""Maximum calls a day that ring: with what else is told, a phone rings at most eight times or so."""

DAY = timedelta(days=1)

_REMEMBERED = 2000
"""Maximum people remembered: those who were called last."""

Call = tuple[int, int]
"""A table and the decision that it asks for; an event of it by its number below zero."""


class Ringing:
    """The calls that have rung on the last day, by person. A restart begins anew."""

    def __init__(self) -> None:
        self._rung: dict[int, dict[Call, datetime]] = {}

    def is_silent(self, user_id: int, call: Call, now: datetime) -> bool:
        """Whether the call is one too many. One that is sent once more is as it was."""
        rung = self._today(user_id, now)
        return len(rung) >= MOST and call not in rung

    def rang(self, user_id: int, call: Call, now: datetime) -> None:
        rung = self._today(user_id, now)
        self._rung.pop(user_id, None)
        self._rung[user_id] = {call: now} | rung
        if len(self._rung) > _REMEMBERED:
            del self._rung[next(iter(self._rung))]

    def _today(self, user_id: int, now: datetime) -> dict[Call, datetime]:
        rung = self._rung.get(user_id, {})
        return {call: at for call, at in rung.items() if now - DAY < at <= now}

"""Messages that stay for days and change often: of one older than an hour Discord takes few edits."""

from __future__ import annotations

from datetime import datetime, timedelta

from discord.utils import snowflake_time

OLD, OF_OLD = timedelta(hours=1), timedelta(seconds=30)
"""From this age on Discord takes few edits of a message (its code 30046, with a wait in which nothing
else in the channel can be edited), so it rests for a while after each."""

MOST = 2000
"""Maximum edits remembered. What is forgotten is drawn once more than need be."""


class OldCards:
    """When old messages were edited, by their ids."""

    def __init__(self) -> None:
        self._edited: dict[int, datetime] = {}

    def until(self, message_id: int | None, now: datetime) -> datetime | None:
        """When the message may be edited again; None: now."""
        edited = self._edited.get(message_id or 0)
        # The clock may have been set back meanwhile: no rest is longer than the one that was meant.
        return edited + OF_OLD if edited is not None and edited <= now < edited + OF_OLD else None

    def edited(self, message_id: int, now: datetime) -> None:
        self._edited.pop(message_id, None)
        if is_old(message_id, now):
            self._edited[message_id] = now
            if len(self._edited) > MOST:
                del self._edited[next(iter(self._edited))]


def is_old(message_id: int, now: datetime) -> bool:
    return now - snowflake_time(message_id) >= OLD

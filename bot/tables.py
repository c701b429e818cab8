"""The tables in play: whatever a person, a computer player or the clock does comes through here.

Judge, save, then tell. Each entry is one transaction with the state, the alarms and the news of
it; a lock per table keeps entries in order. Nothing here knows of Discord but the ids of people
and places.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal, Protocol, TypeVar

from bot.sight import Errand, Point, Sight, Told
from games import GAMES
from games.core.contract import Rules
from games.core.orders import Order
from games.core.words import Action

Call = Literal["pause", "resume", "end"]
"""What a table may vote on; an undo is asked for by undoing."""


T = TypeVar("T")


class Store(Protocol):
    """One writer: each function is a transaction on the connection's own thread."""

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T: ...
    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T: ...


def utcnow() -> datetime:
    return datetime.now(UTC)


class Tables:
    """All tables of one store. Methods raise RuleError (the rules) and HouseError (the house)."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Rules[Any, Any, Any]] = GAMES,
        now: Callable[[], datetime] = utcnow,
        on_news: Callable[[], None] = lambda: None,
    ) -> None:
        """`on_news` is called after each transaction that left something to tell."""
        raise NotImplementedError

    async def sight(self, table_id: int, user_id: int | None = None) -> Sight:
        """The table as this person may see it; None, or who does not sit there, is a spectator.

        HouseError: no-such-table.
        """
        raise NotImplementedError

    async def at_place(self, place_id: int) -> int | None:
        """The newest table in this thread or channel that is open: a lobby, running or paused."""
        raise NotImplementedError

    async def place(self, table_id: int, place_id: int) -> None:
        """The table is played in this thread or channel from now on."""
        raise NotImplementedError

    async def act(
        self, table_id: int, user_id: int, action: Action, decision: int | None = None
    ) -> Sight:
        """Play an action; `decision` is the one the button was made for (`sight.table.decision`).

        Alarms due by now ring first. An absent person who acts has his seat back.
        HouseError: no-such-table, not-at-this-table, table-not-started, table-paused, table-over,
        seat-left, stale.
        """
        raise NotImplementedError

    async def leave(self, table_id: int, user_id: int) -> Sight:
        """Give the seat up for good. A table without persons ends by its rules."""
        raise NotImplementedError

    async def back(self, table_id: int, user_id: int) -> Sight:
        """I'm back: the computer gives the seat back; a table paused for absence goes on."""
        raise NotImplementedError

    async def order(self, table_id: int, user_id: int, order: Order) -> Sight:
        """Store an order for the seat; it acts at once if its moment is now."""
        raise NotImplementedError

    async def cancel_order(self, table_id: int, user_id: int, order_id: int) -> Sight:
        """HouseError: no-such-order (also for other people's)."""
        raise NotImplementedError

    async def undo(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """Take back the person's last entry: at once, or after a ballot among those affected.

        An administrator takes back the table's newest entry of a person, at once.
        HouseError: nothing-to-undo, undo-other-version, ballot-open.
        """
        raise NotImplementedError

    async def call(self, table_id: int, user_id: int, what: Call, *, admin: bool = False) -> Sight:
        """Propose to pause, to go on or to break off; an administrator does it at once.

        HouseError: already-paused, not-paused, ballot-open.
        """
        raise NotImplementedError

    async def vote(self, ballot_id: int, user_id: int, yes: bool) -> Sight:
        """HouseError: no-such-ballot (closed or void by now), not-asked."""
        raise NotImplementedError

    async def told(self, table_id: int, user_id: int | None = None, after: int = -1) -> list[Told]:
        """What the entries after number `after` told this person; entry 0 is the setup."""
        raise NotImplementedError

    async def scenes(self, table_id: int) -> list[Point]:
        """A finished game, entry by entry, as spectators saw it; what was undone is left out.

        HouseError: table-not-over, other-version.
        """
        raise NotImplementedError

    async def export(self, table_id: int) -> bytes:
        """The record of a finished game as JSON, the seed included.

        HouseError: table-not-over (a running record holds what is hidden).
        """
        raise NotImplementedError

    async def import_(
        self, guild_id: int, channel_id: int, user_id: int, data: bytes, language: str = "en"
    ) -> int:
        """A table that is over, made from an exported record, which is replayed to check it.

        HouseError: record-too-big, record-malformed, record-too-long, record-other-version,
        record-unknown-game, record-illegal, record-not-over, record-wrong-hash.
        """
        raise NotImplementedError

    async def errands(self, user_id: int) -> list[Errand]:
        """The person's open tables: first what waits for him, the least time left first."""
        raise NotImplementedError

    async def ring(self, table_id: int) -> None:
        """Do what is due at this table now: alarms, reminders, ballots, computer players."""
        raise NotImplementedError

    async def ring_due(self) -> int:
        """Ring every table that is due, in order of due time; how many there were."""
        raise NotImplementedError

    async def next_due(self) -> datetime | None:
        """When the clock has something to do next."""
        raise NotImplementedError

    async def recover(self, last_beat: datetime | None) -> int:
        """After an outage: give running deadlines the time since `last_beat`, once per table.

        How many tables got time.
        """
        raise NotImplementedError

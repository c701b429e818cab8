"""What happens at a table within one transaction, until it is saved: all of it or nothing."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.engine.table.live import Live
from bot.store.rows import BallotRow, EntryRow, News, NewsKind
from games.core.words import Event, Fact, Seat

QUICK = ("live", "fast")
"""Paces at which people sit before the screen."""


class Change:
    """A table being changed: `live` as it will be, and what must be added to the store with it."""

    def __init__(self, live: Live, now: datetime, *, by_person: bool = False) -> None:
        """`now` is the moment of what happens; it is never before the newest entry."""
        self.before = live
        self.live = live
        # A record whose moments run backwards could not be replayed, and the wall clock may be set
        # back.
        self.now = max(now, live.game.at) if live.game else now
        self._by_person = by_person
        self.entries: list[EntryRow] = []
        self.news: list[News] = []
        self.events: list[Event] = []
        """The events of the change's entries."""
        self.calls: list[tuple[str, News]] = []
        """News by which somebody is called, and the topic: about one not again too soon."""
        self.answers: list[tuple[Seat, bool]] = []
        """Seats whose persons were asked, and whether they answered in time."""
        self.uproot = False
        """Whether the table goes to another place, where nothing of it is posted yet."""

    @property
    def urgent(self) -> bool:
        """Whether the news goes out first: a person waits for it, or the table is a quick one."""
        return self._by_person or self.live.row.clock.pace in QUICK

    def set(self, **changes: Any) -> None:
        """Change columns of the table's row."""
        self.live = replace(self.live, row=replace(self.live.row, **changes))

    def set_seat(self, seat: Seat, **changes: Any) -> None:
        changed = replace(self.live.seats[seat], **changes)
        seats = tuple(changed if row.seat == seat else row for row in self.live.seats)
        self.live = replace(self.live, seats=seats)

    def set_ballots(self, *ballots: BallotRow) -> None:
        self.live = replace(self.live, ballots=ballots)

    def tell(self, kind: NewsKind, key: str = "", to: int | None = None, /, **facts: Fact) -> None:
        """Add something to be told once this is saved."""
        news = News(
            table_id=self.live.row.id, kind=kind, key=key, facts=facts, to=to, urgent=self.urgent
        )
        self.news.append(news)

    def say(self, key: str, /, **facts: Fact) -> None:
        """Add a line for everybody."""
        self.tell("say", key, None, **facts)

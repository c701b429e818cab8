"""What one viewer may see of a table: all that messages, pictures and autocomplete are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from typing import Any, TypeVar, overload

import msgspec

from bot.store.rows import BallotRow, SeatRow, TableRow
from games.core.contract import HAND, Outcome, Page, Rules, Waiting
from games.core.kinds import Titles
from games.core.offers import Offer
from games.core.orders import OrderForm, Stored
from games.core.record import Cause, decode_options
from games.core.timers import Schedule
from games.core.undo import Reach
from games.core.words import Event, Seat

T = TypeVar("T")


class Later(Sequence[T]):
    """What takes time to work out and is not always asked for: it is, once, by who looks first."""

    def __init__(self, work: Callable[[], tuple[T, ...]]) -> None:
        self._found = cache(work)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        return self._found()[at]

    def __len__(self) -> int:
        return len(self._found())


class LogLine(msgspec.Struct, frozen=True):
    """An entry's events as far as the viewer may read them, and who or what acted."""

    number: int
    seat: Seat | None
    cause: Cause | None
    events: tuple[Event, ...]


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A table for one viewer. A lobby has neither view nor waiting.

    The row's `state` and `seed` are blanked out; the seed is there once the game is over.
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    rules: Rules[Any, Any, Any]
    viewer: Seat | None = None
    view: Any = None
    waiting: Waiting | None = None
    offers: Sequence[Offer] = ()
    """The viewer's own."""
    open_offers: Sequence[tuple[Seat, Offer]] = ()
    """What the seats waited for may do, or where it is nobody all who may act, as far as everybody
    may see it: for public buttons."""
    outcome: Outcome | None = None
    orders: tuple[Stored, ...] = ()
    turn: int = 0
    """The game's own: a decision that an undo opens again has a new number, its turn has not."""
    undo: Reach | None = None
    ballots: tuple[BallotRow, ...] = ()
    seed_hash: str = ""
    deadline: datetime | None = None
    """When the time of those waited for is up; None while paused."""

    @property
    def schedule(self) -> Schedule | None:
        """When the turns close, if the game goes by the clock with the options chosen."""
        return self.rules.schedule(decode_options(self.rules, self.table.options))

    @property
    def order_forms(self) -> tuple[OrderForm, ...]:
        """The orders that the viewer might store now; worked out when somebody asks."""
        if self.viewer is None or self.table.stage not in {"running", "paused"}:
            return ()
        return tuple(self.rules.order_forms(self.view))

    @property
    def titles(self) -> Titles:
        """The names that the table has given itself; none before it starts."""
        return {} if self.view is None else self.rules.titles(self.view)

    @property
    def pages(self) -> tuple[Page, ...]:
        """What the viewer may open beside the board and his hand."""
        if self.view is None or self.table.stage not in {"running", "paused"}:
            return ()
        return tuple(self.rules.pages(self.view))

    def page(self, key: str) -> Page | None:
        """The page of that key, if the viewer may open it; for the hand one without notes."""
        return next((one for one in self.pages if one.key == key), None if key else Page(HAND))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a finished game, after an entry, as spectators saw it."""

    number: int
    seat: Seat | None
    cause: Cause | None
    at: datetime
    events: tuple[Event, ...]
    """Those that were public."""
    view: Any
    waiting: Waiting
    worth: tuple[int, ...]
    """What each seat owned, in the unit of the final score."""


class Errand(msgspec.Struct, frozen=True):
    """A table at which a person takes part; `asked` when it waits for him."""

    sight: Sight
    asked: bool

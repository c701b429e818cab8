"""What one viewer may see of a table: all that messages, pictures and autocomplete are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec

from bot.engine.table.decisions import number_of
from bot.engine.table.live import is_quick
from bot.engine.time.clocks import Reason
from bot.engine.time.paces import DAY, MINUTE
from bot.store.rows import BallotRow, SeatRow, TableRow, VacationRow
from games.core.contract import HAND, Note, Outcome, Page, Rules, Waiting
from games.core.kinds import Titles
from games.core.offers import Offer
from games.core.orders import OrderForm, Stored
from games.core.record import Cause, decode_options
from games.core.timers import Schedule
from games.core.undo import Reach
from games.core.words import Action, Event, Seat

T = TypeVar("T")


def _nothing() -> None:
    """Stand in for what only a game in play has."""


class Taken(msgspec.Struct, frozen=True):
    """What somebody took back: what the first of the moves had told, and how many moves it was."""

    events: tuple[Event, ...]
    moves: int


class LogLine(msgspec.Struct, frozen=True):
    """The events of an entry that the viewer may read, and what caused it."""

    number: int
    seat: Seat | None
    cause: Cause | None
    events: tuple[Event, ...]
    struck: bool = False
    """A later entry has taken it back."""
    taken: Taken | None = None
    """What this entry took back, if it did nothing else."""
    handed: Seat | None = None
    """The seat that went to somebody else by this entry."""

    @property
    def by_clock(self) -> bool:
        """Whether it was decided because somebody's time was up."""
        acted = self.seat, self.cause, self.handed
        return acted == (None, None, None) and self.number > 0


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A table for one viewer. A lobby has neither view nor waiting.

    The row's `state` and `seed` are blanked out; the seed is there once the game is over.
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    rules: Rules[Any, Any, Any]
    viewer: Seat | None = None
    waiting: Waiting | None = None
    offers: Sequence[Offer] = ()
    """What the viewer may do."""
    open_offers: Sequence[tuple[Seat, Offer]] = ()
    """What the seats waited for may do, as far as it is public; where there are none, what all who may
    act may do. For public buttons."""
    outcome: Outcome | None = None
    orders: tuple[Stored, ...] = ()
    turn: int = 0
    """The game's own: a decision that an undo opens again has a new number, its turn has not."""
    ballots: tuple[BallotRow, ...] = ()
    seed_hash: str = ""
    find_decision: Callable[[], int | None] = _nothing
    find_view: Callable[[], Any] = _nothing
    find_undo: Callable[[], Reach | None] = _nothing
    find_deadline: Callable[[], datetime | None] = _nothing
    find_reasons: Callable[[], tuple[Reason, ...] | None] = _nothing
    find_advised: Callable[[], bool | None] = _nothing
    vacations: Mapping[Seat, tuple[VacationRow, ...]] = {}
    """Those that count here, past ones too."""
    given_up: frozenset[Seat] = frozenset()
    """Seats that somebody has played who does not any more."""
    task: Note | None = None
    """What a lesson asks for here; None at a table. A lesson has neither orders nor undo."""

    def number_of(self, action: Action) -> int:
        """The decision in the id of a button for this act, by what its player is told now."""
        return number_of(self.decision, self.rules.told(self.view, action))

    def is_present(self, decision: int, action: Action | None = None) -> bool:
        """Whether a button was made for the present decision, in the old way or in this one; that of
        an act also whether it was told what holds now.
        """
        mark = self.decision if action is None else self.number_of(action)
        return decision in {mark, self.table.decision}

    @property
    def decision(self) -> int:
        """The present decision, as the ids of buttons carry it: see `bot.engine.table.decisions`."""
        return self.find_decision() or 0

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the deadline is what it is; worked out when somebody asks."""
        return self.find_reasons() or ()

    @property
    def view(self) -> Any:
        """What the viewer may know of the game; worked out when somebody asks."""
        return self.find_view()

    @property
    def advised(self) -> bool:
        """Whether the viewer may ask what they might do; worked out when somebody asks."""
        return bool(self.find_advised())

    @property
    def undo(self) -> Reach | None:
        """How far the viewer could take back; worked out when somebody asks."""
        return self.find_undo()

    @property
    def deadline(self) -> datetime | None:
        """When the time of those waited for is up; None while paused."""
        return self.find_deadline()

    @property
    def schedule(self) -> Schedule | None:
        """When the turns close, if the game goes by the clock with the options chosen."""
        return self.rules.schedule(decode_options(self.rules, self.table.options))

    @property
    def tonight(self) -> bool | None:
        """Whether one evening is enough (True), or people play when they have time (False); None: neither."""
        schedule, seconds = self.schedule, self.table.clock.seconds
        if schedule is not None:
            return schedule.length is not None
        return True if seconds <= 15 * MINUTE else False if seconds >= DAY // 2 else None

    @property
    def quick(self) -> bool:
        """Whether people sit before the screen."""
        return is_quick(self.table, self.schedule)

    @property
    def order_forms(self) -> tuple[OrderForm, ...]:
        """The orders that the viewer may store now; worked out when somebody asks."""
        if self.viewer is None or self.table.stage not in {"running", "paused"}:
            return ()
        if self.task is not None:
            return ()
        return tuple(self.rules.order_forms(self.view))

    @property
    def titles(self) -> Titles:
        """The names that the table has given itself; none before it starts."""
        return {} if self.view is None else self.rules.titles(self.view)

    @property
    def pages(self) -> tuple[Page, ...]:
        """What the viewer may open beside the board and their own hand."""
        if self.view is None or self.table.stage not in {"running", "paused"}:
            return ()
        return tuple(self.rules.pages(self.view))

    def page(self, key: str) -> Page | None:
        """The page of that key; None if the viewer may not open it. An empty key means the hand."""
        return next((one for one in self.pages if one.key == key), None if key else Page(HAND))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a finished game, after an entry, as spectators saw it."""

    number: int
    seat: Seat | None
    cause: Cause | None
    handed: Seat | None = None
    """The seat that went to somebody else here."""
    at: datetime
    events: tuple[Event, ...]
    """The public ones."""
    view: Any
    waiting: Waiting
    worth: tuple[int, ...]
    """The worth of each seat, in the unit of the final score."""
    outcome: Outcome | None
    """The result, if the game was over here."""


class Errand(msgspec.Struct, frozen=True):
    """A table at which a person takes part; `asked` when it waits for that person."""

    sight: Sight
    asked: bool

"""The contract: a game is a module with the names of `Rules`, data and pure functions of data.

No clock, no files, no randomness but the `chance` handed in, no Discord.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Generic, Protocol, TypeVar

import msgspec

from games.core.chance import Chance
from games.core.kinds import Kinds, Titles
from games.core.offers import Offer
from games.core.orders import Order, Verdict
from games.core.timers import Schedule, Timer
from games.core.words import Action, Facts, Private, Public, Seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host may choose before the start, with defaults."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game knows: frozen Structs, tuples, int, str, bool, None and UTC datetimes."""

    turn: int
    """Grows when a new decision opens: a press made under another number is stale."""


class Waiting(msgspec.Struct, frozen=True):
    """Whom the game waits for. Public, so it may depend on nothing secret.

    Others may act too: whoever has offers. A game that is not over always has a timer.
    """

    seats: tuple[Seat, ...]
    timers: tuple[Timer, ...]
    window: bool = False
    """Everybody is asked alike, also who cannot react; who has answered is not shown."""
    ask: str = ""
    """Catalogue key of what is asked, told with `facts`: the headline, "play a tile"."""
    facts: Facts = {}
    private: bool = False
    """Every offer of those waited for is hidden: nobody need look for public ones."""


class Note(msgspec.Struct, frozen=True):
    """A sentence of the catalogue, told with facts by their kinds."""

    key: str
    facts: Facts = {}


HAND = ""
"""The key of the page that is there without being listed: the hand itself."""


class Page(msgspec.Struct, frozen=True):
    """A part of the table with a picture and buttons of its own: the market, a company.

    It opens for whoever asks, in private. `key` is `market` or, one of a kind, `company:3`; the
    catalogue names it under `page-market`, told with `facts`, and the kind under `pages-company`.
    A page with the key HAND says what is written above the hand.
    """

    key: str
    facts: Facts = {}
    board: bool = False
    """A button for it stands on every board."""
    notes: tuple[Note, ...] = ()
    """What is written above its picture: what a picture cannot say, such as times."""

    @property
    def kind(self) -> str:
        return self.key.partition(":")[0]


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: `places` from first to last, tied seats together; `reason` a catalogue key."""

    places: tuple[tuple[Seat, ...], ...]
    scores: Mapping[Seat, int]
    reason: str


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
P = TypeVar("P", bound=Options)


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The state after an entry, and what happened on the way."""

    state: S
    events: tuple[Public | Private, ...] = ()
    revealed: bool = False
    """Something hidden came out (dice count by themselves): no undo without consent."""


class Rules(Protocol[S, V, P]):
    """What a game answers. `moment` is the entry's UTC time: to store, compare and add to."""

    @property
    def key(self) -> str:
        """The name on the shelf and in commands: acquire."""

    @property
    def version(self) -> int:
        """Raised when an old record would now replay differently."""

    @property
    def shape(self) -> int:
        """Raised when a saved state of the version before no longer decodes; see `upgrade`."""

    @property
    def seats(self) -> range: ...
    @property
    def windows(self) -> bool:
        """Whether it ever asks everybody alike, in a window: the clock contract tells of them."""

    @property
    def options_type(self) -> type[P]: ...
    @property
    def state_type(self) -> type[S]: ...
    @property
    def action_types(self) -> tuple[type[Action], ...]: ...
    @property
    def order_types(self) -> tuple[type[Order], ...]: ...
    @property
    def kinds(self) -> Kinds:
        """What the numbers in events, refusals, actions and orders stand for, by field name."""

    def schedule(self, options: P) -> Schedule | None:
        """When its turns close if it goes by the clock; None if it goes at the table's pace.

        By the clock, the timer that closes the turn is the last of those waited for.
        """

    def setup(self, seats: int, options: P, moment: datetime, chance: Chance) -> Step[S]: ...

    def waiting(self, state: S) -> Waiting: ...

    def offers(self, state: S, seat: Seat) -> Sequence[Offer]: ...

    def apply(
        self, state: S, seat: Seat, action: Action, moment: datetime, chance: Chance
    ) -> Step[S]:
        """Judge and play. The one judge: also of kinds, turns and phases."""

    def time_up(self, state: S, key: str, moment: datetime, chance: Chance) -> Step[S]:
        """The timer rang: silence is an answer. The timer must be gone, or later, afterwards."""

    def leave(self, state: S, seat: Seat, moment: datetime, chance: Chance) -> Step[S]:
        """The seat will not act again; nobody waits for it. The last to leave ends the game."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat, or a spectator, may know: listed, never deleted from the state."""

    def pages(self, view: V) -> Sequence[Page]:
        """The pages that the viewer may open, beside the board and his hand; often none."""

    def titles(self, view: V) -> Titles:
        """The names that this table has given itself, for what is `Titled`."""

    def imagine(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Another state that the viewer cannot tell from this one: what is secret, said once."""

    def obey(self, order: Order, view: V, offers: Sequence[Offer]) -> Verdict:
        """What a stored order wants now, from what its owner sees."""

    def order_forms(self, view: V) -> Sequence[Order]:
        """The orders that this seat might store now, one of each kind and subject.

        Amounts of money in it (as `kinds` say) are proposals: its owner writes his own.
        """

    def worth(self, state: S) -> tuple[int, ...]:
        """What each seat owns now, in the unit of the final score: the chart after the end."""

    def upgrade(self, shape: int, data: bytes) -> bytes:
        """A state saved in an older `shape`, rewritten as JSON of the present one."""

    def totals(self, state: S) -> Mapping[str, int]:
        """Sums that no entry may change: money with the bank's, shares, cards."""

    def outcome(self, state: S) -> Outcome | None: ...

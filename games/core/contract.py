"""The contract: a game is a `Rules`, data and pure functions of data.

No clock, no files, no randomness but the `chance` handed in, no Discord.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, TypeVar

import msgspec

from games.core.chance import Chance
from games.core.commands import Command, PageCommand
from games.core.kinds import MAIN_MONEY, Kinds, Titles
from games.core.offers import Offer
from games.core.orders import Order, OrderForm, Verdict
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
    may: tuple[Seat, ...] = ()
    """Who may act though nobody waits for them. What they do opens no new decision: nobody is
    called again, so a seat that comes to be waited for by it is called by its event."""


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
    """In the unit that `Rules.score` names."""
    reason: str
    seconds: Mapping[Seat, int] = {}
    """What decides between equal scores, in the unit that `Rules.tie_break` names."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
P = TypeVar("P", bound=Options)


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The state after an entry, and what happened on the way."""

    state: S
    events: tuple[Public | Private, ...] = ()
    revealed: bool = False
    """Something hidden came out (dice count by themselves): no undo without consent."""


def _at_the_tables_pace(options: Any) -> Schedule | None:
    return None


def _no_pages(view: Any) -> Sequence[Page]:
    return ()


def _no_titles(view: Any) -> Titles:
    return {}


def _no_forms(view: Any) -> Sequence[OrderForm]:
    return ()


def _no_orders(order: Order, view: Any, offers: Sequence[Offer]) -> Verdict:
    raise AssertionError(f"{order} is an order of another game")


def _no_hint(view: Any, action: Action) -> Note | None:
    return None


def _no_older_shape(shape: int, data: bytes) -> bytes:
    raise AssertionError(f"there never was a shape {shape}")


Player = Callable[[Any, Sequence[Offer], Chance], Action | None]
"""A computer player: (view, offers, chance) -> action. There is at least one offer; `chance` is the
player's own. None, "nothing for now", only where nobody waits for the seat."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, V, P]):
    """What a game answers. `moment` is the entry's UTC time: to store, compare and add to."""

    key: str
    """The name on the shelf and in commands, in lower case and without blanks."""
    version: int
    """Raised when an old record would now replay differently."""
    shape: int = 1
    """Raised when a saved state of the version before no longer decodes; see `upgrade`."""
    seats: range
    windows: bool = False
    """Whether it ever asks everybody alike, in a window: the clock's terms tell of them."""
    options_type: type[P]
    state_type: type[S]
    action_types: tuple[type[Action], ...]
    order_types: tuple[type[Order], ...] = ()
    kinds: Kinds
    """What the numbers in events, refusals, actions and orders stand for, by field name."""
    score: str = MAIN_MONEY
    """The field whose kind is the unit of the final scores."""
    tie_break: str = ""
    """The field whose kind is the unit of `Outcome.seconds`."""

    setup: Callable[[int, P, datetime, Chance], Step[S]]
    """(seats, options, moment, chance) -> the table as the game begins."""
    waiting: Callable[[S], Waiting]
    offers: Callable[[S, Seat], Sequence[Offer]]
    apply: Callable[[S, Seat, Action, datetime, Chance], Step[S]]
    """(state, seat, action, moment, chance): judge and play. The one judge: also of kinds, turns
    and phases. RuleError says what would be right."""
    time_up: Callable[[S, str, datetime, Chance], Step[S]]
    """(state, key, moment, chance): the timer rang, and silence is an answer. The timer must be
    gone, or later, afterwards."""
    leave: Callable[[S, Seat, datetime, Chance], Step[S]]
    """(state, seat, moment, chance): the seat will not act again; nobody waits for it. The last to
    leave ends the game."""
    view: Callable[[S, Seat | None], V]
    """What the seat, or a spectator, may know: listed, never deleted from the state."""
    imagine: Callable[[S, Seat | None, Chance], S]
    """Another state that the viewer cannot tell from this one: what is secret, said once. It
    depends on nothing that the viewer does not know."""
    worth: Callable[[S], tuple[int, ...]]
    """What each seat owns now, in the unit of the final score: the chart after the end."""
    totals: Callable[[S], Mapping[str, int]]
    """Sums that no entry may change: money with the bank's, shares, cards."""
    outcome: Callable[[S], Outcome | None]

    schedule: Callable[[P], Schedule | None] = _at_the_tables_pace
    """When its turns close if it goes by the clock; None if it goes at the table's pace. By the
    clock, the timer that closes the turn is the last of those waited for."""
    pages: Callable[[V], Sequence[Page]] = _no_pages
    """The pages that the viewer may open, beside the board and the hand."""
    titles: Callable[[V], Titles] = _no_titles
    """The names that this table has given itself, for what is `Titled`."""
    obey: Callable[[Order, V, Sequence[Offer]], Verdict] = _no_orders
    """What a stored order wants now, from what its owner sees."""
    order_forms: Callable[[V], Sequence[OrderForm]] = _no_forms
    """The orders that this seat might store now, one of each kind and subject."""
    upgrade: Callable[[int, bytes], bytes] = _no_older_shape
    """(shape, data): a state saved in an older shape, rewritten as JSON of the present one."""

    hint: Callable[[V, Action], Note | None] = _no_hint
    """What an action would do, said before it is made: the catalogue has it under `hint-<key>`,
    and in a word or two, for a button, under `hint-<key>.short`."""
    codes: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    """By field: the short code that people may type in place of a name, such as B2."""
    commands: tuple[Command | PageCommand, ...] = ()
    """The subcommands of `/<game>`, beside those that every game has."""
    players: Mapping[str, Player] = field(default_factory=dict)
    """Computer players by kind, the strongest first; the random one knows every game."""

    @property
    def package(self) -> str:
        """The package in which the game lies: its words are in the folder `text` beside it."""
        return str(sys.modules[self.state_type.__module__].__package__)


AnyRules = Rules[Any, Any, Any]
"""The rules of whatever game."""

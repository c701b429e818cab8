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
    """The options of a table, which its host chooses before the start."""

    @property
    def idle(self) -> Sequence[str]:
        """Fields that mean nothing beside the others' values, so that no card lists them."""
        return ()


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The whole state of a game: frozen Structs, tuples, int, str, bool, None and UTC datetimes."""

    turn: int
    """Grows when a new decision opens: a press made under another number is stale."""


class Waiting(msgspec.Struct, frozen=True):
    """The seats that the game waits for. It is public, so it may depend on nothing secret.

    All seats with offers may act, too. A game that is not over always has a timer.
    """

    seats: tuple[Seat, ...]
    timers: tuple[Timer, ...]
    window: bool = False
    """Whether everybody is asked alike, even those who cannot react; it is not shown who has answered."""
    ask: str = ""
    """Catalogue key of what is asked, told with `facts`: the headline, "play a tile"."""
    facts: Facts = {}
    private: bool = False
    """Whether every offer of those waited for is hidden, so that none is sought for public buttons."""
    may: tuple[Seat, ...] = ()
    """Seats that may act though nobody waits for them. Their acts open no new decision, so nobody is
    called again; an event calls a seat that is waited for because of one."""


class Note(msgspec.Struct, frozen=True):
    """A sentence of the catalogue, told with facts by their kinds."""

    key: str
    facts: Facts = {}


class Risk(Note, frozen=True):
    """The hint of an act by which something may be lost by chance."""

    stake: int = 0
    """How much, in whatever unit: a form in which more of it is typed than was shown asks once more."""


class Coming(Note, frozen=True):
    """What is coming for the viewer while they can still change it, told under `forecast-<key>`."""

    on_board: bool = False
    """Whether board and rulebook say it without reckoning. Only that much is told at rated tables."""


class Strength(Note, frozen=True):
    """What speaks for a position, told under `strength-<key>` where an act brings it and another does not."""

    value: int = 1
    """More is better; 0 is as if it were not there."""
    by: str = ""
    """The fact under which it is told by how much more; "" where it is there or not."""


HAND = ""
"""The key of the page that is there without being listed: the hand itself."""


class Page(msgspec.Struct, frozen=True):
    """A part of the table with a picture and buttons of its own: the market, a company.

    It is shown in private to everybody who asks. `key` is `market` or, one of a kind, `company:3`; the
    catalogue names it under `page-market`, told with `facts`, and the kind under `pages-company`.
    A page with the key HAND says what is written above the hand.
    """

    key: str
    facts: Facts = {}
    board: bool = False
    """Every board has a button for it."""
    notes: tuple[Note, ...] = ()
    """What is written above its picture: what a picture cannot say, such as times."""

    @property
    def kind(self) -> str:
        return self.key.partition(":")[0]


class Outcome(msgspec.Struct, frozen=True):
    """The result: `places` from first to last, tied seats together; `reason` is a key."""

    places: tuple[tuple[Seat, ...], ...]
    scores: Mapping[Seat, int]
    """In the unit that `Rules.score` names."""
    reason: str
    """Why it is over. An event that tells it has a field `reason`, whose words are `reason-<reason>`."""
    seconds: Mapping[Seat, int] = {}
    """What decides between equal scores, in the unit that `Rules.tie_break` names."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
P = TypeVar("P", bound=Options)


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The state after an entry, and its events."""

    state: S
    events: tuple[Public | Private, ...] = ()
    revealed: bool = False
    """Whether something hidden became known, so that an undo needs consent; dice count by themselves."""


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


def _nothing_about(view: Any, name: str, value: int) -> Note | None:
    return None


def _no_figures(view: Any) -> Sequence[int | None]:
    return ()


def _no_forecast(view: Any) -> Sequence[Coming]:
    return ()


def _no_strengths(view: Any) -> Sequence[Strength]:
    return ()


def nothing_told(view: Any, action: Action) -> tuple[int, ...]:
    return ()


def _no_older_shape(shape: int, data: bytes) -> bytes:
    raise AssertionError(f"there never was a shape {shape}")


Player = Callable[[Any, Sequence[Offer], Chance], Action | None]
"""A computer player: (view, offers, chance) -> action. There is at least one offer; `chance` is the
player's own. None, "nothing for now", only where nobody waits for the seat."""


def _no_ideas(view: Any, offers: Sequence[Offer]) -> Sequence[Action]:
    return ()


def _one_lap(state: Any) -> int:
    return 1


@dataclass(frozen=True, kw_only=True)
class Guide(Generic[S, V]):
    """What the search (`games.players.search`) is told of a game beside its rules. All of it is optional:
    without it every rollout goes to the end of the game, played by the strongest of `Rules.players`.
    """

    policy: Player | None = None
    """Plays the rollouts; None: the strongest of the game's players."""
    ideas: Callable[[V, Sequence[Offer]], Sequence[Action]] = _no_ideas
    """Actions that a player of this game would think of, the best first. They may be wrong: what is
    refused is dropped."""
    plans: Mapping[str, Player] = field(default_factory=dict)
    """Where a turn has many acts: players that are tried in place of single actions, by name. The one
    found best plays until the `clock` has moved on."""
    clock: Callable[[S], int] | None = None
    """The game's own measure of progress, such as its years, which no dilatory act moves; it never
    falls."""
    laps: Callable[[S], int] = _one_lap
    """How much of the `clock` a rollout from this state goes on before it is judged."""
    judge: Callable[[S], Sequence[float]] | None = None
    """By seat what a state that is not over promises, in the unit of the score; None: `Rules.worth`."""
    known_from: float = 1 / 3
    """The part of a game before which its chances, as measured, say no more than even ones: nothing is
    told of them there."""


@dataclass(frozen=True, kw_only=True)
class Beginner(Generic[V]):
    """How the easy computer errs: like people to whom the game is new, who overlook one thing at a time."""

    overlooks: Mapping[str, Callable[[Player], Player]]
    """By name what it overlooks: each makes of a player one that does not see it (`games.core.beginners`)."""
    lap: Callable[[V], object]
    """Something that stays the same while it overlooks the same, such as the number of a turn."""
    every: int = 1
    """It overlooks something in one of so many laps; more where a single one decides a lot."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, V, P]):
    """The functions of a game. `moment` is the entry's UTC time: to store, compare and add to."""

    key: str
    """The name on the shelf and in commands, in lower case and without blanks."""
    version: int
    """Raised when an old record would now replay differently."""
    shape: int = 1
    """Raised when a saved state of the version before no longer decodes; see `upgrade`."""
    seats: range
    windows: bool = False
    """Whether it ever asks everybody alike, in a window; then the clock's terms mention windows."""
    options_type: type[P]
    state_type: type[S]
    action_types: tuple[type[Action], ...]
    order_types: tuple[type[Order], ...] = ()
    kinds: Kinds
    """The kinds of numbers in events, refusals, actions and orders, by field name."""
    score: str = MAIN_MONEY
    """The field whose kind is the unit of the final scores."""
    tie_break: str = ""
    """The field whose kind is the unit of `Outcome.seconds`."""

    setup: Callable[[int, P, datetime, Chance], Step[S]]
    """(seats, options, moment, chance) -> the table as the game begins."""
    waiting: Callable[[S], Waiting]
    offers: Callable[[S, Seat], Sequence[Offer]]
    apply: Callable[[S, Seat, Action, datetime, Chance], Step[S]]
    """(state, seat, action, moment, chance): check and play. Every rule is checked here, also kinds,
    turns and phases. RuleError says what would be right."""
    time_up: Callable[[S, str, datetime, Chance], Step[S]]
    """(state, key, moment, chance): the timer rang, and the game goes on without an answer. The timer
    must be gone, or later, in the new state."""
    leave: Callable[[S, Seat, datetime, Chance], Step[S]]
    """(state, seat, moment, chance): the seat will not act again, and nobody waits for it. When the last
    seat leaves the game ends."""
    view: Callable[[S, Seat | None], V]
    """The view of a seat, or of a spectator: built from what they may know, not by deleting secrets."""
    imagine: Callable[[S, Seat | None, Chance], S]
    """Another state that the viewer cannot tell from this one. It depends on nothing that the viewer
    does not know, and so states what is secret. `EVERYBODY`: one that no seat can tell from this one."""
    worth: Callable[[S], tuple[int, ...]]
    """The worth of each seat now, in the unit of the final score, for the final chart."""
    totals: Callable[[S], Mapping[str, int]]
    """Sums that no entry may change: money with the bank's, shares, cards."""
    outcome: Callable[[S], Outcome | None]

    schedule: Callable[[P], Schedule | None] = _at_the_tables_pace
    """The ends of turns by the clock; None for a game at the table's pace. By the clock, the timer that
    ends the turn is the last one of `waiting`."""
    pages: Callable[[V], Sequence[Page]] = _no_pages
    """The pages that the viewer may open, beside the board and the hand."""
    titles: Callable[[V], Titles] = _no_titles
    """The names that the players have given, for kinds that are `Titled`."""
    obey: Callable[[Order, V, Sequence[Offer]], Verdict] = _no_orders
    """The request of a stored order now, from its owner's view."""
    order_forms: Callable[[V], Sequence[OrderForm]] = _no_forms
    """The orders that this seat may store now, one of each kind and subject."""
    upgrade: Callable[[int, bytes], bytes] = _no_older_shape
    """(shape, data): a state saved in an older shape, rewritten as JSON of the present one."""

    usual: Mapping[int, int] = field(default_factory=dict)
    """Entries of a whole game by seats, from `lengths.toml`; see `games.core.lengths`."""
    rounds: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    """By pace and seats the minutes in which four of five tables of people are over, from the same file."""
    tonight: Mapping[str, object] = field(default_factory=dict)
    """The options with which a game is over in one evening, beside the live pace."""
    hint: Callable[[V, Action], Note | None] = _no_hint
    """The effect of an action before it is made. The catalogue has its words under `hint-<key>` and, in
    a word or two for a button, under `hint-<key>.short`."""
    about: Callable[[V, str, int], Note | None] = _nothing_about
    """(view, field, value): what a thing means or does, told as a hint: below it in a form's list, beside it
    among suggestions, to those who ask about it."""
    compared: Callable[[V], Sequence[int | None]] = _no_figures
    """By seat what all can see of the final score as it is now, in its unit; None where it is hidden."""
    told: Callable[[V, Action], tuple[int, ...]] = nothing_told
    """The numbers on which the effect of an action depends and which may change while a decision is open:
    price, level, what the same act has used up before. A button made under others is stale, so that
    nobody acts at a price that they were not told, or twice by two presses."""
    forecast: Callable[[V], Sequence[Coming]] = _no_forecast
    """What is coming for the viewer, at today's prices, the most urgent first. Its figures come from the
    functions that charge them. It is told to people who are new to the game, above their hand and in
    their direct messages."""
    strengths: Callable[[V], Sequence[Strength]] = _no_strengths
    """What speaks for the viewer's position, the weightiest first: reasons for advice are what one act
    brings and another does not; see `games.core.foresight`."""
    firsts: Mapping[type[Public | Private], str] = field(default_factory=dict)
    """By event: what it means, told once to each person when they first meet it, under `first-<key>`
    and with the event's facts."""
    codes: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    """By field: the short code that people may type in place of a name, such as B2."""
    commands: tuple[Command | PageCommand, ...] = ()
    """The subcommands of `/<game>`, beside those that every game has."""
    players: Mapping[str, Player] = field(default_factory=dict)
    """Computer players by kind, the strongest first; the random one knows every game."""
    computer_offers: Callable[[S, Seat], Sequence[Offer]] | None = None
    """What the computer players of `players` are offered; None: `offers`. They are some of those, in
    the same order: without the forms that people write, which are long to make and which no computer
    takes up. With them and without them every computer player does the same."""
    guide: Guide[S, V] = field(default_factory=Guide)
    """What the search is told of this game; by default nothing."""
    beginner: Beginner[V] | None = None
    """None: the easy computer rolls dice for some of its decisions."""

    @property
    def package(self) -> str:
        """The package of the game; its words are in the folder `text` of it."""
        return str(sys.modules[self.state_type.__module__].__package__)


AnyRules = Rules[Any, Any, Any]
"""The rules of any game."""

"""A table's record: a header and numbered entries. A replay gives every state of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from typing import Any, Generic, Literal, TypeVar, cast

import msgspec

from games.core.chance import Chance
from games.core.contract import Options, Outcome, Rules, State, Step
from games.core.orders import Act, Cancelled, Order, Stored, Verdict, settle
from games.core.timers import At, postponed
from games.core.words import Action, Private, Public, RuleError, Seat

encode = msgspec.json.encode

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Options)


class TimeUp(Action, frozen=True):
    """The clock's entry: this timer rang."""

    key: str


class Leave(Action, frozen=True):
    """The seat will not act again."""


class Undo(Action, frozen=True):
    """Go back to the state after entry `to`; the entries since then stay in the record."""

    to: int


class Resume(Action, frozen=True):
    """The table goes on after a pause of this length, which moves the rules' instants."""

    after: timedelta


class Substitute(Action, frozen=True):
    """The table's entry: somebody else plays the seat from now on. The game does not notice."""

    seat: Seat


class StartPosition(msgspec.Struct, frozen=True):
    """A state in which a table begins that does not begin at the beginning: in the shape of then, as JSON."""

    shape: int
    state: msgspec.Raw


class Header(msgspec.Struct, Generic[P], frozen=True):
    """The start of a table. The seed is secret until the end: 128 bits or more."""

    game: str
    version: int
    seats: int
    options: P
    seed: str
    opened: datetime
    position: StartPosition | None = None
    """None: the game's own beginning."""


class Cause(msgspec.Struct, frozen=True):
    """The cause of an entry that no player made directly: a stored order (its number), a computer
    player, an administrator, a tournament's director, or the seat that undoes.

    As text, in files that people exchange: `order:12`, `computer`.
    """

    by: Literal["order", "computer", "admin", "director", "seat"]
    number: int | None = None

    def __str__(self) -> str:
        return self.by if self.number is None else f"{self.by}:{self.number}"

    @classmethod
    def read(cls, text: str) -> Cause:
        """ValueError, if the text is none."""
        by, _, number = text.partition(":")
        return msgspec.convert({"by": by, "number": int(number) if number else None}, cls)


class Entry(msgspec.Struct, frozen=True):
    """An act with its seat and moment. Without a seat: the clock or the table."""

    seat: Seat | None
    action: Action
    at: datetime
    cause: Cause | None = None
    """None: the seat itself, or the clock."""


class Table(msgspec.Struct, Generic[S], frozen=True):
    """A table after an entry."""

    number: int
    at: datetime
    opened: int
    """The entry that opened the present decision, which buttons carry: unique across undos."""
    state: S
    outcome: Outcome | None
    """The state's own; None while the game goes on."""
    events: tuple[Public | Private, ...] = ()
    revealed: bool = False


def open_table(rules: Rules[S, Any, P], header: Header[P]) -> Table[S]:
    if (begun := header.position) is not None:
        state = decode_state(rules, bytes(begun.state), begun.shape)
        return Table(0, header.opened, 0, state, rules.outcome(state), revealed=True)
    chance = Chance(header.seed, 0)
    step = rules.setup(header.seats, header.options, header.opened, chance)
    outcome = rules.outcome(step.state)
    return Table(0, header.opened, 0, step.state, outcome, step.events, revealed=True)


def play(rules: Rules[S, Any, P], header: Header[P], table: Table[S], entry: Entry) -> Table[S]:
    """The table after one more entry (any but Undo). RuleError: nothing has happened."""
    if entry.at < table.at:
        raise AssertionError("an entry may not be earlier than the one before it")
    state, seat = table.state, entry.seat
    if table.outcome is not None:
        raise RuleError("game-over")
    number = table.number + 1
    chance = Chance(header.seed, number)
    if seat is None:
        step = _of_the_table(rules, state, entry, chance)
    elif isinstance(entry.action, Leave):
        step = rules.leave(state, seat, entry.at, chance)
    else:
        step = rules.apply(state, seat, entry.action, entry.at, chance)
    opened = table.opened if step.state.turn == table.state.turn else number
    revealed = step.revealed or chance.used
    outcome = rules.outcome(step.state)
    return Table(number, entry.at, opened, step.state, outcome, step.events, revealed)


def replay(
    rules: Rules[S, Any, P], header: Header[P], entries: Sequence[Entry]
) -> tuple[Table[S], ...]:
    """The table at the start and after each entry."""
    tables = [open_table(rules, header)]
    for entry in entries:
        match entry.action:
            case Undo(to=to):
                since = entries[to : tables[-1].number]
                tables.append(undone(rules, tables[to], since, entry.at))
            case _:
                tables.append(play(rules, header, tables[-1], entry))
    return tuple(tables)


def undone(
    rules: Rules[S, Any, P], past: Table[S], since: Sequence[Entry], at: datetime
) -> Table[S]:
    """A past table in place of the entries `since`.

    The rules' instants stay, later only by pauses: nobody gains time by an undo. If one of them lies in
    the past, all keep the distance that they had.
    """
    number = past.number + len(since) + 1
    lost = [entry.action.after for entry in since if isinstance(entry.action, Resume)]
    state = postponed(past.state, sum(lost, timedelta()))
    timed = (timer.due for timer in rules.waiting(state).timers)
    if any(isinstance(due, At) and due.instant <= at for due in timed):
        state = postponed(past.state, at - past.at)
    return Table(number, at, number, state, rules.outcome(state))


def ordered(
    rules: Rules[S, Any, P], state: S, stored: Sequence[Stored], persons: Sequence[Seat]
) -> tuple[Stored, Action | Cancelled] | None:
    """The next effect of stored orders in this state, if any.

    `persons` are the seats that are played by persons.
    """
    if not stored or rules.outcome(state):
        return None
    away = {one.seat for one in stored if one.order.while_away}
    present = set(persons) - away
    return settle([(one, _obeyed(rules, state, one, present)) for one in stored])


def _obeyed(
    rules: Rules[S, Any, P], state: S, stored: Stored, present: Collection[Seat]
) -> Verdict:
    """The request of an order; one that acted for a round ends if nobody else is waited for."""
    view, offers = rules.view(state, stored.seat), rules.offers(state, stored.seat)
    verdict = rules.obey(stored.order, view, offers)
    alone = not any(seat != stored.seat for seat in present)
    if isinstance(verdict, Act) and verdict.again and alone:
        return Cancelled("once-round")
    return verdict


def decode_state(rules: Rules[S, Any, P], data: bytes, shape: int | None = None) -> S:
    """A saved state; one saved in an older shape is upgraded first."""
    if shape is not None and shape != rules.shape:
        data = rules.upgrade(shape, data)
    return cast(S, _decoder(rules.state_type).decode(data))


def decode_position(data: bytes) -> StartPosition:
    return msgspec.json.decode(data, type=StartPosition)


def decode_order(rules: Rules[S, Any, P], data: bytes) -> Order:
    return _orders(rules.order_types).decode(data)


def decode_options(rules: Rules[S, Any, P], data: bytes) -> P:
    """Options of a record or a lobby; ValidationError names what is wrong."""
    return msgspec.json.decode(data, type=rules.options_type)


def decode_action(rules: Rules[S, Any, P], data: bytes) -> Action:
    return _actions(rules.action_types).decode(data)


def decode_taking_back(data: bytes) -> Undo | Leave | None:
    """What undoing must know of an action as `encode` wrote it; None for all others.

    A long record has thousands, of which these are few: the others are not decoded.
    """
    return _TAKING_BACK.decode(data) if data.startswith(_TAKES_BACK) else None


def decode_events(rules: Rules[S, Any, P], data: bytes) -> tuple[Public | Private, ...]:
    """The events of a saved entry."""
    return _events(rules.state_type.__module__).decode(data)


def event_types(module: str) -> tuple[type[Public | Private], ...]:
    """The events of a game: those in the module of its state, and in `events` beside it."""
    beside = f"{module.rpartition('.')[0]}.events"
    names = [module] + [beside] * (find_spec(beside) is not None)
    found = [kind for name in names for kind in vars(import_module(name)).values()]
    return tuple(
        kind
        for kind in found
        if isinstance(kind, type)
        and issubclass(kind, Public | Private)
        and kind not in {Public, Private}
    )


def _of_the_table(rules: Rules[S, Any, P], state: S, entry: Entry, chance: Chance) -> Step[S]:
    match entry.action:
        case TimeUp(key=key):
            if all(timer.key != key for timer in rules.waiting(state).timers):
                raise RuleError("stale")
            return _rung(rules, key, rules.time_up(state, key, entry.at, chance))
        case Resume(after=by):
            return Step(postponed(state, by))
        case Substitute():
            return Step(state)
        case action:
            raise AssertionError(f"{action} needs a seat")


def _rung(rules: Rules[S, Any, P], key: str, step: Step[S]) -> Step[S]:
    """AssertionError for a timer that would ring again at once: the bot would never go on."""
    if any(timer.key == key for timer in rules.waiting(step.state).timers):
        raise AssertionError(f"{key} rang and still runs")
    return step


@cache
def _decoder(type_: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)


@cache
def _orders(types: tuple[type[Order], ...]) -> msgspec.json.Decoder[Order]:
    kinds: Any = reduce(or_, types)
    return msgspec.json.Decoder(kinds)


@cache
def _actions(types: tuple[type[Action], ...]) -> msgspec.json.Decoder[Action]:
    kinds: Any = reduce(or_, (TimeUp, Leave, Undo, Resume, Substitute, *types))
    return msgspec.json.Decoder(kinds)


@cache
def _events(module: str) -> msgspec.json.Decoder[tuple[Public | Private, ...]]:
    kinds: Any = reduce(or_, event_types(module))
    return msgspec.json.Decoder(tuple[kinds, ...])


_TAKING_BACK = msgspec.json.Decoder(Undo | Leave)
_TAKES_BACK = (b'{"do":"undo"', b'{"do":"leave"')

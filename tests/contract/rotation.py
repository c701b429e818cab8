"""The same game with its seats renamed: only `seat order` in the data of a game may tell them apart."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.kinds import Player
from games.core.offers import Choice, Field, Offer, Pick
from games.core.record import Table, encode, play
from games.core.seats import BY_SEAT, BySeat
from games.core.words import RuleError, Seat
from tests.contract.host import Host, combinations, header

LOOKS = 4
"""One step of so many is looked at from every seat."""
PLAIN = (int, str, bool, bytes, type(None), datetime)


class Renaming:
    """Seat 0 is called `by`, seat 1 the next, around the table: in states, views, actions, events.

    With `sorting` seats that stand in a row are sorted, to be compared: where they are tied their order
    means nothing, and where it means something the next entries show it.
    """

    def __init__(self, rules: AnyRules, seats: int, by: int, *, sorting: bool = False) -> None:
        self.rules, self.seats, self.by, self.sorting = rules, seats, by, sorting
        self.named = {name for name, kind in rules.kinds.items() if isinstance(kind, Player)}

    def seat(self, seat: Seat | None) -> Seat | None:
        return None if seat is None else Seat((seat + self.by) % self.seats)

    def __call__(self, value: Any, hint: Any = Any, name: str = "") -> Any:
        """A value of that type, in a field of that name."""
        if name not in self.named and _is_plain(hint):
            return value
        if isinstance(value, msgspec.Struct):
            return self._struct(value)
        if isinstance(value, Mapping):
            key, of = _arguments(hint, Mapping)
            return {self(one, key): self(what, of) for one, what in value.items()}
        if isinstance(value, tuple):
            return self._tuple(value, hint, name)
        return self.seat(Seat(value)) if self._is_seat(value, hint, name) else value

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """What a sentence is told with: what names a seat is known by its kind."""
        renamed = {name: self(value, Any, name) for name, value in facts.items()}
        return self._together(renamed, facts)

    def _struct(self, value: msgspec.Struct) -> Any:
        hints = _hints(type(value))
        renamed = {name: self(getattr(value, name), hint, name) for name, hint in hints.items()}
        return replace(value, **renamed)

    def _together(self, renamed: dict[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
        """Amounts beside seats go where their seats have gone: (0, 2) have (1800, 900)."""
        rows = {name: row for name, row in facts.items() if isinstance(row, tuple)}
        for name in [name for name in rows if self.sorting and self._is_seat(0, Any, name)]:
            order = sorted(range(len(rows[name])), key=lambda at: self(rows[name][at], Any, name))
            beside = [one for one in rows if len(rows[one]) == len(order)]
            renamed |= {one: tuple(self(rows[one][at], Any, one) for at in order) for one in beside}
        return renamed

    def _tuple(self, value: tuple[Any, ...], hint: Any, name: str) -> tuple[Any, ...]:
        (of, *_) = _arguments(hint, tuple)
        renamed = [self(one, of, name) for one in value]
        if _is_by_seat(hint) and value:
            own, rest = renamed[: self.seats], renamed[self.seats :]
            renamed = [*own[-self.by :], *own[: -self.by], *rest]
        elif self.sorting and value and all(self._is_seat(one, of, name) for one in value):
            renamed.sort()
        return tuple(renamed)

    def _is_seat(self, value: Any, hint: Any, name: str) -> bool:
        return type(value) is int and (name in self.named or Seat in _ways(hint))


@cache
def _hints(of: type[Any]) -> dict[str, Any]:
    return {
        name: hint
        for name, hint in typing.get_type_hints(of, include_extras=True).items()
        if name in of.__struct_fields__
    }


@cache
def _is_plain(hint: Any) -> bool:
    """Whether such values know no seats: numbers, words, and rows of them."""
    if hint in PLAIN:
        return True
    parts = [one for one in get_args(hint) if one is not Ellipsis]
    return bool(parts) and not _is_by_seat(hint) and all(map(_is_plain, parts))


@cache
def _ways(hint: Any) -> tuple[Any, ...]:
    """The types of a union; of any other the type itself."""
    return get_args(hint) if get_origin(hint) in {Union, UnionType} else (hint,)


@cache
def _is_by_seat(hint: Any) -> bool:
    return any(get_origin(one) is Annotated and BY_SEAT in get_args(one) for one in _ways(hint))


@cache
def _arguments(hint: Any, of: type[Any]) -> tuple[Any, ...]:
    """What the tuple or mapping is of; anything where the type does not say."""
    for one in _ways(hint):
        bare = get_args(one)[0] if get_origin(one) is Annotated else one
        if isinstance(get_origin(bare), type) and issubclass(get_origin(bare), of):
            return get_args(bare)
    return (Any, Any)


def check_rotation(rules: AnyRules, seed: int, steps: int = 10_000) -> None:
    """The same dice, the same acts, seats renamed: the same game renamed, after every entry."""
    chance = Chance("rotation", seed)
    seats = rules.seats[seed % len(rules.seats)]
    renaming = Renaming(rules, seats, 1 + chance.below(seats - 1))
    ways = combinations(rules)
    options = ways[seed // len(rules.seats) % len(ways)]
    host = Host(rules, header(rules, seats, f"turned {seed}", options))
    other = replace(host.table, state=renaming(host.state))
    for _ in range(steps):
        if host.over:
            return
        before = len(host.entries)
        if seats > 2 and not chance.below(80):
            _leave(host, Seat(chance.below(seats)))
        else:
            host.random_step(chance)
        for entry, table in zip(host.entries[before:], host.tables[before + 1 :], strict=True):
            turned = replace(entry, seat=renaming.seat(entry.seat), action=renaming(entry.action))
            other = play(rules, host.head, other, turned)
            compare(renaming, table, other)
        if not chance.below(LOOKS):
            compare_seats(renaming, host.table, other)


def _leave(host: Host, seat: Seat) -> None:
    # A seat that has left already is refused.
    with suppress(RuleError):
        host.leave(seat)


def compare(renaming: Renaming, one: Table[Any], two: Table[Any]) -> None:
    """Two tables, the second one with other names."""
    rules, states = renaming.rules, (one.state, two.state)
    turned, there = _eyes(renaming)
    found = turned(one.state), there(two.state)
    assert encode(found[0]) == encode(found[1]), f"a state knows the seats' order{_where(*found)}"
    assert _sorted(map(turned, one.events)) == _sorted(map(there, two.events)), "told otherwise"
    waiting = [rules.waiting(state) for state in states]
    assert turned.facts(waiting[0].facts) == there.facts(waiting[1].facts), "asked otherwise"
    bare = [replace(one, facts={}) for one in waiting]
    assert turned(bare[0]) == there(bare[1]), "waits for others"
    assert renaming(rules.worth(one.state), BySeat[int]) == rules.worth(two.state)
    assert turned(rules.outcome(one.state)) == there(rules.outcome(two.state)), "ends otherwise"


def _where(one: msgspec.Struct, two: msgspec.Struct) -> str:
    """Which fields differ, and what to do."""
    fields = (
        name
        for name in one.__struct_fields__
        if encode(getattr(one, name)) != encode(getattr(two, name))
    )
    return (
        f", in {', '.join(fields)}: is what belongs to seats BySeat, and do all who draw begin with who"
        " is first at the table, not with seat 0? games/core/seats.py has `around`"
    )


def compare_seats(renaming: Renaming, one: Table[Any], two: Table[Any]) -> None:
    """What each seat sees, may do, and is told of it."""
    rules, (turned, there) = renaming.rules, _eyes(renaming)
    for seat in map(Seat, range(renaming.seats)):
        other = turned.seat(seat)
        assert other is not None
        views = [rules.view(one.state, seat), rules.view(two.state, other)]
        assert encode(turned(views[0])) == encode(there(views[1])), "a view knows the seats' order"
        offers = rules.offers(one.state, seat)
        bare = [
            _sorted(_bare(turned, offer) for offer in offers),
            _sorted(_bare(there, offer) for offer in rules.offers(two.state, other)),
        ]
        assert bare[0] == bare[1], "offers know the seats' order"
        for action in (offer.action for offer in offers):
            notes = [rules.hint(views[0], action), rules.hint(views[1], renaming(action))]
            told = [
                note and (note.key, eyes.facts(note.facts))
                for eyes, note in zip((turned, there), notes, strict=True)
            ]
            assert told[0] == told[1], "a hint knows the seats' order"


def _eyes(renaming: Renaming) -> tuple[Renaming, Renaming]:
    """What makes the first table look like the second, and the second like itself."""
    rules, seats = renaming.rules, renaming.seats
    return (
        Renaming(rules, seats, renaming.by, sorting=True),
        Renaming(rules, seats, 0, sorting=True),
    )


def _bare(eyes: Renaming, offer: Offer) -> Any:
    """An offer without the values that it only proposes; of its fields the values in order."""
    action, varied = eyes(offer.action), {field.name for field in offer.fields}
    fixed = {name: getattr(action, name) for name in action.__struct_fields__ if name not in varied}
    fields = [_field(eyes, field) for field in offer.fields]
    return (type(action).__name__, fixed, fields, offer.hidden, offer.aside)


def _field(eyes: Renaming, field: Field) -> Field:
    if not isinstance(field, Choice | Pick):
        return field
    values = [eyes(value, Any, field.name) for value in field.values]
    return replace(field, values=tuple(sorted(values, key=str)))


def _sorted(values: Iterable[Any]) -> list[bytes]:
    return sorted(map(encode, values))

"""Offers: a seat's possible actions as data, for buttons, forms, autocomplete and computer players.

An offer is a complete, legal action and the fields in which it may be varied. Fields are
independent of each other; where one depends on another (a bid on the company that bids) there is
an offer for each, with that field fixed. Only `apply` checks the values.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.chance import Chance
from games.core.words import Action


class Choice(msgspec.Struct, frozen=True):
    """One of these values. A select, or autocomplete."""

    name: str
    values: Sequence[int | str]

    def draw(self, chance: Chance) -> object:
        return self.values[chance.below(len(self.values))]

    def allows(self, value: object) -> bool:
        return value in self.values


class Number(msgspec.Struct, frozen=True):
    """A whole number: an amount of money, say. A text field."""

    name: str
    least: int
    most: int
    step: int = 1
    quick: tuple[int, ...] = ()
    """Values that have a button each beside the form, such as the next bids of an auction."""
    per: str = ""
    """The number whose things it is a sum of: people write what one of them costs."""

    @property
    def middle(self) -> int:
        """A value between the least and the most, which shows that those between count, too."""
        return self.least + (self.most - self.least) // self.step // 2 * self.step

    def draw(self, chance: Chance) -> object:
        return self.least + self.step * chance.below((self.most - self.least) // self.step + 1)

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and self.least <= value <= self.most
            and (value - self.least) % self.step == 0
        )


class Text(msgspec.Struct, frozen=True):
    """Free words, from `least` to `longest` characters; with 0 it may be left empty."""

    name: str
    longest: int
    least: int = 1

    def draw(self, chance: Chance) -> object:
        letters = self.least + chance.below(min(self.longest, 8))
        return "".join(chr(97 + chance.below(26)) for _ in range(letters))

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and self.least <= len(value) <= self.longest


class Pick(msgspec.Struct, frozen=True):
    """From `least` to `most` different values, in an order that may matter."""

    name: str
    values: tuple[int, ...]
    least: int
    most: int
    ordered: bool = True
    """Without it the order means nothing, and all are chosen at once."""

    def draw(self, chance: Chance) -> object:
        count = self.least + chance.below(self.most - self.least + 1)
        return chance.shuffled(self.values)[:count]

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and len(set(value)) == len(value)
            and set(value) <= set(self.values)
        )


class Item(msgspec.Struct, frozen=True):
    """A row of `Counts`: from `least` to `most`, in multiples of `step`, each at `price`."""

    key: int | str
    most: int
    step: int = 1
    price: int = 0
    least: int = 0
    start: int = 0
    """The number held already: more of them cost, fewer of them pay."""
    there: int = 0
    """The number that there is now, where more may be named; 0 for all: not known."""

    def cost(self, count: int) -> int:
        return (count - self.start) * self.price


class Counts(msgspec.Struct, frozen=True):
    """A number for each item, all in one form: two Fusion and one Zeta; sell 3 and trade 4.

    Together they stay within `least` and `most`, and their prices within `budget`.
    """

    name: str
    items: tuple[Item, ...]
    most: int
    least: int = 0
    budget: int | None = None
    quick: tuple[tuple[int, ...], ...] = ()
    """The likely ones where the items are many: each has a button beside the form."""
    idle: bool = True
    """Whether none of it is to do nothing: to keep none may be to sell everything."""

    def draw(self, chance: Chance) -> object:
        counts = [item.least for item in self.items]
        wanted = self.least + chance.below(self.most - self.least + 1)
        left = max(0, wanted - sum(counts))
        money = None if self.budget is None else self.budget - self.cost(counts)
        for index in chance.shuffled(range(len(self.items))):
            item = self.items[index]
            room = min(item.most - item.least, left)
            if money is not None and item.price:
                room = min(room, money // item.price)
            more = item.step * chance.below(max(room, 0) // item.step + 1)
            counts[index] += more
            left -= more
            money = None if money is None else money - more * item.price
        return tuple(counts)

    def cost(self, counts: Sequence[int]) -> int:
        """What the counts cost together, beyond what is held already."""
        return sum(item.cost(count) for item, count in zip(self.items, counts, strict=True))

    def allows(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.items):
            return False
        return (
            _each_allowed(value, self.items)
            and self.least <= sum(value) <= self.most
            and (self.budget is None or self.cost(value) <= self.budget)
        )


class Bundle(msgspec.Struct, frozen=True):
    """Things and money in one typed line: "2 coal + 30M".

    The value is a count for each item and, where money may be given, the money last; together
    they are `least` or more.
    """

    name: str
    items: tuple[Item, ...]
    money: int | None = None
    """The most money; None where none may be given."""
    least: int = 0

    def draw(self, chance: Chance) -> object:
        counts = [chance.below(min(item.most, 3) + 1) for item in self.items]
        return (*counts, *([] if self.money is None else [chance.below(self.money + 1)]))

    def allows(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.items) + (self.money is not None):
            return False
        counts, money = value[: len(self.items)], value[len(self.items) :]
        return (
            _each_allowed(counts, self.items)
            and all(0 <= amount <= (self.money or 0) for amount in money)
            and sum(value) >= self.least
        )


def _each_allowed(counts: tuple[int, ...], items: Sequence[Item]) -> bool:
    return all(
        item.least <= count <= item.most and (count - item.least) % item.step == 0
        for count, item in zip(counts, items, strict=True)
    )


Field = Choice | Number | Text | Pick | Counts | Bundle


class Offer(msgspec.Struct, frozen=True):
    """An open kind of action: `action` is legal as it stands, and may differ in `fields`."""

    action: Action
    fields: tuple[Field, ...] = ()
    hidden: bool = False
    """Whether its values are secrets of its seat, which no public message may show."""
    page: str = ""
    """The key of the page on which it is taken up; by default the hand."""
    aside: bool = False
    """Whether it is a side matter, whose buttons are not highlighted."""


def values_of(offer: Offer, name: str) -> list[int | str]:
    """The values that a field of the offered action may have."""
    known = next((one for one in offer.fields if one.name == name), None)
    if isinstance(known, Choice):
        return list(known.values)
    only = getattr(offer.action, name, None) if known is None else None
    return [] if only is None else [only]


def sample(offer: Offer, chance: Chance) -> Action:
    """The offered action with its fields drawn at random: it fits, and is nearly always legal."""
    drawn = {field.name: field.draw(chance) for field in offer.fields}
    kept = {
        field.name: drawn[field.name] for field in offer.fields if field.allows(drawn[field.name])
    }
    return msgspec.structs.replace(offer.action, **kept) if kept else offer.action


def fits(offer: Offer, action: Action) -> bool:
    """Whether the action is the offered one but for values that its fields allow."""
    if type(action) is not type(offer.action):
        return False
    fields = {field.name: field for field in offer.fields}
    return all(
        fields[name].allows(getattr(action, name))
        if name in fields
        else getattr(action, name) == getattr(offer.action, name)
        for name in action.__struct_fields__
    )


def numbers_of(offer: Offer) -> list[int]:
    """The numbers among which its only field lets one choose."""
    (field,) = offer.fields
    assert isinstance(field, Choice)
    return [int(value) for value in field.values]

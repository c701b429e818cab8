"""What a seat may do now, as data: enough for a button, a form, autocomplete and a computer player.

An offer is a complete, legal action and the fields in which it may be varied. Fields are
independent of each other; where one depends on another (a bid on the company that bids) there is
an offer for each, with that field fixed. `apply` alone judges the values.
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

    def draw(self, chance: Chance) -> object:
        return self.least + self.step * chance.below((self.most - self.least) // self.step + 1)

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and self.least <= value <= self.most
            and (value - self.least) % self.step == 0
        )


class Text(msgspec.Struct, frozen=True):
    """Free words, at most `longest` characters."""

    name: str
    longest: int

    def draw(self, chance: Chance) -> object:
        letters = 1 + chance.below(min(self.longest, 8))
        return "".join(chr(97 + chance.below(26)) for _ in range(letters))

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= self.longest


class Pick(msgspec.Struct, frozen=True):
    """From `least` to `most` different values, in an order that may matter."""

    name: str
    values: tuple[int, ...]
    least: int
    most: int

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
    """A row of `Counts`: at most `most`, in multiples of `step`, each at `price`."""

    key: int | str
    most: int
    step: int = 1
    price: int = 0


class Counts(msgspec.Struct, frozen=True):
    """A number for each item, all in one form: two Fusion and one Zeta; sell 3 and trade 4.

    Together they stay within `least` and `most`, and their prices within `budget`.
    """

    name: str
    items: tuple[Item, ...]
    most: int
    least: int = 0
    budget: int | None = None

    def draw(self, chance: Chance) -> object:
        counts = [0] * len(self.items)
        left = self.least + chance.below(self.most - self.least + 1)
        money = self.budget
        for index in chance.shuffled(range(len(self.items))):
            item = self.items[index]
            room = min(item.most, left)
            if money is not None and item.price:
                room = min(room, money // item.price)
            counts[index] = item.step * chance.below(room // item.step + 1)
            left -= counts[index]
            money = None if money is None else money - counts[index] * item.price
        return tuple(counts)

    def allows(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.items):
            return False
        cost = sum(n * item.price for n, item in zip(value, self.items, strict=True))
        return (
            all(
                0 <= n <= item.most and n % item.step == 0
                for n, item in zip(value, self.items, strict=True)
            )
            and self.least <= sum(value) <= self.most
            and (self.budget is None or cost <= self.budget)
        )


Field = Choice | Number | Text | Pick | Counts


class Offer(msgspec.Struct, frozen=True):
    """An open kind of action: `action` is legal as it stands, and may differ in `fields`."""

    action: Action
    fields: tuple[Field, ...] = ()
    hidden: bool = False
    """Its values show what only its seat may know: never on a public message."""
    page: str = ""
    """The key of the page on which it is taken up; by default the hand."""


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

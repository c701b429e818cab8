"""Kinds: the meaning of a number in an event, a refusal or an offer, by which it gets its words.

Rules know seats, cells and corporations by number. A game declares once, by field name, what each
number stands for; bot and renderer turn it into words with that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.core.words import Fact


class Plain(msgspec.Struct, frozen=True):
    """The number or text itself; plural rules see it."""


class Player(msgspec.Struct, frozen=True):
    """A seat, or a tuple of seats: told as the players' names."""


class Money(msgspec.Struct, frozen=True):
    """An amount, in whole units or, with `cents`, in hundredths."""

    sign: str = "$"
    cents: bool = False
    behind: bool = False
    """The sign stands behind the number, in every language and without a blank: 120M."""


class Counted(msgspec.Struct, frozen=True):
    """A number of something: the catalogue has "17 points" under `key`, told with `$count`."""

    key: str


class Percent(msgspec.Struct, frozen=True):
    """A fraction of `parts`: of 100 it is the per cent, of a million 16,800 are 1.68%."""

    parts: int = 100


class Named(msgspec.Struct, frozen=True):
    """An index into `keys`; the catalogue has the name under `<prefix>-<key>`. Tuples are lists."""

    prefix: str
    keys: tuple[str, ...]


class Label(msgspec.Struct, frozen=True):
    """An index into labels that are the same in every language: 4d. Tuples are lists."""

    labels: tuple[str, ...]


class Tally(msgspec.Struct, frozen=True):
    """A count for each of `of`: told as "2 Fusion and 1 Zeta"; all zero is told as "nothing"."""

    of: Named


class Bundled(msgspec.Struct, frozen=True):
    """The value of a `Bundle`: a count for each of `of`, then the money: "2 coal and 30M"."""

    of: Named | Label
    money: Money | None = None


class Word(msgspec.Struct, frozen=True):
    """A key or yes/no: the catalogue has it under `<prefix>-<value>`."""

    prefix: str


class Titled(msgspec.Struct, frozen=True):
    """A number of something that the table itself has named: the `of` in `Rules.titles`.

    A thing that is gone, or that the viewer may not see, is told by its number.
    """

    of: str


class Moment(msgspec.Struct, frozen=True):
    """An instant in whole seconds UTC: Discord writes it in each reader's own time zone.

    `RELATIVE($due)` in a sentence gives the distance, "in 3 hours", instead of the date.
    """


Kind = (
    Plain
    | Player
    | Money
    | Counted
    | Percent
    | Named
    | Label
    | Tally
    | Bundled
    | Word
    | Titled
    | Moment
)
Kinds = Mapping[str, Kind]
"""By field name, the same for every event, action, order, offer and refusal of a game."""

Title = str | Mapping[str, Fact]
"""A name, or facts with which the catalogue tells one, under `title-<of>`: "10 of Alpenstrom"."""
Titles = Mapping[str, Sequence[Title] | Mapping[int, Title]]
"""Names that belong to one table, by `Titled.of`: its companies, the cells of its map."""

PLAIN = Plain()
MAIN_MONEY = "amount"
"""The field whose kind is the money in which a game counts: its scores, its prices."""


def kind_of(kinds: Kinds, field: str) -> Kind:
    return kinds.get(field, PLAIN)


def money_of(kinds: Kinds) -> Money:
    """The money in which a game counts; another, such as whole dollars, may stand beside it."""
    kind = kind_of(kinds, MAIN_MONEY)
    return kind if isinstance(kind, Money) else Money()


def title_of(titles: Sequence[Title] | Mapping[int, Title], index: int) -> Title:
    """The name of that number; nothing, if there is none, or none any more."""
    if isinstance(titles, Mapping):
        return titles.get(index, "")
    return titles[index] if 0 <= index < len(titles) else ""

"""The box of Shark Room: ten titles, six closings, 33 specials; a file that differs is refused."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core import components
from games.core.components import ComponentTable

SHARES_EACH = 5
"""Shares of a title, numbered from 1 (Contents)."""


class BoxError(ValueError):
    """The file does not describe a box of Shark Room: what is wrong, and what would be right."""


class Setup(ComponentTable, frozen=True):
    """Amounts in euros; `unit` is the smallest note, of which every amount is a multiple."""

    cash: int
    hand: int
    titles_per_turn: int
    most_shares: int
    cash_action: int
    unit: int


class Inventory(ComponentTable, frozen=True):
    """How many cards of each sort the box has."""

    shares: int
    closings: int
    normal: int
    illegal: int
    asset: int


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`closings` are the cards that close it: a title that has some is toxic."""

    key: str
    name: str
    prices: tuple[int, ...]
    group: int
    dividend: int
    dots: int = 0
    closings: int = 0


class Titles(ComponentTable, frozen=True):
    list: tuple[Title, ...]


class Tax(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The target pays the bank `amount` for each Shark, `most` in all."""

    amount: int
    most: int


class Report(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The target, who has a Shark, returns a share of the player's choice to the market."""


class Gain(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The bank pays `amount`."""

    amount: int


class Extend(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """That many shares more in this deal, without a Shark."""

    count: int


class Cancel(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The card that it answers does nothing."""


class Collect(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The dividends of one title that the player holds are paid at once."""


class Look(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The player looks at the next `count` titles and puts them back in any order."""

    count: int


class Paint(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """Up to `count` of the shares sold in this deal pay their own price."""

    count: int


class Steal(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The target pays the player `amount` and `per_shark` for each of its Sharks, `most` in all."""

    amount: int
    per_shark: int
    most: int


class Force(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """The player buys a share of the target's beside the deal, at the price of the phase."""


class Inflate(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """Phase 1 counts a title as if the player held `count` shares more."""

    count: int


class Own(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    """An asset: bought and sold for `price`; it brings `income` in phase 1."""

    price: int
    income: int


Effect = (
    Tax | Report | Gain | Extend | Cancel | Collect | Look | Paint | Steal | Force | Inflate | Own
)
AIMED = (Tax, Report, Steal, Force)
"""Effects on a target: these may be answered."""
TIMINGS = {Extend: "deal", Paint: "deal", Force: "deal", Cancel: "answer", Inflate: "opening"}
"""Effects that make sense at one time only; the others have the timing that their card names."""


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special card, of which the box has `copies`."""

    key: str
    kind: Literal["normal", "illegal", "asset"]
    timing: Literal["any", "opening", "deal", "answer"]
    effect: Effect
    copies: int = 1


class Specials(ComponentTable, frozen=True):
    list: tuple[Special, ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    inventory: Inventory
    titles: Titles
    specials: Specials


def checked(box: Box) -> Box:
    """The box itself; BoxError if its cards are not those of the inventory, or cannot be played."""
    _counted("shares", box.inventory.shares, sum(len(one.prices) for one in box.titles.list))
    _counted("closings", box.inventory.closings, sum(one.closings for one in box.titles.list))
    for kind in ("normal", "illegal", "asset"):
        cards = sum(one.copies for one in box.specials.list if one.kind == kind)
        _counted(f"{kind} specials", getattr(box.inventory, kind), cards)
    for title in box.titles.list:
        _check_title(title, box.setup.unit)
    for special in box.specials.list:
        _check_special(special)
    return box


def _counted(what: str, right: int, found: int) -> None:
    if found != right:
        raise BoxError(f"{found} {what}: the box has {right}")


def _check_title(title: Title, unit: int) -> None:
    prices = title.prices
    if len(prices) != SHARES_EACH or list(prices) != sorted(set(prices)):
        raise BoxError(f"{title.key}: {SHARES_EACH} prices are needed, each above the one before")
    if any(price % unit for price in (*prices, title.dividend)):
        raise BoxError(f"{title.key}: every amount must be a multiple of {unit}")
    if title.group < 1 or not 0 <= title.dots <= 2:
        raise BoxError(f"{title.key}: a group has at least one share, and dots are 0, 1 or 2")


def _check_special(special: Special) -> None:
    effect = special.effect
    only = TIMINGS.get(type(effect))
    if only and special.timing != only:
        raise BoxError(f"{special.key}: its effect can only be timed {only}")
    if isinstance(effect, Own) != (special.kind == "asset"):
        raise BoxError(f"{special.key}: an asset has the effect own, and no other card has")
    if special.timing == "answer" and not isinstance(effect, Cancel):
        raise BoxError(f"{special.key}: only the effect cancel can be an answer")
    if isinstance(effect, Own) and special.timing != "any":
        raise BoxError(f"{special.key}: an asset is bought at any time")


BOX = checked(components.load("games.shark_room", Box))

TITLES = BOX.titles.list
SPECIALS = BOX.specials.list
CASH, HAND, UNIT = BOX.setup.cash, BOX.setup.hand, BOX.setup.unit
DRAWN, MAX_SHARES, CASH_ACTION = (
    BOX.setup.titles_per_turn,
    BOX.setup.most_shares,
    BOX.setup.cash_action,
)

SHARES = tuple(f"{one.name} {number}" for one in TITLES for number in range(1, SHARES_EACH + 1))
"""Shares count title by title, so within a title a lower number is a cheaper share."""
_CLOSINGS = tuple(
    (title, number) for title, one in enumerate(TITLES) for number in range(1, one.closings + 1)
)
PAPERS = (*SHARES, *(f"⊘ {TITLES[title].name} {number}" for title, number in _CLOSINGS))
"""The cards of the deck of titles: after the shares come the closings."""
LOTS = tuple(f"{count} {one.name}" for one in TITLES for count in range(1, SHARES_EACH + 1))
"""What can be bought in one deal: 1 to 5 shares of a title."""
CARDS = tuple(kind for kind, one in enumerate(SPECIALS) for _ in range(one.copies))
"""What each of the 33 special cards is: an index into SPECIALS."""
PRICES = tuple(price for one in TITLES for price in one.prices)
"""Euros, by share."""


_TITLES_OF = (
    *(title for title in range(len(TITLES)) for _ in range(SHARES_EACH)),
    *(title for title, _ in _CLOSINGS),
)


def title_of(paper: int) -> int:
    """The title of a share or of a closing."""
    return _TITLES_OF[paper]


def is_closing(paper: int) -> bool:
    return paper >= len(SHARES)


def lot_of(title: int, count: int) -> int:
    return SHARES_EACH * title + count - 1


def in_play(seats: int) -> tuple[int, ...]:
    """The titles in the deck: those without dots, and one dot more for each player above two."""
    return tuple(title for title, one in enumerate(TITLES) if one.dots <= seats - 2)


def title_deck(seats: int) -> tuple[int, ...]:
    """The deck of titles for a number of players, in order."""
    titles = in_play(seats)
    return tuple(paper for paper in range(len(PAPERS)) if title_of(paper) in titles)


def dividends(title: int, count: int) -> int:
    """Euros for `count` shares of a title: only complete groups pay (1: dividends)."""
    return count // TITLES[title].group * TITLES[title].dividend


def effect_of(special: int) -> Effect:
    return SPECIALS[special].effect

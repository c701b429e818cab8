"""The slash commands of a game, as data: the bot makes `/<game> <name>` of them.

A command's option is a field of the action: its type and its suggestions follow from the kind of
the field and from what is offered. The game's catalogue names commands and options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from games.core.orders import Order
from games.core.words import Action


class Argument(msgspec.Struct, frozen=True):
    """An option: the field of the action that it fills."""

    field: str
    optional: bool = False
    """Left out, it is the only value that is possible as the rest is filled in."""
    least: int | None = None
    most: int | None = None
    own: Callable[[Any], Iterable[int]] | None = None
    """From a view, what is the viewer's own: a refusal names these where nothing is possible."""
    none: str = ""
    """The refusal where the viewer has none of their own."""
    items: tuple[str, ...] = ()
    """For a field of counts: an option for each item, called so; those left out count nothing."""
    suggested: bool = False
    """A plain number is suggested from what is offered, with what each would do."""


class Limit(msgspec.Struct, frozen=True):
    """An option that stores an order in place of the move, or after it: bid for me up to."""

    option: str
    order: type[Order]
    field: str
    """The field of the order that it fills."""
    like: str
    """The field of the action whose kind and least value it has."""
    refusal: str
    """Where it is below the least, told with `least`."""


class Command(msgspec.Struct, frozen=True):
    """`/<game> <name>`; the catalogue has it under `command-<game>-<name>`."""

    name: str
    action: type[Action]
    arguments: tuple[Argument, ...] = ()
    limit: Limit | None = None
    needs: str = ""
    """The refusal if neither the optional amount nor the limit was given."""
    unless: type[Action] | None = None
    """Played instead where the yes/no option called like the command says no."""

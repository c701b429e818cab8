"""The slash commands of a game, as data: the bot makes `/<game> <name>` of them.

A command's option is a field of the action: its type and its suggestions follow from the kind of
the field and from what is offered. The game's catalogue names commands and options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from games.core.orders import Order
from games.core.words import Action


class Argument(msgspec.Struct, frozen=True):
    """An option: the field of the action that it fills."""

    field: str
    optional: bool = False
    """Left out, it is the only value that is possible as the rest is filled in; of several names none;
    a number, a yes/no or words are the action's default."""
    least: int | None = None
    most: int | None = None
    """The most of a number or of the counts of items; of words, the most characters."""
    own: Callable[[Any], Iterable[int]] | None = None
    """From a view, what is the viewer's own: a refusal names these where nothing is possible."""
    none: str = ""
    """The refusal where the viewer has none of their own."""
    items: tuple[str, ...] = ()
    """For a field of counts: one option per item. An omitted option keeps the present count,
    usually 0."""
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
    """`/<game> <name>`; the catalogue has it under `command-<game>-<name>`, with `.description`,
    and of each argument `.option-<field>` and `.option-<field>-about`.
    """

    name: str
    action: type[Action]
    arguments: tuple[Argument, ...] = ()
    group: str = ""
    """The group of commands that it belongs to: `/<game> <group> <name>`. The catalogue has the group
    under `command-<game>-<group>`. A group of 25 is Discord's most."""
    limit: Limit | None = None
    needs: str = ""
    """The refusal if neither the optional amount nor the limit was given."""
    unless: type[Action] | None = None
    """Played instead where the yes/no option called like the command says no."""
    instead: type[Action] | None = None
    """Played instead, with the values of its own fields, wherever it is what can be done now."""
    implied: Callable[[Any, Mapping[str, Any]], Mapping[str, Any]] | None = None
    """From a view and the values read: those of fields that no option names, such as one's own
    seat. RuleError if the values name what there is not.
    """


class PageArgument(msgspec.Struct, frozen=True):
    """An option that leads to a page: what it names and, from a view, the key of the page.

    Without `page` it names one of the pages of its kind, by the texts that these are told with.
    """

    option: str
    """The field whose kind says what can be named, or the kind of the pages."""
    page: Callable[[Any, int], str] | None = None


BOARD = "board"
"""In place of a page's kind: the whole board."""


class PageCommand(msgspec.Struct, frozen=True):
    """`/<game> <name>`: a page, shown in private. Spectators may ask, too."""

    name: str
    kind: str
    """Without an argument, the first page of this kind; `HAND` is the viewer's hand."""
    arguments: tuple[PageArgument, ...] = ()
    group: str = ""
    """As of a `Command`."""

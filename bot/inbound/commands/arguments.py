"""The options of a command's arguments, made from the kinds of its action's fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from discord import app_commands

from bot.inbound.commands.narrowed import amount_of, bundle_of, named_of, number_of, several_of
from bot.inbound.commands.suggest import Made, counted, counts_of, here, offered
from bot.inbound.commands.typed import Typist
from bot.inbound.visit import Visit
from games.core.commands import Argument, Command
from games.core.contract import AnyRules
from games.core.kinds import Bundled, Label, Money, Named, Player, Titled, Word, kind_of
from games.core.words import Action

LONGEST_WORDS = 100
"""Maximum characters of a text, unless the argument says how many."""

Sort = Literal["counts", "name", "names", "money", "bundle", "yes-no", "words", "number"]
"""How an argument is typed and read."""


@dataclass(frozen=True)
class Option:
    """One option of a Discord command; required if it has no default."""

    name: str
    type: Any
    default: Any = ...
    suggestion: Any = None


def sort_of(rules: AnyRules, command: Command, argument: Argument) -> Sort:
    """The way an argument is typed. AssertionError: a field that cannot be typed in one line."""
    if argument.items:
        return "counts"
    match kind_of(rules.kinds, argument.field):
        case Player() | Titled() | Named() | Label() | Word():
            several = get_origin(_type(command, argument.field)) is tuple
            return "names" if several else "name"
        case Money():
            return "money"
        case Bundled():
            return "bundle"
        case _:
            return _plain(_type(command, argument.field))


def options_of(rules: AnyRules, command: Command) -> Iterator[Option]:
    """The options in the order in which Discord shows them."""
    for argument in command.arguments:
        yield from _options(command, argument, sort_of(rules, command, argument))
    if command.limit is not None:
        limit = command.limit
        source = amount_of(command.action, limit.like, limit.option)
        # Amounts are made from what is typed (12 of "$12"), so they need not contain it.
        yield Option(limit.option, str | None, None, offered(source, sift=False))
    if command.unless is not None:
        yield Option(command.name, bool, default=True)


def takes_nobody(command: Command, field: str) -> bool:
    """Whether the field may be None."""
    return NoneType in get_args(_types(command.action)[field])


def _options(command: Command, argument: Argument, sort: Sort) -> Iterator[Option]:
    if sort == "counts":
        for at, item in enumerate(argument.items):
            source = counts_of(command.action, argument.field, argument.items, at)
            yield Option(item, _ranged(argument) | None, None, counted(source))
        return
    suggestion = _suggestion(command, argument, sort)
    if not argument.optional:
        yield Option(argument.field, _typed(argument, sort), suggestion=suggestion)
    else:
        yield Option(argument.field, _typed(argument, sort) | None, None, suggestion)


def _typed(argument: Argument, sort: Sort) -> Any:
    match sort:
        case "yes-no":
            return bool
        case "words":
            return app_commands.Range[str, 1, argument.most or LONGEST_WORDS]
        case "number" | "counts":
            return _ranged(argument)
        case "name" | "names" | "money" | "bundle":
            return str


def _ranged(argument: Argument) -> Any:
    if argument.least is None and argument.most is None:
        return int
    return app_commands.Range[int, argument.least, argument.most]


def _suggestion(command: Command, argument: Argument, sort: Sort) -> Any:
    match sort:
        case "name" if command.limit is not None and not argument.optional:
            return offered(_open_to_orders(command, argument.field))
        case "name":
            return offered(named_of(command.action, argument.field))
        case "names":
            return offered(several_of(command.action, argument.field), sift=False)
        case "bundle":
            return offered(bundle_of(command.action, argument.field), sift=False)
        case "money":
            return offered(amount_of(command.action, argument.field), sift=False)
        case "number" if argument.suggested:
            return counted(number_of(command.action, argument.field))
        case _:
            return None


def _open_to_orders(command: Command, of: str) -> Any:
    """The names that the move takes now, or the order that is stored in its place."""
    limit = command.limit
    assert limit is not None

    async def source(visit: Visit) -> Made:
        sight, words = await here(visit)
        at = Typist(sight, words)
        ordered = (form.order for form in sight.order_forms if isinstance(form.order, limit.order))
        found = {getattr(order, of) for order in ordered} | set(at.able(command.action, of))
        # Sorted, since a set has no order and suggestions must not jump while somebody types.
        return [(at.label(of, one), at.value(of, one)) for one in sorted(found)]

    return source


@cache
def _types(action: type[Action]) -> dict[str, Any]:
    """The type of each field. Python reads them from text, which takes longer than a move."""
    return get_type_hints(action)


def _type(command: Command, field: str) -> Any:
    """The field's type, without None."""
    hint = _types(command.action)[field]
    kinds = [one for one in get_args(hint) if one is not NoneType]
    return kinds[0] if len(kinds) == 1 else hint


def _plain(known: Any) -> Sort:
    if known is bool:
        return "yes-no"
    if known is str:
        return "words"
    if isinstance(known, type) and issubclass(known, int):
        return "number"
    raise AssertionError(f"{known} cannot be typed in one line")

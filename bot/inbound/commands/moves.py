"""`/<game> <move>`: a command for each move that a game declares, read as an action and played."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.errors import HouseError
from bot.inbound.commands.arguments import Option, options_of, sort_of, takes_nobody
from bot.inbound.commands.naming import built
from bot.inbound.commands.typed import Typist, Value, enter, typing
from bot.inbound.presses.seat import store
from bot.inbound.visit import Interaction, Visit
from bot.words.typed import meaning
from games.core.commands import Argument, Command, Limit
from games.core.contract import AnyRules
from games.core.offers import Counts, Number
from games.core.orders import Order
from games.core.words import Action, RuleError

Given = Mapping[str, Any]
"""The typed values by option; None for an option left out."""

_UNNAMED = {"no-such-name", "name-one"}
_TABLE = Option("table", int | None, None)
_BEFORE_ALL = inspect.Parameter(
    "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction
)


def add_move(of: app_commands.Group, rules: AnyRules, command: Command) -> None:
    async def play(interaction: Interaction, table: int | None = None, **given: Any) -> None:
        at = await typing(interaction, table)
        if command.limit is not None and given[command.limit.option] is not None:
            await _store(interaction, at, command, command.limit, given)
        else:
            await enter(interaction, at, read(at, command, given))

    add(of, rules, command.name, [*options_of(rules, command), _TABLE], play)


def add(
    of: app_commands.Group, rules: AnyRules, name: str, options: list[Option], callback: Any
) -> None:
    """A subcommand with options that the game declares; discord.py reads them from a signature.

    Discord demands that required options come first.
    """
    known = [_parameter(one) for one in sorted(options, key=lambda one: one.default is not ...)]
    callback.__signature__ = inspect.Signature([_BEFORE_ALL, *known])
    suggestions = {one.name: one.suggestion for one in options if one.suggestion}
    names = [one.name for one in options]
    made = built(f"{rules.key}-{name}", names, callback, suggestions, rules.package)
    made.extras["game"] = rules.key
    of.add_command(made)


def read(at: Typist, command: Command, given: Given) -> Action:
    """The typed action. HouseError and RuleError say what cannot be read, or is missing."""
    if command.unless is not None and not given[command.name]:
        return command.unless()
    if command.instead is not None and any(at.fitting(command.instead)):
        fields = command.instead.__struct_fields__
        own = tuple(one for one in command.arguments if one.field in fields)
        command = replace(command, action=command.instead, arguments=own, implied=None)
    try:
        values = _read(at, command, given)
    except HouseError as error:
        # Where nothing of the kind can be done, names are no help.
        if (
            error.why in _UNNAMED
            and error.facts.get("count")
            and not any(at.fitting(command.action))
        ):
            raise RuleError("not-now") from error
        raise
    if command.limit is not None and command.limit.like not in values:
        raise RuleError(command.needs)
    implied = command.implied(at.sight.view, values) if command.implied else {}
    return command.action(**values, **implied)


def _read(at: Typist, command: Command, given: Given) -> dict[str, Any]:
    """The values of the fields. Names are read first: they decide which amounts are possible."""
    rules = at.sight.rules
    sorts = {one.field: sort_of(rules, command, one) for one in command.arguments}
    names = [one for one in command.arguments if sorts[one.field] == "name"]
    values: dict[str, Any] = dict(_names(at, command, names, given))
    named = {name: value for name, value in values.items() if value is not None}
    for argument in command.arguments:
        text = given.get(argument.field)
        match sorts[argument.field]:
            case "name":
                pass
            case "counts":
                values[argument.field] = _counted(at, command, argument, given)
            case "names":
                # Nothing named is an answer, too: none of them.
                values[argument.field] = at.several(argument.field, text or "")
            case _ if text is None:
                pass
            case "money":
                values[argument.field] = at.amount(command.action, argument.field, text, **named)
            case "bundle":
                values[argument.field] = at.bundle(command.action, argument.field, text, **named)
            case _:
                values[argument.field] = text
    return values


def _counted(at: Typist, command: Command, argument: Argument, given: Given) -> tuple[int, ...]:
    """A count for each item: what is typed is bought, or sold with a minus, beside what is held already."""
    held = next(_starts(at, command, argument), (0,) * len(argument.items))
    typed = (given[item] for item in argument.items)
    return tuple(start + (count or 0) for start, count in zip(held, typed, strict=True))


def _starts(at: Typist, command: Command, argument: Argument) -> Iterator[tuple[int, ...]]:
    for offer in at.sight.offers:
        if isinstance(offer.action, command.action):
            for field in offer.fields:
                if isinstance(field, Counts) and field.name == argument.field:
                    yield tuple(item.start for item in field.items)


def _names(
    at: Typist, command: Command, arguments: list[Argument], given: Given
) -> dict[str, Value | None]:
    """The named values, and those that leave no choice. An optional one narrows the others down.

    An optional name left out means nobody; also where nothing is possible, and the rules say why.
    """
    found: dict[str, Value] = {}
    for argument in sorted(arguments, key=lambda one: not one.optional):
        text = given[argument.field]
        # Who types that anybody may take it up leaves nobody out: it is what leaving the option out means.
        if text is not None and not (argument.optional and meaning(text, "line", ("anyone",))):
            able = at.able(command.action, argument.field, **found)
            found[argument.field] = at.named(argument.field, text, able)
    left_out = [one for one in arguments if one.field not in found]
    nobody = [one for one in left_out if _is_nobody(at, command, one.field, found)]
    for argument in left_out:
        if argument not in nobody:
            own = list(argument.own(at.sight.view)) if argument.own else []
            if argument.none and not own:
                raise RuleError(argument.none)
            found[argument.field] = at.meant(command.action, argument.field, own, **found)
    return {**found, **dict.fromkeys((one.field for one in nobody), None)}


def _is_nobody(at: Typist, command: Command, of: str, found: Mapping[str, Value]) -> bool:
    if at.may_be_nobody(command.action, of, **found):
        return True
    return takes_nobody(command, of) and not at.able(command.action, of, **found)


async def _store(
    interaction: Interaction, at: Typist, command: Command, limit: Limit, given: Given
) -> None:
    """Store the order, after a move now if there is one. RuleError if its limit is below the least."""
    values = _read(at, command, given)
    first = command.action(**values) if limit.like in values else None
    named = {name: value for name, value in values.items() if name != limit.like}
    most = at.amount(command.action, limit.like, given[limit.option], **named)
    least = values.get(limit.like, _least(at, limit, named))
    if least is not None and most < least:
        raise RuleError(limit.refusal, least=least)
    order = limit.order(**named, **{limit.field: most})
    await store(Visit.of(interaction), at.sight, order, first)


def _least(at: Typist, limit: Limit, named: Mapping[str, Value]) -> int | None:
    for form in at.sight.order_forms:
        if isinstance(form.order, limit.order) and _is_about(form.order, named):
            fields = (one for one in form.fields if isinstance(one, Number))
            return next((one.least for one in fields if one.name == limit.field), None)
    return None


def _is_about(order: Order, named: Mapping[str, Value]) -> bool:
    return all(getattr(order, name) == value for name, value in named.items())


def _parameter(option: Option) -> inspect.Parameter:
    default = inspect.Parameter.empty if option.default is ... else option.default
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(option.name, kind, default=default, annotation=option.type)

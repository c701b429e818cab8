"""How acts are typed, said to those who press nothing: the command of each, with its options."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.views.sight import Sight
from bot.ui.labels import about_value, action_label, short_hint, value_label, with_value
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.commands import Argument, Command
from games.core.kinds import Counted, Percent, Plain, kind_of
from games.core.offers import Bundle, Choice, Counts, Number, Offer, Pick, values_of
from games.core.words import Action

_VALUES = 12
"""Values of an option that are all told."""


_EFFECTS = 3
"""What may come of one value that is all told."""


class Spoken(msgspec.Struct, frozen=True):
    """What commands are told from."""

    sight: Sight
    words: GameWords
    told: str


def how(sight: Sight, words: GameWords, told: str = "") -> str:
    """The commands of all that the viewer can do now; empty: nothing, or they see buttons.

    What comes of a value is said where `told`, what they hear beside it, does not name it.
    """
    if not words.is_heard or sight.task is not None:
        return ""
    at = Spoken(sight, words, told)
    first, last = (_commands(at, is_aside=aside) for aside in (False, True))
    commands = "; ".join(dict.fromkeys((*first, *last)))
    return words.say("type-now", commands=Markup(commands)) if commands else ""


def _commands(at: Spoken, *, is_aside: bool) -> list[str]:
    offers = [one for one in at.sight.offers if one.aside == is_aside]
    known = (one for one in at.sight.rules.commands if isinstance(one, Command))
    return [told for one in known if (told := _told(at, one, offers))]


def command_of(sight: Sight, kind: type[Action]) -> Command | None:
    """What types an act of that kind."""
    known = (one for one in sight.rules.commands if isinstance(one, Command))
    return next((one for one in known if kind in {one.action, one.instead}), None)


def path(sight: Sight, words: GameWords, command: Command) -> str:
    """A command without its stroke: chess desk offer."""
    root = f"command-{sight.rules.key}"
    group = [f"{root}-{command.group}"] if command.group else []
    return " ".join(map(words.say, (root, *group, f"{root}-{command.name}")))


def _told(at: Spoken, command: Command, offers: list[Offer]) -> str:
    """A command and the options that it needs; empty where it does nothing now."""
    kinds = tuple(filter(None, (command.action, command.instead)))
    offers = [one for one in offers if isinstance(one.action, kinds)]
    if not offers or any(_is_missing(one, offers) for one in command.arguments):
        return ""
    needed = [one for one in command.arguments if not one.optional or _is_open(one, offers)]
    options = [told for one in needed for told in _options(at, command, one, offers)]
    able = {field.name: isinstance(field, Choice) for offer in offers for field in offer.fields}
    more = [
        told
        for one in command.arguments
        if one not in needed and one.field in able
        for told in (
            _options(at, command, one, offers)
            if able[one.field]
            else [_option(at, command, one.field)]
        )
    ]
    if more:
        options.append(at.words.say("type-also", options=Markup(", ".join(more))))
    cost = f"type-cost-{command.name}"
    told = [at.words.say(cost)] if at.words.has(cost) else []
    if len(offers) == 1 and not options:
        does = short_hint(at.sight, at.words, offers[0].action)
        label = action_label(at.words, offers[0].action).replace(" · ", ", ")
        told.append(f"{label}: {does}" if does else "")
    beside = "".join(f" ({one})" for one in told if one)
    return ", ".join((f"`/{path(at.sight, at.words, command)}`{beside}", *options))


def _option(at: Spoken, command: Command, field: str) -> str:
    """An option as it is called."""
    key = f"command-{at.sight.rules.key}-{command.name}.option-{field}"
    return at.words.say(key) if at.words.has(key) else field


def _is_missing(argument: Argument, offers: list[Offer]) -> bool:
    """Whether the command needs something that there is not, such as an offer to answer."""
    if argument.optional or argument.items:
        return False
    return all(
        argument.field in one.action.__struct_fields__
        and getattr(one.action, argument.field) is None
        and all(field.name != argument.field for field in one.fields)
        for one in offers
    )


def _is_open(argument: Argument, offers: list[Offer]) -> bool:
    """Whether it must be said which of the player's own is meant."""
    able = {value for one in offers for value in values_of(one, argument.field)}
    return argument.own is not None and len(able) > 1


def _options(
    at: Spoken, command: Command, argument: Argument, offers: list[Offer]
) -> Iterator[str]:
    """An option with what it may be now; for counts the options that may be counted."""
    fields = [one for offer in offers for one in offer.fields if one.name == argument.field]
    if argument.items:
        counts = [field for field in fields if isinstance(field, Counts)]
        able = {n: one.price for field in counts for n, one in enumerate(field.items) if one.most}
        named = at.words.listed(
            [_priced(at, _option(at, command, argument.items[n]), able[n]) for n in able]
        )
        # Of what is held already more or less may be typed, and the most is of both.
        held = any(one.start for field in counts for one in field.items)
        mosts = (min(one.most, sum(item.most for item in one.items)) for one in counts)
        most = max(mosts, default=0)
        if able and held:
            yield named
        elif able:
            yield at.words.say("type-counts", names=Markup(named), count=most, many=len(able))
        return
    option = _option(at, command, argument.field)
    values = _values(at, argument.field, offers)
    yield f"{option}: {values}" if values else option


def _priced(at: Spoken, name: str, price: int) -> str:
    """What is counted, with what one of it costs or brings."""
    return f"{name} ({at.words.money(abs(price))})" if price else name


def _values(at: Spoken, field: str, offers: list[Offer]) -> str:
    """The values of an option, the bounds of a number; empty where they are people's own words."""
    fields = [one for offer in offers for one in offer.fields if one.name == field]
    numbers = [one for one in fields if isinstance(one, Number)]
    if numbers:
        least, most = min(one.least for one in numbers), max(one.most for one in numbers)
        least_step = min(one.step for one in numbers)
        low, high, step = (Markup(_typed(at, field, one)) for one in (least, most, least_step))
        key = "type-between" if least_step == 1 else "type-steps"
        return at.words.say(key, low=low, high=high, step=step) if low != high else low
    picked = (value for one in fields if isinstance(one, Pick) for value in one.values)
    acts = dict[int | str, list[Action]]()
    for one in offers:
        for value in values_of(one, field):
            acts.setdefault(value, []).append(one.action)
    known = dict.fromkeys((*acts, *picked))
    if len(known) > _VALUES or any(isinstance(one, Bundle) for one in fields):
        return ""
    return ", ".join(_value(at, field, one, acts.get(one, [])) for one in known)


def _value(at: Spoken, field: str, value: int | str, actions: list[Action]) -> str:
    """A value as it is typed, and what comes of it in each act where nothing else says so."""
    typed = _typed(at, field, value)
    does = (short_hint(at.sight, at.words, with_value(one, field, value)) for one in actions)
    effects = [*filter(None, dict.fromkeys(one.removeprefix(f"{typed}: ") for one in does))]
    effect = ", ".join(effects) if len(effects) <= _EFFECTS else ""
    is_told = effect in at.told or about_value(at.sight, at.words, field, value)
    return typed if not effect or (typed in at.told and is_told) else f"{typed} ({effect})"


def _typed(at: Spoken, field: str, value: int | str) -> str:
    """A name or money in words, a number as it is."""
    number = not isinstance(value, bool)
    if number and isinstance(kind_of(at.sight.rules.kinds, field), Plain | Counted | Percent):
        return str(value)
    return value_label(at.sight, at.words, field, value)

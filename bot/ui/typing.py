"""How acts are typed, said to those who press nothing: the command of each, with its options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import chain, groupby

import msgspec
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.ui import bundles
from bot.ui.labels import about_value, action_label, heard_hint, short_hint, value_label, with_value
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.commands import Argument, Command
from games.core.kinds import Counted, Percent, Plain, Titled, kind_of
from games.core.offers import Bundle, Choice, Counts, Number, Offer, Pick, values_of
from games.core.words import Action

_VALUES, _FEW = 12, 5
"""Values of an option that are all told, and that are told where there is little room."""
_ROW, _EFFECTS = 4, 3
"""Numbers of equal steps that are a range; what may come of one value that is all told."""
_LONG = 60
"""Characters of a list that is told once."""
_LONGEST = 560
"""Characters of all commands; what is more is told to those who ask."""


class _Told(Enum):
    """How much of a command is told."""

    WHOLE = 0
    FEW = 1
    """The first ones of many values."""
    BARE = 2
    """Without what comes of each value."""
    SHORT = 3
    """Only how it is called."""


_BARE = {_Told.BARE, _Told.SHORT}


class Spoken(msgspec.Struct, frozen=True):
    """What commands are told from."""

    sight: Sight
    words: GameWords
    told: str
    much: _Told = _Told.WHOLE
    said: set[str] = msgspec.field(default_factory=set)
    """Lists of values that one option has told already; the next of that name needs none."""


def how(sight: Sight, words: GameWords, told: str = "") -> str:
    """The commands of all that the viewer can do now; empty: nothing, or they see buttons.

    What comes of a value is said where `told`, what they hear beside it, does not name it.
    """
    if not words.is_heard or sight.task is not None:
        return ""
    all_ways = [_listed(Spoken(sight, words, told, one)) for one in _Told]
    full, *_, short = all_ways
    found, room = list[str](), _LONGEST - sum(map(len, short))
    for ways in zip(*all_ways, strict=True):
        # What comes first decides, so what comes last is told without its effects or its options.
        chosen = next((one for one in ways if len(one) - len(ways[-1]) <= room), ways[-1])
        room -= len(chosen) - len(ways[-1])
        found.append(chosen)
    found = list(dict.fromkeys(found))
    if len(found) < 2:
        return words.say("type-now", commands=Markup(found[0])) if found else ""
    cut = any(one in short and one not in full for one in found)
    asked = [words.say("type-rest")] if cut else []
    listed = Markup("".join(f"\n- {one}" for one in found))
    return "\n".join((words.say("type-list", commands=listed), *asked))


def on_page(sight: Sight, words: GameWords, page: str, told: str) -> str:
    """The commands of a page's own acts, then the names of all others; empty: nothing, or buttons are seen."""
    here = [one for one in sight.offers if one.page == page]
    mine = how(replace(sight, offers=here), words, told)
    others = replace(sight, offers=[one for one in sight.offers if one.page != page])
    rest = _listed(Spoken(others, words, told, _Told.SHORT)) if how(others, words) else []
    more = words.say("type-elsewhere", commands=Markup(", ".join(rest))) if rest else ""
    return "\n".join(filter(None, (mine, more)))


def one(sight: Sight, words: GameWords, command: Command) -> str:
    """One command with what it needs; empty: it does nothing now."""
    told = _told(Spoken(sight, words, ""), command, list(sight.offers))
    return words.say("type-now", commands=Markup(told)) if told else ""


def free(sight: Sight, words: GameWords, command: Command) -> Iterator[str]:
    """What a command is told by numbers, counts or goods, with the least and the most."""
    kinds = tuple(filter(None, (command.action, command.instead)))
    offers = [one for one in sight.offers if isinstance(one.action, kinds)]
    loose = {
        of.name for one in offers for of in one.fields if isinstance(of, Number | Counts | Bundle)
    }
    for argument in command.arguments:
        if argument.field in loose:
            yield from _options(Spoken(sight, words, ""), command, argument, offers)


def _listed(at: Spoken) -> list[str]:
    """The commands in the order of what they do, as buttons have it."""
    found = list[str]()
    for is_aside in (False, True):
        offers = [one for one in at.sight.offers if one.aside == is_aside]
        told = (_told(at, command, offers) for command in _ordered(at, offers))
        found += filter(None, told)
    return found


def _ordered(at: Spoken, offers: Sequence[Offer]) -> list[Command]:
    known = [one for one in at.sight.rules.commands if isinstance(one, Command)]
    places = {type(one.action): place for place, one in reversed([*enumerate(offers)])}
    return sorted(known, key=lambda one: places.get(one.action, len(offers)))


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
    called = f"`/{path(at.sight, at.words, command)}`"
    if at.much is _Told.SHORT:
        return called
    needed = [one for one in command.arguments if not one.optional or _is_open(one, offers)]
    options = [told for one in needed for told in _options(at, command, one, offers)]
    rest = (one for one in command.arguments if one not in needed)
    # A list of values ends what is told, so that no further option is taken for one of them.
    more = sorted(
        (told for one in rest for told in _more(at, command, one, offers)),
        key=lambda told: ": " in told,
    )
    if more:
        options.append(at.words.say("type-also", options=Markup(", ".join(more))))
    cost = f"type-cost-{command.name}"
    told = [at.words.say(cost)] if at.words.has(cost) else []
    if len(offers) == 1 and not options:
        does = heard_hint(at.sight, at.words, offers[0].action)
        label = action_label(at.words, offers[0].action).replace(" · ", ", ")
        fields = offers[0].action.__struct_fields__
        if does or any(isinstance(kind_of(at.sight.rules.kinds, of), Titled) for of in fields):
            told.append(f"{label}: {does}" if does else label)
    beside = "".join(f" ({one})" for one in told if one)
    return ", ".join((f"{called}{beside}", *options))


def _more(at: Spoken, command: Command, argument: Argument, offers: list[Offer]) -> Iterator[str]:
    """An option that may be left out: with its values where one is chosen, or where each offer has its own."""
    of = argument.field
    fields = [one for offer in offers for one in offer.fields if one.name == of]
    option = _option(at, command, of)
    picks = [one for one in fields if isinstance(one, Pick)]
    if any(isinstance(one, Choice | Number) for one in fields):
        yield from _options(at, command, argument, offers)
    elif fields:
        # What may be picked is told where it is not heard beside it already.
        able = dict.fromkeys(value for one in picks for value in one.values)
        is_told = len(able) > _VALUES or all(_typed(at, of, one) in at.told for one in able)
        if is_told and picks:
            option = f"{option} ({about})" if (about := _about(at, command, of)) else option
        yield option if is_told else f"{option}: {_with_about(at, of, able)}"
    elif argument.own is None:
        every = (value for one in offers for value in values_of(one, of))
        if len(known := dict.fromkeys(every)) > 1:
            named = _with_about(at, of, known)
            is_else = any(getattr(one.action, of) is None for one in offers)
            named = at.words.say("type-or-anyone", names=Markup(named)) if is_else else named
            yield _once(at, option, named)


def _with_about(at: Spoken, field: str, values: Iterable[int | str]) -> str:
    """Values as they are typed, with what the game says of each."""
    typed = {one: _typed(at, field, one) for one in values}
    if at.much in _BARE:
        return ", ".join(typed.values())
    about = (about_value(at.sight, at.words, field, one) for one in typed)
    return ", ".join(
        f"{one} ({of})" if of else one for one, of in zip(typed.values(), about, strict=True)
    )


def _option(at: Spoken, command: Command, field: str) -> str:
    """An option as it is called."""
    key = f"command-{at.sight.rules.key}-{command.name}.option-{field}"
    return at.words.say(key) if at.words.has(key) else field


def _about(at: Spoken, command: Command, field: str) -> str:
    """What an option is for, with how it is written."""
    key = f"command-{at.sight.rules.key}-{command.name}.option-{field}-about"
    told = at.words.say(key) if at.words.has(key) else ""
    return told[:1].lower() + told[1:]


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
        # Of what is held already more or less may be typed.
        if any(one.start for field in counts for one in field.items):
            told = (_range(at, command, argument, field) for field in counts)
            names = Markup(", ".join(chain.from_iterable(told)))
            yield at.words.say("type-changes", names=names)
            return
        able = dict(_countable(at, command, argument, offers))
        if able:
            most = max(map(_most, counts), default=0)
            names, least = (
                Markup(at.words.listed([*able.values()])),
                min(one.least for one in counts),
            )
            yield at.words.say("type-counts", names=names, count=most, many=len(able), least=least)
        return
    option = _option(at, command, argument.field)
    values = _values(at, argument.field, offers)
    yield _once(at, option, values)


def _countable(
    at: Spoken, command: Command, argument: Argument, offers: list[Offer]
) -> Iterator[tuple[int, str]]:
    """What may be counted, by its place, with the price of one, else what the fewest bring."""
    for offer in offers:
        for field in offer.fields:
            if not isinstance(field, Counts) or field.name != argument.field:
                continue
            for n, item in enumerate(field.items):
                if not item.most or (field.budget is not None and item.price > field.budget):
                    continue
                told = _priced(at, _option(at, command, argument.items[n]), item.price)
                counts = tuple(item.step * (place == n) for place in range(len(field.items)))
                # What stands in the hand is not said again.
                if not (item.price or at.told or at.much in _BARE):
                    action = with_value(offer.action, field.name, counts)
                    does = short_hint(at.sight, at.words, action)
                    told = f"{told} ({item.step}: {does})" if does else told
                yield n, told


def _once(at: Spoken, option: str, values: str) -> str:
    """An option with its values, where they are not heard yet."""
    told = f"{option}: {values}"
    if not values or told in at.said:
        return option
    if len(values) > _LONG:
        at.said.add(told)
    return told


def _most(field: Counts) -> int:
    """How many there are in all, and can be paid."""
    able = [item for item in field.items if item.most]
    cheapest = min((item.price for item in able), default=0)
    affordable = field.most if not field.budget or cheapest <= 0 else field.budget // cheapest
    return min(field.most, sum(item.most for item in able), affordable)


def _priced(at: Spoken, name: str, price: int) -> str:
    """What is counted, with what one of it costs or brings."""
    return f"{name} ({at.words.money(abs(price))})" if price else name


def _range(at: Spoken, command: Command, argument: Argument, field: Counts) -> Iterator[str]:
    """What is held and may be changed, with how many fewer and how many more by themselves."""
    for name, item in zip(argument.items, field.items, strict=True):
        paid = field.most if field.budget is None or not item.price else field.budget // item.price
        low, high = item.least - item.start, min(item.most - item.start, paid)
        if low or high:
            told = _priced(at, _option(at, command, name), item.price)
            yield at.words.say("type-change", name=Markup(told), low=low, high=max(0, high))


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
    bundle = next((one for one in fields if isinstance(one, Bundle)), None)
    if bundle is not None:
        # What one gets is written like what one gives, so one example will do.
        first = next(one.name for of in offers for one in of.fields if isinstance(one, Bundle))
        example = Markup(bundles.example(at.sight, at.words, bundle))
        return at.words.say("type-such", example=example) if field == first else ""
    told = dict[str, str]()
    most = _FEW if at.much is _Told.FEW else _VALUES
    for value in [*known][:most]:
        typed = _typed(at, field, value)
        told[typed] = told.get(typed) or _effect(at, field, value, acts.get(value, []))
    alike = dict[str, list[str]]()
    for name, does in told.items():
        alike.setdefault(does or name, []).append(name)
    more = at.words.say("question-more", count=len(known) - most) if len(known) > most else ""
    if steps := _steps(at, [*alike]) if not more and not any(told.values()) else "":
        return steps
    # What an effect shares with the next ones is all but its last part.
    runs = groupby(alike.values(), key=lambda names: told[names[0]].rpartition(", ")[0])
    return ", ".join(_run(at, first, [*run], told) for first, run in runs) + more


def _steps(at: Spoken, values: list[str]) -> str:
    """Whole numbers of equal steps, as from the least to the most; empty: they are none."""
    if len(values) < _ROW or not all(one.isdecimal() for one in values):
        return ""
    low, second, *_, high = numbers = sorted(map(int, values))
    step = second - low
    if numbers != [*range(low, high + 1, step)]:
        return ""
    return at.words.say("type-steps", low=str(low), high=str(high), step=str(step))


def _run(at: Spoken, first: str, run: list[list[str]], told: Mapping[str, str]) -> str:
    """Values that come one after the other, of which much the same comes: that is told once, after them."""
    if not first or len(run) == 1:
        return ", ".join(_alike(at, names, told[names[0]]) for names in run)
    rest = [_alike(at, names, told[names[0]].removeprefix(f"{first}, ")) for names in run]
    return at.words.say("type-all", names=Markup(", ".join(rest)), effect=Markup(first))


def _alike(at: Spoken, names: Sequence[str], effect: str) -> str:
    """Values of which the same comes."""
    if effect and len(names) > 1:
        return at.words.say("type-each", names=Markup(", ".join(names)), effect=Markup(effect))
    return f"{names[0]} ({effect})" if effect else ", ".join(names)


def _effect(at: Spoken, field: str, value: int | str, actions: list[Action]) -> str:
    """What comes of a value in each act where nothing else says so."""
    if at.much in _BARE:
        return ""
    typed = _typed(at, field, value)
    does = (heard_hint(at.sight, at.words, with_value(one, field, value)) for one in actions)
    effects = [*filter(None, dict.fromkeys(one.removeprefix(f"{typed}: ") for one in does))]
    effect = ", ".join(effects) if len(effects) <= _EFFECTS else ""
    is_told = effect in at.told or about_value(at.sight, at.words, field, value)
    return "" if typed in at.told and is_told else effect


def _typed(at: Spoken, field: str, value: int | str) -> str:
    """A name or money in words, a number as it is."""
    number = not isinstance(value, bool)
    if number and isinstance(kind_of(at.sight.rules.kinds, field), Plain | Counted | Percent):
        return str(value)
    return value_label(at.sight, at.words, field, value)

"""The options of a lobby, whatever the game: a select each, a modal for what is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, cast, get_args
from zoneinfo import ZoneInfo

import discord
import msgspec
from discord import ButtonStyle

from bot.engine.paces import HOUR
from bot.engine.sight import Sight
from bot.engine.starts import possible_starts
from bot.store.rows import Pace
from bot.ui import modals
from bot.ui.control import Control, button, rows
from bot.ui.ids import Press
from bot.ui.limits import TEXT, shortened
from bot.ui.pages import LINES, MenuLine, menu
from bot.ui.sheet import Sheet
from bot.ui.status import title
from bot.words.translator import GameWords
from bot.words.values import LANGUAGES, Markup
from games.core.contract import Rules
from games.core.record import decode_options

AnyRules = Rules[Any, Any, Any]
Value = bool | int | str
LANGUAGE = "@language"
"""The field of the table's language: no game has one of that name."""


def fields(rules: AnyRules) -> tuple[str, ...]:
    """What a host may choose, by the names of the game's Options."""
    return tuple(rules.options_type.__struct_fields__)


def choices(rules: AnyRules, name: str) -> tuple[Value, ...] | None:
    """All values of an option; None if it is typed."""
    found = next(one for one in msgspec.structs.fields(rules.options_type) if one.name == name)
    match msgspec.inspect.type_info(found.type):
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType(values=values):
            return tuple(cast("Sequence[Value]", values))
        case msgspec.inspect.IntType(ge=int(least), le=int(most)) if most - least < LINES:
            return tuple(range(least, most + 1))
        case _:
            return None


def assignment(name: str, value: Value) -> str:
    """A value of an option as text: open_holdings=false."""
    return f"{name}={msgspec.json.encode(value).decode()}"


def assigned(text: str) -> tuple[str, object]:
    """The option and the value of an `assignment`; a value of one's own is a text."""
    name, _, value = text.partition("=")
    try:
        return name.strip(), msgspec.json.decode(value)
    except (ValueError, RecursionError):
        return name.strip(), value.strip()


def assignments(rules: AnyRules, words: GameWords) -> list[tuple[str, str]]:
    """Every value of every option, in words and as text: "Money and shares: hidden"."""
    return [
        (f"{words.option(name)}: {words.plain.option(name, value)}", assignment(name, value))
        for name in fields(rules)
        for value in choices(rules, name) or ()
    ]


def option_sheet(
    sight: Sight, words: GameWords, kinds: Sequence[str], now: datetime, sentence: str = ""
) -> Sheet:
    """The private message of [Options]: the game's, the pace, the language, computer players.

    A game that goes by the clock has a start in place of a pace.
    """
    head = "\n".join(
        filter(None, (f"### {title(sight, words)}", words.say("options-head"), sentence))
    )
    controls = [
        *(_option(sight, words, name) for name in fields(sight.rules)),
        *([_pace(sight, words)] if sight.schedule is None else start_menu(sight, words, now)),
        _language(sight, words),
        *_computers(sight, words, kinds),
    ]
    return Sheet(discord.ui.TextDisplay(shortened(head, TEXT)), *rows(controls))


def option_modal(sight: Sight, words: GameWords, name: str) -> modals.Asking:
    """The modal for an option that is typed."""
    now = getattr(decode_options(sight.rules, sight.table.options), name)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=name, default=_typed(now) or None, max_length=100
    )
    label = words.plain.option(name)
    return modals.Asking(_press(sight, "option", name), label, [modals.label(label, "", field)])


def _typed(value: object) -> str:
    """A value as it stands in a text field: 14, or 9, 21."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def own_pace_sheet(sight: Sight, words: GameWords) -> Sheet:
    """Before the modal: a select that opened it at once would stick where it was chosen."""
    buttons = rows(
        (
            button(_press(sight, "pace", "own"), words.say("form-write"), ButtonStyle.success),
            button(_press(sight, "option"), words.say("form-back"), ButtonStyle.secondary),
        )
    )
    return Sheet(discord.ui.TextDisplay(f"### {words.say('pace-own')}"), *buttons)


def pace_modal(sight: Sight, words: GameWords) -> modals.Asking:
    """The modal for a pace of one's own, in hours."""
    hours = f"{sight.table.clock.seconds / HOUR:g}"
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="hours", default=hours, max_length=10
    )
    label = modals.label(words.say("pace-hours"), words.say("pace-hours-about"), field)
    return modals.Asking(_press(sight, "pace"), words.say("pace-own"), [label])


def _option(sight: Sight, words: GameWords, name: str) -> Control:
    now = getattr(decode_options(sight.rules, sight.table.options), name)
    values, label = choices(sight.rules, name), words.plain.option(name)
    if values is None:
        press = _press(sight, "option", name)
        return button(press, f"{label}: {words.plain.option(name, now)}…", ButtonStyle.secondary)
    lines = [
        MenuLine(
            msgspec.json.encode(value).decode(),
            f"{label}: {words.plain.option(name, value)}",
            chosen=value == now,
        )
        for value in values
    ]
    return menu(_press(sight, "option", name), lines, words, label)


def _pace(sight: Sight, words: GameWords) -> Control:
    lines = list(_paces(sight, words))
    return menu(_press(sight, "pace"), lines, words, words.say("option-pace"))


def _paces(sight: Sight, words: GameWords) -> Iterator[MenuLine]:
    for pace in get_args(Pace):
        name = words.plain.say(f"pace-{pace}")
        label = f"{words.plain.say('option-pace')}: {name}"
        yield MenuLine(pace, label, chosen=pace == sight.table.clock.pace)


def _language(sight: Sight, words: GameWords) -> Control:
    label = words.plain.say("option-language")
    lines = [
        MenuLine(
            one,
            f"{label}: {words.plain.say(f'language-{one}')}",
            chosen=one == sight.table.language,
        )
        for one in LANGUAGES
    ]
    return menu(_press(sight, "option", LANGUAGE), lines, words, label)


def _computers(sight: Sight, words: GameWords, kinds: Sequence[str]) -> Iterator[Control]:
    """One more, of the kind that is wanted, and the last one off again."""
    if len(sight.seats) < max(sight.rules.seats):
        lines = [
            MenuLine(kind, words.plain.say("computer-plays-so", computer=kind)) for kind in kinds
        ]
        yield menu(_press(sight, "computer"), lines, words, words.plain.say("computer-add"))
    if any(seat.computer for seat in sight.seats):
        yield button(_press(sight, "computer", "off"), words.plain.say("computer-off"))


def _press(sight: Sight, verb: str, argument: str = "") -> Press:
    return Press(sight.table.id, sight.table.decision, verb, argument)


def start_menu(sight: Sight, words: GameWords, now: datetime) -> Iterator[Control]:
    """A select, where the game goes by the clock; the next starts, if there are very many."""
    lines = [
        MenuLine(
            str(int(moment.timestamp())),
            words.plain.say("option-start-at", start=Markup(_start(sight, words, moment))),
            chosen=moment == sight.table.starts,
        )
        for moment in islice(possible_starts(sight.rules, sight.table, now), LINES)
    ]
    if lines:
        press = Press(sight.table.id, sight.table.decision, "starts")
        yield menu(press, lines, words, words.plain.say("option-start"))


def _start(sight: Sight, words: GameWords, moment: datetime) -> str:
    """Sat 2026-03-28, 21:00: a select reads no timestamps, so it is told in the table's zone."""
    local = moment.astimezone(ZoneInfo(sight.table.clock.zone))
    return f"{words.say(f'weekday-{local.isoweekday()}')} {local:%Y-%m-%d, %H:%M}"

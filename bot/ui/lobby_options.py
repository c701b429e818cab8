"""The options of a lobby, for every game: a select each, or a modal if it is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, cast, get_args
from zoneinfo import ZoneInfo

import discord
import msgspec
from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.time.absence import counts_in
from bot.engine.time.paces import HOUR
from bot.engine.time.starts import possible_starts
from bot.engine.views.sight import Sight
from bot.store.rows import Pace
from bot.ui import modals
from bot.ui.control import Control, Press, button, rows
from bot.ui.limits import TEXT, shortened
from bot.ui.pages import LINES, MenuLine, menu
from bot.ui.sheet import Sheet
from bot.ui.status import title
from bot.words.languages import LANGUAGES
from bot.words.translator import GameWords
from bot.words.values import Markup, weekday
from games.core.contract import AnyRules
from games.core.record import decode_options

Value = bool | int | str
LANGUAGE = "@language"
"""The field of the table's language: no game has one of that name."""
TIME_OFF = ("@vacations", "@weekends")
"""Fields of the clock: whether vacations stop it, and whether weekends do."""
TERMS: dict[str, tuple[bool | int, ...]] = {
    **dict.fromkeys(TIME_OFF, (True, False)),
    "@advice": (True, False),
    "@reliable": (0, 80, 90, 95),
    "@settled": (True, False),
}
"""Fields that every game's table has, with the values to choose from: these, whether everybody may ask what they
might do, and what is asked of those who join (answers in time in per cent, a settled rating).
"""


def fields(rules: AnyRules) -> tuple[str, ...]:
    """The names of the game's Options, which the host chooses."""
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
    """An option with its value as text: open_holdings=false."""
    return f"{name}={msgspec.json.encode(value).decode()}"


def assigned(text: str) -> tuple[str, object]:
    """The option and the value of an `assignment`; a typed value is text."""
    name, _, value = text.partition("=")
    try:
        return name.strip(), msgspec.json.decode(value)
    except (ValueError, RecursionError):
        return name.strip(), value.strip()


def assignments(rules: AnyRules, words: GameWords) -> list[tuple[str, str]]:
    """Every value of every option, in words and as text: "Money and shares: hidden"."""
    of_clock = [
        (_term(words, name, value), assignment(name, value))
        for name, values in TERMS.items()
        for value in values
    ]
    of_game = [
        (f"{words.option(name)}: {words.plain.option(name, value)}", assignment(name, value))
        for name in fields(rules)
        for value in choices(rules, name) or ()
    ]
    return of_game + of_clock


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
        *_time_off(sight, words),
        *(
            _term_menu(sight, words, name, getattr(sight.table, name.removeprefix("@")))
            for name in TERMS
            if name not in TIME_OFF
        ),
        _language(sight, words),
        *_computers(sight, words, kinds),
    ]
    return Sheet(discord.ui.TextDisplay(shortened(head, TEXT)), *rows(controls))


def option_modal(sight: Sight, words: GameWords, name: str) -> modals.Asking:
    """The modal for an option that is typed."""
    now = getattr(decode_options(sight.rules, sight.table.options), name)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=name, default=as_typed(now) or None, max_length=100
    )
    label = words.plain.option(name)
    return modals.Asking(_press(sight, "option", name), label, [modals.label(label, "", field)])


def as_typed(value: object) -> str:
    """A value as a text field shows it: 14, or 9, 21."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def own_pace_sheet(sight: Sight, words: GameWords) -> Sheet:
    """The message before the modal: a select that opened it at once would keep its chosen line."""
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
        # A chosen line hides the select's prompt, so each line has the option's name.
        label = f"{words.plain.say('option-pace')}: {name}"
        yield MenuLine(pace, label, chosen=pace == sight.table.clock.pace)


def _time_off(sight: Sight, words: GameWords) -> Iterator[Control]:
    """What stops the clock, where the pace lets it."""
    clock, schedule = sight.table.clock, sight.schedule
    # Asked as if vacations counted: the select must also stand where they are switched off.
    if not counts_in(replace(clock, vacations=True), schedule):
        return
    for name, now in zip(TIME_OFF, (clock.vacations, clock.weekends_off), strict=True):
        if schedule is None or name == TIME_OFF[0]:
            yield _term_menu(sight, words, name, now)


def _term_menu(sight: Sight, words: GameWords, name: str, now: bool | int) -> Control:
    """Also a value that is not in the list, since it was typed, is there while it holds."""
    values = TERMS[name] if now in TERMS[name] else (*TERMS[name], now)
    lines = [
        MenuLine(
            msgspec.json.encode(value).decode(),
            _term(words.plain, name, value),
            chosen=value == now,
        )
        for value in values
    ]
    label = words.plain.say(f"option-{name.removeprefix('@')}")
    return menu(_press(sight, "option", name), lines, words, label)


def _term(words: GameWords, name: str, value: bool | int) -> str:
    key = f"option-{name.removeprefix('@')}"
    if isinstance(value, bool):
        chosen = words.say(f"{key}-yes" if value else f"{key}-no")
    else:
        chosen = words.say(f"{key}-least", least=value)
    return f"{words.say(key)}: {chosen}"


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
    """The controls that add a computer of each kind and remove the last one."""
    if len(sight.seats) < max(sight.rules.seats):
        lines = [
            MenuLine(kind, words.plain.say("computer-plays-so", computer=kind)) for kind in kinds
        ]
        yield menu(_press(sight, "computer"), lines, words, words.plain.say("computer-add"))
    if any(seat.computer for seat in sight.seats):
        yield button(_press(sight, "computer", "off"), words.plain.say("computer-off"))


def _press(sight: Sight, verb: str, argument: str = "") -> Press:
    return Press(sight.table.id, sight.decision, verb, argument)


def start_menu(sight: Sight, words: GameWords, now: datetime) -> Iterator[Control]:
    """The select of a start, for a game that goes by the clock; only the next ones if they are very many."""
    lines = [
        MenuLine(
            str(int(moment.timestamp())),
            words.plain.say("option-start-at", start=Markup(_start(sight, words, moment))),
            chosen=moment == sight.table.starts,
        )
        for moment in islice(possible_starts(sight.rules, sight.table, now), LINES)
    ]
    if lines:
        press = Press(sight.table.id, sight.decision, "starts")
        yield menu(press, lines, words, words.plain.say("option-start"))


def _start(sight: Sight, words: GameWords, moment: datetime) -> str:
    """Sat 2026-03-28, 21:00, in the table's zone: a select shows no Discord timestamps."""
    local = moment.astimezone(ZoneInfo(sight.table.clock.zone))
    return f"{weekday(local, words.language)} {local:%Y-%m-%d, %H:%M}"

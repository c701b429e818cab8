"""Modals for numbers and words, read with the punctuation of the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
import msgspec
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.ui import amounts, bundles, drafts
from bot.ui.control import Press, carrying, slotted
from bot.ui.control import value as valued
from bot.ui.labels import field_label, hint, opening_label, value_label, with_value
from bot.ui.limits import shortened, units
from bot.ui.sheet import BLANK
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.kinds import Money, kind_of
from games.core.offers import Bundle, Choice, Counts, Field, Number, Offer, Pick, Text
from games.core.words import Action

TITLE, LABEL, ABOUT, LINE = 45, 45, 100, 100
"""Maximum characters of a modal's title, a label, its description, and a select's line."""
_LONGEST, _BUNDLE, _ONE_LINE = 20, 200, 100
"""Maximum characters of an amount, a bundle, and a line of words."""
_BARE = Money(sign="")


class Asking(discord.ui.Modal):
    """A modal that discord.py does not store: its submission is found by the custom id."""

    def __init__(self, press: Press, title: str, fields: Sequence[discord.ui.Item[Any]]) -> None:
        super().__init__(title=shortened(title, TITLE), custom_id=str(press))
        for field in fields:
            self.add_item(field)
        # discord.py stores every modal that is not finished, and would keep this one until a
        # restart.
        self.stop()

    def refill(self, values: Mapping[str, str]) -> None:
        """Let what was written before stand in its fields."""
        for field in self.walk_children():
            match field:
                case discord.ui.TextInput(custom_id=name) if name in values:
                    field.default = values[name][: field.max_length] or None
                case discord.ui.Select(custom_id=name) if name in values:
                    chosen = values[name].splitlines()
                    for line in field.options:
                        line.default = line.value in chosen
                case discord.ui.RoleSelect(custom_id=name) if name in values:
                    show_roles(field, values[name])
                case _:
                    pass


def asking(
    sight: Sight,
    words: GameWords,
    offer: Offer,
    draft: Action,
    first: int = 0,
    kept: int = 0,
    *,
    written: Mapping[str, str] | None = None,
) -> Asking:
    """The modal for the fields of an offer, five at a time from the `first`.

    It carries the draft's number if it is `kept`, else the offered action. Where it opens again, its
    figures are those of what was `written` in it.
    """
    press = Press(sight.table.id, sight.number_of(draft), "wrote", str(first))
    carried = (
        replace(press, argument=slotted(str(first), f"@{kept}")) if kept else carrying(press, draft)
    )
    asked = drafts.typed(offer)[first : first + drafts.ASKED]
    draft = _with_written(sight, words, asked, draft, written or {})
    numbers = [one for one in asked if isinstance(one, Number)]
    # One move has one outlook: below several numbers it stands once, below the last.
    fields = [field_input(sight, words, one, draft, told=one in numbers[-1:]) for one in asked]
    told = _outlook(sight, words, asked, draft)
    return Asking(carried, opening_label(words, offer).rstrip("…"), [*told, *fields])


def _outlook(
    sight: Sight, words: GameWords, asked: Sequence[Field], draft: Action
) -> list[discord.ui.TextDisplay[Any]]:
    """What the move would do as it stands, if there is room; a number's field has it below itself."""
    does = hint(sight, words, draft)
    # A modal holds five components, and the text is one of them.
    if not does or len(asked) == drafts.ASKED or any(isinstance(one, Number) for one in asked):
        return []
    return [discord.ui.TextDisplay(words.plain.say("form-as-it-stands", does=Markup(does)))]


def show_roles(field: discord.ui.RoleSelect[Any], text: str) -> None:
    """Let these roles stand in the field: their ids, one a line, as it is sent off."""
    kind = discord.SelectDefaultValueType.role
    field.default_values = [
        discord.SelectDefaultValue(id=int(line), type=kind) for line in text.split()
    ]


def label(name: str, about: str, field: Any) -> discord.ui.Label[Any]:
    """A text field or a select under its name."""
    return discord.ui.Label(
        text=shortened(name, LABEL), description=shortened(about, ABOUT) or None, component=field
    )


def submitted(data: Mapping[str, Any]) -> dict[str, str]:
    """The values by the custom id of their field; a select gives one value a line."""
    found: dict[str, str] = {}
    for part in data.get("components", ()):
        # A label holds one component, a row several; a text holds none.
        inner = [part["component"]] if "component" in part else part.get("components", [part])
        found |= {one["custom_id"]: _submitted(one) for one in inner if "custom_id" in one}
    return found


def _submitted(one: Mapping[str, Any]) -> str:
    return "\n".join(one["values"]) if "values" in one else one.get("value") or ""


def filled(
    sight: Sight,
    words: GameWords,
    offer: Offer,
    draft: Action,
    values: Mapping[str, str],
    first: int = 0,
) -> Action:
    """The draft with the modal's values. HouseError if one cannot be read; the rules check limits."""
    for field in drafts.typed(offer)[first : first + drafts.ASKED]:
        text = values.get(field.name, "").strip()
        draft = with_value(draft, field.name, read_field(sight, words, field, text))
    return summed(drafts.typed(offer)[first : first + drafts.ASKED], draft)


def summed(asked: Sequence[Field], draft: Action) -> Action:
    """The draft with sums where the price of one was written."""
    for field in asked:
        if isinstance(field, Number) and field.per:
            total = getattr(draft, field.name) * getattr(draft, field.per)
            draft = with_value(draft, field.name, total)
    return draft


def _of_one(field: Field, draft: msgspec.Struct) -> Any:
    """The value as it is written: of a sum, the price of one."""
    value = getattr(draft, field.name)
    if isinstance(field, Number) and field.per:
        return max(field.least, value // max(1, getattr(draft, field.per)))
    return value


def _with_written(
    sight: Sight,
    words: GameWords,
    asked: Sequence[Field],
    draft: Action,
    written: Mapping[str, str],
) -> Action:
    """The draft with what was written, as far as it can be read and is allowed."""
    for field in asked:
        with suppress(HouseError):
            if field.name in written:
                value = read_field(sight, words, field, written[field.name].strip())
                if isinstance(field, Number) and field.per:
                    value = int(str(value)) * getattr(draft, field.per)
                draft = with_value(draft, field.name, value) if field.allows(value) else draft
    return draft


def has_more(offer: Offer, first: int) -> bool:
    """Whether the offer has fields for a further modal."""
    return len(drafts.typed(offer)) > first + drafts.ASKED


def read_field(sight: Sight, words: GameWords, field: Field, text: str) -> object:
    """The value of a modal's field. HouseError, with what would be right."""
    match field:
        case Number():
            return read(sight, words, field, text)
        case Text():
            return shortened(text, field.longest)
        case Bundle() | Counts():
            return bundles.read(sight, words, field, text)
        case Choice():
            return _chosen(field.values, text)
        case Pick() if drafts.is_listed(field):
            return bundles.listed(sight, words, field, text)
        case Pick():
            chosen = [_chosen(field.values, line) for line in text.splitlines()]
            # A client may send the lines in the order in which they were pressed.
            return tuple(chosen if field.ordered else sorted(chosen, key=field.values.index))


def _chosen(values: Sequence[int | str], text: str) -> int | str:
    """A value of a select. HouseError: stale, if it has no such line."""
    said = valued(text)
    for one in values:
        # Python takes True for 1, so the types must be the same, too.
        if type(one) is type(said) and one == said:
            return one
    raise HouseError("stale")


def field_input(
    sight: Sight, words: GameWords, field: Field, draft: msgspec.Struct, *, told: bool = True
) -> discord.ui.Label[Any]:
    """The text field or select for a field of an offer, or of an order; `told`: with the move's effect."""
    now = _of_one(field, draft)
    name, about = field_label(words, field.name), ""
    match field:
        case Choice():
            shown: Any = _select(sight, words, field, (now,), least=1, most=1)
        case Pick() if not drafts.is_listed(field):
            shown = _select(sight, words, field, now, least=field.least, most=field.most)
        case _:
            about = _about(sight, words, field, draft, told=told)
            shown = _line(sight, words, field, now)
            name = words.say("form-change-line") if bundles.is_change(field) else name
    return label(name, about, shown)


def _select(
    sight: Sight,
    words: GameWords,
    field: Choice | Pick,
    now: Sequence[object],
    *,
    least: int,
    most: int,
) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=shortened(value_label(sight, words, field.name, value), LINE) or BLANK,
            value=msgspec.json.encode(value).decode(),
            default=value in now,
        )
        for value in field.values
    ]
    return discord.ui.Select(
        custom_id=field.name,
        options=options,
        min_values=least,
        # Discord refuses a maximum above the number of lines.
        max_values=min(most, len(options)),
        required=least > 0,
    )


def _line(sight: Sight, words: GameWords, field: Field, now: Any) -> discord.ui.TextInput[Any]:
    longest, least = _LONGEST, 1
    match field:
        case Number():
            default = amounts.written(now, money_kind(sight, field.name))
        case Bundle() | Counts() | Pick():
            default, longest, least = (
                bundles.written(sight, words, field, now),
                _BUNDLE,
                bundles.is_change(field) or field.least,
            )
        case Text():
            # 4,000 is the most that Discord takes in a text field.
            default, longest, least = str(now), min(field.longest, 4000), field.least
        case _:
            raise AssertionError(field)
    style = discord.TextStyle.long if longest > _ONE_LINE else discord.TextStyle.short
    return discord.ui.TextInput(
        custom_id=field.name,
        default=default[:longest] or None,
        max_length=longest,
        required=least > 0,
        style=style,
    )


def _about(
    sight: Sight, words: GameWords, field: Field, draft: msgspec.Struct, *, told: bool = True
) -> str:
    """The description of a field: the values allowed, and the move's effect."""
    does = hint(sight, words, draft) if told and isinstance(draft, Action) else ""
    match field:
        case Number():
            least, most = _limits(sight, words, field)
            limits = words.plain.say("form-from-to", least=least, most=most)
            return _with_outlook(words, limits, does)
        case Text():
            return words.plain.say("form-longest", most=field.longest)
        case Bundle() | Counts() | Pick():
            key = "form-fewer" if bundles.is_change(field) else "form-bundle"
            return words.plain.say(key, example=bundles.example(sight, words, field))
        case _:
            return ""


def _with_outlook(words: GameWords, limits: str, does: str) -> str:
    """The limits, and what the proposed number would do: another one may do something else.

    Where there is no room for both, what is at stake is told: the limits come with a refusal.
    """
    if not does:
        return limits
    told = words.plain.say("form-limits", limits=Markup(limits), does=Markup(does))
    return next((one for one in (told, f"{limits} · {does}") if units(one) <= ABOUT), does)


def read(sight: Sight, words: GameWords, field: Number, text: str) -> int:
    """The number typed into a field. HouseError: no-amount-between, not-a-number."""
    found = amounts.read(text, money_kind(sight, field.name))
    if found is None:
        least, most = _limits(sight, words, field)
        money = isinstance(kind_of(sight.rules.kinds, field.name), Money)
        why = "no-amount-between" if money else "not-a-number"
        raise HouseError(why, text=text, least=least, most=most)
    return found


def _limits(sight: Sight, words: GameWords, field: Number) -> tuple[str, str]:
    """The least and the most in words: 1 and 10, or $0.01 and $50.00."""
    least, most = (value_label(sight, words, field.name, at) for at in (field.least, field.most))
    return least, most


def money_kind(sight: Sight, name: str) -> Money:
    """The kind of money of a field; plain whole numbers if it is no money."""
    kind = kind_of(sight.rules.kinds, name)
    return kind if isinstance(kind, Money) else _BARE

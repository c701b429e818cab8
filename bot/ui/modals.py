"""What must be typed: numbers and words, asked in a modal, read with the reader's punctuation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.engine.sight import Sight
from bot.errors import HouseError
from bot.ui.drafts import Written, written
from bot.ui.hints import hint
from bot.ui.ids import Press, code, slotted
from bot.ui.labels import field_label, opening_label, value_label, with_value
from bot.ui.limits import shortened
from bot.words.translator import GameWords
from games.core.kinds import Money, kind_of
from games.core.offers import Number, Offer, Text
from games.core.words import Action

FIELDS, TITLE, LABEL, ABOUT = 5, 45, 45, 100
_DIGITS = 13
"""More than anybody has; a longer number fits nowhere."""
_GROUPED = re.compile(r"(?!0)\d{1,3}(?:[.,'\N{RIGHT SINGLE QUOTATION MARK}\s]\d{3})+")
"""0.500 is half of something, and no five hundred."""
_CENTS = re.compile(rf"(?P<whole>{_GROUPED.pattern}|\d+)(?:[.,](?P<cents>\d{{1,2}}))?")
_CURRENCY = r"(?:(?:[$€£]|usd?|eur|euros?|dollars?|dollar[io])\s*)*"
_TYPED = re.compile(
    rf"{_CURRENCY}(?P<bare>-?\s*{_CURRENCY}\d[\d.,'\N{{RIGHT SINGLE QUOTATION MARK}}\s]*){_CURRENCY}",
    re.IGNORECASE,
)
_LONGEST_AMOUNT = 50
"""Characters that are looked at."""


class Asking(discord.ui.Modal):
    """A modal that discord.py does not remember: what is submitted comes in by its custom id."""

    def __init__(self, press: Press, title: str, fields: Sequence[discord.ui.Label[Any]]) -> None:
        super().__init__(title=shortened(title, TITLE), custom_id=str(press))
        for field in fields:
            self.add_item(field)
        self.stop()


def asking(sight: Sight, words: GameWords, offer: Offer, draft: Action, first: int = 0) -> Asking:
    """The modal for the fields of an offer that are typed, five at a time from the `first`."""
    press = Press(sight.table.id, sight.table.decision, "wrote", slotted(str(first), code(draft)))
    asked = written(offer)[first : first + FIELDS]
    fields = [_field(sight, words, field, draft) for field in asked]
    return Asking(press, opening_label(words, offer).rstrip("…"), fields)


def label(name: str, about: str, field: discord.ui.TextInput[Any]) -> discord.ui.Label[Any]:
    """A text field under its name."""
    return discord.ui.Label(
        text=shortened(name, LABEL), description=shortened(about, ABOUT) or None, component=field
    )


def submitted(data: Mapping[str, Any]) -> dict[str, str]:
    """What was typed, by the custom id of the field."""
    found: dict[str, str] = {}
    for part in data.get("components", ()):
        inner = [part["component"]] if "component" in part else part.get("components", [part])
        found |= {one["custom_id"]: one.get("value", "") for one in inner if "custom_id" in one}
    return found


def filled(
    sight: Sight,
    words: GameWords,
    offer: Offer,
    draft: Action,
    values: Mapping[str, str],
    first: int = 0,
) -> Action:
    """The draft with what was typed. HouseError if a number is none; limits are for the rules."""
    for field in written(offer)[first : first + FIELDS]:
        text = values.get(field.name, "").strip()
        value = (
            read(sight, words, field, text)
            if isinstance(field, Number)
            else shortened(text, field.longest)
        )
        draft = with_value(draft, field.name, value)
    return draft


def has_more(offer: Offer, first: int) -> bool:
    """Whether there are fields left for another modal."""
    return len(written(offer)) > first + FIELDS


def amount(text: str, *, cents: bool = False) -> int | None:
    """A number as people write it: 1200, 1,200, 1.200, $1'200; with cents 12.50 or 1.200,50.

    Nothing else may stand in it: 1e9 is not 19, and 10k not 10.
    """
    typed = _TYPED.fullmatch(text.strip()) if len(text) <= _LONGEST_AMOUNT else None
    if typed is None or len(re.sub(r"\D", "", text)) > _DIGITS + 2 * cents:
        return None
    bare = re.sub(_CURRENCY, "", typed["bare"], flags=re.IGNORECASE).strip()
    if cents and (match := _CENTS.fullmatch(bare)):
        return _bare(match["whole"]) * 100 + int((match["cents"] or "0").ljust(2, "0"))
    if _GROUPED.fullmatch(bare):
        return _bare(bare)
    if re.fullmatch(r"-?\d+", bare):
        return int(bare) * (100 if cents else 1)
    return None


def _bare(grouped: str) -> int:
    return int(re.sub(r"\D", "", grouped))


def written_amount(value: int, *, cents: bool = False) -> str:
    """A number as it stands in a text field: 1200, or 12.00 where it is in cents."""
    return f"{value // 100}.{value % 100:02}" if cents else str(value)


def _field(sight: Sight, words: GameWords, field: Written, draft: Action) -> discord.ui.Label[Any]:
    name = field_label(words, field.name)
    match field:
        case Number():
            least, most = _limits(sight, words, field)
            limits = words.plain.say("form-from-to", least=least, most=most)
            about = " · ".join(filter(None, (limits, hint(sight, words, draft))))
            longest = 20
        case Text():
            about = words.plain.say("form-longest", most=field.longest)
            longest = min(field.longest, 4000)
    return label(
        name,
        about,
        discord.ui.TextInput(
            custom_id=field.name,
            default=_default(sight, field, draft)[:longest] or None,
            max_length=longest,
            required=isinstance(field, Number) or field.least > 0,
        ),
    )


def _default(sight: Sight, field: Written, draft: Action) -> str:
    value = getattr(draft, field.name)
    if isinstance(field, Text):
        return str(value)
    return written_amount(value, cents=in_cents(sight, field.name))


def read(sight: Sight, words: GameWords, field: Number, text: str) -> int:
    """The number that was typed for a field. HouseError: no-amount-between, not-a-number."""
    found = amount(text, cents=in_cents(sight, field.name))
    if found is None:
        least, most = _limits(sight, words, field)
        money = isinstance(kind_of(sight.rules.kinds, field.name), Money)
        why = "no-amount-between" if money else "not-a-number"
        raise HouseError(why, text=text, least=least, most=most)
    return found


def _limits(sight: Sight, words: GameWords, field: Number) -> tuple[str, str]:
    """From 1 to 10, or from $0.01 to $50.00."""
    least, most = (value_label(sight, words, field.name, at) for at in (field.least, field.most))
    return least, most


def in_cents(sight: Sight, name: str) -> bool:
    """Whether a field is money that is counted in hundredths."""
    kind = kind_of(sight.rules.kinds, name)
    return isinstance(kind, Money) and kind.cents

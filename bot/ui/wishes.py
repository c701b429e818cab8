"""Orders that name an amount: the form gives one, the player writes his own."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import msgspec

from bot.engine.sight import Sight
from bot.errors import HouseError
from bot.ui import modals
from bot.ui.ids import Press, code
from bot.ui.labels import field_label
from bot.words.translator import GameWords
from games.core.kinds import Money, kind_of
from games.core.orders import Order


def amounts(sight: Sight, order: Order) -> tuple[str, ...]:
    """The fields of an order that are money."""
    kinds = sight.rules.kinds
    return tuple(
        name for name in order.__struct_fields__ if isinstance(kind_of(kinds, name), Money)
    )


def asking(sight: Sight, words: GameWords, order: Order) -> modals.Asking:
    """The modal for the amounts of an order, with those of the form as defaults."""
    press = Press(sight.table.id, sight.table.decision, "ordered", code(order))
    fields = [_field(sight, words, order, name) for name in amounts(sight, order)]
    return modals.Asking(press, words.plain.order(order), fields[: modals.FIELDS])


def filled(sight: Sight, order: Order, values: Mapping[str, str]) -> Order:
    """The order with what was typed. HouseError if that is no number."""
    for name in amounts(sight, order):
        if name not in values:
            continue
        found = modals.amount(values[name], cents=modals.in_cents(sight, name))
        if found is None:
            raise HouseError("not-an-amount", text=values[name])
        order = msgspec.structs.replace(order, **{name: found})
    return order


def _field(
    sight: Sight, words: GameWords, order: Order, name: str
) -> discord.ui.Label[modals.Asking]:
    default = modals.written_amount(getattr(order, name), cents=modals.in_cents(sight, name))
    field: discord.ui.TextInput[modals.Asking] = discord.ui.TextInput(
        custom_id=name, default=default, max_length=20
    )
    return modals.label(field_label(words, name), "", field)

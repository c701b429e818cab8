"""Forms of stored orders: all fields of an order in one modal."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import msgspec
from discord import ButtonStyle

from bot.engine.views.sight import Sight
from bot.ui import drafts, modals
from bot.ui.control import Press, button, carrying, rows
from bot.ui.sheet import Sheet
from bot.words.translator import GameWords
from games.core.codes import meant
from games.core.orders import Order, OrderForm


def form_of(sight: Sight, text: str) -> OrderForm | None:
    """The form of a code or a digest, also if its proposed values have changed since.

    An order that is not offered has no fields; the rules' `obey` decides on it.
    """
    forms = sight.order_forms
    order = meant(sight.rules.order_types, (form.order for form in forms), text)
    if order is None:
        return None
    if same := next((form for form in forms if form.order == order), None):
        return same
    about = ((type(form.order), form.order.subject) for form in forms)
    near = [
        form for form, kin in zip(forms, about, strict=True) if kin == (type(order), order.subject)
    ]
    return next((form for form in near if form.fields), OrderForm(order))


def asking(sight: Sight, words: GameWords, form: OrderForm) -> modals.Asking:
    """The modal for the fields of an order, with its own values as defaults."""
    press = carrying(_press(sight, "ordered"), form.order)
    asked = form.fields[: drafts.ASKED]
    fields = [modals.field_input(sight, words, field, form.order) for field in asked]
    return modals.Asking(press, words.plain.order_opening(form).rstrip("…"), fields)


def sheet(sight: Sight, words: GameWords, form: OrderForm) -> Sheet:
    """The message before the modal: a select that opened it at once would keep its chosen line."""
    write = carrying(_press(sight, "order"), form.order)
    buttons = rows(
        (
            button(write, words.say("form-write"), ButtonStyle.success),
            button(_press(sight, "hand"), words.say("my-hand")),
        )
    )
    return Sheet(discord.ui.TextDisplay(f"### {words.order_opening(form).rstrip('…')}"), *buttons)


def filled(sight: Sight, words: GameWords, form: OrderForm, values: Mapping[str, str]) -> Order:
    """The order with the values of the modal. HouseError if one cannot be read."""
    order = form.order
    for field in form.fields[: drafts.ASKED]:
        text = values.get(field.name, "").strip()
        said = modals.read_field(sight, words, field, text)
        order = msgspec.structs.replace(order, **{field.name: said})
    return order


def _press(sight: Sight, verb: str) -> Press:
    return Press(sight.table.id, sight.decision, verb)

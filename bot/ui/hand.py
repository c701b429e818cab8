"""The private message of [My hand]: what one holds, what one may do, what one has ordered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import msgspec

from bot.sight import Sight
from bot.ui.buttons import private_rows, undo_button
from bot.ui.control import button, rows
from bot.ui.ids import Press, code
from bot.ui.limits import COMPONENTS, TEXT, shortened
from bot.ui.pages import LONGEST, Line, menu
from bot.ui.sheet import Row, Sheet, fitted, paragraphs, picture
from bot.ui.status import status, title
from bot.words.translator import GameWords

_LAST = 1500
"""Characters for the orders, below everything else."""


class Picture(msgspec.Struct, frozen=True):
    """An attached file and its alt text."""

    name: str
    alt: str


def hand_sheet(
    sight: Sight, words: GameWords, drawn: Picture | None, page: int = 0, told: str = ""
) -> Sheet:
    """Everything that is the viewer's own."""
    head = f"### {title(sight, words)}\n{told}".strip()
    items: list[discord.ui.Item[Any]] = [*paragraphs(head, status(sight, words), room=TEXT - _LAST)]
    if drawn is not None:
        items.append(picture(drawn.name, drawn.alt))
    below: list[discord.ui.Item[Any]] = []
    if ordered := orders_text(sight, words):
        below.append(discord.ui.TextDisplay(shortened(ordered, _LAST)))
    below += order_rows(sight, words)
    if sight.undo is not None and sight.undo.free:
        below += rows([undo_button(sight, words)])
    room = COMPONENTS - len(items) - _count(below)
    return Sheet(*items, *fitted(private_rows(sight, words, page), room), *below)


def orders_sheet(sight: Sight, words: GameWords, told: str = "", page: int = 0) -> Sheet:
    """The stored orders alone, to look at and to change."""
    text = orders_text(sight, words) or words.say("orders-none")
    head = "\n".join(filter(None, (f"### {title(sight, words)}", told, text)))
    hand = button(_press(sight, "hand"), words.say("my-hand"))
    return Sheet(
        discord.ui.TextDisplay(shortened(head, TEXT)),
        *order_rows(sight, words, page),
        *rows([hand]),
    )


def orders_text(sight: Sight, words: GameWords) -> str:
    """What is ordered, line by line."""
    lines = [f"- {words.order(stored.order)}" for stored in sight.orders]
    return "\n".join((words.say("orders-stored"), *lines)) if lines else ""


def order_rows(sight: Sight, words: GameWords, page: int = 0) -> list[Row]:
    """A select to store an order, and one to cancel those that are stored."""
    return rows(_order_menus(sight, words, page))


def _order_menus(sight: Sight, words: GameWords, page: int) -> Iterator[Any]:
    told = {stored.order for stored in sight.orders}
    forms = [
        order for order in sight.order_forms if order not in told and len(code(order)) <= LONGEST
    ]
    if forms:
        lines = [Line(code(order), words.plain.order(order)) for order in forms]
        yield menu(_press(sight, "order"), lines, words, words.say("orders-store"), page)
    if sight.orders:
        lines = [Line(str(one.id), words.plain.order(one.order)) for one in sight.orders]
        yield menu(_press(sight, "void"), lines, words, words.say("orders-cancel"), page)


def _count(items: list[discord.ui.Item[Any]]) -> int:
    return sum(1 + len(getattr(item, "children", ())) for item in items)


def _press(sight: Sight, verb: str) -> Press:
    return Press(sight.table.id, sight.table.decision, verb)

"""The private message of [My hand]: the viewer's things, possible acts, and stored orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
import msgspec

from bot.engine.views.advising import Advice
from bot.engine.views.sight import Sight
from bot.ui import typing
from bot.ui.buttons import (
    hand_button,
    leaf_press,
    lesson_button,
    offer_controls,
    page_label,
    page_links,
    private_rows,
    undo_button,
)
from bot.ui.coach import NONE, Help, enough
from bot.ui.control import Press, button, line_value, rows, told_apart
from bot.ui.labels import hint, opening_label, sure
from bot.ui.limits import COMPONENTS, TEXT, shortened, units
from bot.ui.pages import MenuLine, menu
from bot.ui.sheet import Row, Sheet, TellingPicture, fitted, paragraphs
from bot.ui.status import back_rows, status, title
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import HAND, Page
from games.core.offers import Offer

_LAST = 1500
"""Maximum characters for the orders, below everything else."""


class Turned(msgspec.Struct, frozen=True):
    """The leaf of a page's controls, and of the select of one kind of pages or offers."""

    leaf: int = 0
    kind: str = ""
    kind_leaf: int = 0
    alike: tuple[str, int] | None = None

    @property
    def links(self) -> tuple[str, int] | None:
        return (self.kind, self.kind_leaf) if self.kind else None


FIRST = Turned()


def hand_sheet(
    sight: Sight,
    words: GameWords,
    shown: Sequence[TellingPicture],
    turned: Turned = FIRST,
    sentence: str = "",
    written: str = "",
    told: Help = NONE,
) -> Sheet:
    """All that is the viewer's own, what they have `written` down, and the controls for the pages."""
    head = f"### {title(sight, words)}\n{sentence}".strip()
    below: list[Row] = [
        *_lesson_rows(sight, words),
        *back_rows(sight, words),
        *order_rows(sight, words),
        *_advice_rows(sight, words),
        *_undo_rows(sight, words),
        *rows(page_links(sight, words, "", turned.links)),
    ]
    return _sheet(sight, words, Page(HAND), (head, shown, turned, below), written, told)


def page_sheet(
    sight: Sight,
    words: GameWords,
    page: Page,
    shown: Sequence[TellingPicture],
    turned: Turned = FIRST,
    sentence: str = "",
) -> Sheet:
    """A page: its picture, the viewer's acts there, and the controls for other pages."""
    head = f"### {title(sight, words)} · {page_label(words, page)}\n{sentence}".strip()
    own = [] if sight.viewer is None else [hand_button(sight, words)]
    below: list[Row] = [
        *order_rows(sight, words, on=page.key),
        *_undo_rows(sight, words, page.key),
        *rows([*own, *page_links(sight, words, page.key, turned.links)]),
    ]
    return _sheet(sight, words, page, (head, shown, turned, below))


def taking_sheet(sight: Sight, words: GameWords, offer: Offer) -> Sheet:
    """One of many offers of a kind: its controls, its effect, and the way back."""
    head = f"### {opening_label(words, offer).rstrip('…')}"
    back = (
        hand_button(sight, words)
        if not offer.page
        else button(leaf_press(sight, offer.page), words.say("form-back"))
    )
    found = [*rows(offer_controls(sight, words, offer)), *rows([back])]
    return Sheet(*paragraphs(head, hint(sight, words, offer.action)), *found)


def board_page(sight: Sight, words: GameWords, shown: Sequence[TellingPicture]) -> Sheet:
    """The board for one viewer, with the controls for the pages."""
    own = [] if sight.viewer is None else [hand_button(sight, words)]
    head = f"### {title(sight, words)}"
    return Sheet(
        *paragraphs(head, status(sight, words)),
        *shown,
        *rows([*own, *page_links(sight, words)]),
    )


def _sheet(
    sight: Sight,
    words: GameWords,
    page: Page,
    parts: tuple[str, Sequence[TellingPicture], Turned, list[Row]],
    written: str = "",
    told: Help = NONE,
) -> Sheet:
    """Head, status, help, notes and picture, then acts, stored orders and other pages."""
    head, shown, turned, below = parts
    notes = shortened("\n".join(_notes(sight, words, page.key)), _LAST)
    # The stored orders below need the rest: Discord counts all texts together.
    room = TEXT - _LAST
    heard = "\n".join(one.told for one in shown)
    # A page is asked for to be read: of what is not its own the hand says what it needs.
    is_hand = page.key == HAND
    how = (
        typing.how(sight, words, heard)
        if is_hand
        else typing.on_page(sight, words, page.key, heard)
    )
    asked = (status(sight, words), how)
    above = paragraphs(head, *asked, told.first, told.coming, room=room)
    room -= sum(units(one.content) for one in above)
    items: list[discord.ui.Item[Any]] = [*above]
    below = [*below, *(enough(sight, words) if told else ())]
    items += paragraphs(notes, written, room=room)
    items += shown
    ordered: list[discord.ui.Item[Any]] = []
    if orders := orders_text(sight, words, page.key):
        ordered.append(discord.ui.TextDisplay(shortened(orders, _LAST)))
    room = COMPONENTS - _count(items) - len(ordered) - _count(below)
    offered = fitted(private_rows(sight, words, turned.leaf, page.key, turned.alike), room)
    told_apart([*offered, *below])
    return Sheet(*items, *offered, *ordered, *below)


def _notes(sight: Sight, words: GameWords, key: str) -> Iterator[str]:
    page = sight.page(key)
    if page is not None:
        told = (words.say(note.key, **note.facts) for note in page.notes)
        yield from (f"- {one}" for one in told if one)


def _lesson_rows(sight: Sight, words: GameWords) -> list[Row]:
    return [] if sight.task is None else rows([lesson_button(sight, words)])


def _advice_rows(sight: Sight, words: GameWords) -> list[Row]:
    if not sight.advised or not sight.offers:
        return []
    return rows([button(_press(sight, "advise"), words.plain.say("advice-button"))])


def advice_text(sight: Sight, words: GameWords, advice: Sequence[Advice]) -> str:
    """The best actions with the chances that they leave, and what each would do.

    Those that are equally good share the first rank.
    """
    if not advice:
        return words.say("advice-nothing")
    level = [one for one in advice if one.is_level]
    lines = [words.say("advice-head")]
    for place, one in enumerate((*level, *(one for one in advice if not one.is_level)), 1):
        rank = 1 if one.is_level else place
        line = words.say(
            "advice-line",
            rank=rank,
            move=Markup(words.action(one.action)),
            chance=Markup(sure(words, one.chance, one.error)),
        )
        effect = hint(sight, words, one.action)
        lines.append(f"{line} ({effect})" if effect else line)
    if len(level) > 1:
        lines.append(words.say("advice-level", count=len(level)))
    return "\n".join((*lines, *_reasons(words, advice)))


def _reasons(words: GameWords, advice: Sequence[Advice]) -> Iterator[str]:
    """What speaks for the best against each that is less good."""
    for one in advice:
        if one.reasons:
            yield words.say(
                "advice-why",
                better=Markup(words.action(advice[0].action)),
                other=Markup(words.action(one.action)),
                reasons=Markup(words.reasons(one.reasons)),
            )


def _undo_rows(sight: Sight, words: GameWords, page: str = "") -> list[Row]:
    free = sight.undo is not None and sight.undo.free
    return rows([undo_button(sight, words, page)]) if free else []


def orders_sheet(sight: Sight, words: GameWords, sentence: str = "", page: int = 0) -> Sheet:
    """The stored orders alone, with the selects that change them."""
    text = orders_text(sight, words) or words.say("orders-none")
    head = "\n".join(filter(None, (f"### {title(sight, words)}", sentence, text)))
    hand = button(_press(sight, "hand"), words.say("my-hand"))
    return Sheet(
        discord.ui.TextDisplay(shortened(head, TEXT)),
        *order_rows(sight, words, page, on=None),
        *rows([hand]),
    )


def orders_text(sight: Sight, words: GameWords, on: str = "") -> str:
    """The stored orders, line by line: a page has its own, the hand has all."""
    kept = [stored.order for stored in sight.orders if on in {"", stored.order.page}]
    lines = [f"- {words.order(order)}" for order in kept]
    return "\n".join((words.say("orders-stored"), *lines)) if lines else ""


def order_rows(sight: Sight, words: GameWords, page: int = 0, on: str | None = "") -> list[Row]:
    """A select to store an order of a page, None for any, and one to cancel stored orders."""
    return rows(_order_menus(sight, words, page, on))


def _order_menus(sight: Sight, words: GameWords, page: int, on: str | None) -> Iterator[Any]:
    stored = {stored.order for stored in sight.orders}
    forms = [
        form
        for form in sight.order_forms
        if form.order not in stored and on in {None, form.order.page}
    ]
    if forms:
        lines = [
            MenuLine(line_value(form.order), words.plain.order_opening(form)) for form in forms
        ]
        yield menu(_press(sight, "order"), lines, words, words.say("orders-store"), page)
    kept = [one for one in sight.orders if on in {None, "", one.order.page}]
    if kept:
        lines = [MenuLine(str(one.id), words.plain.order(one.order)) for one in kept]
        yield menu(_press(sight, "void"), lines, words, words.say("orders-cancel"), page)


def _count(items: Sequence[discord.ui.Item[Any]]) -> int:
    return sum(1 + len(getattr(item, "children", ())) for item in items)


def _press(sight: Sight, verb: str) -> Press:
    return Press(sight.table.id, sight.decision, verb)

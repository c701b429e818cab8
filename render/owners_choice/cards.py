"""A card of the hand: what a step, a die or a company means for its owner."""

from __future__ import annotations

from games.owners_choice.components import SIDES, SIDES_OF
from render import names, shapes, text, theme
from render.owners_choice import ring
from render.owners_choice.look import die
from render.owners_choice.telling import Card
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEIGHT = 268
"""Pixels of a card without faces or holders."""
_DIE, _GAP = 64, 6
_HOLDERS = 56


def height(cards: tuple[Card, ...], wide: int) -> int:
    """Faces stand in as many rows as they need."""
    if any(card.die is not None for card in cards):
        return HEIGHT + 12 + -(-SIDES // _across(wide)) * (_DIE + _GAP)
    return HEIGHT + (_HOLDERS if any(card.holders for card in cards) else 0)


def head_size(cards: tuple[Card, ...], wide: int) -> int:
    """The size at which the longest head has room: beside each other all are of one size."""
    room = wide - 40 - ring.CELL - 4
    return min(text.fit(card.head, theme.HERO, "hero", room)[1] for card in cards)


def draw(sheet: Sheet, scene: Scene, card: Card, box: Box, size: int) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    room = right - left - 40
    sheet.write((left + 20, top + 58), card.head, Pen(size, "hero"), "lm")
    if card.die is None or card.space != "goal":
        ring.space_of(sheet, scene.words, card.space, (right - ring.CELL - 12, top + 10))
    title = Pen(theme.STRONG, "bold")
    sheet.write((left + 20, top + 134), card.title, title, "lm", room)
    line = Pen(theme.SMALL, "regular", theme.MUTED)
    lines = card.lines if card.president is None else card.lines[:-1]
    for number, told in enumerate(lines):
        pen = line.but(weight="semibold", ink=theme.TEXT) if number == 0 else line
        sheet.write((left + 20, top + 176 + 34 * number), told, pen, "lm", room)
    if card.president is not None:
        y = top + 176 + 34 * len(lines)
        x = round(sheet.write((left + 20, y), "★", line.but(ink=theme.BRASS), "lm")) + 8
        shapes.person(sheet, (x + 15, y), 15, card.president, theme.PANEL)
        names.write(sheet, scene, card.president, (x + 38, y), line, right - 20 - x - 38)
    if card.die is not None:
        _faces(sheet, card.die, _across(right - left), (left + 20, top + HEIGHT - 6))
    x = left + 20
    for seat, count in card.holders:
        shapes.person(sheet, (x + 17, top + HEIGHT + 14), 17, seat, theme.PANEL)
        pen = Pen(theme.BODY, "bold")
        x = round(sheet.write((x + 40, top + HEIGHT + 14), str(count), pen, "lm")) + 14


def _across(wide: int) -> int:
    """How many faces a card has beside each other: all six or half of them."""
    return SIDES if wide - 40 >= SIDES * (_DIE + _GAP) else SIDES // 2


def _faces(sheet: Sheet, which: int, across: int, corner: tuple[int, int]) -> None:
    """The six faces of a die."""
    for number, face in enumerate(SIDES_OF[which]):
        row, column = divmod(number, across)
        x = corner[0] + column * (_DIE + _GAP) + _DIE // 2
        y = corner[1] + row * (_DIE + _GAP) + _DIE // 2
        die(sheet, which, face, (x, y), _DIE, theme.PANEL)

"""The status symbols: both piles in their order, who has which, and what the next begins at."""

from __future__ import annotations

from games.greed.components import GOLD, PILE, SILVER, SYMBOL_ARROWS, SYMBOLS
from games.greed.symbols import on_top
from games.greed.view import View
from render import headline, names, shapes, theme
from render.greed import parts, people
from render.greed.look import colours, symbol_mark
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _ROW = 56, 76
_WIDE = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2


def draw(scene: Scene) -> Picture:
    foot = headline.TOP + _HEAD + PILE * _ROW + 8
    strip = foot + theme.GAP
    sheet = Sheet(colours(), theme.WIDTH, strip + people.HEIGHT + theme.MARGIN)
    headline.write(sheet, parts.title_of(scene))
    for pile in (GOLD, SILVER):
        left = theme.MARGIN + pile * (_WIDE + theme.GAP)
        _pile(sheet, scene, pile, (left, headline.TOP, left + _WIDE, foot))
    people.strip(sheet, scene, strip)
    return sheet.picture()


def owner(view: View, symbol: int) -> int | None:
    """Whose it is; None: nobody's yet."""
    found = (seat for seat, owned in enumerate(view.board.symbols) if symbol in owned)
    return next(found, None)


def _pile(sheet: Sheet, scene: Scene, pile: int, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    words, board = scene.words, scene.view.board
    head = Pen(theme.BODY, "semibold")
    name = words.say("picture-gold" if pile == GOLD else "picture-silver")
    sheet.write((left + 18, top + 30), name, head, "lm")
    floor = words.say("picture-from", floor=board.bases[pile])
    sheet.write((right - 18, top + 30), floor, head.but(weight="bold"), "rm", 200)
    for place in range(PILE):
        y = top + _HEAD + place * _ROW
        sheet.rule(left + 14, y, right - 14)
        _symbol(sheet, scene, PILE * pile + place, (left, y, right, y + _ROW))


def _symbol(sheet: Sheet, scene: Scene, symbol: int, box: Box) -> None:
    """Sold: its owner's disc. The next one: raised, in brass."""
    left, top, right, bottom = box
    words, y = scene.words, (top + bottom) // 2
    seat = owner(scene.view, symbol)
    is_next = symbol == on_top(scene.view.board, symbol // PILE)
    on = theme.RAISED if is_next else theme.PANEL
    if is_next:
        shapes.panel(sheet, (left + 8, top + 5, right - 8, bottom - 4), on, theme.PANEL, 12)
        bar = (left + 8, top + 14, left + 14, bottom - 13)
        shapes.panel(sheet, bar, theme.BRASS, on, 3)
    symbol_mark(sheet, symbol, (left + 22, y - 24), 48, on)
    points = words.say("picture-points-short", count=SYMBOLS[symbol].points)
    sheet.write((right - 18, top + 25), points, Pen(theme.SMALL, "bold", theme.TEXT, on), "rm")
    ink = theme.TEXT if seat is None else theme.MUTED
    name = Pen(theme.SMALL, "semibold", ink, on)
    told = words.fact("symbol", symbol)
    sheet.write((left + 84, top + 25), told, name, "lm", right - left - 190)
    if seat is not None:
        shapes.person(sheet, (left + 98, top + 54), 15, seat, on)
        pen = Pen(theme.NOTE, "regular", theme.MUTED, on)
        names.write(sheet, scene, seat, (left + 122, top + 54), pen, right - left - 142)
        return
    if is_next:
        pen = Pen(theme.NOTE, "semibold", theme.BRASS, on)
        sheet.write((right - 18, top + 54), words.say("picture-next-of"), pen, "rm")
    x = left + 84
    for told, hue in parts.arrows_of(words, SYMBOL_ARROWS[symbol]):
        x = round(sheet.write((x, top + 54), told, Pen(theme.NOTE, "semibold", hue, on), "lm")) + 16

"""The status symbols: both piles in their order, and who has which; of which tens everybody's cards are."""

from __future__ import annotations

from games.greed.components import GOLD, PILE, SILVER, SYMBOL_ARROWS, SYMBOLS
from games.greed.symbols import on_top
from games.greed.view import View
from render import question, shapes, table, text, theme
from render.greed import parts, people
from render.greed.look import colours, symbol_mark
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _ROW = 64, 100
_WIDE = (theme.WIDTH - 2 * theme.EDGE - theme.BETWEEN) // 2
_MARK = 58


def draw(scene: Scene) -> Picture:
    top = question.BOTH
    foot = top + _HEAD + PILE * _ROW + 8
    below = foot + theme.BETWEEN
    high = below + len(scene.names) * people.LINE + 8
    sheet = Sheet(colours(), theme.WIDTH, high + theme.EDGE)
    parts.ask(sheet, scene)
    for pile in (GOLD, SILVER):
        left = theme.EDGE + pile * (_WIDE + theme.BETWEEN)
        _pile(sheet, scene, pile, (left, top, left + _WIDE, foot))
    sheet.seam(below, "owners")
    parts.panel(sheet, below, high)
    tall, gone = [people.LINE] * len(scene.names), scene.view.board.left
    for seat, row in enumerate(table.rows(sheet, below + 4, tall, gone=gone)):
        people.line(sheet, scene, seat, row)
    return sheet.picture()


def owner(view: View, symbol: int) -> int | None:
    """Whose it is; None: nobody's yet."""
    found = (seat for seat, owned in enumerate(view.board.symbols) if symbol in owned)
    return next(found, None)


def _pile(sheet: Sheet, scene: Scene, pile: int, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    words, board = scene.words, scene.view.board
    head = Pen(theme.NAME, "semibold")
    name = words.say("picture-gold" if pile == GOLD else "picture-silver")
    sheet.write((left + 22, top + 36), name, head, "lm")
    floor = words.say("picture-from", floor=board.bases[pile])
    sheet.write((right - 22, top + 36), floor, head.but(weight="bold"), "rm", 300)
    following = on_top(board, pile)
    raised = [PILE * pile + place == following for place in range(PILE)]
    edges = (left, right)
    rows = table.rows(sheet, top + _HEAD, [_ROW] * PILE, raised, edges=edges, is_headed=True)
    for place, row in enumerate(rows):
        _symbol(sheet, scene, PILE * pile + place, row)


def _symbol(sheet: Sheet, scene: Scene, symbol: int, row: table.Row) -> None:
    """Letter and name; below them the points, and its owner's disc or the arrows. The next one is raised."""
    (left, top, right, _), on = row.box, row.on
    words, upper, lower = scene.words, top + 27, top + 73
    seat = owner(scene.view, symbol)
    symbol_mark(sheet, symbol, (left + 26, top + 21), _MARK, on)
    points = words.say("picture-points-short", count=SYMBOLS[symbol].points)
    pen = Pen(theme.LEAST_FACT, "bold", theme.TEXT, on)
    sheet.write((right - 22, lower), points, pen, "rm")
    ink = theme.TEXT if seat is None else theme.MUTED
    end = right - 22 - text.width(points, pen.size, pen.weight) - 14
    told, room = words.fact("symbol", symbol), right - 16 - left - 98
    name = Pen(theme.LEAST_FACT, "semibold", ink, on)
    sheet.write((left + 98, upper), _short(told, room), name, "lm", room)
    if seat is not None:
        shapes.person(sheet, (left + 98 + theme.DISC, lower), theme.DISC, seat, on)
        return
    x = left + 98
    for told, hue in parts.arrows_of(words, SYMBOL_ARROWS[symbol]):
        pen = Pen(theme.WORD, "medium", hue, on)
        if x + text.width(told, pen.size, pen.weight) > end:
            return
        x = round(sheet.write((x, lower), told, pen, "lm")) + 16


def _short(name: str, room: float) -> str:
    return (
        name
        if text.width(name, theme.WORD, "semibold") <= room
        else name.split(" (", maxsplit=1)[0]
    )

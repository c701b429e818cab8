"""The key of the map that says who is who, and below it the ranking with companies, cells and capital."""

from __future__ import annotations

from games.impero.state import View
from render import amounts, names, shapes, table, text, theme
from render.impero import people, signs
from render.impero.figures import directed, first_of, holdings, places
from render.impero.layout import PAD, Key
from render.impero.look import look
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

HEAD = 62
_LINES = ((10, 66), (16, 60), (20, 54))
"""Maximum players of each height of a line, in pixels."""
_LETTERS = 40
"""Pixels more of a line with companies' letters."""
_SWATCH = (72, 46)
_NAME = Pen(theme.NAME, "semibold")
_COUNT, _FIGURE = Pen(theme.LEAST_FACT, "semibold"), Pen(theme.FACT, "bold")
_CODES = Pen(theme.WORD, "medium", theme.MUTED)
_PLACE, _LAND, _WHO = theme.EDGE + 66, theme.EDGE + 84, theme.EDGE + 172
_CAPITAL = table.RIGHT - table.SIDE
_CHANGE, _CELLS, _FIRMS = _CAPITAL - 240, _CAPITAL - 440, _CAPITAL - 594
_TICK = 40


def key(sheet: Sheet, scene: Scene, placed: Key) -> None:
    """A piece of land with the number and the name of each, by seats."""
    view: View = scene.view
    left, top, right, _ = placed.box
    shapes.panel(sheet, placed.box, theme.PANEL, theme.SEA)
    rows = -(-len(view.capital) // placed.across)
    wide, high = (right - left - 2 * PAD) // placed.across, placed.line - 8
    for seat, gone in enumerate(view.left):
        column, row = divmod(seat, rows)
        x, y = left + PAD + column * wide, top + PAD + row * placed.line + placed.line // 2
        swatch(sheet, view, seat, (x, y), (62, high))
        pen = Pen(theme.LEAST_FACT, "semibold", theme.FAINT if gone else theme.TEXT)
        names.sign(sheet, scene, seat, (x + 74, y), pen, wide - 74 - 6)


def height(view: View) -> int:
    """Pixels of the ranking with its heads."""
    return HEAD + len(view.capital) * _line(view) + 8


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    """A line for each player, from first to last."""
    view: View = scene.view
    order, say = list(places(scene).lines()), scene.words.say
    box = (table.LEFT, top, table.RIGHT, top + height(view))
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    told = [amounts.whole(scene.words.money(cents)) for cents in view.capital]
    change = [_change(scene, cents) for cents in view.change]
    columns = (
        table.Column(_FIRMS, 100, say("picture-firms"), pen=_COUNT),
        table.Column(_CELLS, 144, say("sheet-head-cells"), pen=_COUNT),
        table.Column(_CHANGE, 190, say("picture-change"), pen=_COUNT),
        table.Column(_CAPITAL, 230, say("picture-capital"), pen=_FIGURE),
    )
    table.heads(sheet, columns, top + HEAD // 2)
    ready = f"{sum(view.ready)}/{len(view.ready)}"
    x = sheet.write((_LAND, top + HEAD // 2), "✓", table.HEAD.but(ink=theme.GAIN), "lm")
    sheet.write((x + 8, top + HEAD // 2), ready, table.HEAD, "lm")
    raised = [seat == view.me for seat, _ in order]
    gone = [view.left[seat] for seat, _ in order]
    heights = [_line(view)] * len(order)
    rows = table.rows(sheet, top + HEAD, heights, raised, gone=gone, is_headed=True)
    for row, (seat, place) in zip(rows, order, strict=True):
        y = row.top + _line(view) // 2 - (_LETTERS // 2 if signs.is_lettered(view) else 0)
        firms, cells = holdings(view)[seat]
        ink = theme.BRASS if seat == first_of(scene) else row.ink
        gain = theme.GAIN if view.change[seat] > 0 else theme.LOSS if view.change[seat] < 0 else ""
        values = (str(firms), str(cells), change[seat], told[seat])
        inks = ("", "", gain, ink)
        for column, value, colour in zip(columns, values, inks, strict=True):
            table.value(sheet, column, row, value, colour, y)
        pen = table.HEAD.but(weight="medium", ink=theme.BRASS if place == 1 else "", on=row.on)
        sheet.write((_PLACE, y), str(place), pen if place == 1 else pen.but(ink=theme.MUTED), "rm")
        swatch(sheet, view, seat, (_LAND, y), _SWATCH, row.on)
        _name(sheet, scene, seat, row, y)


def _name(sheet: Sheet, scene: Scene, seat: int, row: table.Row, y: int) -> None:
    """The name, a tick if they are ready, and below both their companies' letters."""
    view: View = scene.view
    # If all are ready the headline says so, and ticks would only take room from the names.
    has_tick = view.ready[seat] and not all(view.ready)
    room = _FIRMS - 60 - _WHO - (_TICK if has_tick else 0)
    pen = _NAME.but(ink=theme.FAINT if row.is_gone else theme.TEXT, on=row.on)
    end = names.sign(sheet, scene, seat, (_WHO, y), pen, room)
    if has_tick:
        tick = Pen(theme.LEAST_FACT, "bold", theme.GAIN, row.on)
        sheet.write((end + 8, y), "✓", tick, "lm")
    if signs.is_lettered(view):
        codes = _codes(view, seat, _CAPITAL - _WHO)
        sheet.write((_WHO, y + 48), codes, _CODES.but(on=row.on), "lm")


def _codes(view: View, seat: int, room: int) -> str:
    """The letters of the companies that a player directs; of those without room the number."""
    own = [look(number).code for number in directed(view, seat)]
    shown, told = len(own), " ".join(own)
    while shown and text.width(told, _CODES.size, _CODES.weight) > room:
        shown -= 1
        told = " ".join((*own[:shown], f"+{len(own) - shown}"))
    return told or theme.ABSENT


def _line(view: View) -> int:
    line = next(high for most, high in _LINES if len(view.capital) <= most)
    return line + (_LETTERS if signs.is_lettered(view) else 0)


def _change(scene: Scene, cents: int) -> str:
    told = amounts.whole(scene.words.money(cents))
    return f"+{told}" if cents > 0 else told


def swatch(
    sheet: Sheet,
    view: View,
    seat: int,
    at: tuple[int, int],
    size: tuple[int, int],
    on: str = theme.PANEL,
) -> None:
    """A piece of a player's land with their number; `at` is the middle of its left edge."""
    (left, y), high = at, size[1]
    digits = min(46, max(theme.LEAST_FACT, round(high * 0.8)))
    drawn = people.piece(seat, size, digits, on, gone=view.left[seat])
    sheet.paste(drawn, (left, y - high // 2))

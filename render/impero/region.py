"""An enlarged region of the map, and the cells of one company."""

from __future__ import annotations

from games.impero.geography import Spot, geography
from games.impero.regions import HIGH, WIDE, region_facts, regions
from games.impero.state import View
from render import question, shapes, text, theme
from render.impero import parts, plots
from render.impero.fabric import hatch
from render.impero.figures import owned
from render.impero.letters import heart
from render.impero.look import colours, look, mark
from render.impero.plots import LARGEST, SMALLEST, Window
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_LINE = 74
_ACROSS = 2
LEGEND = 124
"""Pixels of the two lines of signs."""
_NAME, _NOTE = Pen(theme.LEAST_FACT, "semibold"), Pen(theme.WORD, "regular", theme.MUTED)
_GAP = 18


def draw(scene: Scene, number: int) -> Picture:
    """The picture of region `number` of `regions.regions`. LookupError if there is none."""
    view: View = scene.view
    window = _window(view, regions(view.land)[number])
    companies = _seen(view, window)
    upper = question.ALONE
    foot = upper + plots.size(window)[1] + _GAP
    lines = -(-len(companies) // _ACROSS)
    low = foot + (lines * _LINE + 2 * _GAP if lines else 0)
    sheet = Sheet(colours(), theme.WIDTH, low + LEGEND + theme.EDGE, theme.SEA)
    facts = region_facts(view.land, view.options.country, number)
    question.write(sheet, scene.words.say("page-region", **facts), on=theme.SEA)
    sheet.seam(foot, "companies")
    # In the middle, but for the numbers of the rows.
    left = (theme.WIDTH - plots.size(window)[0] - plots.EDGE[0] // 2) // 2
    plots.paint(sheet, view, window, (max(theme.EDGE, left), upper), theme.SEA)
    if lines:
        edges = (theme.EDGE, foot, theme.WIDTH - theme.EDGE, foot + lines * _LINE + _GAP)
        shapes.panel(sheet, edges, theme.PANEL, theme.SEA)
    for place, company in enumerate(companies):
        row, column = divmod(place, _ACROSS)
        _owner(sheet, scene, company, column, foot + _GAP // 2 + row * _LINE + _LINE // 2)
    legend(sheet, scene, (theme.EDGE + 8, low + LEGEND // 2), theme.SEA)
    return sheet.picture()


def _window(view: View, corner: Spot) -> Window:
    """The region without what is all sea around its land, as large as there is room for."""
    whole = Window(*corner, WIDE, HIGH, SMALLEST)
    spots = [spot for spot in geography(view.land).spots if whole.has(spot)]
    (left, columns), (top, rows) = (_span([spot[axis] for spot in spots]) for axis in (0, 1))
    room = theme.WIDTH - 2 * theme.EDGE - plots.EDGE[0]
    high = theme.SLOT - question.ALONE - plots.EDGE[1] - theme.EDGE
    return Window(left, top, columns, rows, min(LARGEST, room // columns, high // rows))


def ground(view: View, company: int, room: int, tallest: int) -> Window:
    """The window of a company's own and rented cells and those beside them, within `room` pixels; around
    its heart if they do not fit.
    """
    country = geography(view.land)
    own = (*owned(view)[company], *view.companies[company].rented)
    around = {near for cell in own for near in country.around[cell]} | set(own)
    spots = [country.spots[cell] for cell in around]
    if not spots:
        return Window(0, 0, 1, 1, SMALLEST)
    (left, columns), (top, rows) = (_span([spot[axis] for spot in spots]) for axis in (0, 1))
    wide, high = room - plots.EDGE[0], tallest - plots.EDGE[1]
    cell = max(SMALLEST, min(LARGEST, wide // columns, high // rows))
    most_columns, most_rows = wide // cell, high // cell
    middle = heart([country.spots[one] for one in own])
    left, columns = _shortened(left, columns, most_columns, middle[0])
    top, rows = _shortened(top, rows, most_rows, middle[1])
    return Window(left, top, columns, rows, cell)


def draw_ground(sheet: Sheet, scene: Scene, window: Window, at: tuple[int, int], on: str) -> None:
    """The window of `ground`, its corner at `at`."""
    plots.paint(sheet, scene.view, window, at, on)


def legend(sheet: Sheet, scene: Scene, at: tuple[int, int], on: str) -> None:
    """Two lines with the meaning of the signs; `at` is the left end, in the middle of both."""
    say, pen = scene.words.say, _NOTE.but(on=on)
    left, y = at[0], at[1] - LEGEND // 4
    room = theme.WIDTH - 2 * theme.EDGE - 94
    keys = ("picture-stability", "picture-half", "picture-dark")
    # As they stand in the cells, where there is room for no more.
    signs = (("50%", theme.LOSS), ("0%", theme.DANGER))
    taken = sum(text.width(sign, pen.size, "medium") + 36 + 12 for sign, _ in signs)
    stable, *others = text.beside([say(key) for key in keys], pen.size, pen.weight, room - taken)
    plots.stability(sheet, (left + 40, y), 2, (theme.TEXT, theme.LINE, on))
    x = round(sheet.write((left + 94, y), stable, pen, "lm")) + 36
    for (sign, ink), words in zip(signs, others, strict=True):
        x = round(sheet.write((x, y), sign, pen.but(weight="medium", ink=ink), "lm")) + 12
        x = round(sheet.write((x, y), words, pen, "lm")) + 36
    y = at[1] + LEGEND // 4
    stripes = hatch(76, 36)
    sheet.image.paste(sheet.palette.index(look(0).fill), (left, y - 18), stripes)
    told = [say(key) for key in ("picture-rented-by", "picture-new")]
    rented, new = text.beside(told, pen.size, pen.weight, room - 36 - 52)
    x = round(sheet.write((left + 94, y), rented, pen, "lm")) + 36
    shapes.framed(sheet, (x, y - 19, x + 38, y + 19), theme.BRASS, on, 7, theme.STROKE)
    sheet.write((x + 52, y), new, pen, "lm")


def _span(numbers: list[int]) -> tuple[int, int]:
    return min(numbers), max(numbers) - min(numbers) + 1


def _shortened(first: int, count: int, most: int, middle: float) -> tuple[int, int]:
    if count <= most:
        return first, count
    start = round(middle - most / 2)
    return max(first, min(start, first + count - most)), most


def _seen(view: View, window: Window) -> list[tuple[int, int]]:
    """The companies with cells in the window, each with the number of all its cells."""
    spots = geography(view.land).spots
    return [
        (company, len(cells))
        for company, cells in enumerate(owned(view))
        if any(window.has(spots[cell]) for cell in cells)
    ]


def _owner(sheet: Sheet, scene: Scene, owned_cells: tuple[int, int], column: int, y: int) -> None:
    """A company of the letters, its director and number of cells: half a line."""
    view: View = scene.view
    company, cells = owned_cells
    half = (theme.WIDTH - 2 * theme.EDGE) // _ACROSS
    x, right = theme.EDGE + column * half + 18, theme.EDGE + (column + 1) * half - 18
    mark(sheet, company, (x, y - parts.BADGE // 2), parts.BADGE, theme.PANEL)
    x += parts.BADGE + 10
    seat = view.companies[company].director
    shapes.person(sheet, (x + parts.DISC, y), parts.DISC, seat, theme.PANEL, gone=view.left[seat])
    x += 2 * parts.DISC + 12
    count = scene.words.say("picture-cells", count=cells)
    sheet.write((right, y), count, _NOTE, "rm")
    room = right - text.width(count, _NOTE.size, _NOTE.weight) - 14 - x
    parts.entitled(sheet, scene, company, (x, y), _NAME, room)

"""An enlarged region of the map, and the cells of one company."""

from __future__ import annotations

from games.impero.geography import geography
from games.impero.regions import HIGH, WIDE, region_facts, regions
from games.impero.state import View
from render import headline, names, shapes, text, theme
from render.impero import parts, plots
from render.impero.fabric import hatch
from render.impero.figures import owned
from render.impero.letters import heart
from render.impero.look import colours, look, mark
from render.impero.plots import LARGEST, SMALLEST, Window
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_BADGE = 48
_LINE = 66
_LEGEND = 60
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED, theme.SEA)


def draw(scene: Scene, number: int) -> Picture:
    """The picture of region `number` of `regions.regions`. LookupError if there is none."""
    view: View = scene.view
    left, top = regions(view.land)[number]
    window = Window(left, top, WIDE, HIGH, LARGEST)
    companies = _seen(view, window)
    foot = headline.TOP + plots.size(window)[1] + 20
    lines = _arranged(scene, companies)
    height = foot + len(lines) * _LINE + _LEGEND
    sheet = Sheet(colours(), theme.WIDTH, height, theme.SEA)
    title = headline.Headline(
        words=scene.words.say(
            "page-region", **region_facts(view.land, view.options.country, number)
        ),
        title=names.table(scene),
        note=parts.turn(scene),
    )
    headline.write(sheet, title, on=theme.SEA)
    plots.paint(sheet, view, window, (theme.MARGIN, headline.TOP), theme.SEA)
    for number_of_line, line in enumerate(lines):
        _owners(sheet, scene, line, foot + number_of_line * _LINE + _LINE // 2)
    legend(sheet, scene, (theme.MARGIN + 12, height - _LEGEND // 2), theme.SEA)
    return sheet.picture()


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
    """A line with the meaning of the signs; `at` is the middle of its left end."""
    say, pen = scene.words.say, _NOTE.but(on=on)
    x, y = at
    plots.stability(sheet, (x + 33, y), 2, (theme.TEXT, theme.LINE, on))
    x = round(sheet.write((x + 78, y), say("picture-stability"), pen, "lm")) + 30
    for sign, ink, key in (
        ("50%", theme.LOSS, "picture-half"),
        ("0%", theme.DANGER, "picture-dark"),
    ):
        x = round(sheet.write((x, y), sign, pen.but(weight="semibold", ink=ink), "lm")) + 10
        x = round(sheet.write((x, y), say(key), pen, "lm")) + 30
    stripes = hatch(52, 26)
    sheet.image.paste(sheet.palette.index(look(0).fill), (x, y - 13), stripes)
    x = round(sheet.write((x + 62, y), say("picture-rented-by"), pen, "lm")) + 30
    shapes.framed(sheet, (x, y - 13, x + 26, y + 13), theme.BRASS, on, 7, 4)
    sheet.write((x + 38, y), say("picture-new"), pen, "lm")


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


def _arranged(scene: Scene, companies: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The companies in lines, each as full as it can be."""
    lines: list[list[tuple[int, int]]] = []
    # Full from the start, so that the first company opens a line.
    used = theme.WIDTH
    for company in companies:
        wide = _width(scene, *company)
        if used + wide > theme.WIDTH - 2 * theme.MARGIN or not lines:
            lines.append([])
            used = 0
        lines[-1].append(company)
        used += wide
    return lines


def _width(scene: Scene, company: int, cells: int) -> int:
    name, count = parts.titled(scene, company), _cells(scene, cells)
    words = text.width(name, theme.SMALL, "semibold") + text.width(count, theme.NOTE, "regular")
    return 104 + round(words) + 52


def _cells(scene: Scene, count: int) -> str:
    return scene.words.say("picture-cells", count=count)


def _owners(sheet: Sheet, scene: Scene, companies: list[tuple[int, int]], y: int) -> None:
    """A line with the companies of the letters, their directors and cells."""
    view: View = scene.view
    x = theme.MARGIN + 12
    pen = Pen(theme.SMALL, "semibold", theme.TEXT, theme.SEA)
    for company, cells in companies:
        mark(sheet, company, (x, y - _BADGE // 2), _BADGE, theme.SEA)
        seat = view.companies[company].director
        shapes.person(sheet, (x + 74, y), 19, seat, theme.SEA, gone=view.left[seat])
        name, count = parts.titled(scene, company), _cells(scene, cells)
        last = theme.WIDTH - theme.MARGIN - 12 - text.width(count, theme.NOTE, "regular")
        end = sheet.write((x + 104, y), name, pen, "lm", last - x - 104)
        sheet.write((end + 12, y), count, _NOTE, "lm")
        x += _width(scene, company, cells)

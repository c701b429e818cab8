"""A company's page: four boxes, its forecast, its shareholders, its cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.components import BOX
from games.impero.geography import geography
from games.impero.state import View
from render import headline, names, shapes, theme
from render.impero import columns, parts, plots, region
from render.impero.columns import ColumnTable
from render.impero.figures import account, for_sale, forecast, holders, owned, paid
from render.impero.look import colours, mark
from render.impero.parts import Column, Figure
from render.impero.plots import Window
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_NEXT = 136
_HOLDER = 62
_LEGEND = 56
_ACROSS = 2
_STAR = 28
"""Pixels for the director's star."""
_SHARES, _PART = Pen(theme.BODY, "bold"), Pen(theme.NOTE, "regular", theme.MUTED)
_TALLEST = 780
"""The most pixels of the cells' height."""


def draw(scene: Scene, number: int) -> Picture:
    view: View = scene.view
    held = len(holders(view, number))
    rows = -(-held // _ACROSS)
    upper = headline.TOP + parts.BOXES + theme.GAP
    middle = upper + _NEXT + theme.GAP
    lower = middle + parts.height(rows, _HOLDER) + theme.GAP
    window = region.ground(view, number, parts.RIGHT - parts.LEFT, _TALLEST)
    high = parts.HEAD + plots.size(window)[1] + _LEGEND
    sheet = Sheet(colours(), theme.WIDTH, lower + high + theme.MARGIN)
    _headline(sheet, scene, number)
    parts.boxes(sheet, headline.TOP, boxes(scene, number))
    _next(sheet, scene, number, upper)
    _shareholders(sheet, scene, number, middle)
    _ground(sheet, scene, number, window, (lower, lower + high))
    return sheet.picture()


def boxes(scene: Scene, number: int) -> tuple[Figure, ...]:
    """Capital, income, dividend, points (Managing a company)."""
    view: View = scene.view
    say, money = scene.words.say, scene.words.money
    one, last = view.companies[number], account(view, number)
    points = BOX.company.points + BOX.company.points_per_shareholder * len(one.holders)
    note = (
        say("sheet-each-share", amount=last.per_share)
        if last
        else say("sheet-no-income", turn=view.turn)
    )
    return (
        Figure(
            say("sheet-capital"),
            money(view.funds[number]),
            say("sheet-kept", amount=last.kept) if last and last.kept else "",
            note_ink=theme.GAIN,
        ),
        Figure(say("sheet-income"), money(last.gross) if last else theme.ABSENT, note),
        Figure(
            say("sheet-dividend"),
            say("sheet-percent", percent=one.dividend),
            say("sheet-stays", percent=100 - one.dividend),
        ),
        Figure(
            say("sheet-company-points"), str(one.points), say("sheet-points-next", count=points)
        ),
    )


def _headline(sheet: Sheet, scene: Scene, number: int) -> None:
    """Badge and name, below it the director."""
    view: View = scene.view
    title = headline.Headline(
        words=parts.titled(scene, number),
        title=names.table(scene),
        note=parts.turn(scene),
        indent=84,
    )
    mark(sheet, number, (theme.MARGIN, 26), 68, theme.PAGE)
    x = headline.write(sheet, title, has_second_line=True)
    director, y = view.companies[number].director, headline.TOP - 20
    shapes.person(sheet, (x + 17, y), 17, director, theme.PAGE, gone=view.left[director])
    pen = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)
    words = names.said(scene, "sheet-director", seat=director)
    sheet.write((x + 44, y), words, pen, "lm", theme.WIDTH - 320 - x)


def _next(sheet: Sheet, scene: Scene, number: int, top: int) -> None:
    """The next closing's earnings if no cell has a blackout."""
    edges = (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + _NEXT)
    shapes.panel(sheet, edges)
    parts.head(sheet, top + 28, scene.words.say("sheet-next-turn"))
    told = list(expected(scene, number))
    wide = (parts.RIGHT - parts.LEFT) // len(told)
    pen, note = Pen(theme.BODY, "bold"), Pen(theme.NOTE, "regular", theme.MUTED)
    for place, (words, label) in enumerate(told):
        x = parts.LEFT + place * wide
        sheet.write((x, top + 74), words, pen, "lm", wide - 16)
        sheet.write((x, top + 110), label, note, "lm", wide - 16)


def expected(scene: Scene, number: int) -> Iterator[tuple[str, str]]:
    """Figures with their labels: earnings, kept money, per share, the viewer's part."""
    view: View = scene.view
    say, money = scene.words.say, scene.words.money
    seen, me = forecast(view, number), view.me
    yield money(seen.gross), say("sheet-head-earned")
    yield money(seen.kept), say("sheet-head-kept")
    yield money(seen.per_share), say("sheet-head-each")
    if me is not None and view.companies[number].shares[me]:
        yield money(seen.per_share * view.companies[number].shares[me]), say("sheet-your-part")
    yield str(seen.cells), say("sheet-head-cells")
    if seen.rented:
        yield str(seen.rented), say("sheet-rented")
    if seen.let:
        yield str(seen.let), say("sheet-let")


def _shareholders(sheet: Sheet, scene: Scene, number: int, top: int) -> None:
    """Filled downwards, then to the right."""
    view: View = scene.view
    seats = holders(view, number)
    rows = -(-len(seats) // _ACROSS)
    parts.panel(sheet, top, rows, _HOLDER)
    total, y = sum(view.companies[number].shares), top + parts.HEAD // 2
    parts.head(sheet, y, scene.words.say("sheet-shareholders", count=total))
    wide = (parts.RIGHT - parts.LEFT + 32) // _ACROSS
    spots = list(parts.lines(sheet, top, rows, _HOLDER))
    whole = _table(scene, number, seats, (parts.LEFT, parts.LEFT + wide - 32))
    for column in range(-(-len(seats) // rows)):
        own = seats[column * rows : (column + 1) * rows]
        x = parts.LEFT + column * wide
        table = whole.part(column * rows, (column + 1) * rows, column * wide)
        paid_out = table.columns[-1]
        note = Pen(theme.NOTE, "regular", theme.MUTED)
        sheet.write((paid_out.right, y), paid_out.label, note, "rm", paid_out.room)
        for seat, row, spot in zip(own, table.rows, spots, strict=False):
            _holder(sheet, scene, (number, seat), (x, spot), (table.columns, row))


def _table(scene: Scene, number: int, seats: Sequence[int], ends: tuple[int, int]) -> ColumnTable:
    """Shares, their per cent, and their last payment."""
    view: View = scene.view
    one, last = view.companies[number], account(view, number)
    total, rows = sum(one.shares), []
    for seat in seats:
        # Halves go up; Python's own rounding would make 12.5 per cent 12.
        part = (200 * one.shares[seat] + total) // (2 * total)
        money = scene.words.money(paid(last, seat)) if last else theme.ABSENT
        percent = scene.words.say("sheet-percent", percent=part)
        rows.append((str(one.shares[seat]), percent, money))
    return columns.spread(
        ("", "", scene.words.say("sheet-head-paid-out")),
        rows,
        [names.called(scene, seat) for seat in seats],
        ends=(ends[0] + _STAR - 4, ends[1]),
        pens=(_SHARES, _PART, parts.FIGURE),
    )


def _holder(
    sheet: Sheet,
    scene: Scene,
    holding: tuple[int, int],
    at: tuple[int, int],
    told: tuple[Sequence[Column], Sequence[str]],
) -> None:
    """Star, disc and name; shares, their per cent, their last payment; shares on sale."""
    view: View = scene.view
    (number, seat), (x, y), (shown, row) = holding, at, told
    if seat == view.companies[number].director:
        sheet.write((x + 10, y), "★", Pen(theme.SMALL, "bold", theme.BRASS), "mm")
    mine = Pen(theme.SMALL, "semibold", theme.BRASS if seat == view.me else theme.TEXT)
    locked, x, right = for_sale(view, number, seat), x + _STAR, shown[0].right - shown[0].room - 8
    parts.person(sheet, scene, seat, (x, y), right, mine, rise=13 if locked else 0)
    if locked:
        words = scene.words.say("sheet-for-sale", count=locked)
        sheet.write((x + 48, y + 16), words, _PART, "lm", right - x - 48)
    for one, words, pen in zip(shown, row, (_SHARES, _PART, parts.FIGURE), strict=True):
        sheet.write((one.right, y), words, pen, "rm", one.room)


def _ground(sheet: Sheet, scene: Scene, number: int, window: Window, ends: tuple[int, int]) -> None:
    """The company's cells and those beside them, enlarged."""
    view: View = scene.view
    top, bottom = ends
    shapes.panel(sheet, (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, bottom))
    y = top + parts.HEAD // 2
    parts.head(sheet, y, scene.words.say("sheet-ground"))
    spots = geography(view.land).spots
    hidden = sum(not window.has(spots[cell]) for cell in owned(view)[number])
    if hidden:
        words = scene.words.say("sheet-not-shown", count=hidden)
        sheet.write((parts.RIGHT, y), words, Pen(theme.NOTE, "regular", theme.MUTED), "rm")
    room = parts.RIGHT - parts.LEFT - plots.size(window)[0]
    at = (parts.LEFT + max(0, room // 2), top + parts.HEAD)
    region.draw_ground(sheet, scene, window, at, theme.PANEL)
    region.legend(sheet, scene, (parts.LEFT, bottom - _LEGEND // 2 + 2), theme.PANEL)

"""A company's page: four boxes, its forecast, its shareholders, its cells."""

from __future__ import annotations

from collections.abc import Iterator

from games.impero.components import BOX
from games.impero.geography import geography
from games.impero.state import View
from render import names, question, shapes, text, theme
from render.impero import parts, plots, region
from render.impero.figures import account, for_sale, forecast, holders, owned, paid
from render.impero.look import colours, mark
from render.impero.parts import Figure
from render.impero.plots import Window
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_NEXT = 124
_LEGEND = region.LEGEND
_ACROSS = 2
_STAR = 40
"""Pixels for the director's star."""
_SHARES = Pen(theme.FACT, "bold")
_STATE = Pen(theme.WORD + 2, "medium")
_TALLEST = 1040
"""Maximum pixels of the cells' height."""


def draw(scene: Scene, number: int) -> Picture:
    view: View = scene.view
    rows = -(-len(holders(view, number)) // _ACROSS)
    upper = question.BOTH + parts.rows(4)
    middle = upper + _NEXT + parts.GAP
    lower = middle + parts.height(rows) + parts.GAP
    window = region.ground(view, number, parts.RIGHT - parts.LEFT, _TALLEST)
    high = parts.HEAD + plots.size(window)[1] + _LEGEND
    sheet = Sheet(colours(), theme.WIDTH, lower + high + theme.EDGE)
    _headline(sheet, scene, number)
    parts.boxes(sheet, question.BOTH, boxes(scene, number))
    for y, panel in ((upper, "next"), (middle, "holders"), (lower, "ground")):
        sheet.seam(y, panel)
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
            say("sheet-company-capital"),
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
    director = scene.view.companies[number].director
    at = (theme.EDGE, question.MIDDLE - 38)
    mark(sheet, number, at, 76, theme.PAGE)
    state = names.said(scene, "sheet-director", seat=director)
    state = question.with_short_names(state, names.everybody(scene), _STATE, 900)
    title = parts.titled(scene, number)
    question.write(sheet, title, state, names=(title,), indent=86)


def _next(sheet: Sheet, scene: Scene, number: int, top: int) -> None:
    """The next closing's earnings if no cell has a blackout."""
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + _NEXT))
    parts.head(sheet, top + 34, scene.words.say("sheet-next-turn"))
    told = [(label, words) for words, label in expected(scene, number)]
    parts.pairs(sheet, (parts.LEFT, top + 86), told, parts.RIGHT - parts.LEFT)


def expected(scene: Scene, number: int) -> Iterator[tuple[str, str]]:
    """Figures with their labels: earnings, per share, the viewer's part, kept money, cells."""
    view: View = scene.view
    say, money = scene.words.say, scene.words.money
    seen, me = forecast(view, number), view.me
    yield money(seen.gross), say("sheet-head-earned")
    yield money(seen.per_share), say("sheet-head-each")
    if me is not None and view.companies[number].shares[me]:
        yield money(seen.per_share * view.companies[number].shares[me]), say("sheet-your-part")
    yield money(seen.kept), say("sheet-head-kept")
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
    parts.panel(sheet, top, rows)
    total, y, say = sum(view.companies[number].shares), top + parts.HEAD // 2, scene.words.say
    parts.head(sheet, y, say("sheet-shareholders", count=total), say("sheet-head-paid-out"))
    wide = (parts.RIGHT - parts.LEFT + 40) // _ACROSS
    spots = list(parts.lines(sheet, top, rows))
    for place, seat in enumerate(seats):
        column, row = divmod(place, rows)
        x = parts.LEFT + column * wide
        _holder(sheet, scene, (number, seat), (x, spots[row]), x + wide - 40)


def _holder(
    sheet: Sheet, scene: Scene, holding: tuple[int, int], at: tuple[int, int], right: int
) -> None:
    """Star, disc and name; shares, those on sale below the name, their last payment."""
    view: View = scene.view
    (number, seat), (x, middle) = holding, at
    locked = for_sale(view, number, seat)
    y = middle - (18 if locked else 0)
    one, last = view.companies[number], account(view, number)
    if seat == one.director:
        sheet.write((x + 14, middle), "★", Pen(theme.LEAST_FACT, "bold", theme.BRASS), "mm")
    money = scene.words.money(paid(last, seat)) if last else theme.ABSENT
    pen = Pen(theme.WORD, "medium", theme.MUTED)
    told = text.fitting(money, pen, 150)
    sheet.write((right, y), told, pen, "rm")
    edge = right - 160
    sheet.write((edge, y), str(one.shares[seat]), _SHARES, "rm")
    edge -= round(text.width(str(one.shares[seat]), _SHARES.size, _SHARES.weight)) + 14
    ink = theme.BRASS if seat == view.me else theme.TEXT
    mine = Pen(theme.LEAST_FACT, "semibold", ink)
    parts.person(sheet, scene, seat, (x + _STAR, middle), edge, mine, rise=middle - y)
    if locked:
        words = scene.words.say("sheet-for-sale", count=locked)
        sheet.write((x + _STAR + 2 * parts.DISC + 12, middle + 20), words, pen, "lm")


def _ground(sheet: Sheet, scene: Scene, number: int, window: Window, ends: tuple[int, int]) -> None:
    """The company's cells and those beside them, enlarged."""
    view: View = scene.view
    top, bottom = ends
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, bottom))
    spots = geography(view.land).spots
    hidden = sum(not window.has(spots[cell]) for cell in owned(view)[number])
    words = scene.words.say("sheet-not-shown", count=hidden) if hidden else ""
    parts.head(sheet, top + parts.HEAD // 2, scene.words.say("sheet-ground"), words)
    room = parts.RIGHT - parts.LEFT - plots.size(window)[0]
    at = (parts.LEFT + max(0, room // 2), top + parts.HEAD)
    region.draw_ground(sheet, scene, window, at, theme.PANEL)
    region.legend(sheet, scene, (parts.LEFT, bottom - _LEGEND // 2), theme.PANEL)

"""The private picture: a player's money and points, companies, shares, deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.components import BOX, COSTS
from games.impero.state import View
from render import headline, theme
from render.impero import columns, dealings, parts
from render.impero.columns import Table
from render.impero.figures import account, brought, directed, owned, paid, places, shared
from render.impero.look import colours
from render.impero.parts import Figure
from render.scene import Picture, Scene
from render.sheet import Sheet

OWN, OTHERS = 16, 16
"""The most companies listed; of more only the number is told."""
_ACROSS = 2
"""Companies of others stand beside one another."""
_PIP, _STEP = 9, 11


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    own, others = directed(view, view.me), shared(view, view.me)
    deals = dealings.of(view)
    counts = (
        max(1, min(len(own), OWN)),
        -(-min(len(others), OTHERS) // _ACROSS),
        dealings.lines(deals),
    )
    high = sum(theme.GAP + parts.height(count) for count in counts if count)
    top = headline.TOP + parts.BOXES
    sheet = Sheet(colours(), theme.WIDTH, top + high + theme.MARGIN)
    only_you = scene.words.say("sheet-only-you")
    headline.write(sheet, parts.title(scene, scene.words.say("sheet-empire"), only_you))
    parts.boxes(sheet, headline.TOP, boxes(scene))
    _points(sheet, view)
    top = _companies(sheet, scene, top + theme.GAP, parts.cut(own, OWN))
    if others:
        top = _shares(sheet, scene, top, parts.cut(others, OTHERS))
    if deals:
        dealings.write(sheet, scene, top, deals)
    return sheet.picture()


def boxes(scene: Scene) -> tuple[Figure, ...]:
    """Present capital and points, and place and payments of the last closing."""
    view: View = scene.view
    say, money, me = scene.words.say, scene.words.money, view.me or 0
    cash = view.capital[me] if view.cash is None else view.cash
    since, ink = parts.change(scene, cash - view.capital[me])
    closing, closing_ink = parts.change(scene, view.change[me])
    place, count = places(scene).place_of(me), len(view.capital)
    ranking_ink = theme.BRASS if place == 1 else theme.TEXT
    return (
        Figure(
            say("sheet-capital"), money(cash), say("sheet-this-turn", words=since), note_ink=ink
        ),
        Figure(say("sheet-points"), str(view.points or 0), ""),
        Figure(
            say("sheet-ranking"),
            say("sheet-place", place=place),
            say("sheet-of-players", count=count),
            ranking_ink,
        ),
        Figure(
            say("sheet-last-closing"),
            closing,
            say("sheet-from-shares", amount=brought(view)),
            closing_ink,
        ),
    )


def _points(sheet: Sheet, view: View) -> None:
    """A pip for each point of a turn; those left are bright."""
    most = BOX.player.points
    whole = (theme.WIDTH - 2 * theme.MARGIN + theme.GAP) // 4
    x, y = theme.MARGIN + whole + 18, headline.TOP + 116
    for point in range(most):
        ink = theme.BRASS if point < (view.points or 0) else theme.LINE
        left = x + point * _STEP
        sheet.fill((left, y, left + _PIP - 2, y + 2 * _PIP), ink)


def _companies(sheet: Sheet, scene: Scene, top: int, told: tuple[Sequence[int], int]) -> int:
    """Write the panel; returns the top of the next one."""
    numbers, left_out = told
    table = _table(scene, numbers)
    count = max(1, len(numbers) + bool(left_out))
    parts.panel(sheet, top, count)
    shown = table.columns if numbers else ()
    parts.head(sheet, top + parts.HEAD // 2, scene.words.say("sheet-own"), shown)
    spots = parts.lines(sheet, top, count)
    for place, (number, y) in enumerate(zip((*numbers, None), spots, strict=False)):
        if number is not None:
            parts.company(sheet, scene, number, y, table.left - 8)
            parts.figures(sheet, y, table.columns, table.rows[place])
        elif left_out:
            parts.more(sheet, scene, y, left_out)
        else:
            words = scene.words.say("sheet-no-company", count=COSTS.found)
            sheet.write((parts.LEFT, y), words, parts.MORE, "lm", parts.RIGHT - parts.LEFT)
    return top + parts.height(count) + theme.GAP


def _shares(sheet: Sheet, scene: Scene, top: int, told: tuple[Sequence[int], int]) -> int:
    """Other players' companies, column by column; returns the top of the next panel."""
    numbers, left_out = told
    count = len(numbers) + bool(left_out)
    rows = -(-count // _ACROSS)
    parts.panel(sheet, top, rows)
    y = top + parts.HEAD // 2
    wide = (parts.RIGHT - parts.LEFT + 32) // _ACROSS
    lines = list(parts.lines(sheet, top, rows))
    title = scene.words.say("sheet-shares")
    whole = _held(scene, numbers, title, (parts.LEFT, parts.LEFT + wide - 32))
    for column in range(-(-count // rows)):
        own = numbers[column * rows : (column + 1) * rows]
        x = parts.LEFT + column * wide
        table = whole.part(column * rows, (column + 1) * rows, column * wide)
        parts.head(sheet, y, "" if column else title, table.columns)
        for number, line, row in zip(own, lines, table.rows, strict=False):
            parts.company(sheet, scene, number, line, table.left - 8, x=x)
            parts.figures(sheet, line, table.columns, row)
    if left_out:
        parts.more(sheet, scene, lines[(count - 1) % rows], left_out, x)
    return top + parts.height(rows) + theme.GAP


def _held(scene: Scene, numbers: Sequence[int], title: str, ends: tuple[int, int]) -> Table:
    """The viewer's part of all shares, and its last payment."""
    labels = [scene.words.say(key) for key in ("sheet-head-mine", "sheet-head-paid")]
    rows = [tuple(_told(scene, number))[-2:] for number in numbers]
    names = [parts.titled(scene, number) for number in numbers]
    return columns.spread(labels, rows, names, title=title, ends=ends)


def _table(scene: Scene, numbers: Sequence[int]) -> Table:
    keys = ("capital", "points", "cells", "earned", "dividend", "mine", "paid")
    labels = [scene.words.say(f"sheet-head-{key}") for key in keys]
    names = [parts.titled(scene, number) for number in numbers]
    rows = [tuple(_told(scene, number)) for number in numbers]
    return columns.spread(labels, rows, names, title=scene.words.say("sheet-own"))


def _told(scene: Scene, number: int) -> Iterator[str]:
    """Of a company: money, points, cells, the last earnings, the dividend, the viewer's part."""
    view: View = scene.view
    one, last, me = view.companies[number], account(view, number), view.me
    yield scene.words.money(view.funds[number])
    yield str(one.points)
    yield str(len(owned(view)[number]))
    yield scene.words.money(last.gross) if last else theme.ABSENT
    yield scene.words.say("sheet-percent", percent=one.dividend)
    yield f"{0 if me is None else one.shares[me]}/{sum(one.shares)}"
    yield scene.words.money(paid(last, me)) if last else theme.ABSENT

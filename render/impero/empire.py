"""The private picture: a player's money and points, companies, shares, deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.components import BOX, COSTS
from games.impero.state import View
from render import question, text, theme
from render.impero import dealings, parts
from render.impero.figures import account, brought, directed, owned, paid, places, shared
from render.impero.look import colours
from render.impero.parts import Figure
from render.scene import Picture, Scene
from render.sheet import Sheet

OWN, OTHERS = 10, 3
"""Maximum companies listed; of more only the number is told: each has a page."""
_PIP = (10, 26)
"""Pixels of the pip of a point."""
_STEP = 14


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    own, others = directed(view, view.me), shared(view, view.me)
    deals = dealings.of(view)
    high = question.BOTH + parts.rows(4) + parts.height(_count(own, OWN), parts.TALL)
    high += parts.GAP + parts.height(_count(others, OTHERS)) if others else 0
    high += parts.GAP + dealings.high(deals) if deals else 0
    sheet = Sheet(colours(), theme.WIDTH, high + theme.EDGE)
    say = scene.words.say
    question.write(sheet, say("sheet-empire"), f"{parts.turn(scene)} · {say('sheet-only-you')}")
    parts.boxes(sheet, question.BOTH, boxes(scene))
    _points(sheet, view)
    top = question.BOTH + parts.rows(4)
    sheet.seam(top, "companies")
    top = _companies(sheet, scene, top, own)
    if others:
        sheet.seam(top, "shares")
        top = _shares(sheet, scene, top, others)
    if deals:
        sheet.seam(top, "deals")
        dealings.write(sheet, scene, top, deals)
    return sheet.picture()


def _count(numbers: Sequence[int], most: int) -> int:
    return max(1, min(len(numbers), most))


def boxes(scene: Scene) -> tuple[Figure, ...]:
    """Present capital and points, and place and payments of the last closing."""
    view: View = scene.view
    say, money, me = scene.words.say, scene.words.money, view.me or 0
    cash = view.capital[me] if view.cash is None else view.cash
    since, ink = parts.change(scene, cash - view.capital[me])
    return (
        Figure(
            say("sheet-capital"), money(cash), say("sheet-this-turn", words=since), note_ink=ink
        ),
        Figure(say("sheet-points"), str(view.points or 0), ""),
        *_closed(scene),
    )


def _closed(scene: Scene) -> tuple[Figure, Figure]:
    """Place and payments at the last closing; before the first nobody has them."""
    view: View = scene.view
    say = scene.words.say
    if view.turn == 1:
        none, note = theme.ABSENT, say("sheet-no-closing")
        return (
            Figure(say("sheet-ranking"), none, ink=theme.FAINT),
            Figure(say("sheet-last-closing"), none, note, theme.FAINT),
        )
    me, count = view.me or 0, len(view.capital)
    place, (change, ink) = places(scene).place_of(me), parts.change(scene, view.change[me])
    return (
        Figure(
            say("sheet-ranking"),
            say("picture-place", place=place),
            say("sheet-of-players", count=count),
            theme.BRASS if place == 1 else theme.TEXT,
        ),
        Figure(
            say("sheet-last-closing"), change, say("sheet-from-shares", amount=brought(view)), ink
        ),
    )


def _points(sheet: Sheet, view: View) -> None:
    """A pip for each point of a turn; those left are bright."""
    x = theme.EDGE + (theme.WIDTH - 2 * theme.EDGE + parts.GAP) // 2 + 22
    y = question.BOTH + 120
    for point in range(BOX.player.points):
        ink = theme.BRASS if point < (view.points or 0) else theme.LINE
        left = x + point * _STEP
        sheet.fill((left, y, left + _PIP[0], y + _PIP[1]), ink)


def _companies(sheet: Sheet, scene: Scene, top: int, own: Sequence[int]) -> int:
    """Write the panel; returns the top of the next one."""
    numbers, count, say = own[:OWN], _count(own, OWN), scene.words.say
    parts.panel(sheet, top, count, parts.TALL)
    beside = say("sheet-head-capital") if numbers else ""
    parts.head(
        sheet, top + parts.HEAD // 2, parts.some(scene, "sheet-own", len(numbers), len(own)), beside
    )
    spots = parts.lines(sheet, top, count, parts.TALL)
    for number, y in zip((*numbers, None), spots, strict=False):
        if number is not None:
            _own(sheet, scene, number, y)
        else:
            words = say("sheet-no-company", count=COSTS.found)
            sheet.write((parts.LEFT, y), words, parts.MORE, "lm", parts.RIGHT - parts.LEFT)
    return top + parts.height(count, parts.TALL) + parts.GAP


def _own(sheet: Sheet, scene: Scene, number: int, y: int) -> None:
    """A company of the viewer: name and money, below them what its director decides by."""
    end = parts.figure(sheet, y - 24, scene.words.money(scene.view.funds[number]))
    x = parts.company(sheet, scene, number, y, end - 16, rise=24)
    parts.pairs(sheet, (x, y + 26), list(told(scene, number)), parts.RIGHT - x)


def _shares(sheet: Sheet, scene: Scene, top: int, others: Sequence[int]) -> int:
    """Companies of others: the viewer's part of all shares, and its last payment."""
    view: View = scene.view
    numbers, count, say = others[:OTHERS], _count(others, OTHERS), scene.words.say
    parts.panel(sheet, top, count)
    beside = f"{say('sheet-head-mine')} · {say('sheet-head-paid')}"
    title = parts.some(scene, "sheet-shares", len(numbers), len(others))
    parts.head(sheet, top + parts.HEAD // 2, title, beside)
    for number, y in zip(numbers, parts.lines(sheet, top, count), strict=True):
        last = account(view, number)
        words = scene.words.money(paid(last, view.me)) if last else theme.ABSENT
        parts.figure(sheet, y, words)
        pen = parts.FIGURE.but(weight="semibold", ink=theme.MUTED)
        held = _held(scene, number)
        sheet.write((parts.RIGHT - 220, y), held, pen, "rm")
        end = parts.RIGHT - 220 - text.width(held, pen.size, pen.weight)
        parts.company(sheet, scene, number, y, end - 16)
    return top + parts.height(count) + parts.GAP


def _held(scene: Scene, number: int) -> str:
    """The viewer's shares of all: 3/20."""
    view: View = scene.view
    shares = view.companies[number].shares
    count = 0 if view.me is None else shares[view.me]
    return scene.words.say("sheet-held", count=count, total=sum(shares))


def told(scene: Scene, number: int) -> Iterator[tuple[str, str]]:
    """Points, cells, the viewer's part and its last payment; what there is room for of the rest."""
    view: View = scene.view
    say = scene.words.say
    one, last = view.companies[number], account(view, number)
    yield say("sheet-head-points"), str(one.points)
    yield say("sheet-head-cells"), str(len(owned(view)[number]))
    yield say("sheet-head-mine"), _held(scene, number)
    if last:
        yield say("sheet-head-paid"), scene.words.money(paid(last, view.me))
    yield say("sheet-head-dividend"), say("sheet-percent", percent=one.dividend)

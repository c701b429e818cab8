"""The private picture: a player's money and points, his companies, his shares, his offers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.components import BOX, COSTS
from games.impero.state import View
from render import headline, theme
from render.impero import dealings, parts
from render.impero.figures import account, brought, directed, owned, paid, place_of, shared
from render.impero.look import colours
from render.impero.parts import Column, Figure
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

OWN, OTHERS = 16, 16
"""So many companies are told of; of more, how many."""
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
    """Capital and points now, the place by the last closing, and what that brought."""
    view: View = scene.view
    say, money, me = scene.words.say, scene.words.money, view.me or 0
    cash = view.capital[me] if view.cash is None else view.cash
    since, ink = parts.change(scene, cash - view.capital[me])
    closing, closing_ink = parts.change(scene, view.change[me])
    place, count = place_of(view, me), len(view.capital)
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
    """A pip for each point of a turn; those that are left shine."""
    most = BOX.player.points
    whole = (theme.WIDTH - 2 * theme.MARGIN + theme.GAP) // 4
    x, y = theme.MARGIN + whole + 18, headline.TOP + 116
    for point in range(most):
        ink = theme.BRASS if point < (view.points or 0) else theme.LINE
        left = x + point * _STEP
        sheet.fill((left, y, left + _PIP - 2, y + 2 * _PIP), ink)


def _companies(sheet: Sheet, scene: Scene, top: int, told: tuple[Sequence[int], int]) -> int:
    """Returns where the next panel begins."""
    numbers, left_out = told
    columns = _columns(scene)
    count = max(1, len(numbers) + bool(left_out))
    parts.panel(sheet, top, count)
    shown = columns if numbers else ()
    parts.head(sheet, top + parts.HEAD // 2, scene.words.say("sheet-own"), shown)
    spots = parts.lines(sheet, top, count)
    for number, y in zip((*numbers, None), spots, strict=False):
        if number is not None:
            parts.company(sheet, scene, number, y, columns[0].right - columns[0].room)
            parts.figures(sheet, y, columns, list(_told(scene, number)))
        elif left_out:
            parts.more(sheet, scene, y, left_out)
        else:
            words = scene.words.say("sheet-no-company", count=COSTS.found)
            sheet.write((parts.LEFT, y), words, parts.MORE, "lm", parts.RIGHT - parts.LEFT)
    return top + parts.height(count) + theme.GAP


def _shares(sheet: Sheet, scene: Scene, top: int, told: tuple[Sequence[int], int]) -> int:
    """Companies of others, filled downwards, then to the right; where the next panel begins."""
    numbers, left_out = told
    count = len(numbers) + bool(left_out)
    rows = -(-count // _ACROSS)
    parts.panel(sheet, top, rows)
    parts.head(sheet, top + parts.HEAD // 2, scene.words.say("sheet-shares"))
    wide = (parts.RIGHT - parts.LEFT + 32) // _ACROSS
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    for column in range(min(_ACROSS, count)):
        right, y = parts.LEFT + (column + 1) * wide - 32, top + parts.HEAD // 2
        sheet.write((right, y), scene.words.say("sheet-head-paid"), pen, "rm")
        held = scene.words.say("sheet-head-mine")
        sheet.write((right - 166, y), held, pen, "rm")
    for row, y in enumerate(parts.lines(sheet, top, rows)):
        for column, place in enumerate(range(row, count, rows)):
            x = parts.LEFT + column * wide
            if place < len(numbers):
                _share(sheet, scene, numbers[place], (x, y), x + wide - 32)
            else:
                parts.more(sheet, scene, y, left_out, x)
    return top + parts.height(rows) + theme.GAP


def _share(sheet: Sheet, scene: Scene, number: int, at: tuple[int, int], right: int) -> None:
    """Badge, name, the viewer's part of all shares, what it brought him last."""
    *_, held, money = _told(scene, number)
    parts.company(sheet, scene, number, at[1], right - 268, x=at[0])
    parts.figures(
        sheet, at[1], (Column("", right - 166, 100), Column("", right, 166)), (held, money)
    )


def _columns(scene: Scene) -> tuple[Column, ...]:
    say = scene.words.say
    edges = ((486, 166), (560, 74), (644, 82), (806, 166), (880, 74), (990, 110), (1154, 164))
    keys = (
        say("sheet-head-capital"),
        say("sheet-head-points"),
        say("sheet-head-cells"),
        say("sheet-head-earned"),
        say("sheet-head-dividend"),
        say("sheet-head-mine"),
        say("sheet-head-paid"),
    )
    return tuple(Column(label, *edge) for label, edge in zip(keys, edges, strict=True))


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

"""The report of the last closing, the viewer's companies first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.state import View
from render import headline, names, theme
from render.impero import columns, parts
from render.impero.columns import ColumnTable
from render.impero.figures import brought, paid, vanished
from render.impero.look import colours, mark
from render.impero.parts import Column, Figure
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

MAX_COMPANIES = 24
"""The most companies listed; of more only the number is told."""
_ROW = 66
"""Pixels of a company's line, with the director below its name."""


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    kept, left_out = parts.cut(order(view), MAX_COMPANIES)
    count = max(1, len(kept) + bool(left_out))
    top = headline.TOP + (parts.BOXES + theme.GAP if closed(view) else 0)
    sheet = Sheet(colours(), theme.WIDTH, top + parts.height(count, _ROW) + 52)
    headline.write(sheet, parts.title(scene, title(scene), parts.turn(scene)))
    if closed(view):
        parts.boxes(sheet, headline.TOP, boxes(scene))
    parts.panel(sheet, top, count, _ROW)
    table, title_of = _table(scene, kept), scene.words.say("sheet-all-companies")
    parts.head(sheet, top + parts.HEAD // 2, title_of, table.columns if kept else ())
    spots = parts.lines(sheet, top, count, _ROW)
    for place, (number, y) in enumerate(zip(kept, spots, strict=False)):
        _company(sheet, scene, number, y, (table.columns, table.rows[place]))
    last = top + parts.HEAD + len(kept) * _ROW + _ROW // 2
    if left_out:
        parts.more(sheet, scene, last, left_out)
    if not kept:
        sheet.write((parts.LEFT, last), nothing(scene), parts.MORE, "lm")
    pen = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    words = scene.words.say("sheet-legend-report")
    at = (parts.LEFT, top + parts.height(count, _ROW) + 26)
    sheet.write(at, words, pen, "lm", parts.RIGHT - parts.LEFT)
    return sheet.picture()


def closed(view: View) -> int:
    """The turn that was closed last; 0 for none."""
    return min(view.turn - 1, view.options.turns)


def title(scene: Scene) -> str:
    turn = closed(scene.view)
    if not turn:
        return scene.words.say("sheet-no-closing")
    return scene.words.say("sheet-report", turn=turn)


def nothing(scene: Scene) -> str:
    """The reason why no company is listed."""
    key = "sheet-no-account" if closed(scene.view) else "sheet-no-closing-note"
    return scene.words.say(key)


def order(view: View) -> list[int]:
    """The viewer's companies, those with shares of the viewer, the others; the richest first in each."""
    me = view.me

    def rank(number: int) -> tuple[bool, bool, int]:
        one = view.accounts[number]
        is_mine = me is not None and view.companies[number].director == me
        has_part = me is not None and one.shares[me] > 0
        return not is_mine, not has_part, -one.gross

    return sorted(range(len(view.accounts)), key=rank)


def boxes(scene: Scene) -> tuple[Figure, ...]:
    """Boxes: the payments of the viewer's shares, then figures that are the same for all."""
    view: View = scene.view
    say, money, me = scene.words.say, scene.words.money, view.me
    own = []
    if me is not None:
        change, ink = parts.change(scene, view.change[me])
        own.append(
            Figure(
                say("sheet-brought"),
                money(brought(view)),
                say("sheet-in-all", words=change),
                note_ink=ink,
            )
        )
    earned = sum(one.gross for one in view.accounts)
    return (
        *own,
        Figure(
            say("sheet-all-earned"),
            money(earned),
            say("sheet-companies", count=len(view.accounts), amount=money(vanished(view))),
        ),
        Figure(
            say("sheet-dark-cells"),
            str(len(view.out)),
            say("sheet-of-cells", count=len(view.owners)),
            theme.DANGER if view.out else theme.TEXT,
        ),
    )


def _table(scene: Scene, numbers: Sequence[int]) -> ColumnTable:
    say = scene.words.say
    labels = [
        say("sheet-head-earned"),
        say("sheet-head-kept"),
        say("sheet-head-each"),
        say("sheet-head-dark"),
        say("sheet-head-halved"),
    ]
    if scene.view.me is not None:
        labels += [say("sheet-head-held"), say("sheet-head-paid")]
    rows = [tuple(figures(scene, number)) for number in numbers]
    names = [parts.titled(scene, number) for number in numbers]
    return columns.spread(labels, rows, names)


def _company(
    sheet: Sheet,
    scene: Scene,
    number: int,
    y: int,
    told: tuple[Sequence[Column], Sequence[str]],
) -> None:
    view: View = scene.view
    is_mine = view.me is not None and view.companies[number].director == view.me
    on = parts.raised(sheet, y, _ROW) if is_mine else theme.PANEL
    shown, words = told
    _named(sheet, scene, number, y, shown[0].right - shown[0].room - 8, on)
    parts.figures(sheet, y, shown, words, parts.FIGURE.but(on=on))


def _named(sheet: Sheet, scene: Scene, number: int, y: int, right: int, on: str) -> None:
    """Badge, name, and below it the director."""
    mark(sheet, number, (parts.LEFT, y - parts.BADGE // 2), parts.BADGE, on)
    x, director = parts.LEFT + parts.BADGE + 12, scene.view.companies[number].director
    name = Pen(theme.SMALL, "semibold", theme.TEXT, on)
    sheet.write((x, y - 13), parts.titled(scene, number), name, "lm", right - x)
    owner = Pen(theme.NOTE, "regular", theme.MUTED, on)
    sheet.write((x, y + 16), names.called(scene, director), owner, "lm", right - x)


def figures(scene: Scene, number: int) -> Iterator[str]:
    """Earned, kept, per share, cells dark and halved, and the viewer's shares with their payment."""
    view: View = scene.view
    one, money = view.accounts[number], scene.words.money
    yield money(one.gross)
    yield money(one.kept)
    yield money(one.per_share)
    yield str(one.dark or theme.ZERO)
    yield str(one.halved or theme.ZERO)
    if view.me is not None:
        yield str(one.shares[view.me] or theme.ZERO)
        yield money(paid(one, view.me)) if one.shares[view.me] else theme.ABSENT

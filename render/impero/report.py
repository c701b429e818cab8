"""The report of the last closing, the viewer's companies first."""

from __future__ import annotations

from collections.abc import Iterator

from games.impero.state import View
from render import question, shapes, text, theme
from render.impero import parts
from render.impero.figures import brought, paid, vanished
from render.impero.look import colours
from render.impero.parts import Figure
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_LINE = 46


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    figures = boxes(scene) if closed(view) else ()
    top = question.BOTH + parts.rows(len(figures))
    pen = Pen(theme.WORD, "regular", theme.MUTED, theme.PAGE)
    legend = scene.words.say("sheet-legend-report")
    told = text.wrapped(legend, pen.size, pen.weight, parts.RIGHT - parts.LEFT, 3)
    below = 24 + _LINE * len(told) + theme.EDGE
    # Of a company that has no room its own page has the same figures.
    most = (theme.SLOT - below - top - parts.height(0)) // parts.TALL
    listed = order(view)
    kept, count = listed[:most], max(1, min(len(listed), most))
    high = top + parts.height(count, parts.TALL)
    sheet = Sheet(colours(), theme.WIDTH, high + below)
    question.write(sheet, title(scene), parts.turn(scene))
    parts.boxes(sheet, question.BOTH, figures)
    parts.panel(sheet, top, count, parts.TALL)
    words = scene.words.say("sheet-head-earned") if kept else ""
    heading = parts.some(scene, "sheet-all-companies", len(kept), len(listed))
    parts.head(sheet, top + parts.HEAD // 2, heading, words)
    for number, y in zip((*kept, None), parts.lines(sheet, top, count, parts.TALL), strict=False):
        if number is not None:
            _company(sheet, scene, number, y)
        else:
            room = parts.RIGHT - parts.LEFT
            sheet.write((parts.LEFT, y), nothing(scene), parts.MORE, "lm", room)
    for number, line in enumerate(told):
        sheet.write((parts.LEFT, high + 34 + _LINE * number), line, pen, "lm")
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


def _company(sheet: Sheet, scene: Scene, number: int, y: int) -> None:
    """Name and earnings; below them the director and the rest."""
    view: View = scene.view
    is_mine = view.me is not None and view.companies[number].director == view.me
    on = parts.raised(sheet, y, parts.TALL) if is_mine else theme.PANEL
    earned = scene.words.money(view.accounts[number].gross)
    end = parts.figure(sheet, y - 24, earned, parts.FIGURE.but(on=on))
    x = parts.company(sheet, scene, number, y, end - 16, on, rise=24)
    director = view.companies[number].director
    gone = view.left[director]
    shapes.person(sheet, (x + theme.DISC, y + 27), theme.DISC, director, on, gone=gone)
    x += 2 * theme.DISC + 14
    told = list(figures(scene, number))
    parts.pairs(sheet, (x, y + 27), told, parts.RIGHT - x, on)


def figures(scene: Scene, number: int) -> Iterator[tuple[str, str]]:
    """The viewer's payment; kept, per share, cells dark and halved, and the viewer's shares."""
    view: View = scene.view
    one, say, money = view.accounts[number], scene.words.say, scene.words.money
    if view.me is not None and one.shares[view.me]:
        yield say("sheet-head-paid"), money(paid(one, view.me))
    yield say("sheet-head-each"), money(one.per_share)
    yield say("sheet-head-kept"), money(one.kept)
    if one.dark:
        yield say("sheet-head-dark"), str(one.dark)
    if one.halved:
        yield say("sheet-head-halved"), str(one.halved)
    if view.me is not None and one.shares[view.me]:
        yield say("sheet-head-held"), str(one.shares[view.me])

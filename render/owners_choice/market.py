"""The page of the market: what a share costs, pays and may cost next, the whole ladder, the signs."""

from __future__ import annotations

from collections.abc import Mapping

from games.owners_choice.components import COUNT, DIVIDENDS, PRICES, SUPPLY
from games.owners_choice.state import View
from render import question, shapes, table, text, theme
from render.owners_choice import holdings, track
from render.owners_choice.ladder import step_down, step_up
from render.owners_choice.look import LEGEND, SIGNS, colours, mark, named
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _ROW = 60, 118
_RIGHTS = {"price": 476, "next": 660, "pays": 792, "sale": 1010}
"""Right edges of the columns of figures, from the panel's left."""
_PRESIDENT = 1094
_BADGE, _DISC = 84, 31
_FIGURE = Pen(theme.LEAD, "bold")
_PENS = {
    "price": _FIGURE.but(size=62),
    "next": table.NAME,
    "pays": _FIGURE,
    "sale": Pen(theme.FACT, "semibold"),
}
_SECOND = Pen(theme.WORD, "regular", theme.MUTED)
_SIGNS = 62
"""Pixels of the line of signs."""


def draw(scene: Scene, key: str) -> Picture:
    """LookupError: there is no other page."""
    if key != "market":
        raise LookupError(key)
    view: View = scene.view
    foot = question.BOTH + _HEAD + COUNT * _ROW + 10
    below = foot + 2 * theme.BETWEEN + track.HEIGHT
    signs = below + (holdings.HEIGHT + theme.BETWEEN if view.me is not None else 0)
    sheet = Sheet(colours(), theme.WIDTH, signs + _SIGNS + theme.EDGE)
    say, (left, right) = scene.words.say, (theme.EDGE, theme.WIDTH - theme.EDGE)
    question.write(sheet, say("page-market"), say("picture-fund", fund=view.fund))
    sheet.seam(foot + theme.BETWEEN, "track")
    sheet.seam(below, "purse")
    _table(sheet, scene, (left, question.BOTH, right, foot))
    track.draw(sheet, scene, (left, foot + theme.BETWEEN, right, below - theme.BETWEEN))
    if view.me is not None:
        holdings.write(sheet, scene, below)
    _signs(sheet, scene, signs + _SIGNS // 2)
    return sheet.picture()


def _table(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, _ = box
    say = scene.words.say
    shapes.panel(sheet, box)
    columns = {
        key: table.Column(left + x, 170, say(f"picture-head-{key}"), pen=_PENS[key])
        for key, x in _RIGHTS.items()
    }
    table.heads(sheet, list(columns.values()), top + 34)
    sheet.write((left + _PRESIDENT, top + 34), "★", Pen(theme.FACT, "bold", theme.BRASS), "mm")
    rows = table.rows(sheet, top + _HEAD, [_ROW] * COUNT, edges=(left, right), is_headed=True)
    for company, row in enumerate(rows):
        _line(sheet, scene, company, row, columns)


def _line(
    sheet: Sheet, scene: Scene, company: int, row: table.Row, columns: Mapping[str, table.Column]
) -> None:
    """Name and the viewer's shares; price, next prices, dividend, shares for sale, President."""
    left, y = row.box[0], row.middle
    view: View = scene.view
    rung = view.rungs[company]
    mark(sheet, scene.words, company, (left + 62, y), _BADGE)
    x, room = left + 122, _RIGHTS["price"] - 122 - 130
    sheet.write((x, y - 22), named(scene.words, company), Pen(theme.NAME, "semibold"), "lm", room)
    sheet.write((x, y + 26), _mine(scene, company), _SECOND, "lm", room)
    table.value(sheet, columns["price"], row, str(PRICES[rung]))
    table.value(sheet, columns["next"], row, step_up(rung), theme.GAIN, y - 25)
    table.value(sheet, columns["next"], row, step_down(rung), theme.LOSS, y + 25)
    table.value(sheet, columns["pays"], row, str(DIVIDENDS[rung]), theme.BRASS)
    table.value(sheet, columns["sale"], row, f"{view.stock[company]}/{SUPPLY}")
    president = view.presidents[company]
    if president is None:
        absent = _FIGURE.but(ink=theme.FAINT)
        sheet.write((left + _PRESIDENT, y), theme.ABSENT, absent, "mm")
    else:
        shapes.person(sheet, (left + _PRESIDENT, y), _DISC, president, theme.PANEL)


def _mine(scene: Scene, company: int) -> str:
    """The viewer's shares; for a spectator everybody's."""
    view: View = scene.view
    if view.me is None:
        return scene.words.say("picture-all-hold", count=SUPPLY - view.stock[company])
    return scene.words.say("picture-you-hold", count=view.shares[view.me][company])


def _signs(sheet: Sheet, scene: Scene, y: int) -> None:
    """What the signs of the ring mean."""
    x, pen = float(theme.EDGE + 8), _SECOND.but(on=theme.PAGE)
    bold = Pen(theme.FACT, "bold", on=theme.PAGE)
    signs = sum(text.width(SIGNS[one][0], bold.size, bold.weight) + 10 + 34 for one in LEGEND)
    told = [scene.words.say(f"sign-{one}") for one in LEGEND]
    room = theme.WIDTH - theme.EDGE - x - signs + 34
    for space, words in zip(LEGEND, text.beside(told, pen.size, pen.weight, room), strict=True):
        sign, ink = SIGNS[space]
        x = sheet.write((x, y), sign, bold.but(ink=ink), "lm") + 10
        x = sheet.write((x, y), words, pen, "lm") + 34

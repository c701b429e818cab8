"""Below a hand and a market: the viewer's money and shares, with what they bring."""

from __future__ import annotations

from games.owners_choice.components import COUNT, MAX_SHARES
from games.owners_choice.state import View
from render import shapes, theme
from render.owners_choice.look import mark
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

HEIGHT = 150
_FIRST = 330
"""Where the columns of shares begin."""
_BADGE = 60


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    """Money and how many shares of twelve, then each company's shares and their price."""
    view: View = scene.view
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, top, right, top + HEIGHT))
    middle = top + HEIGHT // 2
    if view.me is None:
        return
    cash, held = view.cash[view.me] or 0, view.shares[view.me]
    money = Pen(62, "hero")
    sheet.write((left + 22, middle - 24), scene.words.money(cash), money, "lm", _FIRST - 40)
    told = scene.words.say("picture-shares-of", count=sum(held), most=MAX_SHARES)
    note = Pen(theme.WORD, "regular", theme.MUTED)
    sheet.write((left + 22, middle + 36), told, note, "lm", _FIRST - 40)
    wide = (right - left - _FIRST - 10) // COUNT
    for company in range(COUNT):
        _shares(sheet, scene, company, (left + _FIRST + company * wide, middle))


def _shares(sheet: Sheet, scene: Scene, company: int, at: tuple[int, int]) -> None:
    """The badge, the number, a star for the President, the price below."""
    x, middle = at
    view: View = scene.view
    assert view.me is not None
    count = view.shares[view.me][company]
    mark(sheet, scene.words, company, (x + _BADGE // 2, middle), _BADGE)
    ink = theme.TEXT if count else theme.FAINT
    figure = Pen(50, "bold", ink)
    end = sheet.write((x + _BADGE + 12, middle - 24), str(count), figure, "lm")
    if view.presidents[company] == view.me:
        sheet.write((end + 6, middle - 24), "★", Pen(theme.LEAST_FACT, "bold", theme.BRASS), "lm")
    price = scene.words.money(view.prices[company])
    pen = Pen(theme.WORD + 2, "regular", theme.MUTED)
    sheet.write((x + _BADGE + 12, middle + 30), price, pen, "lm")

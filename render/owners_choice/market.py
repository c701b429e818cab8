"""The page of the market: what a share costs, pays and may cost next, who holds how many."""

from __future__ import annotations

from games.owners_choice.components import COUNT, DIVIDENDS, PRICES, SUPPLY, TOP
from games.owners_choice.state import View
from render import headline, names, shapes, theme
from render.owners_choice import holdings
from render.owners_choice.look import colours, mark, named
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _ROW = 64, 112
_RIGHTS = {"price": 436, "next": 594, "dividend": 738, "sale": 876}
"""Right edges of the columns of figures, from the panel's left."""
_PRESIDENT = 912
_FIGURE = Pen(theme.STRONG, "bold")
_SECOND = Pen(theme.SMALL, "regular", theme.MUTED)


def draw(scene: Scene, key: str) -> Picture:
    """LookupError: there is no other page."""
    if key != "market":
        raise LookupError(key)
    view: View = scene.view
    high = _HEAD + COUNT * _ROW + 12
    below = headline.TOP + high + theme.GAP
    end = below + (holdings.HEIGHT + theme.MARGIN if view.me is not None else 8)
    sheet = Sheet(colours(), theme.WIDTH, end)
    say = scene.words.say
    fund = say("picture-fund", fund=view.fund)
    title = headline.Headline(say("page-market"), names.table(scene), fund)
    headline.write(sheet, title)
    _table(
        sheet, scene, (theme.MARGIN, headline.TOP, theme.WIDTH - theme.MARGIN, headline.TOP + high)
    )
    if view.me is not None:
        holdings.write(sheet, scene, below)
    return sheet.picture()


def _table(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, _ = box
    say = scene.words.say
    shapes.panel(sheet, box)
    head = Pen(theme.NOTE, "medium", theme.MUTED)
    for key, x in _RIGHTS.items():
        sheet.write((left + x, top + 40), say(f"picture-head-{key}"), head, "rs", 140)
    words = say("picture-head-president")
    sheet.write((left + _PRESIDENT, top + 40), words, head, "ls", right - left - _PRESIDENT - 16)
    for company in range(COUNT):
        y = top + _HEAD + company * _ROW
        sheet.rule(left + 16, y, right - 16)
        _line(sheet, scene, company, (left, y, right, y + _ROW))


def _line(sheet: Sheet, scene: Scene, company: int, box: Box) -> None:
    left, top, right, bottom = box
    view: View = scene.view
    middle, rung, money = (top + bottom) // 2, view.rungs[company], scene.words.money
    mark(sheet, scene.words, company, (left + 58, middle), 72)
    name = Pen(theme.BODY, "semibold")
    sheet.write((left + 110, middle - 18), named(scene.words, company), name, "lm", 200)
    sheet.write((left + 110, middle + 20), _mine(scene, company), _SECOND, "lm", 230)
    sheet.write((left + _RIGHTS["price"], middle), money(PRICES[rung]), _FIGURE, "rm")
    up = money(PRICES[rung + 1]) if rung < TOP else theme.ABSENT
    # Below the lowest price a company is bankrupt.
    down = money(PRICES[rung - 1]) if rung else "✗"
    gain, loss = (Pen(theme.SMALL + 1, "semibold", ink) for ink in (theme.GAIN, theme.LOSS))
    sheet.write((left + _RIGHTS["next"], middle - 18), f"▲ {up}", gain, "rm")
    sheet.write((left + _RIGHTS["next"], middle + 20), f"▼ {down}", loss, "rm")
    pays = money(DIVIDENDS[rung])
    sheet.write((left + _RIGHTS["dividend"], middle), pays, _FIGURE.but(ink=theme.GAIN), "rm")
    stock = f"{view.stock[company]}/{SUPPLY}"
    sheet.write((left + _RIGHTS["sale"], middle), stock, _FIGURE.but(weight="semibold"), "rm")
    _president(sheet, scene, company, (left + _PRESIDENT, middle, right - 16))


def _mine(scene: Scene, company: int) -> str:
    """The viewer's shares and their worth."""
    view: View = scene.view
    if view.me is None:
        return scene.words.say("picture-all-hold", count=SUPPLY - view.stock[company])
    count = view.shares[view.me][company]
    amount = count * view.prices[company]
    return scene.words.say("picture-you-hold-worth", count=count, amount=amount)


def _president(sheet: Sheet, scene: Scene, company: int, at: tuple[int, int, int]) -> None:
    left, y, right = at
    president = scene.view.presidents[company]
    if president is None:
        pen = Pen(theme.STRONG, "bold", theme.FAINT)
        sheet.write((left, y), theme.ABSENT, pen, "lm")
        return
    shapes.person(sheet, (left + 20, y), 20, president, theme.PANEL)
    pen = Pen(theme.SMALL, "semibold")
    names.write(sheet, scene, president, (left + 50, y), pen, right - left - 50)

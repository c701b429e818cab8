"""The page of the market: a line for each title, large enough for a phone; then the open cards."""

from __future__ import annotations

from games.shark_room.components import TITLES, dividends
from games.shark_room.market import held
from games.shark_room.state import View
from render import headline, names, shapes, theme
from render.scene import Picture, Scene
from render.shark_room import open_cards, places
from render.shark_room.look import colours, mark, warning
from render.sheet import Sheet
from render.text import Pen

_ROW, _HEAD = 82, 50
_NAME, _PRICE, _SHARES, _SHARE = 96, 440, 462, 112
"""From the left edge: the name, the right edge of the price, the first share; how wide one is."""


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    high, open_high = _HEAD + len(view.in_play) * _ROW + 8, open_cards.height(scene)
    below = headline.TOP + high + theme.GAP
    sheet = Sheet(colours(), theme.WIDTH, below + open_high + theme.MARGIN)
    words = scene.words.say("picture-market")
    note = scene.words.say("picture-titles-left", count=view.titles)
    headline.write(sheet, headline.Headline(words, names.table(scene), note))
    left, right, top = theme.MARGIN, theme.WIDTH - theme.MARGIN, headline.TOP
    shapes.panel(sheet, (left, top, right, top + high))
    _heads(sheet, scene, (left, top + _HEAD // 2 + 4, right))
    for number, title in enumerate(view.in_play):
        y = top + _HEAD + number * _ROW
        sheet.rule(left + 16, y, right - 16)
        _line(sheet, scene, title, y + _ROW // 2)
    open_cards.write(sheet, scene, (left, below, right, below + open_high))
    return sheet.picture()


def _heads(sheet: Sheet, scene: Scene, at: tuple[int, int, int]) -> None:
    left, y, right = at
    pen, say = Pen(theme.NOTE, "semibold", theme.MUTED), scene.words.say
    sheet.write((left + _PRICE, y), say("picture-price"), pen, "rm", 120)
    sheet.write((left + _SHARES, y), say("picture-shares"), pen, "lm", 400)
    if scene.view.me is not None:
        sheet.write((right - 20, y), say("picture-your-dividend"), pen, "rm", 190)


def _line(sheet: Sheet, scene: Scene, title: int, middle: int) -> None:
    """Badge, name, what a group pays; the price; the five shares; the viewer's dividend."""
    view: View = scene.view
    left = theme.MARGIN
    mark(sheet, title, (left + 18, middle - 29), 58, theme.PANEL)
    x, toxic = left + _NAME, places.is_toxic(title)
    if toxic:
        warning(sheet, (x + 12, middle - 16), theme.PANEL)
        x += 32
    pen = Pen(theme.BODY, "semibold", theme.DANGER if toxic else theme.TEXT)
    room = left + _PRICE - 108 - x
    sheet.write((x, middle - 16), TITLES[title].name, pen, "lm", room)
    pays = scene.words.say("picture-pays", count=TITLES[title].group, amount=TITLES[title].dividend)
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    end = sheet.write((left + _NAME, middle + 18), pays, note, "lm", _PRICE - _NAME - 10)
    price = places.price(view, title)
    told = scene.words.money(price) if price else theme.ABSENT
    figure = Pen(theme.STRONG, "bold", theme.TEXT if price else theme.FAINT)
    sheet.write((left + _PRICE, middle - 14), told, figure, "rm")
    if toxic:
        places.closings(sheet, view, title, (round(end), middle + 4, left + _PRICE, middle + 32))
    for number, place in enumerate(places.places(view, title)):
        x = left + _SHARES + number * _SHARE
        box = (x, middle - 24, x + _SHARE - 8, middle + 24)
        places.draw(sheet, view, place, box, theme.BODY)
    _dividend(sheet, scene, title, middle)


def _dividend(sheet: Sheet, scene: Scene, title: int, middle: int) -> None:
    view: View = scene.view
    if view.me is None:
        return
    paid = dividends(title, len(held(view.shares[view.me], title)))
    told = scene.words.money(paid) if paid else theme.ZERO
    pen = Pen(theme.BODY, "bold", theme.GAIN if paid else theme.LINE)
    sheet.write((theme.WIDTH - theme.MARGIN - 20, middle), told, pen, "rm")

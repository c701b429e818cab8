"""One company: its money, who sits where, its goods at today's prices, its assets."""

from __future__ import annotations

from games.greed.companies import company_of
from games.greed.components import ASSETS, BOX, FREE, LAST, MAKES, NEEDS, NEW, transforms
from games.greed.kinds import OFFICE
from games.greed.prices import market_value, price
from games.greed.state import Board, Company
from games.greed.view import View
from render import names, question, shapes, theme
from render.greed import parts
from render.greed.look import (
    asset_name,
    colours,
    company_mark,
    company_name,
    product_mark,
    product_name,
)
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen
from render.theme import Weight

_CASH, _SEAT, _GOOD, _HEAD, _ASSET = 150, 78, 70, 62, 192
_BADGE = 104
_LINES = -(-BOX.setup.seats // 2)
_OFFICES = 3
_TIMES = "\N{MULTIPLICATION SIGN}"
_WIDE = (theme.WIDTH - 2 * theme.EDGE - 12) // 2
_LABEL = Pen(theme.WORD, "regular", theme.MUTED)


def draw(scene: Scene, number: int) -> Picture:
    """LookupError: no such company in play."""
    view: View = scene.view
    if not 0 <= number < len(view.board.companies) or view.board.companies[number] is None:
        raise LookupError(f"company:{number}")
    company, top = company_of(view.board, number), question.BOTH
    kinds = sum(count > 0 for count in view.board.stocks[number])
    seats = top + _CASH + theme.BETWEEN
    goods = seats + _LINES * _SEAT + 16 + theme.BETWEEN
    assets = goods + _HEAD + max(1, kinds) * _GOOD + 4 + theme.BETWEEN
    rows = -(-BOX.setup.most_assets // 2)
    foot = assets + rows * (_ASSET + 12) - 12
    sheet = Sheet(colours(), theme.WIDTH, foot + theme.EDGE)
    company_mark(sheet, number, (theme.EDGE, 28), _BADGE, theme.PAGE)
    indent = _BADGE + 14
    question.write(sheet, company_name(scene.words, number), parts.year(scene), indent=indent)
    if company.boot:
        pen = Pen(theme.LEAST_FACT, "semibold", theme.INK, theme.DANGER)
        at = (theme.WIDTH - theme.EDGE, question.STATE - 12)
        shapes.pill(sheet, at, scene.words.say("picture-boot"), pen, theme.PAGE, "r")
    for y, panel in ((seats, "officers"), (goods, "goods"), (assets, "assets")):
        sheet.seam(y, panel)
    _cash(sheet, scene, number, top)
    _officers(sheet, scene, company, (seats, goods - theme.BETWEEN))
    _goods(sheet, scene, number, (goods, assets - theme.BETWEEN))
    _assets(sheet, scene, company, assets)
    return sheet.picture()


def _cash(sheet: Sheet, scene: Scene, number: int, top: int) -> None:
    """Free Cash, last year's and this year's income."""
    board, words = scene.view.board, scene.words
    parts.panel(sheet, top, top + _CASH)
    third = (parts.RIGHT - parts.LEFT) // 3
    new, last = board.money(number, NEW), board.money(number, LAST)
    inks = (theme.TEXT, theme.MUTED, theme.GAIN if new > last else theme.TEXT)
    keys = ("picture-free-cash", "picture-last-year", "picture-this-year")
    amounts = (board.money(number, FREE), last, new)
    for place, (key, amount, ink) in enumerate(zip(keys, amounts, inks, strict=True)):
        x = parts.LEFT + place * third
        sheet.write((x, top + 40), words.say(key), _LABEL, "lm", third - 20)
        told = words.money(amount)
        told = f"▲{told}" if place == NEW and new > last else told
        sheet.write((x, top + 100), told, Pen(theme.HEAD, "hero", ink), "lm", third - 20)


def _officers(sheet: Sheet, scene: Scene, company: Company, ends: tuple[int, int]) -> None:
    """CEO, CFO and COO in the left column, the middle beside them."""
    top, bottom = ends
    words = scene.words
    parts.panel(sheet, top, bottom)
    offices = [words.say(f"office-{key}") for key in OFFICE.keys[:_OFFICES]]
    offices += [words.say("picture-middle")] * (BOX.setup.seats - _OFFICES)
    for office, label in enumerate(offices):
        column, line = divmod(office, _LINES)
        left, y = parts.LEFT + column * (_WIDE + 6), top + 8 + line * _SEAT + _SEAT // 2
        weight: Weight = "bold" if office < _OFFICES else "regular"
        ink = theme.TEXT if office < _OFFICES else theme.MUTED
        sheet.write((left, y), label, Pen(theme.LEAST_FACT, weight, ink), "lm", _OFFICE)
        x = left + _OFFICE + 40
        if office < len(company.officers):
            seat = company.officers[office]
            shapes.person(sheet, (x, y), 30, seat, theme.PANEL)
            name = Pen(theme.NAME, "semibold")
            names.sign(sheet, scene, seat, (x + 42, y), name, _WIDE - _OFFICE - 110)
            continue
        shapes.framed(sheet, (x - 28, y - 28, x + 28, y + 28), theme.LINE, theme.PANEL, 28, 6)
        empty = _LABEL.but(ink=theme.FAINT)
        sheet.write((x + 42, y), words.say("picture-empty-seat"), empty, "lm")


_OFFICE = 134
"""Pixels of the name of an office."""


def _goods(sheet: Sheet, scene: Scene, number: int, ends: tuple[int, int]) -> None:
    top, bottom = ends
    board, words = scene.view.board, scene.words
    goods = board.stocks[number]
    parts.panel(sheet, top, bottom)
    label = words.say("picture-at-todays-price" if any(goods) else "picture-goods-in-store")
    sheet.write((parts.LEFT, top + 36), label, _LABEL, "lm", 700)
    if any(goods):
        told = words.money(market_value(board, goods))
        sheet.write((parts.RIGHT, top + 36), told, Pen(54, "bold"), "rm")
    held = [product for product, count in enumerate(goods) if count]
    for place, product in enumerate(held):
        y = top + _HEAD + place * _GOOD
        sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14, thick=2)
        _good(sheet, scene, product, goods[product], y + _GOOD // 2)
    if not held:
        sheet.write((parts.LEFT, top + _HEAD + 28), words.say("picture-no-goods"), _LABEL, "lm")


def _good(sheet: Sheet, scene: Scene, product: int, count: int, y: int) -> None:
    board, words = scene.view.board, scene.words
    product_mark(sheet, words, product, (parts.LEFT, y - 27), theme.PANEL)
    sheet.write(
        (parts.LEFT + 78, y), product_name(words, product), Pen(theme.NAME, "semibold"), "lm"
    )
    paid = price(board, product)
    pen = Pen(theme.NAME, "medium", theme.MUTED)
    sheet.write((parts.RIGHT - 240, y), f"{count} {_TIMES} {paid}", pen, "rm")
    sheet.write((parts.RIGHT, y), words.money(count * paid), Pen(theme.FACT, "bold"), "rm")


def _assets(sheet: Sheet, scene: Scene, company: Company, top: int) -> None:
    """Two in a row, also the places that are free."""
    for place in range(BOX.setup.most_assets):
        row, column = divmod(place, 2)
        left, y = theme.EDGE + column * (_WIDE + 12), top + row * (_ASSET + 12)
        box = (left, y, left + _WIDE, y + _ASSET)
        if place < len(company.assets):
            _asset(sheet, scene, company, company.assets[place], box)
        else:
            parts.nothing(sheet, scene.words.say("picture-free-slot"), box)


def _asset(sheet: Sheet, scene: Scene, company: Company, asset: int, box: Box) -> None:
    left, top, right, _ = box
    words = scene.words
    shapes.panel(sheet, box)
    number = Pen(50, "bold", theme.TEXT)
    x = sheet.write((left + 20, top + 38), str(ASSETS[asset].number), number, "lm") + 16
    name = Pen(theme.LEAST_FACT, "semibold")
    sheet.write((x, top + 38), asset_name(words, asset), name, "lm", right - 16 - x)
    parts.work(sheet, words, asset, (left + 20, top + 96))
    told, ink = _at_work(scene, scene.view.board, company, asset)
    sheet.write((left + 20, top + 154), told, _LABEL.but(ink=ink), "lm", right - left - 36)


def _at_work(scene: Scene, board: Board, company: Company, asset: int) -> tuple[str, str]:
    """What a go brings at today's prices, or that there is none left."""
    say = scene.words.say
    if not transforms(asset):
        return say("picture-producer"), theme.MUTED
    if asset in company.used:
        return say("picture-has-worked"), theme.FAINT
    gain = market_value(board, MAKES[asset]) - market_value(board, NEEDS[asset])
    told = parts.signed(scene.words, gain)
    return say("picture-at-work", told=told), parts.ink(gain)

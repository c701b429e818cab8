"""One company: who sits where, its money, its goods at today's prices, its assets."""

from __future__ import annotations

from games.greed.companies import company_of
from games.greed.components import (
    ASSETS,
    BOX,
    CARDS,
    FREE,
    LAST,
    MAKES,
    NEEDS,
    NEW,
    transforms,
)
from games.greed.kinds import OFFICE
from games.greed.prices import market_value, price
from games.greed.state import Board, Company
from games.greed.view import View
from render import headline, names, shapes, text, theme
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

_SEAT, _GOOD, _ASSET = 70, 54, 244
_MIDDLE = 520
_CASH = 172
_TIMES = "\N{MULTIPLICATION SIGN}"
_ACROSS = BOX.setup.most_assets
_SMALL = Pen(theme.SMALL, "medium", theme.MUTED)


def draw(scene: Scene, number: int) -> Picture:
    """LookupError: no such company in play."""
    view: View = scene.view
    if not 0 <= number < len(view.board.companies) or view.board.companies[number] is None:
        raise LookupError(f"company:{number}")
    company, top = company_of(view.board, number), headline.TOP
    kinds = sum(count > 0 for count in view.board.stocks[number])
    foot = max(
        top + 66 + BOX.setup.seats * _SEAT,
        top + _CASH + theme.GAP + 66 + max(1, kinds) * _GOOD,
    )
    sheet = Sheet(colours(), theme.WIDTH, foot + theme.GAP + _ASSET + theme.MARGIN)
    _title(sheet, scene, number)
    _ladder(sheet, scene, company, (theme.MARGIN, top, _MIDDLE - theme.GAP, foot))
    right = theme.WIDTH - theme.MARGIN
    _cash(sheet, scene, number, company, (_MIDDLE, top, right, top + _CASH))
    _goods(sheet, scene, number, (_MIDDLE, top + _CASH + theme.GAP, right, foot))
    wide = (theme.WIDTH - 2 * theme.MARGIN - (_ACROSS - 1) * 16) // _ACROSS
    for place in range(_ACROSS):
        left, y = theme.MARGIN + place * (wide + 16), foot + theme.GAP
        box = (left, y, left + wide, y + _ASSET)
        if place < len(company.assets):
            _asset(sheet, scene, company, company.assets[place], box)
        else:
            parts.nothing(sheet, scene.words.say("picture-free-slot"), box)
    return sheet.picture()


def _title(sheet: Sheet, scene: Scene, number: int) -> None:
    company_mark(sheet, number, (theme.MARGIN, 34), 56, theme.PAGE)
    printed = CARDS.companies.list[number].number
    note = f"{scene.words.say('picture-company-number', count=printed)} · {parts.year(scene)}"
    title = headline.Headline(
        company_name(scene.words, number), names.table(scene), note, indent=72
    )
    headline.write(sheet, title)


def _ladder(sheet: Sheet, scene: Scene, company: Company, box: Box) -> None:
    left, top, right, _ = box
    words = scene.words
    shapes.panel(sheet, box)
    sheet.write((left + 20, top + 34), words.say("picture-who-sits-where"), _SMALL, "lm")
    offices = [words.say(f"office-{key}") for key in OFFICE.keys[:3]]
    offices += [words.say("picture-middle")] * (BOX.setup.seats - 3)
    for office, label in enumerate(offices):
        y = top + 60 + office * _SEAT
        on = theme.RAISED if office == 0 else theme.PANEL
        if office == 0:
            shapes.panel(sheet, (left + 10, y, right - 10, y + _SEAT - 4), on, theme.PANEL, 12)
        middle = y + _SEAT // 2 - 2
        ink = theme.TEXT if office < 3 else theme.MUTED
        pen = Pen(theme.BODY if office < 3 else theme.SMALL, "bold", ink, on)
        sheet.write((left + 24, middle), label, pen, "lm", 100)
        if office < len(company.officers):
            seat = company.officers[office]
            shapes.person(sheet, (left + 152, middle), 23, seat, on)
            name = Pen(theme.BODY, "semibold", theme.TEXT, on)
            names.write(sheet, scene, seat, (left + 188, middle), name, right - left - 206)
            continue
        ring = (left + 131, middle - 21, left + 173, middle + 21)
        shapes.framed(sheet, ring, theme.LINE, on, 21)
        empty = Pen(theme.SMALL, "regular", theme.FAINT, on)
        sheet.write((left + 188, middle), words.say("picture-empty-seat"), empty, "lm")


def _cash(sheet: Sheet, scene: Scene, number: int, company: Company, box: Box) -> None:
    """Free Cash, last year's and this year's income, and a boot."""
    left, top, right, _ = box
    board, words = scene.view.board, scene.words
    shapes.panel(sheet, box)
    third = (right - left - 20) // 3
    new, last = board.money(number, NEW), board.money(number, LAST)
    inks = (theme.TEXT, theme.MUTED, theme.GAIN if new > last else theme.TEXT)
    keys = ("picture-free-cash", "picture-last-year", "picture-this-year")
    sign = Pen(theme.SMALL, "bold", theme.GAIN)
    amounts = (board.money(number, FREE), last, new)
    for place, (key, amount, ink) in enumerate(zip(keys, amounts, inks, strict=True)):
        x = left + 22 + place * third
        sheet.write((x, top + 34), words.say(key), _SMALL, "lm", third - 60)
        sheet.write((x, top + 84), words.money(amount), Pen(52, "hero", ink), "lm", third - 20)
        if place == NEW and new > last:
            sheet.write((x + third - 24, top + 34), "▲", sign, "rm")
        if place:
            _bar(sheet, (x, top + 132, x + third - 30), (amount, max(last, new, 1)), ink)
    if company.boot:
        pen = Pen(theme.SMALL, "semibold", theme.INK, theme.DANGER)
        shapes.pill(sheet, (left + 20, top + 138), words.say("picture-boot"), pen, theme.PANEL)


def _bar(sheet: Sheet, at: tuple[int, int, int], share: tuple[int, int], ink: str) -> None:
    left, y, right = at
    amount, most = share
    shapes.panel(sheet, (left, y, right, y + 16), theme.PAGE, theme.PANEL, 8)
    if amount:
        end = left + max(18, (right - left) * amount // most)
        shapes.panel(sheet, (left, y, end, y + 16), ink, theme.PAGE, 8)


def _goods(sheet: Sheet, scene: Scene, number: int, box: Box) -> None:
    left, top, right, _ = box
    board, words = scene.view.board, scene.words
    goods = board.stocks[number]
    shapes.panel(sheet, box)
    sheet.write((left + 22, top + 32), words.say("picture-goods-in-store"), _SMALL, "lm")
    told = words.say("picture-at-todays-price")
    if any(goods):
        told = f"{told}: {words.money(market_value(board, goods))}"
    sheet.write((right - 22, top + 32), told, parts.NOTE, "rm", 320)
    held = [product for product, count in enumerate(goods) if count]
    for place, product in enumerate(held):
        y = top + 58 + place * _GOOD
        sheet.rule(left + 16, y, right - 16)
        _good(sheet, scene, product, goods[product], (left, y + _GOOD // 2, right))
    if not held:
        sheet.write((left + 22, top + 84), words.say("picture-no-goods"), _SMALL, "lm")


def _good(sheet: Sheet, scene: Scene, product: int, count: int, at: tuple[int, int, int]) -> None:
    left, y, right = at
    board, words = scene.view.board, scene.words
    product_mark(sheet, words, product, (left + 22, y - 19), 38, theme.PANEL)
    name = Pen(theme.BODY, "semibold")
    sheet.write((left + 72, y), product_name(words, product), name, "lm", 220)
    paid = price(board, product)
    sheet.write((right - 132, y), f"{count} {_TIMES} {paid}", _SMALL, "rm")
    sheet.write((right - 22, y), words.money(count * paid), Pen(theme.BODY, "bold"), "rm", 104)


def _asset(sheet: Sheet, scene: Scene, company: Company, asset: int, box: Box) -> None:
    left, top, right, bottom = box
    board, words = scene.view.board, scene.words
    shapes.panel(sheet, box)
    room = right - left - 36
    number = Pen(theme.TITLE, "hero", theme.TEXT)
    sheet.write((left + 18, top + 52), str(ASSETS[asset].number), number)
    lines = text.lines(asset_name(words, asset), theme.SMALL, "semibold", room)
    for place, line in enumerate(lines):
        at = (left + 18, top + 86 + place * 32)
        sheet.write(at, line, Pen(theme.SMALL, "semibold"), "lm", room)
    parts.work(sheet, words, asset, (left + 18, bottom - 78))
    told, ink = _at_work(scene, board, company, asset)
    sheet.write((left + 18, bottom - 32), told, parts.NOTE.but(ink=ink), "lm", room)


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

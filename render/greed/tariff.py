"""The printed tables: the box of each price, the steps of the trend, storage and severance."""

from __future__ import annotations

from games.greed.components import BOX, PRICES, PRODUCTS, START_PRICE, TRENDS
from games.greed.sales import STORAGE
from render import question, shapes, text, theme
from render.greed import parts, tracks
from render.greed.look import colours, product_name
from render.scene import Picture, Words
from render.sheet import Sheet
from render.text import Pen

_CELL = 116
_LINE = 46
_WORDS = Pen(theme.WORD, "regular", theme.MUTED, theme.PAGE)


def draw(words: Words) -> Picture:
    """The start of each product in ivory; below it, in words, what else has a price."""
    top, left, right = question.BOTH, theme.EDGE, theme.WIDTH - theme.EDGE
    foot = top + tracks.height()
    room = parts.RIGHT - parts.LEFT
    told = [line for one in notes(words) for line in _lines(one, room)]
    sheet = Sheet(colours(), theme.WIDTH, foot + 14 + len(told) * _LINE + 14)
    question.write(sheet, words.say("picture-prices"), words.say("picture-prices-note"))
    frame = tracks.Frame((left, top, right, foot), _CELL)
    shapes.panel(sheet, frame.box)
    start = frame.middle(START_PRICE)
    sheet.write((start, top + 30), words.say("picture-start"), parts.NOTE, "mm")
    for product in range(len(PRODUCTS)):
        row = top + tracks.HEAD + product * tracks.ROW
        sheet.rule(left + 14, row, right - 14, thick=2)
        start_box = range(START_PRICE, START_PRICE + 1)
        tracks.track(sheet, words, product, frame, row + tracks.ROW // 2, start_box)
        tracks.mark_box(sheet, product, START_PRICE, frame, row + tracks.ROW // 2)
    for place, line in enumerate(told):
        y = foot + 14 + place * _LINE + _LINE // 2
        sheet.write((parts.LEFT, y), line, _WORDS, "lm", room)
    return sheet.picture()


def _lines(told: str, room: float) -> tuple[str, ...]:
    return text.wrapped(told, _WORDS.size, _WORDS.weight, room, 2)


def tell(words: Words) -> str:
    """All prices, product by product, and the rest."""
    lines = [
        f"{product_name(words, product)}: {', '.join(map(str, PRICES[product]))}."
        for product in range(len(PRODUCTS))
    ]
    start = f"{words.say('picture-prices')}, {words.say('picture-prices-note')}."
    return " ".join([start, *lines, *notes(words)])


def notes(words: Words) -> tuple[str, ...]:
    """The steps of the trend, what storage costs, what the fired get."""
    say = words.say
    steps = ", ".join(
        f"{step:+d}".replace("-", "\N{MINUS SIGN}") if step else "0" for step in TRENDS
    )
    stored = ", ".join(
        f"{count}: {words.money(STORAGE[count])}" for count in range(1, len(STORAGE))
    )
    offices = ("ceo", "cfo", "coo")
    shares = ", ".join(
        f"{say(f'office-{office}')} {say('picture-percent', percent=percent)}"
        for office, percent in zip(offices, BOX.severance.percent, strict=True)
    )
    keys = ("picture-tariff-trend", "picture-tariff-storage", "picture-tariff-severance")
    told = zip(keys, (steps, stored, shares), strict=True)
    return tuple(f"{say(key)} {line}." for key, line in told)

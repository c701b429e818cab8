"""The printed information card: prices of shares by the size of their corporation."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.acquire.components import BOX
from render import question, shapes, theme
from render.acquire.look import colours, mark, named
from render.scene import Picture, Words
from render.sheet import Sheet
from render.text import Pen

_ROW, _HEAD = 78, 100
_TIERS = 3
_COLUMN = 198
_FIGURES = 182
_BADGE = (58, 56)
_HEADS = theme.STUDY


class PriceLine(msgspec.Struct, frozen=True):
    """A price with its sizes by tier: first and last, None for no end."""

    price: int
    sizes: tuple[tuple[int, int | None] | None, ...]


def lines() -> Iterator[PriceLine]:
    """The lines of the card, from the lowest price to the highest."""
    rows = BOX.prices.rows
    ends = [row.least - 1 for row in rows[1:]]
    for price in sorted({price for row in rows for price in row.by_tier}):
        found: list[tuple[int, int | None] | None] = [None] * _TIERS
        for row, last in zip(rows, [*ends, None], strict=True):
            for tier, dollars in enumerate(row.by_tier):
                if dollars == price:
                    found[tier] = (row.least, last)
        yield PriceLine(price, tuple(found))


def draw(words: Words) -> Picture:
    """The card: sizes below the corporations of their tier, then price and bonuses."""
    card = list(lines())
    high = _HEAD + len(card) * _ROW + 12
    sheet = Sheet(colours(), theme.WIDTH, question.BOTH + high + theme.EDGE)
    top = question.write(sheet, words.say("picture-prices"), words.say("picture-prices-note"))
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, top, right, top + high))
    _heads(sheet, words, top)
    for number, line in enumerate(card):
        y = top + _HEAD + number * _ROW
        sheet.rule(left + 16, y, right - 16)
        _line(sheet, words, line, y + _ROW // 2)
    return sheet.picture()


def tell(words: Words) -> str:
    """The card in words: prices by size, tier by tier, then the bonuses."""
    told = [f"{words.say('picture-prices')}, {words.say('picture-prices-note')}."]
    for tier in range(_TIERS):
        members = [n for n, one in enumerate(BOX.corporations.list) if one.tier == tier]
        found = [(line.sizes[tier], line.price) for line in lines()]
        prices = [f"{_range(*sizes)}: {words.money(price)}" for sizes, price in found if sizes]
        told.append(f"{', '.join(named(words, one) for one in members)}: {'; '.join(prices)}.")
    bonus = BOX.bonus
    many = {"majority": bonus.majority_multiplier, "minority": bonus.minority_multiplier}
    return " ".join([*told, words.say("alt-bonuses", **many)])


def _heads(sheet: Sheet, words: Words, top: int) -> None:
    for tier in range(_TIERS):
        members = [n for n, one in enumerate(BOX.corporations.list) if one.tier == tier]
        x = _middle(tier) - (len(members) * 64 - 6) // 2
        for corporation in members:
            mark(sheet, corporation, (x, top + 22), _BADGE, theme.PANEL)
            x += 64
    pen = Pen(theme.WORD, "regular", theme.MUTED)
    for place, key in enumerate(("picture-price", "picture-majority", "picture-minority")):
        at = (_right(place), top + (50 if not place else 74))
        sheet.write(at, words.say(key), pen.but(size=_HEADS), "rm", _FIGURES - 10)
    # The signs for them in the table of shares.
    filled, framed = ((x - 62, top + 12, x, top + 50) for x in (_right(1), _right(2)))
    shapes.panel(sheet, filled, theme.NEUTRAL, theme.PANEL, 10)
    shapes.framed(sheet, framed, theme.NEUTRAL, theme.PANEL, 10, theme.STROKE)


def _line(sheet: Sheet, words: Words, line: PriceLine, middle: int) -> None:
    pen = Pen(theme.NAME, "semibold")
    for tier, sizes in enumerate(line.sizes):
        if sizes is None:
            sheet.write((_middle(tier), middle), theme.ZERO, pen.but(ink=theme.LINE), "mm")
        else:
            sheet.write((_middle(tier), middle), _range(*sizes), pen, "mm")
    sheet.write((_right(0), middle), words.money(line.price), pen.but(weight="bold"), "rm")
    bonus = pen.but(size=theme.LEAST_FACT, weight="medium", ink=theme.MUTED)
    for place, multiplier in enumerate(
        (BOX.bonus.majority_multiplier, BOX.bonus.minority_multiplier), start=1
    ):
        sheet.write((_right(place), middle), words.money(multiplier * line.price), bonus, "rm")


def _range(first: int, last: int | None) -> str:
    if last is None:
        return f"{first}+"
    return str(first) if first == last else f"{first}{theme.ABSENT}{last}"


def _middle(tier: int) -> int:
    return theme.EDGE + 8 + tier * _COLUMN + _COLUMN // 2


def _right(place: int) -> int:
    return theme.WIDTH - theme.EDGE - 20 - (2 - place) * _FIGURES

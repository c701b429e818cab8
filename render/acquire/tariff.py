"""The printed information card: prices of shares by the size of their corporation."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.acquire.components import BOX
from render import question, shapes, table, theme
from render.acquire.look import colours, mark, named
from render.scene import Picture, Words
from render.sheet import Sheet
from render.text import Pen

_ROW, _HEAD = 78, 100
_TIERS = 3
_COLUMN, _FIGURES = 170, 208
_BADGE, _STEP = (52, 50), 56
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
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + high))
    _heads(sheet, words, top)
    rows = table.rows(sheet, top + _HEAD, [_ROW] * len(card), is_headed=True)
    for line, row in zip(card, rows, strict=True):
        _line(sheet, words, line, row)
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
    each = (
        words.say(
            "alt-bonus-at",
            price=one.price,
            **{key: words.money(times * one.price) for key, times in many.items()},
        )
        for one in lines()
    )
    return " ".join([*told, words.say("alt-bonuses", **many), f"{'; '.join(each)}."])


def _heads(sheet: Sheet, words: Words, top: int) -> None:
    for tier in range(_TIERS):
        members = [n for n, one in enumerate(BOX.corporations.list) if one.tier == tier]
        x = _middle(tier) - (len(members) * _STEP - _STEP + _BADGE[0]) // 2
        for corporation in members:
            mark(sheet, corporation, (x, top + 25), _BADGE, theme.PANEL)
            x += _STEP
    pen = Pen(theme.WORD, "regular", theme.MUTED)
    for place, key in enumerate(("picture-price", "picture-majority", "picture-minority")):
        at = (_right(place), top + (50 if not place else 74))
        sheet.write(at, words.say(key), pen.but(size=_HEADS), "rm", _FIGURES - 10)
    # The signs for them in the table of shares.
    filled, framed = ((x - 62, top + 12, x, top + 50) for x in (_right(1), _right(2)))
    shapes.panel(sheet, filled, theme.NEUTRAL, theme.PANEL, 10)
    shapes.framed(sheet, framed, theme.NEUTRAL, theme.PANEL, 10, theme.STROKE)


def _line(sheet: Sheet, words: Words, line: PriceLine, row: table.Row) -> None:
    for tier, sizes in enumerate(line.sizes):
        column = table.Column(_middle(tier), _COLUMN, kind="mm", pen=table.NAME)
        told, ink = (_range(*sizes), "") if sizes else (theme.ZERO, theme.LINE)
        table.value(sheet, column, row, told, ink)
    price = table.Column(_right(0), _FIGURES, pen=table.NAME.but(weight="bold"))
    table.value(sheet, price, row, words.money(line.price))
    bonus = Pen(theme.LEAST_FACT, "medium")
    for place, multiplier in enumerate(
        (BOX.bonus.majority_multiplier, BOX.bonus.minority_multiplier), start=1
    ):
        column = table.Column(_right(place), _FIGURES, pen=bonus)
        table.value(sheet, column, row, words.money(multiplier * line.price), theme.MUTED)


def _range(first: int, last: int | None) -> str:
    if last is None:
        return f"{first}+"
    return str(first) if first == last else f"{first}{theme.ABSENT}{last}"


def _middle(tier: int) -> int:
    return theme.EDGE + 8 + tier * _COLUMN + _COLUMN // 2


def _right(place: int) -> int:
    return theme.WIDTH - theme.EDGE - 20 - (2 - place) * _FIGURES

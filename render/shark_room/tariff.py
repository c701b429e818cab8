"""What is printed on the cards: prices and dividends of the titles, and the special cards."""

from __future__ import annotations

from games.shark_room.components import SPECIALS, TITLES, Own, effect_of
from render import headline, shapes, text, theme
from render.scene import Picture, Words
from render.shark_room import cards
from render.shark_room.look import KINDS, colours, fin, mark, special, warning
from render.sheet import Box, Sheet
from render.text import Pen

_TITLE, _ASSET, _LINE, _HEAD = 48, 60, 28, 44
_TEXT_LINES = 2
_SMALL = Pen(theme.SMALL, "semibold")
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED)
_PLAIN = [kind for kind, one in enumerate(SPECIALS) if one.kind != "asset"]
_OWNED = [kind for kind, one in enumerate(SPECIALS) if one.kind == "asset"]
_CARD = 52 + _TEXT_LINES * _LINE


def draw(words: Words) -> Picture:
    """Titles at the left, assets at the right, below them the other special cards."""
    upper = _HEAD + max(len(TITLES) * _TITLE, len(_OWNED) * _ASSET) + 16
    rows = -(-len(_PLAIN) // 2)
    below = headline.TOP + upper + theme.GAP
    sheet = Sheet(colours(), theme.WIDTH, below + rows * _CARD + 24 + theme.MARGIN)
    title, note = words.say("picture-prices"), words.say("picture-house-set")
    headline.write(sheet, headline.Headline(title, "Shark Room", note))
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    middle = left + 700
    _titles(sheet, words, (left, headline.TOP, middle, headline.TOP + upper))
    _assets(sheet, words, (middle + theme.GAP, headline.TOP, right, headline.TOP + upper))
    shapes.panel(sheet, (left, below, right, below + rows * _CARD + 24))
    half = (right - left) // 2
    for number, kind in enumerate(_PLAIN):
        x, y = left + number // rows * half, below + 12 + number % rows * _CARD
        _card(sheet, words, kind, (x + 18, y, x + half - 14, y + _CARD))
    return sheet.picture()


def tell(words: Words) -> str:
    """What has a price, in words. The other cards would be more than an alt text holds."""
    say, told = words.say, [f"{words.say('picture-prices')}, {words.say('picture-house-set')}."]
    for title in TITLES:
        pays = say("picture-pays", count=title.group, amount=title.dividend)
        told.append(f"{title.name}: {', '.join(map(str, title.prices))}; {pays}.")
    assets = [f"{special(words, kind)}: {', '.join(_amounts(words, kind))}" for kind in _OWNED]
    heading = f"{say('picture-assets')} ({say('picture-income')})"
    return " ".join([*told, f"{heading}: {'; '.join(assets)}."])


def _amounts(words: Words, kind: int) -> tuple[str, str]:
    """The price of an asset, and its income."""
    effect = effect_of(kind)
    assert isinstance(effect, Own)
    return words.money(effect.price), f"+{words.money(effect.income)}"


def _titles(sheet: Sheet, words: Words, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    for number in range(5):
        x = left + 356 + number * 54
        sheet.write((x, top + 26), str(number + 1), _NOTE.but(weight="semibold"), "rm")
    sheet.write((right - 16, top + 26), words.say("picture-group"), _NOTE, "rm", 104)
    for number, title in enumerate(TITLES):
        y = top + _HEAD + number * _TITLE + _TITLE // 2
        mark(sheet, number, (left + 12, y - 18), 36, theme.PANEL)
        x = left + 58
        if title.closings:
            warning(sheet, (x + 10, y), theme.PANEL)
            x += 30
        sheet.write((x, y), title.name, _SMALL, "lm", left + 300 - x)
        for place, price in enumerate(title.prices):
            pen = Pen(theme.NOTE, "semibold")
            sheet.write((left + 356 + place * 54, y), str(price), pen, "rm")
        told = f"{title.group}: {words.money(title.dividend)}"
        sheet.write((right - 16, y), told, _NOTE.but(ink=theme.TEXT), "rm", 104)


def _assets(sheet: Sheet, words: Words, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    fill = KINDS["asset"]
    shapes.panel(sheet, (left + 16, top + 15, left + 38, top + 37), fill, radius=6)
    sheet.write((left + 50, top + 26), words.say("picture-assets"), _NOTE, "lm")
    sheet.write((right - 16, top + 26), words.say("picture-income"), _NOTE, "rm", 220)
    for number, kind in enumerate(_OWNED):
        y = top + _HEAD + number * _ASSET + _ASSET // 2
        cost, income = _amounts(words, kind)
        name = Pen(theme.NOTE, "semibold")
        sheet.write((left + 16, y - 14), special(words, kind), name, "lm", right - left - 32)
        price = name.but(weight="regular", ink=theme.MUTED)
        sheet.write((right - 112, y + 14), cost, price, "rm", 100)
        gain = name.but(ink=theme.GAIN)
        sheet.write((right - 16, y + 14), income, gain, "rm", 92)


def _card(sheet: Sheet, words: Words, kind: int, box: Box) -> None:
    """Kind, name, number of copies, when it is played, and what it does."""
    left, top, right, _ = box
    card, middle = SPECIALS[kind], top + 22
    if card.kind == "illegal":
        fin(sheet, (left + 14, middle), theme.PANEL, KINDS["illegal"])
    else:
        shapes.panel(
            sheet, (left + 2, middle - 12, left + 26, middle + 12), KINDS[card.kind], radius=6
        )
    told = f"{words.say(f'timing-{card.timing}')} · {card.copies}{theme.FORBIDDEN}"
    wide = text.width(told, theme.NOTE, "regular")
    sheet.write((right, middle), told, _NOTE, "rm")
    sheet.write((left + 40, middle), special(words, kind), _SMALL, "lm", right - left - 56 - wide)
    pen = Pen(theme.NOTE, "regular")
    lines = text.wrapped(
        cards.effect(words, kind), pen.size, pen.weight, right - left - 40, _TEXT_LINES
    )
    for number, line in enumerate(lines):
        sheet.write((left + 40, middle + 32 + number * _LINE), line, pen, "lm", right - left - 40)

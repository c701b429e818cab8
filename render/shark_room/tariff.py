"""What is printed on the cards: prices and dividends of the titles, and the special cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.components import SPECIALS, TITLES, Own, effect_of
from render import question, shapes, text, theme
from render.scene import Picture, Words
from render.shark_room import cards
from render.shark_room.look import KINDS, colours, fin, mark, special, warning
from render.sheet import Box, Sheet
from render.text import Pen

_TITLE, _ASSET, _LINE, _HEAD, _FOOT = 66, 92, 38, 62, 12
"""Pixels of a title's line, of an asset's, of a line of text, of a panel's head and foot."""
_TEXT_LINES = 3
_NAME = Pen(theme.WORD, "semibold")
_FIGURE = Pen(theme.WORD, "semibold")
_NOTE = Pen(theme.STUDY, "regular", theme.MUTED)
_PRICE = Pen(theme.WORD, "regular", theme.MUTED)
_BODY = Pen(theme.STUDY, "regular")
_FIRST, _STEP = 566, 86
"""From the left edge: the right edge of the first price, and pixels to the next."""
_PANELS = frozenset({"", "assets", "cards"})
_PLAIN = [kind for kind, one in enumerate(SPECIALS) if one.kind != "asset"]
_OWNED = [kind for kind, one in enumerate(SPECIALS) if one.kind == "asset"]


def draw(words: Words) -> Picture:
    """Titles, assets, then the other special cards, two to a line."""
    left, right, top = theme.EDGE, theme.WIDTH - theme.EDGE, question.BOTH
    titles = top + _HEAD + len(TITLES) * _TITLE + _FOOT
    assets = titles + theme.BETWEEN + _HEAD + -(-len(_OWNED) // 2) * _ASSET + _FOOT
    tall = [max(_high(words, kind) for kind in pair) for pair in _pairs()]
    foot = assets + theme.BETWEEN + sum(tall) + 2 * _FOOT
    sheet = Sheet(colours(), theme.WIDTH, foot + theme.EDGE)
    question.write(sheet, words.say("picture-prices"), words.say("picture-house-set"))
    _titles(sheet, words, (left, top, right, titles))
    _assets(sheet, words, (left, titles + theme.BETWEEN, right, assets))
    y = assets + theme.BETWEEN
    sheet.seam(titles + theme.BETWEEN, "assets")
    sheet.seam(y, "cards")
    shapes.panel(sheet, (left, y, right, foot))
    y += _FOOT
    half = (right - left) // 2
    for pair, high in zip(_pairs(), tall, strict=True):
        for number, kind in enumerate(pair):
            x = left + number * half
            _card(sheet, words, kind, (x + 20, y, x + half - 16, y + high))
        y += high
    return sheet.picture()


def tell(words: Words, panels: frozenset[str] = _PANELS) -> str:
    """What has a price, in words, then the other cards, which are more than an alt text holds."""
    told = list[str]()
    told += _told_titles(words) if "" in panels else ()
    told += _told_assets(words) if "assets" in panels else ()
    if "cards" in panels:
        told += [f"{_when(words, kind)}: {cards.effect(words, kind)}" for kind in _PLAIN]
    return " ".join(told)


def _when(words: Words, kind: int) -> str:
    """A card, when it is played, and how often there is one."""
    card = SPECIALS[kind]
    many = words.say("text-copies", count=card.copies)
    return f"{special(words, kind)} ({words.say(f'timing-{card.timing}')}, {many})"


def _told_titles(words: Words) -> Iterator[str]:
    say = words.say
    yield f"{say('picture-prices')}, {say('picture-house-set')}."
    yield say("text-numbered", count=len(TITLES[0].prices))
    for title in TITLES:
        pays = say("picture-pays", count=title.group, amount=title.dividend)
        yield f"{title.name}: {', '.join(map(str, title.prices))}; {pays}."


def _told_assets(words: Words) -> Iterator[str]:
    assets = [f"{special(words, kind)}: {', '.join(_amounts(words, kind))}" for kind in _OWNED]
    heading = f"{words.say('picture-assets')} ({words.say('picture-income')})"
    yield f"{heading}: {'; '.join(assets)}."


def _amounts(words: Words, kind: int) -> tuple[str, str]:
    """The price of an asset, and its income."""
    effect = effect_of(kind)
    assert isinstance(effect, Own)
    return words.money(effect.price), f"+{words.money(effect.income)}"


def _pairs() -> list[list[int]]:
    return [_PLAIN[start : start + 2] for start in range(0, len(_PLAIN), 2)]


def _titles(sheet: Sheet, words: Words, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    for number in range(5):
        sheet.write((left + _FIRST + number * _STEP, top + 34), str(number + 1), _NOTE, "rm")
    sheet.write((right - 22, top + 34), words.say("picture-group"), _NOTE, "rm")
    for number, title in enumerate(TITLES):
        y = top + _HEAD + number * _TITLE + _TITLE // 2
        mark(sheet, number, (left + 16, y - 28), 56, theme.PANEL)
        x = left + 88
        if title.closings:
            warning(sheet, (x + 16, y), theme.PANEL, 18)
            x += 42
        room = left + _FIRST - 76 - x
        name = text.shortened(title.name, theme.WORD, _NAME.weight, room)
        sheet.write((x, y), name, _NAME, "lm", room)
        for place, price in enumerate(title.prices):
            sheet.write((left + _FIRST + place * _STEP, y), str(price), _FIGURE, "rm")
        told = f"{title.group} → {words.money(title.dividend)}"
        sheet.write((right - 22, y), told, _FIGURE.but(ink=theme.GAIN), "rm")


def _assets(sheet: Sheet, words: Words, box: Box) -> None:
    """Name, price and income, two to a line."""
    left, top, right, _ = box
    shapes.panel(sheet, box)
    shapes.panel(sheet, (left + 20, top + 18, left + 52, top + 50), KINDS["asset"], radius=8)
    sheet.write((left + 66, top + 34), words.say("picture-assets"), _NOTE, "lm")
    sheet.write((right - 22, top + 34), words.say("picture-income"), _NOTE, "rm")
    half = (right - left) // 2
    for number, kind in enumerate(_OWNED):
        row, column = divmod(number, 2)
        x, y = left + column * half, top + _HEAD + row * _ASSET + _ASSET // 2
        effect = effect_of(kind)
        assert isinstance(effect, Own)
        name, low = special(words, kind), y + 20
        sheet.write((x + 20, y - 20), name, _NAME, "lm", half - 40)
        end = sheet.write((x + 20, low), words.money(effect.price), _PRICE, "lm") + 24
        gain = _FIGURE.but(ink=theme.GAIN)
        sheet.write((end, low), f"+{words.money(effect.income)}", gain, "lm")


def _lines(words: Words, kind: int) -> tuple[str, ...]:
    room = (theme.WIDTH - 2 * theme.EDGE) // 2 - 36
    told = cards.effect(words, kind)
    return text.wrapped(told, _BODY.size, _BODY.weight, room, _TEXT_LINES)


def _high(words: Words, kind: int) -> int:
    return 106 + len(_lines(words, kind)) * _LINE


def _card(sheet: Sheet, words: Words, kind: int, box: Box) -> None:
    """Kind and name; when it is played and how often there is one; what it does."""
    left, top, right, _ = box
    card, y = SPECIALS[kind], top + 30
    fill = KINDS[card.kind]
    if card.kind == "illegal":
        fin(sheet, (left + 18, y), theme.PANEL, fill, 17)
    else:
        shapes.panel(sheet, (left + 2, y - 16, left + 34, y + 16), fill, radius=8)
    sheet.write((left + 50, y), special(words, kind), _NAME, "lm", right - left - 50)
    told = f"{words.say(f'timing-{card.timing}')} · {card.copies}{theme.FORBIDDEN}"
    sheet.write((left, y + 44), told, _NOTE, "lm")
    for number, line in enumerate(_lines(words, kind)):
        sheet.write((left, y + 86 + number * _LINE), line, _BODY, "lm", right - left)

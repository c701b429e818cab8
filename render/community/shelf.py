"""The games to choose from: each with its picture, a line, seats, length and mood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from games import GAMES
from render import png, question, shapes, text, theme
from render.palettes import COUNT, palette
from render.scene import ICON, LONGEST_ALT, Picture, Words
from render.sheet import Sheet
from render.shelf import DRAWERS
from render.text import Pen

_CARD, _ICON = 209, 180
"""Pixels of a game's height, and of the side of its picture."""
_SIDE = 22
_LEFT = theme.EDGE + _SIDE + _ICON + 28
_RIGHT = theme.WIDTH - theme.EDGE - _SIDE
_LINE = Pen(theme.NAME, "medium")
_SEATS = Pen(theme.LEAD, "bold")


class ShelfCard(msgspec.Struct, frozen=True):
    """A game in words; `key` is that of its rules."""

    key: str
    name: str
    line: str
    terms: str
    """Length and mood."""
    least: int
    most: int
    seats: str
    """The numbers of players in words: 2 to 6 players."""


class Shelf(msgspec.Struct, frozen=True):
    """What the picture says; the same in words is its alt text."""

    head: str
    below: str
    cards: tuple[ShelfCard, ...]


def stocked(words: Mapping[str, Words], keys: Sequence[str] = tuple(GAMES)) -> Shelf:
    """The shelf of the games by their keys; `words` are the words of each, in one language."""
    own = words[keys[0]]
    cards = tuple(_card(key, words[key]) for key in keys)
    return Shelf(own.say("shelf-title"), own.say("shelf-below"), cards)


def alt(shelf: Shelf) -> str:
    """The same in words, at most 1,000 characters: as many games as have room."""
    told = f"{shelf.head}."
    for card in shelf.cards:
        longer = f"{told} {card.name}, {card.seats}: {card.line} {card.terms}."
        if len(longer) > LONGEST_ALT:
            break
        told = longer
    return told.replace(" \N{MIDDLE DOT} ", ", ")


@lru_cache(maxsize=4)
def encoded(shelf: Shelf) -> bytes:
    """The picture as a PNG file; it changes only with the games, so it is drawn once a language."""
    return png.encode(draw(shelf))


def draw(shelf: Shelf) -> Picture:
    high = question.BOTH + len(shelf.cards) * (_CARD + theme.BETWEEN) - theme.BETWEEN + theme.EDGE
    sheet = Sheet(palette("lettered"), theme.WIDTH, high)
    question.write(sheet, shelf.head, shelf.below, ink=theme.TEXT)
    tops = [question.BOTH + place * (_CARD + theme.BETWEEN) for place in range(len(shelf.cards))]
    for card, top in zip(shelf.cards, tops, strict=True):
        _write(sheet, card, top)
    whole = sheet.picture().image.convert("RGB")
    for card, top in zip(shelf.cards, tops, strict=True):
        whole.paste(_icon(card), (theme.EDGE + _SIDE, top + (_CARD - _ICON) // 2))
    # Every game has colours of its own: together they get a palette that has some of each.
    drawn = whole.quantize(COUNT, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    ground = Image.new("P", (1, 1))
    ground.putpalette((drawn.getpalette() or [])[: 3 * COUNT])
    return Picture(drawn, ground)


def _card(key: str, words: Words) -> ShelfCard:
    seats = GAMES[key].seats
    terms = " · ".join(_told(words, ("shelf-length", "shelf-mood")))
    line = "".join(_told(words, ("shelf-line",)))
    least, most = min(seats), max(seats)
    players = words.say("play-seats", least=least, most=most)
    return ShelfCard(key, words.say(f"game-{key}"), line, terms, least, most, players)


def _told(words: Words, keys: Sequence[str]) -> Iterator[str]:
    """What a game says of itself; one that is new may say nothing yet."""
    return (words.say(key) for key in keys if words.has(key))


def _write(sheet: Sheet, card: ShelfCard, top: int) -> None:
    """Name and seats, two lines at most, length and mood."""
    box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + _CARD)
    shapes.panel(sheet, box)
    room = _RIGHT - _LEFT
    taken = _seats(sheet, card, top + 36)
    sheet.write((_LEFT, top + 36), card.name, Pen(theme.LEAD, "hero"), "lm", room - taken - 20)
    for place, line in enumerate(text.wrapped(card.line, _LINE.size, _LINE.weight, room, 2)):
        sheet.write((_LEFT, top + 92 + 46 * place), line, _LINE, "lm", room)
    pen = Pen(theme.LEAST_FACT, "semibold", theme.BRASS)
    sheet.write((_LEFT, top + 182), card.terms, pen, "lm", room)


def _seats(sheet: Sheet, card: ShelfCard, y: int) -> int:
    """A head with shoulders and the numbers of players; returns the pixels they take."""
    told = f"{card.least}{theme.ABSENT}{card.most}" if card.least < card.most else str(card.most)
    wide = round(text.width(told, _SEATS.size, _SEATS.weight))
    sheet.write((_RIGHT, y), told, _SEATS, "rm")
    x = _RIGHT - wide - 40
    shapes.disc(sheet, (x, y - 14), 13, theme.MUTED, theme.PANEL)
    shapes.panel(sheet, (x - 22, y + 3, x + 22, y + 25), theme.MUTED, theme.PANEL, 11)
    return wide + 64


def _icon(card: ShelfCard) -> Image.Image:
    if (icon := DRAWERS[card.key].icon) is not None:
        return _sized(icon())
    sheet = Sheet(palette("lettered"), ICON, ICON, theme.PANEL)
    shapes.panel(sheet, (10, 10, ICON - 10, ICON - 10), theme.RAISED, theme.PANEL, 24)
    pen = Pen(theme.GIANT, "hero", theme.BRASS, theme.RAISED)
    sheet.write((ICON / 2, ICON / 2), card.name[:1], pen, "cm")
    return _sized(sheet.picture())


def _sized(icon: Picture) -> Image.Image:
    return icon.image.convert("RGB").resize((_ICON, _ICON), Image.Resampling.LANCZOS)

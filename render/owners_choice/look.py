"""How companies, spaces and dice look: a letter, a fill and a pattern each, a sign, a short code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from PIL import Image

from games.owners_choice.components import COMPANIES, COUNT, FUND_DIE, Face, Space
from render import condensed, shapes, theme
from render.palettes import Palette, palette
from render.scene import Words
from render.sheet import Box, Point, Sheet
from render.text import Pen


class CompanyLook(msgspec.Struct, frozen=True):
    fill: str
    pattern: str


_BY_KEY: Final = {
    "red": CompanyLook("#b4504d", "checks"),
    "blue": CompanyLook("#4069bb", "bars"),
    "green": CompanyLook("#58bf9f", "dots"),
    "yellow": CompanyLook("#f3cf57", "plain"),
}
LOOKS: Final = tuple(_BY_KEY[key] for key in COMPANIES)
"""By company: four of the colours that are as unlike as can be in every kind of colour vision."""

SIGNS: Final[Mapping[Space, tuple[str, str]]] = {
    "event": ("!", theme.NEWS),
    "multi": ("+", theme.TEXT),
    "president": ("★", theme.BRASS),
    "dividend": ("$", theme.GAIN),
    "start": ("→", theme.MUTED),
    "goal": ("■", theme.PAGE),
}
"""Spaces that are no company's: the sign and its ink."""
LEGEND: Final[tuple[Space, ...]] = ("event", "multi", "president", "dividend")

_MINUS: Final = "\N{MINUS SIGN}"
CODES: Final[Mapping[Face, str]] = {
    "status-quo": "=",
    "price-up-1": "+1",
    "price-up-2": "+2",
    "price-up-3": "+3",
    "price-down-1": f"{_MINUS}1",
    "dividend": "$",
    "other-up-1": "?+1",
    "other-down-1": f"?{_MINUS}1",
    "other-down-2": f"?{_MINUS}2",
    "fund-down-1": f"F{_MINUS}1",
    "fund-down-2": f"F{_MINUS}2",
    "again": "↻",
    "bank": "$",
    "exchange": "⇄",
    "any-down-2": f"?{_MINUS}2",
    "all-down-1": f"∀{_MINUS}1",
}
"""What a face shows, the same in every language: F is the Fund, ? a company of one's choice."""
BLACK, WHITE = theme.NIGHT, theme.IVORY
"""The Fund die and the Event die."""


def colours() -> Palette:
    return palette("owners_choice")


def letter(words: Words, company: int) -> str:
    """The first letter of its name in the language of the table."""
    return words.signs.say(f"letter-{COMPANIES[company]}")


def named(words: Words, company: int) -> str:
    return words.say(f"company-{COMPANIES[company]}")


def mark(
    sheet: Sheet, words: Words, company: int, centre: Point, size: int, on: str = theme.PANEL
) -> None:
    """A company's square badge."""
    left, top = round(centre[0]) - size // 2, round(centre[1]) - size // 2
    emblem(sheet, words, company, (left, top, left + size, top + size), on)


def emblem(sheet: Sheet, words: Words, company: int, box: Box, on: str = theme.PANEL) -> None:
    """A company's badge of any shape."""
    look = LOOKS[company]
    shapes.emblem(sheet, box, letter(words, company), look.fill, look.pattern, on)


def dim(fill: str, on: str = theme.PANEL) -> str:
    """A fill that steps back."""
    return "#{:02x}{:02x}{:02x}".format(*theme.mix(on, fill, 0.5))


def die(sheet: Sheet, which: int, face: Face, centre: Point, size: int, on: str) -> None:
    """A die as it lies: its company's colour, black for the Fund, white for the event."""
    left, top = round(centre[0]) - size // 2, round(centre[1]) - size // 2
    sheet.paste(_die(sheet.palette, which, CODES[face], size, on), (left, top))


def outlined(
    sheet: Sheet, box: Box, fill: str, edge: tuple[str, int], on: str, radius: int
) -> None:
    """A shape with an edge of its own ink, that many pixels thick, over whatever is there."""
    left, top, right, bottom = box
    (ink, thick), wide, high = edge, right - left, bottom - top
    sheet.stamp(shapes.rounded(wide, high, radius), (left, top), ink, on)
    inner = shapes.rounded(wide - 2 * thick, high - 2 * thick, radius - thick)
    sheet.stamp(inner, (left + thick, top + thick), fill, ink)


@lru_cache(maxsize=256)
def _die(chosen: Palette, which: int, code: str, size: int, on: str) -> Image.Image:
    fill = LOOKS[which].fill if which < COUNT else BLACK if which == FUND_DIE else WHITE
    sheet = Sheet(chosen, size, size, on)
    edge = theme.MUTED if which == FUND_DIE else fill
    outlined(sheet, (0, 0, size, size), fill, (edge, 3), on, size // 5)
    share = 0.56 if len(code) < 3 else 0.5
    pen = Pen(round(size * share), "bold", theme.on(fill), fill)
    condensed.write(sheet, (size / 2, size / 2), code, pen, size - 20)
    return sheet.image

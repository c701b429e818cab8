"""The look of Impero's companies: a letter, a fill and a pattern each, the most distinct first."""

from __future__ import annotations

from functools import cache

import msgspec

from games.impero.codes import LETTERS, company_code
from render import shapes, theme
from render.palettes import Palette, palette
from render.patterns import PATTERNS
from render.sheet import Sheet

FILLS = (
    "#7a97fb", "#fcbd43", "#ed7665", "#94dbb5", "#a5509f", "#9af9fe", "#b0bbce", "#307c1b",
    "#f4e8a2", "#b67ba2", "#3ca95d", "#bc4862", "#5db6f0", "#dda016", "#617bdc", "#bba89a",
    "#cbf2d2", "#5fdbff", "#d6cb85", "#7b8ec8",
)  # fmt: skip
_STEP = 7
"""Places by which the pattern of every fill moves on after each round of the letters."""


class CompanyLook(msgspec.Struct, frozen=True):
    """A company's code, A or B2, and its colours."""

    code: str
    fill: str
    pattern: str


@cache
def look(company: int) -> CompanyLook:
    """The look of a company. The 21st is A2: the fill of A with another pattern."""
    lap, place = divmod(company, len(LETTERS))
    patterns = tuple(PATTERNS)
    pattern = patterns[(place + _STEP * lap) % len(patterns)]
    return CompanyLook(company_code(company), FILLS[place], pattern)


def colours() -> Palette:
    return palette("impero")


def mark(sheet: Sheet, company: int, at: tuple[int, int], size: int, on: str) -> None:
    """The company's badge; `at` is its upper left corner."""
    one, (left, top) = look(company), at
    box = (left, top, left + size, top + size)
    shapes.emblem(sheet, box, one.code, one.fill, one.pattern, on)


def inks() -> tuple[str, ...]:
    """The patterns' colours, by fill."""
    return tuple(theme.pattern_ink(fill) for fill in FILLS)

"""Stopgap."""

from __future__ import annotations

from render.acquire.look import LOOKS
from render.palettes import Palette, palette
from render.shapes import badge
from render.sheet import Sheet


def colours() -> Palette:
    return palette("acquire")


def mark(sheet: Sheet, company: int, at: tuple[int, int], size: int, on: str) -> None:
    one = LOOKS[company % 7]
    left, top = at
    letter = "ABCDEFGHKLMNPRSTUVWX"[company % 20] + (
        str(company // 20 + 1) if company >= 20 else ""
    )
    badge(sheet, (left, top, left + size, top + size), letter, one.fill, one.pattern, on)

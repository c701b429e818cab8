"""Codes in narrow places: the letters as high as elsewhere, but narrower."""

from __future__ import annotations

from PIL import Image

from render import text
from render.sheet import Point, Sheet
from render.text import Pen


def write(sheet: Sheet, centre: Point, code: str, pen: Pen, room: int) -> None:
    """Write a code with its ink centred, at most `room` pixels wide: A10 where A fits easily."""
    covered, _, top = text.mask(code, pen.weight, pen.size)
    if covered.width <= room:
        sheet.write(centre, code, pen, "cm")
        return
    # Smaller letters could not be read on a phone; narrower ones can.
    narrow = covered.resize((room, covered.height), Image.Resampling.LANCZOS)
    foot = round(centre[1] + pen.size * text.CAPITAL)
    sheet.stamp(narrow, (round(centre[0] - room / 2), foot + top), pen.ink, pen.on)

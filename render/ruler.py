"""A picture with a scale, by which a host sees how tall and how wide a client shows a shape."""

from __future__ import annotations

from render import question, shapes, theme
from render.palettes import palette
from render.scene import Picture
from render.sheet import Sheet
from render.text import Pen

SHAPES = (0.9, 1.4)
"""The heights of the flattest and of the tallest board, as parts of the width."""
_STEP = theme.WIDTH // 10


def draw(height: float) -> Picture:
    """A line at every tenth of the width, down to `height` times the width; each size of type once."""
    high = round(theme.WIDTH * height)
    sheet = Sheet(palette("lettered"), theme.WIDTH, high)
    question.write(sheet, f"{theme.WIDTH} x {high}", indent=134)
    for size, y in ((theme.FACT, 180), (theme.LEAST_FACT, 240), (theme.WORD, 300)):
        told = f"Can you read this line of {size} pixels?"
        sheet.write((theme.EDGE + 160, y), told, Pen(size, "semibold", on=theme.PAGE), "lm")
    for tenth in range(1, high // _STEP + 1):
        y = tenth * _STEP - theme.STROKE
        sheet.rule(theme.EDGE, y, theme.EDGE + 90, theme.BRASS, theme.STROKE)
        pen = Pen(theme.FACT, "bold", theme.BRASS, theme.PAGE)
        sheet.write((theme.EDGE, y - 26), str(tenth), pen, "lm")
    corner = (theme.WIDTH - 60, high - 60, theme.WIDTH - 12, high - 12)
    # Who sees this corner sees the whole picture.
    shapes.panel(sheet, corner, theme.BRASS, theme.PAGE, 8)
    return sheet.picture()

"""The sheet of a picture: an image of palette indices, and what can be drawn on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import text, theme
from render.palettes import Palette, mapped, ramp
from render.scene import Picture
from render.text import Pen
from render.theme import Weight

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are the first outside."""
Point = tuple[float, float]


class Sheet:
    """A picture being drawn. Each call names the colour below it, so that edges blend with that."""

    def __init__(self, palette: Palette, width: int, height: int, ground: str = theme.PAGE) -> None:
        self.palette = palette
        self.image = Image.new("L", (width, height), palette.index(ground))
        self._seams: list[tuple[int, str]] = []

    def write(
        self, at: Point, words: str, pen: Pen, anchor: str = "ls", room: float | None = None
    ) -> float:
        """Write a line of text; returns its right edge.

        The anchor is l, m or r for the side, or c to centre the ink instead of the advance width; then
        s for the baseline or m for the middle of the capitals. With `room` the text shrinks to
        `theme.floor` and is then cut.
        """
        size = pen.size
        if room is not None:
            words, size = text.fit(words, size, pen.weight, room, theme.floor(size))
        whole = text.width(words, size, pen.weight)
        foot = round(at[1] + (size * text.CAPITAL if anchor[1] == "m" else 0))
        written, x, y = _written(self.palette, words, pen.weight, size, pen.ink, pen.on)
        # A digit in a disc looks off its middle by its own side bearing: c measures the ink.
        before = {"l": 0.0, "m": whole / 2, "c": x + written.width / 2, "r": whole}
        left = round(at[0] - before[anchor[0]])
        self.paste(written, (left + x, foot + y))
        return left + whole

    def paste(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """Paste an image that covers its whole box."""
        self.image.paste(sprite, at)

    def stamp(self, mask: Image.Image, at: tuple[int, int], ink: str, on: str) -> None:
        """Draw the ink where the mask covers; edges blend with `on`, even if another colour is there."""
        inked = mapped(mask, ramp(self.palette, on, ink))
        # Pixels hardly covered stay as they are: with `on` they would leave a box around the shape.
        self.image.paste(inked, at, mapped(mask, _COVERED))

    def fill(self, box: Box, ink: str) -> None:
        self.image.paste(self.palette.index(ink), box)

    def rule(self, x0: int, y: int, x1: int, ink: str = theme.LINE, thick: int = 1) -> None:
        """A level line."""
        self.fill((x0, y, x1, y + thick), ink)

    def seam(self, y: int, panel: str) -> None:
        """The panel of that name begins here, below a gap: a picture that is too tall is cut there."""
        self._seams.append((y, panel))

    def picture(self) -> Picture:
        """The finished picture. The sheet cannot be drawn on after this."""
        self.image.putpalette(self.palette.image.getpalette() or ())
        return Picture(self.image, self.palette.image, tuple(sorted(self._seams)))


_COVERED = bytes(255 if coverage > 7 else 0 for coverage in range(256))


@lru_cache(maxsize=2048)
def _written(
    palette: Palette, words: str, weight: Weight, size: int, ink: str, on: str
) -> tuple[Image.Image, int, int]:
    covered, x, y = text.mask(words, weight, size)
    return mapped(covered, ramp(palette, on, ink)), x, y

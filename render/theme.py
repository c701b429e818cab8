"""The look of Borsa: colours, type sizes, spacing. Surfaces are dark; brass marks the present."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

PAGE: Final = "#12151b"
PANEL: Final = "#1d2129"
RAISED: Final = "#282d37"
LINE: Final = "#3b4250"
"""Hairlines and hatching; never text."""

TEXT: Final = "#f4efe6"
MUTED: Final = "#b4bac6"
FAINT: Final = "#8b94a3"
"""Text of first, second and third weight: contrast of 4.5 and more on every surface."""

BRASS: Final = "#e8bd68"
"""The present: whose turn it is, the last move, safe corporations, the winner."""
GAIN: Final = "#63cba6"
LOSS: Final = "#f2906c"
"""More and less; always beside ▲, ▼, + or →, since some eyes see the two alike."""
NEWS: Final = "#93bdf6"
"""News: founded, opened, new."""
DANGER: Final = "#ff8a7a"

INK: Final = PAGE
IVORY: Final = "#fbf7ee"
"""Letters on a fill: the one with more contrast."""
NEUTRAL: Final = "#7d8593"
"""Things that belong to nobody."""
SEA: Final = "#161d27"
SHORE: Final = "#2a3442"
GROUND: Final = "#353f4e"
POOR: Final = "#2a323e"
NIGHT: Final = "#0b0d11"
"""Maps: water, shore, land, land with a low yield, a cell without power."""
VEIL: Final = 0.55
"""The share of the panel's colour over parts that are veiled."""

WIDTH: Final = 1200
"""Pixels of every picture's width; a phone shows 312 to 360 of them."""
TALLEST: Final = WIDTH * 7 // 5
"""The most pixels of a board's height: rows that would go beyond it are shorter, or stand on a page."""
SLOT: Final = WIDTH * 106 // 100
"""The most pixels of a picture's height: a computer shows it in 550 by 350, where a taller one is narrower
than on a phone. What is taller is cut into pieces.
"""
RADIUS: Final = 18
RADIUS_SMALL: Final = 9

EDGE: Final = 20
"""The margin of a picture for phones."""
BETWEEN: Final = 14
"""Pixels between two panels."""
STUDY: Final = 30
"""The least size of text on pages that are studied: price lists, reports."""
WORD: Final = 36
"""The least size of text everywhere else: capitals of seven pixels on a phone."""
NAME: Final = 42
FACT: Final = 46
"""Prices, money, points, counts: capitals of nine pixels on a phone."""
LEAST_FACT: Final = 40
"""The least size that a fact is planned with; only a long one shrinks further, to `WORD`."""
LEAD: Final = 56
"""The one number of a row that decides."""
HEAD: Final = 62
"""The question above a picture."""
GIANT: Final = 84
BADGE: Final = 54
"""The least side of a company's badge, and below it the least size of its letters."""
LETTER: Final = 38
DISC: Final = 24
"""The least radius of a player's disc."""
MARK: Final = 10
"""The least side of any other mark."""
STROKE: Final = 6
"""The least thickness of a line that says something."""

LEAST: Final = 26
"""The least size of any text: two digits in the smallest disc."""

Weight = Literal["regular", "medium", "semibold", "bold", "title", "hero"]

FACES: Final[dict[Weight, str]] = {
    "regular": "Inter-Regular",
    "medium": "Inter-Medium",
    "semibold": "Inter-SemiBold",
    "bold": "Inter-Bold",
    "title": "InterDisplay-SemiBold",
    "hero": "InterDisplay-Bold",
}
SPARE: Final = "DejaVuSans"
SPARE_BOLD: Final = "DejaVuSans-Bold"
"""For letters that Inter lacks."""

ZERO: Final = "·"
ABSENT: Final = "\N{EN DASH}"
"""For values that do not exist; never a blank."""
ALLOWED: Final = "+"
FORBIDDEN: Final = "\N{MULTIPLICATION SIGN}"


@cache
def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """WCAG contrast of two colours, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def on(fill: str) -> str:
    """The letter colour with the most contrast on a fill."""
    return INK if contrast(fill, INK) >= contrast(fill, IVORY) else IVORY


@cache
def pattern_ink(fill: str) -> str:
    """The colour of a pattern on a fill: away from the letter's, so that it costs no contrast.

    Very light fills take a darker pattern: they have contrast enough.
    """
    if contrast(fill, INK) > 9.5:
        return _shade(fill, -0.27)
    return _shade(fill, 0.30) if on(fill) == INK else _shade(fill, -0.28)


def mix(ground: str, ink: str, share: float) -> tuple[int, int, int]:
    """The channels of `share` of the ink over the ground."""
    pairs = zip(channels(ground), channels(ink), strict=True)
    red, green, blue = (round(under + (over - under) * share) for under, over in pairs)
    return red, green, blue


def _shade(fill: str, amount: float) -> str:
    """The fill mixed with black (a negative amount) or white."""
    end = "#ffffff" if amount > 0 else "#000000"
    return "#{:02x}{:02x}{:02x}".format(*mix(fill, end, abs(amount)))


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return float(channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4)


def floor(size: int) -> int:
    """The size to which a text of that size may shrink before it is cut."""
    if size >= WORD:
        return WORD
    return STUDY if size == STUDY else LEAST

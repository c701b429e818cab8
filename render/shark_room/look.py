"""How Shark Room looks: a letter, a fill and a pattern for each title, a colour for each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from games.shark_room.components import SPECIALS, TITLES
from render import shapes, theme
from render.palettes import Palette, palette
from render.patterns import PATTERNS
from render.scene import Words
from render.sheet import Point, Sheet


class TitleLook(msgspec.Struct, frozen=True):
    letter: str
    fill: str
    pattern: str


_FILLS: Final = (
    *("#94dbb5", "#7a97fb", "#bba89a", "#a5509f", "#dda016"),
    *("#9af9fe", "#b0bbce", "#f4e8a2", "#ed7665", "#fcbd43"),
)
"""By title: as unlike as ten can be in every kind of colour vision."""
_LETTERS: Final = {"peacewagen": "W", "gullible": "G"}
"""Where the first letter is taken, or another says more."""
KINDS: Final[Mapping[str, str]] = {"normal": "#f0a052", "illegal": "#6f9bf0", "asset": "#74c98c"}
"""Orange, blue and green, as on the printed cards; each has its word and its sign beside it."""


def colours() -> Palette:
    """Made by tests/render/palette_shark_room.py."""
    return palette("shark_room")


def _letters() -> Iterator[str]:
    """No two titles have the same, whatever a host's own box calls them."""
    used = set[str]()
    for title in TITLES:
        wanted = _LETTERS.get(title.key, "") + title.name.upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        letter = next(one for one in wanted if one.isalpha() and one not in used)
        used.add(letter)
        yield letter


LOOKS: Final = tuple(
    TitleLook(letter, _FILLS[number % len(_FILLS)], list(PATTERNS)[number])
    for number, letter in enumerate(_letters())
)
"""By title."""


def mark(sheet: Sheet, title: int, at: tuple[int, int], size: int, on: str) -> None:
    """A title's badge, its upper left corner at `at`."""
    look, (left, top) = LOOKS[title], at
    box = (left, top, left + size, top + size)
    shapes.emblem(sheet, box, look.letter, look.fill, look.pattern, on)


def special(words: Words, kind: int) -> str:
    return words.say(f"special-{SPECIALS[kind].key}")


def listed(words: Words, kinds: Sequence[int]) -> str:
    """Each kind once, with its number if there are several."""
    return ", ".join(
        f"{special(words, kind)} {theme.FORBIDDEN}{count}" if count > 1 else special(words, kind)
        for kind, count in Counter(sorted(kinds)).items()
    )


def fin(sheet: Sheet, centre: Point, on: str, ink: str = theme.DANGER, size: int = 15) -> None:
    """A Shark: a fin, with that many pixels to each side."""
    x, y = centre
    curve = ((-14, 14), (-8, -2), (2, -13), (12, -16), (9, -6), (10, 4), (15, 14))
    share = size / 15
    shapes.polygon(sheet, [(x + dx * share, y + dy * share) for dx, dy in curve], ink, on)


def warning(sheet: Sheet, centre: Point, on: str, size: int = 12) -> None:
    """A triangle with a bar: toxic."""
    x, y = centre
    corners = [(x, y - size), (x + size * 1.1, y + size * 0.85), (x - size * 1.1, y + size * 0.85)]
    shapes.polygon(sheet, corners, theme.DANGER, on)
    half, left = max(1, size // 8), round(x)
    top, foot = round(y - size * 0.34), round(y + size * 0.68)
    sheet.fill((left - half, top, left + half + 1, foot - 3 * half - 2), on)
    sheet.fill((left - half, foot - 2 * half - 1, left + half + 1, foot), on)

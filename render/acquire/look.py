"""The look of Acquire's corporations: a letter, a fill and a pattern each."""

from __future__ import annotations

from typing import Final

import msgspec

from games.acquire.components import CORPORATIONS
from render.palettes import Palette, palette
from render.scene import Words
from render.shapes import emblem
from render.sheet import Sheet


class CorporationLook(msgspec.Struct, frozen=True):
    letter: str
    fill: str
    pattern: str


_BY_KEY: Final = {
    "sackson": CorporationLook("S", "#f3cf57", "plain"),
    "zeta": CorporationLook("Z", "#e58529", "rising"),
    "hydra": CorporationLook("H", "#58bf9f", "dots"),
    "fusion": CorporationLook("F", "#4069bb", "bars"),
    "america": CorporationLook("A", "#b4504d", "checks"),
    "phoenix": CorporationLook("P", "#b68ff5", "zigzag"),
    "quantum": CorporationLook("Q", "#96ebec", "grid"),
}
LOOKS: Final = tuple(_BY_KEY[key] for key in CORPORATIONS)
"""By corporation. The fills differ as far as seven can in every kind of colour vision."""


def colours() -> Palette:
    return palette("acquire")


def named(words: Words, corporation: int) -> str:
    return words.say(f"corporation-{CORPORATIONS[corporation]}")


def mark(
    sheet: Sheet, corporation: int, at: tuple[int, int], size: tuple[int, int], on: str
) -> None:
    """A corporation's badge, its upper left corner at `at`."""
    look = LOOKS[corporation]
    box = (at[0], at[1], at[0] + size[0], at[1] + size[1])
    emblem(sheet, box, look.letter, look.fill, look.pattern, on)

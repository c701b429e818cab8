"""The rules of type and marks for pictures on phones, and what breaks them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from render import theme
from tests.render.ink import Ink

Shape = Literal["board", "hand", "page", "final", "study"]
"""What a picture is for. Pages for study are read with time: price lists, reports."""

PHONE = 330
"""Pixels of a phone on which a picture is shown."""
TALLEST = 1.06
"""The most height of a piece of a picture as a part of its width: a computer shows no more in full width."""
DESKTOP = (550, 350)
"""Pixels of a computer in which a picture is fitted."""
TITLE, SIGN = 40, 24
"""The least size of a title, and of letters and numbers on a map."""
CUT_NUMBER = re.compile(r"[^\w]*\d[\d., ]*…")
"""On no picture: what is left of it is another number."""


def broken(shape: Shape, inks: Iterable[Ink]) -> list[str]:
    """What breaks a rule, each once: 'fact 34 of 40: $1,200'."""
    return sorted({said for ink in inks for said in _broken(shape, ink)})


def _broken(shape: Shape, ink: Ink) -> list[str]:
    said = []
    least, planned = _limits(shape, ink)
    if ink.size < least or ink.planned < planned:
        wanted = planned if ink.planned < planned else least
        said.append(f"{ink.role} {ink.planned:g} drawn {ink.size:g}, least {wanted}: {ink.told}")
    if shape == "board" and ink.told.endswith("…"):
        said.append(f"cut on a board: {ink.told}")
    elif CUT_NUMBER.fullmatch(ink.told):
        said.append(f"a number is cut: {ink.told}")
    return said


def _limits(shape: Shape, ink: Ink) -> tuple[float, float]:
    """The least size as drawn, and as planned."""
    if ink.role in {"title", "fact", "word"}:
        if shape == "study":
            return theme.STUDY, theme.STUDY
        planned = {"title": TITLE, "fact": theme.LEAST_FACT, "word": theme.WORD}[ink.role]
        return (TITLE if ink.role == "title" else theme.WORD), planned
    if ink.role == "number":
        # Two digits in the smallest disc are as large as they can be.
        least = theme.DISC * (1.42 if len(ink.told) == 1 else 1.16)
        return round(least) - 1, round(least) - 1
    by_role = {
        "sign": SIGN,
        "letter": theme.LETTER,
        "badge": theme.BADGE,
        "disc": theme.DISC,
        "mark": theme.MARK,
        "stroke": theme.STROKE,
    }
    least = by_role[ink.role]
    if shape == "study" and ink.role in {"badge", "letter"}:
        least = theme.STUDY
    return least, least


def capital(size: float, wide: float = PHONE) -> float:
    """The height of a capital in the pixels of a picture that is shown so wide: on a phone, if nothing is said."""
    return size * 0.72 * wide / theme.WIDTH


def on_desktop(ratio: float) -> float:
    """How wide a computer shows a picture of that height by width."""
    wide, high = DESKTOP
    return min(wide, high / ratio)


def small(inks: Iterable[Ink], pixels: float, wide: float = PHONE) -> float:
    """The share of the facts whose capitals are lower than that in a picture that is shown so wide."""
    facts = [ink for ink in inks if ink.role == "fact"]
    return sum(capital(ink.size, wide) < pixels for ink in facts) / len(facts) if facts else 0.0

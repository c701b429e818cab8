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
TALLEST = 1.4
"""The most height of a picture at the usual player count, as a part of its width; not of one for study."""
LONGEST = {"study": 2.2, "page": 1.65, "hand": 1.4, "board": 1.46, "final": 1.4}
"""The same for any number of players, at any moment: README.md of render says which and why."""
TITLE = 40
_CUT_NUMBER = re.compile(r"[^\w]*\d[\d., ]*…")
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
    elif _CUT_NUMBER.fullmatch(ink.told):
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


def capital(size: float) -> float:
    """The height of a capital on a phone, in its pixels."""
    return size * 0.72 * PHONE / theme.WIDTH


def small(inks: Iterable[Ink], pixels: float) -> float:
    """The share of the facts whose capitals are lower than that on a phone."""
    facts = [ink for ink in inks if ink.role == "fact"]
    return sum(capital(ink.size) < pixels for ink in facts) / len(facts) if facts else 0.0

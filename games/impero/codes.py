"""Short codes of companies: the letters on the map, which may be typed in place of a name."""

from __future__ import annotations

LETTERS = "ABCDEFGHKLMNPRSTUVWX"
"""The letters of codes, without those easily misread when small: I, J, O, Q, Y, Z."""


def company_code(company: int) -> str:
    """A, B ... X, then A2: the 21st company."""
    lap, place = divmod(company, len(LETTERS))
    return f"{LETTERS[place]}{lap + 1 if lap else ''}"


codes = {"company": company_code}

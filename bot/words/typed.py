"""What people type as words: lengths of time and keywords, in every language, whichever is theirs.

A word that is not known is refused: "2 months" are not two minutes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import timedelta
from functools import cache

from bot.words.catalogue import in_every_language

LENGTH = re.compile(r"\s*(\d{1,4})\s*([^\W\d_]*)\s*")
"""A number with a word or without one."""

UNITS = ("minutes", "hours", "days", "weeks")
TIE_BREAKS = ("wins", "shares", "seconds", "opponents", "meetings", "lot")


@cache
def words_for(kind: str, key: str) -> frozenset[str]:
    """All words that mean it: the sentence `typed-<kind>-<key>` of each language has them, apart by blanks."""
    every = in_every_language(f"typed-{kind}-{key}")
    return frozenset(word for words in every for word in words.casefold().split())


def meaning(typed: str, kind: str, keys: Iterable[str]) -> str | None:
    """The key of that kind that is meant, upper case or lower; None if it is none."""
    word = typed.strip().casefold()
    return next((key for key in keys if word in words_for(kind, key)), None)


def is_length(typed: str) -> bool:
    """Whether it is a length: "36h", "3 giorni". 24 Dec and 8 pm are none."""
    return length(typed) is not None


def length(typed: str) -> timedelta | None:
    """As in "90m", "48 ore", "3d", "2 weeks"; a bare number is hours. None if it is no length."""
    match = LENGTH.fullmatch(typed)
    unit = meaning(match[2] or "h", "unit", UNITS) if match else None
    return timedelta(**{unit: int(match[1])}) if match and unit else None

"""What people type as words: lengths of time and keywords, in both languages, whichever is theirs.

A word that is not known is refused: "2 months" are not two minutes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import timedelta

LENGTH = re.compile(r"\s*(\d{1,4})\s*([^\W\d_]*)\s*")
"""A number with a word or without one."""

UNITS: Mapping[str, Sequence[str]] = {
    "minutes": ("m", "min", "mins", "minute", "minutes", "minuto", "minuti"),
    "hours": ("h", "hr", "hrs", "hour", "hours", "o", "ora", "ore"),
    "days": ("d", "day", "days", "g", "gg", "giorno", "giorni"),
    "weeks": ("w", "wk", "week", "weeks", "s", "sett", "settimana", "settimane"),
}
TIE_BREAKS: Mapping[str, Sequence[str]] = {
    "wins": ("wins", "vittorie"),
    "shares": ("shares", "quote"),
    "seconds": ("seconds", "secondi"),
    "opponents": ("opponents", "avversari"),
    "meetings": ("meetings", "incontri", "scontri"),
    "lot": ("lot", "sorte", "sorteggio"),
}
WITHOUT: Mapping[str, Sequence[str]] = {
    "none": ("none", "no", "never", "nessuna", "nessuno", "mai")
}
YES_NO: Mapping[str, Sequence[str]] = {
    "yes": ("yes", "true", "on", "sì", "si", "vero"),
    "no": ("no", "false", "off", "falso"),
}
BY_MONEY: Mapping[str, Sequence[str]] = {"money": ("money", "denaro", "soldi")}


def meaning(typed: str, known: Mapping[str, Sequence[str]]) -> str | None:
    """The keyword that is meant, upper case or lower; None if it is none."""
    word = typed.strip().casefold()
    return next((key for key, words in known.items() if word in words), None)


def is_length(typed: str) -> bool:
    """Whether it looks like a length and like nothing else: "36h", "3 giorni", "2 months"."""
    return LENGTH.fullmatch(typed) is not None


def length(typed: str) -> timedelta | None:
    """As in "90m", "48 ore", "3d", "2 weeks"; a bare number is hours. None if it is no length."""
    match = LENGTH.fullmatch(typed)
    unit = meaning(match[2] or "h", UNITS) if match else None
    return timedelta(**{unit: int(match[1])}) if match and unit else None

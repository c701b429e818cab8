"""Days and hours as people type them, in every language. Babel knows the names of months and weekdays.

A library that reads dates of all kinds guesses: it takes 12/24 for a month and a day, and "may" for a date. Here the day is
before the month, what has no year comes next, and the answer says how it was read.
"""

from __future__ import annotations

import re
import unicodedata
from calendar import isleap
from datetime import date, timedelta
from functools import cache

from babel.dates import get_day_names, get_month_names

from bot.words.languages import LANGUAGES
from bot.words.typed import words_for

_NUMBERS = re.compile(r"(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}))?\.?")
"""24/12/2026, 24.12.2026, 24/12, 24.12."""
_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|º|°)?")
_YEAR = re.compile(r"\d{4}")
_HOUR = r"\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?"
_CLOCK = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?", re.IGNORECASE)
_MOMENT = re.compile(rf"(.*?)(?<![\d/.:-])({_HOUR})", re.IGNORECASE)
SHORTEST = 3
"""Letters of a name: dic, Fri."""
YEARS = 8
"""Within so many there is a 29 February."""


def day(typed: str, today: date) -> date | None:
    """As in "2026-12-24", "24/12", "24 December", "24 dic 2026", "tomorrow", "venerdì". None if it is no day."""
    beside = words_for("date", "beside")
    text = " ".join(one for one in typed.casefold().split() if one not in beside)
    try:
        if found := _NUMBERS.fullmatch(text):
            return _next(today, int(found[1]), int(found[3]), found[4])
        return _named(re.split(r"[\s,.]+", text), today) or date.fromisoformat(text)
    except (ValueError, OverflowError):
        return None


def clock(typed: str) -> timedelta | None:
    """As in "20:00", "20.30", "20", "8 pm": since midnight. None if it is no hour of a day."""
    found = _CLOCK.fullmatch(typed.strip())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if half := found[3]:
        hour = hour % 12 + 12 * (half in "pP") if 0 < hour <= 12 else 24
    return timedelta(hours=hour, minutes=minute) if hour < 24 and minute < 60 else None


def moment(typed: str, today: date) -> tuple[date, timedelta] | None:
    """A day, or today, and an hour of it: "24/12 20:00", "tomorrow at 8 pm", "domani alle 20". None if it is neither."""
    found = _MOMENT.fullmatch(re.sub(r"(?<=\d)T(?=\d)", " ", typed.strip()))
    hour = None if found is None else clock(found[2])
    if found is None or hour is None:
        return None
    parts = found[1].casefold().replace(",", " ").split()
    told = [one for one in parts if one not in words_for("date", "at")]
    # A bare number is an hour only where a word says so.
    if len(told) == len(parts) and found[2].isdecimal():
        return None
    on = day(" ".join(told), today) if told else today
    return None if on is None else (on, hour)


def _named(parts: list[str], today: date) -> date | None:
    match [one for one in parts if one]:
        case [word] if word in words_for("date", "today"):
            return today
        case [word] if word in words_for("date", "tomorrow"):
            return today + timedelta(days=1)
        case [word]:
            weekday = _number(word, "days")
            return (
                None
                if weekday is None
                else today + timedelta((weekday - today.weekday() - 1) % 7 + 1)
            )
        case [first, second, *year] if len(year) < 2 and all(map(_YEAR.fullmatch, year)):
            number, name = (first, second) if first[0].isdigit() else (second, first)
            found, month = _ORDINAL.fullmatch(number), _number(name, "months")
            return _next(today, int(found[1]), month, *year) if found and month else None
    return None


def _next(today: date, number: int, month: int, year: str | None = None) -> date:
    """The first such day that is not before today. ValueError if there is none."""
    if year:
        return date(int(year), month, number)
    # In a year that leaps every day of a calendar is there.
    date(2000, month, number)
    years = [one for one in range(today.year, today.year + YEARS + 1) if _has(one, month, number)]
    return next(found for one in years if (found := date(one, month, number)) >= today)


def _has(year: int, month: int, number: int) -> bool:
    return (month, number) != (2, 29) or isleap(year)


def _number(typed: str, kind: str) -> int | None:
    """That of a weekday, Monday is 0, or of a month, January is 1, by the beginning of its name."""
    word = _plain(typed)
    found = (number for name, number in _names(kind) if name.startswith(word))
    return next(found, None) if len(word) >= SHORTEST else None


@cache
def _names(kind: str) -> tuple[tuple[str, int], ...]:
    names = get_day_names if kind == "days" else get_month_names
    every = (names("wide", locale=one.locale) for one in LANGUAGES.values())
    return tuple((_plain(name), number) for known in every for number, name in known.items())


def _plain(name: str) -> str:
    """Without accents: people leave that of venerdì out."""
    return unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()

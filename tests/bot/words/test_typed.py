"""Lengths and keywords are read in both languages, and nothing is guessed."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.errors import HouseError
from bot.inbound.commands.me import read_quiet
from bot.tournaments.commands import cups
from bot.words import dates
from bot.words.typed import TIE_BREAKS, UNITS, length, meaning, words_for


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("90m", timedelta(minutes=90)),
        ("2 settimane", timedelta(weeks=2)),
        ("2s", timedelta(weeks=2)),
        ("72 ORE", timedelta(hours=72)),
        ("1 giorno", timedelta(days=1)),
        (" 48 ", timedelta(hours=48)),
    ],
)
def test_a_length_in_either_language(typed: str, found: timedelta) -> None:
    assert cups.length(typed) == length(typed) == found


@pytest.mark.parametrize("typed", ["2 months", "2 mesi", "1 year", "3 maybe", "h", "", "1d 2h"])
def test_what_is_no_length_is_refused(typed: str) -> None:
    """As once "2 months" was two minutes, by its first letter."""
    with pytest.raises(HouseError, match="no-such-length"):
        cups.length(typed)


def test_tie_breaks_in_italian() -> None:
    assert cups.tie_breaks("vittorie, Avversari; sorte") == ("wins", "opponents", "lot")
    with pytest.raises(HouseError, match="no-such-tie-break"):
        cups.tie_breaks("vittoria")


@pytest.mark.parametrize(
    ("kind", "keys"), [("unit", UNITS), ("tie", TIE_BREAKS), ("answer", ("yes", "no"))]
)
def test_no_word_has_two_meanings(kind: str, keys: tuple[str, ...]) -> None:
    words = [word for key in keys for word in words_for(kind, key)]
    assert len(set(words)) == len(words)
    assert all(meaning(word.upper(), kind, keys) for word in words)


TODAY = date(2026, 12, 1)
"""A Tuesday."""


@pytest.mark.parametrize(
    "typed",
    [
        *("2026-12-24", "24/12/2026", "24.12.2026", " 24/12/2026 ", "24/12", "24.12."),
        *("24 December", "December 24th, 2026", "24 dic", "il 24 dicembre", "24 sept 2026"),
    ],
)
def test_a_day_is_read_as_people_write_it(typed: str) -> None:
    assert dates.day(typed, TODAY) == date(2026, 9 if "sept" in typed else 12, 24)


@pytest.mark.parametrize(
    ("typed", "later"),
    [
        *(("today", 0), ("Domani", 1), ("on Friday", 3), ("venerdi", 3), ("tuesday", 7)),
        *(("30/11", 364), ("29 February", 455)),
    ],
)
def test_what_has_no_year_comes_next(typed: str, later: int) -> None:
    assert dates.day(typed, TODAY) == TODAY + timedelta(days=later)


@pytest.mark.parametrize(
    "typed",
    ["12/24/2026", "12/24", "31/2/2026", "31/2", "24/12.2026", "may", "24", "24 x", "24 dic x", ""],
)
def test_what_is_no_day_is_not_guessed(typed: str) -> None:
    assert dates.day(typed, TODAY) is None


@pytest.mark.parametrize(
    "typed",
    [
        *("24/12/2026 20:00", "24.12.2026 20:00", "2026-12-24 20:00", "2026-12-24T20:00"),
        *("24 December at 8 pm", "24/12, 20.00", "24 dic alle 20", "il 24/12 alle ore 20:00"),
    ],
)
def test_a_moment_has_a_day_as_people_write_it(typed: str) -> None:
    now = datetime(2026, 12, 1, 12, tzinfo=UTC)
    assert cups.moment(typed, "Europe/Rome", now) == datetime(2026, 12, 24, 19, tzinfo=UTC)
    assert cups.moment("8:30", "UTC", now) == datetime(2026, 12, 1, 8, 30, tzinfo=UTC)
    assert cups.moment("8pm", "UTC", now) == datetime(2026, 12, 1, 20, tzinfo=UTC)
    assert cups.moment("12:30 pm", "UTC", now) == datetime(2026, 12, 1, 12, 30, tzinfo=UTC)
    assert cups.moment("24/12 12 am", "UTC", now) == datetime(2026, 12, 24, tzinfo=UTC)
    assert cups.moment("1/12 at 8 pm", "UTC", now) == datetime(2026, 12, 1, 20, tzinfo=UTC)
    assert cups.moment("tomorrow at 20", "UTC", now) == datetime(2026, 12, 2, 20, tzinfo=UTC)


@pytest.mark.parametrize(
    "typed",
    ["24 December", "24 December 25", "tomorrow at 25", "0 pm", "20:60", "31/12/9999 24:00"],
)
def test_what_is_no_moment_is_refused(typed: str) -> None:
    with pytest.raises(HouseError, match="no-such-time"):
        cups.moment(typed, "UTC", datetime(2026, 12, 1, 12, tzinfo=UTC))


@pytest.mark.parametrize(
    "typed",
    [
        "23-8",
        "23:00-08:00",
        "from 23 to 8",
        "dalle 23 alle 8",
        "Dalle 23.00 alle 8.00",
        "11pm-8 a.m.",
    ],
)
def test_quiet_hours_are_read_as_people_say_them(typed: str) -> None:
    quiet = read_quiet(typed)
    assert quiet is not None
    assert (quiet.starts, quiet.ends) == (23 * 60, 8 * 60)

"""Lengths and keywords are read in both languages, and nothing is guessed."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import HouseError
from bot.tournaments.commands import cups
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

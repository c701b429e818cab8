"""Names of players as they may be shown."""

from __future__ import annotations

import pytest

from bot.engine.table.names import LONGEST_NAME, cleaned, distinct


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Giulia", "Giulia"),
        ("  Anna   Maria ", "Anna Maria"),
        ("<@123456> hi", "hi"),
        ("<@&99><#12><:smile:7>", "?"),
        ("@everyone @here", "everyone here"),
        ("**bold** _it_ ~~no~~ `code` ||spoiler||", "bold it no code spoiler"),
        ("[link](https://example.org)", "linkhttps:example.org"),
        ("line\nbreak\ttab", "line break tab"),
        ("zero\u200bwidth\u202eright", "zero width right"),
        ("\u0000\u001b", "?"),
        ("", "?"),
        ("@@everyoneeveryone", "everyoneeveryone"),
        ("<@<@1>23>", "?"),
        ("\u3164\u2800", "?"),
        ("\u034f\ufe0f", "?"),
        ("\u0301\u0302", "?"),
        ("a\u0335\u0336\u0337\u0338b", "a\u0335\u0336b"),
        ("❤\ufe0f", "❤"),
        ("Zoë 🦈", "Zoë 🦈"),
        ("x" * 99, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_shown_without_what_discord_would_read(name: str, shown: str) -> None:
    assert cleaned(name) == shown


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct("Anna", {"Anna", "Anna 2"}) == "Anna 3"


def test_a_long_name_makes_room_for_its_number() -> None:
    long = "x" * LONGEST_NAME
    assert distinct(long, {long}) == "x" * (LONGEST_NAME - 2) + " 2"


@pytest.mark.parametrize(
    "first", ["\N{MATHEMATICAL BOLD SCRIPT CAPITAL G}", "\N{FULLWIDTH LATIN CAPITAL LETTER G}",
              "\N{CIRCLED LATIN CAPITAL LETTER G}", "\N{MATHEMATICAL DOUBLE-STRUCK CAPITAL G}"],
)  # fmt: skip
def test_letters_in_fancy_dress_are_read_as_plain_ones(first: str) -> None:
    assert cleaned(f"{first}iulia") == "Giulia"


def test_names_that_differ_by_emoji_or_case_alone_are_told_apart_by_a_number() -> None:
    assert distinct("Ana 🌵", {"Ana 🌹"}) == "Ana 🌵 2"
    assert distinct("ANA", {"Ana"}) == "ANA 2"


@pytest.mark.parametrize("name", ["Player 3", "player3", "Giocatore 3"])
def test_a_name_that_is_that_of_a_nameless_seat_stands_in_quotation_marks(name: str) -> None:
    assert distinct(name, ()) == f"“{name}”"


def test_names_of_emoji_alone_stay_themselves() -> None:
    assert distinct("🌵", {"🌹"}) == "🌵"


@pytest.mark.parametrize(
    "name",
    [
        "@<everyone", "@*everyone", "@|here", "@~~everyone", "@`here", "@{everyone", "@\u200beveryone",
        "<<@1>@1>@everyone", "@(everyone)", "@#here", "@\\everyone", "@_@_everyone",
    ],
)  # fmt: skip
def test_no_name_becomes_a_call_of_everybody_by_being_cleaned(name: str) -> None:
    for call in ("@everyone", "@here"):
        assert call not in cleaned(name)
    assert cleaned(cleaned(name)) == cleaned(name)

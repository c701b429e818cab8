"""What is typed as README writes it: a command and its options in one line of text."""

from __future__ import annotations

from bot.sandbox.command_line import options_of

NAMES = ("game", "option", "computers")


def test_a_value_goes_on_to_the_next_option() -> None:
    typed = "game:Shark Room option:early=true computers: 3"
    told = {"game": "Shark Room", "option": "early=true", "computers": "3"}
    assert options_of(typed, NAMES) == told


def test_a_command_without_options_has_none() -> None:
    assert options_of("", NAMES) == {}


def test_words_that_belong_to_no_option_are_no_command() -> None:
    assert options_of("is what you write", NAMES) is None


def test_what_looks_like_an_option_of_another_command_belongs_to_the_value() -> None:
    assert options_of("game:a seed:b", NAMES) == {"game": "a seed:b"}

"""From what somebody read on Discord to the key, the file and the code that say it."""

from __future__ import annotations

from functools import cache

import pytest

from bot.words.__main__ import main
from bot.words.finding import Sentence, find, places, sentences


@cache
def known() -> list[Sentence]:
    return list(sentences())


def keys(said: str) -> set[str]:
    return {one.key for one in find(said, known())}


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.words.__main__.sentences", known)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("I'm back", "back-button"),
        ("Eccomi", "back-button"),
        ("Saturdays and Sundays", "clock-weekends"),
        ("Giulia buys 2 Fusion for $600", "shares-bought"),
        ("The direct message", "call-instead"),
        ("clock-weekends", "clock-weekends"),
    ],
)
def test_a_sentence_is_found_as_people_read_it(said: str, key: str) -> None:
    assert key in keys(said)


def test_what_nobody_says_is_not_found() -> None:
    assert keys("the purple hippopotamus") == set()


def test_a_key_that_stands_in_the_code_is_found_there() -> None:
    assert any("back-button" in place.code for place in places("back-button"))


def test_a_key_that_is_put_together_is_found_where_that_is_done() -> None:
    assert any(place.file.as_posix() == "bot/ui/labels.py" for place in places("hint-sell"))


def test_every_key_of_the_house_has_a_line_in_each_language() -> None:
    languages = {
        language: {(one.key, one.file.parent) for one in known() if one.language == language}
        for language in ("en", "it")
    }
    assert languages["en"] == languages["it"]


def test_the_command_tells_file_text_and_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["back-button"]) == 0
    told = capsys.readouterr().out
    assert "outbound.en.ftl" in told
    assert "outbound.it.ftl" in told
    assert "lines.py" in told


@pytest.mark.parametrize("arguments", [[], [" "], ["the purple hippopotamus"], ["e"]])
def test_what_cannot_be_answered_is_said(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err

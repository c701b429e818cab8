"""Commands in sentences are clickable, where Discord renders them."""

from __future__ import annotations

import pytest

from bot.inbound.client import mentions
from bot.words.catalogue import Catalogue

HELD = [
    {
        "id": "77",
        "name": "table",
        "name_localizations": {"it": "tavolo"},
        "options": [
            {"type": 1, "name": "info", "name_localizations": {"it": "dati"}},
            {"type": 2, "name": "desk", "options": [{"type": 1, "name": "offer"}]},
        ],
    },
    {"id": "78", "name": "play", "name_localizations": {"it": "gioca"}},
]


@pytest.mark.parametrize(
    ("shown", "pressed"),
    [
        ("table info", "</table info:77>"),
        ("tavolo dati", "</table info:77>"),
        ("table desk offer", "</table desk offer:77>"),
        ("play", "</play:78>"),
    ],
)
def test_what_people_read_of_a_command_has_its_number(shown: str, pressed: str) -> None:
    assert mentions(HELD)[shown] == pressed


@pytest.mark.parametrize(("language", "typed"), [("en", "`/play`"), ("it", "`/gioca`")])
def test_a_sentence_has_the_command_to_press_and_a_label_has_its_name(
    language: str, typed: str
) -> None:
    catalogue = Catalogue(strict=True)
    words = catalogue.words(language)
    assert typed in words.say("games-head", count=0, asked=0)
    catalogue.commands.update(mentions(HELD))
    assert "</play:78>" in words.say("games-head", count=0, asked=0)
    assert typed in words.plain.say("games-head", count=0, asked=0)


def test_what_somebody_writes_becomes_no_command() -> None:
    catalogue = Catalogue(strict=True)
    catalogue.commands.update(mentions(HELD))
    assert "</play" not in catalogue.words("en").text("`/play` now")

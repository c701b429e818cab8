"""A game's words never take the place of the house's, but where the house lends a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from fluent.syntax import FluentSerializer

from bot.words.lexicon import LENT, game_texts, messages, resources
from bot.words.values import LANGUAGES, Language
from games import GAMES


def keys(resource: Any) -> list[str]:
    return [message.id.name for message in messages(resource)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_takes_no_key_of_the_house(game: str, language: Language) -> None:
    """As once eleven: `/propose extend` published a card of Shark Room, and leaving "discards specials"."""
    house = {key for one in resources("bot.words", "", language) for key in keys(one)}
    own = {key for one in game_texts(GAMES[game].package, language) for key in keys(one)}
    assert own & house <= LENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_no_key_is_written_twice(game: str | None, language: Language) -> None:
    """The first one counts, so a second one would never be read."""
    found = (
        game_texts(GAMES[game].package, language) if game else resources("bot.words", "", language)
    )
    every = [key for one in found for key in keys(one)]
    assert sorted(every) == sorted(set(every))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(LENT))
def test_what_is_lent_is_told_with_the_same_facts(key: str, language: Language) -> None:
    house = _facts(key, resources("bot.words", "", language))
    for rules in GAMES.values():
        assert _facts(key, game_texts(rules.package, language)) <= house


def _facts(key: str, found: Sequence[Any]) -> set[str]:
    entries = (one for each in found for one in messages(each) if one.id.name == key)
    texts = (FluentSerializer().serialize_entry(one) for one in entries)
    return {name for text in texts for name in re.findall(r"\$(\w+)", text)}

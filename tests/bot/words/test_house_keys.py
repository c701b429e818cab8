"""A game's words never take the place of the house's, but where the house lends a sentence."""

from __future__ import annotations

import pytest

from bot.words.languages import LANGUAGES
from bot.words.lexicon import LENT
from bot.words.sources import HOUSE, sources
from games import GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_takes_no_key_of_the_house(game: str, language: str) -> None:
    """As once eleven: `/propose extend` published a card of Shark Room, and leaving "discards specials"."""
    house, own = sources(*HOUSE, language), sources(GAMES[game].package, "text", language)
    assert own.keys() & house.keys() <= LENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(LENT))
def test_what_is_lent_is_told_with_the_same_facts(key: str, language: str) -> None:
    house = sources(*HOUSE, language)[key].blanks
    for rules in GAMES.values():
        own = sources(rules.package, "text", language).get(key)
        assert own is None or own.blanks <= house

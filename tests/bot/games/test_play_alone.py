"""`/play` without a game: the first thing that somebody new sees."""

from __future__ import annotations

import pytest

from bot.inbound.opening import AGAIN
from bot.words.catalogue import Catalogue
from games import GAMES
from tests.bot.sim import House

CATALOGUE = Catalogue(strict=True)
SENTENCES = {"en": "2 to 20 players", "it": "da 2 a 20 giocatori"}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_it_shows_every_game_and_one_press_opens_a_table(
    house: House, game: str, language: str
) -> None:
    if language == "it":
        await house.slash("giulia", "me settings", language="it")
    shown = await house.slash("giulia", "play")
    assert shown.private
    assert SENTENCES[language] in shown.seen.alt
    (picture,) = shown.seen.pictures
    assert picture.startswith(b"\x89PNG")
    names = [CATALOGUE.words(language, one).say(f"game-{one.key}") for one in GAMES.values()]
    assert [name for name in names if name in shown.seen.open] == names
    label = CATALOGUE.words(language, GAMES[game]).say(f"game-{game}")
    await house.press("giulia", label, shown.seen)
    assert (await house.app.tables.sight(1)).table.game == game
    await house.settle()
    assert any(label in one.text for one in house.messages())


async def test_a_game_that_is_pressed_again_at_once_is_opened_once(house: House) -> None:
    """Later it is another table, and so it is once the first is closed."""
    shelf = (await house.slash("giulia", "play")).seen
    game = shelf.button("Acquire").custom_id
    await house.twice("giulia", shelf, game)
    assert "Table 1 is open" in (await house.again("giulia", shelf, game)).text
    await house.advance(AGAIN.total_seconds())
    assert "Table 2 is open" in (await house.again("giulia", shelf, game)).text
    await house.slash("giulia", "table leave", table=2)
    assert "Table 3 is open" in (await house.again("giulia", shelf, game)).text
    other = shelf.button("Greed").custom_id
    assert "Table 4 is open" in (await house.again("giulia", shelf, other)).text
    assert "Table 5 is open" in (await house.slash("giulia", "play", game="acquire")).text

"""A lesson by typed commands alone: the game's own for what is done in a scene, `/learn` between them."""

from __future__ import annotations

import pytest

from bot.lessons.lecture import lecture
from bot.lessons.sight import sight_of
from bot.store import lessons as stored
from games import GAMES
from games.core.codes import decode
from games.core.lessons import lesson_of
from tests.bot.games.anything import opened, typed
from tests.bot.sim import House

TAUGHT = [key for key, rules in GAMES.items() if lesson_of(rules.package)]


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_whole_lesson_is_typed_with_words_only(house: House, game: str) -> None:
    rules = GAMES[game]
    lesson = lesson_of(rules.package)
    assert lesson is not None
    await house.slash("giulia", "me settings", house.channel, pictures="only")
    reply = await house.slash("giulia", "learn", house.channel, game=game)
    for scene in lesson.scenes:
        for code in scene.path:
            row = await house.app.store.read(
                lambda link: stored.of(link, house.people["giulia"].id, game)
            )
            assert row is not None
            assert row.scene == scene.key
            action = decode(rules.action_types, code)
            assert action is not None
            sight = sight_of(lecture(row, rules), "Giulia", "en")
            command, options = typed(sight, action)
            reply = await house.slash("giulia", command, house.channel, **options)
            assert reply.private
            assert not reply.seen.pictures
        assert "\N{HEAVY CHECK MARK}" in reply.text, scene.key
        reply = await house.slash("giulia", "learn", house.channel, way="next")
    assert "to remember" in reply.text


async def test_a_command_means_the_lesson_only_where_its_reader_sits_at_no_table_of_the_game(
    house: House,
) -> None:
    none = await house.slash("giulia", "learn", house.channel, way="next")
    assert "You haven’t started that lesson" in none.text
    await house.slash("giulia", "learn", house.channel, game="acquire")
    suggested = await house.suggested("giulia", "acquire tile", "tile")
    assert suggested[0].startswith("3b \N{MIDDLE DOT} founds")
    assert "Next" in (await house.slash("giulia", "acquire tile", tile="3b")).seen.open
    await house.slash("giulia", "learn", house.channel, way="again")
    await opened(house, "acquire", ("giulia", "marco"))
    await house.slash("giulia", "learn", house.place, game="acquire")
    assert "Scene" not in (await house.slash("giulia", "acquire tile", tile="3b")).text

"""A bot that comes into a server says once how to begin, where it may write, in the server's language."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.wire import objects
from tests.wire.conftest import Bot
from tests.wire.discord_wire import Request

NEW, RULES, TALK = 2900, 3901, 3902


def new_server(**changes: Any) -> dict[str, Any]:
    """Joined just now: Discord says nothing of `unavailable` then."""
    # Of an administrator no channel could take a right away.
    everybody = objects.everyone() | {"id": str(NEW), "permissions": str((1 << 50) - 1 - (1 << 3))}
    made = objects.guild() | {"id": str(NEW), "roles": [everybody]}
    del made["unavailable"]
    places = [
        objects.channel(RULES, name="rules") | {"guild_id": str(NEW)},
        objects.channel(TALK, name="talk") | {"guild_id": str(NEW), "position": 1},
    ]
    return {**made, "channels": places, "owner_id": "77", **changes}


def no_writing(place: dict[str, Any]) -> dict[str, Any]:
    deny = {"id": str(NEW), "type": 0, "allow": "0", "deny": str(1 << 11)}
    return place | {"permission_overwrites": [deny]}


async def said(bot: Bot, server: dict[str, Any]) -> list[Request]:
    await bot.app.client.wait_until_ready()
    await bot.wire.emit("GUILD_CREATE", server)
    # The next command is answered after what the event has brought.
    await asyncio.sleep(0.3)
    await bot.answer("help")
    return bot.wire.posts()


async def test_it_says_how_to_begin_in_the_system_channel(bot: Bot) -> None:
    (sent,) = await said(bot, new_server(system_channel_id=str(TALK)))
    assert sent.path.endswith(f"/channels/{TALK}/messages")
    text = sent.body["components"][0]["content"]
    assert "Borsa" in text
    assert text.index("play") < text.index("learn")
    assert "Learn a game" in str(sent.body["components"])


async def test_its_button_shows_the_lessons_to_who_presses_it(bot: Bot) -> None:
    (sent,) = await said(bot, new_server())
    custom_id, body = bot.wire.button("learn")
    assert body is sent.body
    asked = await bot.press(objects.OWNER + 1, custom_id, TALK, body)
    await asked.answered
    await bot.wire.until(lambda: "Learn a game by playing it" in str(bot.wire.requests[-1].body))
    shown = bot.wire.requests[-1]
    assert f"/webhooks/{objects.APPLICATION}/" in shown.path
    assert "Acquire" in str(shown.body)
    assert len(bot.wire.posts()) == 1


async def test_without_one_it_takes_the_first_channel_that_takes_messages(bot: Bot) -> None:
    rules, talk = new_server()["channels"]
    (sent,) = await said(bot, new_server(channels=[no_writing(rules), talk]))
    assert sent.path.endswith(f"/channels/{TALK}/messages")


async def test_it_speaks_the_language_of_the_server(bot: Bot) -> None:
    (sent,) = await said(bot, new_server(preferred_locale="it"))
    assert "Comincia con" in sent.body["components"][0]["content"]


async def test_where_it_may_write_nowhere_it_says_nothing(bot: Bot) -> None:
    closed = [no_writing(place) for place in new_server()["channels"]]
    assert await said(bot, new_server(channels=closed)) == []


async def test_a_server_that_it_leaves_and_joins_again_is_greeted_once(bot: Bot) -> None:
    assert len(await said(bot, new_server())) == 1
    await bot.wire.emit("GUILD_DELETE", {"id": str(NEW)})
    assert len(await said(bot, new_server())) == 1


async def test_a_server_that_was_only_away_is_not_greeted(bot: Bot) -> None:
    assert await said(bot, new_server(unavailable=False)) == []

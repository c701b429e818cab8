"""Discord as it is today: rights, limits and clients that a bot of before did not know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.outbound.sending import resting
from tests.wire import objects
from tests.wire.conftest import PATIENCE, PEOPLE, Bot
from tests.wire.keeping import ADMINISTRATOR, CREATE_EVENTS, KeepingWire

GIULIA, MARCO = PEOPLE


@pytest.fixture
async def started(keeping: KeepingWire, tmp_path: Path) -> AsyncIterator[Bot]:
    bot = Bot(keeping, tmp_path)
    await bot.open()
    yield bot
    await bot.close()


def said(request: Any) -> str:
    body = request.body.get("data") or request.body
    return str(body.get("components"))


async def test_the_name_of_a_suggestion_is_taken_for_its_value(started: Bot) -> None:
    """Some clients send what is shown (discord-api-docs 7206); people type it, too."""
    names = (("acquire", "start"), ("Acquire", "Start and order of play"))
    shown = [said(await started.answer("rules", game=game, topic=topic)) for game, topic in names]
    assert shown[0] == shown[1]
    assert "Start and order of play" in shown[0]


async def test_a_server_that_is_full_of_threads_is_told_so_once_and_the_game_is_played(
    keeping: KeepingWire, started: Bot
) -> None:
    keeping.most_threads = 0
    for number in (1, 2):
        await _started(keeping, started, number)
    owner = [text for (place, text) in keeping.texts() if place == f"to {objects.OWNER}"]
    assert len(owner) == 1
    assert "as many open threads as Discord allows" in owner[0]
    assert sum(place == "channel" for place, _ in keeping.texts().elements()) >= 4


async def test_an_old_lobby_card_that_takes_no_more_edits_stands_there_once(
    keeping: KeepingWire, started: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping.most_edits = 3
    monkeypatch.setattr(resting, "is_old", lambda *_: False)
    await started.answer("play", game="acquire")
    await keeping.until(lambda: len(keeping.kept.get(objects.CHANNEL, {})) == 1)
    for number in range(8):
        await _press(keeping, started, MARCO, "leave" if number % 2 else "join")
    await _press(keeping, started, MARCO, "join")
    ((_, card),) = keeping.texts()
    assert "Marco" in card


@pytest.mark.parametrize("granted", [True, False])
async def test_an_event_needs_the_right_to_create_events_of_which_the_host_is_told(
    keeping: KeepingWire, tmp_path: Path, granted: bool
) -> None:
    if not granted:
        keeping.granted &= ~(CREATE_EVENTS | ADMINISTRATOR)
    bot = Bot(keeping, tmp_path)
    await bot.open()
    await announced(keeping, bot)
    if granted:
        await keeping.until(lambda: len(keeping.planned) == 1)
    else:
        await keeping.until(lambda: any(place == "to Giulia" for place, _ in keeping.texts()))
        (told,) = [text for place, text in keeping.texts() if place == "to Giulia"]
        assert "permission Create Events" in told
        assert not any(
            "scheduled-events" in one.path and one.method == "POST" for one in keeping.requests
        )
    await bot.close()


async def test_a_server_with_a_hundred_events_is_told_so(
    keeping: KeepingWire, started: Bot
) -> None:
    keeping.most_events = 0
    await announced(keeping, started)
    await keeping.until(lambda: any(place == "to Giulia" for place, _ in keeping.texts()))
    assert any("100 events" in text for _, text in keeping.texts())


async def announced(keeping: KeepingWire, bot: Bot) -> None:
    """A tournament that begins in two days."""
    given = {"registration-until": "48h"}
    await bot.answer("tournament create", title="Cup", game="acquire", **given)
    await keeping.until(lambda: any(".announce" in str(one.body) for one in keeping.requests))
    custom_id, body = keeping.button(":draft:", ".announce")
    await bot.press(GIULIA, custom_id, objects.CHANNEL, body)


async def _press(keeping: KeepingWire, bot: Bot, who: int, verb: str) -> None:
    custom_id, body = keeping.button("b:", f":{verb}")
    asked = await bot.press(who, custom_id, objects.CHANNEL, body)
    await keeping.until(lambda: bool(keeping.private.get(asked.payload["token"])))
    await _told(bot)


async def _started(keeping: KeepingWire, bot: Bot, number: int) -> None:
    await bot.answer("play", game="acquire")
    await keeping.until(lambda: any(f"b:{number}:" in str(one.body) for one in keeping.posts()))
    for who, verb in ((MARCO, "join"), (GIULIA, "start")):
        custom_id, body = keeping.button(f"b:{number}:", f":{verb}")
        await bot.press(who, custom_id, objects.CHANNEL, body)
        await _told(bot)


async def _told(bot: Bot) -> None:
    """Nothing waits to be told."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(0.1)
            if not await bot.app.store.read(
                lambda link: link.execute("SELECT 1 FROM outbox").fetchone()
            ):
                return


async def test_the_thread_of_who_is_forgotten_loses_their_name(
    keeping: KeepingWire, started: Bot
) -> None:
    await _started(keeping, started, 1)
    (thread,) = keeping.threads
    assert "Marco" in keeping.threads[thread]["name"]
    button = {"type": 2, "style": 4, "label": "x", "custom_id": f"b:0:0:forget:{MARCO}", "id": 2}
    body = {"components": [{"type": 1, "id": 1, "components": [button]}]}
    await started.press(MARCO, str(button["custom_id"]), objects.CHANNEL, body)
    renamed = [f"/channels/{thread}"]
    await keeping.until(
        lambda: any(one.method == "PATCH" and one.path in renamed for one in keeping.requests)
    )
    (name,) = [one.body["name"] for one in keeping.requests if one.path in renamed]
    assert "Marco" not in name
    assert "Giulia" in name

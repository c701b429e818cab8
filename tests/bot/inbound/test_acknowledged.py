"""Whatever may wait for the store is acknowledged first: Discord gives three seconds."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.inbound.presses import PRESSES
from bot.inbound.visit import Visit
from bot.ui.control import Press
from games.core.codes import code
from tests.bot.inbound.conftest import Place
from tests.bot.inbound.test_forged import pressed
from tests.bot.inbound.test_lobby import card

DEFERRED, QUIETLY = 5, 6
"""The type of "thinking", and of an answer without a message."""
QUIET = {"act", "computer", "join", "leave", "start", "tonight"}
"""The buttons of a card or board that it answers by changing."""
LOBBY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table lobby computer", {}),
    ("table lobby language", {"language": "it"}),
    ("table lobby option", {"option": "open_holdings=false"}),
)
WRITING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("me private", {}),
    ("me settings", {"language": "it"}),
    ("me settings", {"quiet": "23-8"}),
    ("me settings", {"digest": "9"}),
    ("me vacation", {"days": 2}),
    ("table notifications", {"notifications": "none"}),
    ("table undo", {}),
    ("table pause", {}),
    ("propose extend", {}),
)


async def _saved_before_acknowledged(
    place: Place, who: str, command: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    return await _early(place, place.slash(who, command, **options), monkeypatch)


async def _early(
    place: Place, what: Awaitable[object], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """What is written before Discord has heard of it."""
    early, write, before = [], place.store.write, len(place.env.http_requests)

    async def written(work: Any) -> Any:
        callbacks = [one for one in place.env.http_requests[before:] if "/callback" in one.path]
        if not callbacks:
            early.append(getattr(work, "__qualname__", repr(work)))
        return await write(work)

    monkeypatch.setattr(place.store, "write", written)
    await what
    monkeypatch.setattr(place.store, "write", write)
    return early


@pytest.mark.parametrize(("command", "options"), WRITING)
async def test_at_a_table_and_for_oneself(
    place: Place, command: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    await place.started("acquire", "anna", "bruno")
    who = "anna"
    assert await _saved_before_acknowledged(place, who, command, options, monkeypatch) == []


@pytest.mark.parametrize(("command", "options"), LOBBY)
async def test_in_a_lobby(
    place: Place, command: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    await place.ask("anna", "play", game="acquire")
    assert await _saved_before_acknowledged(place, "anna", command, options, monkeypatch) == []


async def test_the_settings_of_a_server(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"language": "it"}
    assert await _saved_before_acknowledged(place, "ada", "settings", given, monkeypatch) == []


async def test_joining_and_watching(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await place.ask("anna", "play", game="acquire")
    assert await _saved_before_acknowledged(place, "bruno", "table join", {}, monkeypatch) == []
    await place.ask("anna", "table start")
    assert await _saved_before_acknowledged(place, "carla", "table watch", {}, monkeypatch) == []


async def test_presses_and_menus_of_a_lobby(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await card(place, await place.lobby("acquire", "anna"))
    for who, label in (
        ("bruno", "join"),
        ("bruno", "leave"),
        ("carla", "join"),
        ("anna", "computer"),
        ("anna", "start"),
    ):
        assert await _early(place, place.press(who, shown, label), monkeypatch) == [], label


@pytest.mark.parametrize("stage", ["lobby", "running"])
async def test_the_answer_to_a_public_button_is_one_that_can_be_tried_again(
    place: Place, stage: str
) -> None:
    """What follows a press would come twice, where Discord does it and says that it has failed. And each answers."""
    begin = place.lobby if stage == "lobby" else place.started
    number, before = await begin("acquire", "anna", "bruno"), len(place.env.http_requests)
    decision, verbs = (await place.sight(number, "anna")).decision, sorted(PRESSES.verbs)
    await pressed(place, "anna", [f"b:{number}:{decision}:{verb}" for verb in verbs])
    asked = place.env.http_requests[before:]
    callbacks = [(one.path.split("/")[3], one.json) for one in asked if "/callback" in one.path]
    kinds = {token: body["type"] for token, body in callbacks if isinstance(body, dict)}
    verb_of = dict(zip(kinds, verbs, strict=True))
    edited = {one.path.split("/")[3] for one in asked if "@original" in one.path}
    thinking = {token for token, kind in kinds.items() if kind == DEFERRED} - edited
    assert {verb_of[token] for token in thinking} == set()
    follow = [one.path for one in asked if re.match(r"/webhooks/\d+/[^/]+$", one.path)]
    # Of a card that is itself the answer a refusal is told so, which may come twice.
    assert {verb_of[path.split("/")[3]] for path in follow} <= QUIET


async def test_a_move_by_a_public_button_leaves_no_thinking(place: Place) -> None:
    """The board is its answer."""
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    sight, before = await place.sight(number, who), len(place.env.http_requests)
    done = str(Press(number, sight.decision, "act", code(sight.offers[0].action)))
    await pressed(place, who, [done])
    callbacks = [one for one in place.env.http_requests[before:] if "/callback" in one.path]
    assert [one.json["type"] for one in callbacks if isinstance(one.json, dict)] == [QUIETLY]
    assert (await place.sight(number)).table.number > 0


async def test_what_is_acknowledged_and_says_nothing_is_taken_away(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever somebody forgets: "thinking" would stand there for a quarter of an hour."""
    number = await place.started("acquire", "anna", "bruno")

    async def forgotten(*_: Any) -> None:
        return None

    monkeypatch.setattr(Visit, "_pictured", forgotten)
    decision, before = (await place.sight(number, "anna")).decision, len(place.env.http_requests)
    await pressed(place, "anna", [f"b:{number}:{decision}:hand"])
    asked = place.env.http_requests[before:]
    assert [one.method for one in asked if "@original" in one.path] == ["DELETE"]

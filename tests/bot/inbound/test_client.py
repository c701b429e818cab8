"""What Discord is told of the commands, and what it would not take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.inbound import guild_events
from bot.inbound.guild_events import GuildEvents
from bot.store.rows import Loss
from bot.store.tables import Whereabouts
from tests.bot.inbound.conftest import Place

SIZE, PARTS = 8000, 25


async def payloads(place: Place) -> list[dict[str, Any]]:
    tree = place.client.tree
    assert tree.translator is not None
    return [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
    ]


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command, its subcommands, options and choices."""
    yield payload
    for key in ("options", "choices"):
        for part in payload.get(key, ()):
            yield from parts(part)


def length(part: dict[str, Any]) -> int:
    """Of the longest localisation."""
    total = len(str(part.get("value", "")))
    for key in ("name", "description"):
        localised = (part.get(f"{key}_localizations") or {}).values()
        total += max(map(len, (part.get(key) or "", *localised)))
    return total


async def test_no_command_is_larger_than_discord_takes(place: Place) -> None:
    for payload in await payloads(place):
        assert sum(map(length, parts(payload))) <= SIZE, payload["name"]
        for part in parts(payload):
            assert len(part.get("options", ())) <= PARTS, part["name"]
            needed = [bool(option.get("required")) for option in part.get("options", ())]
            assert needed == sorted(needed, reverse=True), part["name"]


async def test_every_name_and_description_has_its_italian(place: Place) -> None:
    for payload in await payloads(place):
        for part in parts(payload):
            assert (part.get("name_localizations") or {}).get("it"), part["name"]
            if "description" in part:
                assert (part.get("description_localizations") or {}).get("it"), part["name"]


async def test_names_in_a_language_are_not_used_twice_side_by_side(place: Place) -> None:
    for payload in await payloads(place):
        for part in parts(payload):
            for kind in ("options", "choices"):
                names = [one["name_localizations"]["it"] for one in part.get(kind, ())]
                assert len(set(names)) == len(names), part["name"]


async def test_the_commands_that_the_product_promises_exist(place: Place) -> None:
    found = {
        command.qualified_name
        for command in place.client.tree.walk_commands()
        if isinstance(command, discord.app_commands.Command)
    }
    promised = (
        *("play", "games", "help", "settings", "setup check", "rules", "prices"),
        *(f"acquire {one}" for one in ("tile", "found", "survivor", "dispose", "buy", "end")),
        *(f"order {one}" for one in ("list", "store", "cancel")),
        *(f"table {one}" for one in ("info", "log", "since", "undo", "leave", "pause", "back")),
        *(f"table {one}" for one in ("end", "export", "import", "replay", "hand", "text")),
        *("me settings", "me vacation", "me forget", "propose vote"),
        *(f"table {one}" for one in ("notifications", "watch", "note")),
    )
    assert set(promised) <= found


async def test_the_bot_asks_for_the_least_of_discord(place: Place) -> None:
    assert place.client.intents == discord.Intents(guilds=True)
    mentions = place.client.allowed_mentions
    assert mentions is not None
    assert not (mentions.everyone or mentions.users or mentions.roles)


@pytest.mark.parametrize("who", ["anna", "carla"])
async def test_settings_are_not_offered_to_who_does_not_manage_the_server(
    place: Place, who: str
) -> None:
    offered = place.people[who].available_commands(place.channel)
    assert "settings" not in offered
    assert "setup check" not in offered
    assert "settings" in place.people["ada"].available_commands(place.channel)


async def test_discord_is_asked_only_for_a_table_that_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = dict[int, bool]()

    async def loss(_client: object, table: Whereabouts, *, sure: bool) -> Loss:
        asked[table.id] = sure
        return "offline"

    monkeypatch.setattr(guild_events, "loss", loss)
    found = [Whereabouts(n, 2, 3, 3, "running", "deleted" if n else None) for n in (0, 1)]
    await GuildEvents._look(Mock(), found)
    assert asked == {0: False, 1: True}

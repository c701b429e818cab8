"""Channels, threads, roles and servers come and go: the tables there stop, move and go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.running import lost_places
from bot.inbound.shards import ShardedClient
from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.sim import House

HOUR = 3600


async def stands(game: Game, why: str) -> None:
    """No time runs, and it is known why."""
    table = (await game.sight()).table
    assert (table.stage, table.paused_why, table.unreachable) == ("paused", "place", why)


async def runs(game: Game) -> None:
    sight = await game.sight()
    assert (sight.table.stage, sight.table.unreachable) == ("running", None)
    assert sight.deadline is not None


async def left(game: Game) -> float:
    """Seconds until the deadline."""
    deadline = (await game.sight()).deadline
    assert deadline is not None
    return (deadline - game.house.now()).total_seconds()


def told(house: House, who: str) -> list[str]:
    return [letter.text for letter in house.letters(house.people[who].id)]


def thread(house: House, **state: bool) -> None:
    house.env.backend.edit_channel(house.place.id, {}, thread_metadata=state)


def gateway(house: House, event: str, **payload: Any) -> None:
    house.env.backend.emit(event, payload)


def back(house: House) -> None:
    """The server is told of anew, as after an outage."""
    guild = house.env.backend.get_guild(house.guild.id)
    payload = serializers.guild_create_payload(house.env.backend, guild)
    house.env.backend.emit("GUILD_CREATE", {**payload, "unavailable": False})


async def gone_for(house: House, hours: float) -> None:
    await house.settle()
    await house.advance(hours * HOUR)


async def test_a_table_whose_thread_was_deleted_stands_still_and_its_players_hear_of_it_once(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    house.env.backend.delete_channel(house.place.id)
    await gone_for(house, 48)
    await stands(game, "deleted")
    for who in ("giulia", "marco", "ottavia"):
        (letter,) = told(house, who)
        assert "its channel or thread has been deleted" in letter
        assert "table move" in letter


async def test_why_it_stands_still_is_told_by_info_log_help_and_refusals(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    house.env.backend.delete_channel(house.place.id)
    await house.settle()
    for command, options in (
        ("table info", {}),
        ("table log", {}),
        ("table pause", {"off": True}),
    ):
        reply = await house.slash(who, command, house.channel, table=game.table, **options)
        assert "its channel or thread has been deleted" in reply.text, command
    shown = await house.slash(who, "help", house.channel)
    every = await house.press(who, "All commands", shown.seen)
    assert "table move" in every.text


async def test_a_channel_that_was_deleted_takes_its_threads_tables_along(house: House) -> None:
    game = await opened(house, SHORT)
    hall = house.guild.create_text_channel("hall")
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    await stands(game, "deleted")
    house.channel = hall


async def test_players_vote_the_table_into_the_channel_where_it_is_typed(house: House) -> None:
    game = await opened(house, SHORT)
    hall = house.guild.create_text_channel("hall")
    before = await left(game)
    house.env.backend.delete_channel(house.place.id)
    await gone_for(house, 30)
    house.channel = hall
    reply = await house.slash("giulia", "table move", hall)
    assert "propose to play on in this channel" in reply.text
    vote = house.messages(place=hall)[-1]
    assert "Agree" in vote.open
    await house.press("marco", "Agree", vote)
    await runs(game)
    assert await left(game) == before
    assert house.place.id != hall.id
    assert "continues here" in house.messages()[-2].text
    assert house.board.called == [house.people[await game.mover()].id]
    assert vote.open == []
    await game.step()


async def test_an_administrator_moves_a_table_at_once(house: House) -> None:
    game = await opened(house, SHORT)
    hall = house.guild.create_text_channel("hall")
    house.env.backend.delete_channel(house.place.id)
    await house.settle()
    house.channel = hall
    await house.slash("ada", "table move", hall, table=game.table)
    await runs(game)
    assert "My hand" in house.board.open


async def test_a_stranger_moves_no_table(house: House) -> None:
    game = await opened(house, SHORT)
    hall = house.guild.create_text_channel("hall")
    reply = await house.slash("nemo", "table move", hall, table=game.table)
    assert reply.private
    assert (await game.sight()).table.channel_id == house.channel.id


async def test_a_thread_that_a_moderator_locks_stops_the_clock_until_it_is_unlocked(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    before = await left(game)
    thread(house, locked=True)
    await gone_for(house, 30)
    await stands(game, "locked")
    thread(house, locked=False)
    await house.settle()
    await runs(game)
    assert await left(game) == before
    assert "can be reached again" in house.messages()[-2].text
    await game.step()


async def test_a_thread_that_is_archived_during_a_game_is_opened_at_once(house: House) -> None:
    """By age or by hand: else only its members could use it."""
    game = await opened(house, SHORT)
    thread(house, archived=True)
    await house.settle()
    state = house.env.backend.get_channel(house.place.id).thread_metadata
    assert state is not None
    assert not state.archived
    await runs(game)


async def test_an_archived_thread_that_cannot_be_opened_stops_the_clock(house: House) -> None:
    game = await opened(house, SHORT)
    house.env.inject_error("PATCH", f"/channels/{house.place.id}", status=403, code=50013)
    thread(house, archived=True)
    await house.settle()
    await stands(game, "locked")


async def test_a_renamed_channel_and_server_stop_nothing(house: House) -> None:
    game = await opened(house, SHORT)
    house.env.backend.edit_channel(house.channel.id, {"name": "tables"})
    house.env.backend.edit_guild(house.guild.id, {"name": "Wall Street"})
    await house.settle()
    await runs(game)
    assert told(house, "giulia") == []


async def test_a_channel_where_the_bot_may_not_write_stops_the_clock_until_it_may(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    me = house.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(view_channel=False)
    denied = house.guild.create_text_channel("tmp", overwrites={me: mute})
    overwrites = house.env.backend.get_channel(denied.id).overwrites
    house.env.backend.edit_channel(house.channel.id, {}, overwrites=overwrites)
    await house.settle()
    await stands(game, "forbidden")
    house.env.backend.edit_channel(house.channel.id, {}, overwrites=[])
    await house.settle()
    await runs(game)


async def test_a_role_that_loses_its_rights_stops_the_clock(house: House) -> None:
    game = await opened(house, SHORT)
    roles = house.env.backend.get_guild(house.guild.id).roles
    rights = {key: role.permissions for key, role in roles.items()}
    for key in rights:
        house.env.backend.edit_role(house.guild.id, key, {"permissions": 0})
    await house.settle()
    await stands(game, "forbidden")
    for key, permissions in rights.items():
        house.env.backend.edit_role(house.guild.id, key, {"permissions": permissions})
    await house.settle()
    await runs(game)


async def test_a_server_that_is_offline_for_thirty_hours_costs_nobody_time(house: House) -> None:
    game = await opened(house, SHORT)
    before = await left(game)
    gateway(house, "GUILD_DELETE", id=str(house.guild.id), unavailable=True)
    await gone_for(house, 30)
    await stands(game, "offline")
    back(house)
    await house.settle()
    await runs(game)
    assert await left(game) == before


async def test_of_a_server_that_is_back_within_two_minutes_nobody_is_written_to(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    gateway(house, "GUILD_DELETE", id=str(house.guild.id), unavailable=True)
    await gone_for(house, 0.01)
    back(house)
    await gone_for(house, 0.1)
    await runs(game)
    assert told(house, "giulia") == []


async def test_a_bot_that_is_removed_and_invited_again_goes_on_where_it_was(house: House) -> None:
    game = await opened(house, SHORT)
    before = await left(game)
    gateway(house, "GUILD_DELETE", id=str(house.guild.id))
    await gone_for(house, 48)
    await stands(game, "removed")
    guild = house.env.backend.get_guild(house.guild.id)
    payload = serializers.guild_create_payload(house.env.backend, guild)
    house.env.backend.emit("GUILD_CREATE", payload)
    await house.settle()
    await runs(game)
    assert await left(game) == before
    assert "can be reached again" in house.messages()[-2].text


async def test_why_a_table_stands_still_survives_a_restart(house: House) -> None:
    game = await opened(house, SHORT)
    before = await left(game)
    thread(house, locked=True)
    await house.settle()
    await house.down(HOUR)
    await stands(game, "locked")
    thread(house, locked=False)
    await house.settle()
    await runs(game)
    assert await left(game) == before


async def test_a_channel_that_was_deleted_while_the_bot_was_down_is_found_at_the_start(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    backend = house.env.backend
    with pytest.MonkeyPatch.context() as deaf:
        deaf.setattr(backend, "emit", lambda _event, _payload: None)
        backend.delete_channel(house.channel.id)
    await house.restart()
    await stands(game, "deleted")
    house.channel = house.guild.create_text_channel("hall")


async def test_a_table_that_was_paused_by_its_players_stays_so_when_the_place_is_back(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    await house.slash("ada", "table pause", table=game.table, admin=True)
    thread(house, locked=True)
    await house.settle()
    thread(house, locked=False)
    await house.settle()
    assert (await game.sight()).table.stage == "paused"
    await house.slash("ada", "table pause", off=True, table=game.table, admin=True)
    await runs(game)


async def test_a_lobby_whose_channel_was_deleted_is_closed(house: House) -> None:
    await house.slash("giulia", "play", game="acquire")
    number = await house.app.tables.at_place(house.channel.id)
    assert number is not None
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    assert (await house.app.tables.sight(number)).table.stage == "closed"
    house.channel = house.guild.create_text_channel("hall")


async def test_everybody_is_a_member_of_the_tables_thread(house: House) -> None:
    """Also those who want no mention: an archived thread is used by its members only."""
    await house.slash("giulia", "me settings", notifications="none")
    await house.slash("marco", "me settings", notifications="message")
    await opened(house, SHORT)
    members = house.env.backend.get_channel(house.place.id).thread_members
    assert {house.people[who].id for who in ("giulia", "marco", "ottavia")} <= set(members)


@pytest.fixture
async def sharded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    house = House(tmp_path, monkeypatch, shards=2)
    await house.open()
    yield house
    problems = house.problems()
    await house.close()
    assert problems == []


async def test_a_shard_that_is_away_for_thirty_hours_costs_its_tables_no_time(
    sharded: House,
) -> None:
    game = await opened(sharded, SHORT)
    before = await left(game)
    client = sharded.app.client
    assert isinstance(client, ShardedClient)
    guild = client.get_guild(sharded.guild.id)
    assert guild is not None
    with sharded.env._bot_scope():
        client.dispatch("shard_disconnect", guild.shard_id)
    await gone_for(sharded, 30)
    await stands(game, "offline")
    assert [there for there, _ in client.connections().values()].count(False) == 1
    with sharded.env._bot_scope():
        client.dispatch("shard_resumed", guild.shard_id)
    await sharded.settle()
    await runs(game)
    assert await left(game) == before


async def test_a_sharded_bot_plays_like_any_other(sharded: House) -> None:
    game = await opened(sharded, SHORT)
    await game.until(3)
    assert "My hand" in sharded.board.open


async def test_who_cannot_see_the_channel_any_more_is_written_to_and_not_mentioned(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    mover = await game.mover()
    lost = await game.other(mover)
    hidden = Overwrite(
        target_id=house.people[lost].id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(view_channel=True).value,
    )
    house.env.backend.edit_channel(house.channel.id, {}, overwrites=[hidden])
    await house.settle()
    while await game.mover() != lost:
        await game.step()
    assert told(house, lost)[-1].startswith("Acquire 1: ")
    assert house.people[lost].id not in house.board.called


async def test_a_refusal_that_passes_by_without_an_event_stops_a_table_for_minutes_only(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    await house.app.client.look_again()
    await runs(game)
    place = house.place.id
    for method in ("POST", "PATCH", "GET"):
        house.env.inject_error(method, f"/channels/{place}*", status=403, code=50001, times=1)
    await lost_places.lose(house.app.tables.repository, game.table, "forbidden")
    await house.settle()
    await stands(game, "forbidden")
    await house.app.clock.look_for_places()
    await house.settle()
    await runs(game)

"""Spectators are told of turns or of the end, by one message that is replaced, without secrets."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from discord import Permissions
from simcord import Env, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.table.live import Change
from bot.engine.tables import Tables
from bot.outbound.calls import watching
from bot.store import watches
from bot.store.database import Database
from bot.store.watches import Watched
from games import GAMES
from games.core.words import Seat
from tests.bot.outbound.arrange import World, called, mine, text
from tests.bot.outbound.calls.test_notices import Crash, letters
from tests.bot.payloads import problems


async def watched(world: World, table: int, what: Watched, name: str = "Anna") -> MemberActor:
    person = world.people[name]
    await world.store.write(lambda link: watches.put(link, table, person.id, what))
    return person


async def test_each_turn_is_told_in_place_of_the_one_before(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    ids = set()
    for _ in range(3):
        await world.turn(table)
        await world.tell()
        (letter,) = letters(anna)
        name = (await world.mover(table)).name
        assert f"{name}: play a tile" in text(letter)
        assert "which you follow" in text(letter)
        ids.add(letter.id)
    assert len(ids) == 3
    assert not any(anna.id in called(world.env, one) for one in mine(await world.place(table)))


async def test_a_turn_is_told_once_however_many_decisions_it_has(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    await world.turn(table)
    await world.twice(table)
    (letter,) = letters(anna)
    await world.tell()
    assert [one.id for one in letters(anna)] == [letter.id]


async def test_who_watches_the_end_is_told_of_nothing_else_and_watches_no_more(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "end")
    await world.turn(table)
    await world.tell()
    assert letters(anna) == []
    for name in ("Giulia", "Marco"):
        await world.tables.leave(table, world.people[name].id)
    await world.tell()
    (letter,) = letters(anna)
    assert "The game is over" in text(letter)
    assert "**1.**" in text(letter)
    assert await world.store.read(lambda link: watches.of(link, table, anna.id)) is None


async def test_the_end_is_told_with_the_places_that_count(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "end")
    repository = world.tables.repository
    async with repository.hold(table) as live:
        change = Change(live, world.now)
        change.set_seat(Seat(0), asked=8, missed=8)
        await repository.commit(change)
    await world.tables.call(table, world.people["Giulia"].id, "finish", admin=True)
    await world.tell()
    (letter,) = letters(anna)
    final = text(mine(await world.place(table))[-1])
    places = [line for line in final.splitlines() if line.startswith("**")]
    assert len(places) == 2
    assert all(line in text(letter) for line in places)


async def test_a_game_that_is_broken_off_is_an_end(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "end")
    await world.tables.call(table, world.people["Giulia"].id, "end", admin=True)
    await world.tell()
    assert ["is closed" in text(one) for one in letters(anna)] == [True]


async def test_who_sits_down_is_called_as_a_player_and_told_no_more(world: World) -> None:
    table = await world.lobby("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    await world.lobbies.join(table, anna.id, "Anna")
    await world.lobbies.start(table, world.people["Giulia"].id)
    await world.tell()
    assert letters(anna) == []
    assert await world.store.read(lambda link: watches.of(link, table, anna.id)) is None


async def test_who_may_not_see_the_channel_any_more_is_told_no_more(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    await world.turn(table)
    await world.tell()
    (letter,) = letters(anna)
    closed = Overwrite(anna.id, OverwriteType.MEMBER, deny=Permissions(view_channel=True).value)
    world.env.backend.set_overwrite(world.channel.id, closed)
    await world.turn(table)
    await world.tell()
    assert [one.id for one in letters(anna)] == [letter.id]
    assert await world.store.read(lambda link: watches.of(link, table, anna.id)) is None


async def test_while_nobody_knows_whether_they_see_it_a_spectator_is_told_nothing(
    world: World,
) -> None:
    """And watches on: when Discord answers again they are told."""
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    asked = f"/guilds/*/members/{anna.id}"
    world.env.inject_error("GET", asked, status=403, code=50001, times=None)
    await world.turn(table)
    await world.tell()
    assert letters(anna) == []
    world.env.backend.faults.clear()
    await world.turn(table)
    await world.tell()
    assert len(letters(anna)) == 1


async def test_who_takes_no_messages_is_mentioned_in_one_line(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    for _ in range(3):
        await world.turn(table)
        await world.tell()
    lines = [one for one in mine(await world.place(table)) if anna.id in called(world.env, one)]
    assert len(lines) == 1


async def test_a_crash_tells_a_spectator_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start("Giulia", "Marco")
    anna = await watched(world, table, "turn")
    await world.turn(table)

    async def dies(*_: Any) -> None:
        raise Crash

    for at in ("write", "tell"):
        with monkeypatch.context() as patch, suppress(Crash):
            patch.setattr(watching, at, dies)
            await world.tell()
        world.restart()
    await world.tell()
    assert len(letters(anna)) == 1
    assert await world.waiting_news() == 0


async def test_the_board_comes_before_the_spectators(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await watched(world, table, "turn")
    await world.turn(table)
    sent = len(world.env.http_requests)
    await world.tell()
    posts = [one.path for one in world.env.http_requests[sent:] if one.method == "POST"]
    place = (await world.place(table)).id
    assert str(place) in posts[0]
    assert "@me" in posts[-2]


@pytest.mark.parametrize("game", GAMES)
async def test_a_spectator_reads_only_what_all_may_see(
    simcord_env: Env, store: Database, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made from the spectators' view alone, in which no hand or hidden holding is."""
    world = World(simcord_env, store, game=game)
    world.people["Theo"] = world.guild.add_member(simcord_env.create_user("Theo"))
    table = await world.start("Giulia", "Marco", "Anna")
    theo = await watched(world, table, "turn", "Theo")
    await world.store.write(lambda link: watches.tell(link, table, over=False))
    looked: list[int | None] = []
    look = Tables.sight

    async def noted(tables: Tables, table_id: int, user_id: int | None = None) -> Any:
        looked.append(user_id)
        return await look(tables, table_id, user_id)

    monkeypatch.setattr(Tables, "sight", noted)
    await world.tell()
    (letter,) = letters(theo)
    assert set(looked) == {None}
    sight = await look(world.tables, table)
    assert sight.waiting is not None
    words = world.context.words(sight)
    asked = words.asked(sight.waiting) if sight.waiting.window else words.ask(sight.waiting)
    assert asked in text(letter)
    world.context.pictures.close()
    assert problems(simcord_env.http_requests) == []

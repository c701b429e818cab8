"""Tournaments that lose something in mid-round: a thread, a channel, a role, a game, the server."""

from __future__ import annotations

from datetime import timedelta

import pytest
from discord import PermissionOverwrite

from bot.engine.lobby import seated_tables
from games.league.tournament.state import Finished
from tests.bot.games.test_guild_events import back
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun
from tests.bot.tournaments.games.test_tables import table_of


def lose_thread(house: House) -> int:
    """The table's thread is deleted; its id."""
    thread = house.place.id
    house.env.backend.delete_channel(thread)
    return thread


async def test_a_table_whose_thread_is_deleted_goes_on_in_another_one(house: House) -> None:
    """The bot opens it by itself; who is asked is called there, and the director is told."""
    cup = await begun(house, "thread", round_length="2d")
    table = await table_of(cup)
    before = await house.app.tables.sight(table)
    lost = lose_thread(house)
    await house.settle()
    after = await house.app.tables.sight(table)
    assert after.table.stage == "running"
    assert after.table.place_id == house.place.id != lost
    assert before.deadline is not None
    assert after.deadline is not None
    assert timedelta() <= after.deadline - before.deadline < timedelta(minutes=1)
    assert [len(one.stored.ping_user_ids) for one in house.messages() if one.pictures] == [1]
    (told,) = house.letters(house.people["ada"].id)
    assert "thread of table 1" in told.text
    assert not any(house.letters(house.people[name].id) for name in cup.names)
    assert (await cup.held()).state.pausing is None


async def test_a_round_stands_still_for_a_table_that_can_be_opened_nowhere(house: House) -> None:
    """The thread is deleted while the bot may post nowhere; when it may again all time is given back."""
    cup = await begun(house, "nowhere", round_length="2d")
    table = await table_of(cup)
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    deny(house, send_messages=False, send_messages_in_threads=False)
    lose_thread(house)
    await house.settle()
    await house.advance(3 * DAY)
    held = await cup.held()
    assert held.state.pausing is not None
    assert "Table 1 can’t be reached" in held.state.pausing.reason
    assert list(await cup.running()) == [1]
    deny(house)
    await house.settle()
    await house.advance(MINUTE)
    state = (await cup.held()).state
    assert state.pausing is None
    assert state.rounds[-1].due is not None
    assert timedelta() <= state.rounds[-1].due - due - timedelta(days=3) < timedelta(minutes=5)
    assert (await house.app.tables.sight(table)).table.stage == "running"


def deny(house: House, **denied: bool) -> None:
    """The bot lacks these rights in the channel; none: it has all again."""
    backend, me = house.env.backend, house.guild.me
    assert me is not None
    pattern = house.guild.create_text_channel(
        "pattern", overwrites={me: PermissionOverwrite(**denied)}
    )
    overwrites = backend.get_channel(pattern.id).overwrites if denied else []
    backend.edit_channel(house.channel.id, {}, overwrites=overwrites)


async def test_the_first_minutes_of_an_outage_of_the_server_are_given_back_to_the_round(
    house: House,
) -> None:
    cup = await begun(house, "minutes", round_length="2d")
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    since = house.now()
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id), "unavailable": True})
    await house.env.advance_time(130)
    await house.settle()
    await house.advance(HOUR)
    back(house)
    await house.settle()
    state = (await cup.held()).state
    assert state.pausing is None
    assert state.rounds[-1].due == due + (house.now() - since)


async def test_a_deleted_entry_role_is_told_to_the_director_once_and_keeps_nobody_out(
    house: House,
) -> None:
    cup = Cup(house, 4, "role")
    player = house.guild.create_role("player")
    await cup.create(game="acquire", rounds=1, sizes="4", role=player)
    assert "open to" in (await cup.slash("p1", "join")).text
    house.env.backend.delete_role(house.guild.id, player.id)
    await house.settle()
    await house.restart()
    assert "open to" not in (await cup.slash("p1", "join")).text
    assert (await cup.held()).state.active == (1,)
    assert sum("everyone may join" in text for text in cup.said()) == 1
    (told,) = house.letters(house.people["ada"].id)
    assert "From now on everyone may join" in told.text
    assert "Open to" not in cup.card.text


async def test_a_game_that_is_taken_off_the_shelf_pauses_the_tournament_until_it_is_back(
    house: House,
) -> None:
    """The reason says what to do; nothing is tried in silence for ever."""
    cup = Cup(house, 4, "shelf")
    await cup.create(game="acquire", rounds=1, sizes="4", registration="1d")
    await cup.join_all()
    games, house.games = house.games, {k: v for k, v in house.games.items() if k != "acquire"}
    await house.restart()
    await house.advance(DAY + HOUR)
    pausing = (await cup.held()).state.pausing
    assert pausing is not None
    assert "acquire" in pausing.reason
    assert "/tournament cancel" in pausing.reason
    assert sum("has been paused" in text for text in cup.said()) == 1
    house.games = games
    await house.restart()
    await cup.slash("ada", "pause", off=True)
    await house.advance(2 * MINUTE)
    assert list(await cup.running()) == [1]


async def test_a_table_that_cannot_be_opened_is_ruled_on_and_the_tournament_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = Cup(house, 4, "cannot")
    await cup.create(game="acquire", rounds=1, sizes="4", registration="1d")
    await cup.join_all()

    def fails(*_: object) -> None:
        raise ValueError("no such option any more")

    monkeypatch.setattr(seated_tables, "start", fails)
    await house.advance(DAY + HOUR)
    for _ in range(8):
        await house.advance(5 * MINUTE)
    pausing = (await cup.held()).state.pausing
    assert pausing is not None
    assert "/tournament rule" in pausing.reason
    await cup.slash("ada", "rule", number=1, places="1 2 3 4", reason="no table")
    await cup.slash("ada", "pause", off=True)
    await house.advance(2 * MINUTE)
    assert isinstance((await cup.held()).state.phase, Finished)


async def test_news_wait_while_the_channel_is_gone_and_are_told_in_the_next_one(
    house: House,
) -> None:
    cup = await begun(house, "news", round_length="2d")
    hall = house.guild.create_text_channel("hall")
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    await cup.house.slash("ada", "tournament announce", hall, text="The hall is open.")
    await house.advance(2 * DAY)
    house.channel = hall
    await cup.slash("ada", "pause", off=True)
    await house.advance(5 * MINUTE)
    said = "\n".join(cup.said())
    assert said.index("The hall is open.") < said.index("The tournament resumes")


async def test_a_round_does_not_end_in_the_first_minutes_of_an_outage_of_the_server(
    house: House,
) -> None:
    """Nobody can play then, and nobody would read the end."""
    cup = await begun(house, "last minutes", round_length="2d")
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    await house.advance((due - house.now()).total_seconds() - MINUTE)
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id), "unavailable": True})
    await house.advance(90)
    assert list(await cup.running()) == [1]
    await house.advance(HOUR)
    back(house)
    await house.settle()
    assert list(await cup.running()) == [1]


@pytest.mark.parametrize("by_the_clock", [True, False])
async def test_who_has_left_the_server_is_not_seated_in_the_first_round(
    house: House, by_the_clock: bool
) -> None:
    cup = Cup(house, 4, "left the server")
    given = {"registration": "1h"} if by_the_clock else {}
    await cup.create(game="acquire", rounds=1, sizes="3,4", **given)
    await cup.join_all()
    house.guild.remove_member(house.people["p2"])
    await house.settle()
    if by_the_clock:
        await house.advance(HOUR + MINUTE)
    else:
        assert "Only a director" in (await cup.slash("p1", "start")).text
        assert len((await cup.held()).state.entered) == 4
        await cup.slash("ada", "start")
    held = await cup.held()
    (table,) = held.state.rounds[0].tables
    assert {held.name_of(one) for one in table.players} == {"P1", "P3", "P4"}


async def test_where_discord_does_not_find_the_server_nobody_is_taken_for_gone(
    house: House,
) -> None:
    cup = Cup(house, 4, "not found")
    await cup.create(game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    member = f"/guilds/{house.guild.id}/members/{house.people['p2'].id}"
    house.env.inject_error("GET", member, status=404, code=10004)
    await cup.slash("ada", "start")
    (table,) = (await cup.held()).state.rounds[0].tables
    assert len(table.players) == 4

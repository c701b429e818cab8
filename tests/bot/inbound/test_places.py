"""A table belongs to its place: who may see it, which one is meant, how many there may be."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands

from bot.engine.keeping.gate import TableLimits
from bot.store import tables
from games.core import transcript
from games.core.transcript import TranscriptError
from tests.architecture.payloads import filled
from tests.bot.inbound.conftest import Place


async def hidden(place: Place, number: int) -> None:
    """The channel of the table is closed to everybody but those named by it."""
    denied = discord.PermissionOverwrite(view_channel=False)
    secret = place.guild.create_text_channel(
        "secret", overwrites={place.guild.default_role: denied}
    )
    # The bot looks at its tables when it hears of the channel, and would save this one as it was.
    await place.env.settle()
    await place.services.store.write(
        lambda link: link.execute(
            "UPDATE game_table SET channel_id = ?, place_id = ? WHERE id = ?",
            (secret.id, secret.id, number),
        )
    )
    place.tables.repository.forget(number)


def at_a_table() -> list[app_commands.Command[Any, ..., Any]]:
    """Every command that can be told a table by its number; of the games those of one."""
    leaves = (one for one in filled().walk_commands() if isinstance(one, app_commands.Command))
    ours = {"acquire", "table", "propose"}
    return [
        one
        for one in leaves
        if one.qualified_name.split()[0] in ours and any(p.name == "table" for p in one.parameters)
    ]


@pytest.mark.parametrize("command", at_a_table(), ids=lambda one: one.qualified_name)
async def test_who_may_not_see_the_channel_is_told_that_there_is_no_such_table(
    place: Place, command: app_commands.Command[Any, ..., Any]
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await hidden(place, number)
    given = {one.display_name: typed(place, one) for one in command.parameters if one.required}
    shown = await place.ask("carla", command.qualified_name, table=number, **given)
    assert f"no table {number}" in shown.text


def typed(place: Place, option: app_commands.Parameter) -> object:
    if option.type is discord.AppCommandOptionType.user:
        return place.people["bruno"].user
    if option.choices:
        return option.choices[0].value
    return 1 if option.type is discord.AppCommandOptionType.integer else "A1"


async def test_who_sits_there_may_look_from_anywhere(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await hidden(place, number)
    assert f"table {number}" in (await place.ask("anna", "table info", table=number)).text


async def test_whoever_may_see_the_channel_sees_the_table(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    denied = discord.PermissionOverwrite(view_channel=False)
    secret = place.guild.create_text_channel(
        "secret",
        overwrites={
            place.guild.default_role: denied,
            place.people["ada"]: discord.PermissionOverwrite(view_channel=True),
        },
    )
    await place.services.store.write(
        lambda link: link.execute("UPDATE game_table SET channel_id = ?", (secret.id,))
    )
    place.tables.repository.forget(number)
    assert f"table {number}" in (await place.ask("ada", "table info", table=number)).text


async def test_of_several_tables_here_that_one_is_meant_at_which_one_sits(place: Place) -> None:
    mine = await place.started("acquire", "anna", "bruno")
    await place.services.lobbies.open(
        place.guild.id, place.channel.id, place.id("carla"), "Carla", "acquire", "en"
    )
    assert f"table {mine}" in (await place.ask("anna", "table info")).text
    assert "Which table?" in (await place.ask("dario", "table info")).text


async def test_an_administrator_is_asked_before_a_stranger_s_lobby_is_closed(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    asked = await place.ask("ada", "table end", table=number)
    assert "is Anna" in asked.text
    assert (await place.sight(number)).table.stage == "lobby"
    await place.press("ada", asked, "Yes")
    assert (await place.sight(number)).table.stage == "closed"
    other = await place.lobby("acquire", "anna")
    await place.ask("ada", "table end", table=other, confirm=True)
    assert (await place.sight(other)).table.stage == "closed"


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("play", {"game": "acquire"}),
        ("table import", {"file": ("x.json", b"{}")}),
        ("tournament create", {"game": "acquire", "title": "Cup"}),
    ],
)
async def test_in_a_server_without_the_bot_no_table_is_opened_and_one_reads_why(
    place: Place, command: str, given: dict[str, Any]
) -> None:
    """Commands reach the bot from there all the same, as from a person who has installed it."""
    place.env.backend.emit("GUILD_DELETE", {"id": str(place.guild.id)})
    await place.env.settle()
    shown = await place.ask("anna", command, **given)
    assert "Borsa isn’t in this server" in shown.text
    assert await place.services.store.read(tables.ids) == ()


async def test_one_person_hosts_so_many_tables_and_a_server_has_so_many(place: Place) -> None:
    place.tables.repository.gate.limits = TableLimits(per_person=2, per_server=3)
    for who in ("anna", "anna"):
        assert "is open" in (await place.ask(who, "play", game="acquire")).text
    assert (
        "You have already opened 2 tables" in (await place.ask("anna", "play", game="acquire")).text
    )
    assert "is open" in (await place.ask("bruno", "play", game="acquire")).text
    assert "has 3 open tables" in (await place.ask("carla", "play", game="acquire")).text


async def test_who_may_open_no_table_may_bring_none(place: Place) -> None:
    role = place.guild.create_role("opener")
    await place.ask("ada", "settings", opener=role)
    shown = await place.ask("anna", "table import", file=("x.json", b"{}"))
    assert f"<@&{role.id}>" in shown.text


def record(undos: int) -> bytes:
    opened = datetime(2026, 1, 1, tzinfo=UTC).isoformat()
    entries = [{"action": {"do": "undo", "to": 0}, "at": opened}] * undos
    return msgspec.json.encode(
        {
            "game": "acquire",
            "version": 1,
            "options": {},
            "players": ["a", "b"],
            "seed": "s",
            "seed_hash": "043a718774c572bd8a25adbeb1bfcd5c0256ae11cecf9f9c3f925d0e52beaf89",
            "opened": opened,
            "entries": entries,
        }
    )


def test_a_record_that_takes_back_too_often_is_refused_before_it_is_replayed(
    place: Place,
) -> None:
    games = {
        key: rules.__class__(**{**rules.__dict__, "version": 1})
        for key, rules in place.services.games.items()
    }
    with pytest.raises(TranscriptError, match="record-too-long"):
        transcript.read(record(transcript.MAX_UNDOS + 1), games)
    with pytest.raises(TranscriptError, match="record-not-over"):
        transcript.read(b"\xef\xbb\xbf" + record(1), games)

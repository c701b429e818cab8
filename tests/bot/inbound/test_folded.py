"""Servers that are kept folded: everything that Discord may tell of them leaves the same behind as in the plain library."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from copy import deepcopy
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.inbound.folded import MOST, Folded, _Packer, channel_ids, fold, role_ids
from tests.wire import objects
from tests.wire.objects import Json
from tests.wire.servers import server

GUILD = 7 << 22


def connection(*, folded: bool, most: int = MOST) -> Any:
    client = discord.Client(
        intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none()
    )
    if folded:
        fold(client, most)
    state: Any = client._connection
    me: Any = objects.user(objects.BOT, "Borsa", bot=True)
    state.user = discord.ClientUser(state=state, data=me)
    return state


def told(state: Any, events: Iterable[tuple[str, Json]]) -> Any:
    for name, data in events:
        state.parsers[name](deepcopy(data))
    return state


def seen(state: Any) -> list[Any]:
    """All that the bot reads of servers."""
    found: list[Any] = []
    for guild in state.guilds:
        me = guild.me
        places = [*guild.channels, *guild.threads]
        found += [
            (guild.id, guild.name, guild.owner_id, guild.unavailable, me.guild_permissions.value),
            str(guild.system_channel),
            [one.id for one in guild.text_channels],
            [(one.id, one.name, one.is_assignable()) for one in guild.roles],
            [(one.id, one.name, str(one.type)) for one in places],
            [one.permissions_for(me).value for one in places if getattr(one, "parent", 1)],
            [(one.id, one.locked, one.owner_id, str(one.parent)) for one in guild.threads],
        ]
    return found


BEGIN = ("GUILD_CREATE", server(GUILD))
FIRST = BEGIN[1]["channels"][0]
THREAD = BEGIN[1]["threads"][0]


def _of_guild(**more: Any) -> Json:
    return {"guild_id": str(GUILD), **more}


_ONCE = {"channels", "threads", "members", "unavailable"}
RENAMED = {key: value for key, value in server(GUILD, roles=8).items() if key not in _ONCE}
NEW_ROLE = objects.everyone() | {"id": "77", "name": "New", "position": 25, "permissions": "8"}
LESS = ("GUILD_CREATE", server(GUILD, 12, 9, 1))
EVENTS: dict[str, tuple[str, Json]] = {
    "a server comes back": BEGIN,
    "a server is away": ("GUILD_DELETE", {"id": str(GUILD), "unavailable": True}),
    "another server": ("GUILD_CREATE", server(GUILD + 1)),
    "a server changes": ("GUILD_UPDATE", RENAMED | {"name": "Renamed"}),
    "a channel comes": ("CHANNEL_CREATE", objects.channel(55) | _of_guild(name="new")),
    "a channel changes": (
        "CHANNEL_UPDATE",
        FIRST | {"name": "other", "permission_overwrites": []},
    ),
    "a channel goes": ("CHANNEL_DELETE", FIRST),
    "an unknown channel goes": ("CHANNEL_DELETE", FIRST | {"id": "9"}),
    "a role comes": ("GUILD_ROLE_CREATE", _of_guild(role=NEW_ROLE)),
    "a role changes": (
        "GUILD_ROLE_UPDATE",
        _of_guild(role=BEGIN[1]["roles"][10] | {"permissions": "8"}),
    ),
    "a role goes": ("GUILD_ROLE_DELETE", _of_guild(role_id=BEGIN[1]["roles"][10]["id"])),
    "an unknown role goes": ("GUILD_ROLE_DELETE", _of_guild(role_id="9")),
    "a thread comes": ("THREAD_CREATE", THREAD | {"id": "66"}),
    "a thread is locked": (
        "THREAD_UPDATE",
        THREAD | {"thread_metadata": THREAD["thread_metadata"] | {"locked": True}},
    ),
    "a thread goes": ("THREAD_DELETE", _of_guild(id=THREAD["id"], parent_id=FIRST["id"], type=11)),
    "threads are told anew": (
        "THREAD_LIST_SYNC",
        _of_guild(threads=[THREAD | {"id": "67"}], members=[]),
    ),
    "the bot's roles change": (
        "GUILD_MEMBER_UPDATE",
        _of_guild(**objects.member(objects.BOT, "Borsa") | {"roles": [BEGIN[1]["roles"][3]["id"]]}),
    ),
}


def connections() -> list[Any]:
    """One of the plain library, one that unfolds what is looked at, one that folds it at once again."""
    return [connection(folded=False), connection(folded=True), connection(folded=True, most=1)]


@pytest.mark.parametrize("event", EVENTS)
async def test_each_event_leaves_what_the_plain_library_has(event: str) -> None:
    plain, *others = [seen(told(one, [BEGIN, EVENTS[event]])) for one in connections()]
    assert others == [plain] * len(others)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(sorted(set(EVENTS) - {"a server comes back"})), max_size=8))
def test_any_events_in_any_order_leave_what_the_plain_library_has(names: list[str]) -> None:
    async def all() -> list[Any]:
        events = [BEGIN, *(EVENTS[name] for name in names)]
        return [seen(told(one, events)) for one in connections()]

    plain, *others = asyncio.run(all())
    assert others == [plain] * len(others)


async def test_a_server_that_comes_back_has_no_channel_that_went_meanwhile() -> None:
    """The plain library would go on having them."""
    state = told(connection(folded=True), [BEGIN, LESS])
    assert len(state.guilds[0].channels) == 12


async def test_a_start_unfolds_nothing() -> None:
    state = told(connection(folded=True), [BEGIN])
    guild = state.guilds[0]
    kept = (guild._channels, guild._roles, guild._threads)
    assert channel_ids(guild) == {int(one["id"]) for one in BEGIN[1]["channels"]}
    assert role_ids(guild) == {int(one["id"]) for one in BEGIN[1]["roles"]}
    assert guild.get_channel_or_thread(1) is None
    assert all(isinstance(one, Folded) and one.is_folded() for one in kept)
    assert [len(one) for one in kept] == [30, 20, 3]
    assert not any(one.is_folded() for one in kept)


async def test_a_server_that_changes_stays_folded() -> None:
    state = told(connection(folded=True), [BEGIN, EVENTS["a server changes"]])
    roles = state.guilds[0]._roles
    assert isinstance(roles, Folded)
    assert roles.is_folded()
    assert len(roles) == 8


async def test_of_many_servers_only_those_of_just_now_are_unfolded() -> None:
    state = connection(folded=True, most=5)
    for number in range(1, 21):
        told(state, [("GUILD_CREATE", server(number << 22, threads=number % 2))])
    before = {guild.id: [one.name for one in guild.threads] for guild in state.guilds}
    for number in range(1, 21):
        came = objects.channel(number, 11, "new") | {
            "guild_id": str(number << 22),
            "parent_id": "1",
        }
        told(state, [("THREAD_CREATE", came)])
    every = [
        getattr(guild, name)
        for guild in state.guilds
        for name in ("_channels", "_roles", "_threads")
    ]
    assert sum(not one.is_folded() for one in every) == 5
    after = {guild.id: [one.name for one in guild.threads] for guild in state.guilds}
    assert after == {key: [*names, "new"] for key, names in before.items()}


async def test_what_cannot_be_folded_again_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> bytes:
        raise TypeError

    monkeypatch.setattr(_Packer, "packed", refused)
    state = told(connection(folded=True, most=1), [BEGIN])
    assert seen(state) == seen(told(connection(folded=False), [BEGIN]))


async def test_what_is_not_understood_hides_nothing_else() -> None:
    odd = deepcopy(BEGIN)
    odd[1]["channels"][3] = {"id": "12", "type": 0}
    odd[1]["channels"][4] = {"id": "13", "type": 99, "name": "of tomorrow"}
    state = told(connection(folded=True), [odd])
    assert len(state.guilds[0].channels) == 28
    assert state.guilds[0].get_channel(13) is None

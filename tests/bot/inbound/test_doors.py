"""A table is shown to nobody who does not see its place: it is then as one that there is not."""

from __future__ import annotations

import discord
import pytest

from bot.outbound.sending.budget import Budget
from tests.bot.doors.places import CLOSED, OPEN, in_thread, put
from tests.bot.doors.walk import NO_TABLE, everything
from tests.bot.inbound.conftest import Place, private
from tests.bot.inbound.test_looking import finished

PLAYERS = ("anna", "bruno", "carla")


_nothing: dict[str, object] = {}
"""What is read of a table that there is not, which is the same everywhere."""


@pytest.mark.parametrize("kind", CLOSED)
async def test_of_a_table_whose_place_somebody_does_not_see_they_find_nothing(
    place: Place, kind: str
) -> None:
    """By no command, suggestion, button or form; nor do they change anything."""
    place.client.pacing._line = Budget(1_000_000)
    if not _nothing:
        _nothing.update(await everything(place, "dario", NO_TABLE))
        assert len(_nothing) > 120
    number = await place.started("acquire", *PLAYERS)
    await put(place, number, CLOSED[kind])
    before = await place.tables.repository.look(number)
    found = await everything(place, "dario", number)
    assert {done: said for done, said in found.items() if said != _nothing[done]} == {}
    assert await place.tables.repository.look(number) is before


@pytest.mark.parametrize("kind", OPEN)
async def test_who_sees_the_place_finds_the_table(place: Place, kind: str) -> None:
    number = await place.started("acquire", *PLAYERS)
    await put(place, number, OPEN[kind])
    assert await finds(place, "dario", number)


@pytest.mark.parametrize("kind", CLOSED)
async def test_who_sits_there_finds_it_wherever_it_is(place: Place, kind: str) -> None:
    """Bruno is not in the thread."""
    number = await place.started("acquire", *PLAYERS)
    await put(place, number, CLOSED[kind])
    assert await finds(place, "bruno", number)


@pytest.mark.parametrize("archived", [False, True])
async def test_of_a_private_thread_its_members_know_and_who_manages_threads(
    place: Place, archived: bool
) -> None:
    number = await place.started("acquire", "bruno", "carla")
    _, thread = await put(place, number, in_thread(private=True, archived=archived))
    assert await finds(place, "anna", number)
    assert not await finds(place, "dario", number)
    manage = discord.Permissions(manage_threads=True)
    keeper = place.guild.create_role("keeper", permissions=manage)
    place.env.backend.add_member_role(place.guild.id, place.id("dario"), keeper.id)
    assert await finds(place, "dario", number)
    place.env.backend.remove_thread_member(thread, place.id("anna"))
    assert not await finds(place, "anna", number)


async def test_in_direct_messages_a_table_is_shown_to_those_who_see_its_place(
    place: Place,
) -> None:
    """There no server says who somebody is: the bot asks for it."""
    number = await place.started("acquire", *PLAYERS)
    stranger = place.env.create_user("eve")
    open_to = {"dario": place.people["dario"].user, "eve": stranger}
    for who, sees in (("dario", True), ("eve", False)):
        shown = private(await open_to[who].slash("table info", table=number))
        assert (f"· table {number}" in shown.text) is sees
    await put(place, number, CLOSED["a hidden channel"])
    shown = private(await open_to["dario"].slash("table info", table=number))
    assert f"There’s no table {number}" in shown.text


@pytest.mark.parametrize("kind", ["an archived thread of a hidden channel", "a private thread"])
@pytest.mark.usefixtures("silent")
async def test_while_discord_does_not_answer_what_it_must_be_asked_is_not_shown(
    place: Place, kind: str
) -> None:
    number = await place.started("acquire", "bruno", "carla")
    await put(place, number, CLOSED[kind])
    assert not await finds(place, "anna", number)
    assert await finds(place, "bruno", number)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions about channels and members fail, whatever they are about."""

    async def fails(*_: object) -> None:
        raise OSError("no route to Discord")

    for question in ("get_channel", "get_thread_member", "get_member"):
        monkeypatch.setattr(discord.http.HTTPClient, question, fails)


async def test_who_manages_the_server_finds_a_table_whose_place_is_gone(place: Place) -> None:
    """Nobody else can end it, move it or take its game out of the ratings."""
    number = await place.started("acquire", *PLAYERS)
    await put(place, number, CLOSED["a hidden channel"])
    assert not await finds(place, "ada", number)
    await put(place, number, CLOSED["a deleted thread"])
    assert await finds(place, "ada", number)


OF_A_CHANNEL_THAT_IS_SEEN = {"a private thread", "an archived private thread", "a deleted thread"}
"""Threads that the bot opens are open to all who see the channel, and their games stay when they go."""
LISTS: tuple[tuple[str, dict[str, str]], ...] = (
    ("history", {}),
    ("history", {"person": "anna"}),
    ("profile", {"person": "anna"}),
    ("head2head", {"person": "anna", "other": "bruno"}),
)


async def test_a_finished_game_is_listed_to_its_players_and_to_those_who_see_its_channel(
    place: Place,
) -> None:
    number = await finished(place)
    for kind, made in {**CLOSED, **OPEN}.items():
        await put(place, number, made)
        listed = kind in OPEN or kind in OF_A_CHANNEL_THAT_IS_SEEN
        assert await names(place, "dario", number) == [listed] * len(LISTS), kind
        assert await names(place, "bruno", number) == [True] * len(LISTS), kind


async def names(place: Place, who: str, number: int) -> list[bool]:
    """Whether each list names the table."""
    found = []
    for command, given in LISTS:
        people = {key: place.people[one].user for key, one in given.items()}
        for everywhere in (False, True):
            shown = await place.ask(who, command, **people, text=True, everywhere=everywhere)
            found.append(f"table {number}" in shown.text)
    assert found[::2] == found[1::2]
    return found[::2]


@pytest.mark.parametrize("kind", [*CLOSED, *OPEN])
async def test_a_seat_is_offered_to_those_who_see_the_place(place: Place, kind: str) -> None:
    number = await place.started("acquire", *PLAYERS)
    await place.tables.leave(number, place.id("carla"))
    await put(place, number, {**CLOSED, **OPEN}[kind])
    shown = await place.ask("dario", "seats")
    assert (f"table {number}" in shown.text.lower()) is (kind in OPEN)


async def finds(place: Place, who: str, number: int) -> bool:
    shown = await place.ask(who, "table info", table=number)
    found, none = f"· table {number}\n" in shown.text, f"There’s no table {number}" in shown.text
    assert found is not none
    return found

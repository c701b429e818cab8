"""What is seen first on a phone names game, table, deed and deadline, in the reader's language and zone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from simcord import Env

from bot.store.database import Database
from bot.store.rows import PersonRow
from bot.ui.first_words import Reader, addressed
from bot.words.catalogue import Catalogue
from games import GAMES
from tests.bot.outbound.arrange import NOON, World, mine, text
from tests.bot.outbound.calls.test_notices import news_of, reminded
from tests.bot.outbound.thread.test_called import Table
from tests.bot.previews import HOUR, calls, unread

ACTS = 12


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
async def test_each_call_can_be_read_on_a_phone(
    simcord_env: Env, store: Database, game: str, language: str
) -> None:
    """By mention and by message, at once, late and as a reminder, to one and to several."""
    world = World(simcord_env, store, language, game)
    await world.wants("Marco", notices="message", language=language)
    number = await world.start("Giulia", "Marco", "Anna")
    table = Table(world, number)
    table.hear()
    for _ in range(ACTS):
        await table.step()
    await reminded(world, number, 2)
    sight = await world.tables.sight(number)
    name = world.context.words(sight, language).say("call-event", game=game, table=number, text="")
    assert sight.waiting is not None
    told = [(one, shown) for one, shown in calls(simcord_env) if "+" not in shown]
    assert told
    for one, shown in told:
        assert name.rstrip(" :") in shown, one.json
        first = shown.partition("\n")[0]
        if world.context.words(sight, language).asked(sight.waiting)[:12] in first:
            assert HOUR.search(first), first
    assert unread(simcord_env) == []
    world.context.pictures.close()


def test_a_moment_is_an_hour_of_the_readers_zone_and_a_date_follows() -> None:
    due = int(datetime(2026, 3, 29, 12, 25, tzinfo=UTC).timestamp())
    for language, said in (("en", "by Sun 14:25"), ("it", "by dom 14:25")):
        reader = Reader(Catalogue(strict=True).words(language), "Europe/Rome", NOON)
        told = reader.first(f"**Vote** by <t:{due}:f> (<t:{due}:R>), `/table` or [here](x).\nMore")
        assert told == (f"Vote {said}, /table or here.\nMore\n-# <t:{due}:f> (<t:{due}:R>)")
        assert reader.hour(due + 12 * 86_400).endswith("10 Apr 14:25") or language == "it"


def test_the_names_of_several_stand_behind_what_is_asked() -> None:
    assert addressed([7], "Acquire 1: play\ndate") == "<@7> Acquire 1: play\ndate"
    assert addressed([7, 8], "Acquire 1: play\ndate") == "Acquire 1: play <@7> <@8>\ndate"


async def test_one_person_reads_their_own_language_and_zone(world: World) -> None:
    for name in ("Giulia", "Marco"):
        await world.wants(name, language="it", zone="Asia/Tokyo")
    table = await world.start("Giulia", "Marco")
    mover, board = await world.mover(table), mine(await world.place(table))[-1]
    first, headline, *_ = text(board).split("\n")
    assert first == f"{mover.mention} Acquire {table}: gioca una tessera, entro dom 21:00"
    assert headline == f"### {mover.name}: play a tile · [My hand]"


async def test_a_long_deed_gives_way_to_the_deadline(world: World) -> None:
    sight = await world.tables.sight(await world.start("Giulia", "Marco"))
    reader = world.context.reader(sight)
    line = reader.deed(sight, [PersonRow(user_id=1, name="w" * 70)]).partition("\n")[0]
    assert line.endswith(", by Sun 12:00")


async def test_what_is_for_one_alone_names_its_table(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await news_of(world, table, world.people["Anna"])
    letter = text(mine(world.people["Anna"].user.dm_channel)[-1])
    assert letter.startswith(f"Acquire {table}: ")


async def test_one_who_is_called_reads_once_what_to_do(world: World) -> None:
    """The headline is left out of what the call says; it names those whom no mention reaches."""
    table = await world.start("Giulia", "Marco")
    assert text(mine(await world.place(table))[-1]).count("play a tile") == 1
    greed = World(world.env, world.store, game="greed")
    await greed.wants("Anna", notices="message")
    table = await greed.start("Giulia", "Marco", "Anna")
    first, headline, *others = text(mine(await greed.place(table))[-1]).split("\n")
    sight = await greed.tables.sight(table)
    assert first.startswith("Greed 2: choose which of your two cards to announce, by ")
    assert headline == f"### Asked: {greed.context.words(sight).listed(sight.names)}"
    assert "announce" not in "\n".join(others)
    greed.context.pictures.close()

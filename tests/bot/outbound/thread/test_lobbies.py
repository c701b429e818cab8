"""The lobby card: seats, the clock contract, options; redrawn until it starts."""

from __future__ import annotations

import sqlite3

import pytest
from msgspec.structs import replace

from bot.store import people, ratings
from games.league.ratings import EVERYWHERE, Rating, season_of
from tests.bot.outbound.arrange import World, labels, mine, text

ALL = [
    "Join",
    "Leave",
    "Add computer",
    "Play tonight",
    "Options",
    "Start",
    "Clock in detail",
    "Learn in 8 minutes",
]


async def test_the_card_has_seats_clock_options_and_buttons(world: World) -> None:
    await world.lobby("Giulia", computers=1)
    await world.tell()
    (card,) = mine(world.channel)
    shown = text(card)
    assert "Acquire · table 1" in shown
    assert "1. Giulia (host)\n2. Amy ⚙ (computer, random)\nand 4 free seats" in shown
    assert "Over days: you each play when you have time." in shown
    assert "Time for each decision: 24 hours (pace: daily)" in shown
    assert "everyone may react" not in shown
    assert "Money and shares: open to all (default)" in shown
    assert labels(card) == ALL


@pytest.mark.parametrize("language", ["en", "it"])
async def test_the_card_is_told_in_the_tables_language(world: World, language: str) -> None:
    world.language = language
    await world.lobby("Giulia")
    await world.tell()
    (card,) = mine(world.channel)
    assert ("Partecipa" in labels(card)) == (language == "it")


async def test_the_card_says_what_one_plays_for_and_what_is_next(world: World) -> None:
    """Nobody need know more than /play."""
    table = await world.lobby("Giulia")
    await world.tell()
    (card,) = mine(world.channel)
    assert "earn when one takes over another" in text(card)
    assert "One player is still missing" in text(card)
    assert "press [Add computer]" in text(card)
    await world.lobbies.join(table, world.people["Marco"].id, "Marco")
    await world.tell()
    (card,) = mine(world.channel)
    assert "Enough players: Giulia starts the game with [Start]." in text(card)


async def test_a_change_redraws_the_card(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    await world.lobbies.join(table, world.people["Marco"].id, "Marco")
    await world.lobbies.set_option(table, world.people["Giulia"].id, "open_holdings", "false")
    await world.tell()
    (card,) = mine(world.channel)
    assert "2. Marco\n" in text(card)
    assert "Money and shares: hidden from the others\n" in text(card)


async def test_the_card_tells_rating_and_answers_in_time_of_those_who_do_not_hide_them(
    world: World,
) -> None:
    table = await world.lobby("Giulia")
    ids = {name: world.people[name].id for name in ("Giulia", "Marco", "Anna")}
    season = season_of(world.now)

    def known(connection: sqlite3.Connection) -> None:
        for name, sigma in (("Giulia", 4.7), ("Marco", 6.0), ("Anna", 4.7)):
            scope = ("acquire", EVERYWHERE)
            ratings.put(connection, scope, ids[name], Rating(26.0, sigma, season, 30))
        for name, asked in (("Giulia", 20), ("Marco", 19)):
            query = "INSERT INTO reliability VALUES (?, ?, 19)"
            connection.execute(query, (ids[name], asked))
        hidden = replace(people.get(connection, ids["Anna"], "Anna"), private=True)
        people.save(connection, hidden)

    await world.store.write(known)
    for name in ("Marco", "Anna"):
        await world.lobbies.join(table, ids[name], name)
    await world.lobbies.set_term(table, ids["Giulia"], "settled", True)
    await world.lobbies.set_term(table, ids["Giulia"], "reliable", 90)
    await world.tell()
    shown = text(mine(world.channel)[0])
    assert "1. Giulia (host) · 1,517 ± 197 · 95% in time\n" in shown
    assert "2. Marco · 1,517 ± 252 ?\n" in shown
    assert "3. Anna\n" in shown
    assert "Only for those whose rating in this game is settled." in shown
    assert "Only for those who answer at least 90% of their decisions in time." in shown


async def test_a_deleted_card_comes_back(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    await mine(world.channel)[0].delete()
    await world.lobbies.join(table, world.people["Marco"].id, "Marco")
    await world.tell()
    (card,) = mine(world.channel)
    assert labels(card) == ALL


async def test_nobody_can_start_alone_or_join_a_full_table(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    assert disabled(world) == ["Start"]
    for _ in range(5):
        await world.lobbies.add_computer(table, world.people["Giulia"].id, "random")
    await world.tell()
    # A computer gives way to a person.
    assert disabled(world) == ["Add computer"]


def disabled(world: World) -> list[str]:
    (card,) = world.env.backend.messages[world.channel.id].values()
    rows = [one for one in card.components if one["type"] == 1]
    return [one["label"] for row in rows for one in row["components"] if one.get("disabled")]


async def test_a_started_table_leaves_a_card_without_buttons_that_leads_to_it(
    world: World,
) -> None:
    await world.start("Giulia", "Marco")
    (thread,) = world.channel.threads
    (card,) = mine(world.channel)
    assert f"<#{thread.id}>" in text(card)
    assert labels(card) == []


async def test_a_lobby_that_its_host_leaves_closes_and_says_so(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    await world.lobbies.leave(table, world.people["Giulia"].id)
    await world.tell()
    card, line = mine(world.channel)
    assert labels(card) == []
    assert "The table is closed" in text(card)
    assert text(line)


async def test_a_lobby_is_warned_a_day_before_it_closes(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    world.later(days=6)
    await world.tables.ring(table)
    await world.tell()
    _, line = mine(world.channel)
    closes = int(world.now.timestamp()) + 86_400
    assert f"<t:{closes}:f>" in text(line)

"""The end of a game: the result, the seed, a rematch."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.engine.running.lost_places import lose
from bot.engine.views.sight import Point
from bot.ui.story import story
from bot.words.translator import GameWords
from games.core.contract import Outcome, Waiting
from games.core.kinds import Counted, Kinds, Money
from games.core.words import Seat
from tests.bot.outbound.arrange import World, alts, called, files, labels, mine, text, ways
from tests.contract.reduced import greed


async def ended(world: World) -> int:
    table = await world.start("Giulia", "Marco")
    await world.turn(table)
    await world.tell()
    await world.tables.call(table, world.people["Giulia"].id, "finish", admin=True)
    await world.tell()
    return table


async def test_the_result_has_places_picture_seed_and_buttons(world: World) -> None:
    table = await ended(world)
    final = mine(await world.place(table))[-1]
    sight = await world.tables.sight(table)
    for name in ("Giulia", "Marco"):
        assert name in text(final)
    assert sight.table.seed is not None
    assert f"`{sight.table.seed}`" in text(final)
    assert f"`{sight.seed_hash}`" in text(final)
    assert labels(final) == ["Rematch", "Replay", "Analysis"]
    assert files(final) == [f"final-{table}.png"]
    assert alts(final)[0].startswith(f"Result of table {table}")
    assert text(final).startswith(f"Acquire {table} is over: ")
    assert called(world.env, final) == {world.people[name].id for name in ("Giulia", "Marco")}


async def test_each_hears_of_the_end_as_they_wish(world: World) -> None:
    """By mention, by a message with their place and the picture, after their night, or not at all."""
    wishes = {"Giulia": {"notices": "message"}, "Marco": {}, "Anna": {"news": "seat"}}
    for name, wish in wishes.items():
        await world.wants(name, **wish)
    table = await world.start("Giulia", "Marco", "Anna")
    await world.turn(table)
    await world.tables.call(table, world.people["Giulia"].id, "finish", admin=True)
    await world.tell()
    final = mine(await world.place(table))[-1]
    assert called(world.env, final) == {world.people["Marco"].id}
    (letter,) = mine(world.people["Giulia"].user.dm_channel)
    assert text(letter).startswith(f"Acquire {table}: The game is over: you came ")
    assert files(letter) == [f"final-{table}.png"]
    assert re.search(r"with \$[\d,]+\. \w+ led (from|for)", text(letter))
    assert labels(letter) == ["Replay", "Analysis", "Go to the table"]
    assert ways(letter) == [final.jump_url]


@pytest.mark.parametrize("gone", ["thread", "channel", "noticed"])
async def test_where_its_place_is_gone_all_read_the_result_in_a_message(
    world: World, gone: str
) -> None:
    """Also who wants mentions. The card has it, if its channel is there; nobody is told of a clock that stands."""
    for name, wish in {"Giulia": {"notices": "message"}, "Marco": {}}.items():
        await world.wants(name, **wish)
    table = await world.start("Giulia", "Marco")
    if gone == "noticed":
        await lose(world.tables.repository, table, "deleted", quietly=True)
    await world.tables.call(table, world.people["Giulia"].id, "finish", admin=True)
    world.env.backend.delete_channel((await world.place(table)).id)
    if gone == "channel":
        world.env.backend.delete_channel(world.channel.id)
    for _ in range(4):
        await world.tell()
        world.later(seconds=20)
    for name in ("Giulia", "Marco"):
        letter = mine(world.people[name].user.dm_channel)[-1]
        assert "The game is over: you came " in text(letter)
        assert labels(letter) == ["Replay", "Analysis"]
    if gone != "channel":
        (card,) = mine(world.channel)
        assert "**1.** " in text(card)
        assert "Go to the table" not in labels(card)
    assert world.owner_told() == []
    assert await world.waiting_news() == 0


async def test_the_card_in_the_channel_becomes_the_result(world: World) -> None:
    table = await ended(world)
    posted = (await world.posted(table)).lobby_message
    card = next(one for one in mine(world.channel) if one.id == posted)
    assert "**1.** " in text(card)
    assert files(card) == [f"final-{table}.png"]
    assert labels(card) == ["Rematch", "Replay", "Analysis", "Go to the table"]


@pytest.mark.parametrize(
    ("worth", "said"),
    [
        ([(1, 0), (2, 0), (9, 3)], "A led from the start."),
        (
            [(0, 1), (0, 2), (9, 3), (9, 4)],
            "B led for longest; A took the lead for good at step 2 of 3.",
        ),
        ([(1, 1), (1, 1), (2, 2), (5, 4)], "Nobody led for long; A pulled ahead at step 3 of 3."),
    ],
)
async def test_the_story_says_who_led_when(
    world: World, worth: list[tuple[int, ...]], said: str
) -> None:
    outcome = Outcome(
        places=((Seat(0),), (Seat(1),)), scores={Seat(0): 9, Seat(1): 3}, reason="declared"
    )
    sight = await world.tables.sight(await world.start("Giulia", "Marco"))
    words = world.context.catalogue.words("en", sight.rules, ("A", "B"))
    points = [
        Point(
            number=number,
            seat=None,
            cause=None,
            at=world.now,
            events=(),
            view=None,
            waiting=Waiting((), ()),
            worth=one,
            outcome=None,
        )
        for number, one in enumerate(worth)
    ]
    assert story(words, outcome, points) == said


async def test_the_last_board_loses_its_buttons_and_says_that_it_is_over(world: World) -> None:
    table = await ended(world)
    board = (await world.posted(table)).board_message
    shown = next(one for one in mine(await world.place(table)) if one.id == board)
    assert "The game is over" in text(shown)
    assert labels(shown) == []


async def test_tied_players_share_a_place(world: World) -> None:
    from bot.ui.final import place_lines

    outcome = Outcome(
        places=((Seat(1),), (Seat(0), Seat(3)), (Seat(2),)),
        scores={Seat(0): 30_000, Seat(1): 41_200, Seat(2): 100, Seat(3): 30_000},
        reason="declared",
    )
    sight = await world.tables.sight(await world.start("Giulia", computers=3))
    words = world.context.catalogue.words("en", sight.rules, ("A", "B", "C", "D"))
    assert list(place_lines(words, outcome)) == [
        "**1.** B: $41,200",
        "**2.** A: $30,000",
        "**2.** D: $30,000",
        "**4.** C: $100",
    ]


async def test_points_are_told_with_the_tie_break_behind_them(world: World) -> None:
    from bot.ui.final import place_lines

    outcome = Outcome(
        places=((Seat(1),), (Seat(0),)),
        scores={Seat(0): 17, Seat(1): 17},
        reason="last-year",
        seconds={Seat(0): 120, Seat(1): 1240},
    )
    kinds: Kinds = {"points": Counted("cup-card-more"), "amount": Money("M", behind=True)}
    rules = replace(greed.RULES, kinds=kinds)
    told = {
        language: list(
            place_lines(
                GameWords(world.context.catalogue.lexicon(language), rules, ("A", "B")), outcome
            )
        )
        for language in ("en", "it")
    }
    assert told["en"] == ["**1.** B: and 17 more, 1,240M", "**2.** A: and 17 more, 120M"]
    assert told["it"] == ["**1.** B: e altri 17, 1.240M", "**2.** A: e altri 17, 120M"]


@pytest.mark.parametrize("language", ["en", "it"])
async def test_a_whole_game_against_the_computer_is_told_to_its_end(
    world: World, language: str
) -> None:
    world.language = language
    table = await world.start("Giulia", computers=1)
    for _ in range(400):
        if (await world.tables.sight(table)).outcome is not None:
            break
        await world.act(table)
        await world.tell()
    assert await world.waiting_news() == 0
    assert labels(mine(await world.place(table))[-1]) in (
        ["Rematch", "Replay", "Analysis"],
        ["Rivincita", "Rivedi la partita", "Analisi"],
    )

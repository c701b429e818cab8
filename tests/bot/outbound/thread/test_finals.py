"""The end of a game: the result, the seed, a rematch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words.translator import GameWords
from games.core.contract import Outcome
from games.core.kinds import Counted, Kinds, Money
from games.core.words import Seat
from tests.bot.outbound.arrange import World, alts, called, files, labels, mine, text
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
    assert called(world.env, final) == set()


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

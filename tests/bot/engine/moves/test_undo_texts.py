"""What was taken back is told as taken back, in every game."""

from __future__ import annotations

import pytest

from bot.ui.logbook import log_page, log_text
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World

STEPS = 6


async def moved(world: World, table: int, chance: Chance) -> int:
    """Somebody who may act does something; who."""
    while True:
        live = await world.live(table)
        seats = live.waiting.seats or live.waiting.may
        seat = seats[chance.below(len(seats))]
        offers = live.rules.offers(live.state, seat)
        if not offers:
            continue
        try:
            await world.act(table, seat, sample(offers[chance.below(len(offers))], chance))
        except RuleError:
            continue
        return seat


@pytest.mark.parametrize("game", GAMES)
async def test_the_texts_follow_the_state_after_an_undo(world: World, game: str) -> None:
    """Struck in the log, left out elsewhere, with one line for the undo: as if it had not been."""
    table = await world.begin(game, ANNA, BRUNO, CARLA)
    chance = Chance("undo", 1)
    for _ in range(STEPS):
        await moved(world, table, chance)
    before = await world.tables.log(table, None)
    await moved(world, table, chance)
    taken = [one for one in await world.tables.log(table, None) if one.number > before[-1].number]
    await world.tables.undo(table, 999, admin=True)
    after = await world.tables.log(table, None)
    sight = await world.tables.sight(table)
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    struck = {one.number for one in after if one.struck}
    assert struck == {one.number for one in taken}
    assert [one for one in after if not one.struck and one.taken is None] == before
    (undo,) = (one for one in after if one.taken is not None)
    assert undo.taken is not None
    assert undo.taken.moves == sum(one.seat is not None for one in taken)
    told = log_text(sight, words, after).splitlines()
    assert "An administrator undoes " in told[-1]
    assert told[:-1] == log_text(sight, words, before).splitlines()[1 - len(told) :]
    page, _, _ = log_page(sight, words, after, 0)
    events = [words.event(event) for one in taken for event in one.events]
    assert all(f"~~{text}~~" in page for text in events if text)

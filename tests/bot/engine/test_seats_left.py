"""A seat that was left: those who stay are asked whether a computer plays on for it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import HouseError
from games import GAMES
from games.core.chance import Chance
from games.core.words import Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World


async def left(world: World, game: str, *people: int) -> tuple[int, Seat]:
    """A running table from which the first of the people has gone for good; its seat."""
    world.games.update(GAMES)
    table = await world.begin(game, *people)
    live = await world.live(table)
    seat = next(row.seat for row in live.seats if row.user_id == people[0])
    await world.tables.leave(table, people[0])
    return table, seat


async def vote(world: World, table: int, user: int, *, yes: bool) -> None:
    ballot = (await world.live(table)).ballots[-1]
    await world.tables.vote(ballot.id, user, yes)


async def empty(world: World, table: int) -> tuple[bool, ...]:
    """Which seats the rules pass over."""
    view: Any = (await world.tables.sight(table)).view
    return tuple(view.left if hasattr(view, "left") else view.board.left)


@pytest.mark.parametrize("game", GAMES)
async def test_a_computer_plays_to_the_end_for_who_has_left_if_those_who_stay_agree(
    world: World, game: str
) -> None:
    table, seat = await left(world, game, ANNA, BRUNO, CARLA)
    assert await world.keys() == ["player-left", "ballot-computer-opened"]
    assert (await empty(world, table))[seat]
    await vote(world, table, BRUNO, yes=True)
    await vote(world, table, CARLA, yes=True)
    assert "computer-takes-over" in await world.keys()
    assert not (await empty(world, table))[seat]
    sight = await world.play(table, Chance(game, 5), 400)
    lines = (await world.live(table)).lines
    acted = [one for one in lines if one.seat == seat and one.action is None]
    assert acted
    assert all(one.cause and one.cause.by == "computer" for one in acted)
    assert sight.seats[seat].user_id == ANNA


async def test_the_last_person_at_the_table_decides_alone(world: World) -> None:
    table, seat = await left(world, "acquire", ANNA, BRUNO)
    await vote(world, table, BRUNO, yes=True)
    assert not (await empty(world, table))[seat]
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_a_refused_computer_leaves_the_seat_to_the_rules(world: World) -> None:
    table, seat = await left(world, "acquire", ANNA, BRUNO)
    await world.heard()
    await vote(world, table, BRUNO, yes=False)
    assert await world.keys() == ["seat-stays-empty"]
    assert (await empty(world, table))[seat]


async def test_silence_leaves_the_seat_empty(world: World) -> None:
    table, seat = await left(world, "acquire", ANNA, BRUNO, CARLA)
    await world.pass_time(25)
    live = await world.live(table)
    assert not live.ballots
    assert (await empty(world, table))[seat]


async def test_who_has_left_stays_away_also_when_a_computer_plays_on(world: World) -> None:
    table, _ = await left(world, "acquire", ANNA, BRUNO)
    await vote(world, table, BRUNO, yes=True)
    with pytest.raises(HouseError, match="seat-left"):
        await world.tables.back(table, ANNA)


async def test_an_undo_leaves_the_seat_with_the_computer(world: World) -> None:
    table = await world.begin("acquire", ANNA, BRUNO, CARLA)
    await world.play(table, Chance("undo", 1), 6)
    seat = next(row.seat for row in (await world.live(table)).seats if row.user_id == ANNA)
    await world.tables.leave(table, ANNA)
    await vote(world, table, BRUNO, yes=True)
    await vote(world, table, CARLA, yes=True)
    await world.tables.undo(table, 4, admin=True)
    assert not (await empty(world, table))[seat]
    await world.restart()
    assert not (await empty(world, table))[seat]


async def test_two_seats_that_were_left_have_a_vote_each(world: World) -> None:
    table, first = await left(world, "acquire", ANNA, BRUNO, CARLA)
    second = next(row.seat for row in (await world.live(table)).seats if row.user_id == BRUNO)
    await world.tables.leave(table, BRUNO)
    about = [ballot.subject for ballot in (await world.live(table)).ballots]
    assert about == [first, second]
    await vote(world, table, CARLA, yes=True)
    assert (await empty(world, table))[first]
    assert not (await empty(world, table))[second]


async def test_when_the_last_person_leaves_computers_do_not_play_on_among_themselves(
    world: World,
) -> None:
    table, _ = await left(world, "acquire", ANNA, BRUNO)
    await vote(world, table, BRUNO, yes=True)
    sight = await world.tables.leave(table, BRUNO)
    assert sight.table.stage == "over"

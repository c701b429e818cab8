"""Real games that end: their results and ratings, and how reliably people answered."""

from __future__ import annotations

from contextlib import closing
from functools import partial

import pytest
from msgspec.structs import replace

from bot.community import check
from bot.community.ratings import Ratings
from bot.engine.keeping.saving import AtEnd
from bot.engine.running import seats_offered
from bot.store import ratings, results
from bot.store.database import connect
from bot.store.results import ResultRow
from games.core.chance import Chance
from games.league.ratings import NEW, Rating
from tests.bot.engine.people.test_ballots import lapse
from tests.bot.engine.world import ANNA, BRUNO, CARLA, DARIO, World

GAME = "owner"
"""A reduced one, over in a few turns."""


@pytest.fixture(autouse=True)
def _rated(world: World) -> None:
    enter_at_end(world)


def enter_at_end(world: World) -> None:
    call_at_end(world, Ratings(world.store, world.games).at_end)


def call_at_end(world: World, at_end: AtEnd) -> None:
    repository = world.tables.repository
    repository.above = replace(repository.above, at_end=at_end)


async def result(world: World, table: int) -> ResultRow | None:
    return await world.store.read(partial(results.of_table, table_id=table))


async def rating(world: World, who: int) -> Rating:
    found = await world.store.read(partial(ratings.of, scope=("", 0), person=who))
    return found or NEW


async def reliability(world: World, who: int) -> tuple[int, int]:
    return await world.store.read(partial(ratings.reliability, user_id=who))


async def test_the_result_is_there_as_soon_as_the_game_is_over(world: World) -> None:
    table = await world.begin(GAME, ANNA, BRUNO, CARLA)
    sight = await world.play(table, Chance("a", 1))
    row = await result(world, table)
    assert sight.outcome is not None
    assert row is not None
    assert (row.game, row.guild_id, row.ended, row.unrated) == (GAME, 1, sight.table.ended, None)
    winner = sight.seats[sight.outcome.places[0][0]].user_id
    assert winner is not None
    assert (await rating(world, winner)).mu > NEW.mu


async def test_a_crash_in_the_transaction_that_ends_a_game_leaves_it_running_and_unrated(
    world: World,
) -> None:
    """The same move ends it afterwards, and it counts once."""
    table = await world.begin(GAME, ANNA, BRUNO)
    entering = world.tables.repository.above.at_end
    crashes: list[object] = []

    def crash(*args: object) -> None:
        assert entering is not None
        entering(*args)  # type: ignore[arg-type]
        if not crashes:
            crashes.append(args)
            raise KeyboardInterrupt

    call_at_end(world, crash)
    with pytest.raises(KeyboardInterrupt):
        await world.play(table, Chance("a", 1))
    assert (await world.tables.sight(table)).table.stage == "running"
    assert await result(world, table) is None
    assert await rating(world, ANNA) == NEW
    await world.play(table, Chance("b", 1))
    assert (await rating(world, ANNA)).games == 1


async def test_a_game_with_a_computer_is_kept_and_not_rated(world: World) -> None:
    table = await world.begin(GAME, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("a", 1))
    row = await result(world, table)
    assert row is not None
    assert row.unrated == "computer"
    assert await rating(world, ANNA) == NEW


async def test_a_game_that_the_table_breaks_off_has_no_result(world: World) -> None:
    table = await world.begin(GAME, ANNA, BRUNO)
    await world.tables.call(table, ANNA, "end", admin=True)
    assert await result(world, table) is None
    assert await world.store.read(results.missing) == ()


async def test_a_game_that_the_table_ends_as_it_stands_is_kept_and_not_rated(
    world: World,
) -> None:
    """Those who are in it have stayed, though for the rules all have left."""
    table = await world.begin(GAME, ANNA, BRUNO)
    await world.play(table, Chance("a", 1), entries=4)
    await world.tables.call(table, ANNA, "finish", admin=True)
    row = await result(world, table)
    assert row is not None
    assert row.unrated == "agreed"
    parts = await world.store.read(partial(results.seats, number=row.number))
    assert {part.role for part in parts} == {"played"}
    assert await rating(world, ANNA) == NEW


async def test_a_substitute_of_a_real_game_is_known(world: World) -> None:
    table = await world.begin(GAME, ANNA, BRUNO, CARLA)
    await world.play(table, Chance("a", 1), entries=6)
    seat = next(row.seat for row in (await world.live(table)).seats if row.user_id == CARLA)
    await world.tables.leave(table, CARLA)
    await seats_offered.take(world.tables.repository, table, seat, DARIO, "Dario")
    await world.play(table, Chance("a", 1))
    row = await result(world, table)
    assert row is not None
    parts = await world.store.read(partial(results.seats, number=row.number))
    roles = {part.person: part.role for part in parts}
    assert roles == {ANNA: "played", BRUNO: "played", CARLA: "left", DARIO: "substitute"}
    assert (await rating(world, CARLA)).mu < NEW.mu <= (await rating(world, DARIO)).mu


@pytest.mark.parametrize("has_lapsed", [False, True])
async def test_who_is_replaced_by_others_keeps_the_seats_place_unless_they_had_lapsed(
    world: World, has_lapsed: bool
) -> None:
    table = await world.begin(GAME, ANNA, BRUNO, CARLA)
    await world.play(table, Chance("a", 1), entries=6)
    seat = next(row.seat for row in (await world.live(table)).seats if row.user_id == CARLA)
    if has_lapsed:
        await lapse(world, table, seat)
        enter_at_end(world)
    await world.tables.call(table, ANNA, "replace", seat, admin=True)
    await seats_offered.take(world.tables.repository, table, seat, DARIO, "Dario")
    await world.play(table, Chance("a", 1))
    row = await result(world, table)
    assert row is not None
    parts = await world.store.read(partial(results.seats, number=row.number))
    found = {part.person: (part.place, part.mark) for part in parts}
    kept = (found[DARIO][0], "played")
    assert found[CARLA] == ((4, "lapsed") if has_lapsed else kept)
    assert found[DARIO][0] < 4


async def test_who_leaves_is_last_whatever_the_game_says(world: World) -> None:
    table = await world.begin(GAME, ANNA, BRUNO, CARLA)
    await world.play(table, Chance("a", 1), entries=6)
    await world.tables.leave(table, CARLA)
    await world.play(table, Chance("a", 1))
    row = await result(world, table)
    assert row is not None
    parts = await world.store.read(partial(results.seats, number=row.number))
    places = {part.person: (part.role, part.place) for part in parts}
    assert places[CARLA] == ("left", 3)
    assert (await rating(world, CARLA)).mu < NEW.mu


async def test_an_answer_in_time_counts_for_reliability_and_a_silence_against_it(
    world: World,
) -> None:
    table = await world.begin(GAME, ANNA, BRUNO)
    await world.play(table, Chance("a", 1), entries=4)
    before = [await reliability(world, who) for who in (ANNA, BRUNO)]
    assert all(answered == asked for answered, asked in before)
    assert sum(asked for _, asked in before) > 0
    sight = await world.tables.sight(table)
    assert sight.waiting is not None
    late = sight.seats[sight.waiting.seats[0]].user_id
    assert late is not None
    answered, asked = await reliability(world, late)
    seat = sight.waiting.seats[0]
    for _ in range(5):  # the pace and the whole bank pass
        if not (await world.live(table)).seats[seat].silences:
            await world.pass_time(hours=24)
    assert (await world.live(table)).seats[seat].silences == 1
    assert await reliability(world, late) == (answered, asked + 1)


async def test_nobody_is_asked_for_an_answer_while_the_computer_stands_in(world: World) -> None:
    table = await world.begin(GAME, ANNA, BRUNO)
    for _ in range(12):
        await world.pass_time(hours=24)
    asked = [(await reliability(world, who))[1] for who in (ANNA, BRUNO)]
    assert max(asked) == 2
    assert (await world.tables.sight(table)).table.stage == "paused"


async def test_a_result_that_is_not_its_records_is_named(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await world.begin(GAME, ANNA, BRUNO)
    await world.play(table, Chance("a", 1))
    await world.store.close()
    assert check.main(["--records"], world.path, world.now, world.games) == 0
    with closing(connect(world.path)) as connection:
        connection.execute("UPDATE result_seat SET score = score + 1 WHERE seat = 0")
    assert check.main([], world.path, world.now, world.games) == 0
    assert check.main(["--records"], world.path, world.now, world.games) == 1
    assert "its result is not the one of its record" in capsys.readouterr().out


async def test_a_record_that_cannot_be_read_is_named_and_the_others_are_replayed(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = [await world.begin(GAME, ANNA, BRUNO) for _ in range(2)]
    for table in (bad, good):
        await world.play(table, Chance("a", 1))
    await world.store.close()
    with closing(connect(world.path)) as connection:
        connection.execute("UPDATE entry SET at = 'noon' WHERE table_id = ? AND number = 2", (bad,))
        connection.execute("UPDATE result_seat SET score = score + 1 WHERE number = 2")
    assert check.main(["--records"], world.path, world.now, world.games) == 1
    said = capsys.readouterr().out
    assert f"table {bad}: its record cannot be replayed" in said
    assert f"table {good}: its result is not the one" in said

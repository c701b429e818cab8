"""From the first command to the start."""

from __future__ import annotations

from datetime import timedelta
from hashlib import sha256
from typing import Literal

import pytest

from bot.engine.time.paces import PACES, clock_of
from bot.errors import HouseError
from games.core import contract
from games.core.chance import Chance
from games.core.record import decode_options
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, DARIO, STRANGER, World


async def options(world: World, table: int) -> object:
    live = await world.live(table)
    return decode_options(live.rules, live.row.options)


async def test_whoever_opens_a_lobby_hosts_it_and_sits_there(world: World) -> None:
    table = await world.lobby("shark", ANNA)
    sight = await world.tables.sight(table, ANNA)
    assert (sight.table.stage, sight.table.host_id, sight.names) == ("lobby", ANNA, ("Anna",))
    assert (sight.viewer, sight.view, sight.waiting) == (0, None, None)
    assert [news.kind for news in await world.heard()] == ["lobby"]


async def test_a_game_that_is_not_on_the_shelf_cannot_be_opened(world: World) -> None:
    with pytest.raises(HouseError, match="no-such-game"):
        await world.lobby("chess", ANNA)


async def test_a_person_sits_at_a_table_once(world: World) -> None:
    table = await world.lobby("shark", ANNA)
    with pytest.raises(HouseError, match="already-seated"):
        await world.lobbies.join(table, ANNA, "Anna again")


async def test_a_table_has_as_many_seats_as_its_rules_know(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO, CARLA, DARIO)
    with pytest.raises(HouseError, match="table-full"):
        await world.lobbies.join(table, STRANGER, "Eva")
    with pytest.raises(HouseError, match="table-full"):
        await world.lobbies.add_computer(table, ANNA, "random")


async def test_a_computer_gives_way_to_a_person(world: World) -> None:
    table = await world.lobby("shark", ANNA, computers=max(ALL["shark"].seats) - 1)
    await world.lobbies.join(table, BRUNO, "Bruno")
    seats = (await world.live(table)).seats
    assert [row.user_id for row in seats if row.user_id] == [ANNA, BRUNO]
    assert len(seats) == max(ALL["shark"].seats)


async def test_names_are_cleaned_and_made_distinct(world: World) -> None:
    table = await world.lobby("shark", ANNA)
    await world.lobbies.join(table, BRUNO, "**Anna** <@123>")
    await world.lobbies.add_computer(table, ANNA, "random")
    sight = await world.lobbies.add_computer(table, ANNA, "random")
    assert sight.names == ("Anna", "Anna 2", "Amy ⚙", "Bob ⚙")


async def test_who_leaves_makes_room(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO, CARLA)
    sight = await world.lobbies.leave(table, BRUNO)
    assert sight.names == ("Anna", "Carla")
    assert [row.seat for row in sight.seats] == [0, 1]
    await world.restart()
    assert (await world.tables.sight(table)).names == ("Anna", "Carla")
    with pytest.raises(HouseError, match="not-at-this-table"):
        await world.lobbies.leave(table, BRUNO)


async def test_a_host_who_leaves_hands_over(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    sight = await world.lobbies.leave(table, ANNA)
    assert sight.table.host_id == BRUNO


async def test_a_lobby_without_people_closes(world: World) -> None:
    table = await world.lobby("shark", ANNA, computers=2)
    await world.heard()
    sight = await world.lobbies.leave(table, ANNA)
    assert sight.table.stage == "closed"
    assert await world.keys() == ["lobby-closed"]


async def test_only_the_host_or_an_administrator_settles_things(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    lobbies = world.lobbies
    for change in (
        lobbies.add_computer(table, BRUNO, "random"),
        lobbies.remove_computer(table, BRUNO),
        lobbies.set_option(table, BRUNO, "rounds", 3),
        lobbies.set_pace(table, BRUNO, "live"),
        lobbies.set_language(table, BRUNO, "it"),
        lobbies.start(table, BRUNO),
        lobbies.close(table, BRUNO),
    ):
        with pytest.raises(HouseError, match="host-only"):
            await change
    sight = await lobbies.set_pace(table, STRANGER, "live", admin=True)
    assert sight.table.clock.pace == "live"


async def test_computers_come_and_go(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO, computers=1)
    sight = await world.lobbies.remove_computer(table, ANNA)
    assert sight.names == ("Anna", "Bruno")
    with pytest.raises(HouseError, match="no-computer"):
        await world.lobbies.remove_computer(table, ANNA)
    with pytest.raises(HouseError, match="no-such-computer"):
        await world.lobbies.add_computer(table, ANNA, "grandmaster")


class Many(contract.Options, frozen=True):
    """Options of every kind."""

    flag: bool = True
    count: int = 4
    mood: Literal["mild", "wild"] = "mild"
    hours: tuple[int, ...] = (9, 21)


@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("flag", False, Many(flag=False)),
        ("flag", "false", Many(flag=False)),
        ("count", 7, Many(count=7)),
        ("count", "7", Many(count=7)),
        ("mood", "wild", Many(mood="wild")),
        ("hours", "8:00, 20:00", Many(hours=(8, 20))),
        ("hours", [7], Many(hours=(7,))),
    ],
)
async def test_an_option_is_set_by_its_field(
    world: World, field: str, value: object, found: Many
) -> None:
    world.change_rules("shark", options_type=Many)
    table = await world.lobby("shark", ANNA)
    await world.lobbies.set_option(table, ANNA, field, value)
    assert await options(world, table) == found


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("colour", "red", "no-such-option"),
        ("flag", "perhaps", "option-value"),
        ("count", "many", "option-value"),
        ("mood", "angry", "option-value"),
        ("mood", None, "option-value"),
        ("hours", "nine", "option-value"),
    ],
)
async def test_what_an_option_cannot_be_is_refused(
    world: World, field: str, value: object, why: str
) -> None:
    world.change_rules("shark", options_type=Many)
    table = await world.lobby("shark", ANNA)
    with pytest.raises(HouseError, match=why):
        await world.lobbies.set_option(table, ANNA, field, value)
    assert await options(world, table) == Many()


async def test_the_pace_is_one_of_the_houses_or_ones_own(world: World) -> None:
    table = await world.lobby("shark", ANNA)
    sight = await world.lobbies.set_pace(table, ANNA, "slow")
    assert sight.table.clock == PACES["slow"]
    sight = await world.lobbies.set_pace(table, ANNA, "own", 7200)
    assert sight.table.clock == clock_of("own", "UTC", 7200)
    for seconds in (None, 59, 31 * 86_400):
        with pytest.raises(HouseError, match="pace-out-of-range"):
            await world.lobbies.set_pace(table, ANNA, "own", seconds)


@pytest.mark.parametrize("pace", PACES)
def test_a_window_is_shorter_than_a_turn_and_a_refill_than_a_bank(pace: str) -> None:
    clock = next(clock for name, clock in PACES.items() if name == pace)
    assert 0 < clock.window < clock.seconds < clock.bank
    assert 0 < clock.refill < clock.seconds


async def test_a_table_speaks_a_language_of_the_house(world: World) -> None:
    table = await world.lobby("shark", ANNA)
    sight = await world.lobbies.set_language(table, ANNA, "it")
    assert sight.table.language == "it"
    with pytest.raises(HouseError, match="no-such-language"):
        await world.lobbies.set_language(table, ANNA, "tlh")


async def test_a_game_needs_its_players(world: World) -> None:
    table = await world.lobby("greed", ANNA, BRUNO)
    with pytest.raises(HouseError, match="too-few-seats"):
        await world.lobbies.start(table, ANNA)
    assert (await world.tables.sight(table)).table.stage == "lobby"


async def test_the_start_deals_the_seats_by_the_seed(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO, CARLA, DARIO)
    sight = await world.lobbies.start(table, ANNA)
    seed = (await world.live(table)).begun[0].seed
    dealt = Chance(f"{seed}/seats", 0).shuffled(["Anna", "Bruno", "Carla", "Dario"])
    assert sight.names == dealt
    assert sight.seed_hash == sha256(seed.encode()).hexdigest()
    assert [row.seat for row in sight.seats] == [0, 1, 2, 3]
    assert {row.bank for row in sight.seats} == {PACES["daily"].bank}
    await world.restart()
    assert (await world.tables.sight(table)).names == dealt


async def test_seeds_are_of_128_bits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    seeds = set()
    for _ in range(2):
        table = await world.begin("shark", ANNA, BRUNO)
        seeds.add((await world.live(table)).begun[0].seed)
    assert len(seeds) == 2
    assert all(len(seed) == 32 for seed in seeds)


async def test_the_start_redraws_the_card_and_draws_the_board(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    await world.heard()
    await world.lobbies.start(table, ANNA)
    assert [news.kind for news in await world.heard()] == ["lobby", "board"]
    assert [one.number for one in await world.tables.log(table)] == [0]


async def test_computers_play_at_once_when_they_are_first(world: World) -> None:
    for _ in range(6):
        table = await world.begin("shark", ANNA, computers=3)
        live = await world.live(table)
        waited = [live.seats[seat] for seat in live.waiting.seats]
        assert [row.user_id for row in waited] == [ANNA]


async def test_a_table_that_has_started_is_no_lobby(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    with pytest.raises(HouseError, match="not-a-lobby"):
        await world.lobbies.join(table, CARLA, "Carla")
    with pytest.raises(HouseError, match="table-not-started"):
        await world.tables.leave(await world.lobby("shark", ANNA), ANNA)


async def test_a_lobby_closes_after_seven_days_and_says_so_a_day_before(world: World) -> None:
    table = await world.lobby("shark", ANNA)
    await world.heard()
    await world.pass_time(24 * 6 - 1)
    assert await world.keys() == []
    await world.pass_time(1)
    assert await world.keys() == ["lobby-closes-soon"]
    await world.pass_time(23)
    assert await world.keys() == []
    await world.pass_time(1)
    told = [(news.kind, news.key) for news in await world.heard()]
    assert told == [("say", "lobby-closed"), ("lobby", "")]
    assert (await world.tables.sight(table)).table.stage == "closed"
    assert await world.tables.next_due() is None


async def test_a_table_that_started_in_time_is_not_closed(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    await world.pass_time(24 * 6)
    await world.lobbies.start(table, ANNA)
    world.now += timedelta(days=1)
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_a_lobby_can_be_closed(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    await world.lobbies.close(table, ANNA)
    assert (await world.tables.sight(table)).table.stage == "closed"
    with pytest.raises(HouseError, match="not-a-lobby"):
        await world.lobbies.join(table, CARLA, "Carla")

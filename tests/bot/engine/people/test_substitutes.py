"""Seats that change hands: when they are offered, who may take them, what goes with them."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.people import persons_time, substitutes
from bot.engine.running import seats_offered
from bot.engine.table.live import Change
from bot.engine.time import absence
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.store import entries, undelivered
from bot.store.rows import News
from games import GAMES
from games.core import transcript
from games.core.chance import Chance
from games.core.record import Substitute, decode_action
from games.core.words import Private, Seat
from tests.bot.engine.people.test_silence import absent_table, steal
from tests.bot.engine.people.test_vacations import deadline
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, DARIO, STRANGER, World
from tests.contract.host import early
from tests.contract.reduced import shark

DAY = timedelta(days=1)
SERVER = 1


async def take(
    world: World, table: int, seat: int, user: int = DARIO, name: str = "Dario"
) -> Sight:
    return await seats_offered.take(world.tables.repository, table, seat, user, name)


async def seat_of(world: World, table: int, user: int) -> int:
    return next(row.seat for row in (await world.live(table)).seats if row.user_id == user)


async def offered(world: World, user: int) -> list[int]:
    found = await seats_offered.at_server(world.tables.repository, SERVER, user)
    return [one.seat for one in found]


def private_lines(log: object) -> list[Private]:
    return [event for one in log for event in one.events if isinstance(event, Private)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ALL)
async def test_a_substitute_learns_exactly_what_the_seat_knows(world: World, game: str) -> None:
    """And who has left learns no more than anybody who looks on."""
    table = await world.begin(game, ANNA, BRUNO, CARLA)
    await world.play(table, Chance("people", 3), early(ALL[game], 3, 14))
    seat = await seat_of(world, table, ANNA)
    history = private_lines(await world.tables.log(table, ANNA))
    await world.tables.leave(table, ANNA)
    assert (await world.tables.sight(table)).table.stage == "running"
    after = await take(world, table, seat)
    live = await world.live(table)
    assert after.viewer == seat
    assert after.view == live.rules.view(live.state, after.viewer)
    known = private_lines(await world.tables.log(table, DARIO))
    assert known[: len(history)] == history
    assert all(seat in event.to for event in known)
    left = await world.tables.sight(table, ANNA)
    assert (left.viewer, left.view) == (None, live.rules.view(live.state, None))
    assert not private_lines(await world.tables.log(table, ANNA))
    assert (list(left.offers), left.orders, left.order_forms) == ([], (), ())
    with pytest.raises(HouseError, match="seat-left"):
        await world.tables.act(table, ANNA, shark.Collect())


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_with_a_substitute_is_exported_and_replayed(
    world: World, game: str
) -> None:
    table = await world.begin(game, ANNA, BRUNO, CARLA)
    await world.play(table, Chance("people", 4), early(GAMES[game], 3, 8))
    seat = await seat_of(world, table, BRUNO)
    await world.tables.leave(table, BRUNO)
    await take(world, table, seat)
    await world.play(table, Chance("people", 5), early(GAMES[game], 3, 20))
    await world.tables.call(table, STRANGER, "finish", admin=True)
    assert (await world.tables.sight(table)).table.stage == "over"
    data = await world.tables.export(table)
    assert b'"do": "substitute"' in data
    reading = transcript.read(data, world.games)
    live = await world.live(table)
    assert reading.tables[-1].state == live.state
    assert reading.players[seat] == "Dario"
    again = await world.tables.import_(SERVER, 2, STRANGER, data)
    assert len(await world.tables.scenes(again)) == len(await world.tables.scenes(table))


@pytest.mark.parametrize("game", GAMES)
async def test_the_last_person_standing_plays_on_with_computers_and_may_end_the_game_alone(
    world: World, game: str
) -> None:
    """Nobody goes on against empty seats: the end comes with a result, and one vote is enough."""
    people = (ANNA, BRUNO, CARLA)[: max(2, min(GAMES[game].seats))]
    table = await world.begin(game, *people)
    for user in people[1:]:
        await world.tables.leave(table, user)
    await world.play(table, Chance("last", 1), early(GAMES[game], len(people), 20))
    live = await world.live(table)
    assert live.row.stage == "running"
    assert [row.computer is not None for row in live.seats].count(True) == len(people) - 1
    left = {row.seat for row in live.seats if row.user_id != ANNA}
    rows = await world.store.read(partial(entries.all, table_id=table))
    assert left & {row.seat for row in rows if row.cause == "computer"}
    await world.tables.call(table, ANNA, "finish")
    sight = await world.tables.sight(table)
    assert (sight.table.stage, sight.outcome is None) == ("over", False)


async def test_taking_a_seat_is_an_entry_of_the_table(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    seat = await seat_of(world, table, ANNA)
    await world.tables.leave(table, ANNA)
    sight = await take(world, table, seat)
    rows = await world.store.read(partial(entries.all, table_id=table))
    actions = [decode_action(sight.rules, row.action) for row in rows if row.number]
    assert actions.count(Substitute(sight.seats[seat].seat)) == 1


async def test_a_substitute_has_the_whole_time_and_the_whole_bank(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.pass_time(24)
    await world.pass_time(72)
    await world.tables.call(table, STRANGER, "pause", admin=True)
    for seat in (0, 1):
        await world.tables.leave(table, await world.sit(table, seat))
    world.now += timedelta(hours=5)
    for seat, user in ((0, DARIO), (1, STRANGER)):
        await take(world, table, seat, user)
    await world.tables.call(table, CARLA, "resume", admin=True)
    sight = await world.tables.sight(table)
    assert sight.waiting is not None
    assert sight.waiting.seats == (1,)
    assert [row.bank for row in sight.seats] == [3 * DAY.total_seconds()] * 3
    assert await deadline(world, table) == world.now + DAY


async def test_in_a_window_all_get_the_time_of_the_substitute(world: World) -> None:
    """Whoever has answered: or it would tell."""
    table = await steal(world)
    live = await world.live(table)
    mover = next(row.seat for row in live.seats if row.seat not in live.waiting.seats)
    before = await deadline(world, table)
    world.now += timedelta(hours=1)
    await world.tables.leave(table, await world.sit(table, mover))
    assert (await world.live(table)).waiting.window
    await take(world, table, mover)
    assert await deadline(world, table) == before + timedelta(hours=1)


async def test_a_seat_is_offered_when_the_computer_has_played_it_for_two_paces(
    world: World,
) -> None:
    """Its player was warned, and keeps it by coming back before it is taken."""
    table = await absent_table(world)
    user = await world.sit(table, 0)
    assert await offered(world, DARIO) == []
    for _ in range(20):
        for seat in (1, 2):
            if seat in (await world.live(table)).waiting.seats:
                await world.act(table, seat, _answer(await world.tables.sight(table)))
        await world.pass_time(6)
        if await offered(world, DARIO):
            break
    live = await world.live(table)
    since, at = live.seats[0].away_since, live.seats[0].offered
    assert since is not None
    assert at == since + 2 * DAY
    await world.tables.back(table, user)
    assert await offered(world, DARIO) == []
    with pytest.raises(HouseError, match="seat-not-offered"):
        await take(world, table, 0)


def _answer(sight: Sight) -> shark.Collect | shark.NoAnswer:
    assert sight.waiting is not None
    return shark.NoAnswer() if sight.waiting.window else shark.Collect()


async def test_before_a_seat_is_offered_its_player_is_warned(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    for _ in range(2):
        await world.pass_time(24)
        await world.pass_time(72)
    told: list[News] = await world.heard()
    first = [one for one in told if one.key == "time-up"]
    warned = [one for one in told if one.key == "seat-warning-now"]
    assert {one.to for one in first} == {one.to for one in warned} == {ANNA, BRUNO, CARLA}
    assert {one.facts["left"] for one in first} == {1}
    live = await world.live(table)
    assert {row.offered for row in live.seats} == {row.away_since for row in live.seats}


async def test_a_seat_is_kept_longer_for_who_has_played(world: World) -> None:
    table = await absent_table(world)
    assert [row.offered for row in (await world.live(table)).seats] == [None] * 3


@pytest.mark.parametrize("user", [ANNA, BRUNO, CARLA])
async def test_nobody_who_sits_or_sat_there_may_take_a_seat(world: World, user: int) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    seat = await seat_of(world, table, ANNA)
    await world.tables.leave(table, ANNA)
    assert await offered(world, user) == []
    why = "sat-here-before" if user == ANNA else "already-seated"
    with pytest.raises(HouseError, match=why):
        await take(world, table, seat, user)


async def test_who_was_removed_may_not_come_back_by_another_seat(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    removed = await seat_of(world, table, ANNA)
    await world.tables.call(table, STRANGER, "replace", removed, admin=True)
    seat = await seat_of(world, table, BRUNO)
    await world.tables.leave(table, BRUNO)
    with pytest.raises(HouseError, match="sat-here-before"):
        await take(world, table, seat, ANNA)


async def test_who_was_absent_is_known_for_it_once_somebody_else_has_the_seat(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    async with world.tables.repository.hold(table) as live:
        change = Change(live, world.now)
        change.set_seat(Seat(0), asked=8, missed=8)
        for seat in (Seat(0), Seat(1)):
            substitutes.replace_by(change, seat, None)
        assert [one.lapsed for one in change.live.former] == [True, False]


@pytest.mark.parametrize(("asked", "missed", "never"), [(0, 0, False), (2, 2, True), (3, 2, False)])
async def test_only_who_was_asked_and_never_answered_is_waited_for_no_longer(
    world: World, asked: int, missed: int, never: bool
) -> None:
    live = await world.live(await world.begin("shark", ANNA, BRUNO))
    assert absence.never_came(live, replace(live.seats[0], asked=asked, missed=missed)) == never


async def test_of_two_who_want_a_seat_the_first_has_it(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    seat = await seat_of(world, table, ANNA)
    await world.tables.leave(table, ANNA)
    await take(world, table, seat)
    with pytest.raises(HouseError, match="seat-not-offered"):
        await take(world, table, seat, STRANGER)


async def test_a_table_for_those_invited_is_taken_over_by_them_only(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    await world.lobbies.invite(table, ANNA, CARLA)
    await world.lobbies.start(table, ANNA)
    seat = await seat_of(world, table, BRUNO)
    await world.tables.leave(table, BRUNO)
    with pytest.raises(HouseError, match="not-invited"):
        await take(world, table, seat, DARIO)
    assert (await take(world, table, seat, CARLA)).viewer == seat


async def test_a_vote_replaces_a_player_who_says_nothing(world: World) -> None:
    """Of two players one alone removes nobody who answers, and two allies nobody who has time."""
    table = await world.begin("shark", ANNA, BRUNO)
    seat = await seat_of(world, table, BRUNO)
    with pytest.raises(HouseError) as caught:
        await world.tables.call(table, ANNA, "replace", seat)
    assert caught.value.why in {"not-silent", "not-silent-yet"}
    await silent(world, seat)
    await world.tables.call(table, ANNA, "replace", seat)
    (ballot,) = (await world.tables.sight(table)).ballots
    await world.tables.vote(ballot.id, BRUNO, yes=False)
    assert (await world.live(table)).seats[seat].user_id == BRUNO
    await world.tables.call(table, ANNA, "replace", seat)
    await world.pass_time(24)
    live = await world.live(table)
    assert live.seats[seat].user_id is None
    assert live.seats[seat].offered is not None


async def silent(world: World, seat: int) -> None:
    """The seat's person has let one deadline pass."""
    await world.store.write(
        lambda link: link.execute("UPDATE seat SET silences = 1 WHERE seat = ?", (seat,))
    )
    await world.restart()


async def test_nobody_is_voted_out_during_their_vacation(world: World) -> None:
    """An administrator may do it; so may the table, where a vacation does not count."""
    table = await world.begin("shark", ANNA, BRUNO)
    seat = await seat_of(world, table, BRUNO)
    await silent(world, seat)
    await persons_time.announce(world.tables.repository, BRUNO, None, 3)
    with pytest.raises(HouseError) as caught:
        await world.tables.call(table, ANNA, "replace", seat)
    assert caught.value.why == "on-vacation"
    assert caught.value.facts["seat"] == seat
    await world.tables.call(table, STRANGER, "replace", seat, admin=True)
    assert (await world.live(table)).seats[seat].user_id is None


async def test_one_more_pace_for_the_open_decision(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    before = await deadline(world, table)
    await world.tables.call(table, ANNA, "extend")
    (ballot,) = (await world.tables.sight(table)).ballots
    await world.tables.vote(ballot.id, BRUNO, yes=True)
    assert await deadline(world, table) == before + DAY
    clocked = await world.begin("impero", ANNA, BRUNO)
    with pytest.raises(HouseError, match="no-deadline"):
        await world.tables.call(clocked, ANNA, "extend")


async def test_a_vote_ends_the_game_with_a_result_unless_somebody_refuses(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    proposer = await world.sit(table, 0)
    await world.tables.call(table, proposer, "finish")
    (ballot,) = (await world.tables.sight(table)).ballots
    for seat in (1, 2):
        await world.tables.vote(ballot.id, await world.sit(table, seat), yes=True)
    sight = await world.tables.sight(table)
    assert sight.table.stage == "over"
    assert sight.outcome is not None


async def test_a_substitute_cannot_take_back_what_another_did(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    user = await world.sit(table, 0)
    await world.act(table, 0, shark.Collect())
    await world.tables.leave(table, user)
    await take(world, table, 0)
    assert (await world.tables.sight(table, DARIO)).undo is None


async def test_news_kept_for_who_has_left_is_theirs_no_more(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    news = News(id=7, table_id=table, kind="private", key="secret", to=ANNA)
    await world.store.write(lambda link: undelivered.keep(link, news))
    await world.tables.leave(table, ANNA)
    assert await world.store.read(lambda link: undelivered.of(link, table, ANNA)) == ()


async def test_who_has_left_and_is_forgotten_leaves_no_trace(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    seat = await seat_of(world, table, ANNA)
    await world.tables.leave(table, ANNA)
    await world.tables.forget(ANNA, "Player")
    live = await world.live(table)
    assert live.seats[seat].name == f"Player {seat + 1}"
    # A number that is nobody's stands for them, so that the result of the others is right.
    assert [one.user_id < 0 for one in live.former] == [True]
    assert (await take(world, table, seat)).seats[seat].name == "Dario"


async def test_a_substitute_after_a_restart_is_the_same(world: World) -> None:
    """Killed after the seat was given up, and after it was taken."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    seat = await seat_of(world, table, ANNA)
    await world.tables.leave(table, ANNA)
    await world.restart()
    await take(world, table, seat)
    before = await world.live(table)
    await world.restart()
    after = await world.live(table)
    assert (after.seats, after.former, after.game) == (before.seats, before.former, before.game)


async def test_a_table_that_all_have_deserted_goes_on_with_a_substitute(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    for _ in range(2):
        await world.pass_time(24)
        await world.pass_time(72)
    assert (await world.tables.sight(table)).table.stage == "paused"
    await world.pass_time(48)
    assert sorted(await offered(world, DARIO)) == [0, 1, 2]
    sight = await take(world, table, 1)
    assert sight.table.stage == "running"


async def test_a_vote_about_somebody_does_not_fall_on_who_comes_after_them(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    seat = await seat_of(world, table, ANNA)
    await silent(world, seat)
    await world.tables.call(table, BRUNO, "replace", seat)
    await world.tables.leave(table, ANNA)
    await take(world, table, seat)
    assert (await world.tables.sight(table)).ballots == ()
    await world.pass_time(24)
    assert (await world.live(table)).seats[seat].user_id == DARIO

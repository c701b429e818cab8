"""Entries: judged, saved, told; one after the other, however much somebody hurries."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.engine.keeping.saving import entries_of
from bot.errors import HouseError, StoreError
from bot.store import entries
from games.core.chance import Chance
from games.core.record import Cause, encode, replay
from games.core.words import RuleError, Seat
from games.players import player_of
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, OPENED, STRANGER, World
from tests.contract.reduced import greed, shark


@pytest.mark.parametrize("game", ALL)
async def test_a_game_of_people_and_computers_is_played_to_its_end(world: World, game: str) -> None:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    sight = await world.play(table, Chance("people", 1))
    assert sight.table.stage == "over"
    assert sight.outcome is not None
    assert sight.table.due is None
    assert sight.table.ended == sight.table.at


@pytest.mark.parametrize("game", ALL)
async def test_the_record_replays_to_the_saved_state(world: World, game: str) -> None:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", 2))
    live = await world.live(table)
    header, now = live.begun
    rows = await world.store.read(partial(entries.all, table_id=table))
    assert [row.number for row in rows] == list(range(now.number + 1))
    last = replay(live.rules, header, entries_of(live.rules, rows))[-1]
    assert (last.number, last.opened, last.at) == (now.number, now.opened, now.at)
    assert encode(last.state) == encode(now.state)


async def test_no_events_are_decoded_when_a_table_comes_into_memory(world: World) -> None:
    """They are the greater part of a record, and only what shows them needs them."""
    table = await world.begin("acquire", ANNA, BRUNO)
    await world.somebody(table, Chance("move", 1))
    _, before = (await world.live(table)).begun
    garbage = "UPDATE entry SET events = x'7b' WHERE table_id = ?"
    assert await world.store.write(lambda link: link.execute(garbage, (table,)).rowcount) > 1
    await world.restart()
    _, after = (await world.live(table)).begun
    assert (after.number, encode(after.state)) == (before.number, encode(before.state))
    await world.somebody(table, Chance("move", 2))
    assert (await world.live(table)).row.number > after.number


@pytest.mark.parametrize("game", ALL)
async def test_a_bot_that_is_restarted_all_the_time_plays_the_same_game(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda size: "5eed")
    games = []
    for restarts in (False, True):
        world.now, chance = OPENED, Chance("people", 3)
        table = await world.begin(game, ANNA, BRUNO, computers=1)
        for _ in range(15):
            if restarts:
                await world.restart()
            sight = await world.play(table, chance, (await world.live(table)).row.number + 1)
            if sight.outcome is not None:
                break
        live = await world.live(table)
        games.append((live.begun, live.row.alarms, live.row.due, live.waiting))
    assert games[0] == games[1]


async def test_a_table_read_again_is_as_it_was(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", 4), 12)
    before = await world.live(table)
    await world.restart()
    after = await world.live(table)
    assert before.begun[1].state == after.begun[1].state
    assert (before.row, before.seats, before.lines) == (after.row, after.seats, after.lines)
    assert before.waiting == after.waiting


async def test_of_two_presses_for_one_decision_one_is_too_late(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    sight = await world.tables.sight(table)
    press = partial(world.act, table, 0, shark.Collect(), decision=sight.table.decision)
    done = await asyncio.gather(press(), press(), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["HouseError", "Sight"]
    assert [one.why for one in done if isinstance(one, HouseError)] == ["stale"]
    assert (await world.tables.sight(table)).table.number == 1


async def test_in_a_simultaneous_choice_nobody_makes_anothers_press_stale(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    decision = (await world.tables.sight(table)).table.decision
    await asyncio.gather(
        *(world.act(table, seat, greed.Announce(0), decision=decision) for seat in range(3))
    )
    assert (await world.tables.sight(table)).table.number == 3


async def test_a_refused_action_changes_nothing_and_says_why(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    before = await world.live(table)
    with pytest.raises(RuleError, match="not-now"):
        await world.act(table, 1, shark.Collect())
    assert await world.live(table) is before
    assert await world.heard() == []


async def test_who_does_not_sit_there_looks_on_but_does_not_act(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    sight = await world.tables.sight(table, STRANGER)
    assert sight.viewer is None
    assert not sight.offers
    with pytest.raises(HouseError, match="not-at-this-table"):
        await world.tables.act(table, STRANGER, shark.Collect())


async def test_a_table_that_does_not_exist_is_refused(world: World) -> None:
    with pytest.raises(HouseError, match="no-such-table"):
        await world.tables.sight(77)
    with pytest.raises(HouseError, match="no-such-table"):
        await world.tables.act(77, ANNA, shark.Collect())


async def test_a_game_that_is_over_takes_no_more_actions(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    await world.play(table, Chance("people", 5))
    with pytest.raises(HouseError, match="table-over"):
        await world.act(table, 0, shark.Collect())


async def test_the_seed_is_hashed_from_the_start_and_shown_at_the_end(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    running = await world.tables.sight(table)
    assert running.table.seed is None
    over = await world.play(table, Chance("people", 6))
    assert over.table.seed is not None
    assert over.seed_hash == running.seed_hash != ""


async def test_each_entry_is_told_once_it_is_saved(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    woken = world.woken
    await world.act(table, 0, shark.Collect())
    assert world.woken == woken + 1
    assert [news.kind for news in await world.heard()] == ["board"]


async def test_the_end_draws_the_board_and_then_the_final_pictures(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    await world.act(table, 0, shark.Collect())
    await world.heard()
    await world.act(table, 1, shark.Collect())
    assert sorted(news.kind for news in await world.heard()) == ["board", "ended"]


async def test_an_entry_is_never_earlier_than_the_one_before_it(world: World) -> None:
    """The wall clock may be set back."""
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    at = (await world.tables.sight(table)).table.at
    world.now -= timedelta(hours=3)
    sight = await world.act(table, 1, shark.Collect())
    assert sight.table.at == at


async def test_computers_are_told_as_such(world: World) -> None:
    table = await world.begin("shark", ANNA, computers=2)
    await world.play(table, Chance("people", 7), 10)
    told = await world.tables.log(table)
    live = await world.live(table)
    computers = {row.seat for row in live.seats if row.computer}
    acted = {(one.seat in computers, one.cause) for one in told if one.seat is not None}
    assert acted == {(True, Cause("computer")), (False, None)}


async def test_a_computer_that_plays_nonsense_gets_the_first_offer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nonsense(view: object, offers: object, chance: object) -> object:
        return shark.PlayCard(77, Seat(0))

    monkeypatch.setattr("bot.engine.moves.computers.player_of", lambda game, kind: nonsense)
    table = await world.begin("shark", ANNA, computers=1)
    sight = await world.play(table, Chance("people", 8), 3)
    assert sight.table.number >= 3


async def test_a_computer_that_fails_gets_the_first_offer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: object, offers: object, chance: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.engine.moves.computers.player_of", lambda game, kind: broken)
    table = await world.begin("shark", ANNA, computers=1)
    sight = await world.play(table, Chance("people", 8), 3)
    assert sight.table.number >= 3


async def test_computers_go_on_after_a_crash_between_their_moves(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.begin("shark", ANNA, computers=2)
    live = await world.live(table)
    person = next(row.seat for row in live.seats if row.user_id == ANNA)
    while (await world.live(table)).waiting.seats != (person,):
        await world.tables.ring_due()

    async def crash(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.running.flow._computer", crash)
        with pytest.raises(asyncio.CancelledError):
            await world.act(table, person, shark.Collect())
    await world.restart()
    assert (await world.live(table)).waiting.seats != (person,)
    await world.tables.ring_due()
    assert (await world.live(table)).waiting.seats == (person,)


async def test_a_table_whose_saving_was_broken_off_is_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been saved or not: what the store says counts."""
    table = await world.begin("shark", ANNA, BRUNO)
    write = world.store.write

    async def broken(work: Any) -> None:
        await write(work)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "write", broken)
        with pytest.raises(asyncio.CancelledError):
            await world.act(table, 0, shark.Collect())
    assert (await world.live(table)).row.number == 1
    sight = await world.act(table, 1, shark.Collect())
    assert sight.table.number == 2


async def test_nothing_has_happened_when_it_could_not_be_saved(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    woken = world.woken

    async def full(work: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "write", full)
        with pytest.raises(HouseError, match="disk"):
            await world.act(table, 0, shark.Collect())
    assert world.woken == woken
    assert (await world.live(table)).row.number == 0
    await world.act(table, 0, shark.Collect())


async def test_where_nobody_is_waited_for_a_computer_acts_once_in_each_turn(world: World) -> None:
    table = await world.begin("empire", ANNA, computers=1)
    for _ in range(2):
        live = await world.live(table)
        moves = [one for one in live.lines if one.cause and one.number > live.row.decision]
        assert len(moves) == 1
        await world.pass_time(12)


async def test_a_table_is_found_by_its_place(world: World) -> None:
    first = await world.begin("shark", ANNA, BRUNO, rounds=1)
    assert await world.tables.at_place(55) is None
    await world.tables.place(first, 55)
    assert await world.tables.at_place(55) == first
    await world.play(first, Chance("people", 9))
    assert await world.tables.at_place(55) is None


async def test_errands_are_sorted_by_the_time_that_is_left(world: World) -> None:
    slow = await world.begin("shark", ANNA, BRUNO, pace="slow")
    fast = await world.begin("shark", ANNA, BRUNO, pace="fast")
    lobby = await world.lobby("shark", ANNA)
    user = ANNA
    for table in (slow, fast):
        live = await world.live(table)
        if live.seats[0].user_id != user:
            await world.act(table, 0, shark.Collect())
    found = await world.tables.errands(user)
    assert [(one.sight.table.id, one.asked) for one in found] == [
        (fast, True),
        (slow, True),
        (lobby, False),
    ]


def test_a_random_player_is_there_for_every_game() -> None:
    assert all(player_of(rules, "random") for rules in ALL.values())

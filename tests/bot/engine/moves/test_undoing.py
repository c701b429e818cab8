"""Taking back: at once, or by consent of those it concerns; the trace stays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import pytest

from bot.errors import HouseError
from bot.store import entries
from bot.store.columns import text_of
from games.core.chance import Chance
from games.core.offers import Offer
from games.core.words import Action, Seat
from tests.bot.engine.people.test_silence import absent_table, steal
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, World
from tests.contract.reduced import greed, shark


async def undo(world: World, table: int, seat: int) -> object:
    return await world.tables.undo(table, await world.sit(table, seat))


async def vote(world: World, table: int, seat: int, yes: bool) -> None:
    ballot = (await world.tables.sight(table)).ballots[0]
    await world.tables.vote(ballot.id, await world.sit(table, seat), yes)


async def test_the_newest_entry_is_taken_back_at_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    before = (await world.live(table)).state
    await world.act(table, 0, shark.Collect())
    await world.heard()
    await undo(world, table, 0)
    live = await world.live(table)
    assert live.state == before
    assert (live.row.number, live.row.decision) == (2, 2)
    assert [(n.kind, n.key) for n in await world.heard()] == [("say", "undone"), ("board", "")]


async def test_what_was_taken_back_stays_in_the_record_with_who_did_it(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    await undo(world, table, 0)
    rows = await world.store.read(partial(entries.all, table_id=table))
    assert [(row.number, row.seat, row.cause, row.cause_number) for row in rows] == [
        (0, None, None, None),
        (1, 0, None, None),
        (2, None, "seat", 0),
    ]


async def test_an_undo_does_not_restart_the_clock(world: World) -> None:
    """The time that was left when the move was made is left when it is taken back."""
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += timedelta(hours=20)
    await world.act(table, 0, shark.Collect())
    world.now += timedelta(hours=3)
    await undo(world, table, 0)
    assert (await world.tables.sight(table)).deadline == world.now + timedelta(hours=4)


async def test_after_an_undo_there_is_a_tenth_of_the_pace_at_least(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += timedelta(hours=23, minutes=50)
    await world.act(table, 0, shark.Collect())
    await undo(world, table, 0)
    assert (await world.tables.sight(table)).deadline == world.now + timedelta(hours=2.4)


async def test_who_takes_the_same_back_again_and_again_gains_no_time_without_the_others(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    for _ in range(3):
        await world.act(table, 0, shark.Collect())
        await undo(world, table, 0)
    await world.act(table, 0, shark.Collect())
    sight = await world.tables.sight(table, await world.sit(table, 0))
    assert sight.undo is not None
    assert not sight.undo.free
    await undo(world, table, 0)
    live = await world.live(table)
    assert [(one.what, one.asked) for one in live.ballots] == [("undo", (1,))]
    assert live.row.number == 7


async def test_a_button_from_before_an_undo_is_stale(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    decision = (await world.tables.sight(table)).table.decision
    await world.act(table, 0, shark.Collect())
    await undo(world, table, 0)
    with pytest.raises(HouseError, match="stale"):
        await world.act(table, 0, shark.Collect(), decision=decision)


async def test_without_an_own_entry_there_is_nothing_to_undo(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    with pytest.raises(HouseError, match="nothing-to-undo"):
        await undo(world, table, 1)


async def test_who_acted_since_is_asked_and_nobody_else(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await world.heard()
    await undo(world, table, 0)
    ballot = (await world.tables.sight(table)).ballots[0]
    assert (ballot.what, ballot.by, ballot.asked) == ("undo", 0, (1,))
    assert ballot.closes == world.now + timedelta(days=4)
    assert (await world.live(table)).row.number == 2
    assert await world.keys() == ["ballot-opened"]


async def test_when_all_who_are_asked_agree_it_is_done_at_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    before = (await world.live(table)).state
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    await world.heard()
    await vote(world, table, 1, yes=True)
    live = await world.live(table)
    assert live.state == before
    assert live.ballots == ()
    assert await world.keys() == ["ballot-carried", "undone"]


async def test_what_was_taken_back_before_is_not_told_once_more(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    for _ in range(2):
        await world.act(table, 1, shark.Collect())
        await world.heard()
        await undo(world, table, 1)
        told = next(one.facts for one in await world.heard() if one.key == "undone")
        assert told["number"] == (await world.live(table)).row.number
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    await vote(world, table, 1, yes=True)
    told = next(one.facts for one in await world.heard() if one.key == "undone")
    assert (told["number"], told["moves"]) == (7, 2)


async def test_one_who_is_against_it_ends_it(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    await world.heard()
    await vote(world, table, 1, yes=False)
    live = await world.live(table)
    assert (live.row.number, live.ballots) == (2, ())
    assert await world.keys() == ["ballot-rejected"]


async def test_after_something_hidden_came_out_all_others_are_asked(world: World) -> None:
    for _ in range(20):
        table = await world.begin("shark", ANNA, BRUNO, CARLA)
        if shark.WINDFALL in (await world.live(table)).state.hands[1]:
            break
    await world.act(table, 1, shark.PlayCard(shark.WINDFALL, Seat(1)))
    await world.act(table, 0, shark.Collect())
    assert (await world.live(table)).game is not None
    reach = (await world.tables.sight(table, await world.sit(table, 0))).undo
    assert reach is not None
    assert not reach.free
    await undo(world, table, 0)
    assert (await world.tables.sight(table)).ballots[0].asked == (1, 2)


async def test_silence_takes_no_move_back(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    await world.pass_time(95.9)
    assert (await world.live(table)).ballots != ()
    await world.pass_time(0.1)
    assert (await world.live(table)).ballots == ()
    rows = await world.store.read(partial(entries.all, table_id=table))
    assert not [row for row in rows if row.cause == "seat"]


async def test_a_ballot_closes_before_the_deadline_of_the_same_instant(world: World) -> None:
    """What the table agreed on is not overtaken by the clock."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    await world.store.write(
        lambda link: link.execute(
            "UPDATE ballot SET rule = 1, closes = ?", (text_of(world.now + timedelta(hours=24)),)
        )
    )
    await world.restart()
    await world.pass_time(24 * 9)
    rows = await world.store.read(partial(entries.all, table_id=table))
    assert (rows[3].cause, rows[3].cause_number) == ("seat", 0)


async def test_a_newer_entry_makes_the_question_void(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    ballot = (await world.tables.sight(table)).ballots[0]
    await world.heard()
    await world.act(table, 2, shark.Collect())
    assert (await world.tables.sight(table)).ballots == ()
    assert await world.keys() == ["ballot-void"]
    with pytest.raises(HouseError, match="no-such-ballot"):
        await world.tables.vote(ballot.id, await world.sit(table, 1), yes=True)


async def test_it_is_asked_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    with pytest.raises(HouseError, match="ballot-open"):
        await undo(world, table, 0)


async def test_only_who_is_asked_votes(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await undo(world, table, 0)
    with pytest.raises(HouseError, match="not-asked"):
        await vote(world, table, 2, yes=False)


async def test_against_computers_nobody_has_to_be_asked(world: World) -> None:
    table = await world.begin("shark", ANNA, computers=2)
    seat = next(row.seat for row in (await world.live(table)).seats if row.user_id == ANNA)
    state = (await world.live(table)).state
    await world.act(table, seat, shark.Collect())
    while (await world.live(table)).waiting.seats != (seat,):
        await world.tables.ring_due()
    await undo(world, table, seat)
    assert (await world.live(table)).state == state


async def test_who_is_away_is_not_asked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def first(view: object, offers: Sequence[Offer], chance: object) -> Action:
        return offers[0].action

    monkeypatch.setattr("bot.engine.moves.computers.player_of", lambda game, kind: first)
    table = await absent_table(world)
    while (await world.live(table)).waiting.seats != (1,):
        await world.act(table, 2, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await world.act(table, 2, shark.Collect())
    assert (await world.live(table)).waiting.seats == (1,)
    await undo(world, table, 1)
    assert (await world.tables.sight(table)).ballots[0].asked == (2,)


async def test_orders_survive_an_undo(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.order(table, await world.sit(table, 0), shark.NeverAnswer())
    await world.act(table, 0, shark.Collect())
    await undo(world, table, 0)
    assert len((await world.live(table)).orders) == 1


async def test_an_undo_can_be_followed_by_another(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    start = (await world.live(table)).state
    for seat in (0, 1):
        await world.act(table, seat, shark.Collect())
    await undo(world, table, 1)
    await undo(world, table, 0)
    assert (await world.live(table)).state == start
    await world.restart()
    assert (await world.live(table)).lines == ()


async def test_an_administrator_takes_back_the_newest_entry_of_a_person(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    state = (await world.live(table)).state
    await world.act(table, 1, shark.Collect())
    await world.tables.undo(table, 4, admin=True)
    live = await world.live(table)
    assert live.state == state
    rows = await world.store.read(partial(entries.all, table_id=table))
    assert rows[-1].cause == "admin"


async def test_a_game_that_is_over_stays_over(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    for seat in (0, 1):
        await world.act(table, seat, shark.Collect())
    for admin in (True, False):
        with pytest.raises(HouseError, match="table-over"):
            await world.tables.undo(table, ANNA, admin=admin)


async def test_who_has_left_does_not_come_back_by_an_undo(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.act(table, 0, shark.Collect())
    await world.tables.leave(table, await world.sit(table, 1))
    await world.tables.undo(table, 4, admin=True)
    live = await world.live(table)
    assert live.waiting.seats == (0,)
    assert (live.seats[1].user_id, live.seats[1].computer) == (None, "random")
    await world.restart()
    assert (await world.live(table)).seats == live.seats


async def test_under_other_rules_nothing_can_be_taken_back(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    world.change_rules("shark", version=2)
    await world.restart()
    with pytest.raises(HouseError, match="undo-other-version"):
        await undo(world, table, 0)
    assert (await world.tables.sight(table, await world.sit(table, 0))).undo is None
    sight = await world.act(table, 1, shark.Collect())
    assert sight.table.version == 1


async def test_a_running_table_goes_on_from_a_state_of_an_older_shape(world: World) -> None:
    def upgrade(shape: int, data: bytes) -> bytes:
        assert shape == 1
        return data.replace(b'"turns_left":4', b'"turns_left":6')

    table = await world.begin("shark", ANNA, BRUNO, rounds=2)
    world.change_rules("shark", shape=2)
    world.change_rules("shark", upgrade=upgrade)
    await world.restart()
    assert (await world.live(table)).state.turns_left == 6
    await world.act(table, 0, shark.Collect())
    await world.restart()
    assert (await world.live(table)).state.turns_left == 5


@pytest.mark.parametrize("game", ALL)
async def test_any_point_of_a_game_can_be_come_back_to(world: World, game: str) -> None:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", 12), 14)
    live = await world.live(table)
    if live.row.stage == "running":
        await world.tables.undo(table, 4, admin=True)
        await world.restart()
        back = await world.live(table)
        assert back.row.number > live.row.number
        await world.play(table, Chance("people", 13))
        assert (await world.tables.scenes(table))[-1].number == (await world.live(table)).row.number


async def test_in_a_simultaneous_choice_a_hidden_answer_is_taken_back_at_once(
    world: World,
) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    await world.act(table, 0, greed.Announce(0))
    await undo(world, table, 0)
    assert 0 in (await world.live(table)).waiting.seats


async def test_in_a_window_the_card_is_taken_back_while_nobody_has_answered(
    world: World,
) -> None:
    table = await steal(world)
    await undo(world, table, 0)
    assert not (await world.live(table)).waiting.window

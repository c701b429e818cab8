"""A table of a tournament: what its players may not decide there, and what happens when they leave."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from games.league.tournament.standings import standings
from games.league.tournament.state import Finished
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun


async def table_of(cup: Cup) -> int:
    (table,) = (await cup.running()).values()
    return table


async def due_of(cup: Cup) -> datetime:
    due = (await cup.house.app.tables.sight(await table_of(cup))).deadline
    assert due is not None
    return due


@pytest.mark.parametrize(
    ("command", "options", "answer"),
    [
        ("propose finish", {}, "/tournament rule"),
        ("table end", {}, "/tournament adjudicate"),
        ("propose replace", {"player": 1}, "/tournament player replace"),
        ("table pause", {}, "/tournament pause"),
    ],
)
async def test_no_vote_decides_a_result_or_the_players_or_stops_the_clock(
    house: House, command: str, options: dict[str, object], answer: str
) -> None:
    """Others wait for the result: the refusal names the director's commands."""
    cup = await begun(house, "votes", round_length="2d")
    reply = await house.slash("p1", command, **options)
    assert answer in reply.text
    sight = await house.app.tables.sight(await table_of(cup))
    assert (sight.table.stage, sight.ballots) == ("running", ())


async def test_an_administrator_does_not_end_the_game_with_the_result_of_the_moment(
    house: House,
) -> None:
    """A ruling needs a reason that all can read."""
    cup = await begun(house, "administrator")
    assert "/tournament rule" in (await house.slash("ada", "propose finish")).text
    assert (await house.app.tables.sight(await table_of(cup))).table.stage == "running"


@pytest.mark.parametrize("command", ["propose extend", "table undo"])
async def test_players_still_agree_on_more_time_and_on_taking_back(
    house: House, command: str
) -> None:
    cup = await begun(house, "votes that are left", round_length="2d")
    table = await table_of(cup)
    await cup.play(table, entries=1)
    seats = (await house.app.tables.sight(table)).seats
    ids = {house.people[name].id: name for name in cup.names}
    who = ids[seats[0].user_id or 0]
    reply = await house.slash(who, command)
    assert "tournament" not in reply.text.lower()


async def test_a_table_that_the_director_has_stopped_goes_on_by_the_director_alone(
    house: House,
) -> None:
    cup = await begun(house, "stopped")
    await cup.slash("ada", "pause", tables=True)
    assert not any("Resume" in label for one in house.messages() for label in one.open)
    assert "/tournament pause" in (await house.slash("p1", "table pause", off=True)).text
    await cup.slash("ada", "pause", off=True)
    assert (await house.app.tables.sight(await table_of(cup))).table.stage == "running"


@pytest.mark.parametrize(
    ("time_off", "later"),
    [(None, timedelta(days=3)), ("quiet", timedelta()), ("none", timedelta())],
)
async def test_the_tournament_says_whether_vacations_put_deadlines_off(
    house: House, time_off: str | None, later: timedelta
) -> None:
    """One vacation must not drag a tournament."""
    options: dict[str, object] = {} if time_off is None else {"time_off": time_off}
    cup = await begun(house, "vacations", 4, **options)
    before = await due_of(cup)
    asked = await house.app.tables.sight(await table_of(cup))
    assert asked.waiting is not None
    user = asked.seats[asked.waiting.seats[0]].user_id
    who = next(name for name in cup.names if house.people[name].id == user)
    await house.slash(who, "me vacation", days=3)
    assert abs(await due_of(cup) - before - later) <= timedelta(hours=24 if later else 0)
    assert (await due_of(cup) > before) == bool(later)


@pytest.mark.parametrize(("time_off", "moves"), [("quiet", True), ("none", False)])
async def test_the_tournament_says_whether_quiet_hours_put_deadlines_off(
    house: House, time_off: str, moves: bool
) -> None:
    cup = await begun(house, "quiet hours", time_off=time_off)
    before = await due_of(cup)
    for name in cup.names:
        await house.slash(name, "me settings", zone="UTC")
        start = (before - timedelta(hours=1)).strftime("%H:%M")
        end = (before + timedelta(hours=1)).strftime("%H:%M")
        await house.slash(name, "me settings", quiet=f"{start}-{end}")
    assert (await due_of(cup) > before) == moves


async def test_weekends_of_a_tournament_can_be_free(house: House) -> None:
    """3 January 2026 is a Saturday."""
    await house.advance(DAY + HOUR)
    cup = await begun(house, "weekends", time_off="weekends", pace="daily")
    assert await due_of(cup) >= datetime(2026, 1, 5, tzinfo=UTC)


async def test_the_card_says_what_puts_deadlines_off(house: House) -> None:
    cup = Cup(house, 0, "card")
    await cup.create(game="acquire", pace="daily", time_off="none")
    assert "Neither vacations nor quiet hours" in cup.card.text
    assert "Neither vacations nor quiet hours" in (await cup.slash("nemo", "show")).text


async def test_who_joins_reads_that_they_must_check_in(house: House) -> None:
    cup = Cup(house, 1, "check-in")
    await cup.create(game="acquire", check_in="30m")
    assert "you then have 30 minutes" in (await cup.slash("p1", "join")).text


async def leave(house: House, who: str) -> None:
    asked = await house.slash(who, "table leave")
    assert "You leave the tournament" in asked.text
    await house.press(who, asked.seen.open[0], asked.seen)


async def test_who_leaves_a_table_is_followed_by_a_computer_and_no_seat_is_offered(
    house: House,
) -> None:
    """A button that nobody may press promises something."""
    cup = await begun(house, "leave")
    await leave(house, "p1")
    said = house.messages()
    assert not any("Take the seat" in label for one in said for label in one.open)
    assert any("otherwise with a computer, which can’t win" in one.text for one in said)
    assert "No seat is free" in (await house.slash("nemo", "seats")).text
    assert (await cup.held()).state.players[0].status == "out"


async def test_a_careless_press_on_the_card_asks_those_who_play_before_they_leave_for_good(
    house: House,
) -> None:
    """There is no way back, and no director can take it back either."""
    cup = await begun(house, "careless")
    asked = await house.press("p1", "Leave", cup.card)
    assert "for good" in asked.text
    assert (await cup.held()).state.players[0].status == "entered"
    left = await house.press("p1", "Leave for good", asked.seen)
    assert (await cup.held()).state.players[0].status == "out"
    assert asked.seen.open == []
    assert "You have left" in asked.seen.text + left.text


async def test_an_entry_is_taken_back_at_one_press(house: House) -> None:
    cup = Cup(house, 2, "entries")
    await cup.create(game="acquire")
    await cup.join_all()
    left = await house.press("p1", "Leave", cup.card)
    assert "You have left" in left.text
    assert len((await cup.held()).state.active) == 1


async def test_who_leaves_a_table_is_followed_by_the_first_free_reserve(house: House) -> None:
    cup = Cup(house, 4, "reserve")
    await cup.create(game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("reserve", "join", reserve=True)
    await cup.slash("ada", "start")
    await leave(house, "p1")
    sight = await house.app.tables.sight(await table_of(cup))
    assert house.people["reserve"].id in {row.user_id for row in sight.seats}
    await house.advance(5 * MINUTE)
    assert cup.calls("reserve")


@pytest.mark.parametrize(("reserve", "sits"), [(True, "reserve"), (False, "p1")])
async def test_what_an_absent_player_reads_is_true_with_a_reserve_and_without(
    house: House, reserve: bool, sits: str
) -> None:
    """The time that is promised is the time after which it happens; without a reserve they come back."""
    cup = Cup(house, 4, "true")
    await cup.create(game="acquire", rounds=1, sizes="4", pace="fast")
    await cup.join_all()
    if reserve:
        await cup.slash("reserve", "join", reserve=True)
    await cup.slash("ada", "start")
    table, user = await table_of(cup), house.people["p1"].id
    await silent(cup, table, "p1")
    info = (await house.slash("p2", "table info")).text
    assert "for the time of one decision, a free reserve of the tournament takes it" in info
    (letter,) = [one.text for one in house.messages() if "missed your deadlines" in one.text]
    until = datetime.fromtimestamp(int(letter.split("<t:")[1].split(":")[0]), UTC)
    away = {row.user_id: row for row in (await house.app.tables.sight(table)).seats}[user]
    assert away.away_since is not None
    assert until - away.away_since == timedelta(hours=1)
    assert "As long as there is none you can still come back." in letter
    soon = next(one.text for one in house.messages() if "If P1 isn’t back by" in one.text)
    assert "if there is none, the computer plays on" in soon
    await house.advance((until - house.now()).total_seconds() - 1)
    assert user in await sitting(cup, table)
    await house.advance(2)
    assert house.people[sits].id in await sitting(cup, table)
    offered = next(one.text for one in house.messages() if "away for a long time" in one.text)
    assert "As long as there is none the computer plays on" in offered
    lost = any("taken your seat because you were away" in one.text for one in house.messages())
    assert lost == reserve
    back = await house.slash("p1", "table back")
    assert ("aren’t playing at this table" in back.text) == reserve


async def silent(cup: Cup, table: int, who: str) -> None:
    """Only one does not answer, until the computer plays for them."""
    seat = next(
        row.seat
        for row in (await cup.house.app.tables.sight(table)).seats
        if row.user_id == cup.house.people[who].id
    )
    while (sight := await cup.house.app.tables.sight(table)).seats[seat].computer is None:
        assert sight.waiting is not None
        others = [one for one in sight.waiting.seats if one != seat]
        if not (others and await cup.acts(table, others[0])):
            await cup.house.advance(HOUR)


async def sitting(cup: Cup, table: int) -> set[int | None]:
    return {row.user_id for row in (await cup.house.app.tables.sight(table)).seats}


async def test_nobody_wins_a_table_that_all_have_left(house: House) -> None:
    """Not even who was the last to go: nothing of the table is theirs."""
    cup = await begun(house, "deserted")
    for name in cup.names:
        await leave(house, name)
    held = await cup.held()
    assert held.state.phase == Finished(())
    assert [one.status for one in held.state.players] == ["out"] * 3 + ["left"]
    assert [line.points for line in standings(held.state)] == [0] * 4


async def test_two_who_leave_a_table_before_the_tournament_looks_are_both_out(house: House) -> None:
    cup = await begun(house, "in a moment")
    table = await table_of(cup)
    for name in cup.names:
        await house.app.tables.leave(table, house.people[name].id)
    await house.settle()
    assert [line.points for line in standings((await cup.held()).state)] == [0] * 4


async def test_an_outage_does_not_keep_the_director_from_taking_a_step_back(house: House) -> None:
    cup = await begun(house, "step", round_length="2d")
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    await cup.slash("ada", "player penalty", player=house.people["p1"], points=2, reason="late")
    await house.down(5 * HOUR)
    reply = await cup.slash("ada", "undo")
    assert "no director" not in reply.text
    state = (await cup.held()).state
    assert state.players[0].penalty == 0
    after = state.rounds[-1].due
    assert after is not None
    assert after - due >= timedelta(hours=5)

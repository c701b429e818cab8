"""A table knows its round: what it is called, when it ends, and that no clock reaches beyond it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.engine.time.paces import PACES
from bot.store.rows import Pace
from bot.tournaments.commands.round_lengths import proposed
from bot.tournaments.records.terms import Terms, packed
from games import GAMES
from games.league.tournament.settings import Settings
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun

DAY_LONG = timedelta(days=1)


async def table_of(cup: Cup) -> int:
    (table,) = (await cup.running()).values()
    return table


async def mover_of(cup: Cup) -> str:
    """Who is asked at the only table."""
    sight = await cup.house.app.tables.sight(await table_of(cup))
    assert sight.waiting is not None
    user = sight.seats[sight.waiting.seats[0]].user_id
    return next(name for name in cup.names if cup.house.people[name].id == user)


async def test_thread_board_and_info_name_the_tournament_the_round_and_the_table(
    house: House,
) -> None:
    await begun(house, "names", round_length="8d")
    assert (house.place.name or "").startswith("Spring Cup · round 1, table 1: ")
    stamp = int((house.now() + timedelta(days=8)).timestamp())
    board, info = house.board.text, (await house.slash("p1", "table info")).text
    for shown in (board, info):
        assert "**Spring Cup** · round 1, table 1 · the round ends on" in shown
        assert f"<t:{stamp - stamp % 60}" in shown or f"<t:{stamp}" in shown
    assert "Acquire · table 1 (Spring Cup, round 1)" in (await house.slash("p1", "games")).text


async def test_a_round_without_an_end_names_none(house: House) -> None:
    await begun(house, "endless", round_length="none")
    assert "round 1, table 1" in house.board.text
    assert "the round ends" not in house.board.text


async def test_who_is_asked_is_told_once_a_day_before_the_end_of_the_round(house: House) -> None:
    cup = await begun(house, "warned", round_length="10d", pace="slow")
    await house.advance(9 * DAY - HOUR)
    assert not any("ends on" in one.text and "scored" in one.text for one in house.messages())
    # It is midnight: reminders wait until eight, also if a decision's time is up by then.
    await house.advance(2 * HOUR)
    assert not any("Round 1 ends on" in one.text for one in house.messages())
    await house.advance(7 * HOUR)
    told = [one for one in house.messages() if "Round 1 ends on" in one.text]
    (line,) = told
    asked = house.people[await mover_of(cup)].id
    assert f"<@{asked}>" in line.text
    await house.advance(HOUR)
    assert len([one for one in house.messages() if "Round 1 ends" in one.text]) == 1


async def test_who_wants_messages_reads_of_the_end_of_the_round_in_one(house: House) -> None:
    """In the morning, in place of the call."""
    cup = await begun(house, "written", round_length="10d", pace="slow")
    await house.advance(9 * DAY - HOUR)
    for name in cup.names:
        await house.slash(name, "me settings", notifications="message")
    await house.advance(10 * HOUR)
    who = await mover_of(cup)
    (letter,) = house.letters(house.people[who].id)
    assert letter.text.startswith("Acquire 1 (Spring Cup), still to do: ")
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    assert f"the round ends on <t:{int(due.timestamp())}:f>" in letter.text


async def test_in_a_short_round_a_tenth_before_its_end_is_enough(house: House) -> None:
    await begun(house, "short", round_length="10h", pace="fast")
    await house.advance(8 * HOUR + 50 * MINUTE)
    assert not any("Round 1 ends on" in one.text for one in house.messages())
    await house.advance(15 * MINUTE)
    assert any("Round 1 ends on" in one.text for one in house.messages())


async def test_a_round_that_is_extended_says_so_on_the_board_and_warns_again(
    house: House,
) -> None:
    cup = await begun(house, "extended", round_length="10d", pace="slow")
    await house.advance(9 * DAY + HOUR)
    await cup.slash("ada", "extend", by="5d")
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    assert f"<t:{int(due.timestamp())}" in house.board.text
    await house.advance(5 * DAY + 9 * HOUR)
    warned = [one for one in house.messages() if "Round 1 ends on" in one.text]
    assert f"<t:{int(due.timestamp())}" in warned[-1].text


async def test_while_the_tournament_is_paused_no_end_is_shown(house: House) -> None:
    cup = await begun(house, "paused", round_length="10d")
    await cup.slash("ada", "pause", reason="Holidays")
    assert "the round ends" not in house.board.text
    await house.advance(2 * DAY)
    await cup.slash("ada", "pause", off=True)
    due = (await cup.held()).state.rounds[-1].due
    assert due is not None
    assert f"<t:{int(due.timestamp())}" in house.board.text


async def asked_late(house: House, title: str) -> Cup:
    """A round of 40 hours; somebody is asked after ten, and uses their bank by now."""
    cup = await begun(house, title, round_length="40h")
    await house.advance(DAY / 24 * 10)
    tables, table = house.app.tables, await table_of(cup)
    sight = await tables.sight(table)
    assert sight.waiting is not None
    user = sight.seats[sight.waiting.seats[0]].user_id or 0
    while (asked := (await tables.sight(table, user)).waiting) and asked == sight.waiting:
        await tables.act(table, user, (await tables.sight(table, user)).offers[0].action)
    await house.advance(DAY + MINUTE)
    return cup


async def test_a_time_bank_does_not_reach_beyond_the_round(house: House) -> None:
    """The pace is over after a day; a third of the round would be more than it has left."""
    cup = await asked_late(house, "bank")
    sight = await house.app.tables.sight(await table_of(cup))
    due = (await cup.held()).state.rounds[-1].due
    assert sight.deadline == due
    assert "time bank 5 hours" in (await house.slash("p1", "table info")).text


async def test_a_bank_that_was_cut_short_reaches_to_the_end_of_an_extended_round(
    house: House,
) -> None:
    cup = await asked_late(house, "cut")
    await cup.slash("ada", "extend", by="1h")
    sight = await house.app.tables.sight(await table_of(cup))
    assert sight.deadline == (await cup.held()).state.rounds[-1].due
    await cup.slash("ada", "extend", by="30d")
    assert sight.deadline is not None
    longer = (await house.app.tables.sight(await table_of(cup))).deadline
    assert longer is not None
    assert longer - sight.deadline == timedelta(hours=6, minutes=20), (
        "a third of the round, of which seven hours were used"
    )


@pytest.mark.parametrize(
    ("game", "options", "answer"),
    [
        ("acquire", {"pace": "slow", "round_length": "2d"}, "at most 7 hours for a decision"),
        ("acquire", {"pace": "slow", "round_length": "2d"}, "at least 19 days and 21 hours"),
        ("impero", {"round_length": "3d"}, "The turns of a game take 7 days"),
    ],
)
async def test_a_pace_that_cannot_fit_the_round_is_refused_with_one_that_can(
    house: House, game: str, options: dict[str, str], answer: str
) -> None:
    cup = Cup(house, 0, "too slow")
    reply = await cup.create(game=game, **options)
    assert answer in reply.text
    assert "No tournament is announced here" in (await cup.slash("ada", "list")).text


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"pace": "daily"}, "A round lasts 33 days. That’s a suggestion"),
        ({"pace": "live"}, "A round lasts 4 hours. That’s a suggestion"),
        ({"round_length": "20d"}, "A round lasts 20 days."),
        ({"round_length": "none"}, "one slow table keeps all the others waiting"),
    ],
)
async def test_the_length_of_a_round_is_proposed_and_what_none_means_is_said(
    house: House, options: dict[str, str], answer: str
) -> None:
    cup = Cup(house, 0, "proposed")
    assert answer in (await cup.create(game="acquire", **options)).text


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("key", GAMES)
def test_four_of_five_measured_tables_end_in_the_proposed_time(key: str, pace: Pace) -> None:
    rules = GAMES[key]
    for seats in rules.seats:
        settings = Settings(game=key, title="t", sizes=(seats,), table=packed(Terms(pace=pace)))
        length = proposed(rules, settings, "UTC")
        assert length >= timedelta(minutes=rules.rounds[pace][seats] if rules.rounds else 1)
        weekends = replace(settings, table=packed(Terms(pace=pace, time_off="weekends")))
        longer = pace in {"daily", "slow"} and rules.rounds
        assert (proposed(rules, weekends, "UTC") > length) == bool(longer)


def test_a_pace_of_ones_own_lies_between_those_beside_it() -> None:
    def days(seconds: int) -> float:
        table = packed(Terms(pace="own", seconds=seconds))
        settings = Settings(game="acquire", title="t", sizes=(4,), table=table)
        return proposed(GAMES["acquire"], settings, "UTC") / DAY_LONG

    daily, slow = days(86_400), days(3 * 86_400)
    assert days(2 * 86_400) == pytest.approx((daily + slow) / 2, abs=1)
    assert days(6 * 86_400) == pytest.approx(2 * slow, abs=1)


async def test_a_vacation_does_not_carry_a_bank_beyond_the_round(house: House) -> None:
    """The bank runs, and somebody who is asked goes on vacation: the round ends all the same."""
    cup = await begun(house, "away", round_length="2d")
    await house.advance(DAY + MINUTE)
    mover = await mover_of(cup)
    await house.slash(mover, "me vacation", days=10)
    sight = await house.app.tables.sight(await table_of(cup))
    assert sight.deadline == (await cup.held()).state.rounds[-1].due


async def test_no_deadline_lies_behind_the_end_of_the_round(house: House) -> None:
    """A day from now would; the board names the end of the round."""
    cup = await begun(house, "ends", round_length="40h")
    await house.advance(20 * HOUR)
    table, who = await table_of(cup), await mover_of(cup)
    user = house.people[who].id
    offers = (await house.app.tables.sight(table, user)).offers
    await house.app.tables.act(table, user, offers[0].action)
    await house.settle()
    ends = (await cup.held()).state.rounds[-1].due
    assert ends is not None
    assert (await house.app.tables.sight(table)).deadline == ends
    assert f"by <t:{int(ends.timestamp())}:f>" in house.board.text

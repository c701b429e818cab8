"""`/tournament create`: every setting stands on the card, and nothing that is typed is ignored in silence."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from games.league.tournament.settings import ByPlace
from tests.bot.sim import House
from tests.bot.tournaments.draft import fill
from tests.bot.tournaments.games.cup import MINUTE, Cup

SHOWN: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({}, ("3 rounds at tables of 4 and 5", "Registration until the director ends it")),
    (
        {
            "rounds": 4,
            "sizes": "4-6",
            "registration": "2026-12-24 20:00",
            "check_in": "30m",
            "hours": 36.0,
            "time_off": "weekends",
            "option": "open_holdings=false",
            "round_length": "20d",
            "late_tables": "playouts",
            "points": "8,5,3,1",
            "tie_breaks": "wins, meetings, lot",
            "counted": 2,
            "most": 64,
            "late_entry": 1,
            "final": 4,
            "go_on": 1,
            "review": "45m",
            "strict": "yes",
        },
        (
            "4 rounds at tables of 4, 5 and 6",
            "Registration closes <t:1798142400:f>",
            "Then 30 minutes to check in",
            "Time for each decision: 36 hours",
            "Vacations and weekends stop the clock",
            "hidden from the others",
            "Each round has 20 days; unfinished tables are scored by computers",
            "Points by place: 8-5-3-1-0-0",
            "first places, who was ahead where they met, drawing lots",
            "The best 2 rounds of each player count",
            "From 2 to 64 players",
            "as long as at most one round has begun",
            "a knock-out of the first 4; the best of each table",
            "opens after 45 minutes",
            "No repeat opponents",
        ),
    ),
    ({"game": "impero"}, ("close at fixed hours", "If everyone is on vacation, the table pauses")),
    (
        {
            "format": "groups",
            "group_size": 6,
            "go_on": 1,
            "sizes": "3,4",
            "registration": "20:00",
            "pace": "slow",
            "time_off": "none",
            "points": "8,5,3,1 / 8,4,1",
        },
        (
            "in groups of about 6",
            "Registration closes <t:1767297600:f>",
            "Time for each decision: 3 days",
            "Neither vacations nor quiet hours",
            "8-4-1",
        ),
    ),
    (
        {
            "format": "knockout",
            "go_on": 1,
            "tie_breaks": "seconds",
            "points": "money",
            "round_length": "none",
            "time_off": "quiet",
        },
        (
            "the best of each advances",
            "broken by: second places",
            "shared out like its money",
            "A round ends with its last table",
            "vacations don’t stop the clock",
        ),
    ),
]

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"game": "impero", "pace": "slow"}, "remove `pace`"),
    ({"pace": "live", "time_off": "weekends"}, "at least 24 hours for a decision"),
    ({"hours": 0.5, "time_off": "none"}, "at least 24 hours for a decision"),
    ({"round_length": "none", "late_tables": "worth"}, "only if rounds have an end"),
    ({"tie_breaks": "lot, wins"}, "name it last"),
    ({"format": "groups", "final": 4}, "ignore `final`"),
    ({"format": "groups", "go_on": 4}, "From 1 to 3 of each table"),
    ({"format": "knockout", "rounds": 3}, "ignore `rounds`"),
    ({"format": "knockout", "counted": 2}, "ignore `counted`"),
    ({"format": "knockout", "late_entry": 1}, "ignore `late-entry`"),
    ({"format": "league", "strict": "yes"}, "ignore `strict`"),
    ({"go_on": 2}, "ignore `go-on`"),
    ({"group_size": 8}, "ignore `group-size`"),
]


async def test_every_setting_stands_on_the_card(
    house: House,
) -> None:
    cup = Cup(house, 0, "card")
    for number, (options, lines) in enumerate(SHOWN, 1):
        await cup.create(**{"game": "acquire", **options})
        assert f"tournament {number}\n" in cup.card.text
        assert [line for line in lines if line not in cup.card.text] == []


async def test_what_would_be_ignored_is_refused_in_words(house: House) -> None:
    cup = Cup(house, 0, "ignored")
    for options, answer in REFUSED:
        said = (await cup.create(**{"game": "acquire", **options})).text
        assert answer in said, (options, said)
    assert "no tournament" in (await cup.slash("ada", "list")).text.lower()


async def test_a_pace_and_hours_that_are_chosen_at_once_are_refused(house: House) -> None:
    """One after the other the last choice counts."""
    cup = Cup(house, 0, "both")
    draft = await cup.slash("ada", "create", title="Cup", game="acquire", pace="slow")
    await fill(house, "ada", draft.seen, "pace", {"pace": "fast", "hours": "36"})
    assert "remove one of them" in draft.seen.text
    await fill(house, "ada", draft.seen, "pace", {"hours": "36"})
    assert "36 hours" in draft.seen.text


async def test_time_off_that_a_quick_pace_makes_void_is_dropped(house: House) -> None:
    cup = Cup(house, 0, "void")
    draft = await cup.slash("ada", "create", title="Cup", game="acquire")
    await fill(house, "ada", draft.seen, "pace", {"time_off": "weekends"})
    for pace in ("live", "daily"):
        await fill(house, "ada", draft.seen, "pace", {"pace": pace})
    assert "Vacations stop the clock; quiet hours" in draft.seen.text


async def test_points_of_ones_own_hold_for_tables_of_three_too(house: House) -> None:
    cup = Cup(house, 0, "scale")
    await cup.create(game="acquire", points="8,5,3,1")
    scale = (await cup.held()).state.settings.points
    assert isinstance(scale, ByPlace)
    assert (scale.at(3), ByPlace().at(3)) == ((8, 5, 3), (5, 3, 1))


@pytest.mark.parametrize(
    ("typed", "utc"),
    [
        ("2027-03-28 01:59", datetime(2027, 3, 28, 0, 59, tzinfo=UTC)),
        # This hour is left out, and that one comes twice.
        ("2027-03-28 02:30", datetime(2027, 3, 28, 1, 0, tzinfo=UTC)),
        ("2027-10-31 02:30", datetime(2027, 10, 31, 0, 30, tzinfo=UTC)),
        ("2027-10-31 03:00", datetime(2027, 10, 31, 2, 0, tzinfo=UTC)),
    ],
)
async def test_registration_ends_when_the_clock_shows_it_also_in_the_nights_that_it_jumps(
    house: House, typed: str, utc: datetime
) -> None:
    await house.slash("ada", "settings", zone="Europe/Rome")
    cup = Cup(house, 0, "jump")
    draft = await cup.slash("ada", "create", title="Cup", game="acquire")
    await fill(house, "ada", draft.seen, "times", {"registration": typed})
    assert f"<t:{int(utc.timestamp())}:" in draft.seen.text
    await house.press("ada", "Announce", draft.seen)
    assert (await cup.held()).state.settings.registration_until == utc


async def test_a_title_of_which_nothing_is_to_be_seen_is_none(house: House) -> None:
    cup = Cup(house, 0, "unseen")
    said = await cup.slash("ada", "create", title="\u200b\u2066", game="acquire")
    assert "title" in said.text.lower()
    assert said.seen.open == []


async def test_a_bye_has_no_points_of_its_own_where_money_counts(house: House) -> None:
    cup = Cup(house, 0, "bye")
    await cup.create(game="acquire", points="money")
    said = (await cup.slash("ada", "settings", setting="bye", value="2")).text
    assert "a bye is worth an equal share" in said


async def test_a_director_is_named_by_a_mention_and_reads_that_a_ruling_of_their_own_waits(
    house: House,
) -> None:
    cup = Cup(house, 4, "mention")
    await cup.create(game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("ada", "start")
    named = await cup.slash("ada", "player director", person=house.people["p1"])
    assert named.text == f"<@{house.people['p1'].id}> directs this tournament with you."
    said = await cup.slash("p1", "rule", number=1, places="1 2 3 4", reason="I was ahead")
    assert "so it waits" in said.text
    await house.advance(MINUTE)
    asked = next(one for one in reversed(cup.seen()) if "so it waits" in one.text)
    assert asked.text.endswith("The reason: I was ahead")
    after = await cup.slash("ada", "rule", number=1, places="4 3 2 1", reason="Agreed")
    assert "Done" in after.text

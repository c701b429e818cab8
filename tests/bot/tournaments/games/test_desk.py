"""The director's desk: rulings, who undid what, and two directors at once."""

from __future__ import annotations

import re
import sqlite3

from bot.store import ratings, results
from bot.store.results import ResultRow
from games.league.ratings import Rating
from games.league.tournament.state import Playing
from tests.bot.seen import Seen
from tests.bot.sim import House
from tests.bot.tournaments.draft import announced as drafted
from tests.bot.tournaments.games.cup import DAY, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun


def own(house: House, who: str) -> None:
    """The server is theirs."""
    guild = house.app.client.get_guild(house.guild.id)
    assert guild is not None
    guild.owner_id = house.people[who].id


async def test_everything_that_is_announced_names_the_tournament(house: House) -> None:
    cup = await begun(house, "named")
    await cup.slash("ada", "announce", text="Good luck")
    await cup.slash("ada", "pause", reason="Holidays")
    await house.advance(MINUTE)
    lines = [text for text in cup.said() if text.startswith("**")]
    assert len(lines) == 4, lines
    assert all(text.startswith("**Spring Cup** · ") for text in lines), lines


async def test_an_undo_says_who_takes_back_what(house: House) -> None:
    cup = await begun(house, "undo")
    await cup.slash("ada", "player director", person=house.people["theo"])
    await cup.slash("ada", "pause", reason="Holidays")
    await cup.slash("theo", "undo")
    await house.advance(MINUTE)
    said = cup.said()[-1]
    ada, theo = house.people["ada"].id, house.people["theo"].id
    assert said.index(f"<@{theo}> undoes a decision") < said.index(f"<@{ada}>: pauses")
    assert "Holidays" in said


async def test_a_cancellation_that_is_taken_back_is_told_to_those_whom_it_was_told(
    house: House,
) -> None:
    cup = await begun(house, "cancelled")
    await cup.cancel("ada", "A mistake")
    await house.advance(MINUTE)
    assert "The seed itself stays unpublished." in cup.card.text
    calls = [len(cup.calls(name)) for name in cup.names]
    await cup.slash("ada", "undo")
    await house.advance(MINUTE)
    after = [len(cup.calls(name)) for name in cup.names]
    assert all(late > early for late, early in zip(after, calls, strict=True))
    assert isinstance((await cup.held()).state.phase, Playing)


async def test_a_second_director_is_told_what_the_first_has_done(house: House) -> None:
    cup = await begun(house, "two")
    await cup.slash("ada", "player director", person=house.people["theo"])
    await cup.slash("ada", "pause", reason="Holidays")
    refused = await cup.slash("theo", "pause", reason="Holidays, too")
    assert "already paused" in refused.text
    assert f"<@{house.people['ada'].id}>: pauses the tournament" in refused.text
    done = await cup.slash("theo", "pause", off=True)
    assert f"<@{house.people['ada'].id}>: pauses the tournament" in done.text
    assert "pauses" not in (await cup.slash("theo", "announce", text="On we go")).text


async def test_what_a_tournament_would_ignore_is_refused_when_it_is_announced(
    house: House,
) -> None:
    cup = Cup(house, 0, "ignored")
    for options in ({"format": "groups", "final": 4}, {"format": "knockout", "rounds": 4}):
        assert "would ignore" in (await cup.create(game="acquire", **options)).text


def plain(seen: Seen) -> str:
    """As people read it, without what keeps Discord from reading it otherwise."""
    return seen.text.replace("\\", "")


async def result_of(cup: Cup, table: int) -> tuple[ResultRow | None, dict[str, int]]:
    """The result in the history, and the place of each player there."""

    def read(connection: sqlite3.Connection) -> tuple[ResultRow | None, dict[str, int]]:
        row = results.of_table(connection, table)
        parts = results.seats(connection, row.number) if row else ()
        users = {cup.house.people[name].id: name for name in cup.names}
        return row, {users[one.person]: one.counts or one.place for one in parts}

    return await cup.house.app.store.read(read)


async def rating_of(cup: Cup, name: str) -> Rating | None:
    scope, user = ("acquire", cup.house.guild.id), cup.house.people[name].id
    return await cup.house.app.store.read(lambda link: ratings.of(link, scope, user))


async def ruled(cup: Cup, places: str = "4 3 2 1", entries: int = 90) -> tuple[int, list[str]]:
    """The only table is played past its half, and ruled on; its number, and the players by seat."""
    (table,) = (await cup.running()).values()
    await cup.play(table, entries=entries)
    users = {cup.house.people[name].id: name for name in cup.names}
    seats = [users[row.user_id or 0] for row in (await cup.house.app.tables.sight(table)).seats]
    await cup.slash("ada", "rule", number=1, places=places, reason="Agreed by all")
    return table, seats


async def test_a_ruling_is_told_at_its_table_and_stands_in_history_and_ratings(
    house: House,
) -> None:
    cup = await begun(house, "ruled", review="1h")
    await cup.slash("ada", "start")
    table, seats = await ruled(cup)
    await house.advance(MINUTE)
    told = [plain(one) for one in house.messages() if "has ruled on this table" in one.text]
    (line,) = told
    assert f"1. {seats[3].title()} (5), 2. {seats[2].title()} (3)" in line
    assert "Agreed by all" in line
    row, places = await result_of(cup, table)
    assert row is not None
    assert (row.ruled, row.whole, row.unrated) == (True, True, None)
    assert [places[name] for name in seats] == [4, 3, 2, 1]
    first, last = await rating_of(cup, seats[3]), await rating_of(cup, seats[0])
    assert first is not None
    assert last is not None
    assert first.points > last.points


async def test_a_corrected_ruling_corrects_the_ratings_and_one_that_is_undone_leaves_none(
    house: House,
) -> None:
    cup = await begun(house, "corrected", players=8)
    tables = await cup.running()
    await cup.play(tables[1], entries=90)
    users = {cup.house.people[name].id: name for name in cup.names}
    seats = [users[row.user_id or 0] for row in (await house.app.tables.sight(tables[1])).seats]
    await cup.slash("ada", "rule", number=1, places="1 2 3 4", reason="So it stood")
    before = await rating_of(cup, seats[0])
    await cup.slash("ada", "rule", number=1, places="4 3 2 1", reason="Counted anew")
    _, places = await result_of(cup, tables[1])
    assert [places[name] for name in seats] == [4, 3, 2, 1]
    after, best = await rating_of(cup, seats[0]), await rating_of(cup, seats[3])
    assert before is not None
    assert after is not None
    assert best == before
    assert after.points < before.points
    await cup.slash("ada", "undo")
    assert await rating_of(cup, seats[0]) == before
    await cup.slash("ada", "undo")
    assert await rating_of(cup, seats[0]) is None
    await cup.play(tables[1])
    await house.settle()
    row, _ = await result_of(cup, tables[1])
    assert row is not None
    assert (row.ruled, row.annulled) == (False, False)
    assert await rating_of(cup, seats[0]) is not None


async def test_a_table_of_which_less_than_half_is_played_changes_no_rating(house: House) -> None:
    cup = await begun(house, "half")
    table, seats = await ruled(cup, entries=20)
    row, places = await result_of(cup, table)
    assert row is not None
    assert not row.whole
    assert [places[name] for name in seats] == [4, 3, 2, 1]
    assert await rating_of(cup, seats[3]) is None


async def test_a_late_table_is_told_with_its_places_and_rated_by_them(house: House) -> None:
    cup = await begun(house, "late", round_length="2d")
    (table,) = (await cup.running()).values()
    await cup.play(table, entries=100)
    await house.advance(2 * DAY + MINUTE)
    told = [plain(one) for one in house.messages() if "The time of this table" in one.text]
    (line,) = told
    assert "scored by what each player is worth" in line
    row, places = await result_of(cup, table)
    assert row is not None
    assert row.ruled
    assert sorted(places) == sorted(cup.names)
    rated = [await rating_of(cup, name) for name in sorted(cup.names, key=lambda one: places[one])]
    points = [one.points for one in rated if one is not None]
    assert points == sorted(points, reverse=True)
    assert len(points) == 4


async def test_a_ruling_in_ones_own_cause_counts_when_another_director_presses_agree(
    house: House,
) -> None:
    cup = await begun(house, "own")
    await cup.slash("ada", "player director", person=house.people["p1"])
    await cup.slash("ada", "player director", person=house.people["p2"])
    await house.advance(MINUTE)
    await cup.slash("p1", "rule", number=1, places="1 2 3 4", reason="I was ahead")
    asked = next(
        one
        for one in reversed(house.messages(None, house.channel))
        if any("Agree" in label for label in one.open)
    )
    assert "so it waits" in asked.text
    assert "Only a director" in (await house.press("p3", "Agree", asked)).text
    assert "You have a stake in" in (await house.press("p2", "Agree", asked)).text
    assert (await cup.held()).state.rounds[0].tables[0].result is None
    await house.press("ada", "Agree", asked)
    result = (await cup.held()).state.rounds[0].tables[0].result
    assert result is not None
    assert not result.own
    assert "no longer waits" in (await house.press("ada", "Disagree", asked)).text


async def test_a_shared_place_may_be_typed_with_blanks(house: House) -> None:
    cup = await begun(house, "tied")
    await cup.slash("ada", "rule", number=1, places="2, 1 3 = 4", reason="Agreed by all")
    result = (await cup.held()).state.rounds[0].tables[0].result
    assert result is not None
    assert result.places == ((1,), (0,), (2, 3))


async def test_another_director_reads_what_they_agree_to_and_agrees_to_nothing_else(
    house: House,
) -> None:
    """Whoever rules in their own cause may ask again for other places; older buttons are none for these."""
    cup = await begun(house, "own")
    await cup.slash("ada", "player director", person=house.people["p1"])
    await house.advance(MINUTE)
    asked = []
    for places in ("4 3 2 1", "1 2 3 4"):
        await cup.slash("p1", "rule", number=1, places=places, reason="I was ahead")
        await house.advance(MINUTE)
        asked.append(next(one for one in reversed(cup.seen()) if "so it waits" in one.text))
    firsts = [re.search(r"rules on table 1: 1\. (P\d)", one.text) for one in asked]
    assert firsts[0]
    assert firsts[1]
    assert firsts[0][1] != firsts[1][1]
    for label in ("Agree", "Disagree"):
        told = await house.press("ada", label, asked[0])
        assert "There’s a newer ruling on table 1" in told.text
    assert len((await cup.held()).state.asked) == 1
    await house.press("ada", "Agree", asked[1])
    assert f"The director has ruled on table 1: 1. {firsts[1][1]}" in "".join(cup.said())


async def test_a_ruling_in_ones_own_cause_that_is_refused_changes_nothing(house: House) -> None:
    cup = await begun(house, "own")
    await cup.slash("ada", "player director", person=house.people["p1"])
    await house.advance(MINUTE)
    await cup.slash("p1", "rule", number=1, places="1 2 3 4", reason="I was ahead")
    await house.press("ada", "Disagree")
    held = await cup.held()
    assert held.state.rounds[0].tables[0].result is None
    assert held.state.asked == ()
    assert "disagrees" in cup.said()[-1]


async def test_where_all_directors_play_at_the_table_a_ruling_counts_with_its_mark(
    house: House,
) -> None:
    """The other director sits there, too, and it is the first one's server: nobody else could answer."""
    cup = Cup(house, 4, "all play")
    own(house, "p1")
    await drafted(house, "p1", title="Spring Cup", game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("p1", "start")
    await cup.slash("p1", "player director", person=house.people["p2"])
    await cup.slash("p1", "rule", number=1, places="1 2 3 4", reason="I was ahead")
    assert (await cup.held()).state.rounds[0].tables[0].result is None
    await house.advance(DAY + MINUTE)
    result = (await cup.held()).state.rounds[0].tables[0].result
    assert result is not None
    assert result.own
    assert "since nobody else could" in "\n".join(cup.said())

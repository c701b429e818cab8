"""A director's desk: what waits for them, and a whole evening by buttons."""

from __future__ import annotations

import pytest

from games.league.tournament.state import Finished
from tests.bot.seen import Reply, Seen
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun


async def opened(cup: Cup, who: str = "ada") -> Seen:
    return (await cup.slash(who, "desk")).seen


async def form(house: House, on: Seen, label: str, **values: str) -> Reply:
    """Press, fill in, send off."""
    asked = await house.press("ada", label, on)
    return await house.fill("ada", asked, values)


async def test_only_directors_have_a_desk_and_with_nothing_to_do_it_says_so(house: House) -> None:
    cup = await begun(house, "desk", players=8)
    desk = await opened(cup)
    assert "There’s nothing for you to do" in desk.text
    assert desk.private
    assert "Only a director" in (await cup.slash("p1", "desk")).text
    shown = (await cup.slash("ada", "show")).seen
    await house.press("ada", "desk", shown)
    assert "There’s nothing for you to do" in shown.text
    assert not any("desk" in one for one in (await cup.slash("p1", "show")).seen.open)
    (menu,) = desk.menus
    assert [label.partition(" ")[0] for label in menu.choices] == ["1", "2"]


async def test_a_table_is_ruled_and_a_seat_replaced_by_buttons(house: House) -> None:
    cup = await begun(house, "by buttons", players=8)
    desk = await opened(cup)
    await house.choose("ada", [next(iter(desk.menus[0].choices))], desk)
    assert "1. " in desk.text
    label = next(one for one in desk.open if one.startswith("Replace"))
    await form(house, desk, label, reason="Does not answer")
    assert (await cup.held()).state.rounds[0].tables[0].kept
    assert label not in desk.open, "the page is as it is now"
    refused = await form(house, desk, "Rule…", places="1 2 3", scores="", reason="x")
    assert "4" in refused.text
    await form(house, desk, "Rule…", places="2 1 3=4", scores="", reason="Agreed by all")
    result = (await cup.held()).state.rounds[0].tables[0].result
    assert result is not None
    assert result.places == ((1,), (0,), (2, 3))
    assert desk.text.startswith("### Directors’ desk"), "the table has ended"


async def test_results_of_many_tables_are_shown_before_they_count(house: House) -> None:
    cup = await begun(house, "bulk", players=8)
    desk = await opened(cup)
    typed = "1: 3 1 2 4\ntable 2: 1 2 3=4"
    shown = await form(house, desk, "Enter results…", results=typed, reason="Played at home")
    assert "count yet" in shown.text
    assert "- Table 1: 1. P" in shown.text
    assert all(one.result is None for one in (await cup.held()).state.rounds[0].tables)
    await house.press("ada", "Count these", shown.seen)
    await house.advance(MINUTE)
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    assert [table.result.places[0] for table in held.state.rounds[0].tables if table.result] == [
        (2,),
        (0,),
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1: 3 1 2 4\nhello", "isn’t a result"),
        ("1: 3 1 2 4\n1: 1 2 3 4", "twice"),
        ("1: 3 1 2", "4"),
        ("9: 3 1 2 4", "table"),
    ],
)
async def test_of_results_that_cannot_be_read_none_counts(
    house: House, typed: str, answer: str
) -> None:
    cup = await begun(house, "wrong", players=8)
    shown = await form(house, await opened(cup), "Enter results…", results=typed, reason="x")
    assert answer in shown.text
    assert all(one.result is None for one in (await cup.held()).state.rounds[0].tables)


async def test_a_question_is_answered_from_the_desk(house: House) -> None:
    cup = await begun(house, "answered there", round_length="3d")
    await cup.slash("ada", "player director", person=house.people["p1"])
    await cup.slash("p1", "adjudicate", number=1, reason="It is late")
    own = await opened(cup, "p1")
    assert "Agree" not in own.open
    desk = await opened(cup)
    assert "It is late" in desk.text
    await house.press("ada", "Agree", desk)
    assert (await cup.held()).state.asked == ()


async def test_the_round_is_extended_and_ended_and_something_is_said_by_buttons(
    house: House,
) -> None:
    cup = await begun(house, "the rest", round_length="3d")
    desk = await opened(cup)
    before = (await cup.held()).state.rounds[-1].due
    await form(house, desk, "Extend or shorten…", by="2d", reason="")
    after = (await cup.held()).state.rounds[-1].due
    assert before is not None
    assert after is not None
    assert after > before
    await form(house, desk, "Announce…", text="Good luck")
    asked = await form(house, desk, "End the tournament…", reason="Holidays")
    assert "End now, with winners" not in asked.seen.open
    await house.press("ada", "End after this round", asked.seen)
    await house.advance(MINUTE)
    said = "\n".join(cup.said())
    assert "Good luck" in said
    assert "ends after round 1" in said


async def test_a_director_is_called_to_a_table_once_and_the_player_hears_the_answer(
    house: House,
) -> None:
    cup = await begun(house, "help")
    await house.advance(MINUTE)
    mine = await cup.slash("p1", "my-table")
    assert "have been called" in (await house.press("p1", "Call a director", mine.seen)).text
    assert "already" in (await house.press("p1", "Call a director", mine.seen)).text
    await house.advance(MINUTE)
    called = cup.seen()[-1]
    assert "P1 calls a director to table 1" in called.text
    assert "<#" in called.text
    assert called.called == [house.people["ada"].id]
    desk = await opened(cup)
    assert "P1 calls a director" in desk.text
    before = len(cup.calls("p1"))
    await house.press("ada", "Answer table 1", desk)
    await house.advance(MINUTE)
    assert "A director has come to table 1" in "\n".join(cup.said())
    assert len(cup.calls("p1")) == before + 1
    assert (await cup.held()).state.calls == ()
    other = await cup.slash("nemo", "my-table")
    assert "Call a director" not in other.seen.open


async def test_a_call_ends_with_its_table(house: House) -> None:
    cup = await begun(house, "over", players=8)
    mine = await cup.slash("p1", "my-table")
    await house.press("p1", "Call a director", mine.seen)
    ((number, _),) = (await cup.held()).state.calls
    await cup.play((await cup.running())[number])
    await house.settle()
    assert (await cup.held()).state.calls == ()
    assert "No table of yours" in (await house.press("p1", "Call a director", mine.seen)).text


class Evening:
    """A director at the desk, whose presses and typed letters are counted, beside those of the same commands."""

    def __init__(self, house: House, cup: Cup) -> None:
        self.house, self.cup = house, cup
        self.presses, self.letters, self.by_commands = 0, 0, 0

    async def desk(self) -> Seen:
        shown = (await self.cup.slash("ada", "show")).seen
        await self.press("desk", shown)
        return shown

    async def press(self, label: str, on: Seen) -> Reply:
        self.presses += 1
        return await self.house.press("ada", label, on)

    async def first_table(self, desk: Seen) -> None:
        self.presses += 1
        await self.house.choose("ada", [next(iter(desk.menus[0].choices))], desk)

    async def filled(self, label: str, on: Seen, **values: str) -> Reply:
        self.presses, self.letters = self.presses + 1, self.letters + sum(map(len, values.values()))
        return await self.house.fill("ada", await self.press(label, on), values)

    async def results(self, desk: Seen, but: int = 0) -> None:
        """All tables of the round, in the order of their seats."""
        tables = (await self.cup.held()).state.rounds[-1].running
        lines = [
            f"{table.number}: {' '.join(str(seat) for seat in range(1, len(table.seats) + 1))}"
            for table in tables
            if table.number != but
        ]
        for line in lines:
            self.typed(f"rule number:{line.replace(':', ' places:')} reason:Played")
        typed = "\n".join(lines)
        shown = await self.filled("Enter results…", desk, results=typed, reason="Played")
        await self.press("Count these", shown.seen)
        await self.house.advance(MINUTE)

    def typed(self, command: str) -> None:
        self.by_commands += len(f"/tournament {command}")


async def test_an_evening_of_three_rounds_is_led_by_presses_alone(house: House) -> None:
    """Thirteen people at Greed: a drop, a late entrant, a dispute, and an early end. The same by
    commands needs four times the letters.
    """
    cup = Cup(house, 13, "an evening")
    await cup.create(game="greed", rounds=4, sizes="4,5", late_entry=2)
    await cup.join_all()
    own = Evening(house, cup)
    await own.press("Begin now", await own.desk())
    own.typed("start")
    await house.advance(MINUTE)
    table = await _first_round(own)
    desk = await own.desk()
    await own.press(f"Answer table {table}", desk)
    await own.first_table(desk)
    await own.filled("Rule…", desk, places="2 3 4 5 1", scores="", reason="Cards were seen")
    own.typed("rule number:1 places:2 3 4 5 1 reason:Cards were seen")
    await house.advance(MINUTE)
    for _ in range(2):
        await own.results(await own.desk())
    assert len((await cup.held()).state.rounds) == 4
    asked = await own.filled("End the tournament…", await own.desk(), reason="It is late")
    await own.press("End now, with winners", asked.seen)
    own.typed("cancel reason:It is late")
    await house.advance(MINUTE)
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    assert len(held.state.players) == 14
    assert (own.presses, own.letters, own.by_commands) == (27, 144, 607)


async def _first_round(own: Evening) -> int:
    """Someone goes, someone comes late, and a table, whose number this is, is in dispute."""
    cup, house, desk = own.cup, own.house, await own.desk()
    table = (await cup.held()).state.rounds[-1].tables[0]
    await own.first_table(desk)
    await own.filled(
        next(one for one in desk.open if one.startswith("Take out")), desk, reason="Ill"
    )
    own.typed("player drop player:@P5 reason:Ill")
    assert (await cup.held()).state.players[(table.seats[0] or 0) - 1].status == "left"
    await house.press("late", "Join", cup.card)
    mine = await cup.slash(f"p{table.seats[1]}", "my-table")
    await house.press(f"p{table.seats[1]}", "Call a director", mine.seen)
    await own.press("Back to the desk", desk)
    await own.results(desk, but=table.number)
    return table.number

"""Calls for help: once a table, answered by whoever manages the server and has no stake, and told."""

from __future__ import annotations

from tests.bot.games.anything import opened
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import MINUTE
from tests.bot.tournaments.games.test_attacks import begun


async def test_those_who_manage_the_server_are_called_once_and_the_answer_is_told(
    house: House,
) -> None:
    await opened(house, "acquire", ("giulia", "marco"))
    called = (await house.slash("giulia", "table report", reason="Marco shouts")).seen
    assert "Giulia calls those who manage this server to Acquire · table 1" in called.text
    assert r"Marco shouts" in called.text
    assert called.called == [house.guild.owner.id]
    assert "already" in (await house.slash("marco", "table report")).text
    assert "calls for help" in (await house.slash("ada", "setup tables")).text
    assert "Only people who manage" in (await house.press("marco", "Answer the call", called)).text
    answer = await house.press("ada", "Answer the call", called)
    assert "Ada has come to Acquire · table 1, as Giulia asked" in answer.text
    assert answer.seen.called == [house.people["giulia"].id]
    assert "no more" not in answer.text
    assert "any more" in (await house.press("ada", "Answer the call", called)).text
    assert "calls for help" not in (await house.slash("ada", "setup tables")).text
    assert "calls those who manage" in (await house.slash("marco", "table report")).text


async def test_who_does_not_play_calls_nobody_and_an_administrator_who_plays_answers_nobody(
    house: House,
) -> None:
    await opened(house, "acquire", ("giulia", "ada"))
    assert "You aren’t playing" in (await house.slash("nemo", "table report")).text
    assert "at most 200" in (await house.slash("giulia", "table report", reason="x" * 201)).text
    await house.slash("giulia", "table report")
    assert "stake" in (await house.slash("ada", "table report", answered=True)).text


async def test_two_hundred_calls_are_one(house: House) -> None:
    await opened(house, "acquire", ("giulia", "marco"))
    told = [(await house.slash("giulia", "table report")).text for _ in range(200)]
    assert sum("calls those who manage" in one for one in told) == 1
    assert sum("already" in one for one in told) == 199


async def test_at_a_tournament_s_table_it_calls_the_directors_with_the_reason(house: House) -> None:
    cup = await begun(house, "reported")
    answer = await house.slash("p1", "table report", reason="Somebody *peeks*")
    assert "directors have been called" in answer.text
    assert "already" in (await house.slash("p2", "table report")).text
    await house.advance(MINUTE)
    said = cup.said()[-1]
    assert "P1 calls a director to table 1" in said
    assert r"The reason: Somebody \*peeks\*" in said
    assert len((await cup.held()).state.calls) == 1

"""Directors who play: what they decide in their own cause waits for somebody without a stake."""

from __future__ import annotations

from typing import Any

import pytest

from games.league.tournament.standings import standings
from games.league.tournament.state import Finished, State
from tests.bot.seen import Seen
from tests.bot.sim import House
from tests.bot.tournaments.draft import announced as drafted
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun
from tests.bot.tournaments.games.test_desk import own, rating_of

SCALES = "\u2696"

STEPS: dict[str, tuple[str, dict[str, Any]]] = {
    "replace": ("player replace", {"number": 1, "player": "p2"}),
    "adjudicate": ("adjudicate", {"number": 1}),
    "penalty": ("player penalty", {"player": "p2", "points": 2.0}),
    "drop": ("player drop", {"player": "p2"}),
    "rule": ("rule", {"number": 1, "places": "1 2 3 4"}),
}


def typed(house: House, step: str) -> tuple[str, dict[str, Any]]:
    command, options = STEPS[step]
    return command, {
        name: house.people[value] if name == "player" else value for name, value in options.items()
    }


def waiting(cup: Cup) -> Seen:
    """The newest message of the channel by which somebody answers a question."""
    return next(one for one in reversed(cup.seen()) if {"Agree", "Approvo"} & {*one.open})


def letters(house: House, who: str) -> list[Seen]:
    return house.letters(house.people[who].id)


def told(house: House, who: str) -> str:
    """The newest direct message that somebody has."""
    return letters(house, who)[-1].text


def what_counts(state: State) -> object:
    return state.rounds, state.players


async def with_a_player_as_director(house: House, seed: str, players: int = 4) -> Cup:
    cup = await begun(house, seed, players=players, round_length="2d")
    await cup.slash("ada", "player director", person=house.people["p1"])
    await house.advance(MINUTE)
    return cup


@pytest.mark.parametrize("step", STEPS)
async def test_what_a_director_decides_at_their_own_table_waits_for_another_one(
    house: House, step: str
) -> None:
    cup = await with_a_player_as_director(house, step)
    command, options = typed(house, step)
    before = (await cup.held()).state
    reply = await cup.slash("p1", command, **options, reason="So it must be")
    await house.advance(MINUTE)
    state = (await cup.held()).state
    assert what_counts(state) == what_counts(before)
    assert len(state.asked) == 1
    assert "You have a stake in this, so it waits" in reply.text
    asked = waiting(cup)
    assert "P1" in asked.text
    assert "So it must be" in asked.text
    assert asked.called == [house.people["ada"].id]
    assert SCALES in cup.card.text
    p1, ada = (f"<@{house.people[one].id}>" for one in ("p1", "ada"))
    assert "So it must be" in told(house, "p2")
    assert p1 in told(house, "p2")
    assert "You have a stake in" in (await house.press("p1", "Agree", asked)).text
    assert "Only a director" in (await house.press("p3", "Agree", asked)).text
    await house.press("ada", "Agree", asked)
    await house.advance(MINUTE)
    after = (await cup.held()).state
    assert after.asked == ()
    assert what_counts(after) != what_counts(before)
    assert SCALES in cup.card.text
    assert p1 in told(house, "p2")
    assert ada in told(house, "p2")
    assert f"{ada} agrees to a decision in which P1 has a stake" in "\n".join(cup.said())
    shown = (await cup.slash("p3", "show")).seen
    await house.press("p3", "log", shown)
    assert "agrees to what P1 asked for" in shown.text
    assert house.problems() == []


async def test_without_a_reason_nothing_waits_and_nothing_is_done(house: House) -> None:
    cup = await with_a_player_as_director(house, "reasons")
    before = (await cup.held()).state
    for step in ("replace", "adjudicate", "drop"):
        command, options = typed(house, step)
        assert "eason" in (await cup.slash("p1", command, **options)).text, step
    assert (await cup.held()).state == before


async def test_in_italian_a_decision_in_ones_own_cause_is_told_in_italian(house: House) -> None:
    await house.slash("ada", "settings", language="it")
    cup = Cup(house, 4, "italian")
    await cup.create(game="acquire", rounds=1, sizes="4")
    for name in cup.names:
        await cup.slash(name, "join")
    await cup.slash("ada", "start")
    await cup.slash("ada", "player director", person=house.people["p1"])
    command, options = typed(house, "penalty")
    await cup.slash("p1", command, **options, reason="In ritardo")
    await house.advance(MINUTE)
    assert "è parte in causa" in waiting(cup).text
    assert "Ti riguarda" in told(house, "p2")
    assert any("In attesa di chi non è parte in causa" in one for one in cup.said())


async def test_an_administrator_who_plays_there_waits_as_any_director(house: House) -> None:
    cup = Cup(house, 3, "administrator")
    await drafted(house, "p1", title="Spring Cup", game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("ada", "join")
    await cup.slash("p1", "start")
    await cup.slash("ada", "player drop", player=house.people["p2"], reason="Insults")
    assert len((await cup.held()).state.asked) == 1
    await cup.slash("ada", "undo")
    assert (await cup.held()).state.asked == (), "one's own question may be taken back"


async def test_a_director_without_a_stake_decides_at_once_and_those_concerned_are_told(
    house: House,
) -> None:
    cup = await begun(house, "no stake")
    await cup.slash("ada", "player penalty", player=house.people["p2"], points=1.0, reason="Late")
    await house.advance(MINUTE)
    assert (await cup.held()).state.players[1].penalty == 100
    letter = letters(house, "p2")[-1]
    assert f"<@{house.people['ada'].id}>" in letter.text
    assert "Late" in letter.text
    reply = await house.press("p2", "Call the administrators", letter)
    assert "have been called" in reply.text
    await house.advance(MINUTE)
    objected = cup.seen()[-1]
    assert "P2 objects to a decision" in objected.text
    assert "Late" in objected.text
    again = await house.press("p2", "Call the administrators", letter)
    assert "already objected" in again.text


async def test_nobody_undoes_what_others_have_decided_about_their_own_cause(house: House) -> None:
    cup = await with_a_player_as_director(house, "undo")
    await cup.slash("ada", "player penalty", player=house.people["p1"], points=1.0, reason="Late")
    assert "You have a stake in" in (await cup.slash("p1", "undo")).text
    assert (await cup.held()).state.players[0].penalty == 100
    await cup.slash("ada", "undo")
    assert (await cup.held()).state.players[0].penalty == 0


async def where_all_directors_play(house: House, seed: str) -> Cup:
    """The only director plays, and owns the server."""
    cup = Cup(house, 4, seed)
    own(house, "p1")
    await drafted(house, "p1", title="Spring Cup", game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("p1", "start")
    await house.advance(MINUTE)
    return cup


async def test_where_nobody_else_can_answer_it_is_done_in_the_open_after_a_day(
    house: House,
) -> None:
    cup = await where_all_directors_play(house, "open")
    command, options = typed(house, "replace")
    reply = await cup.slash("p1", command, **options, reason="Does not answer")
    assert "done in the open" in reply.text
    await house.advance(23 * HOUR)
    assert (await cup.held()).state.rounds[0].tables[0].kept == ()
    assert {"Agree", "Disagree"} <= {*letters(house, "p2")[-1].open}
    await house.advance(2 * HOUR)
    state = (await cup.held()).state
    assert state.asked == ()
    assert [player for player, _ in state.rounds[0].tables[0].kept] == [2]
    assert "in the open" in cup.card.text


async def test_whom_it_hits_can_refuse_by_the_direct_message_and_then_it_does_not_count(
    house: House,
) -> None:
    cup = await where_all_directors_play(house, "refused")
    command, options = typed(house, "replace")
    await cup.slash("p1", command, **options, reason="Does not answer")
    await house.advance(MINUTE)
    await house.press("p2", "Disagree", letters(house, "p2")[-1])
    await house.advance(2 * DAY)
    state = (await cup.held()).state
    assert state.asked == ()
    assert 2 in state.rounds[0].tables[0].seats


async def test_an_administrator_without_a_stake_can_answer_before_the_day_is_over(
    house: House,
) -> None:
    cup = await where_all_directors_play(house, "answered")
    command, options = typed(house, "replace")
    await cup.slash("p1", command, **options, reason="Does not answer")
    await house.advance(MINUTE)
    await house.press("ada", "Agree", waiting(cup))
    assert 2 not in (await cup.held()).state.rounds[0].tables[0].seats


async def replaced(house: House, seed: str) -> Cup:
    """A table whose second player a director has replaced by a computer, played to its end."""
    cup = await begun(house, seed)
    (table,) = (await cup.running()).values()
    await cup.play(table, entries=30)
    command, options = typed(house, "replace")
    await cup.slash("ada", command, **options, reason="A mistake")
    await cup.play_round()
    assert isinstance((await cup.held()).state.phase, Finished)
    return cup


@pytest.mark.parametrize("seed", ["keeps", "keeps it"])
async def test_who_is_replaced_without_being_absent_keeps_what_the_seat_reaches(
    house: House, seed: str
) -> None:
    """Points, and the rating: both go by the place of the seat among all of them."""
    cup = await replaced(house, seed)
    said = "\n".join(one.text for one in house.messages())
    assert "A director of the tournament has removed P2 from this table." in said
    assert "A director of the tournament has taken you out of the game" in said
    state = (await cup.held()).state
    table = state.rounds[0].tables[0]
    assert table.result is not None
    (kept,) = table.kept
    assert kept[0] == 2
    order = [seat for tied in table.result.places for seat in tied]
    place = order.index(kept[1])
    points = {line.player: int(line.points) for line in standings(state)}
    assert points[2] == [500, 300, 200, 100][place]
    rating, first = await rating_of(cup, "p2"), await rating_of(cup, cup.names[0])
    assert rating is not None
    assert first is not None
    owners = dict(enumerate(table.seats)) | {kept[1]: 2}
    rated = [await rating_of(cup, f"p{owners[seat]}") for seat in order]
    found = [one.points for one in rated if one is not None]
    assert found == sorted(found, reverse=True)


async def test_who_leaves_for_good_keeps_nothing_and_is_rated_last(house: House) -> None:
    cup = await begun(house, "leaves")
    (table,) = (await cup.running()).values()
    await cup.play(table, entries=90)
    asked = await cup.slash("p2", "leave")
    await house.press("p2", "Leave for good", asked.seen)
    await cup.play_round()
    others = [await rating_of(cup, name) for name in cup.names if name != "p2"]
    mine = await rating_of(cup, "p2")
    assert mine is not None
    assert all(one is not None and one.points > mine.points for one in others)

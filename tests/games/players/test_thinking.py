"""Levels of computers, and what is handed to the process in which the strong ones think."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.chance import Chance
from games.core.record import Header, Table, encode
from games.core.words import Seat
from games.players import RANDOM, kinds, offered, player_of, thinking
from games.players.game import OPENED, play_game, tables
from games.players.levels import EASY, STRONG, levels
from games.players.thinking import (
    ThinkingAnswer,
    actions_of,
    answered,
    move_wanted,
)
from tests.contract.counting import has_secrets
from tests.contract.host import early

POSITIONS, EACH = 200, 10
"""Positions looked at in each game, one in so many; in a short game they are nearer to each other."""


def header(game: str, seed: str) -> Header[Any]:
    rules = GAMES[game]
    seats = 4 if 4 in rules.seats else rules.seats[-1]
    return Header(game, rules.version, seats, rules.options_type(), seed, OPENED)


def positions(game: str) -> Iterator[tuple[Table[Any], Seat]]:
    """Tables of random games, with a seat that may act there."""
    rules, found = GAMES[game], 0
    for number in range(100):
        head = header(game, f"twins/{number}")
        players = [player_of(rules, RANDOM)] * head.seats
        each = early(rules, head.seats, 3 * EACH) // 3
        for table in tables(rules, head, players):
            waiting = rules.waiting(table.state)
            if table.number % each == 0 and (seats := (*waiting.seats, *waiting.may)):
                yield table, seats[number % len(seats)]
                found += 1
                if found == POSITIONS:
                    return


KNOWN = {"impero", "owners_choice"}
"""Games in which somebody who counts from the beginning knows nearly everything."""


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_look_alike_to_a_seat_make_the_same_request(game: str) -> None:
    """So nothing of what the seat may not know reaches the process."""
    rules, differ = GAMES[game], 0
    for table, seat in positions(game):
        twin = rules.imagine(table.state, seat, Chance(f"twin/{table.number}", 0))
        differ += twin != table.state
        requests = [
            encode(move_wanted(rules, state, seat, table.at, "a-seed", (16, 1.0)))
            for state in (table.state, twin)
        ]
        assert requests[0] == requests[1]
    assert differ or game in KNOWN or not has_secrets(rules)


@pytest.mark.parametrize("game", GAMES)
def test_the_process_answers_with_actions_of_the_game(game: str) -> None:
    rules = GAMES[game]
    table, seat = next(
        (table, seat) for table, seat in positions(game) if seat in rules.waiting(table.state).seats
    )
    asked = replace(move_wanted(rules, table.state, seat, table.at, "a", (4, 0.05)), number=7)
    answer = answered(encode(asked))
    assert (answer.number, answer.failed) == (7, "")
    assert all(isinstance(one, rules.action_types) for one in actions_of(rules, answer))
    assert all(0 <= one.chance <= 1 and one.error > 0 for one in answer.moves if one.worlds)
    assert answer.moves


def test_to_people_the_three_best_are_told_by_games_played_to_the_end() -> None:
    rules = GAMES["shark_room"]
    table, seat = next(
        (table, seat)
        for table, seat in positions("shark_room")
        if seat in rules.waiting(table.state).seats
    )
    asked = move_wanted(rules, table.state, seat, table.at, "a", (40, 9.0))
    moves = answered(encode(replace(asked, foretold=9))).moves
    assert 1 < len(moves) <= 3
    assert [one.worlds for one in moves] == [9] * len(moves)


@pytest.mark.parametrize("asks", [True, False])
def test_people_are_told_of_acts_and_not_of_plans(asks: bool, monkeypatch: Any) -> None:
    """A turn of Impero has dozens; the strong computer chooses a manner for all of them."""
    guides = list[Any]()
    monkeypatch.setattr(thinking, "search", lambda *given: guides.append(given[4]))
    table, seat = next(positions("impero"))
    asked = move_wanted(GAMES["impero"], table.state, seat, table.at, "a", (4, 0.05))
    assert not answered(encode(replace(asked, foretold=9 * asks))).moves
    assert [bool(one.plans) for one in guides] == [not asks]


def test_a_game_or_version_that_is_not_there_is_said_so() -> None:
    rules = GAMES["shark_room"]
    table, seat = next(positions("shark_room"))
    asked = move_wanted(rules, table.state, seat, table.at, "a", (4, 0.05))
    for other in (replace(asked, game="whist"), replace(asked, version=0)):
        assert answered(encode(other)) == ThinkingAnswer(
            0, failed=f"there is no {other.game} {other.version} here"
        )


def test_an_answer_of_another_game_is_refused() -> None:
    answer = answered(_request("shark_room"))
    with pytest.raises(msgspec.DecodeError):
        actions_of(GAMES["impero"], answer)


def _request(game: str) -> bytes:
    rules = GAMES[game]
    table, seat = next(positions(game))
    return encode(move_wanted(rules, table.state, seat, table.at, "a", (4, 0.05)))


@pytest.mark.parametrize("game", GAMES)
def test_levels_go_from_the_weakest_to_the_strongest(game: str) -> None:
    rules = GAMES[game]
    assert levels(rules) == (EASY, *list(rules.players)[:1], STRONG)


@pytest.mark.parametrize(
    ("game", "count"), [("acquire", 6), ("owners_choice", 6), ("shark_room", 16), ("greed", 6)]
)
def test_the_easy_one_ends_its_games_and_loses_to_the_sensible_one(game: str, count: int) -> None:
    """At tables of two and two; `python -m tests.bench strong` plays more of them."""
    rules = GAMES[game]
    won = 0.0
    for number in range(count):
        seated = [EASY, kinds(rules)[0]] * 2
        seated = seated[number % 2 :] + seated[: number % 2]
        players = [player_of(rules, kind) for kind in seated]
        first = play_game(rules, header(game, f"easy/{number}"), players).outcome.places[0]
        won += sum(seated[seat] == EASY for seat in first) / len(first)
    assert won < count / 2


@pytest.mark.parametrize("game", GAMES)
def test_the_easy_one_overlooks_one_thing_at_a_time(game: str) -> None:
    """Either nothing, or just what one of its oversights makes of the sensible one; each is met."""
    rules = GAMES[game]
    beginner, sensible = rules.beginner, player_of(rules, kinds(rules)[0])
    assert beginner is not None
    overlooking = {name: made(sensible) for name, made in beginner.overlooks.items()}
    easy, met, head = player_of(rules, EASY), set[str](), header(game, "overlooked")
    for table in tables(rules, head, [sensible] * head.seats):
        seat = next(iter(rules.waiting(table.state).seats), Seat(0))
        view, offers = rules.view(table.state, seat), offered(rules, sensible, table.state, seat)
        if not offers:
            continue
        right, done = (one(view, offers, Chance("", table.number)) for one in (sensible, easy))
        others = {
            name: one(view, offers, Chance("", table.number)) for name, one in overlooking.items()
        }
        assert done in (right, *others.values())
        met |= {name for name, one in others.items() if one != right}
        if met == set(others):
            break
    assert met == set(overlooking)


def test_a_game_that_names_no_oversights_has_an_easy_one_that_rolls_dice() -> None:
    rules = dataclasses.replace(GAMES["acquire"], beginner=None)
    easy, sensible = (player_of(rules, kind) for kind in (EASY, kinds(rules)[0]))
    told = list[bool]()
    for table, seat in islice(positions("acquire"), 40):
        view, offers = rules.view(table.state, seat), rules.offers(table.state, seat)
        if offers:
            one, other = (play(view, offers, Chance("", table.number)) for play in (easy, sensible))
            assert type(one) is type(other)
            told.append(one == other)
    assert {True, False} <= set(told)

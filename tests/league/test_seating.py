"""Seating: tables of any size at which nobody meets the same people again."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.league.seating import (
    Round,
    SeatingError,
    SeatingRequest,
    best_of,
    figures,
    seated,
    table_sizes,
)
from games.league.seating.__main__ import main
from tests.league.partitions import Tables, partitions


def request_for(count: int, **wanted: Any) -> SeatingRequest:
    return SeatingRequest(players=tuple(range(1, count + 1)), **wanted)


@pytest.mark.parametrize(
    ("count", "rounds", "sizes", "repeats"),
    [
        (37, 3, (4, 5), 0),
        (64, 5, (4,), 0),
        (16, 5, (4,), 0),
        (9, 4, (3,), 0),
        (100, 6, (5,), 0),
        (12, 4, (4,), 18),
        (20, 2, (10,), 40),
    ],
)
def test_a_schedule_reaches_the_floor_of_repeats(
    count: int, rounds: int, sizes: tuple[int, ...], repeats: int
) -> None:
    found = seated(request_for(count, rounds=rounds, sizes=sizes), "1")
    assert (found.figures.repeats, found.best) == (repeats, True)


def test_the_command_line_prints_repeats_and_seconds_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--players", "37", "--rounds", "3", "--sizes", "4,5", "--seed", "7"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("repeats 0, seconds ")


def test_the_command_line_says_why_nobody_can_be_seated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--players", "2"]) == 2
    assert "too-few-players" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("count", "sizes", "rounds"),
    [
        (6, (3,), 3),
        (7, (3, 4), 3),
        (8, (4,), 3),
        (8, (2, 3), 2),
        (9, (3,), 2),
        (9, (4, 5), 2),
        (10, (3, 4), 2),
        (10, (5,), 2),
        (11, (5, 6), 2),
    ],
)
def test_no_schedule_of_a_few_players_has_fewer_repeats_than_the_one_found(
    count: int, sizes: tuple[int, ...], rounds: int
) -> None:
    """All schedules are tried; the first round is one of many that are alike."""
    request = request_for(count, rounds=rounds, sizes=sizes)
    shape = table_sizes(count, sizes).sizes
    every = list(partitions(request.players, shape))
    met = [pairs_of(tables) for tables in every]
    least = min(
        sum((times - 1) ** 2 for times in sum(chosen, met[0]).values())
        for chosen in product(met, repeat=rounds - 1)
    )
    assert seated(request, "1").figures.repeats == least


def pairs_of(tables: Tables) -> Counter[tuple[int, int]]:
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize(("count", "size"), [(8, 4), (9, 3), (10, 5)])
@pytest.mark.parametrize("seed", range(4))
def test_no_swiss_round_of_a_few_players_seats_equals_closer(
    count: int, size: int, seed: int
) -> None:
    """Fewest repeats first, then the least sum of squared distances in points."""
    before = seated(request_for(count, sizes=(size,)), str(seed)).rounds
    points = {player: (player * 7 + seed * 3) % 61 for player in range(1, count + 1)}
    points[1], points[2] = 0, 60
    request = request_for(count, sizes=(size,), history=before, points=points, softness=0)
    past = pairs_of(before[0])

    def price(tables: Round) -> tuple[int, int]:
        pairs = pairs_of(tables)
        apart = sum((points[one] - points[two]) ** 2 for one, two in pairs)
        return sum((times - 1) ** 2 for times in (past + pairs).values()), apart

    best = min(map(price, partitions(request.players, (size,) * (count // size))))
    assert price(seated(request, str(seed)).rounds[0]) == best


def test_nobody_sits_at_a_short_table_twice_if_that_can_be() -> None:
    found = seated(request_for(37, rounds=3, sizes=(4, 5)), "3")
    assert found.figures.short_again == 0


def test_seats_are_taken_in_turn() -> None:
    found = seated(request_for(36, rounds=4, sizes=(4,)), "2")
    for player in range(1, 37):
        seats = [
            table.index(player) for tables in found.rounds for table in tables if player in table
        ]
        assert sorted(seats) == [0, 1, 2, 3]


def test_those_kept_apart_do_not_meet() -> None:
    groups = ((1, 2, 3, 4), (5, 6), (7, 8, 9))
    found = seated(request_for(16, rounds=4, sizes=(4,), apart=groups), "1")
    assert found.figures.kept_apart == 0


def test_more_people_kept_apart_than_tables_are_seated_all_the_same() -> None:
    """It never refuses for lack of opponents, and says how many meet in spite of it."""
    found = seated(request_for(8, sizes=(4,), apart=((1, 2, 3, 4),)), "1")
    assert found.figures.kept_apart == 2


def test_more_rounds_than_fresh_opponents_let_nobody_meet_three_times() -> None:
    found = seated(request_for(16, rounds=7, sizes=(4,)), "1")
    assert found.figures.repeats > 0
    assert found.figures.most_met == 2


def test_locked_tables_stay_as_they_are() -> None:
    locked = (((3, 1, 4, 2),),)
    found = seated(request_for(13, sizes=(4, 5), locked=locked, steps=1_000), "1")
    assert found.rounds[0][0] == (3, 1, 4, 2)
    assert sorted(player for table in found.rounds[0] for player in table) == list(range(1, 14))


def test_those_with_a_bye_count_for_the_floor() -> None:
    """Five players at a table of four: the fifth meets everybody in the second round."""
    found = seated(request_for(5, rounds=2, sizes=(4,)), "1")
    assert (found.figures.repeats, found.best) == (3, True)


def test_byes_go_round_before_anybody_has_a_second() -> None:
    found = seated(request_for(13, rounds=13, sizes=(4,), steps=5_000), "1")
    assert sorted(player for bye in found.byes for player in bye) == list(range(1, 14))


def test_a_bye_goes_to_the_last_and_not_to_the_leader() -> None:
    points = {player: player for player in range(1, 14)}
    assert seated(request_for(13, sizes=(4,), points=points, steps=1_000), "1").byes == ((1,),)


def test_a_late_entry_has_no_bye_on_arrival() -> None:
    history = (((1, 2, 3, 4), (5, 6, 7, 8)),)
    found = seated(request_for(9, sizes=(4,), history=history), "1")
    assert found.byes != ((9,),)


def test_short_tables_of_swiss_are_those_of_few_points() -> None:
    points = {player: player for player in range(1, 10)}
    tables = seated(request_for(9, sizes=(4, 5), points=points), "1").rounds[0]
    assert [sorted(table) for table in tables] == [[5, 6, 7, 8, 9], [1, 2, 3, 4]]


def test_soft_swiss_lets_equals_meet_again_where_strict_does_not() -> None:
    """Of 28 at seven tables, where the same table may meet again and nobody is forced to a third time."""
    before = tuple(tuple(range(first, first + 4)) for first in range(1, 29, 4))
    points = {player: 10 * ((player - 1) // 4) for player in range(1, 29)}
    wanted = request_for(28, sizes=(4,), history=(before,), points=points)
    strict = seated(replace(wanted, softness=0), "1").figures
    soft = seated(replace(wanted, softness=30), "1").figures
    assert strict.repeated == 0
    assert strict.spread > soft.spread
    assert soft.repeated > 0


def test_swiss_turns_soft_once_people_have_met_a_third_of_the_field() -> None:
    """By default a repeat then weighs 50 hundredths of the range of points."""
    history = (((1, 2, 3, 4), (5, 6, 7, 8)),)
    points = {player: 100 if player <= 4 else 0 for player in range(1, 9)}
    default = seated(request_for(8, sizes=(4,), history=history, points=points), "1")
    soft = seated(request_for(8, sizes=(4,), history=history, points=points, softness=50), "1")
    assert default.rounds == soft.rounds


def test_in_soft_swiss_no_table_meets_again_to_spare_its_players_a_short_one() -> None:
    """Opponents come before short tables: of nine, four have sat at the short table before."""
    history = (((1, 2, 3, 4, 5), (6, 7, 8, 9)),)
    points = {1: 5, 2: 3, 3: 2, 4: 1, 5: 0, 6: 5, 7: 3, 8: 2, 9: 1}
    found = seated(request_for(9, sizes=(4, 5), history=history, points=points), "1")
    assert found.figures.repeats < 12


@pytest.mark.parametrize("count", [8, 12, 13])
def test_nobody_need_meet_a_third_time_in_three_swiss_rounds(count: int) -> None:
    """By default, where points pull: as in a strict draw."""
    for seed in range(3):
        draw, points, history = Random(seed), dict[int, int](), list[Round]()
        for _ in range(3):
            wanted = request_for(count, sizes=(4, 5) if count % 4 else (4,), points=points)
            found = seated(replace(wanted, history=tuple(history)), str(seed))
            history += found.rounds
            for table in found.rounds[0]:
                for place, player in enumerate(draw.sample(table, len(table))):
                    points[player] = points.get(player, 0) + (5, 3, 2, 1, 0)[place]
        assert figures(history).thirds == 0


def test_of_as_many_repeats_those_are_chosen_in_which_fewer_meet_a_third_time() -> None:
    """A third meeting costs far more than the second ones that it spares."""
    twice = ((1, 4, 6), (2, 3, 5))
    history = (twice, twice, ((1, 5, 6), (2, 3, 4)), ((1, 2, 3), (4, 5, 6)))
    found = seated(request_for(6, sizes=(3,), history=history, steps=3_000), "1").figures
    assert (found.thirds, found.repeats) == (4, 32)


def test_of_several_seeds_the_best_is_taken() -> None:
    request = request_for(25, rounds=6, sizes=(5,), steps=4_000)
    tried = [seated(request, seed) for seed in "123"]
    assert best_of(request, "123").figures.repeats == min(one.figures.repeats for one in tried)


@pytest.mark.parametrize(
    ("count", "allowed", "sizes", "byes"),
    [
        (37, (4, 5), (5, 5, 5, 5, 5, 4, 4, 4), 0),
        (13, (4,), (4, 4, 4), 1),
        (11, (4, 5), (5, 5), 1),
        (10, (3, 4, 5), (5, 5), 0),
        (7, (3, 4), (4, 3), 0),
        (1000, (4, 5), (5,) * 200, 0),
    ],
)
def test_sizes_have_few_byes_then_are_even_then_large(
    count: int, allowed: tuple[int, ...], sizes: tuple[int, ...], byes: int
) -> None:
    shape = table_sizes(count, allowed)
    assert (shape.sizes, shape.byes) == (sizes, byes)


@pytest.mark.parametrize(
    ("wanted", "why", "facts"),
    [
        ({"count": 0, "sizes": (4,)}, "too-few-players", {"players": 0, "least": 4}),
        ({"count": 1, "sizes": (4, 5)}, "too-few-players", {"players": 1, "least": 4}),
        ({"count": 8, "sizes": (1,)}, "sizes-too-small", {"least": 2}),
        ({"count": 8, "sizes": ()}, "sizes-too-small", {"least": 2}),
        ({"count": 8, "sizes": (4,), "rounds": 0}, "no-rounds", {"least": 1}),
        (
            {"count": 8, "sizes": (4,), "rounds": 2, "points": {1: 3}},
            "one-round-at-a-time",
            {"rounds": 1},
        ),
        ({"count": 8, "sizes": (4,), "locked": (((1, 2, 3, 9),),)}, "locked-wrong", {}),
    ],
)
def test_an_impossible_request_says_what_would_be_right(
    wanted: dict[str, int], why: str, facts: dict[str, int]
) -> None:
    with pytest.raises(SeatingError) as refused:
        seated(request_for(**wanted), "1")
    assert (refused.value.why, refused.value.facts) == (why, facts)


def test_a_thousand_players_are_seated() -> None:
    found = seated(request_for(1000, sizes=(4, 5), steps=20_000), "1")
    assert (len(found.rounds[0]), found.figures.repeats) == (200, 0)


@given(
    count=st.integers(4, 30),
    rounds=st.integers(1, 4),
    sizes=st.sets(st.integers(2, 6), min_size=1).map(lambda found: tuple(sorted(found))),
    seed=st.text("abc", max_size=3),
)
@settings(max_examples=40)
def test_everybody_is_at_one_table_or_has_a_bye_in_each_round(
    count: int, rounds: int, sizes: tuple[int, ...], seed: str
) -> None:
    if count < min(sizes):
        return
    request = request_for(count, rounds=rounds, sizes=sizes, steps=300)
    found = seated(request, seed)
    for tables, byes in zip(found.rounds, found.byes, strict=True):
        everybody = [*byes, *(player for table in tables for player in table)]
        assert sorted(everybody) == list(request.players)
        assert {len(table) for table in tables} <= set(sizes)
    assert seated(request, seed) == found
    assert figures(found.rounds) == found.figures

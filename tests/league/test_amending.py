"""Late changes: somebody comes or goes after a round was announced."""

from __future__ import annotations

import pytest

from games.league.seating import Round, SeatingRequest, amended, seated, table_sizes
from tests.league.partitions import partitions

SIZES = (4, 5)


def moved(before: Round, after: Round) -> int:
    """People who were announced at a table and now sit with others than its remainder."""
    was = {player: set(table) for table in before for player in table}
    found = 0
    for table in after:
        known = [player for player in table if player in was]
        stay = max((len(was[player] & set(table)) for player in known), default=0)
        found += len(known) - stay
    return found


@pytest.mark.parametrize(
    ("gone", "come"),
    [
        ({1}, ()),
        ({37}, (38,)),
        ({1, 2}, (38, 39)),
        ({5, 20}, ()),
        ({3, 17, 30}, (38,)),
        ({3, 17, 30}, ()),
        ({1}, (38, 39)),
    ],
)
def test_a_late_change_moves_at_most_three_of_37_players_with_two_rounds_left(
    gone: set[int], come: tuple[int, ...]
) -> None:
    drawn = seated(SeatingRequest(players=tuple(range(1, 38)), rounds=4, sizes=SIZES), "1").rounds
    players = tuple(player for player in (*range(1, 38), *come) if player not in gone)
    history = drawn[:2]
    for tables in drawn[2:]:
        request = SeatingRequest(players=players, sizes=SIZES, history=history)
        after = amended(tables, request, "1")
        assert moved(tables, after) <= 3
        assert sorted(player for table in after for player in table) == sorted(players)
        history = (*history, after)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        ((1, 2, 3, 4, 5, 7, 8, 9), (4,)),
        ((1, 2, 3, 4, 5, 6, 7, 10), (4, 5)),
        ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10), (4, 5)),
        ((2, 3, 4, 5, 6, 7, 8), (3, 4)),
    ],
)
def test_no_other_change_moves_fewer(players: tuple[int, ...], sizes: tuple[int, ...]) -> None:
    """All partitions into these sizes are tried."""
    drawn = ((1, 2, 3, 4, 5), (6, 7, 8, 9))
    after = amended(drawn, SeatingRequest(players=players, sizes=sizes), "1")
    shape = table_sizes(len(players), sizes, tables=2).sizes
    least = min(moved(drawn, tables) for tables in partitions(players, shape))
    assert moved(drawn, after) == least


def test_tables_that_nobody_leaves_or_joins_keep_their_seats() -> None:
    drawn = ((5, 1, 4, 2, 3), (9, 6, 8, 7))
    after = amended(drawn, SeatingRequest(players=(1, 2, 3, 4, 6, 7, 8, 9), sizes=SIZES), "1")
    assert after[1] == drawn[1]


def test_a_late_change_heeds_those_kept_apart() -> None:
    drawn = ((1, 2, 3, 4), (5, 6, 7, 8))
    players = tuple(range(1, 10))
    after = amended(drawn, SeatingRequest(players=players, sizes=SIZES, apart=((9, 1),)), "1")
    assert {9, 5} <= set(after[1])


def test_who_leaves_at_odd_numbers_gives_a_bye_to_those_with_fewest_points() -> None:
    drawn = ((1, 2, 3, 4), (5, 6, 7, 8))
    request = SeatingRequest(
        players=(1, 2, 3, 4, 5, 6, 7), sizes=(4,), points={player: -player for player in range(9)}
    )
    assert [sorted(table) for table in amended(drawn, request, "1")] == [[1, 2, 3, 4]]

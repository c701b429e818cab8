"""The seating against that of krcg, which seats four and five for another game, on its own cases."""

from __future__ import annotations

from typing import Any

import pytest

from games.league.seating import SeatingProposal, SeatingRequest, seated

krcg: Any = pytest.importorskip("krcg.seating")

CASES = (8, 9, 10, 12, 13, 16, 21, 25, 37)
"""Players over three rounds; 6, 7 and 11 need rounds that not everybody plays."""


def ours(count: int) -> SeatingProposal:
    return seated(SeatingRequest(players=tuple(range(count)), rounds=3, sizes=(4, 5)), "1")


def rounds_of_krcg(found: SeatingProposal) -> list[Any]:
    return [krcg.Round([list(table) for table in tables]) for tables in found.rounds]


@pytest.mark.parametrize("count", CASES)
def test_krcg_finds_no_schedule_with_fewer_who_meet_twice_or_three_times(count: int) -> None:
    """Its rules 2 and 4; it is given 4,000 trials."""
    _, theirs = krcg.optimise(krcg.get_rounds(list(range(count)), 3), 4_000, fixed=1)
    score = krcg.Score(rounds_of_krcg(ours(count)))
    assert (len(score.R2), len(score.R4)) <= (len(theirs.R2), len(theirs.R4))


@pytest.mark.parametrize("count", [21, 25, 37])
def test_krcg_finds_no_repeat_where_none_is_needed(count: int) -> None:
    score = krcg.Score(rounds_of_krcg(ours(count)))
    assert (score.R2, score.R4) == ([], [])

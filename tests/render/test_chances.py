"""The picture of an analysis: nothing overlaps, also where the moves that decided are neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from render import chances
from tests.render.approval_community import chances_of
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import HARD_NAMES, NAMES


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES], ids=["everyday", "hard"])
@pytest.mark.parametrize("seats", [2, 4, chances.MOST])
def test_no_two_texts_overlap(seats: int, names: Sequence[str], texts: Texts) -> None:
    height = chances.draw(chances_of(seats, names)).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


@pytest.mark.parametrize("steps", [(151, 150, 149), (1, 2, 3), (77, 40, 77)])
def test_each_of_the_moves_that_decided_is_seen(steps: Sequence[int], texts: Texts) -> None:
    chart = replace(chances_of(2), swings=tuple((step, 0) for step in steps))
    chances.draw(chart)
    marks = [(box[0], box[2]) for told, box in sorted(texts, key=_left) if told in {"1", "2", "3"}]
    assert len(marks) == len(steps)
    assert all(after[0] - before[1] > 30 for before, after in pairwise(marks))
    assert collisions(texts) == []


def test_moves_of_all_rows_are_numbered_as_their_list_numbers_them(texts: Texts) -> None:
    chances.draw(replace(chances_of(2), swings=((20, 0), (40, 1), (60, 0))))
    assert sorted(told for told, _ in texts if told in {"1", "2", "3"}) == ["1", "2", "3"]


def _left(written: tuple[str, tuple[int, int, int, int]]) -> int:
    return written[1][0]

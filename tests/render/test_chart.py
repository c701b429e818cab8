"""The chart of everybody's worth: turns below it, mergers above it, names beside it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from render import acquire
from render.chart import _spread, _step
from tests.render.samples import played, scene


def test_mergers_are_told_and_marked() -> None:
    game = played(4, 4)
    history = game.history()
    told = acquire.alt_final(scene(game.end), history)
    assert f"and {len(history.marks)} mergers." in told
    marked = acquire.final(scene(game.end), history).image
    unmarked = acquire.final(scene(game.end), replace(history, marks=())).image
    assert marked.tobytes() != unmarked.tobytes()


def test_a_way_without_views_has_points_for_turns() -> None:
    game = played(3, 3)
    history = replace(game.history(), views=())
    assert acquire.final(scene(game.end), history).image.width == 1200


@pytest.mark.parametrize("wanted", [[100.0] * 6, [60, 61, 200, 201, 330, 331], [0, 500], [300] * 3])
def test_names_beside_the_chart_keep_their_order_and_distance(wanted: list[float]) -> None:
    spots = _spread(sorted(wanted), 50, 350)
    assert all(later - earlier >= 45 for earlier, later in pairwise(spots))
    assert spots[0] >= 49
    assert spots[-1] <= 351


@pytest.mark.parametrize("whole", [1, 7, 63, 12_345, 41_900, 987_654, 12_000_000])
def test_an_axis_has_at_most_so_many_steps(whole: int) -> None:
    assert whole / _step(whole, 5) <= 5

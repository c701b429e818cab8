"""The chart of everybody's worth: turns below it, mergers above it, discs beside it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from render import shapes
from render.acquire import DRAWER as acquire
from render.chart import _spread, _stairs, _step, positions
from render.sheet import Point, Sheet
from tests.render.overlaps import Texts
from tests.render.samples import HARD_NAMES, LANGUAGES, played, scene


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
def test_discs_beside_the_chart_keep_their_order_and_distance(wanted: list[float]) -> None:
    spots = _spread(sorted(wanted), 50, 450)
    assert all(later - earlier >= 55 for earlier, later in pairwise(spots))
    assert spots[0] >= 49
    assert spots[-1] <= 451


def test_the_discs_of_twenty_players_do_not_cover_each_other() -> None:
    """In four columns, a disc of 52 pixels in every column below the one before."""
    spots = _spread([100.0 + number for number in range(20)], 50, 400, 14)
    assert all(later - earlier >= 14 for earlier, later in pairwise(spots))


@pytest.mark.parametrize("whole", [1, 7, 63, 12_345, 41_900, 987_654, 12_000_000])
def test_an_axis_has_at_most_so_many_steps(whole: int) -> None:
    assert 1 <= whole / _step(whole, 5) <= 5


def test_turns_are_equally_long_however_much_happened_in_them() -> None:
    """Points of one turn divide it evenly."""
    assert positions((1, 1, 1, 1, 2, 3, 3)) == (1, 1.25, 1.5, 1.75, 2, 3, 3.5)
    assert positions(range(4)) == (0, 1, 2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_axis_of_money_has_its_sign(language: str, texts: Texts) -> None:
    game = played(4, 4)
    acquire.final(scene(game.end, None, language), game.history())
    expected = {"en": "$20k", "it": "20k\u00a0$"}[language]
    assert expected in {words for words, _ in texts}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_number_of_a_turn_stands_on_a_disc(
    seats: int, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    discs = list[float]()

    def noting(_sheet: Sheet, centre: Point, radius: int, *_: object, **__: object) -> None:
        discs.append(centre[0] - radius)

    monkeypatch.setattr(shapes, "person", noting)
    game = played(seats, seats)
    seen = scene(game.end, None, "en", HARD_NAMES)
    height = acquire.final(seen, game.history()).image.height
    numbers = [box for words, box in texts if words.isdigit() and box[1] > height - 90]
    assert len(discs) >= seats
    assert max(right for _, _, right, _ in numbers) < min(discs[-seats:])


def test_points_go_up_in_steps() -> None:
    """A point is won all at once, not little by little."""
    assert _stairs([(0, 9), (5, 9), (9, 2)]) == [(0, 9), (5, 9), (5, 9), (9, 9), (9, 2)]

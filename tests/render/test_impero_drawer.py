"""Impero's drawer: every page that the rules name can be drawn and told; the film of a game."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from games.core.contract import HAND
from games.impero.rules import RULES as rules
from render.impero import DRAWER as impero
from tests.render.approval_impero import CROWD
from tests.render.samples_impero import Wanted, history, scene, small, state

MOST = 8 * 1024 * 1024


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("wanted", [Wanted(), CROWD])
def test_every_page_of_the_rules_is_drawn_and_told(wanted: Wanted, viewer: int | None) -> None:
    seen = scene(state(wanted), viewer)
    for page in rules.pages(seen.view):
        if page.key == HAND:
            continue
        assert impero.page(seen, page.key).image.width == 1200
        assert 0 < len(impero.alt_page(seen, page.key)) <= 1000


def test_every_page_of_a_table_that_has_just_begun_is_drawn_and_told() -> None:
    seen = scene(small(), 0)
    for page in rules.pages(seen.view):
        if page.key == HAND:
            continue
        assert impero.page(seen, page.key).image.width == 1200
        assert impero.alt_page(seen, page.key)


@pytest.mark.parametrize("key", ["", "nowhere", "company", "company:99", "company:-1", "market:1"])
def test_what_is_no_page_is_an_error(key: str) -> None:
    seen = scene(state(Wanted()), 0)
    with pytest.raises(LookupError):
        impero.page(seen, key)
    with pytest.raises(LookupError):
        impero.alt_page(seen, key)


def test_the_film_has_a_frame_for_each_turn() -> None:
    moments = [scene(state(Wanted(turn=turn))) for turn in (1, 1, 2, 3, 3, 4)]
    film = impero.replay(moments)
    assert len(film) <= MOST
    with Image.open(BytesIO(film)) as frames:
        assert getattr(frames, "n_frames", 1) == 4
        assert frames.size[0] == 600
        frames.seek(3)
        assert frames.info["duration"] > 5000


def test_a_film_of_a_single_moment_is_a_picture_all_the_same() -> None:
    with Image.open(BytesIO(impero.replay([scene(small())]))) as frames:
        assert frames.format == "GIF"


def test_the_chart_has_a_point_for_each_turn() -> None:
    """One at each closing: what players own between two is their own business."""
    end = state(Wanted(turn=15, lots=0))
    shown = impero.final(scene(end), history(end)).image
    coarse = history(end)
    chosen = [n for n, one in enumerate(coarse.views) if n % 3 == 0]
    closings = type(coarse)(
        [coarse.worth[n] for n in chosen], (3,), [coarse.views[n] for n in chosen]
    )
    assert impero.final(scene(end), closings).image.tobytes() == shown.tobytes()

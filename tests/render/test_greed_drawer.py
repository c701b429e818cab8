"""Greed's drawer: every page that the rules name can be drawn and told."""

from __future__ import annotations

import pytest

from games.core.contract import HAND
from games.greed.rules import RULES as rules
from render import greed
from render.scene import Drawer
from tests.render.samples_greed import crowded, played, scene


def test_it_is_a_drawer() -> None:
    drawer: Drawer = greed
    assert drawer.milestones == {"company-founded"}


@pytest.mark.parametrize("viewer", [None, 0])
def test_every_page_of_the_rules_is_drawn_and_told(viewer: int | None) -> None:
    for state in (crowded(), played(3)[0], played(4)[-1]):
        seen = scene(state, viewer)
        for page in rules.pages(seen.view):
            if page.key == HAND:
                continue
            assert greed.page(seen, page.key).image.width == 1200
            assert 0 < len(greed.alt_page(seen, page.key)) <= 1000

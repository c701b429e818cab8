"""Greed's drawer: every page that the rules name can be drawn and told."""

from __future__ import annotations

import pytest

from games.core.contract import HAND
from games.greed.components import PRODUCTS
from games.greed.rules import RULES as rules
from render import theme
from render.greed import DRAWER as greed
from render.greed.look import COMPANY_FILLS, GOLD, PRODUCT_FILLS, SILVER, codes
from tests.render.samples import LANGUAGES
from tests.render.samples_greed import crowded, played, scene


@pytest.mark.parametrize("viewer", [None, 0])
def test_every_page_of_the_rules_is_drawn_and_told(viewer: int | None) -> None:
    for state in (crowded(), played(3)[0], played(4)[-1]):
        seen = scene(state, viewer)
        for page in rules.pages(seen.view):
            if page.key == HAND:
                continue
            assert greed.page(seen, page.key).image.width == 1200
            assert 0 < len(greed.alt_page(seen, page.key)) <= 1000


def test_letters_are_readable_on_every_fill() -> None:
    """Fills stand out from a panel, letters from their fill."""
    for fill in (*COMPANY_FILLS, *PRODUCT_FILLS, GOLD, SILVER):
        assert theme.contrast(fill, theme.PANEL) >= 3
        assert theme.contrast(fill, theme.on(fill)) >= 4.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_products_share_a_code(language: str) -> None:
    found = codes(scene(played(3)[0], None, language).words)
    assert len(set(found)) == len(PRODUCTS)

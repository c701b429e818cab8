"""A tall picture is cut where a panel begins, and each piece has the words of its own panels."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import pairwise

from msgspec.structs import replace

from render import theme
from render.greed import DRAWER as greed
from render.palettes import palette
from render.pieces import pieces
from render.sheet import Sheet
from tests.render.samples_greed import crowded
from tests.render.samples_greed import scene as greed_scene


def cut(high: int, *seams: int) -> list[tuple[int, AbstractSet[str] | None]]:
    sheet = Sheet(palette("lettered"), theme.WIDTH, high)
    for number, y in enumerate(seams):
        sheet.seam(y, str(number))
    return [(one.picture.image.height, one.panels) for one in pieces(sheet.picture())]


def test_a_picture_that_fits_stays_whole() -> None:
    assert cut(theme.SLOT, 300, 600) == [(theme.SLOT, None)]


def test_a_tall_one_is_cut_at_the_last_seam_that_fits() -> None:
    gap = theme.BETWEEN
    assert cut(1700, 300, 1200) == [(1200, {"", "0"}), (500 + gap, {"1"})]
    assert cut(3000, 1000, 1100, 2200) == [
        (1100, {"", "0"}),
        (1100 + gap, {"1"}),
        (800 + gap, {"2"}),
    ]


def test_a_cut_never_leaves_out_or_doubles_a_panel() -> None:
    found = cut(4000, *range(200, 4000, 190))
    names = [name for _, panels in found for name in panels or ()]
    assert sorted(names) == sorted({"", *map(str, range(20))})
    assert max(high for high, _ in found) <= theme.SLOT


def test_together_the_pieces_say_all_that_the_whole_says() -> None:
    shown = greed_scene(crowded(3), None, "en")
    parts = [greed.alt(replace(shown, panels=one.panels)) for one in pieces(greed.board(shown))]
    assert len(parts) > 1
    whole, *cut = (set(one.rstrip(".").split(". ")) for one in (greed.alt(shown), *parts))
    assert whole <= set().union(*cut)
    for one, other in pairwise(cut):
        assert not one & other

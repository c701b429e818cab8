"""Colours that mean somebody or something stay apart for every eye, in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import dist

import pytest

from games.acquire.rules import RULES as ACQUIRE
from games.greed.rules import RULES as GREED
from games.owners_choice.rules import RULES as OWNERS
from games.shark_room.rules import RULES as SHARK
from render.acquire import look as acquire
from render.greed import look as greed
from render.impero import look as impero
from render.owners_choice import look as owners_choice
from render.shark_room import look as shark_room
from tests.render.eyes import EYES, oklab, seen_by
from tests.render.samples_greed import played, scene

FILLS: Mapping[str, tuple[Sequence[str], float]] = {
    "Acquire's corporations": ([look.fill for look in acquire.LOOKS], 0.127),
    "Acquire's players": (acquire.colours().players[: max(ACQUIRE.seats)], 0.067),
    "Greed's companies": (greed.COMPANY_FILLS, 0.07),
    "Greed's players": (greed.colours().players[: max(GREED.seats)], 0.067),
    "Owner's Choice's companies": ([look.fill for look in owners_choice.LOOKS], 0.067),
    "Owner's Choice's players": (owners_choice.colours().players[: max(OWNERS.seats)], 0.067),
    "Shark Room's titles": ([look.fill for look in shark_room.LOOKS], 0.067),
    "Shark Room's players": (shark_room.colours().players[: max(SHARK.seats)], 0.067),
    "Impero's first ten players": (impero.colours().players[:10], 0.067),
    # Above ten their numbers tell them apart, too.
    "Impero's players": (impero.colours().players, 0.037),
}
"""What is told by a colour, and how far two of them are apart at least: in OKLab a hundredth is about the
smallest difference that is seen side by side."""


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("what", FILLS)
def test_colours_stay_apart_for_every_eye(what: str, eye: str) -> None:
    fills, apart = FILLS[what]
    seen = [oklab(seen_by(eye, fill)) for fill in fills]
    assert min(dist(one, other) for one, other in combinations(seen, 2)) >= apart


def test_products_that_look_alike_to_some_have_codes_of_their_own() -> None:
    """Eleven fills are too many for every eye, so each product has its code on it."""
    for language in ("en", "it"):
        codes = greed.codes(scene(played(3)[0], None, language).words)
        assert len(set(codes)) == len(greed.PRODUCT_FILLS)

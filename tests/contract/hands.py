"""What only its seat is shown, a hand tells: each field of it, in the picture's words.

A column that no word is given to is left out in silence, and nobody who plays would know what they hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from games.core.contract import AnyRules
from games.core.words import Seat
from render.scene import Drawer
from tests.render.samples_lettered import scene

NOTHING: tuple[object, ...] = (None, (), "")


def check_hands(rules: AnyRules, drawer: Drawer, states: Iterable[Any]) -> None:
    """Every field of which a spectator sees nothing and its seat something is told in the hand."""
    untold: dict[str, None] = {}
    for state in states:
        if rules.outcome(state) is None:
            for seat in range(len(rules.worth(state))):
                untold |= dict.fromkeys(_untold(rules, drawer, state, Seat(seat)))
    words = " or ".join(f"{stem}-{field}" for field in untold for stem in ("column", "line"))
    assert not untold, (
        f"the hand of {rules.key} does not tell {', '.join(untold)}, which only its seat may see: write"
        f" {words} into both catalogues of the game, or tell it in its drawer's alt_hand"
    )


def _untold(rules: AnyRules, drawer: Drawer, state: Any, seat: Seat) -> Iterator[str]:
    """Those of which the hand's words are the same when they are taken away."""
    shown, public = scene(rules, state, seat), rules.view(state, None)
    told = drawer.alt_hand(shown)
    for field in _own(shown.view, public, len(shown.names)):
        less = replace(shown.view, **{field: getattr(public, field)})
        if drawer.alt_hand(replace(shown, view=less)) == told:
            yield field


def _own(view: Any, public: Any, seats: int) -> Iterator[str]:
    for field in view.__struct_fields__:
        own, shown = getattr(view, field), getattr(public, field)
        if all(isinstance(one, tuple) and len(one) == seats for one in (own, shown)):
            own, shown = own[view.me], shown[view.me]
        if field != "me" and shown in NOTHING and own != shown:
            yield field

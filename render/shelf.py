"""The drawers of the games on the shelf. Adding one is a line here, beside the one in games/."""

from __future__ import annotations

from collections.abc import Mapping

from games import GAMES
from render.acquire import DRAWER as ACQUIRE
from render.greed import DRAWER as GREED
from render.impero import DRAWER as IMPERO
from render.lettered import LETTERED
from render.owners_choice import DRAWER as OWNERS_CHOICE
from render.scene import Drawer
from render.shark_room import DRAWER as SHARK_ROOM

DRAWERS: Mapping[str, Drawer] = {
    "acquire": ACQUIRE,
    "greed": GREED,
    "impero": IMPERO,
    "owners_choice": OWNERS_CHOICE,
    "shark_room": SHARK_ROOM,
}
"""By the key of the rules."""


def has_prices(game: str) -> bool:
    """Whether the game has a picture of its printed tables."""
    drawer = DRAWERS.get(game)
    return drawer is not None and drawer.prices is not LETTERED.prices


def check(games: Mapping[str, object], drawers: Mapping[str, Drawer]) -> None:
    """LookupError names the games that have no drawer, and the drawers that have no game."""
    if bare := sorted(games.keys() - drawers.keys()):
        raise LookupError(f"render/shelf.py has no drawer for: {', '.join(bare)}.")
    if idle := sorted(drawers.keys() - games.keys()):
        raise LookupError(f"render/shelf.py has drawers for no game in games/: {', '.join(idle)}.")


check(GAMES, DRAWERS)

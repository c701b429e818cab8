"""Makes `render/shark_room/palette.json` anew, after new colours:
`python -m tests.render.palette_shark_room`.
"""

from __future__ import annotations

import json
from pathlib import Path

from render import theme
from render.palettes import COUNT, Colour
from render.shark_room import DRAWER as shark_room
from render.shark_room import look
from tests.render.palette_build import THEME, Recipe, _chosen, _distances, _needed, _pairs
from tests.render.samples_shark_room import HARD_NAMES, LANGUAGES, played, scene, words

FILE = Path("render", "shark_room", "palette.json")
PLAYERS = 4


def main() -> None:
    """The theme's colours exactly, then the blends that are served worst."""
    recipe = Recipe(COUNT, exact, draw)
    needed = _needed(_pairs(recipe))
    chosen = _chosen(recipe, needed)
    stored = {"players": look.colours().players, "colours": chosen}
    FILE.write_text(json.dumps(stored, separators=(",", ":")) + "\n", "utf-8")
    print(f"{len(chosen)} colours, worst error {max(_distances(needed, chosen))} of 255")


def draw() -> None:
    """What the palette is for."""
    for seats in (2, PLAYERS):
        for language in LANGUAGES:
            game = played(seats, seats)
            for state in game.states[::10]:
                shark_room.board(scene(state, None, language))
                shark_room.hand(scene(state, 1, language, HARD_NAMES))
                shark_room.page(scene(state, 0, language), "market")
                shark_room.page(scene(state, 0, language), "desk")
            shark_room.final(scene(game.end, None, language), game.history())
    shark_room.prices(words("en", ()))


def exact() -> list[Colour]:
    """The theme's, the titles' with their patterns, the kinds of cards and the players'."""
    fills = [one.fill for one in look.LOOKS]
    inks = [theme.pattern_ink(one.fill) for one in look.LOOKS if one.pattern != "plain"]
    named = (*THEME, theme.IVORY, *fills, *inks, *look.KINDS.values(), *look.colours().players)
    return [theme.channels(colour) for colour in dict.fromkeys(named)]


if __name__ == "__main__":
    main()

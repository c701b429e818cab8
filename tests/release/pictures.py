"""`make pictures`: the five pictures of the listing, each the board of a game that computers have played, and a hand.

They are 16 to 9, as galleries of apps are.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from games import GAMES
from games.core.contract import AnyRules
from games.core.record import Header, replay
from games.core.words import Seat
from games.players import player_of
from games.players.game import OPENED, play_game
from render import png
from render.shelf import DRAWERS
from render.theme import GROUND
from tests.render.samples_lettered import NAMES, scene

FOLDER = Path(__file__).parents[2] / "docs" / "listing"
SIZE = 1920, 1080
EDGE = 24
MOMENT = 0.6
"""How far the game is: its board is full, and nothing is decided."""


def main() -> None:
    for key, rules in GAMES.items():
        picture(key, rules).save(FOLDER / f"{key}.png", optimize=True)


def picture(key: str, rules: AnyRules) -> Image.Image:
    header = Header(rules.key, rules.version, len(NAMES), rules.options_type(), "listing", OPENED)
    players = [player_of(rules, "sensible") for _ in NAMES]
    tables = replay(rules, header, play_game(rules, header, players).entries)
    state = tables[int(len(tables) * MOMENT)].state
    drawer, asked = DRAWERS[key], (*rules.waiting(state).seats, Seat(0))[0]
    shown = drawer.board(scene(rules, state)), drawer.hand(scene(rules, state, asked))
    whole = Image.new("RGB", SIZE, GROUND)
    half = (SIZE[0] - 3 * EDGE) // 2
    for number, one in enumerate(shown):
        part = Image.open(io.BytesIO(png.encode(one))).convert("RGB")
        part.thumbnail((half, SIZE[1] - 2 * EDGE), Image.Resampling.LANCZOS)
        left = EDGE + number * (half + EDGE) + (half - part.width) // 2
        whole.paste(part, (left, (SIZE[1] - part.height) // 2))
    return whole.quantize(128)


if __name__ == "__main__":
    main()

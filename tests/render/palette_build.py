"""Makes `render/palettes.json` anew: `python -m tests.render.palette_build`, after new colours.

The theme's colours come first, exactly; then, again and again, the blend that is served worst among
those that edges need, weighed by how often they are needed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

from render import acquire, palettes, theme
from render.acquire.look import LOOKS
from render.palettes import COUNT, STEPS, Colour, Palette
from tests.render.samples import HARD_NAMES, LANGUAGES, Game, played, scene

FILE = Path("render", "palettes.json")
USERS = ("render.sheet", "render.shapes", "render.areas")
PLAYERS = 6
RARE = 0.45
"""The power of the count by which an error is weighed: rare blends count too."""

Pairs = Counter[tuple[str, str]]


def main() -> None:
    """Draw the samples, note every edge between two colours, choose."""
    needed = _needed(_pairs())
    chosen = _chosen(needed)
    FILE.write_text(json.dumps({"acquire": chosen}, separators=(",", ":")) + "\n", "utf-8")
    print(f"{len(chosen)} colours, worst error {max(_distances(needed, chosen))} of 255")


def _pairs() -> Pairs:
    noted: Pairs = Counter()

    def noting(palette: Palette, ground: str, ink: str) -> tuple[int, ...]:
        noted[ground, ink] += 1
        return palettes.ramp(palette, ground, ink)

    with ExitStack() as patched:
        for user in USERS:
            patched.enter_context(patch(f"{user}.ramp", noting))
        for seats in (2, 4, PLAYERS):
            for language in LANGUAGES:
                _draw(played(seats, seats, open_holdings=seats != 2), language)
    return noted


def _draw(game: Game, language: str) -> None:
    for state in game.states[::8]:
        acquire.board(scene(state, None, language))
        acquire.hand(scene(state, 1, language, HARD_NAMES))
    acquire.final(scene(game.end, None, language), game.history())


def _exact() -> list[Colour]:
    """The theme's colours, and those of a board under the veil."""
    own = (theme.PAGE, theme.PANEL, theme.RAISED, theme.LINE, theme.TEXT, theme.MUTED, theme.FAINT)
    signs = (theme.BRASS, theme.GAIN, theme.LOSS, theme.NEWS, theme.DANGER)
    fills = [look.fill for look in LOOKS]
    inks = [theme.pattern_ink(fill) for fill in fills]
    people = theme.PLAYERS[:PLAYERS]
    named = (*own, *signs, theme.IVORY, theme.NEUTRAL, *fills, *inks, *people)
    veiled = (theme.PAGE, theme.IVORY, theme.NEUTRAL, *fills, *inks)
    return [
        *(theme.channels(colour) for colour in dict.fromkeys(named)),
        *(theme.mix(colour, theme.PANEL, theme.VEIL) for colour in veiled),
    ]


def _needed(pairs: Pairs) -> Counter[Colour]:
    """The blends of all edges."""
    needed: Counter[Colour] = Counter()
    for (ground, ink), count in pairs.items():
        for step in range(1, STEPS):
            needed[theme.mix(ground, ink, step / STEPS)] += count
    return needed


def _chosen(needed: Counter[Colour]) -> list[Colour]:
    chosen = _exact()
    errors = {colour: min(_error(colour, one) for one in chosen) for colour in needed}
    while len(chosen) < COUNT:
        worst = max(errors, key=lambda colour: errors[colour] * needed[colour] ** RARE)
        chosen.append(worst)
        errors = {colour: min(error, _error(colour, worst)) for colour, error in errors.items()}
    return chosen


def _distances(needed: Counter[Colour], chosen: list[Colour]) -> Iterator[int]:
    """How far each blend is off, in the channel where it is farthest."""
    for colour in needed:
        nearest = min(chosen, key=lambda one: _error(colour, one))
        yield max(abs(a - b) for a, b in zip(colour, nearest, strict=True))


def _error(one: Colour, other: Colour) -> int:
    (r, g, b), (red, green, blue) = one, other
    return 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2


if __name__ == "__main__":
    main()

"""Makes `render/<game>/palette.json` anew, after new colours.

    python -m tests.render.palette_build impero

The players' colours stay as they stand there. The theme's colours come first, exactly; then, again and again, the blend that is served worst among
those that edges need, weighed by how often they are needed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import msgspec

from render import palettes, theme
from render.acquire import DRAWER as acquire
from render.acquire.look import LOOKS
from render.greed import look as greed
from render.impero import land, people
from render.impero.look import FILLS, inks
from render.lettered import LETTERED
from render.owners_choice import look as owners_look
from render.owners_choice import ring
from render.palettes import COUNT, STEPS, Colour, Palette
from tests.render import approval_greed, approval_impero, approval_owners_choice
from tests.render.samples import HARD_NAMES, LANGUAGES, played, scene

USERS = ("render.sheet", "render.shapes", "render.areas", "render.impero.fabric")
THEME = (
    *(theme.PAGE, theme.PANEL, theme.RAISED, theme.LINE, theme.TEXT, theme.MUTED, theme.FAINT),
    *(theme.BRASS, theme.GAIN, theme.LOSS, theme.NEWS, theme.DANGER),
)
RARE = 0.45
"""The power of the count by which an error is weighed: rare blends count too."""

Pairs = Counter[tuple[str, str]]


class Recipe(msgspec.Struct, frozen=True):
    """What a game's palette is made from: colours that must be exact, and pictures to draw."""

    count: int
    exact: Callable[[], list[Colour]]
    draw: Callable[[], None]


def main(game: str) -> None:
    """Draw the samples, note every edge between two colours, choose."""
    recipe = RECIPES[game]
    needed = _needed(_pairs(recipe))
    chosen = _chosen(recipe, needed)
    stored = {"players": palettes.palette(game).players, "colours": chosen}
    file = Path("render", game, "palette.json")
    file.write_text(json.dumps(stored, separators=(",", ":")) + "\n", "utf-8")
    print(f"{len(chosen)} colours, worst error {max(_distances(needed, chosen))} of 255")


def _pairs(recipe: Recipe) -> Pairs:
    noted: Pairs = Counter()

    def noting(palette: Palette, ground: str, ink: str) -> bytes:
        noted[ground, ink] += 1
        return palettes.ramp(palette, ground, ink)

    with ExitStack() as patched:
        for user in USERS:
            patched.enter_context(patch(f"{user}.ramp", noting))
        recipe.draw()
    return noted


def _acquire() -> None:
    for seats in (2, 4, 6):
        for language in LANGUAGES:
            game = played(seats, seats, open_holdings=seats != 2)
            for state in game.states[::8]:
                acquire.board(scene(state, None, language))
                acquire.hand(scene(state, 1, language, HARD_NAMES))
            acquire.final(scene(game.end, None, language), game.history())


def _impero() -> None:
    for draw in approval_impero.PICTURES.values():
        draw()


def _greed() -> None:
    for draw in approval_greed.PICTURES.values():
        draw()


def _lettered() -> None:
    """Any game's tables: they have all grounds and inks, if not all words."""
    for seats in (2, 4, 6):
        game = played(seats, seats)
        for state in game.states[::16]:
            LETTERED.board(scene(state, None, "en"))
        LETTERED.final(scene(game.end, None, "en"), game.history())


def _exact_of_lettered() -> list[Colour]:
    named = (*THEME, theme.IVORY, *palettes.palette("lettered").players)
    return [theme.channels(colour) for colour in dict.fromkeys(named)]


def _owners_choice() -> None:
    for draw in approval_owners_choice.PICTURES.values():
        draw()


def _exact_of_acquire() -> list[Colour]:
    """The theme's colours, and those of a board under the veil."""
    fills = [look.fill for look in LOOKS]
    inks = [theme.pattern_ink(fill) for fill in fills]
    named = (
        *THEME,
        theme.IVORY,
        theme.NEUTRAL,
        *fills,
        *inks,
        *palettes.palette("acquire").players,
    )
    veiled = (theme.PAGE, theme.IVORY, theme.NEUTRAL, *fills, *inks)
    return [
        *(theme.channels(colour) for colour in dict.fromkeys(named)),
        *(theme.mix(colour, theme.PANEL, theme.VEIL) for colour in veiled),
    ]


def _exact_of_greed() -> list[Colour]:
    """The theme's colours, companies and products with their patterns, metals, the tinted ways."""
    fills = (*greed.COMPANY_FILLS, *greed.PRODUCT_FILLS)
    inks = (theme.pattern_ink(fill) for fill in fills)
    others = (theme.IVORY, greed.SILVER, greed.RISEN, greed.FALLEN)
    named = (*THEME, *others, *fills, *inks, *palettes.palette("greed").players)
    return [theme.channels(colour) for colour in dict.fromkeys(named)]


def _exact_of_impero() -> list[Colour]:
    """The theme's colours, the map's, companies, players with the lines and letters on their land."""
    country = (theme.SEA, theme.SHORE, theme.GROUND, theme.POOR, theme.NIGHT, *land.TONES.values())
    others = (land.DIM, land.DIM_LINE, land.DIM_TEXT, theme.IVORY, theme.NEUTRAL)
    players = palettes.palette("impero").players
    tones = (tone(seat) for seat in range(len(players)) for tone in (people.hair, people.soft))
    named = (*country, *THEME, *others, *FILLS, *inks(), *players, *tones)
    shore = (theme.mix(theme.SEA, theme.SHORE, share) for share in (3 / STEPS, 5 / STEPS))
    return [*(theme.channels(colour) for colour in dict.fromkeys(named)), *shore]


def _exact_of_owners_choice() -> list[Colour]:
    """The theme's colours, companies and dice, and spaces that were passed."""
    fills = [one.fill for one in owners_look.LOOKS]
    spaces = [
        *fills,
        *map(theme.pattern_ink, fills),
        *(ink for _, ink in owners_look.SIGNS.values()),
    ]
    dice = (owners_look.BLACK, owners_look.WHITE)
    players = palettes.palette("owners_choice").players
    named = (*THEME, *dice, *spaces, *players, *map(owners_look.dim, fills))
    passed = (*spaces, theme.PANEL, theme.LINE)
    return [
        *(theme.channels(colour) for colour in dict.fromkeys(named)),
        *(theme.mix(colour, theme.PAGE, ring.PASSED) for colour in dict.fromkeys(passed)),
    ]


def _needed(pairs: Pairs) -> Counter[Colour]:
    """The blends of all edges."""
    needed: Counter[Colour] = Counter()
    for (ground, ink), count in pairs.items():
        for step in range(1, STEPS):
            needed[theme.mix(ground, ink, step / STEPS)] += count
    return needed


def _chosen(recipe: Recipe, needed: Counter[Colour]) -> list[Colour]:
    chosen = recipe.exact()
    errors = {colour: min(_error(colour, one) for one in chosen) for colour in needed}
    while len(chosen) < recipe.count:
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


RECIPES: Mapping[str, Recipe] = {
    "acquire": Recipe(COUNT, _exact_of_acquire, _acquire),
    "greed": Recipe(COUNT, _exact_of_greed, _greed),
    "lettered": Recipe(COUNT, _exact_of_lettered, _lettered),
    "impero": Recipe(256, _exact_of_impero, _impero),
    "owners_choice": Recipe(COUNT, _exact_of_owners_choice, _owners_choice),
}


if __name__ == "__main__":
    main(sys.argv[1])

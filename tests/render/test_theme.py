"""The look holds in every colour: contrast, letters, patterns, one index for each colour."""

from __future__ import annotations

import pytest

from render import theme
from render.acquire.look import LOOKS, colours
from render.palettes import COUNT
from render.patterns import PATTERNS, swatch

SURFACES = (theme.PAGE, theme.PANEL, theme.RAISED)
INKS = (
    theme.TEXT,
    theme.MUTED,
    theme.FAINT,
    theme.BRASS,
    theme.GAIN,
    theme.LOSS,
    theme.NEWS,
    theme.DANGER,
)
FILLS = [look.fill for look in LOOKS]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("ink", INKS)
def test_text_stands_out_from_every_surface(ink: str, surface: str) -> None:
    assert theme.contrast(ink, surface) >= 4.5


@pytest.mark.parametrize("fill", [*FILLS, *colours().players])
def test_a_letter_stands_out_from_its_fill_and_from_the_pattern_on_it(fill: str) -> None:
    assert theme.contrast(theme.on(fill), fill) >= 4.5
    assert theme.contrast(theme.on(fill), theme.pattern_ink(fill)) >= 4.5


@pytest.mark.parametrize("fill", FILLS)
def test_a_corporation_stands_out_from_the_panel(fill: str) -> None:
    assert theme.contrast(fill, theme.PANEL) >= 3


def test_corporations_differ_in_letter_fill_and_pattern() -> None:
    for field in ("letter", "fill", "pattern"):
        assert len({getattr(look, field) for look in LOOKS}) == len(LOOKS)


def test_every_corporation_has_a_pattern_that_exists() -> None:
    assert {look.pattern for look in LOOKS} <= set(PATTERNS)


@pytest.mark.parametrize("pattern", sorted(set(PATTERNS) - {"plain"}))
def test_a_pattern_runs_on_into_its_neighbours(pattern: str) -> None:
    """Opposite edges of a swatch differ no more than two lines next to each other do."""
    side = 60
    data = list(swatch(pattern, side).tobytes())
    rows = [data[y * side : (y + 1) * side] for y in range(side)]
    steps = [_difference(rows[y], rows[y + 1]) for y in range(side - 1)]
    assert _difference(rows[-1], rows[0]) <= 1.1 * max(steps)


def test_no_two_colours_of_the_theme_share_an_index() -> None:
    named = {*SURFACES, *INKS, theme.LINE, theme.IVORY, theme.NEUTRAL, *FILLS, *colours().players}
    palette = colours()
    assert len({palette.index(colour) for colour in named}) == len(named)
    assert {palette.colours[palette.index(colour)] for colour in named} == {
        theme.channels(colour) for colour in named
    }


def test_a_palette_has_128_colours() -> None:
    assert len(colours().colours) == COUNT == 128


def _difference(one: list[int], other: list[int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))

"""A whole game as an animated picture: the board at the end of each year, half as large."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.contract import Waiting
from render import theme
from render.film import encode, frame
from render.greed import closing, parts
from render.greed.board import draw_under
from render.greed.look import colours
from render.scene import Scene
from render.standing import standing

YEAR = 1800
"""Milliseconds a frame stays."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all years, in the order of the scenes, which may be one for each entry."""
    boards = [_board(scene) for scene in ends(scenes)]
    high = max(one.height for one in boards)
    frames = [_padded(one, high) for one in boards]
    return encode(frames, YEAR)


def ends(scenes: Sequence[Scene]) -> list[Scene]:
    """The last scene of each year."""
    last = {scene.view.board.year: scene for scene in scenes}
    return list(last.values())


def _board(scene: Scene) -> Image.Image:
    """Nobody is asked any more; the last one says who has won."""
    is_over = scene.outcome is not None
    words = closing.victory(scene) if is_over else parts.year(scene)
    first = standing(scene).winners if is_over else ()
    scene = replace(scene, waiting=Waiting(first, ()))
    picture = draw_under(words[:1].upper() + words[1:], scene).picture()
    return frame(picture.image, colours().image)


def _padded(shown: Image.Image, high: int) -> Image.Image:
    """Companies come and go: all frames are as high as the highest."""
    whole = Image.new("P", (shown.width, high), colours().index(theme.PAGE))
    whole.putpalette(shown.getpalette() or ())
    whole.paste(shown, (0, 0))
    return whole

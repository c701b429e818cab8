"""The special cards that lie open, below the market: everybody's assets, and the discards."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.state import View
from render import names, shapes, text, theme
from render.scene import Scene
from render.shark_room.look import KINDS, listed
from render.sheet import Box, Sheet
from render.text import Pen

_LINE, _MOST = 54, 8
"""The height of a line, and the most lines of the discards: all kinds find room."""
_TOLD = Pen(theme.WORD, "regular", theme.TEXT, theme.PANEL)
_INDENT = 78


def height(scene: Scene) -> int:
    return len(_lines(scene)) * _LINE + 20


def write(sheet: Sheet, scene: Scene, box: Box) -> None:
    """A line for each owner, with their disc; then the discards."""
    shapes.panel(sheet, box)
    left, top, right, _ = box
    for number, (seat, told) in enumerate(_lines(scene)):
        middle = top + 10 + number * _LINE + _LINE // 2
        if seat is not None:
            shapes.person(sheet, (left + 44, middle), theme.DISC, seat, theme.PANEL)
            spot = (left + _INDENT, middle - 16, left + _INDENT + 32, middle + 16)
            shapes.panel(sheet, spot, KINDS["asset"], radius=8)
        x = left + (_INDENT + 46 if seat is not None else 22)
        sheet.write((x, middle), told, _TOLD, "lm", right - x - 20)


def tell(scene: Scene) -> Iterator[str]:
    """The same in words."""
    view: View = scene.view
    for seat, assets in enumerate(view.assets):
        if assets:
            owner, named = names.called(scene, seat), listed(scene.words, assets)
            yield f"{owner}, {scene.words.say('picture-assets')}: {named}."
    yield f"{_discards(scene)}."


def _lines(scene: Scene) -> list[tuple[int | None, str]]:
    """A seat with its assets; without a seat, a line of the discards."""
    room = theme.WIDTH - 2 * theme.EDGE - 44
    owned = list(_owned(scene, room - _INDENT - 24))
    discards = text.wrapped(_discards(scene), _TOLD.size, _TOLD.weight, room, _MOST)
    return [*owned, *((None, line) for line in discards)]


def _owned(scene: Scene, room: float) -> Iterator[tuple[int | None, str]]:
    """Everybody's assets; what has no room in a line goes on below it."""
    for seat, kinds in enumerate(scene.view.assets):
        if kinds:
            named = listed(scene.words, kinds)
            first, *more = text.wrapped(named, _TOLD.size, _TOLD.weight, room, 3)
            yield seat, first
            yield from ((None, line) for line in more)


def _discards(scene: Scene) -> str:
    view: View = scene.view
    say = scene.words.say
    told = listed(scene.words, view.discards) or say("picture-none")
    return f"{say('picture-discards')}: {told}"

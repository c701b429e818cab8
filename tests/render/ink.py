"""What a picture is made of: each text, mark and line as it is drawn, with its size.

The drawing kit is watched while pictures are made. Nothing is remembered from one picture to the next then, or a
text in a sprite would be seen only once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import FunctionType, ModuleType
from typing import Any, Literal

import msgspec

import render.sheet
from render import condensed, shapes, theme
from render.impero import signs
from render.sheet import Box, Point, Sheet
from render.text import Pen

Role = Literal[
    "title", "fact", "word", "letter", "number", "sign", "disc", "badge", "mark", "stroke"
]
"""A letter stands on a badge, a number on a disc; a word is a text that decides nothing.

A sign stands on a map, whose ranking and regions repeat it larger.
"""

PLAIN = {
    "render.text",
    "render.faces",
    "render.palettes",
    "render.patterns",
    "render.png",
    "render.areas",
}
"""Modules whose sprites have no text: they are remembered all the same."""
PLAIN |= {
    f"render.impero.{name}"
    for name in ("fabric", "figures", "grid", "land", "layout", "signs", "water")
}
PLAIN_SHAPES = {"rounded", "_rim", "_small", "_frame", "_corners", "_lock"}
QUIET = {theme.PAGE, theme.PANEL, theme.RAISED, theme.LINE, theme.SEA, theme.SHORE, theme.GROUND}
"""Hairlines and grounds in these colours say nothing."""


class Ink(msgspec.Struct, frozen=True):
    """Something drawn. `planned` is larger than `size` where a long text has shrunk."""

    role: Role
    size: float
    planned: float
    told: str = ""


Inks = list[Ink]
_LETTERS: dict[str, Role] = {"_person": "number", "_emblem": "letter"}


@contextmanager
def watched(*, words_only: bool = False) -> Iterator[Inks]:
    """A list that gets everything that is drawn meanwhile; or, which is much faster, only words outside of sprites."""
    noted: Inks = []
    roles: list[Role] = []
    undo: list[tuple[Any, str, object]] = []

    def put(owner: Any, name: str, new: object) -> None:
        undo.append((owner, name, getattr(owner, name)))
        setattr(owner, name, new)

    if not words_only:
        _forget(put, roles)
        _watch_marks(put, noted)
    _watch_texts(put, noted, roles)
    try:
        yield noted
    finally:
        for owner, name, old in reversed(undo):
            setattr(owner, name, old)


_Put = Callable[[Any, str, object], None]


def _modules() -> list[ModuleType]:
    return [one for name, one in sys.modules.items() if name.split(".")[0] == "render"]


def _everywhere(put: _Put, old: object, new: object) -> None:
    """Put it into every module that has the old one, under whatever name."""
    for module in _modules():
        for name in [name for name, value in vars(module).items() if value is old]:
            put(module, name, new)


def _forget(put: _Put, roles: list[Role]) -> None:
    """Draw every sprite with text again each time, and note what its text is."""
    for module in _modules():
        for name, value in list(vars(module).items()):
            inner = getattr(value, "__wrapped__", None)
            if not isinstance(inner, FunctionType) or inner.__module__ in PLAIN:
                continue
            # What the rules remember has no ink.
            if not inner.__module__.startswith("render."):
                continue
            if module is shapes and name in PLAIN_SHAPES:
                continue
            role = _LETTERS.get(name) if module is shapes else None
            put(module, name, partial(_within, roles, role, inner) if role else inner)


def _within(roles: list[Role], role: Role, draw: Callable[..., Any], *given: Any) -> Any:
    roles.append(role)
    try:
        return draw(*given)
    finally:
        roles.pop()


def _watch_texts(put: _Put, noted: Inks, roles: list[Role]) -> None:
    planned: list[int] = []
    write, written, narrow = Sheet.write, render.sheet._written, condensed.write

    def role_of(weight: str) -> Role:
        if roles:
            return roles[-1]
        if weight in {"title", "hero"}:
            return "title"
        return "fact" if weight in {"semibold", "bold"} else "word"

    def note(words: str, weight: str, size: int) -> None:
        # A dot stands for nothing at all.
        if words.strip() and words != theme.ZERO:
            noted.append(Ink(role_of(weight), size, planned[-1] if planned else size, words))

    def noting_write(
        sheet: Sheet, at: Point, words: str, pen: Pen, *more: Any, **named: Any
    ) -> float:
        planned.append(pen.size)
        right = write(sheet, at, words, pen, *more, **named)
        planned.pop()
        return right

    def noting_written(palette: Any, words: str, weight: Any, size: int, *inks: str) -> Any:
        note(words, weight, size)
        return written(palette, words, weight, size, *inks)

    def noting_narrow(sheet: Sheet, centre: Point, code: str, pen: Pen, room: int) -> None:
        before = len(noted)
        narrow(sheet, centre, code, pen, room)
        if len(noted) == before:
            note(code, pen.weight, pen.size)

    _everywhere(put, signs.put, partial(_within, roles, "sign", signs.put))
    put(Sheet, "write", noting_write)
    put(render.sheet, "_written", noting_written)
    put(condensed, "write", noting_narrow)


def _watch_marks(put: _Put, noted: Inks) -> None:
    """Discs, badges, other marks by their smaller side, lines by their thickness."""

    def note(role: Role, size: float, told: str = "") -> None:
        noted.append(Ink(role, size, size, told))

    def watch(name: str, seen: Callable[..., None]) -> None:
        old = getattr(shapes, name)

        def noting(*given: Any, **named: Any) -> Any:
            seen(*given, **named)
            return old(*given, **named)

        _everywhere(put, old, noting)

    def small(_: Sheet, box: Box, ink: str = theme.PANEL, *_more: Any, **_named: Any) -> None:
        if _side(box) < theme.MARK and ink not in QUIET:
            note("mark", _side(box), ink)

    watch("person", lambda _sheet, _at, radius, *_, **__: note("disc", radius))
    watch("emblem", lambda _sheet, box, letter, *_: note("badge", _side(box), letter))
    watch("lock", lambda _sheet, _at, size, *_: note("mark", size, "lock"))
    watch("polygon", lambda _sheet, points, *_: note("mark", _bounds(points), "polygon"))
    watch("line", lambda _s, _p, _ink, _on, thick=4, *_, **__: note("stroke", thick, "line"))
    watch("framed", lambda _s, _b, _e, _on, _r, thick=3: note("stroke", thick, "frame"))
    watch("panel", small)
    _watch_fills(put, note, small)


def _watch_fills(
    put: _Put, note: Callable[[Role, float, str], None], small: Callable[..., None]
) -> None:
    """Level lines by their thickness, and boxes that are not lines."""
    fill, rule = Sheet.fill, Sheet.rule
    ruling: list[int] = []

    def noting_fill(sheet: Sheet, box: Box, ink: str) -> None:
        if not ruling:
            small(sheet, box, ink)
        fill(sheet, box, ink)

    def noting_rule(
        sheet: Sheet, x0: int, y: int, x1: int, ink: str = theme.LINE, thick: int = 1
    ) -> None:
        if ink not in QUIET:
            note("stroke", thick, "rule")
        ruling.append(thick)
        rule(sheet, x0, y, x1, ink, thick)
        ruling.pop()

    put(Sheet, "fill", noting_fill)
    put(Sheet, "rule", noting_rule)


def _side(box: Box) -> int:
    return min(box[2] - box[0], box[3] - box[1])


def _bounds(points: Sequence[Point]) -> float:
    """The smaller side of the box around them."""
    return min(max(one[at] for one in points) - min(one[at] for one in points) for at in (0, 1))

"""A view in words: a table of the players, and lines below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from games.core.words import Fact
from render import names, theme
from render.scene import Scene

HIDDEN = ""
"""The text of a value that the viewer may not know, unlike one of which there is nothing."""


class FactColumn(msgspec.Struct, frozen=True):
    """A column with one value for each seat."""

    head: str
    values: tuple[str, ...]


class FactLine(msgspec.Struct, frozen=True):
    name: str
    value: str


def columns(scene: Scene) -> tuple[FactColumn, ...]:
    """The fields by seat with a head in the catalogue, in the view's order."""
    seats, words = len(scene.names), scene.words
    return tuple(
        FactColumn(
            words.say(f"column-{field}"),
            tuple(HIDDEN if one is None else _worded(scene, field, one) for one in value),
        )
        for field, value in _fields(scene, "column")
        if isinstance(value, tuple) and len(value) == seats and all(map(is_fact, value))
    )


def lines(scene: Scene) -> tuple[FactLine, ...]:
    """The fields with a name in the catalogue; an empty one is a dash."""
    return tuple(
        FactLine(
            scene.words.say(f"line-{field}"),
            _worded(scene, field, value),
        )
        for field, value in _fields(scene, "line")
        if is_fact(value)
    )


def _worded(scene: Scene, field: str, value: object) -> str:
    """The value in words; a dash where there is nothing."""
    return scene.words.fact(field, cast("Fact", value)) or theme.ABSENT


def is_fact(value: object) -> bool:
    """Whether the value can be a fact of a sentence."""
    parts = value if isinstance(value, tuple) else (value,)
    return all(isinstance(part, int | str | None) for part in parts)


def asked(scene: Scene) -> str:
    """The question that the game waits for. A game that is over has no timer."""
    return names.asked(scene) if scene.waiting.timers else scene.words.say("status-over")


def title(scene: Scene) -> str:
    if not scene.table:
        return scene.words.say("learn-title", game=scene.game)
    return scene.words.say("table-title", game=scene.game, table=scene.table)


def _fields(scene: Scene, stem: str) -> Iterator[tuple[str, Any]]:
    for field in scene.view.__struct_fields__:
        if scene.words.has(f"{stem}-{field}"):
            yield field, getattr(scene.view, field)

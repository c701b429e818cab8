"""What a kind of picture is, with moments to draw it at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from render.scene import Picture, Scene
from tests.render.rules import Shape
from tests.render.samples import LANGUAGES

RICH = 987_654


SOME = 6
"""So many moments of each game, and its end."""


class Moment(msgspec.Struct, frozen=True):
    """A picture to draw. `usual` is an ordinary moment at the usual number of players."""

    told: str
    draw: Callable[[], Picture]
    usual: bool = False


class Kind(msgspec.Struct, frozen=True):
    shape: Shape
    moments: Callable[[], Iterator[Moment]]


Draw = Callable[[Scene], Picture]


Seen = tuple[str, Scene, bool]
"""What it is, the scene, whether it is usual."""


def spread(states: Sequence[Any]) -> Sequence[Any]:
    """Some of the states, the first and the last among them."""
    step = max(1, (len(states) - 1) // SOME)
    return [*states[:-1:step], states[-1]]


def moments_of(
    draw: Draw, seen: Callable[[], Iterator[Seen]], *, own: bool = False
) -> Callable[[], Iterator[Moment]]:
    """A kind's moments; with `own` only those that somebody at the table sees."""

    def moments() -> Iterator[Moment]:
        for told, scene, usual in seen():
            if not own or scene.view.me is not None:
                yield Moment(told, partial(draw, scene), usual)

    return moments


def page_of(drawer: Any, key: str) -> Draw:
    return lambda scene: drawer.page(scene, key)


def tariff(drawer: Any, words: Callable[[str], Any]) -> Callable[[], Iterator[Moment]]:
    def moments() -> Iterator[Moment]:
        for language in LANGUAGES:
            yield Moment(f"prices, {language}", partial(drawer.prices, words(language)), usual=True)

    return moments

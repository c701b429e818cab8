"""The approved pictures, and how they are made: `python -m tests.render.approval` writes them.

Look at every one of them before committing it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from games.acquire.state import Disposing, Phase, State, Surviving
from render import png
from render.acquire import DRAWER as acquire
from render.scene import Picture
from tests.render import (
    approval_community,
    approval_greed,
    approval_impero,
    approval_owners_choice,
    approval_shark_room,
)
from tests.render.decisions import CASES, every, said
from tests.render.ink import watched
from tests.render.kinds import KINDS
from tests.render.samples import HARD_NAMES, NAMES, played, scene, words

FOLDER = Path(__file__).parent / "approved"
TEXTS = FOLDER / "texts.json"
"""What is written in each, in the order of drawing, a picture a line: a wrong digit is few pixels, but another text."""
_SHAPES = {"disc", "badge", "mark", "stroke"}


def during(kind: type[Phase], seats: int, *, open_holdings: bool = True) -> State:
    """The last moment in such a phase of the first random game that has one."""
    games = (played(seats, seed, open_holdings=open_holdings) for seed in range(100))
    moments = (state for game in games for state in reversed(game.states))
    return next(state for state in moments if isinstance(state.phase, kind))


def _board() -> Picture:
    return acquire.board(scene(played(4, 4).states[100]))


def _merger() -> Picture:
    state = during(Disposing, 6)
    return acquire.board(scene(state, None, "it", HARD_NAMES, computers=(1,)))


def _hidden() -> Picture:
    state = during(Surviving, 3, open_holdings=False)
    return acquire.board(scene(state, 1, "en", NAMES))


def _hand() -> Picture:
    return acquire.hand(scene(played(4, 4).states[100], 1, "it"))


def _final() -> Picture:
    game = played(6, 6)
    return acquire.final(scene(game.end, None, "en", HARD_NAMES), game.history())


def _market() -> Picture:
    game = played(2, 2)
    return acquire.final(scene(game.end, None, "it"), game.history())


def _prices() -> Picture:
    return acquire.prices(words("en", ()))


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "board": _board,
    "merger": _merger,
    "hidden": _hidden,
    "hand": _hand,
    "final": _final,
    "market": _market,
    "prices": _prices,
    **approval_impero.PICTURES,
    **approval_greed.PICTURES,
    **approval_owners_choice.PICTURES,
    **approval_shark_room.PICTURES,
    **approval_community.PICTURES,
}


ONLY_READ: Mapping[str, Callable[[], Picture]] = {
    kind: lambda kind=kind: next(iter(KINDS[kind].moments())).draw()
    for kind in ("chances", "lettered")
} | {f"{game}-asks": partial(every, game) for game in CASES}
"""Kinds, and all asks of a game, of which only the texts are approved."""


def read(draw: Callable[[], Picture]) -> tuple[Picture, list[str]]:
    """The picture, and all texts in it, also those in badges and cells."""
    with watched() as inks:
        picture = draw()
    return picture, [ink.told for ink in inks if ink.role not in _SHAPES]


def spoken(game: str) -> str:
    """All that is said in words at the asks of a game."""
    return "\n\n".join(said(game)) + "\n"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    lines = []
    for name, draw in {**PICTURES, **ONLY_READ}.items():
        picture, texts = read(draw)
        if name in PICTURES:
            (FOLDER / f"{name}.png").write_bytes(png.encode(picture))
        lines.append(f"{json.dumps(name)}: {json.dumps(texts, ensure_ascii=False)}")
    for game in CASES:
        (FOLDER / f"{game}.txt").write_text(spoken(game), "utf-8")
    TEXTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()

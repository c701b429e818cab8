"""Films, each drawn in a process of its own: a thread would hold up boards and presses for seconds."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator, Sequence
from io import BytesIO
from types import MappingProxyType
from typing import Any

from bot.engine.keeping import beside
from bot.words.catalogue import lexicon_of
from bot.words.lexicon import Lexicon
from games import GAMES
from games.core.contract import Rules
from render.scene import Scene
from render.shelf import DRAWERS


async def filmed(game: str, scenes: Sequence[Scene]) -> bytes:
    """A game as its drawer on the shelf films it; GIF. BesideError."""
    wanted = await asyncio.to_thread(_packed, game, scenes)
    return b"".join([part async for part in beside.said(drawn, wanted)])


def _packed(game: str, scenes: Sequence[Scene]) -> bytes:
    data = BytesIO()
    _Pickler(data).dump((game, scenes))
    return data.getvalue()


def drawn(data: bytes) -> Iterator[bytes]:
    """In the other process."""
    game, scenes = _Unpickler(BytesIO(data)).load()
    yield DRAWERS[game].replay(scenes)


class _Pickler(pickle.Pickler):
    """Sends the names of what every process has."""

    def persistent_id(self, thing: object) -> tuple[Any, ...] | None:
        match thing:
            case Rules():
                return (thing.key,)
            case Lexicon():
                return (thing.language, thing.package, thing.strict)
            case _:
                return None

    def reducer_override(self, thing: object) -> Any:
        return (dict, (dict(thing),)) if isinstance(thing, MappingProxyType) else NotImplemented


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: tuple[Any, ...]) -> object:
        if len(name) == 1:
            return GAMES[name[0]]
        language, package, strict = name
        return lexicon_of(language, package, strict=strict)

"""What the engine calls in the rooms above it, which are made after it and handed in as it is made."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime

import msgspec

from bot.engine.keeping.saving import AtEnd


class Published(msgspec.Struct, frozen=True):
    """Places of a table that its game has not found: seats from first to last, tied ones together."""

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] = ()
    """By seat; without any, what each is worth then."""
    word: bool = False
    """Whether they are a director's word, also about those who were absent."""
    lapsed: tuple[int, ...] = ()
    """Seats that were absent, also where the table has not asked them often enough to say so."""


async def _nobody(_guild_id: int, _users: Sequence[int]) -> Collection[int]:
    return ()


async def _nothing(*_told: object) -> None:
    pass


class Above(msgspec.Struct, frozen=True, kw_only=True):
    """Without any of it the engine is alone: no Discord, no ratings, no tournaments."""

    news: Callable[[], None] = lambda: None
    """Called after each transaction that left something to tell."""
    gone: Callable[[int, Sequence[int]], Awaitable[Collection[int]]] = _nobody
    """Returns which of these people are not in that server any more."""
    probe: Callable[[], Awaitable[None]] | None = None
    """Asks Discord for something small, and tells its fate."""
    at_end: AtEnd | None = None
    """Called in the transaction that ends a game."""
    at_forget: Callable[[sqlite3.Connection, int, str], None] = lambda *_: None
    """Called with a person and their alias, in the transaction that forgets them."""
    publish: Callable[[int, Published | None], Awaitable[None]] = _nothing
    """A tournament has published a table's places, or taken them back (None)."""
    missed: Callable[[datetime, datetime, int | None], Awaitable[None]] = _nothing
    """Nobody was in reach between these moments, or at this place; it gives nothing twice."""


ALONE = Above()

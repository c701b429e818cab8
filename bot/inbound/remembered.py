"""What is remembered of a moment ago, until the next start: tables opened, tables looked at, questions asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import discord

MOST = 10_000
"""People and places of which is known at which table somebody was last."""

Again = Callable[[discord.Interaction[Any], int], Awaitable[None]]
"""A command that was typed, for the table of this number."""


@dataclass
class OpenedTable:
    """A table that a press opens, and since when; it is locked until the table is there."""

    at: datetime
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: int = 0


@dataclass(frozen=True)
class Pending:
    """A person's command that waits until they say which table they mean."""

    user_id: int
    until: datetime
    again: Again


@dataclass(frozen=True)
class Remembered:
    """In memory, and bounded."""

    openings: dict[object, OpenedTable] = field(default_factory=dict)
    """By press, the tables that were opened a moment ago."""
    pending: dict[str, Pending] = field(default_factory=dict)
    """By the argument of the buttons below the question."""
    looked: dict[tuple[int, int], tuple[int, datetime]] = field(default_factory=dict)
    """By person and place, the table at which they did something last, if only to look, and when."""
    lessons: dict[tuple[int, int], int] = field(default_factory=dict)
    """By person and place, the number of the lesson that they saw last."""

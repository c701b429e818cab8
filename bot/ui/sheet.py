"""A message of ours: components V2, its limits kept, and nothing for discord.py to remember.

Every press comes in through the one dynamic item (`Control`), also after a restart. A sheet is
therefore finished when it is born: no timer, nothing kept in memory for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

TEXT = 4000
"""Characters of text in a message of components."""
COMPONENTS = 40
BLANK = "\u2013"
"""Stands where there is nothing to say: a dash."""

Row = discord.ui.ActionRow[Any]


class Sheet(discord.ui.LayoutView):
    """Items in order, from top to bottom."""

    def __init__(self, *items: discord.ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()


def cut(text: str, most: int) -> str:
    """The text, at most so long; what was longer ends in an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def note(text: str, rows: Iterable[Row] = ()) -> Sheet:
    """A message of text, with rows of buttons as far as they find room below it."""
    return Sheet(discord.ui.TextDisplay(cut(text, TEXT)), *fitted(rows, COMPONENTS - 1))


def picture(name: str, alt: str) -> discord.ui.MediaGallery[Any]:
    """The attached file of that name, with its alt text."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=cut(alt, 1024))
    )


def fitted(rows: Iterable[Row], room: int) -> list[Row]:
    """The first rows, as many as `room` components hold."""
    kept: list[Row] = []
    for row in rows:
        room -= 1 + len(row.children)
        if room < 0:
            break
        kept.append(row)
    return kept

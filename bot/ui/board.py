"""The board message: the players asked, the log, the picture, the buttons."""

from __future__ import annotations

import re
from collections.abc import Iterable

import discord
import msgspec
from discord import ui

from bot.engine.views.sight import Sight
from bot.ui.buttons import (
    hand_button,
    may_resume,
    offer_rows,
    page_buttons,
    resume_button,
    undo_button,
)
from bot.ui.control import marked, rows
from bot.ui.limits import ALT, CONTENT, ROWS, newest, shortened, units
from bot.ui.sheet import PlainSheet, Row, Sheet
from bot.words.translator import GameWords

_HEAD = 1000
"""Characters for the players asked and called, up to twenty; the log has the rest."""


class BoardParts(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a board message, in the table's language."""

    call: str = ""
    """The line that a phone shows: who is called, to what, until when."""
    head: str
    """Empty if the call has said it."""
    clock: str = ""
    """The deadline."""
    tag: str = ""
    """The table's name, in channels with several, if nothing else says it."""
    round: str = ""
    """The tournament's round."""
    log: str = ""


def board_view(board: BoardParts, buttons: Iterable[Row], mark: int) -> PlainSheet:
    """The message as Discord takes it; after a crash it is found again by its `mark`."""
    headline = f"### {board.head}" if board.head else ""
    told = (board.call, f"{board.tag}{board.round}{headline}".rstrip("\n"), board.clock)
    head = shortened("\n".join(filter(None, told)), _HEAD)
    log = newest(board.log.splitlines(), CONTENT - units(head) - 1)
    return PlainSheet("\n".join((head, *log)), marked(buttons, mark))


def board_rows(sight: Sight, words: GameWords, *, undo: bool) -> list[Row]:
    """The public buttons and [My hand]; [Undo] where it is free."""
    if sight.outcome is not None or sight.table.stage not in {"running", "paused"}:
        return []
    offers = offer_rows(sight, words) if sight.table.stage == "running" else []
    own = [hand_button(sight, words), *page_buttons(sight, words)]
    if sight.table.stage == "paused" and may_resume(sight):
        own.append(resume_button(sight, words))
    if undo:
        own.append(undo_button(sight, words))
    below = rows(own)
    return [*offers[: ROWS - len(below)], *below]


def spoken(text: str) -> ui.TextDisplay[ui.LayoutView]:
    """A picture in words, where none can be attached."""
    return ui.TextDisplay(shortened(text, ALT))


class Kept(msgspec.Struct, frozen=True):
    """A file that a message keeps in an edit: Discord drops all that are not named by id."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, str]:
        return {"id": str(self.id), "filename": self.filename}


def without_rows(message: discord.Message) -> tuple[Sheet, list[Kept]] | None:
    """The message without its buttons, and the files that it keeps; None if it has no buttons.

    Discord leaves the files of such messages out of `attachments` and gives only their addresses
    (discord-api-docs#8277). Each address has the file's id and name.
    """
    items = ui.LayoutView.from_message(message, timeout=None).children
    kept = [item for item in items if not isinstance(item, ui.ActionRow)]
    files = []
    for item in kept:
        if isinstance(item, ui.MediaGallery):
            found = [_file(media) for media in item.items]
            item.items = [_own(*pair) for pair in zip(item.items, found, strict=True)]
            files += [file for file in found if file is not None]
    return (Sheet(*kept), files) if len(kept) < len(items) else None


def _file(media: discord.MediaGalleryItem) -> Kept | None:
    found = _SERVED.search(media.media.url)
    return None if found is None else Kept(int(found["id"]), found["name"])


def _own(media: discord.MediaGalleryItem, file: Kept | None) -> discord.MediaGalleryItem:
    if file is None:
        return media
    # The address in the message expires, so the edit names the kept file instead.
    return discord.MediaGalleryItem(f"attachment://{file.filename}", description=media.description)


_SERVED = re.compile(r"/attachments/\d+/(?P<id>\d+)/(?P<name>[^/?]+)")

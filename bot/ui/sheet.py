"""A message of the bot: components V2 within their limits, and nothing for discord.py to store.

`Control`, the one dynamic item, serves every press, also after a restart. So a sheet needs no timer
and no memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from hashlib import sha256
from itertools import takewhile
from typing import Any

import discord
import msgspec

from bot.ui.limits import ALT, COMPONENTS, CONTENT, ROWS, TEXT, messages, shortened, units

BLANK = "\u2013"
"""The text of an empty message, which Discord refuses: a dash."""

Row = discord.ui.ActionRow[Any]


class Sheet(discord.ui.LayoutView):
    """Items in order, from top to bottom."""

    def __init__(self, *items: discord.ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        # An item knows its view and its row to be pressed there, and nobody is: `Control` serves all.
        # So a sheet is no circle, and goes as soon as it is sent. Otherwise hundreds of thousands of
        # buttons wait for the garbage collector, which then stops everybody for half a second.
        for item in self.walk_children():
            item._view = item._parent = None  # noqa: SLF001
        self.stop()


class PlainSheet(Sheet):
    """A message of plain content with rows of buttons below: of a message of components phones show nothing."""

    def __init__(self, content: str, rows: Iterable[Row] = ()) -> None:
        super().__init__(*list(rows)[:ROWS])
        self.content = shortened(content, CONTENT)

    def has_components_v2(self) -> bool:
        return False


def shown(sheet: Sheet) -> dict[str, Any]:
    """What a request has of it: its buttons, and content if it has any."""
    return {"view": sheet} | ({"content": sheet.content} if isinstance(sheet, PlainSheet) else {})


class Attachment(discord.File):
    """A file to send; `fp` holds its bytes."""

    def close(self) -> None:
        # discord.py's own leaves a stream that refers to itself: each picture would stay in memory
        # until the garbage collector looks for circles.
        vars(self.fp).pop("close", None)


def note(*texts: str, rows: Iterable[Row] = ()) -> Sheet:
    """A message of paragraphs, with as many rows of buttons as fit below."""
    shown = paragraphs(*texts)
    return Sheet(*shown, *fitted(rows, COMPONENTS - len(shown)))


def paragraphs(*texts: str, room: int = TEXT) -> list[discord.ui.TextDisplay[Any]]:
    """Texts one below the other without the empty ones, together at most `room` characters.

    The text after a list is a component of its own: Discord would add it to the list's last line.
    """
    shown: list[discord.ui.TextDisplay[Any]] = []
    for text in filter(None, texts):
        kept = shortened(text, room) if room > 0 else ""
        room -= units(kept)
        shown += [discord.ui.TextDisplay(kept)] if kept else []
    return shown


def file_sheet(text: str, name: str) -> Sheet:
    """A text with the attached file of that name to download."""
    return Sheet(
        discord.ui.TextDisplay(shortened(text, TEXT)), discord.ui.File(f"attachment://{name}")
    )


Attached = tuple[str, bytes, str]
"""A picture to send: the file's name, its bytes, its alt text."""


class Drawn(msgspec.Struct, frozen=True):
    """A picture as bytes with its alt text; a tall one in pieces. No bytes: it is told in words."""

    pieces: tuple[tuple[bytes, str], ...]

    @property
    def data(self) -> bytes:
        """The bytes of the first piece, mostly the only one."""
        return self.pieces[0][0]

    @property
    def alt(self) -> str:
        """All that is on it, in words."""
        return "\n".join(alt for _, alt in self.pieces)

    def named(self, name: str) -> list[Attached]:
        """Its files. In the name stands `{}` for what tells pictures apart, if there are several at a place."""
        stem, _, suffix = name.rpartition(".")
        return [
            (f"{stem.format(print_of(data))}{f'-{at}' if at else ''}.{suffix}", data, alt)
            for at, (data, alt) in enumerate(self.pieces)
        ]


class TellingPicture(discord.ui.MediaGallery[Any]):
    """An attached picture with its alt text, and all that it says in words."""

    def __init__(self, name: str, told: str) -> None:
        media = discord.MediaGalleryItem(f"attachment://{name}", description=shortened(told, ALT))
        super().__init__(media)
        self.name, self.told = name, told


def picture(name: str, alt: str) -> TellingPicture:
    """The attached file of that name, with its alt text."""
    return TellingPicture(name, alt)


def galleries(files: Iterable[Attached]) -> list[TellingPicture]:
    """Each picture in a gallery of its own: in one they would stand side by side."""
    return [picture(name, alt) for name, _, alt in files]


def signed(sheet: Sheet, line: str) -> Sheet:
    """The same message with a line below its first texts, if there is room for it.

    PlainSheet content names its table in its first line.
    """
    if isinstance(sheet, PlainSheet):
        return sheet
    if sheet.content_length() + units(line) > TEXT or sheet.total_children_count >= COMPONENTS:
        return sheet
    first = list(takewhile(lambda one: isinstance(one, discord.ui.TextDisplay), sheet.children))
    return Sheet(*first, discord.ui.TextDisplay(line), *sheet.children[len(first) :])


def text_of(sheet: Sheet) -> str:
    """All that is written in it, but on its controls."""
    parts = (one for one in sheet.walk_children() if isinstance(one, discord.ui.TextDisplay))
    content = [sheet.content] if isinstance(sheet, PlainSheet) else []
    return "\n".join((*content, *(one.content for one in parts)))


def in_words(sheet: Sheet, names: AbstractSet[str], alts: Iterable[str] = ()) -> Sheet:
    """The same message with the pictures of these names told by their alt texts, as far as there is room.

    PlainSheet content does not know what is attached: its `alts` are handed over.
    """
    if isinstance(sheet, PlainSheet):
        rows = [one for one in sheet.children if isinstance(one, discord.ui.ActionRow)]
        return PlainSheet("\n".join((sheet.content, *alts)), rows)
    return told(sheet, names)[0]


def told(sheet: Sheet, names: AbstractSet[str], *, is_beside: bool = False) -> list[Sheet]:
    """The same message with the words of these pictures in their place, or beside them; then, in as many
    messages as it takes, what it has no room for.
    """
    items, further = list[discord.ui.Item[Any]](), list[str]()
    room, spare = TEXT - sheet.content_length(), COMPONENTS - sheet.total_children_count
    for item in sheet.children:
        if not isinstance(item, TellingPicture) or item.name not in names:
            items.append(item)
            continue
        items += [item] if is_beside else []
        spare -= is_beside
        # What begins in a later message goes on there.
        first, *rest = messages(item.told, 0 if further or spare < 0 else room) or [""]
        items += paragraphs(first)
        room -= units(first)
        further += rest
    return [Sheet(*(items or paragraphs(BLANK))), *map(note, further)]


def pictures_of(sheet: Sheet) -> set[str]:
    """The names of the pictures that can be told."""
    return {item.name for item in sheet.children if isinstance(item, TellingPicture)}


def print_of(data: bytes) -> str:
    """What a picture's file is called after: the same picture has the same name, whatever was done in
    secret meanwhile.
    """
    return sha256(data).hexdigest()[:12]


def fitted(rows: Iterable[Row], room: int) -> list[Row]:
    """The first rows, as many as `room` components hold."""
    kept: list[Row] = []
    for row in rows:
        room -= 1 + len(row.children)
        if room < 0:
            break
        kept.append(row)
    return kept

"""The table of the players: name, money, and shares by corporation."""

from __future__ import annotations

import msgspec

from games.acquire.components import COUNT
from games.acquire.state import View
from render import names, shapes, text, theme
from render.acquire.holders import Rank, held, ranks
from render.acquire.look import LOOKS, mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEAD, FOOT = 60, 12
_HEADS, _COLUMN = 590, 78
"""Pixels to the first column of shares, and of each column."""
_FIGURE = Pen(theme.STRONG, "bold")
_NAME = Pen(theme.BODY, "semibold")
_HIDDEN_MONEY = 118


class Row(msgspec.Struct, frozen=True):
    """A player's line: its place, its ground and its tags."""

    seat: int
    box: Box
    on: str
    is_gone: bool
    tags: tuple[tuple[str, str, str], ...]
    """Small labels after the name, each with words, ink and fill."""

    @property
    def middle(self) -> int:
        return (self.box[1] + self.box[3]) // 2


def height(seats: int) -> int:
    return HEAD + seats * theme.ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    view: View = scene.view
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    shapes.panel(sheet, (left, top, right, top + height(len(scene.names))))
    head = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, top + 39), scene.words.say("picture-holdings"), head)
    for corporation in range(COUNT):
        x = left + _HEADS + corporation * _COLUMN + _COLUMN // 2
        mark(sheet, corporation, (x - 21, top + 9), 42, theme.PANEL)
    ranked = ranks(view)
    for seat in range(len(scene.names)):
        y = top + HEAD + seat * theme.ROW
        row = _row(scene, seat, (left + 6, y + 2, right - 6, y + theme.ROW - 2))
        _ground(sheet, row)
        # Money first: the name gets the room that it leaves.
        _name(sheet, scene, row, _money(sheet, scene, row))
        for corporation in range(COUNT):
            _share(sheet, view, row, corporation, ranked[seat][corporation])


def _row(scene: Scene, seat: int, box: Box) -> Row:
    is_asked = seat in scene.waiting.seats
    is_gone = scene.view.left[seat]
    return Row(seat, box, theme.RAISED if is_asked else theme.PANEL, is_gone, _tags(scene, seat))


def _tags(scene: Scene, seat: int) -> tuple[tuple[str, str, str], ...]:
    say, tags = scene.words.say, []
    if seat == scene.view.me:
        tags.append((say("picture-you"), theme.TEXT, theme.LINE))
    if scene.view.left[seat]:
        tags.append((say("picture-left"), theme.MUTED, theme.LINE))
    elif seat in scene.computers:
        tags.append((say("picture-computer"), theme.TEXT, theme.LINE))
    return tuple(tags)


def _ground(sheet: Sheet, row: Row) -> None:
    """The ground of a line; that of a player asked is raised, with a brass bar at the left."""
    if row.on == theme.PANEL:
        return
    left, top, _, bottom = row.box
    shapes.panel(sheet, row.box, row.on, theme.PANEL, 12)
    shapes.panel(sheet, (left, top + 8, left + 6, bottom - 8), theme.BRASS, row.on, 3)


def _money(sheet: Sheet, scene: Scene, row: Row) -> int:
    """Write the money; returns its left edge."""
    cash, right = scene.view.cash[row.seat], theme.MARGIN + _HEADS - 12
    if cash is None:
        left = right - _HIDDEN_MONEY
        shapes.hidden(sheet, (left, row.middle - 17, right, row.middle + 17), row.on)
        return left
    told = scene.words.money(cash)
    ink = theme.MUTED if row.is_gone else theme.TEXT
    sheet.write((right, row.middle), told, _FIGURE.but(ink=ink, on=row.on), "rm")
    return round(right - text.width(told, _FIGURE.size, _FIGURE.weight))


def _name(sheet: Sheet, scene: Scene, row: Row, end: int) -> None:
    """The disc, the name cut to its room, and the labels after it."""
    x = theme.MARGIN + 40
    shapes.person(sheet, (x, row.middle), 20, row.seat, row.on, gone=row.is_gone)
    pens = [Pen(theme.NOTE, "semibold", ink, fill) for _, ink, fill in row.tags]
    labels = [words for words, _, _ in row.tags]
    taken = sum(text.width(words, theme.NOTE, "semibold") + theme.NOTE + 10 for words in labels)
    pen = _NAME.but(ink=theme.MUTED if row.is_gone else theme.TEXT, on=row.on)
    room = end - x - 32 - 20 - taken
    at = names.write(sheet, scene, row.seat, (x + 32, row.middle), pen, room)
    for words, tag in zip(labels, pens, strict=True):
        at = shapes.pill(sheet, (at + 10, row.middle), words, tag, row.on)


def _share(sheet: Sheet, view: View, row: Row, corporation: int, rank: Rank) -> None:
    """A count: on the corporation's colour for the majority, in its outline for the minority."""
    x = theme.MARGIN + _HEADS + corporation * _COLUMN + _COLUMN // 2
    y, count, fill = row.middle, held(view, row.seat, corporation), LOOKS[corporation].fill
    frame = (x - 27, y - 22, x + 27, y + 22)
    if count is None:
        shapes.hidden(sheet, (x - 24, y - 17, x + 24, y + 17), row.on)
    elif not count:
        sheet.write((x, y), theme.ZERO, _FIGURE.but(ink=theme.LINE, on=row.on), "mm")
    elif rank == "majority":
        shapes.panel(sheet, frame, fill, row.on, 11)
        sheet.write((x, y), str(count), _FIGURE.but(ink=theme.on(fill), on=fill), "mm")
    else:
        if rank:
            shapes.framed(sheet, frame, fill, row.on, 11)
        ink = theme.MUTED if row.is_gone else theme.TEXT
        pen = _FIGURE.but(weight="semibold", ink=ink, on=row.on)
        sheet.write((x, y), str(count), pen, "mm")

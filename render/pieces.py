"""A tall picture in pieces, one below the other: a computer shows a tall one narrower than a phone does."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from msgspec.structs import replace

from render import theme
from render.scene import Picture


class Piece(msgspec.Struct, frozen=True):
    """A part of a picture over its whole width, and the panels on it; None: it is the whole picture."""

    picture: Picture
    panels: frozenset[str] | None = None


def pieces(picture: Picture) -> list[Piece]:
    """The picture as few pieces as there can be, the first ones as tall as they may be."""
    high = picture.image.height
    if high <= theme.SLOT or not picture.seams:
        return [Piece(picture)]
    found, top, names = list[Piece](), 0, {""}
    ends = [*picture.seams, (high, "")]
    for (start, name), (end, _) in pairwise(ends):
        if end - top > theme.SLOT and start > top + theme.BETWEEN:
            found.append(_piece(picture, top, start, names))
            # Each has the gap before the panel as its margin.
            top, names = start - theme.BETWEEN, set()
        names.add(name)
    return [*found, _piece(picture, top, high, names)]


def _piece(picture: Picture, top: int, end: int, names: set[str]) -> Piece:
    image = picture.image.crop((0, top, picture.image.width, end))
    return Piece(replace(picture, image=image, seams=()), frozenset(names))

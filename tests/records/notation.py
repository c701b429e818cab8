"""The neutral record: one game per file, JSON lines; a header, then one action in order per line.

Corporations are the letters L T A F W C I, by price tier like ours and in the same order; tiles
are written as on the board (4c), a hidden one is `?`, an empty slot of a rack null.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games.acquire.components import BOX, CELLS, RACK, TILES

LETTERS = "LTAFWCI"
HIDDEN = "?"
CELL = {tile: cell for cell, tile in enumerate(TILES)}
CORPORATION = {letter: corporation for corporation, letter in enumerate(LETTERS)}


class Corp(msgspec.Struct, frozen=True):
    tier: int


class StartDraw(msgspec.Struct, frozen=True):
    player: int
    tile: str


class Header(msgspec.Struct, frozen=True):
    """`view` None: all is known; else only what that seat, or the watcher, knew.

    `cut`: the file says itself that it stops before the end of the game.
    """

    id: str
    players: tuple[str, ...]
    corps: Mapping[str, Corp]
    racks: tuple[tuple[str | None, ...], ...]
    view: int | str | None = None
    tile_order: tuple[str, ...] = ()
    start_draws: tuple[StartDraw, ...] = ()
    rules: Mapping[str, Any] = {}
    tags: Mapping[str, int | bool] = {}
    known_errors: Any = None
    cut: bool = False

    @property
    def rack_size(self) -> int:
        return int(self.rules.get("rack_size", RACK))

    @property
    def hidden(self) -> tuple[int, ...]:
        """The seats whose racks the view does not know."""
        seats = range(len(self.players))
        return () if self.view is None else tuple(seat for seat in seats if seat != self.view)

    @property
    def wrong(self) -> frozenset[int]:
        """The records whose recorded result is known to be wrong."""
        match self.known_errors:
            case Mapping() as by_record:
                return frozenset(int(number) for number in by_record)
            case list() as errors:
                return frozenset(int(error["n"]) for error in errors)
            case _:
                return frozenset()


class Expect(msgspec.Struct, frozen=True):
    """The recorded state after an action; what a source does not tell is None."""

    board: tuple[str, ...] | None = None
    cash: tuple[int, ...] | None = None
    net: tuple[int, ...] | None = None
    shares: tuple[tuple[int, ...], ...] | None = None
    available: tuple[int, ...] | None = None
    size: tuple[int, ...] | None = None
    price: tuple[int, ...] | None = None
    turn: int | None = None
    racks: tuple[tuple[str | None, ...], ...] | None = None
    kinds: tuple[tuple[str | None, ...], ...] | None = None
    ask: Mapping[str, Any] | None = None
    events: tuple[Mapping[str, Any], ...] | None = None


class Line(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """An action. `reject`: it must be refused for that reason."""

    n: int
    player: int
    type: str
    tile: str | None = None
    corp: str | None = None
    corps: Mapping[str, int] = {}
    end: bool = False
    trade: int = 0
    sell: int = 0
    count: int = 0
    from_: str | None = None
    into: str | None = None
    reject: str | None = None
    raw_args: Mapping[str, Any] | None = None
    expect: Expect | None = None
    ask_after: Mapping[str, Any] | None = None


class Game(msgspec.Struct, frozen=True):
    header: Header
    lines: tuple[Line, ...]


def read(path: Path) -> Game:
    """A file, packed or plain. A ValueError says what is wrong with it."""
    data = path.read_bytes()
    rows = (gzip.decompress(data) if path.suffix == ".gz" else data).splitlines()
    header = msgspec.json.decode(rows[0], type=Header)
    tiers = [header.corps[letter].tier for letter in LETTERS]
    if tiers != [one.tier for one in BOX.corporations.list]:
        raise ValueError("its corporations have other price tiers")
    lines = tuple(msgspec.json.decode(row, type=Line) for row in rows[1:] if row.strip())
    return Game(header, lines)


def files(paths: Sequence[str]) -> tuple[Path, ...]:
    """The games at these paths; a folder stands for the games in it."""
    found = list[Path]()
    for path in map(Path, paths):
        inside = (one for pattern in ("*.jsonl", "*.jsonl.gz") for one in path.glob(pattern))
        found.extend(sorted(inside) if path.is_dir() else [path])
    return tuple(found)


def order(header: Header) -> tuple[str, ...]:
    """All 108 places of the draw pile; what is not known of it is hidden."""
    return (*header.tile_order, *(HIDDEN,) * (CELLS - len(header.tile_order)))


def cells(tiles: Sequence[str | None]) -> tuple[int, ...]:
    """The known tiles among them, as cells."""
    return tuple(CELL[tile] for tile in tiles if tile and tile != HIDDEN)

"""The board: the neighbours of a tile, its effect, and the tiles that become one corporation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import Literal

from games.acquire.components import CELLS, COLUMNS, COUNT, ROWS, SAFE
from games.acquire.state import EMPTY, FIRST, LONE

Fit = Literal["alone", "grows", "founds", "merges", "eighth", "dead"]
"""The effects of a tile; an `eighth` cannot be played now, a `dead` one never again."""


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, COLUMNS)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in steps if 0 <= r < ROWS and 0 <= c < COLUMNS)


AROUND = tuple(_neighbours(cell) for cell in range(CELLS))
"""The cells that share a side with each cell (Terms: not diagonally)."""


def fit(board: bytes, sizes: Sequence[int], cell: int) -> Fit:
    """The effect of a tile on an empty cell now (Playing a tile; Safe corporations)."""
    marks = {board[near] for near in AROUND[cell]}
    marks.discard(EMPTY)
    if not marks:
        return "alone"
    corporations = len(marks) - (LONE in marks)
    if not corporations:
        return "founds" if 0 in sizes else "eighth"
    if corporations == 1:
        return "grows"
    safe = sum(mark >= FIRST and sizes[mark - FIRST] >= SAFE for mark in marks)
    return "merges" if safe < 2 else "dead"


def is_playable(board: bytes, sizes: Sequence[int], cell: int) -> bool:
    return fit(board, sizes, cell) not in {"eighth", "dead"}


def playable(board: bytes, sizes: Sequence[int], rack: Iterable[int]) -> tuple[int, ...]:
    """The tiles that may be played now, in order of the board."""
    return tuple(cell for cell in sorted(rack) if is_playable(board, sizes, cell))


def dead(board: bytes, sizes: Sequence[int], rack: Iterable[int]) -> tuple[int, ...]:
    """The tiles that can never be played again: they touch two safe corporations."""
    between = _between(board, sizes)
    return tuple([cell for cell in rack if cell in between]) if between else ()


def unplayed_dead(board: bytes, sizes: Sequence[int], aside: tuple[int, ...]) -> tuple[int, ...]:
    """The dead ones of the unplayed tiles, in order of the board."""
    between = _between(board, sizes)
    return tuple([cell for cell in between if board[cell] == EMPTY and cell not in aside])


def unplayed(board: bytes, aside: Iterable[int]) -> Iterator[int]:
    """The tiles in the racks and in the reserve: neither played nor set aside."""
    gone = set(aside)
    return (cell for cell in range(CELLS) if board[cell] == EMPTY and cell not in gone)


def touched(board: bytes, cell: int) -> tuple[int, ...]:
    """The corporations that share a side with the cell, in their own order."""
    marks = {board[near] for near in AROUND[cell]}
    return tuple(mark - FIRST for mark in sorted(marks) if mark >= FIRST)


def joined(
    board: bytes, cell: int, corporation: int, defuncts: Sequence[int] = ()
) -> tuple[bytes, int]:
    """The board with the tile, all lone tiles connected to it and the `defuncts` in `corporation`.

    Also the number of tiles that came from the tile and the lone ones.
    """
    mark = FIRST + corporation
    for defunct in defuncts:
        board = board.replace(bytes((FIRST + defunct,)), bytes((mark,)))
    cells, heap, added = bytearray(board), [cell], 1
    cells[cell] = mark
    while heap:
        for near in AROUND[heap.pop()]:
            if cells[near] == LONE:
                cells[near] = mark
                added += 1
                heap.append(near)
    return bytes(cells), added


def united(
    board: bytes, sizes: Sequence[int], cell: int, survivor: int
) -> tuple[bytes, tuple[int, ...]]:
    """Board and sizes when the tile and all that it touches belong to the survivor."""
    merging = touched(board, cell)
    defuncts = tuple(corporation for corporation in merging if corporation != survivor)
    after, added = joined(board, cell, survivor, defuncts)
    grown = list(sizes)
    grown[survivor] = added + sum(sizes[corporation] for corporation in merging)
    for defunct in defuncts:
        grown[defunct] = 0
    return after, tuple(grown)


@lru_cache(maxsize=1)
def _between(board: bytes, sizes: Sequence[int]) -> tuple[int, ...]:
    """The cells, played ones too, that touch at least two safe corporations.

    Asked after every turn, about the rack and about all tiles. So the board is one number with a byte
    for each cell, and a step to all neighbours is four shifts instead of 108 searches.
    """
    safe = [FIRST + one for one, size in enumerate(sizes) if size >= SAFE]
    if len(safe) < 2:
        return ()
    once = twice = 0
    for mark in safe:
        own = int.from_bytes(board.translate(_ONLY[mark]), "little")
        sideways = (own << 8 & _NOT_LEFT) | (own >> 8 & _NOT_RIGHT)
        beside = sideways | own << 8 * COLUMNS | own >> 8 * COLUMNS
        twice |= once & beside
        once |= beside
    return tuple(compress(range(CELLS), twice.to_bytes(CELLS + COLUMNS, "little")))


_ONLY = tuple(bytes(mark == one for one in range(256)) for mark in range(FIRST + COUNT))
"""For each mark a translation of the board to 1 where the mark is, else 0."""
_NOT_LEFT, _NOT_RIGHT = (
    int.from_bytes(bytes(cell % COLUMNS != edge for cell in range(CELLS)), "little")
    for edge in (0, COLUMNS - 1)
)
"""A board with 1 in all columns but the first, and but the last."""

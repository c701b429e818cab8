"""The merger under way: survivor, defunct corporations, players to ask."""

from __future__ import annotations

import msgspec

from games.acquire.board import touched
from games.acquire.state import Disposing, Ordering, Surviving, View


class DrawnTakeover(msgspec.Struct, frozen=True):
    """A merger. `survivor` is None until it is chosen among `tied`."""

    cell: int
    survivor: int | None
    defuncts: tuple[int, ...]
    """The defunct corporations not settled yet; with a `queue` the first is being settled."""
    tied: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    """The seats that still dispose of shares of the first one, in order."""
    settled: tuple[int, ...] = ()
    """The defunct corporations settled already."""

    @property
    def at_hand(self) -> int | None:
        """The corporation that is being settled, if any."""
        return self.defuncts[0] if self.queue else None


def takeover(view: View) -> DrawnTakeover | None:
    """The merger under way, if any."""
    match view.phase:
        case Surviving(cell=cell, tied=tied, merging=merging):
            others = tuple(one for one in merging if one not in tied)
            return DrawnTakeover(cell, None, others, tied)
        case Ordering(cell=cell, survivor=survivor, waiting=waiting):
            return DrawnTakeover(
                cell, survivor, waiting, settled=_settled(view, cell, survivor, waiting)
            )
        case Disposing(cell=cell, survivor=survivor, defunct=defunct, queue=queue, waiting=waiting):
            due = (defunct, *waiting)
            settled = _settled(view, cell, survivor, due)
            return DrawnTakeover(cell, survivor, due, queue=queue, settled=settled)
        case _:
            return None


def _settled(view: View, cell: int, survivor: int, due: tuple[int, ...]) -> tuple[int, ...]:
    merging = touched(view.board, cell)
    return tuple(one for one in merging if one != survivor and one not in due)

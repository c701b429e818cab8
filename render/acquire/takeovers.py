"""What a merger under way comes to: who takes over whom, who is asked next."""

from __future__ import annotations

import msgspec

from games.acquire.board import touched
from games.acquire.state import Disposing, Ordering, Surviving, View


class Takeover(msgspec.Struct, frozen=True):
    """`survivor` is None as long as it is not chosen; then `tied` may be it."""

    cell: int
    survivor: int | None
    defuncts: tuple[int, ...]
    """Not settled yet; the first is being settled, if `settled` says so."""
    tied: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    """The seats that still dispose of shares of the first, in their order."""
    settled: tuple[int, ...] = ()
    """Taken over as well, and settled already."""

    @property
    def at_hand(self) -> int | None:
        """The corporation that is being settled."""
        return self.defuncts[0] if self.queue else None


def takeover(view: View) -> Takeover | None:
    """The merger that is under way, if any."""
    match view.phase:
        case Surviving(cell=cell, tied=tied, merging=merging):
            others = tuple(one for one in merging if one not in tied)
            return Takeover(cell, None, others, tied)
        case Ordering(cell=cell, survivor=survivor, waiting=waiting):
            return Takeover(
                cell, survivor, waiting, settled=_settled(view, cell, survivor, waiting)
            )
        case Disposing(cell=cell, survivor=survivor, defunct=defunct, queue=queue, waiting=waiting):
            due = (defunct, *waiting)
            settled = _settled(view, cell, survivor, due)
            return Takeover(cell, survivor, due, queue=queue, settled=settled)
        case _:
            return None


def _settled(view: View, cell: int, survivor: int, due: tuple[int, ...]) -> tuple[int, ...]:
    merging = touched(view.board, cell)
    return tuple(one for one in merging if one != survivor and one not in due)

"""What a merger under way comes to: who takes over whom, who is asked next."""

from __future__ import annotations

import msgspec

from games.acquire.state import Disposing, Ordering, Phase, Surviving


class Takeover(msgspec.Struct, frozen=True):
    """`survivor` is None as long as it is not chosen; then `tied` may be it."""

    cell: int
    survivor: int | None
    defuncts: tuple[int, ...]
    """Not settled yet; the first is being settled, if `settled` says so."""
    tied: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    """The seats that still dispose of shares of the first, in their order."""

    @property
    def at_hand(self) -> int | None:
        """The corporation that is being settled."""
        return self.defuncts[0] if self.queue else None


def takeover(phase: Phase) -> Takeover | None:
    """The merger that the phase belongs to, if any."""
    match phase:
        case Surviving(cell=cell, tied=tied, merging=merging):
            others = tuple(one for one in merging if one not in tied)
            return Takeover(cell, None, others, tied)
        case Ordering(cell=cell, survivor=survivor, waiting=waiting):
            return Takeover(cell, survivor, waiting)
        case Disposing(cell=cell, survivor=survivor, defunct=defunct, queue=queue, waiting=waiting):
            return Takeover(cell, survivor, (defunct, *waiting), queue=queue)
        case _:
            return None

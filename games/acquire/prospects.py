"""Prospects of the viewer's tiles: their effects now, for the hand's picture, labels and computers.

While a tile is about to found or to merge, "now" is the moment after that.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from games.acquire import bonuses
from games.acquire.board import Fit, fit, joined, touched, united
from games.acquire.components import SAFE, price
from games.acquire.founding import free
from games.acquire.state import FIRST, Disposing, Founding, Ordering, Surviving, View


class Takeover(msgspec.Struct, frozen=True):
    """A corporation that would be taken over or, among tied survivors, may be."""

    corporation: int
    size: int
    price: int
    """Dollars a share, for the bonuses and for sale."""
    shares: int
    """The viewer's shares of it."""
    bonus: int | None
    """The viewer's bonus in dollars; None if it depends on hidden holdings or the drawn market."""
    bonuses: tuple[int, ...] | None
    """The bonuses by seat, in dollars; None under the same conditions."""


class Prospect(msgspec.Struct, frozen=True):
    """The effect of a tile. Sizes and prices are 0 if there is no corporation.

    `size_after` is that of the corporation founded, enlarged or surviving. Prices are None where
    they depend on a choice: which corporation is founded, or which of the tied ones survives.
    """

    cell: int
    kind: Fit
    touched: tuple[int, ...] = ()
    """The corporations that the tile touches."""
    survivors: tuple[int, ...] = ()
    """In a merger the survivor, or those tied for it."""
    size_before: int = 0
    size_after: int = 0
    price_before: int | None = 0
    price_after: int | None = 0
    takeovers: tuple[Takeover, ...] = ()
    """The corporations taken over, the largest first."""
    depends: bool = False
    """Whether the effect depends on the corporation that the mover is choosing now."""

    @property
    def makes_safe(self) -> bool:
        return self.size_before < SAFE <= self.size_after

    @property
    def bonuses(self) -> tuple[int, int] | None:
        """The viewer's least and most bonus, by the decision of a tie for survivor.

        None if that depends on hidden holdings or the drawn market.
        """
        paid = [(one.corporation, one.bonus) for one in self.takeovers]
        known = [(one, amount) for one, amount in paid if amount is not None]
        if len(known) < len(paid):
            return None
        sums = [
            sum(amount for one, amount in known if one != survivor) for survivor in self.survivors
        ]
        return min(sums, default=0), max(sums, default=0)


def prospects(view: View) -> tuple[Prospect, ...]:
    """The prospect of each tile of the viewer's rack, in order of the board."""
    return tuple(prospect(view, cell) for cell in view.rack)


def foreseen(view: View) -> View:
    """The board after the last tile has founded or merged.

    While the mover still chooses, the first possible choice is assumed.
    """
    match view.phase:
        case Founding(cell=cell):
            chosen = free(view.sizes)[0]
        case Surviving(cell=cell, tied=tied):
            chosen = tied[0]
        case Ordering(cell=cell, survivor=chosen) | Disposing(cell=cell, survivor=chosen):
            pass
        case _:
            return view
    board, sizes = united(view.board, view.sizes, cell, chosen)
    return replace(view, board=board, sizes=sizes)


def prospect(view: View, cell: int) -> Prospect:
    after = foreseen(view)
    told = _prospect(after, cell)
    if not isinstance(view.phase, Founding | Surviving):
        return told
    chosen = after.board[view.phase.cell] - FIRST
    return replace(told, depends=chosen in told.touched)


def taken_over(view: View, corporations: Iterable[int]) -> tuple[Takeover, ...]:
    """The takeovers of these corporations, the largest first."""
    ordered = sorted(corporations, key=lambda one: -view.sizes[one])
    return tuple(_takeover(view, one) for one in ordered)


def _prospect(view: View, cell: int) -> Prospect:
    kind = fit(view.board, view.sizes, cell)
    corporations = touched(view.board, cell)
    match kind:
        case "founds":
            _, size = joined(view.board, cell, 0)
            return Prospect(cell, kind, size_after=size, price_after=None)
        case "grows" | "merges":
            return _enlarged(view, cell, kind, corporations)
        case _:
            return Prospect(cell, kind, corporations)


def _enlarged(view: View, cell: int, kind: Fit, corporations: tuple[int, ...]) -> Prospect:
    before = max(view.sizes[one] for one in corporations)
    survivors = tuple(one for one in corporations if view.sizes[one] == before)
    _, added = joined(view.board, cell, survivors[0])
    after = added + sum(view.sizes[one] for one in corporations)
    chosen = survivors[0] if len(survivors) == 1 else None
    return Prospect(
        cell,
        kind,
        corporations,
        survivors if kind == "merges" else (),
        before,
        after,
        None if chosen is None else price(chosen, before),
        None if chosen is None else price(chosen, after),
        taken_over(view, [one for one in corporations if one != chosen]),
    )


def _takeover(view: View, corporation: int) -> Takeover:
    mine = None if view.me is None else view.shares[view.me]
    held, size = mine[corporation] if mine else 0, view.sizes[corporation]
    value = price(corporation, size)
    paid = _bonuses(view, corporation, value)
    bonus = paid[view.me] if paid and view.me is not None else None
    return Takeover(corporation, size, value, held, bonus if held else 0, paid)


def _bonuses(view: View, corporation: int, value: int) -> tuple[int, ...] | None:
    lie_open = [shares[corporation] for shares in view.shares if shares is not None]
    if len(lie_open) < len(view.shares) or (len(lie_open) == 2 and any(lie_open)):
        return None
    return bonuses.bonus(lie_open, value).amounts

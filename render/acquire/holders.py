"""Who holds most and second most of a corporation, as far as the viewer may know."""

from __future__ import annotations

from typing import Literal

from games.acquire.components import COUNT
from games.acquire.state import Disposing, View

Rank = Literal["majority", "minority", ""]


def held(view: View, seat: int, corporation: int) -> int | None:
    """Shares; None where they are hidden. Of a defunct corporation all show theirs."""
    shares = view.shares[seat]
    if shares is not None:
        return shares[corporation]
    match view.phase:
        case Disposing(defunct=defunct) if view.shown and corporation == defunct:
            return view.shown[seat]
        case _:
            return None


def ranks(view: View) -> tuple[tuple[Rank, ...], ...]:
    """By seat, by corporation; nobody has a rank where anything is hidden.

    Between two the market has a part in the defunct corporation that is being settled.
    """
    seats = range(len(view.cash))
    counts = ([held(view, seat, one) for seat in seats] for one in range(COUNT))
    by_corporation = [_ranked([*all_, *_market(view, one)]) for one, all_ in enumerate(counts)]
    return tuple(zip(*(ranked[: len(seats)] for ranked in by_corporation), strict=True))


def _market(view: View, corporation: int) -> tuple[int, ...]:
    market, phase = view.market, view.phase
    settled = isinstance(phase, Disposing) and phase.defunct == corporation
    return (market.held,) if settled and market and market.corporation == corporation else ()


def _ranked(shares: list[int | None]) -> list[Rank]:
    counts = [count for count in shares if count is not None]
    if len(counts) < len(shares):
        return [""] * len(shares)
    most = max(counts)
    second = max((count for count in counts if count < most), default=0)
    is_tied = counts.count(most) > 1
    return [_rank(count, most, 0 if is_tied else second) for count in counts]


def _rank(count: int, most: int, second: int) -> Rank:
    """Ties for the majority leave no minority; the only holder has both bonuses."""
    if not count:
        return ""
    if count == most:
        return "majority"
    return "minority" if count == second else ""

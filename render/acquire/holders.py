"""The majority and minority holders of each corporation, as far as the viewer may know."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from games.acquire.components import COUNT
from games.acquire.state import Disposing, View
from render.scene import Scene

Rank = Literal["majority", "minority", ""]


def as_settled(scene: Scene) -> Scene:
    """The same with the shares that the end has paid for: after it the bank has them all."""
    view: View = scene.view
    if not view.sheet:
        return scene
    shares, stock = [list(mine or (0,) * COUNT) for mine in view.shares], list(view.stock)
    for line in view.sheet:
        stock[line.corporation] -= sum(line.held)
        for mine, count in zip(shares, line.held, strict=True):
            mine[line.corporation] = count
    return replace(scene, view=replace(view, shares=tuple(map(tuple, shares)), stock=tuple(stock)))


def held(view: View, seat: int, corporation: int) -> int | None:
    """A player's shares; None if they are hidden. Those of a defunct corporation are shown."""
    shares = view.shares[seat]
    if shares is not None:
        return shares[corporation]
    match view.phase:
        case Disposing(defunct=defunct) if view.shown and corporation == defunct:
            return view.shown[seat]
        case _:
            return None


def ranks(view: View) -> tuple[tuple[Rank, ...], ...]:
    """Ranks by seat and corporation; none if any player's shares are hidden.

    With two players the market counts as a holder of the defunct corporation that is settled.
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
    """The rank of a count. A tie for the majority leaves no minority (bonuses)."""
    if not count:
        return ""
    if count == most:
        return "majority"
    return "minority" if count == second else ""

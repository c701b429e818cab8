"""A sensible player of Acquire: it chooses the action that leaves the best position.

It knows what its seat may know, with open or hidden holdings, and plays for itself: a dollar of its
own counts more than a rival's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import inf
from operator import mul

from msgspec.structs import replace

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.board import fit, touched
from games.acquire.components import COUNT, MAX_BOUGHT, price
from games.acquire.disposal import RATIO
from games.acquire.players import ending
from games.acquire.players import forecast as reckoning
from games.acquire.players.forecast import WEIGHTS, Forecast, Outlook, judged
from games.acquire.players.position import (
    Position,
    disposed,
    grown,
    lone,
    merged,
    moved,
    seen,
)
from games.acquire.state import Disposing, Founding, Surviving, View
from games.core.chance import Chance
from games.core.offers import Counts, Offer, numbers_of
from games.core.words import Action

MAX_KEPT = 6
"""Maximum shares kept in case their corporation is founded again."""


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action:
    """The best offered action."""
    kinds = {type(offer.action): offer for offer in offers}
    if ClaimVictory in kinds:
        return ClaimVictory()
    position = seen(view, ends=view.declared)
    if PlayTile in kinds:
        return _tile(view, position, numbers_of(kinds[PlayTile]), chance)
    if Found in kinds:
        return _founded(view, position, numbers_of(kinds[Found]))
    if ChooseSurvivor in kinds:
        return _survivor(view, position, numbers_of(kinds[ChooseSurvivor]))
    if ChooseDefunct in kinds:
        return ChooseDefunct(numbers_of(kinds[ChooseDefunct])[0])
    if Dispose in kinds:
        return _disposed(view, position, kinds[Dispose])
    return _bought(view, position)


# ---- tiles --------------------------------------------------------------------------------------


def _tile(view: View, position: Position, cells: Sequence[int], chance: Chance) -> Action:
    """The tile after which the position is best, a coin deciding between equals.

    If the game is won as it stands, its end comes first.
    """
    if view.can_declare and ending.wins(position):
        return DeclareEnd()
    worths = [(_after(position, cell), chance.below(1000), cell) for cell in cells]
    return PlayTile(max(worths)[2])


def _after(position: Position, cell: int) -> float:
    rest = replace(position, rack=tuple(one for one in position.rack if one != cell))
    match fit(position.board, position.sizes, cell):
        case "grows":
            (corporation,) = touched(position.board, cell)
            return _bought_after(grown(rest, cell, corporation))
        case "merges":
            return max(_bought_after(merged(rest, cell, one)) for one in _largest(position, cell))
        case "founds":
            free = (one for one, size in enumerate(position.sizes) if not size)
            return max(_bought_after(_with_gift(rest, cell, one)) for one in free)
        case _:
            return _bought_after(lone(rest, cell))


def _largest(position: Position, cell: int) -> list[int]:
    joined = touched(position.board, cell)
    most = max(position.sizes[one] for one in joined)
    return [one for one in joined if position.sizes[one] == most]


def _with_gift(position: Position, cell: int, corporation: int) -> Position:
    founded = grown(position, cell, corporation)
    gift = min(1, position.stock[corporation])
    return moved(founded, position.me, corporation, gift, 0)


def _bought_after(position: Position) -> float:
    """The position after the best purchase in it."""
    told = reckoning.forecast(position, WEIGHTS)
    return _worth(told, position.me, position.cash, position.shares, position.stock, position.sizes)


@lru_cache(maxsize=1 << 9)
def _worth(
    told: Forecast,
    me: int,
    cash: tuple[float, ...],
    shares: tuple[tuple[int, ...], ...],
    stock: tuple[int, ...],
    sizes: tuple[int, ...],
) -> float:
    """Remembered, since after many tiles all but the board is the same."""
    return (
        judged(told, me, cash, shares, WEIGHTS) + _best(told, me, cash[me], shares, stock, sizes)[0]
    )


# ---- choices ------------------------------------------------------------------------------------


def _founded(view: View, position: Position, free: Sequence[int]) -> Found:
    """The corporation after whose founding, and buying, the position is best."""
    assert isinstance(view.phase, Founding)
    cell = view.phase.cell
    return Found(max(free, key=lambda one: _bought_after(_with_gift(position, cell, one))))


def _survivor(view: View, position: Position, tied: Sequence[int]) -> ChooseSurvivor:
    assert isinstance(view.phase, Surviving)
    cell = view.phase.cell
    return ChooseSurvivor(max(tied, key=lambda one: _bought_after(merged(position, cell, one))))


def _disposed(view: View, position: Position, offer: Offer) -> Dispose:
    """Sell, trade and keep so that the position is best."""
    (field,) = offer.fields
    phase = view.phase
    assert isinstance(field, Counts)
    assert isinstance(phase, Disposing)
    held = position.shares[position.me][phase.defunct]
    most = next(item.most for item in field.items if item.key == "trade")
    ways = [
        (held - traded - kept, traded)
        for traded in range(0, most + 1, RATIO)
        for kept in range(min(MAX_KEPT, held - traded) + 1)
    ]
    worth = _disposal(position, phase)
    return Dispose(max(ways, key=worth))


def _disposal(position: Position, phase: Disposing) -> Callable[[tuple[int, int]], float]:
    """The value of the position after a disposal, with the survivor grown and the defunct one gone."""
    sizes = list(position.sizes)
    sizes[phase.survivor] += 1 + sizes[phase.defunct]
    sizes[phase.defunct] = 0

    def worth(way: tuple[int, int]) -> float:
        after = disposed(position, position.me, phase.defunct, phase.survivor, *way)
        gone = replace(after, sizes=tuple(sizes))
        told = reckoning.forecast(gone, WEIGHTS)
        return judged(told, gone.me, gone.cash, gone.shares, WEIGHTS)

    return worth


# ---- buying -------------------------------------------------------------------------------------


def _bought(view: View, position: Position) -> Buy:
    """The up to three shares that leave the best position; the end, if it wins with them."""
    if view.can_declare:
        final = replace(position, ends=True)
        basket = _best_basket(final, reckoning.forecast(final, WEIGHTS))[1]
        if ending.wins(_with(final, basket)):
            return Buy(basket, end=True)
    return Buy(_best_basket(position, reckoning.forecast(position, WEIGHTS))[1])


def _with(position: Position, basket: Sequence[int]) -> Position:
    for one, count in enumerate(basket):
        if count:
            cost = count * price(one, position.sizes[one])
            position = moved(position, position.me, one, count, cost)
    return position


def _best_basket(position: Position, told: Forecast) -> tuple[float, tuple[int, ...]]:
    """The gain of the best purchase, and the purchase. Each corporation is valued by itself."""
    me = position.me
    return _best(told, me, position.cash[me], position.shares, position.stock, position.sizes)


def purchases(view: View) -> list[tuple[int, ...]]:
    """All purchases that can be paid, the best first: shares by corporation."""
    position = seen(view, ends=view.declared)
    told, me, cash = reckoning.forecast(position, WEIGHTS), position.me, position.cash[position.me]
    values = [price(one, size) if size else 0 for one, size in enumerate(position.sizes)]
    gains = [
        (0.0, *_gains(told.outlooks[one], held, me, values[one], most))
        for one, held in enumerate(zip(*position.shares, strict=True))
        for most in (min(MAX_BOUGHT, position.stock[one]) if position.sizes[one] else 0,)
    ]
    rows = list[tuple[float, tuple[int, ...]]]()
    for count in range(MAX_BOUGHT + 1):
        for picked in combinations_with_replacement(range(COUNT), count):
            basket = tuple(picked.count(one) for one in range(COUNT))
            cost = sum(map(mul, basket, values))
            gain = sum(gains[one][count] for one, count in enumerate(basket))
            if cost <= cash and gain > -inf:
                rows.append((gain - reckoning.thirst(told, cash - cost, WEIGHTS), basket))
    return [basket for _, basket in sorted(rows, key=lambda row: -row[0])]


@lru_cache(maxsize=1 << 10)
def _best(
    told: Forecast,
    me: int,
    cash: float,
    shares: tuple[tuple[int, ...], ...],
    stock: tuple[int, ...],
    sizes: tuple[int, ...],
) -> tuple[float, tuple[int, ...]]:
    """Remembered, since it is asked again after the tile."""
    open_, gains, costs = list[int](), [0.0], [0]
    for one, held in enumerate(zip(*shares, strict=True)):
        if sizes[one] and stock[one]:
            value = price(one, sizes[one])
            most = min(MAX_BOUGHT, stock[one], int(cash // value))
            # One that gains nothing by any count only makes what is bought with it worse.
            if most > 0 and max(found := _gains(told.outlooks[one], held, me, value, most)) > 0:
                open_.append(one)
                gains += found
                costs += [value, 2 * value, 3 * value]
    best, bought = 0.0, _NOTHING
    before = reckoning.thirst(told, cash, WEIGHTS)
    thirsts = dict[int, float]()
    for basket in _baskets(len(open_)):
        first, second, third = basket
        gain = gains[first] + gains[second] + gains[third] + before
        if gain > best:
            cost = costs[first] + costs[second] + costs[third]
            if cost <= cash:
                if cost not in thirsts:
                    thirsts[cost] = reckoning.thirst(told, cash - cost, WEIGHTS)
                gain -= thirsts[cost]
                if gain > best:
                    best, bought = gain, basket
    counts = [0] * COUNT
    for row in filter(None, bought):
        at, more = divmod(row - 1, MAX_BOUGHT)
        counts[open_[at]] = more + 1
    return best, tuple(counts)


@lru_cache(maxsize=1 << 12)
def _gains(
    outlook: Outlook, held: tuple[int, ...], me: int, value: int, most: int
) -> tuple[float, ...]:
    """The gain beyond their price of 1, 2 and 3 shares of a corporation; -inf where fewer are left."""
    before = reckoning.advantage(reckoning.worths(outlook, held), me, WEIGHTS)
    found, after = list[float](), list(held)
    for count in range(1, most + 1):
        after[me] = held[me] + count
        worths = reckoning.fresh_worths(outlook, tuple(after))
        worths[me] -= count * value
        found.append(reckoning.advantage(worths, me, WEIGHTS))
    return (*[gain - before for gain in found], *(-inf,) * (MAX_BOUGHT - most))


_NOTHING = (0,) * MAX_BOUGHT


@cache
def _baskets(corporations: int) -> tuple[tuple[int, ...], ...]:
    """Up to three shares of that many corporations, the fewest first: for each corporation its row.

    Row 0 is nothing; then come one, two and three shares of the first corporation, of the next, ...
    """
    found = []
    for count in range(1, MAX_BOUGHT + 1):
        for picked in combinations_with_replacement(range(corporations), count):
            rows = [MAX_BOUGHT * one + picked.count(one) for one in dict.fromkeys(picked)]
            found.append((*rows, *_NOTHING[len(rows) :]))
    return tuple(found)

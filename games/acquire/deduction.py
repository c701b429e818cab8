"""Facts about a rack that follow from the public record (Playing a tile; Drawing a tile; Two players).

Nobody shows a rack, but its owner's acts tell of it: a player who skips the tile has none that can be
played, one who exchanges no dead tile has none. Money and shares need no deduction: all that moves
them is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from games.acquire.state import Lacking, State
from games.core.chance import Chance
from games.core.seats import put
from games.core.words import Seat

Chain = tuple[Lacking, ...]
"""The facts of one rack; the one that lacks most tiles, and so holds for fewest, comes first.

Each lacks all tiles that the later ones lack. That keeps the chain exact: it fits the same racks as
all facts together.
"""


def given_up(state: State, seat: Seat, cells: Iterable[int]) -> tuple[Chain, ...]:
    """The facts after these tiles left the seat's rack openly."""
    chain = state.lacking[seat]
    if not chain:
        return state.lacking
    for cell in cells:
        chain = _shorter(replace(one, count=one.count - (cell not in one.cells)) for one in chain)
    return put(state.lacking, seat, chain)


def learned(state: State, seat: Seat, cells: Iterable[int], count: int) -> tuple[Chain, ...]:
    """The facts after it became known that `count` tiles of the rack, all but new ones, lack `cells`."""
    lacks = set(cells)
    if not lacks or _is_known(state.lacking[seat], lacks, count):
        return state.lacking
    older = (replace(one, cells=_sorted({*one.cells, *lacks})) for one in state.lacking[seat])
    return put(state.lacking, seat, _shorter((*older, Lacking(_sorted(lacks), count))))


def imagined(
    pool: Iterable[int],
    racks: Mapping[int, tuple[frozenset[int], ...]],
    chance: Chance,
    stays: Callable[[int], float],
) -> tuple[dict[int, tuple[int, ...]], tuple[int, ...]] | None:
    """Deal the tiles of the pool to racks; None if that cannot be.

    `racks` has, by seat, for each place of the rack the tiles that cannot be there. What `stays` weighs more
    comes to racks first. Also returned is what is left, in the order of the reserve.
    """
    tiles = chance.weighed(sorted(pool), stays)
    strictest = [(seat, n) for seat, rack in racks.items() for n in range(len(rack))]
    strictest.sort(key=lambda place: -len(racks[place[0]][place[1]]))
    holders: dict[int, tuple[int, int]] = {}
    for place in strictest:
        if not _placed(place, tiles, racks, holders, set()):
            return None
    dealt = {seat: tuple(_of(seat, holders)) for seat in racks}
    return dealt, chance.shuffled([cell for cell in tiles if cell not in holders])


def places(chain: Chain, count: int) -> tuple[frozenset[int], ...]:
    """For each of `count` tiles the cells that it cannot be."""
    found = list[frozenset[int]]()
    for one in chain:
        found += [frozenset(one.cells)] * (one.count - len(found))
    return (*found, *[frozenset[int]()] * (count - len(found)))


def _placed(
    place: tuple[int, int],
    tiles: tuple[int, ...],
    racks: Mapping[int, tuple[frozenset[int], ...]],
    holders: dict[int, tuple[int, int]],
    tried: set[int],
) -> bool:
    """Find a tile for the place; a place that has it already takes another, if there is one."""
    barred = racks[place[0]][place[1]]
    for cell in tiles:
        if cell not in barred and cell not in tried and cell not in holders:
            holders[cell] = place
            return True
    for cell in tiles:
        if cell not in barred and cell not in tried:
            tried.add(cell)
            if _placed(holders[cell], tiles, racks, holders, tried):
                holders[cell] = place
                return True
    return False


def _of(seat: int, holders: Mapping[int, tuple[int, int]]) -> Iterable[int]:
    return (
        cell
        for cell, (owner, _) in sorted(holders.items(), key=lambda one: one[1])
        if owner == seat
    )


def _is_known(chain: Chain, lacks: set[int], count: int) -> bool:
    """Whether all of it follows: the same dead tiles are learned again at the end of each turn."""
    return bool(chain) and chain[-1].count >= count and lacks.issubset(chain[-1].cells)


def _shorter(chain: Iterable[Lacking]) -> Chain:
    """The facts without those that follow from an earlier one."""
    kept, most = list[Lacking](), 0
    for one in chain:
        if one.count > most:
            kept.append(one)
            most = one.count
    return tuple(kept)


def _sorted(cells: set[int]) -> tuple[int, ...]:
    return tuple(sorted(cells))

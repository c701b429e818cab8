"""Drawing tiles at the end of a turn, and the exchange of dead ones (3: Drawing a tile)."""

from __future__ import annotations

import msgspec

from games.acquire import board
from games.acquire.components import RACK
from games.acquire.events import DeadTilesExchanged, ReserveEmpty, TilesDrawn, TilesSeen
from games.acquire.state import State
from games.core.words import Private, Public, Seat


class Draw(msgspec.Struct, frozen=True):
    """The mover's rack and the bag afterwards, the dead tiles set aside, and what is told."""

    rack: tuple[int, ...]
    bag: tuple[int, ...]
    aside: tuple[int, ...]
    events: tuple[Public | Private, ...]


def draw(state: State) -> Draw:
    """The mover fills his rack; then his dead tiles are replaced by as many, once a turn.

    What is dead among the replacements waits for his next turn. Tiles that would found an eighth
    corporation stay. From an empty reserve nothing is drawn.
    """
    rack, bag = filled(state.racks[state.mover], state.bag)
    aside = board.dead(state.board, state.sizes, rack)
    if aside:
        rack, bag = filled(tuple(cell for cell in rack if cell not in aside), bag)
    seen = state.bag[: len(state.bag) - len(bag)]
    return Draw(rack, bag, aside, _told(state.mover, seen, aside, last=not bag))


def filled(rack: tuple[int, ...], bag: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Rack and bag once the rack is full again, as far as the bag goes."""
    count = max(0, RACK - len(rack))
    return rack + bag[:count], bag[count:]


def _told(
    seat: Seat, seen: tuple[int, ...], aside: tuple[int, ...], *, last: bool
) -> tuple[Public | Private, ...]:
    events = list[Public | Private]()
    if aside:
        events.append(DeadTilesExchanged(seat=seat, cells=aside))
    if seen:
        events.append(TilesDrawn(seat=seat, count=len(seen)))
        events.append(TilesSeen(to=(seat,), cells=seen))
        if last:
            events.append(ReserveEmpty())
    return tuple(events)

"""Drawing tiles at the end of a turn, and the exchange of dead ones (3: Drawing a tile)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.acquire import board, deduction
from games.acquire.components import RACK
from games.acquire.events import DeadTilesExchanged, ReserveEmpty, TilesDrawn, TilesSeen
from games.acquire.state import State
from games.core.words import Private, Public, Seat


class Draw(msgspec.Struct, frozen=True):
    """The mover's rack and the bag after drawing, the dead tiles set aside, and the events.

    `lacking` are the public facts about racks then.
    """

    rack: tuple[int, ...]
    bag: tuple[int, ...]
    aside: tuple[int, ...]
    lacking: tuple[deduction.Chain, ...]
    events: tuple[Public | Private, ...]


def draw(state: State) -> Draw:
    """The mover fills the rack; then its dead tiles are replaced by as many, once a turn.

    Dead replacements wait for the mover's next turn. Tiles that would found an eighth corporation
    stay. From an empty reserve nothing is drawn.
    """
    rack, bag = filled(state.racks[state.mover], state.bag)
    aside = board.dead(state.board, state.sizes, rack)
    kept = len(rack) - len(aside)
    if aside:
        rack, bag = filled(tuple(cell for cell in rack if cell not in aside), bag)
    seen = state.bag[: len(state.bag) - len(bag)]
    told = _told(state.mover, seen, aside, last=not bag)
    return Draw(rack, bag, aside, _lacking(state, aside, kept), told)


def filled(rack: tuple[int, ...], bag: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Rack and bag after the rack is filled, as far as the bag allows."""
    count = max(0, RACK - len(rack))
    return rack + bag[:count], bag[count:]


def _lacking(state: State, aside: tuple[int, ...], kept: int) -> tuple[deduction.Chain, ...]:
    """The facts after an exchange: the tiles kept are not dead, or they would have been exchanged."""
    dead = board.unplayed_dead(state.board, state.sizes, state.aside)
    if not dead:
        return state.lacking
    shown = replace(state, lacking=deduction.given_up(state, state.mover, aside))
    return deduction.learned(shown, state.mover, dead, kept)


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

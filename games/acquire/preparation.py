"""Setting up: start tiles, first player, six tiles and $6,000 each (Preparation; First player)."""

from __future__ import annotations

from games.acquire.buying import NOTHING
from games.acquire.components import BOX, CELLS, COUNT, RACK, SHARES
from games.acquire.events import StartTilesDrawn, TilesSeen
from games.acquire.state import EMPTY, LONE, Options, Placing, State
from games.core.chance import Chance
from games.core.words import Private, Public, Seat


def prepared(seats: int, options: Options, chance: Chance) -> State:
    """Draw the start tiles; the one nearest to 1a, letter before number, is seat 0's, which begins.

    Start tiles that touch stay lone tiles.
    """
    tiles = chance.shuffled(range(CELLS))
    starts, dealt = sorted(tiles[:seats]), tiles[seats:]
    racks = tuple(dealt[RACK * seat : RACK * (seat + 1)] for seat in range(seats))
    return opened(starts, racks, dealt[RACK * seats :], options)


def opened(
    starts: list[int], racks: tuple[tuple[int, ...], ...], bag: tuple[int, ...], options: Options
) -> State:
    """The state when the first mover begins; nobody has shares."""
    cells, cash = bytearray((EMPTY,)) * CELLS, BOX.setup.cash
    for cell in starts:
        cells[cell] = LONE
    return State(
        turn=1,
        open_holdings=options.open_holdings,
        left=(False,) * len(racks),
        purses=(*(cash,) * len(racks), -cash * len(racks)),
        shares=(NOTHING,) * len(racks),
        stock=(SHARES,) * COUNT,
        board=bytes(cells),
        sizes=NOTHING,
        racks=racks,
        bag=bag,
        lacking=((),) * len(racks),
        mover=Seat(0),
        begun=(1, *(0,) * (len(racks) - 1)),
        phase=Placing(),
    )


def told(state: State) -> tuple[Public | Private, ...]:
    """The events of the setup: the start tiles in order of seats, then each seat's rack."""
    starts = tuple(cell for cell, mark in enumerate(state.board) if mark == LONE)
    drawn = StartTilesDrawn(seats=tuple(map(Seat, range(len(starts)))), cells=starts)
    seen = (TilesSeen(to=(Seat(seat),), cells=rack) for seat, rack in enumerate(state.racks))
    return (drawn, *seen)

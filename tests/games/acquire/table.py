"""A table of Acquire that is played by the names of tiles and corporations.

The tile that a test plays is put on the mover's rack first: who drew what is not what is tested.
Where holdings matter and not how they came about, `holds` takes them from the bank.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from games.acquire import preparation, turns
from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.asks import acting
from games.acquire.components import CELLS, CORPORATIONS, COUNT, RACK, TILES
from games.acquire.rules import RULES as acquire
from games.acquire.state import FIRST, Buying, Founding, Options, Over, Phase, State
from games.core.chance import Chance
from games.core.offers import Offer
from games.core.record import encode
from games.core.words import Action, Event, RuleError, Seat
from tests.contract.host import Host, header

CELL = {tile: cell for cell, tile in enumerate(TILES)}
NUMBER = {key: number for number, key in enumerate(CORPORATIONS)}
E = TypeVar("E", bound=Event)


def cells(tiles: str) -> tuple[int, ...]:
    return tuple(CELL[tile] for tile in tiles.split())


def counts(shares: Mapping[str, int]) -> tuple[int, ...]:
    """Shares by corporation, from names."""
    return tuple(shares.get(key, 0) for key in CORPORATIONS)


class Game:
    """A host with words. Racks and bag may be given; else the bag is in order of the board."""

    def __init__(
        self,
        seats: int = 3,
        *,
        starts: str = "",
        racks: tuple[str, ...] = (),
        bag: str | None = None,
        open_holdings: bool = True,
    ) -> None:
        options = Options(open_holdings)
        self.host = Host(acquire, header(acquire, len(racks) or seats, options=options))
        used = {*cells(starts), *(cell for rack in racks for cell in cells(rack))}
        spare = tuple(cell for cell in reversed(range(CELLS)) if cell not in used)
        hands = tuple(map(cells, racks)) or tuple(
            spare[RACK * seat : RACK * (seat + 1)] for seat in range(seats)
        )
        rest = spare if racks else spare[RACK * seats :]
        left = rest if bag is None else cells(bag)
        dealt = preparation.opened(list(cells(starts)), hands, left, options)
        self.put(turns.begin(dealt, (), Chance("table", 0)).state)

    @property
    def state(self) -> State:
        state: State = self.host.state
        return state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def reason(self) -> str | None:
        """Why it is over."""
        phase = self.phase
        return phase.reason if isinstance(phase, Over) else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action told."""
        return self.host.table.events

    def told(self, kind: type[E]) -> E:
        """The only event of that kind that the last action told."""
        (event,) = self.all_told(kind)
        return event

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def asked(self) -> Seat | None:
        return acting(self.state)

    def put(self, state: State) -> None:
        """Lay a state on the table; the clock starts anew."""
        self.host.moved_to(state)
        self.host.alarms = ()
        self.host._arm()

    def act(self, action: Action, seat: int | None = None) -> Self:
        asked = self.asked if seat is None else seat
        assert asked is not None
        self.host.act(asked, action)
        return self

    def refused(self, action: Action, seat: int | None = None) -> RuleError:
        """The refusal of what must be refused; nothing changes."""
        before = encode(self.state)
        with pytest.raises(RuleError) as refusal:
            self.act(action, seat)
        assert encode(self.state) == before
        return refusal.value

    def deal(self, seat: int, tile: str) -> None:
        """Put a tile on a rack, wherever it was."""
        cell = CELL[tile]
        racks = [tuple(one for one in rack if one != cell) for rack in self.state.racks]
        racks[seat] = (*racks[seat], cell)
        bag = tuple(one for one in self.state.bag if one != cell)
        self.put(replace(self.state, racks=tuple(racks), bag=bag))

    def rack(self, seat: int, tiles: str) -> Self:
        """Exactly these tiles for the seat; those it had go under the bag."""
        for tile in tiles.split():
            self.deal(seat, tile)
        wanted = cells(tiles)
        gone = tuple(cell for cell in self.state.racks[seat] if cell not in wanted)
        racks = (*self.state.racks[:seat], wanted, *self.state.racks[seat + 1 :])
        self.put(replace(self.state, racks=racks, bag=self.state.bag + gone))
        return self

    def bag(self, tiles: str) -> Self:
        """Exactly these tiles to draw, in this order; the others vanish."""
        wanted = cells(tiles)
        racks = tuple(tuple(c for c in rack if c not in wanted) for rack in self.state.racks)
        self.put(replace(self.state, racks=racks, bag=wanted))
        return self

    def play(self, tile: str) -> Self:
        self.deal(self.state.mover, tile)
        return self.act(PlayTile(CELL[tile]))

    def found(self, corporation: str) -> Self:
        return self.act(Found(NUMBER[corporation]))

    def survive(self, corporation: str) -> Self:
        return self.act(ChooseSurvivor(NUMBER[corporation]))

    def next_defunct(self, corporation: str) -> Self:
        return self.act(ChooseDefunct(NUMBER[corporation]))

    def dispose(self, sell: int = 0, trade: int = 0) -> Self:
        return self.act(Dispose((sell, trade)))

    def buy(self, *, end: bool = False, **shares: int) -> Self:
        return self.act(Buy(counts(shares), end))

    def declare(self) -> Self:
        return self.act(DeclareEnd())

    def lay(self, tiles: str, found: str = "") -> Self:
        """Play tiles, one a turn; found `found` when asked; keep all, and buy nothing."""
        for tile in tiles.split():
            self.play(tile)
            if isinstance(self.phase, Founding):
                self.found(found)
            if isinstance(self.phase, Buying):
                self.buy()
        return self

    def holds(self, seat: int, **shares: int) -> Self:
        """The seat's shares of these corporations, from or to the bank."""
        mine, stock = list(self.state.shares[seat]), list(self.state.stock)
        for key, count in shares.items():
            stock[NUMBER[key]] -= count - mine[NUMBER[key]]
            mine[NUMBER[key]] = count
        rows = (*self.state.shares[:seat], tuple(mine), *self.state.shares[seat + 1 :])
        self.put(replace(self.state, shares=rows, stock=tuple(stock)))
        return self

    def has(self, seat: int, cash: int) -> Self:
        """The seat's money, the rest from or to the bank."""
        purses = list(self.state.purses)
        purses[-1] -= cash - purses[seat]
        purses[seat] = cash
        self.put(replace(self.state, purses=tuple(purses)))
        return self

    def cash(self, seat: int) -> int:
        return self.state.purses[seat]

    def shares(self, seat: int, corporation: str) -> int:
        return self.state.shares[seat][NUMBER[corporation]]

    def stock(self, corporation: str) -> int:
        return self.state.stock[NUMBER[corporation]]

    def size(self, corporation: str) -> int:
        return self.state.sizes[NUMBER[corporation]]

    def owner(self, tile: str) -> str | None:
        """The corporation whose tile it is; "" a lone tile, None an empty cell."""
        mark = self.state.board[CELL[tile]]
        return CORPORATIONS[mark - FIRST] if mark >= FIRST else "" if mark else None

    def offer(self, kind: type[Action], seat: int | None = None) -> Offer:
        """The open offer of that kind; StopIteration if there is none."""
        asked = self.asked if seat is None else Seat(seat)
        assert asked is not None
        offers = self.host.offers(asked)
        return next(offer for offer in offers if isinstance(offer.action, kind))

    def offered(self, seat: int | None = None) -> list[type[Any]]:
        asked = self.asked if seat is None else Seat(seat)
        return [] if asked is None else [type(o.action) for o in self.host.offers(asked)]


NOTHING = (0,) * COUNT

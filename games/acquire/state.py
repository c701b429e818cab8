"""The state of Acquire: board, bag, purses, shares, and the phase of the turn."""

from __future__ import annotations

import msgspec

from games.core import contract
from games.core.money import Purses
from games.core.seats import BySeat
from games.core.words import Seat

EMPTY, LONE, FIRST = 0, 1, 2
"""A cell of the board is empty, a lone tile, or FIRST + corporation."""


class Options(contract.Options, frozen=True):
    """The options of a table (Open or hidden resources)."""

    open_holdings: bool = True
    """Whether all money and shares are public. Shares left in the bank always are."""


class Placing(msgspec.Struct, frozen=True, tag_field="phase", tag="placing"):
    """The mover plays a tile; there is no such phase for a mover without a playable one."""


class Founding(msgspec.Struct, frozen=True, tag_field="phase", tag="founding"):
    """The mover, now founder, chooses the corporation."""

    cell: int


class Surviving(msgspec.Struct, frozen=True, tag_field="phase", tag="surviving"):
    """Several largest corporations are tied: the merger-maker chooses the survivor."""

    cell: int
    tied: tuple[int, ...]
    merging: tuple[int, ...]
    """All corporations of this merger."""


class Ordering(msgspec.Struct, frozen=True, tag_field="phase", tag="ordering"):
    """Several defunct corporations are equal: the merger-maker chooses which is settled next."""

    cell: int
    survivor: int
    tied: tuple[int, ...]
    waiting: tuple[int, ...]
    """All defunct corporations not yet settled, the tied ones included."""


class Disposing(msgspec.Struct, frozen=True, tag_field="phase", tag="disposing"):
    """The holders of `defunct` keep, sell or trade, clockwise from the merger-maker."""

    cell: int
    survivor: int
    defunct: int
    queue: tuple[Seat, ...]
    waiting: tuple[int, ...] = ()
    """Defunct corporations to be settled after this one."""


class Buying(msgspec.Struct, frozen=True, tag_field="phase", tag="buying"):
    """The mover buys up to three shares."""


class Over(msgspec.Struct, frozen=True, tag_field="phase", tag="over"):
    """The final settlement is done. `reason` is the outcome's; see `ending.Reason`."""

    reason: str


Phase = Placing | Founding | Surviving | Ordering | Disposing | Buying | Over


class Settlement(msgspec.Struct, frozen=True):
    """A line of the final sheet: what a corporation on the board paid, by seat, in dollars."""

    corporation: int
    size: int
    price: int
    held: BySeat[int]
    bonus: BySeat[int]
    market: int = 0
    """Shares the market held, in a game of two."""
    cell: int | None = None
    """The tile that was drawn for it."""


class Market(msgspec.Struct, frozen=True):
    """The market's part in a bonus of a game of two: `held` shares, by the tile drawn for it."""

    corporation: int
    held: int
    cell: int | None
    """None if the reserve was empty."""


class Lacking(msgspec.Struct, frozen=True):
    """A public fact about a rack: at least `count` of its tiles are none of `cells`."""

    cells: tuple[int, ...]
    count: int


class State(contract.State, frozen=True, kw_only=True):
    """`turn` of the contract counts decisions; `moves` counts the players' turns, from 1."""

    open_holdings: bool
    left: BySeat[bool]
    purses: Purses
    """Dollars by seat, then the bank."""
    shares: BySeat[tuple[int, ...]]
    """By seat, by corporation."""
    stock: tuple[int, ...]
    """Shares left in the bank, by corporation."""
    board: bytes
    sizes: tuple[int, ...]
    """Tiles by corporation, 0 when it is not on the board."""
    racks: BySeat[tuple[int, ...]]
    bag: tuple[int, ...]
    """Tiles not yet drawn, the next one first."""
    lacking: BySeat[tuple[Lacking, ...]]
    """The public facts about each rack, by seat; see `deduction`."""
    aside: tuple[int, ...] = ()
    """Dead tiles that were exchanged: shown to all, and out of the game."""
    mover: Seat
    moves: int = 1
    begun: BySeat[int]
    """How many turns each seat has begun."""
    last: int | None = None
    """The tile played last."""
    declared: bool = False
    """Whether the mover has declared the end: this turn is the last."""
    idle: int = 0
    """Turns in a row, this one included, without a playable tile, a purchase or a drawn tile."""
    phase: Phase
    market: Market | None = None
    """The market's part in the last merger of a game of two."""
    sheet: tuple[Settlement, ...] = ()
    """The final settlement, once the game is over."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The view of a seat, or of a spectator (`me` None). After the end nothing is hidden."""

    me: Seat | None
    open_holdings: bool
    left: BySeat[bool]
    cash: BySeat[int | None]
    """Dollars by seat as they lie on the table; None for hidden ones."""
    shares: BySeat[tuple[int, ...] | None]
    """Shares by seat and corporation; None for hidden ones."""
    known_cash: BySeat[int]
    """Dollars by seat, deduced from the public events, which tell all that moves money."""
    known_shares: BySeat[tuple[int, ...]]
    """Shares by seat and corporation, deduced in the same way."""
    tiles: BySeat[int]
    """The number of tiles in each seat's rack."""
    lacking: BySeat[tuple[Lacking, ...]]
    """The public facts about each rack, by seat."""
    shown: BySeat[int]
    """Shares of the defunct corporation that is settled, by seat; empty at other times."""
    stock: tuple[int, ...]
    board: bytes
    sizes: tuple[int, ...]
    prices: tuple[int, ...]
    """Dollars a share now, by corporation; 0 when it is not on the board."""
    rack: tuple[int, ...]
    """The viewer's tiles, in order of the board."""
    bag: int
    aside: tuple[int, ...]
    mover: Seat
    moves: int
    begun: BySeat[int]
    """How many turns each seat has begun."""
    last: int | None
    declared: bool
    can_declare: bool
    """Whether the mover may declare the end now."""
    can_claim: bool
    """Whether the mover is the last player, and may end the game as its winner."""
    phase: Phase
    market: Market | None
    """The market's part in the last merger of a game of two."""
    sheet: tuple[Settlement, ...]

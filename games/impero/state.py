"""What Impero knows: the country, the companies, the market, the players. Money is in cents."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from games.core import contract
from games.core.money import Purses
from games.core.words import Seat
from games.impero.components import LAST_MINUTE

NOBODY = -1
"""The owner of a free cell; companies count from 0."""

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class Options(contract.Options, frozen=True):
    """What the table agrees on before the start (Structure of the game)."""

    country: Literal["italy", "coast"] = "italy"
    """The national territory, or a random coast."""
    hours: Annotated[tuple[Hour, ...], msgspec.Meta(min_length=1, max_length=24)] = (9, 21)
    """Full hours of the table's zone at which turns close."""
    turns: Annotated[int, msgspec.Meta(ge=1, le=60)] = 14
    minutes: Annotated[int, msgspec.Meta(ge=0, le=720)] = 0
    """Live: each turn takes so long, and the hours count for nothing. 0: by the hours."""
    early: bool = False
    """A turn closes at once when everybody is ready."""

    def __post_init__(self) -> None:
        if len(set(self.hours)) != len(self.hours):
            raise ValueError("an hour stands there twice")


class Player(msgspec.Struct, frozen=True):
    """What belongs to a seat but for its purse and its shares."""

    points: int
    """Player points left in this turn."""
    ready: bool = False
    """Done for this turn; may act all the same."""
    left: bool = False
    shown: int = 0
    """Cents: the capital at the last closing, leading bids counted in, which everybody knows."""
    change: int = 0
    """By how much that was more than one turn earlier."""
    taken_back: int = 0
    """How often the player has taken Ready back in this turn."""


class Company(msgspec.Struct, frozen=True):
    """A company. Its money is in its purse, its cells are those that it owns."""

    name: str
    director: Seat
    shares: tuple[int, ...]
    """By seat; those for sale included until they are sold."""
    holders: tuple[Seat, ...]
    """Who has shares, the longest shareholder first."""
    points: int
    dividend: int
    """Per cent of what it earns that goes to its shares; the rest it keeps."""
    rented: tuple[int, ...] = ()
    """Cells of others that it rents, in the order of renting."""


class Auction(msgspec.Struct, frozen=True):
    """New shares under the hammer: one lot (Issuing shares)."""

    id: int
    company: int
    shares: int
    base: int
    """The least first bid in cents, for the lot."""
    ends: datetime
    leader: Seat | None = None
    amount: int = 0
    """The leading bid, held in escrow."""
    entered: tuple[Seat, ...] = ()
    """Who has paid the point that bidding costs."""
    late: int = 0
    """How often a bid in the last minute has put off its end."""
    last: int | None = None
    """Where turns close early: the turn with whose close it ends at the latest. It then ends with
    a close only, the first after `ends` or that one. Elsewhere it ends at `ends`."""

    @property
    def key(self) -> str:
        return f"auction:{self.id}"

    @property
    def least(self) -> int:
        """The least that a bid must be now."""
        return self.base if self.leader is None else self.amount + 1

    @property
    def due(self) -> datetime:
        """When it would have ended without late bids."""
        return self.ends - self.late * LAST_MINUTE


class Listing(msgspec.Struct, frozen=True):
    """A player's own shares, for sale at a fixed price for the lot (Selling shares)."""

    id: int
    company: int
    seller: Seat
    shares: int
    price: int
    ends: datetime
    last: int | None = None
    """As of an auction."""

    @property
    def key(self) -> str:
        return f"listing:{self.id}"

    @property
    def due(self) -> datetime:
        return self.ends


class Transfer(msgspec.Struct, frozen=True):
    """Money on its way, withheld until it is answered; private to the two (Transferring funds)."""

    id: int
    giver: Seat
    taker: Seat
    amount: int
    risk: int
    """Per cent, fixed when it was sent."""
    ends: datetime

    @property
    def key(self) -> str:
        return f"transfer:{self.id}"


class Dealing(msgspec.Struct, frozen=True):
    """What a transfer has done to a seat since the last closing: only it and `other` know."""

    seat: Seat
    other: Seat
    amount: int
    """Cents, below nothing if the seat has less of them."""
    points: int = 0
    """Player points that it has paid."""


class Account(msgspec.Struct, frozen=True):
    """What a company did with a turn's earnings, in cents. What does not divide vanishes."""

    gross: int
    kept: int
    per_share: int
    dark: int
    """Cells of it, owned or rented, that were out."""
    halved: int
    shares: tuple[int, ...]
    """By seat, as they were held then."""


class State(contract.State, frozen=True, kw_only=True):
    """`turn` counts from 1; one beyond the last, the game is over.

    Cells count along the rows of `land`, from left to right; per-cell data are tuples by cell.
    """

    options: Options
    began: datetime
    """When the present turn began."""
    land: tuple[str, ...]
    """The rows of the map; # is a cell."""
    yields: tuple[int, ...]
    """Dollars."""
    stability: tuple[int, ...]
    """0 to 4; players read 1 to 5."""
    owners: tuple[int, ...]
    """A company, or NOBODY."""
    out: tuple[int, ...] = ()
    """Cells that were in blackout at the last closing."""
    fresh: tuple[int, ...] = ()
    """Cells bought, rented, developed or founded on in this turn."""
    players: tuple[Player, ...]
    companies: tuple[Company, ...] = ()
    purses: Purses
    """By seat, then the escrow, then by company, then the bank."""
    auctions: tuple[Auction, ...] = ()
    listings: tuple[Listing, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    numbered: int = 0
    """Auctions and listings so far: their ids."""
    sent: int = 0
    """Transfers so far: their ids. Counted apart, or the gaps in the others would tell of them."""
    dealings: tuple[Dealing, ...] = ()
    """Since the last closing, which shows what everybody has."""
    accounts: tuple[Account, ...] = ()
    """Of the last closing, by company; none for companies founded since."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat, or a spectator (`me` None), may know.

    Public: the map, companies with owners and money, the market, everybody's capital as of the
    last turn's end. Own: capital and points now, transfers.
    """

    me: Seat | None
    turn: int
    options: Options
    began: datetime
    land: tuple[str, ...]
    yields: tuple[int, ...]
    stability: tuple[int, ...]
    owners: tuple[int, ...]
    out: tuple[int, ...]
    fresh: tuple[int, ...]
    companies: tuple[Company, ...]
    funds: tuple[int, ...]
    """Cents, by company."""
    accounts: tuple[Account, ...]
    capital: tuple[int, ...]
    """Cents by seat as of the last closing, leading bids counted in; at the end the final ones."""
    change: tuple[int, ...]
    reckoned: tuple[int, ...]
    """Cents by seat now, as far as the viewer can know: from the last closing, what was told since,
    and what the seat has sent to the viewer or had from it."""
    reckoned_points: tuple[int, ...]
    """Player points by seat, in the same way."""
    ready: tuple[bool, ...]
    left: tuple[bool, ...]
    cash: int | None
    """The viewer's own capital now."""
    points: int | None
    """The viewer's points."""
    auctions: tuple[Auction, ...]
    listings: tuple[Listing, ...]
    transfers: tuple[Transfer, ...]
    """From the viewer or to the viewer."""

    @property
    def over(self) -> bool:
        return self.turn > self.options.turns or all(self.left)

"""The state of Impero: country, companies, market, players. Money is in cents."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal

import msgspec

from games.core import contract
from games.core.auctions import BidTerms, least
from games.core.money import Purses
from games.core.seats import BySeat
from games.core.words import Seat
from games.impero.components import LAST_MINUTE

NOBODY = -1
"""The owner of a free cell; companies count from 0."""

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class Options(contract.Options, frozen=True):
    """The options of a table (Structure of the game)."""

    country: Literal["italy", "coast"] = "italy"
    """The national territory, or a random coast."""
    hours: Annotated[tuple[Hour, ...], msgspec.Meta(min_length=1, max_length=24)] = (9, 21)
    """Full hours of the table's zone at which turns close."""
    turns: Annotated[int, msgspec.Meta(ge=1, le=60)] = 14
    minutes: Annotated[int, msgspec.Meta(ge=0, le=720)] = 0
    """Minutes of a turn on a live table, where the hours do not count. 0: by the hours."""
    early: bool = False
    """Whether a turn closes at once when all are ready."""

    def __post_init__(self) -> None:
        if len(set(self.hours)) != len(self.hours):
            raise ValueError("an hour stands there twice")

    @property
    def idle(self) -> Sequence[str]:
        """The hours, where turns take minutes."""
        return ("hours",) if self.minutes else ()


class Player(msgspec.Struct, frozen=True):
    """A seat without its purse and its shares."""

    points: int
    """Player points left in this turn."""
    ready: bool = False
    """Whether the player is done for this turn; they may still act."""
    left: bool = False
    shown: int = 0
    """Cents: the public capital at the last closing, with leading bids."""
    change: int = 0
    """Cents by which that was more than one turn earlier."""
    taken_back: int = 0
    """How often the player has taken Ready back in this turn."""


class Company(msgspec.Struct, frozen=True):
    """A company. Its money is in its purse, its cells are those that it owns."""

    name: str
    director: Seat
    shares: BySeat[int]
    """Shares by seat, with those on sale until they are sold."""
    holders: tuple[Seat, ...]
    """The seats with shares, the longest shareholder first."""
    points: int
    dividend: int
    """Per cent of its earnings for its shares; it keeps the rest."""
    rented: tuple[int, ...] = ()
    """Cells of others that it rents, in the order of renting."""


class Auction(msgspec.Struct, frozen=True):
    """An auction of new shares as one lot (Issuing shares)."""

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
    """The seats that have paid the point of bidding."""
    late: int = 0
    """How often a bid in the last minute has put off its end."""
    last: int | None = None
    """Where turns close early: the turn with whose close it ends at the latest. It then ends with
    a close only, the first after `ends` or that one. Elsewhere it ends at `ends`."""

    @property
    def key(self) -> str:
        return f"auction:{self.id}"

    @property
    def terms(self) -> BidTerms:
        """A cent more leads."""
        return BidTerms(self.base, 1)

    @property
    def least(self) -> int:
        """The least that a bid must be now."""
        return least(self, self.terms)

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
    """The effect of a transfer on a seat since the last closing, known only to it and `other`."""

    seat: Seat
    other: Seat
    amount: int
    """Cents gained, negative for a loss."""
    points: int = 0
    """Player points that it has paid."""


class Account(msgspec.Struct, frozen=True):
    """A company's account of a turn's earnings in cents. The remainder of a division vanishes."""

    gross: int
    kept: int
    per_share: int
    dark: int
    """Cells of it, owned or rented, that were out."""
    halved: int
    shares: BySeat[int]
    """Shares by seat at that time."""


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
    players: BySeat[Player]
    companies: tuple[Company, ...] = ()
    purses: Purses
    """By seat, then the escrow, then by company, then the bank."""
    auctions: tuple[Auction, ...] = ()
    listings: tuple[Listing, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    numbered: int = 0
    """Auctions and listings so far: their ids."""
    sent: int = 0
    """Transfers so far: their ids. They have a count of their own, or gaps in the others would tell of
    them."""
    dealings: tuple[Dealing, ...] = ()
    """Since the last closing, which shows what everybody has."""
    accounts: tuple[Account, ...] = ()
    """The accounts of the last closing, by company; none for companies founded since."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The view of a seat, or of a spectator (`me` None).

    Public: the map, companies with owners and money, the market, all capitals at the last turn's end.
    Own: present capital and points, transfers.
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
    capital: BySeat[int]
    """Cents by seat at the last closing, with leading bids; at the end the final ones."""
    change: BySeat[int]
    reckoned: BySeat[int]
    """Cents by seat now, as far as the viewer can know: from the last closing, the public events since,
    and transfers between the seat and the viewer."""
    reckoned_points: BySeat[int]
    """Player points by seat, in the same way."""
    ready: BySeat[bool]
    left: BySeat[bool]
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

"""The events of a game of Impero. Money is in cents, instants in seconds UTC."""

from __future__ import annotations

from games.core.words import Call, Private, Public, Seat


class GameBegan(Public, frozen=True):
    """The game began with `count` cells and `turns` turns."""

    count: int
    turns: int


class CompanyFounded(Public, frozen=True):
    """A company was founded with `amount` on `cell`. Its founder goes on at its page."""

    seat: Seat
    company: int
    cell: int
    amount: int

    @property
    def leads_to(self) -> str:
        return f"company:{self.company}"


class DirectorChanged(Public, frozen=True):
    """Another seat directs at once when it holds most (Managing a company)."""

    company: int
    seat: Seat


class DividendSet(Public, frozen=True):
    company: int
    percent: int


class CellBought(Public, frozen=True):
    company: int
    cell: int
    amount: int


class CellRented(Public, frozen=True):
    """A cell was rented from `owner`; the fee went to the bank."""

    company: int
    owner: int
    cell: int
    amount: int


class CellDeveloped(Public, frozen=True):
    """A cell yields `dollars` a turn now."""

    company: int
    cell: int
    dollars: int
    amount: int


class SharesIssued(Public, frozen=True):
    """An auction is open: `count` new shares from `amount`, until `until`.

    With `last` it ends with the close of that turn, or with an earlier one after `until`.
    """

    seat: Seat
    auction: int
    company: int
    count: int
    amount: int
    until: int
    last: int | None = None


class BidMade(Public, frozen=True):
    """`outbid` led before and has the money back; it is None if the leader raises its own bid."""

    seat: Seat
    auction: int
    company: int
    count: int
    amount: int
    outbid: Seat | None
    until: int
    last: int | None = None

    @property
    def call(self) -> Call | None:
        """A call each time: a seat outbid again has bid since the last call."""
        if self.outbid is None:
            return None
        return Call((self.outbid,), f"auction:{self.auction}:{self.amount}", page="market")


class AuctionExtended(Public, frozen=True):
    """A bid in the last minute has put the end off."""

    auction: int
    company: int
    until: int


class AuctionWon(Public, frozen=True):
    seat: Seat
    auction: int
    company: int
    count: int
    amount: int

    @property
    def is_result(self) -> bool:
        return True


class AuctionWithoutBid(Public, frozen=True):
    """Nothing is issued."""

    auction: int
    company: int
    count: int


class AuctionCancelled(Public, frozen=True):
    """The auction would outlast the game; a leading bid is given back."""

    auction: int
    company: int
    count: int


class SharesListed(Public, frozen=True):
    seat: Seat
    listing: int
    company: int
    count: int
    amount: int
    until: int
    last: int | None = None


class ListingWithdrawn(Public, frozen=True):
    seat: Seat
    listing: int
    company: int
    count: int


class ListingExpired(Public, frozen=True):
    """The shares were not bought in time, or the game ended."""

    seat: Seat
    listing: int
    company: int
    count: int


class SharesSold(Public, frozen=True):
    """`seat` has bought from `seller`."""

    seat: Seat
    seller: Seat
    listing: int
    company: int
    count: int
    amount: int


class MoneySent(Private, frozen=True):
    """Money is on its way; the two read it, and the taker is called."""

    seat: Seat
    taker: Seat
    transfer: int
    amount: int
    risk: int
    until: int

    @property
    def call(self) -> Call | None:
        return Call((self.taker,), f"transfer:{self.transfer}")


class MoneyWaits(Private, frozen=True):
    """The taker has not answered at a closing, and is called again."""

    seat: Seat
    taker: Seat
    transfer: int
    amount: int
    risk: int
    until: int
    turn: int

    @property
    def call(self) -> Call | None:
        return Call((self.taker,), f"transfer:{self.transfer}:{self.turn}")


class MoneyAccepted(Private, frozen=True):
    """The money was accepted, and the tax police did not notice."""

    seat: Seat
    giver: Seat
    transfer: int
    amount: int

    @property
    def call(self) -> Call | None:
        return Call((self.giver,), f"answer:{self.transfer}")


class MoneyRefused(Private, frozen=True):
    """The taker, `seat`, refused the money; the giver has it back."""

    seat: Seat
    giver: Seat
    transfer: int
    amount: int

    @property
    def call(self) -> Call | None:
        return Call((self.giver,), f"answer:{self.transfer}")


class MoneyReturned(Private, frozen=True):
    """The money was not answered; the giver, `seat`, has it back."""

    seat: Seat
    taker: Seat
    transfer: int
    amount: int


class MoneySeized(Private, frozen=True):
    """The giver, `seat`, was caught over another transfer: this money is gone as well."""

    seat: Seat
    taker: Seat
    transfer: int
    amount: int


class Caught(Public, frozen=True):
    """The tax police caught two seats: all that both had is gone, the money sent, too (Transferring funds)."""

    seats: tuple[Seat, ...]
    """Giver and taker."""

    @property
    def call(self) -> Call | None:
        return Call(self.seats, "caught")

    @property
    def is_result(self) -> bool:
        return True


class PlayerReady(Public, frozen=True):
    seat: Seat


class PlayerUnready(Public, frozen=True):
    seat: Seat


class TurnClosed(Public, frozen=True):
    """`dark` cells of `count` were out; the companies earned `amount` together."""

    turn: int
    dark: int
    count: int
    amount: int

    @property
    def is_result(self) -> bool:
        return True


class Earned(Private, frozen=True):
    """The earnings of a seat's shares at a turn's end, and its capital now."""

    turn: int
    amount: int
    capital: int


class TurnBegan(Public, frozen=True):
    turn: int
    turns: int

    @property
    def heads(self) -> bool:
        return True


class PlayerLeft(Public, frozen=True):
    seat: Seat


class GameEnded(Public, frozen=True):
    """`reason` is the outcome's: last-turn or all-left."""

    reason: str

"""What happens in a game of Impero, as it is told. Money is in cents, instants in seconds UTC."""

from __future__ import annotations

from games.core.words import Call, Private, Public, Seat


class GameBegan(Public, frozen=True):
    """With `count` cells and `turns` turns."""

    count: int
    turns: int


class CompanyFounded(Public, frozen=True):
    """With `amount`, on `cell`. Its founder goes on on its page."""

    seat: Seat
    company: int
    cell: int
    amount: int

    @property
    def leads_to(self) -> str:
        return f"company:{self.company}"


class DirectorChanged(Public, frozen=True):
    """At once when somebody else holds most (Managing a company)."""

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
    """From `owner`; the fee goes to the bank."""

    company: int
    owner: int
    cell: int
    amount: int


class CellDeveloped(Public, frozen=True):
    """To `dollars` a turn."""

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
    """`outbid` led before and has the money back. Who leads, and bids more, has outbid nobody."""

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
        """Every time: whoever is outbid again has bid again since the last call."""
        if self.outbid is None:
            return None
        return Call((self.outbid,), f"auction:{self.auction}:{self.amount}", page="market")


class AuctionExtended(Public, frozen=True):
    """A bid in the last minute."""

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
    """It would have run over the end of the game; a leading bid is given back."""

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
    """Nobody has bought the shares, or the game ends."""

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
    """To the two; the taker is called."""

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
    """At a closing: the taker has not answered yet, and is called again."""

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
    """And not noticed by the tax police."""

    seat: Seat
    giver: Seat
    transfer: int
    amount: int

    @property
    def call(self) -> Call | None:
        return Call((self.giver,), f"answer:{self.transfer}")


class MoneyRefused(Private, frozen=True):
    """By the taker, `seat`; the giver has it back."""

    seat: Seat
    giver: Seat
    transfer: int
    amount: int

    @property
    def call(self) -> Call | None:
        return Call((self.giver,), f"answer:{self.transfer}")


class MoneyReturned(Private, frozen=True):
    """Unanswered: the giver, `seat`, has it back."""

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
    """By the tax police: what both had is gone, the money sent too (Transferring funds)."""

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
    """What a seat's shares brought it at a turn's end, and its capital now."""

    turn: int
    amount: int
    capital: int


class TurnBegan(Public, frozen=True):
    turn: int
    turns: int


class PlayerLeft(Public, frozen=True):
    seat: Seat


class GameEnded(Public, frozen=True):
    """`reason` is the outcome's: last-turn or all-left."""

    reason: str

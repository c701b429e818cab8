"""What happens in a game of Greed, as it is told."""

from __future__ import annotations

from games.core.desk import Bundle
from games.core.words import Call, Private, Public, Seat
from games.greed.components import Arrows, Stock

DESK = "desk"


class CompanyDealt(Public, frozen=True):
    seat: Seat
    company: int
    rising: Arrows
    falling: Arrows


class CardsSeen(Private, frozen=True):
    """What the seat was dealt or drew."""

    cards: tuple[int, ...]


class YearBegun(Public, frozen=True):
    """The start marker lies before `seat`."""

    year: int
    years: int
    seat: Seat

    @property
    def heads(self) -> bool:
        return True


class CardAnnounced(Public, frozen=True):
    seat: Seat
    card: int
    rising: Arrows
    falling: Arrows


class PricesMoved(Public, frozen=True):
    """By the trend; products whose price stands at an end of its track do not move."""

    up: tuple[int, ...]
    down: tuple[int, ...]


class BidOpened(Public, frozen=True):
    """0: the company makes no bid."""

    company: int
    amount: int


class AssetBought(Public, frozen=True):
    """The marker on the card, `seat`'s, takes `place`: 0 is the CEO's seat; None: it goes home. The CEO's
    own marker has `doubled` the amount.
    """

    company: int
    card: int
    amount: int
    seat: Seat
    place: int | None
    doubled: bool = False


class AssetsDeclined(Public, frozen=True):
    """The company buys nothing, and pays nothing."""

    company: int


class WishesFailed(Private, frozen=True):
    """Why a wish list bought nothing: the wished cards that are left cost `cost` at least; 0 if none is."""

    company: int
    cost: int
    cash: int


class Produced(Public, frozen=True):
    company: int
    goods: Stock


class ProposalMade(Public, frozen=True):
    """`answers`: the offer that it counters, and replaces. `partner` None: to anybody."""

    proposal: int
    by: int
    partner: int | None
    give: Bundle
    take: Bundle
    uses: tuple[int, ...]
    answers: int | None
    words: str
    asked: tuple[Seat, ...]
    """The seat that directs the partner, if that is somebody else."""

    @property
    def call(self) -> Call | None:
        """Also somebody who was done hears of it."""
        return Call(self.asked, f"offer-{self.proposal}", DESK) if self.asked else None


class DealMade(Public, frozen=True):
    """`partner` has taken `by`'s offer up."""

    proposal: int
    by: int
    partner: int
    give: Bundle
    take: Bundle
    uses: tuple[int, ...]
    asked: tuple[Seat, ...]
    """The seat that made the offer, if that is somebody else."""

    @property
    def call(self) -> Call | None:
        return Call(self.asked, f"answer-{self.proposal}", DESK) if self.asked else None


class ProposalDeclined(Public, frozen=True):
    proposal: int
    by: int
    partner: int
    asked: tuple[Seat, ...]
    give: Bundle = ()
    """What was offered; empty in old records."""
    take: Bundle = ()

    @property
    def call(self) -> Call | None:
        return Call(self.asked, f"answer-{self.proposal}", DESK) if self.asked else None


class ProposalWithdrawn(Public, frozen=True):
    proposal: int
    by: int
    give: Bundle = ()
    """What was offered; empty in old records."""
    take: Bundle = ()


class ProposalsLapsed(Public, frozen=True):
    """The phase is over, or somebody has left: what a company had offered is off."""

    count: int
    by: int | None = None
    """None: of several companies, in old records."""
    give: Bundle = ()
    """What the only offer was; empty where there were several."""
    take: Bundle = ()


class PromiseMade(Public, frozen=True):
    promise: int
    giver: Seat
    holder: Seat
    words: str


class PromiseMarked(Public, frozen=True):
    promise: int
    giver: Seat
    holder: Seat
    words: str
    kept: bool


class Transformed(Public, frozen=True):
    """Assets worked in order: what went in altogether, and what came out."""

    company: int
    uses: tuple[int, ...]
    used_up: Stock
    made: Stock


class TradeDone(Public, frozen=True):
    seat: Seat


class TradeResumed(Public, frozen=True):
    seat: Seat


class GoodsSold(Public, frozen=True):
    company: int
    goods: Stock
    amount: int


class GoodsKept(Public, frozen=True):
    """Storing them costs `amount`."""

    company: int
    goods: Stock
    amount: int


class BooksClosed(Public, frozen=True):
    """Income of this year and of the one before; not more is a boot, but for a first year."""

    company: int
    amount: int
    before: int
    boot: bool


class OfficerNamed(Public, frozen=True):
    """`seat` names who holds `office`."""

    seat: Seat
    company: int
    office: int
    officer: Seat


class OfficerFired(Public, frozen=True):
    """Leaves with that part of the Free Cash."""

    seat: Seat
    company: int
    office: int
    amount: int


class CompanyTakenOver(Public, frozen=True):
    """A new CEO after a firing."""

    seat: Seat
    company: int


class CompanyLiquidated(Public, frozen=True):
    """Nobody is left in it: it is out of the game, with all its money."""

    company: int
    amount: int


class AssetDiscarded(Public, frozen=True):
    seat: Seat
    company: int
    card: int


class BidRaised(Public, frozen=True):
    seat: Seat
    lot: int
    amount: int

    @property
    def chain(self) -> str:
        return "auction"


class BidderPassed(Public, frozen=True):
    seat: Seat
    lot: int

    @property
    def chain(self) -> str:
        return "auction"


class SymbolBought(Public, frozen=True):
    """The trend moves; with gold the start marker goes to the buyer's left."""

    seat: Seat
    symbol: int
    amount: int
    points: int
    rising: Arrows
    falling: Arrows


class SymbolUnsold(Public, frozen=True):
    """`floor` is the least bid if nobody who might bid had that much; else 0."""

    symbol: int
    floor: int = 0


class CompanyFounded(Public, frozen=True):
    """For the price of the auction; it is active from next year."""

    seat: Seat
    company: int
    assets: tuple[int, ...]
    rising: Arrows
    falling: Arrows

    @property
    def leads_to(self) -> str:
        return f"company:{self.company}"


class FoundingBought(Public, frozen=True):
    seat: Seat
    amount: int


class NobodyFounds(Public, frozen=True):
    """Nobody bids for the right to found a company; `floor` as of a symbol."""

    floor: int


class PlayerLeft(Public, frozen=True):
    seat: Seat


class GameEnded(Public, frozen=True):
    reason: str

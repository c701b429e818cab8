"""What Greed knows: the board, which is public, the hands and the deck, and the phase.

Purses are the players', then each company's three slots, the bank's last. Stocks of goods are the
companies', the reserve's last; bank and reserve may go below nothing.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core import contract
from games.core.auctions import Ascending
from games.core.desk import Desk
from games.core.money import Purses
from games.core.seats import BySeat
from games.core.words import Seat
from games.greed.components import NEW, Arrows, Stock

SLOTS = NEW + 1


class Options(contract.Options, frozen=True):
    """What the table agrees on before the start."""

    discard_asset_after_boot: Literal["always", "new_ceo"] = "always"
    """Whether a company discards an asset after each boot, or only when its CEO is another one."""


class Company(msgspec.Struct, frozen=True):
    """A company in play. Its money is in its purses, its goods in its stock."""

    officers: tuple[Seat, ...]
    """Markers without gaps: CEO, CFO, COO, then three of middle management."""
    since: int
    """The first year in which it is active."""
    assets: tuple[int, ...] = ()
    """In the order in which they were bought."""
    used: tuple[int, ...] = ()
    """Assets that have worked this year."""
    boot: bool = False
    offered: int = 0
    """Offers that it has made this year."""


class Lot(msgspec.Struct, frozen=True):
    """An asset card on sale, with the marker of the player who announced it."""

    card: int
    owner: Seat
    year: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """All that lies open on the table."""

    options: Options
    year: int
    years: int
    start: Seat
    """The player with the start marker."""
    left: BySeat[bool]
    purses: Purses
    stocks: tuple[Stock, ...]
    companies: tuple[Company | None, ...]
    """By number; None: not in play."""
    foundable: tuple[int, ...]
    """Companies that can still be founded."""
    founded: int = 0
    """Companies founded during the game (10: Entrepreneurs)."""
    market: tuple[Lot, ...] = ()
    discards: tuple[int, ...] = ()
    """Assets that a new company may take, by number."""
    prices: tuple[int, ...]
    """The box of the price track, by product."""
    trends: tuple[int, ...]
    """The box of the trend track, by product."""
    arrows: Arrows
    """The sum of this year's announcements."""
    piles: tuple[int, int] = (0, 0)
    """Symbols sold of gold and silver; the next lies on top."""
    bases: tuple[int, int]
    """What a bid for gold and for silver begins at."""
    symbols: BySeat[tuple[int, ...]]
    """By seat, in the order of buying."""
    gold_buyer: Seat | None = None
    """The seat that has bought gold this year and so may not bid for silver."""
    desk: Desk = Desk()
    history: tuple[BySeat[int], ...] = ()
    """Personal money by seat at the end of each year so far."""

    @property
    def players(self) -> int:
        return len(self.left)

    @property
    def cash(self) -> tuple[int, ...]:
        """Personal money by seat."""
        return self.purses[: self.players]

    def slot(self, company: int, slot: int) -> int:
        """The purse of a company's slot: FREE, LAST or NEW."""
        return self.players + SLOTS * company + slot

    def money(self, company: int, slot: int) -> int:
        return self.purses[self.slot(company, slot)]


class Announcing(msgspec.Struct, frozen=True, tag_field="phase", tag="announcing"):
    """1: each chooses a card, secretly and together."""

    chosen: BySeat[int | None]
    """By seat; a last card is chosen already."""


class Bid(msgspec.Struct, frozen=True):
    """Sealed; an amount of 0 is none."""

    amount: int = 0
    wishes: tuple[int, ...] = ()


class Bidding(msgspec.Struct, frozen=True, tag_field="phase", tag="bidding"):
    """3: each company bids once, sealed."""

    bidders: tuple[int, ...]
    bids: tuple[Bid | None, ...]
    """By place among the bidders."""


class Picking(msgspec.Struct, frozen=True, tag_field="phase", tag="picking"):
    """3: the highest bid chooses first."""

    queue: tuple[int, ...]
    """Companies still to choose, the next first."""
    bids: tuple[Bid, ...]
    """Theirs: the amounts are open, the wish lists are not."""


class Trading(msgspec.Struct, frozen=True, tag_field="phase", tag="trading"):
    """5: free trade, until all CEOs are done."""

    done: BySeat[bool]


class Selling(msgspec.Struct, frozen=True, tag_field="phase", tag="selling"):
    """6: what is kept, sealed; the rest is sold."""

    sellers: tuple[int, ...]
    kept: tuple[Stock | None, ...]
    """By place among the sellers."""


class Naming(msgspec.Struct, frozen=True, tag_field="phase", tag="naming"):
    """8: CEO, CFO and COO name one of them, in order."""

    queue: tuple[int, ...]
    """Companies with a boot that are still to be dealt with; the first votes."""
    named: tuple[int, ...] = ()
    """Offices named so far."""


class Discarding(msgspec.Struct, frozen=True, tag_field="phase", tag="discarding"):
    """8: the CEO of the first company in the queue discards one of its assets."""

    queue: tuple[int, ...]


class Raising(Ascending, frozen=True, tag_field="phase", tag="raising"):
    """9 and 10: an open auction by turn; its lot is GOLD, SILVER or COMPANY."""


class Founding(msgspec.Struct, frozen=True, tag_field="phase", tag="founding"):
    """10: the winner of the auction chooses a company and its assets."""

    founder: Seat


class Over(msgspec.Struct, frozen=True, tag_field="phase", tag="over"):
    """`reason` is the outcome's: years, all-left."""

    reason: str


Phase = (
    Announcing
    | Bidding
    | Picking
    | Trading
    | Selling
    | Naming
    | Discarding
    | Raising
    | Founding
    | Over
)


class State(contract.State, frozen=True, kw_only=True):
    """Hands are sorted; the deck's next card is its first."""

    board: Board
    hands: BySeat[tuple[int, ...]]
    deck: tuple[int, ...]
    phase: Phase

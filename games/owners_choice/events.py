"""What happens in a game of Owner's Choice, as it is told. Nobody's balance is ever told."""

from __future__ import annotations

from games.core.words import Public, Seat

Told = tuple[Public, ...]


class GamePrepared(Public, frozen=True):
    """`seat` was drawn to begin; everybody has `amount` dollars."""

    seat: Seat
    amount: int


class SharesBought(Public, frozen=True):
    """`shares` by company, for `amount` dollars in all."""

    seat: Seat
    shares: tuple[int, ...]
    amount: int


class SharesSold(Public, frozen=True):
    """`shares` by company, for `amount` dollars in all."""

    seat: Seat
    shares: tuple[int, ...]
    amount: int


class NothingTraded(Public, frozen=True):
    seat: Seat


class PresidentNamed(Public, frozen=True):
    """The seat has the company's die from now on."""

    seat: Seat
    company: int


class PresidentLost(Public, frozen=True):
    """Nobody who plays holds a share: the die lies with the company's shares."""

    company: int


class MarkerMoved(Public, frozen=True):
    """`steps` on, to a space of the kind `space`."""

    seat: Seat
    steps: int
    space: int


class NoPresident(Public, frozen=True):
    """Nothing happens on the company's space (question 1)."""

    company: int


class CompanyNamed(Public, frozen=True):
    """The multi space counts as one of this company."""

    seat: Seat
    company: int


class FeePaid(Public, frozen=True):
    """The President pays into the Fund."""

    seat: Seat
    company: int
    amount: int


class DieRolled(Public, frozen=True):
    seat: Seat
    die: int
    face: int


class PriceRisen(Public, frozen=True):
    company: int
    before: int
    price: int


class PriceFallen(Public, frozen=True):
    company: int
    before: int
    price: int


class PriceAtTop(Public, frozen=True):
    """A rise beyond the highest price is ignored."""

    company: int
    price: int


class CompanyFailed(Public, frozen=True):
    """Below the lowest price: shares and die go back, it begins again at `price`."""

    company: int
    count: int
    price: int


class DividendDeclared(Public, frozen=True):
    """`amount` dollars a share."""

    company: int
    amount: int


class DividendPaid(Public, frozen=True):
    seat: Seat
    company: int
    count: int
    amount: int


class NobodyHolds(Public, frozen=True):
    """Nobody holds a share of it: no dividend is paid."""

    company: int


class FundTaken(Public, frozen=True):
    """All of the Fund."""

    seat: Seat
    amount: int


class FundGave(Public, frozen=True):
    """A part of the Fund, by the Event die."""

    seat: Seat
    amount: int


class FundEmpty(Public, frozen=True):
    """There is nothing in the Fund to take."""


class BankPaid(Public, frozen=True):
    seat: Seat
    amount: int


class DiceRewarded(Public, frozen=True):
    """On a President space, for `count` President's dice."""

    seat: Seat
    count: int
    amount: int


class NoDiceHeld(Public, frozen=True):
    """On a President space: nobody has a President's die."""


class NothingToExchange(Public, frozen=True):
    """The mover or all others hold no share."""


class SharesExchanged(Public, frozen=True):
    """`seat` gives a share of `given` to `other` for one of `taken`."""

    seat: Seat
    other: Seat
    given: int
    taken: int


class NothingExchanged(Public, frozen=True):
    seat: Seat


class PlayerBankrupt(Public, frozen=True):
    """Shares and money go back; the seat is out."""

    seat: Seat
    shares: tuple[int, ...]


class PlayerLeft(Public, frozen=True):
    seat: Seat


class GoalReached(Public, frozen=True):
    """`amount` dollars come from the Fund."""

    seat: Seat
    amount: int


class GameEnded(Public, frozen=True):
    """`reason` is the outcome's: goal, last-player, all-left."""

    reason: str


class HoldingsCounted(Public, frozen=True):
    """At the end: `cash` and the `shares`, sold for `proceeds`, make `amount`."""

    seat: Seat
    cash: int
    shares: tuple[int, ...]
    proceeds: int
    amount: int

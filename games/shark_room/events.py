"""What happens in a game of Shark Room, as it is told. Amounts are euros."""

from __future__ import annotations

from games.core.words import Call, Private, Public, Seat

DESK = "desk"
"""The page of offers and promises."""


class TurnBegan(Public, frozen=True):
    """`moves` counts the players' turns."""

    seat: Seat
    moves: int

    @property
    def heads(self) -> bool:
        return True


class CardsDrawn(Public, frozen=True):
    seat: Seat
    count: int


class CardsSeen(Private, frozen=True):
    """What the seat drew."""

    cards: tuple[int, ...]


class CardDiscarded(Public, frozen=True):
    seat: Seat
    special: int


class SpecialsReshuffled(Public, frozen=True):
    """The discards became the new deck."""

    count: int


class IncomeCollected(Public, frozen=True):
    """From all assets of the seat."""

    seat: Seat
    amount: int


class DividendsPaid(Public, frozen=True):
    """For `count` shares of a title, as far as they make groups."""

    seat: Seat
    title: int
    count: int
    amount: int


class SharesTurnedUp(Public, frozen=True):
    """New on the market, one after the other."""

    shares: tuple[int, ...]


class ClosingTurnedUp(Public, frozen=True):
    """`count` closings of the title are out now."""

    title: int
    count: int


class SharesReturned(Public, frozen=True):
    """A closing sends the seat's shares of its title back to the market."""

    seat: Seat
    shares: tuple[int, ...]


class LastTitlesDrawn(Public, frozen=True):
    """The deck is empty: this turn is the last."""

    seat: Seat


class SharesBought(Public, frozen=True):
    """`extra` cards were turned into Sharks for it."""

    seat: Seat
    shares: tuple[int, ...]
    amount: int
    extra: int


class SharesSold(Public, frozen=True):
    """`extra` cards were turned into Sharks for it."""

    seat: Seat
    shares: tuple[int, ...]
    amount: int
    extra: int


class CashTaken(Public, frozen=True):
    seat: Seat
    amount: int


class CardPlayed(Public, frozen=True):
    """A card that is not aimed at anybody; `title` is what it was played for, if anything."""

    seat: Seat
    special: int
    title: int | None


class CardAimed(Public, frozen=True):
    """A card that its target may answer; `share` is what it is about, if anything."""

    seat: Seat
    special: int
    target: Seat
    share: int | None


class CardAnswered(Public, frozen=True):
    """`seat` answers `target`, who played `answered`, with `special`."""

    seat: Seat
    special: int
    target: Seat
    answered: int


class NotAnswered(Public, frozen=True):
    seat: Seat


class CardCancelled(Public, frozen=True):
    """It does nothing."""

    seat: Seat
    special: int


class TaxPaid(Public, frozen=True):
    """To the bank, for that many Sharks."""

    seat: Seat
    amount: int
    sharks: int


class ShareReported(Public, frozen=True):
    """The seat's share goes back to the market."""

    seat: Seat
    share: int


class MoneyGained(Public, frozen=True):
    """From the bank."""

    seat: Seat
    amount: int


class MoneyStolen(Public, frozen=True):
    seat: Seat
    target: Seat
    amount: int


class ShareForced(Public, frozen=True):
    """`target` had to sell the share to the seat."""

    seat: Seat
    target: Seat
    share: int
    amount: int


class TitlesSeen(Private, frozen=True):
    """The next titles, in order."""

    titles: tuple[int, ...]


class TitlesPutBack(Public, frozen=True):
    """The order is the looker's secret."""

    seat: Seat
    count: int


class AssetBought(Public, frozen=True):
    seat: Seat
    asset: int
    amount: int


class AssetSold(Public, frozen=True):
    seat: Seat
    asset: int
    amount: int


class OfferMade(Public, frozen=True):
    """`partner` None: to anybody."""

    seat: Seat
    partner: Seat | None
    give: tuple[int, ...]
    take: tuple[int, ...]

    @property
    def call(self) -> Call | None:
        return (
            None if self.partner is None else Call((self.partner,), f"offer-{self.seat}", page=DESK)
        )


class CounterMade(Public, frozen=True):
    """In place of the partner's own offer."""

    seat: Seat
    partner: Seat
    give: tuple[int, ...]
    take: tuple[int, ...]

    @property
    def call(self) -> Call | None:
        return Call((self.partner,), f"offer-{self.seat}", page=DESK)


class PromiseOffered(Public, frozen=True):
    """It goes with the offer, and is given if that is accepted."""

    seat: Seat
    words: str


class DealStruck(Public, frozen=True):
    """`seat` takes the partner's offer up: `give` is what the partner gives."""

    seat: Seat
    partner: Seat
    give: tuple[int, ...]
    take: tuple[int, ...]


class OfferDeclined(Public, frozen=True):
    seat: Seat
    partner: Seat
    give: tuple[int, ...] = ()
    """What the partner had offered; empty in old records."""
    take: tuple[int, ...] = ()


class OfferWithdrawn(Public, frozen=True):
    seat: Seat
    give: tuple[int, ...] = ()
    """What was offered; empty in old records."""
    take: tuple[int, ...] = ()


class OffersLapsed(Public, frozen=True):
    """The seat's own turn has come, or it has left."""

    seat: Seat
    count: int


class PromiseMade(Public, frozen=True):
    seat: Seat
    holder: Seat
    words: str


class PromiseMarked(Public, frozen=True):
    """The holder says whether it was kept."""

    seat: Seat
    giver: Seat
    kept: bool
    words: str


class PlayerLeft(Public, frozen=True):
    """The hand goes to the discards."""

    seat: Seat
    specials: tuple[int, ...]


class GameEnded(Public, frozen=True):
    """`reason` is the outcome's: last-titles, one-left."""

    reason: str

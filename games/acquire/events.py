"""The events of a game of Acquire."""

from __future__ import annotations

from games.core.words import Private, Public, Seat


class StartTilesDrawn(Public, frozen=True):
    """One for each seat, in their order: the nearer to 1a, the earlier the seat."""

    seats: tuple[Seat, ...]
    cells: tuple[int, ...]


class TilePlayed(Public, frozen=True):
    seat: Seat
    cell: int


class CorporationFounded(Public, frozen=True):
    """`gift` is the founder's share: 1, or 0 if the bank has none left."""

    seat: Seat
    corporation: int
    size: int
    gift: int


class CorporationGrown(Public, frozen=True):
    corporation: int
    size: int


class CorporationSafe(Public, frozen=True):
    """It has reached eleven tiles."""

    corporation: int
    size: int


class Merged(Public, frozen=True):
    """`survivor` takes over `defuncts`, largest first as far as decided."""

    seat: Seat
    survivor: int
    defuncts: tuple[int, ...]


class SharesShown(Public, frozen=True):
    """With hidden holdings: how many shares a holder of a defunct corporation has."""

    seat: Seat
    corporation: int
    count: int


class MarketDrawn(Public, frozen=True):
    """With two players: the market counts as a holder of `held` shares (Two players)."""

    corporation: int
    held: int
    cell: int | None
    """The drawn tile, which goes back; None if the reserve was empty."""


class MajorityPaid(Public, frozen=True):
    seat: Seat
    corporation: int
    amount: int


class MinorityPaid(Public, frozen=True):
    seat: Seat
    corporation: int
    amount: int


class BonusShared(Public, frozen=True):
    """Tied for the majority: `seats` get `amount` each out of both bonuses."""

    seats: tuple[Seat, ...]
    corporation: int
    amount: int


class MinorityShared(Public, frozen=True):
    """Tied for the minority: `seats` get `amount` each."""

    seats: tuple[Seat, ...]
    corporation: int
    amount: int


class BothBonusesPaid(Public, frozen=True):
    """The only holder of shares gets both bonuses."""

    seat: Seat
    corporation: int
    amount: int


class NobodyHeld(Public, frozen=True):
    """A defunct corporation has no holders, so no bonus is paid."""

    corporation: int


class SharesDisposed(Public, frozen=True):
    """`sold` for `amount` dollars; `traded` given for `taken` of `survivor`; `kept` kept."""

    seat: Seat
    corporation: int
    survivor: int
    sold: int
    amount: int
    traded: int
    taken: int
    kept: int


class SharesBought(Public, frozen=True):
    """`shares` by corporation for `amount` dollars in all."""

    seat: Seat
    shares: tuple[int, ...]
    amount: int


class NothingBought(Public, frozen=True):
    seat: Seat


class BuyingSkipped(Public, frozen=True):
    """The mover is not asked: their `cash` does not reach the least `price`; 0: no share is left."""

    seat: Seat
    cash: int
    price: int


class NoTilePlayable(Public, frozen=True):
    """The tile is skipped (ruling 8)."""

    seat: Seat


class TilesDrawn(Public, frozen=True):
    seat: Seat
    count: int


class TilesSeen(Private, frozen=True):
    """The tiles that the seat drew."""

    cells: tuple[int, ...]


class DeadTilesExchanged(Public, frozen=True):
    """Shown and set aside, once a turn."""

    seat: Seat
    cells: tuple[int, ...]


class ReserveEmpty(Public, frozen=True):
    """The last tile has been drawn."""


class EndDeclared(Public, frozen=True):
    seat: Seat


class VictoryClaimed(Public, frozen=True):
    """All others have left: the seat ends the game and wins."""

    seat: Seat


class PlayerLeft(Public, frozen=True):
    seat: Seat


class GameEnded(Public, frozen=True):
    """`reason` is the outcome's; see `ending.Reason`."""

    reason: str


class SharesSettled(Public, frozen=True):
    """At the end the bank buys the seat's shares of a corporation."""

    seat: Seat
    corporation: int
    count: int
    amount: int

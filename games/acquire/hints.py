"""The effect of an action before it is made, with its money."""

from __future__ import annotations

from collections.abc import Sequence

from games.acquire import ending
from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.board import joined
from games.acquire.components import COUNT, price
from games.acquire.disposal import RATIO
from games.acquire.prospects import Takeover, prospect, taken_over
from games.acquire.state import EMPTY, Buying, Disposing, Founding, Over, Surviving, View
from games.core.contract import Note
from games.core.seats import put
from games.core.words import Action, Fact

Facts = dict[str, Fact]


def hint(view: View, action: Action) -> Note | None:
    """A sentence of the catalogue with its facts; None if there is nothing to add."""
    match action:
        case PlayTile(cell=cell):
            return _tile(view, cell)
        case Found(corporation=corporation):
            return _founding(view, corporation)
        case ChooseSurvivor(survivor=survivor) if isinstance(view.phase, Surviving):
            others = tuple(one for one in view.phase.merging if one != survivor)
            return _merger(survivor, taken_over(view, others))
        case ChooseDefunct(defunct=defunct):
            return _settlement(taken_over(view, (defunct,)))
        case Dispose(disposal=(sold, traded)):
            return _disposal(view, sold, traded)
        case Buy(shares=shares, end=end):
            return _purchase(view, shares, end=end)
        case DeclareEnd():
            return _ending(view, {"cost": 0} if _is_last_step(view) else {})
        case ClaimVictory():
            return Note("claim-victory")
        case _:
            return None


def about(view: View, field: str, value: int) -> Note | None:
    """What a free cell would do, in any rack."""
    if field != "cell" or view.board[value] != EMPTY:
        return None
    does = prospect(view, value)
    match does.kind:
        case "dead":
            return Note("dead", {"corporations": does.touched})
        case "eighth":
            return Note("eighth")
        case _:
            return _tile(view, value)


def compared(view: View) -> Sequence[int | None]:
    """Money, shares at today's prices and, where no market is drawn, the bonuses that are still to come."""
    if view.open_holdings and not isinstance(view.phase, Over):
        unpaid = range(COUNT) if len(view.left) == 2 else ending.paid_out(view)
        return ending.settled(view.known_cash, view.known_shares, view.sizes, unpaid)
    return [
        None if cash is None or held is None else cash + _worth(view, held)
        for cash, held in zip(view.cash, view.shares, strict=True)
    ]


def _worth(view: View, shares: Sequence[int]) -> int:
    return sum(count * value for count, value in zip(shares, view.prices, strict=True))


def _tile(view: View, cell: int) -> Note:
    does = prospect(view, cell)
    match does.kind:
        case "founds":
            prices = [price(one, does.size_after) for one in range(COUNT) if not view.sizes[one]]
            least, most = min(prices), max(prices)
            dollars = {"price": least, "cost": most if most > least else 0}
            return Note("founds", {"size": does.size_after, **dollars})
        case "grows":
            facts: Facts = {"corporation": does.touched[0], "size": does.size_after}
            return Note("grows", {**facts, "price": does.price_after})
        case "merges" if len(does.survivors) > 1:
            return Note("merges-tied", {"tied": does.survivors})
        case "merges":
            return _merger(does.survivors[0], does.takeovers)
        case _:
            return Note("alone")


def _founding(view: View, corporation: int) -> Note | None:
    """The price of its shares, which can be bought at once."""
    if not isinstance(view.phase, Founding):
        return None
    size = joined(view.board, view.phase.cell, corporation)[1]
    gift = min(1, view.stock[corporation])
    facts: Facts = {"corporation": corporation, "size": size, "gift": gift}
    return Note("found", {**facts, "price": price(corporation, size)})


def _merger(survivor: int, takeovers: Sequence[Takeover]) -> Note:
    defuncts = tuple(one.corporation for one in takeovers)
    key, paid = _bonuses(takeovers)
    return Note(f"merges{key}", {"survivor": survivor, "defuncts": defuncts, **paid})


def _settlement(takeovers: Sequence[Takeover]) -> Note:
    (gone,) = takeovers
    key, paid = _bonuses(takeovers)
    return Note(f"settles{key}", {"defunct": gone.corporation, "price": gone.price, **paid})


def _bonuses(takeovers: Sequence[Takeover]) -> tuple[str, Facts]:
    """The bonuses, if holdings are open and no market is drawn."""
    known = [one.bonuses for one in takeovers if one.bonuses is not None]
    if len(known) < len(takeovers):
        return "", {}
    sums = [sum(amounts) for amounts in zip(*known, strict=True)]
    paid = _ranked({seat: amount for seat, amount in enumerate(sums) if amount})
    return ("-paid", paid) if any(sums) else ("-unpaid", {})


def _disposal(view: View, sold: int, traded: int) -> Note | None:
    """The money received, the shares kept, and the survivor's shares left in the bank."""
    phase = view.phase
    if not isinstance(phase, Disposing):
        return None
    taken = traded // RATIO
    facts: Facts = {"corporation": phase.defunct, "survivor": phase.survivor}
    facts |= {"sold": sold, "amount": sold * view.prices[phase.defunct], "taken": taken}
    kept = view.shown[phase.queue[0]] - sold - traded
    return Note("dispose", {**facts, "kept": kept, "left": view.stock[phase.survivor] - taken})


def _purchase(view: View, shares: tuple[int, ...], *, end: bool) -> Note | None:
    """The cost and the money left, or lacking; with the end, also the final money."""
    cost, cash = _worth(view, shares), view.cash[view.mover]
    if cash is None:
        return None
    if cost > cash:
        return Note("buy-too-much", {"cost": cost, "amount": cost - cash})
    if end:
        return _ending(view, {"cost": cost}, shares)
    if not cost:
        return Note("buy-nothing", {"cash": cash})
    return Note("buy", {"cost": cost, "cash": cash - cost})


def _ending(view: View, facts: Facts, bought: tuple[int, ...] = (0,) * COUNT) -> Note | None:
    """The ranking if the game ended now, if holdings are open; with two players, without the market."""
    key, seat = "buy-and-end" if facts else "declare-end", view.mover
    if not view.open_holdings:
        return Note(key, facts)
    mine = tuple(had + new for had, new in zip(view.known_shares[seat], bought, strict=True))
    cash = put(view.known_cash, seat, view.known_cash[seat] - _worth(view, bought))
    two = len(cash) == 2
    unpaid = range(COUNT) if two else ()
    owned = ending.settled(cash, put(view.known_shares, seat, mine), view.sizes, unpaid)
    return Note(f"{key}-{'two' if two else 'ranked'}", {**facts, **_ranked(dict(enumerate(owned)))})


def _is_last_step(view: View) -> bool:
    """Whether nothing can be bought after the declaration, so that the game ends at once."""
    cash = view.cash[view.mover] if view.open_holdings else None
    return isinstance(view.phase, Buying) and not any(
        value and left and (cash is None or value <= cash)
        for value, left in zip(view.prices, view.stock, strict=True)
    )


def _ranked(amounts: dict[int, int]) -> Facts:
    seats = sorted(amounts, key=lambda seat: -amounts[seat])
    return {"seats": tuple(seats), "amounts": tuple(amounts[seat] for seat in seats)}

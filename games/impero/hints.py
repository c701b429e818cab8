"""What an action would do in Impero: what a cell yields, costs and risks, what a share costs."""

from __future__ import annotations

from games.core.contract import Note
from games.core.words import Action, Fact, Facts
from games.impero.actions import Bid, BuyCell, DevelopCell, RentCell, Send, SetDividend
from games.impero.components import BOX, COSTS, blackout_risk, developed, developing, price
from games.impero.state import View
from games.impero.transfers import risk_of


def hint(view: View, action: Action) -> Note | None:
    """The catalogue's key of a hint and its facts; None where nothing is said."""
    match action:
        case BuyCell(cell=cell):
            dollars = view.yields[cell]
            return Note(
                "buy-cell", {"dollars": dollars, "cost": price(dollars)} | _risk(view, cell)
            )
        case RentCell(cell=cell):
            dollars = view.yields[cell]
            facts = {"earned": 50 * dollars, "cost": price(dollars)}
            return Note("rent-cell", facts | _risk(view, cell))
        case DevelopCell(cell=cell):
            return Note("develop-cell", _development(view, cell))
        case SetDividend(company=company, percent=percent):
            return Note("set-dividend", _dividend(view, company, percent))
        case Bid():
            return _bid(view, action)
        case Send(amount=amount):
            cash = view.cash or 0
            return Note("send", {"amount": -(-cash // 100), "risk": risk_of(amount, cash)})
        case _:
            return None


def _risk(view: View, cell: int, dollars: int | None = None) -> dict[str, Fact]:
    stability = view.stability[cell]
    return {
        "stability": stability + 1,
        "levels": BOX.stability.levels,
        "chance": blackout_risk(view.yields[cell] if dollars is None else dollars, stability),
    }


def _development(view: View, cell: int) -> dict[str, Fact]:
    dollars = view.yields[cell]
    better = developed(dollars)
    return {"dollars": better, "cost": developing(dollars)} | _risk(view, cell, better)


def _dividend(view: View, company: int, percent: int) -> Facts:
    steps = abs(percent - view.companies[company].dividend) // BOX.company.dividend_step
    return {"points": steps * COSTS.dividend_step, "kept": 100 - percent}


def _bid(view: View, bid: Bid) -> Note | None:
    auction = next((one for one in view.auctions if one.id == bid.auction), None)
    if auction is None:
        return None
    return Note("bid", {"amount": bid.amount, "share": bid.amount // auction.shares})

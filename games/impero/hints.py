"""The effect of an action before it is made: its money and its gain."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Note, Risk
from games.core.words import Action, Facts
from games.impero import dividends
from games.impero.actions import (
    Answer,
    Bid,
    Buy,
    BuyCell,
    DevelopCell,
    Found,
    Issue,
    RentCell,
    Sell,
    Send,
    SetDividend,
)
from games.impero.cells import work
from games.impero.components import BOX, COSTS, blackout_risk, developed
from games.impero.earnings import TENANT, forecast, until_end
from games.impero.geography import geography
from games.impero.state import View
from games.impero.transfers import risk_of


def hint(view: View, action: Action) -> Note | None:
    """The hint's key and facts; None if there is none."""
    match action:
        case BuyCell(cell=cell):
            return Note("buy-cell", _work(view, action, cell, view.yields[cell]))
        case RentCell(cell=cell):
            return Note("rent-cell", _work(view, action, cell, view.yields[cell]))
        case DevelopCell(cell=cell):
            return Note("develop-cell", _work(view, action, cell, developed(view.yields[cell])))
        case SetDividend(company=company, percent=percent):
            return Note("set-dividend", _dividend(view, company, percent))
        case _:
            return _dealing(view, action)


def about(view: View, field: str, value: int) -> Note | None:
    """What a company's share is paid at a closing, what a cell yields and to whom."""
    match field:
        case "company" | "owner" if 0 <= value < len(view.companies):
            one = view.companies[value]
            paid = forecast(view, value, one.dividend)[1]
            return Note("share-of", {"percent": one.dividend, "share": paid})
        case "cell" if 0 <= value < len(view.yields):
            owner = view.owners[value]
            facts: Facts = {"dollars": view.yields[value], "owner": None if owner < 0 else owner}
            return Note("cell", facts)
        case _:
            return None


def compared(view: View) -> Sequence[int | None]:
    """Capital at the last closing."""
    return view.capital


def told(view: View, action: Action) -> tuple[int, ...]:
    """What the act costs now: the yields that it may be about, and the points, of which it takes some."""
    match action:
        case BuyCell(company=company) | RentCell(company=company) | DevelopCell(company=company):
            return (_points(view, company), *_yields(view, company))
        case Issue(company=company):
            return (_points(view, company),)
        case Sell() | Send():
            return (view.points or 0,)
        case _:
            return ()


def _points(view: View, company: int) -> int:
    return view.companies[company].points if 0 <= company < len(view.companies) else 0


def _yields(view: View, company: int) -> tuple[int, ...]:
    """Dollars of the company's cells and of those beside them and beside what it rents."""
    own = [cell for cell, owner in enumerate(view.owners) if owner == company]
    rented = view.companies[company].rented if 0 <= company < len(view.companies) else ()
    around = geography(view.land).around
    cells = {*own, *(near for cell in (*own, *rented) for near in around[cell])}
    return tuple(view.yields[cell] for cell in sorted(cells))


def _work(view: View, action: BuyCell | RentCell | DevelopCell, cell: int, dollars: int) -> Facts:
    """Cost, gain a turn, turns until the gain is the cost, and risk of blackout."""
    cost, earned = work(type(action), view.yields[cell])
    if isinstance(action, DevelopCell):
        # Its owner also gets a part of what each tenant earns there.
        tenants = sum(cell in company.rented for company in view.companies)
        earned += tenants * (earned * TENANT // 100)
    return {
        "cost": cost,
        "earned": earned,
        "dollars": dollars,
        "turns": -(-cost // earned),
        "stability": view.stability[cell] + 1,
        "levels": BOX.stability.levels,
        "chance": blackout_risk(dollars, view.stability[cell]),
    }


def _dividend(view: View, company: int, percent: int) -> Facts:
    """The earnings of this closing without blackouts."""
    kept, share = forecast(view, company, percent)
    points = dividends.cost(view.companies[company], percent)
    return {"points": points, "cash": kept, "share": share}


def _dealing(view: View, action: Action) -> Note | None:
    cash = view.cash or 0
    match action:
        case Found(capital=capital):
            return Note("found", {"points": COSTS.found, "cash": cash - capital})
        case Bid(auction=number, amount=amount):
            return _bid(view, number, amount)
        case Buy(listing=number):
            return _sale(view, number)
        case Issue(company=company, shares=shares, base=base):
            total = sum(view.companies[company].shares) + shares
            lot = {"share": base // max(shares, 1), "count": total}
            return Note(_lot("issue", shares), {**lot, **_whole(shares, base)})
        case Sell(company=company, shares=shares, price=price):
            facts = {"share": price // max(shares, 1), **_paid(view, company)}
            worth = shares * until_end(view, company)
            if price < worth // 2:
                return Note("sell-cheap", {**facts, "worth": worth, "amount": price})
            return Note(_lot("sell", shares), {**facts, **_whole(shares, price)})
        case Send(amount=amount):
            risk = risk_of(amount, cash)
            lost = cash + _sent(view)
            facts = {"amount": amount, "risk": risk, "cash": lost, "each": cash // 100}
            return Risk("send", facts, risk)
        case Answer(transfer=number, accept=True):
            return _answer(view, number)
        case _:
            return None


def _bid(view: View, number: int, amount: int) -> Note | None:
    lot = next((one for one in view.auctions if one.id == number), None)
    if lot is None:
        return None
    return Note(
        "bid",
        {
            "amount": amount,
            "count": lot.shares,
            "share": amount // lot.shares,
            **_paid(view, lot.company),
        },
    )


def _sale(view: View, number: int) -> Note | None:
    lot = next((one for one in view.listings if one.id == number), None)
    if lot is None:
        return None
    return Note("buy", {"share": lot.price // lot.shares, **_paid(view, lot.company)})


def _answer(view: View, number: int) -> Note | None:
    sent = next((one for one in view.transfers if one.id == number), None)
    if sent is None:
        return None
    facts = {"amount": sent.amount, "risk": sent.risk, "cash": (view.cash or 0) + _sent(view)}
    return Note("answer", facts)


def _sent(view: View) -> int:
    """Cents of the viewer's on their way to others: the tax police take those, too."""
    return sum(one.amount for one in view.transfers if one.giver == view.me)


def _lot(key: str, shares: int) -> str:
    """The hint of an act with shares: for several the sum is told before it counts."""
    return key if shares == 1 else f"{key}-lot"


def _whole(shares: int, amount: int) -> Facts:
    return {} if shares == 1 else {"amount": amount, "shares_count": shares}


def _paid(view: View, company: int) -> Facts:
    """The payment of each of its shares at the last closing."""
    known = company < len(view.accounts)
    return {"paid": view.accounts[company].per_share if known else 0}

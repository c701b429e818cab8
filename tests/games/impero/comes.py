"""What comes of what is told in Impero."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.seats import put
from games.core.words import Seat
from games.impero.actions import Bid, Issue, Send, SetDividend
from games.impero.auctions import MAX_SHARES
from games.impero.earnings import gross, nominal
from games.impero.shares import issued, with_shares
from games.impero.spending import funds
from games.impero.state import State
from tests.told import Act, Came, Comes, of


def _end(act: Act) -> Mapping[str, Any]:
    """Money of companies that the viewer directs; the turns that are still to close."""
    state = act.before.state
    own = [at for at, one in enumerate(state.companies) if one.director == act.viewer]
    came = {"funds": sum(funds(state, at) for at in own)}
    if act.is_over and act.events("TurnClosed"):
        came["turns"] = 1
    return came


def _full_dividend(act: Act) -> Mapping[str, Any]:
    """The company's points that it takes, where they are there."""
    company = act.facts["company"]
    came = {"points": act.before.state.companies[company].points}
    step = act.tried(SetDividend(company, 100))
    if step is not None:
        came["needed"] = came["points"] - step.state.companies[company].points
    elif act.facts["needed"] <= came["points"]:
        came["needed"] = -1
    return came


def _director(act: Act) -> Mapping[str, Any]:
    """Who directs the company once the lot is won by its leader."""
    company = act.facts["company"]
    state, leader = act.before.state, act.facts["seat"]
    came = {"mine": state.companies[company].shares[act.viewer]}
    count = act.facts["count"]
    then = issued(state, company, leader, count)[0].companies[company].director
    came["count"] = count if then == leader and count in _lots(act, company) else 0
    won = [one for one in act.events("AuctionWon") if one.company == company]
    others = act.events("SharesSold", "CompanyFounded")
    if len(won) == 1 and not others and won[0].seat == act.facts.get("seat"):
        came |= {"seat": act.after.state.companies[company].director, "count": won[0].count}
    return came


def _directs_still(act: Act) -> Mapping[str, Any]:
    company, count = act.facts["company"], act.facts["count"]
    mine = act.before.state.companies[company].shares[act.viewer]
    is_there = count in _lots(act, company) and _is_risky(act, company, count)
    return {"mine": mine, "count": count if is_there else 0}


def _lots(act: Act, company: int) -> list[int]:
    """The shares of each auction of the company."""
    return [one.shares for one in act.before.state.auctions if one.company == company]


def _is_risky(act: Act, company: int, count: int) -> bool:
    """Whether another who is handed that many new shares becomes director, by the real step."""
    state = act.before.state
    others = (Seat(seat) for seat, one in enumerate(state.players) if not one.left)
    return any(
        issued(state, company, seat, count)[0].companies[company].director != act.viewer
        for seat in others
        if seat != act.viewer
    )


def _issue(act: Act) -> Mapping[str, Any]:
    """The fewest new shares that are risky."""
    company = act.facts["company"]
    risky = (count for count in range(1, MAX_SHARES + 1) if _is_risky(act, company, count))
    mine = act.before.state.companies[company].shares[act.viewer]
    return {"count": next(risky), "mine": mine}


def _points(act: Act) -> Mapping[str, Any]:
    """What is not carried over when the turn closes."""
    state = act.before.state
    own = [one for one in state.companies if one.director == act.viewer]
    return {"points": state.players[act.viewer].points, "count": sum(one.points for one in own)}


def _worked(act: Act) -> Mapping[str, Any]:
    """Cost, and what the company earns more in a turn, its tenants included."""
    company, before, after = act.action.company, act.before.state, act.after.state
    cost = funds(before, company) - funds(after, company)
    earned = [
        gross(one.companies, one.owners, nominal(one.yields))[company] for one in (before, after)
    ]
    more = earned[1] - earned[0]
    cell = act.action.cell
    return {
        "cost": cost,
        "earned": more,
        "turns": -(-cost // more),
        "dollars": after.yields[cell],
        "stability": after.stability[cell] + 1,
    }


def _spent(act: Act) -> Mapping[str, Any]:
    """The points that it took, and what the closing brings, where no cell is dark."""
    company, state = act.action.company, act.after.state
    before, after = (one.state.companies[company].points for one in (act.before, act.after))
    came = {"points": before - after}
    if act.is_over:
        return came
    turn, chance = act.rules.waiting(state).timers[-1].key, Chance("closing", act.before.number)
    account = act.rules.time_up(state, turn, act.before.at, chance).state.accounts[company]
    if account.dark or account.halved:
        return came
    return {**came, "cash": account.kept, "share": account.per_share}


def _founded(act: Act) -> Mapping[str, Any]:
    players = (one.state.players[act.viewer].points for one in (act.before, act.after))
    before, after = players
    return {"cash": act.after.state.purses[act.viewer], "points": before - after}


def _issued(act: Act) -> Mapping[str, Any]:
    (event,) = act.events("SharesIssued")
    held = sum(act.after.state.companies[event.company].shares) + event.count
    came = {"share": event.amount // event.count, "count": held}
    return came | ({"amount": event.amount, "shares_count": event.count} if event.count > 1 else {})


def _last_paid(act: Act, company: int) -> Mapping[str, Any]:
    """Cents a share at the last closing, as its accounts have it."""
    accounts = act.before.state.accounts
    return {"paid": accounts[company].per_share if company < len(accounts) else 0}


def _bid(act: Act) -> Mapping[str, Any]:
    events = [one for one in act.events("BidMade") if one.seat == act.viewer]
    if not events:
        return {}
    event = events[-1]
    came = {"amount": event.amount, "count": event.count, "share": event.amount // event.count}
    return {**came, **_last_paid(act, event.company)}


def _listed(act: Act) -> Mapping[str, Any]:
    (event,) = act.events("SharesListed")
    came = {"share": event.amount // event.count, **_last_paid(act, event.company)}
    came |= {"amount": event.amount, "shares_count": event.count}
    return {name: one for name, one in came.items() if name in act.facts}


def _bought(act: Act) -> Mapping[str, Any]:
    events = act.events("SharesSold")
    if not events:
        return {}
    share = events[0].amount // events[0].count
    return {"share": share, **_last_paid(act, events[0].company)}


def _sent(act: Act) -> Mapping[str, Any]:
    events = act.events("MoneySent", "MoneyWaits")
    if not events:
        return {}
    before = act.before.state
    on_the_way = sum(one.amount for one in before.transfers if one.giver == act.viewer)
    lost = before.purses[act.viewer] + on_the_way
    came = {"amount": events[0].amount, "risk": events[0].risk, "cash": lost}
    return {**came, "each": _safest(act)} if "each" in act.facts else came


def _safest(act: Act) -> int:
    """The most that is sent at a risk of 1 %; 0 where a cent is riskier."""
    told = act.facts["each"]
    steps = (act.tried(Send(act.action.taker, told + more)) for more in (0, 1))
    risks = [of(step.events, "MoneySent", "MoneyWaits")[0].risk if step else 2 for step in steps]
    return told if risks[0] == 1 < risks[1] else 0


def _answered(act: Act) -> Mapping[str, Any]:
    """What came, or all that the tax police took."""
    accepted = [one for one in act.events("MoneyAccepted") if one.seat == act.viewer]
    if accepted:
        sent = next(one for one in act.before.state.transfers if one.id == act.action.transfer)
        return {"amount": accepted[0].amount, "risk": sent.risk}
    if act.events("Caught"):
        before = act.before.state
        sent = sum(one.amount for one in before.transfers if one.giver == act.viewer)
        return {"cash": before.purses[act.viewer] + sent - act.after.state.purses[act.viewer]}
    return {}


_WORKS: Mapping[str, Came] = {
    f"hint-{key}": _worked for key in ("buy-cell", "rent-cell", "develop-cell")
}
COMES: Comes = {
    "forecast-end": _end,
    "forecast-full-dividend": _full_dividend,
    "forecast-director": _director,
    "forecast-director-maybe": _directs_still,
    "forecast-issue": _issue,
    "forecast-points": _points,
    **_WORKS,
    "hint-set-dividend": _spent,
    "hint-found": _founded,
    "hint-issue": _issued,
    "hint-issue-lot": _issued,
    "hint-bid": _bid,
    **{f"hint-{key}": _listed for key in ("sell", "sell-lot", "sell-cheap")},
    "hint-buy": _bought,
    "hint-send": _sent,
    "hint-answer": _answered,
}
UNSETTLED = {
    "*.levels": "the levels of stability are printed in the box",
    "*.chance": "a chance: no closing settles it",
}
RARE = Issue, Bid


def arranged(state: State, chance: Chance) -> State | None:
    """Somebody has nearly as many shares of a company as its director."""
    number, rival = chance.below(len(state.companies) or 1), Seat(chance.below(len(state.players)))
    if number >= len(state.companies) or state.players[rival].left:
        return None
    company = state.companies[number]
    if rival == company.director or any(lot.company == number for lot in state.listings):
        return None
    more = sum(company.shares) // 2 + 1 - company.shares[rival] - 2
    if more < 1 or more >= company.shares[company.director]:
        return None
    held = put(company.shares, rival, company.shares[rival] + more)
    held = put(held, company.director, held[company.director] - more)
    changed = with_shares(company, held)
    if changed.director != company.director:
        return None
    return replace(state, companies=put(state.companies, number, changed))

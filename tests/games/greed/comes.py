"""What comes of what is told in Greed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.money import BANK
from games.core.seats import put
from games.greed.actions import Found, Invest, Keep, Name, TakeAsset, Transform
from games.greed.companies import paid
from games.greed.components import CEO, FREE, MAKES, NEEDS, NEW
from games.greed.investments import prospects
from games.greed.state import Bid, Bidding, Founding, Naming, Over, Picking, Selling, State
from tests.told import Act, Came, Comes, of

STEPS = 60
"""Steps in which books are closed and those who are blamed are fired."""


def _closed(act: Act) -> Mapping[str, Any]:
    """The income, where the books closed while the company kept what was sealed before."""
    state, company = act.before.state, act.facts["company"]
    kept_now = isinstance(act.action, Keep) and act.action.company == company
    if not isinstance(state.phase, Selling) or company not in state.phase.sellers or kept_now:
        return {}
    for event in act.events("BooksClosed"):
        if event.company == company:
            came = {"amount": event.amount, "before": event.before, "boot": event.boot}
            return {name: one for name, one in came.items() if name in act.facts}
    return {}


def _severance(act: Act) -> Mapping[str, Any]:
    """What an officer is paid whom all blame, if nobody does anything else: by the real steps."""
    state = act.before.state
    return _fired_in(act, state) if isinstance(state.phase, Selling) else {}


def _after_bid(act: Act) -> Mapping[str, Any]:
    """What it is without the bid, what the bid costs at least, and what is left of it after that."""
    state, company, bid = act.before.state, act.facts["company"], act.facts["bid"]
    board, phase = state.board, state.phase
    companies = phase.bidders if isinstance(phase, Bidding) else phase.queue
    made = phase.bids[companies.index(company)]
    picking = replace(state, phase=Picking((company,), (Bid(made.amount),)))
    cards = [one.card for one in board.market if one.card in made.wishes or not made.wishes]
    steps = [act.tried(TakeAsset(company, card), picking) for card in cards]
    free = board.money(company, FREE)
    costs = [free - of(step.events, "AssetBought")[0].amount for step in steps if step]
    closing = replace(state, phase=Selling((), ()))
    then = replace(closing, board=paid(board, board.slot(company, FREE), BANK, bid))
    came = {"bid": free - max(costs), **_fired_in(act, closing)}
    rest = _fired_in(act, then)
    return came | ({"rest": rest["amount"]} if rest else {})


def _fired_in(act: Act, state: Any) -> Mapping[str, Any]:
    """The same from this state on, in which the books are about to close."""
    rules = act.rules
    at, chance = act.before.at, Chance("severance", act.before.number)
    for _ in range(STEPS):
        if isinstance(state.phase, Over):
            return {}
        waiting = rules.waiting(state)
        if isinstance(state.phase, Naming) and waiting.seats:
            step = rules.apply(state, waiting.seats[0], Name(state.phase.queue[0], CEO), at, chance)
        elif isinstance(state.phase, Selling | Naming):
            timer = waiting.timers[0]
            step = rules.time_up(state, timer.key, at, chance)
        else:
            return {}
        for event in of(step.events, "OfficerFired"):
            if event.company == act.facts["company"]:
                return {"amount": event.amount} if event.office == CEO else {}
        state = step.state
    return {}


def _founding(act: Act) -> Mapping[str, Any]:
    """The Free Cash of a company that the viewer founds now, and the assets that it may take."""
    state = replace(act.before.state, phase=Founding(act.viewer))
    company, discards = state.board.foundable[0], state.board.discards
    tries = [act.tried(Found(company, discards[:n]), state) for n in range(len(discards) + 1)]
    steps = [step for step in tries if step is not None]
    return {"cash": steps[-1].state.board.money(company, FREE), "count": len(steps) - 1}


def _arrows(kind: str, field: str) -> Came:
    """The arrows by which trends move."""

    def came(act: Act) -> Mapping[str, Any]:
        number = getattr(act.action, field)
        events = [one for one in act.events(kind) if getattr(one, field) == number]
        return {"rising": events[0].rising, "falling": events[0].falling} if events else {}

    return came


def _gain(act: Act) -> int:
    """How much more the market pays for what the card makes than for what it uses up, as it sells them."""
    company, state = act.action.company, act.before.state
    paid_for = [
        _sold(
            act,
            replace(
                state, board=replace(state.board, stocks=put(state.board.stocks, company, goods))
            ),
            company,
        )
        for goods in (MAKES[act.action.card], NEEDS[act.action.card])
    ]
    return abs(paid_for[0] - paid_for[1])


def _cash_of(act: Act) -> int:
    return int(act.before.state.board.cash[act.viewer])


def _own_money(act: Act) -> Mapping[str, Any]:
    bought = [one for one in act.events("SymbolBought") if "points" in act.facts]
    return {"cash": _cash_of(act)} | ({"points": bought[0].points} if bought else {})


def _wishes(act: Act) -> Mapping[str, Any]:
    company = act.facts.get("company", getattr(act.action, "company", None))
    failed = [one for one in act.events("WishesFailed") if one.company == company]
    return {"cost": failed[0].cost, "cash": failed[0].cash} if failed else {}


def _last_office(act: Act) -> Mapping[str, Any]:
    company = act.facts["company"]
    named = isinstance(act.action, Name) and act.action.company == company
    if not named or not [one for one in act.events("CompanyLiquidated") if one.company == company]:
        return {}
    return {"office": act.action.office}


def _free(act: Act, company: int) -> int:
    before, after = (one.state.board.money(company, FREE) for one in (act.before, act.after))
    return int(before - after)


def _invested(act: Act) -> Mapping[str, Any]:
    """What the card cost that the bid got, twice as much for one's own, and what is left."""
    company = act.action.company
    events = [one for one in act.events("AssetBought") if one.company == company]
    if not events:
        return {}
    left, paid = act.after.state.board.money(company, FREE), events[0].amount
    names = ("double", "rest") if paid == act.facts.get("double") else ("cost", "cash")
    return {name: one for name, one in zip(names, (paid, left), strict=True) if name in act.facts}


def _taken(act: Act) -> Mapping[str, Any]:
    return {"cost": _free(act, act.action.company), "gain": _gain(act)}


def _kept(act: Act) -> Mapping[str, Any]:
    company = act.action.company
    sold = [one for one in act.events("GoodsSold") if one.company == company]
    kept = [one for one in act.events("GoodsKept") if one.company == company]
    came = {"amount": sold[0].amount} if sold else {}
    if kept:
        came |= {"cost": kept[0].amount, "kept": sum(kept[0].goods)}
    return came


def _fired(act: Act) -> Mapping[str, Any]:
    company, office = act.action.company, act.action.office
    events = act.events("OfficerFired")
    fired = [one for one in events if one.company == company and one.office == office]
    return {"amount": fired[0].amount} if fired else {}


def _raised(act: Act) -> Mapping[str, Any]:
    """The money left, where the bid won at once."""
    bought = [one for one in act.events("SymbolBought", "FoundingBought") if one.seat == act.viewer]
    if not bought:
        return {}
    came = {"cash": int(act.after.state.board.cash[act.viewer])}
    return came | ({"points": bought[0].points} if "points" in act.facts else {})


def _transformed(act: Act) -> Mapping[str, Any]:
    """What the market pays for the goods, and how much more, by what closing the books would sell."""
    company = act.action.company
    prices = [_sold(act, one.state, company) for one in (act.before, act.after)]
    if not act.events("Transformed"):
        return {}
    return {"value": prices[1], "gain": abs(prices[1] - prices[0])}


def _sold(act: Act, state: Any, company: int) -> int:
    """What the company gets for all its goods, sold by the rules."""
    selling = replace(state, phase=Selling((company,), (None,)))
    step = act.rules.time_up(
        selling, act.rules.waiting(selling).timers[0].key, act.before.at, Chance("s", 0)
    )
    return sum(one.amount for one in of(step.events, "GoodsSold") if one.company == company)


def _deal(act: Act) -> Mapping[str, Any]:
    """How the company stands after a deal that was made by this act, and what its best use brings then."""
    if not act.events("DealMade") or act.events("Transformed"):
        return {}
    company = act.action.party if hasattr(act.action, "party") else act.action.by
    states = act.before.state, act.after.state
    had, has = (one.board.money(company, FREE) + one.board.money(company, NEW) for one in states)
    before, value = (_best(act, state, company) for state in states)
    board = act.after.state.board
    came = {"cash": board.money(company, FREE), "goods": board.stocks[company], "value": value}
    return {**came, "gain": abs(value - before + has - had)}


def _best(act: Act, state: Any, company: int) -> int:
    """What the company gets for its goods after the use that is offered as the best."""
    uses = [
        one.action
        for one in act.rules.offers(state, act.viewer)
        if isinstance(one.action, Transform) and not one.fields and one.action.company == company
    ]
    step = act.tried(uses[0], state) if uses else None
    return _sold(act, state if step is None else step.state, company)


_CLOSED: Mapping[str, Came] = {
    f"forecast-{key}": _closed for key in ("bar", "no-boot", "alone", "boot")
}
COMES: Comes = {
    **_CLOSED,
    "forecast-severance": _severance,
    "forecast-severance-after-bid": _after_bid,
    "forecast-founding": _founding,
    "forecast-buys-nothing": _wishes,
    "forecast-last-office": _last_office,
    **{f"forecast-{key}": _own_money for key in ("symbols", "last-symbols", "last-year")},
    **{f"hint-{key}": _invested for key in ("invest", "invest-either", "invest-others")},
    "hint-invest-nothing": _wishes,
    "hint-take-asset": _taken,
    "hint-discard": lambda act: {"gain": _gain(act)},
    "hint-announce": _arrows("CardAnnounced", "card"),
    "hint-announce-transformation": _arrows("CardAnnounced", "card"),
    "hint-found": _arrows("CompanyFounded", "company"),
    "hint-keep": _kept,
    "hint-name": _fired,
    "hint-raise": _raised,
    "hint-raise-for-points": _raised,
    **{f"hint-{key}": _transformed for key in ("best-use", "transform", "losing-transform")},
    "hint-deal": _deal,
    "hint-losing-deal": _deal,
}
UNSETTLED = {
    "*.made": "printed on the card",
    "*.used_up": "printed on the card",
    "hint-invest-others.double": "more than there is: it can't be paid",
}
RARE = Invest


def arranged(state: State, chance: Chance) -> State | None:
    """All cash is bid for one's own marker, which costs twice as much."""
    board, phase = state.board, state.phase
    if not isinstance(phase, Bidding) or not board.market:
        return None
    for at, company in enumerate(phase.bidders):
        free = board.money(company, FREE)
        for lot in board.market:
            bid = Bid(free, (lot.card,))
            if phase.bids[at] is None and min(prospects(board, company, bid), default=0) > free:
                return replace(state, phase=replace(phase, bids=put(phase.bids, at, bid)))
    return None

"""What comes of what is told in Owner's Choice."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import Any

from msgspec.structs import replace

from games.owners_choice.actions import ChooseCompany, Move, RollDie
from games.owners_choice.state import FUND, Moving, Presiding, Steering
from tests.told import Act, Came, Comes, of

RICH = 1_000_000


def _goal(act: Act) -> Mapping[str, Any]:
    """Who moves next; by how many steps Goal was reached."""
    moved, reached = act.events("MarkerMoved"), act.events("GoalReached")
    came = {"seat": moved[0].seat} if moved else {}
    return came | ({"count": moved[0].steps} if moved and reached else {})


def _last_session(act: Act) -> Mapping[str, Any]:
    """The steps by which the one who moves next comes to Goal, and not by fewer."""
    mover, count = act.facts["seat"], act.facts["count"]
    moving = replace(act.before.state, phase=Moving(), mover=mover)
    steps = (act.tried(Move(one), moving, mover) for one in range(1, count + 1))
    reached = [bool(step and of(step.events, "GoalReached")) for step in steps]
    came = {"seat": seat} if (seat := _goal(act).get("seat")) is not None else {}
    return came | {"count": 1 + reached.index(True) if True in reached else 0}


def _steered(act: Act, company: int, steps: int, kind: str) -> Any:
    """The event of that kind, and the state, when the price moves by so many steps, whoever chooses."""
    phase = Steering(act.viewer, None, steps)
    step = act.tried(ChooseCompany(company), replace(act.before.state, phase=phase))
    events = of(step.events if step else (), kind)
    return (events[0], step.state) if events else (None, None)


def _price_now(act: Act, company: int) -> Mapping[str, Any]:
    """The price from which it rises."""
    risen, _ = _steered(act, company, 1, "PriceRisen")
    return {} if risen is None else {"price": risen.before}


def _failing(act: Act) -> Mapping[str, Any]:
    """The steps after which it fails, and what is lost then."""
    company, fall = act.facts["company"], act.facts["fall"]
    early, _ = _steered(act, company, 1 - fall, "CompanyFailed") if fall > 1 else (None, None)
    failed, then = _steered(act, company, -fall, "CompanyFailed")
    if failed is None:
        return {"fall": fall + 1}
    lost = act.before.state.shares[act.viewer][company] - then.shares[act.viewer][company]
    return {"fall": fall - bool(early), "count": lost, **_price_now(act, company)}


def _die_cost(act: Act, company: int) -> int | None:
    """What its President pays for the die, with enough money."""
    state, purses = act.before.state, list(act.before.state.purses)
    purses[act.viewer] = RICH
    presidents = [act.viewer if at == company else one for at, one in enumerate(state.presidents)]
    rich = replace(
        state,
        purses=tuple(purses),
        presidents=tuple(presidents),
        phase=Presiding(act.viewer, company),
    )
    step = act.tried(RollDie(company), rich)
    paid = of(step.events if step else (), "FeePaid")
    return paid[0].amount if paid else None


def _fee(act: Act) -> Mapping[str, Any]:
    cost = _die_cost(act, act.facts["company"])
    cash = act.before.state.purses[act.viewer]
    return {"cash": cash} | ({} if cost is None else {"cost": cost})


def _space(act: Act) -> Mapping[str, Any]:
    cost = _die_cost(act, act.facts["company"])
    fund = act.before.state.purses[FUND]
    return {"fund": fund} | ({} if cost is None else {"cost": cost})


def _rival(act: Act) -> Mapping[str, Any]:
    """Those who did take over with one share more, where the viewer's number stayed."""
    company, before, after = act.facts["company"], act.before.state, act.after.state
    came = {"count": before.shares[act.viewer][company]}
    rivals = [
        seat
        for seat in act.facts["seats"]
        if after.shares[seat][company] == before.shares[seat][company] + 1
    ]
    same = after.shares[act.viewer] == before.shares[act.viewer]
    if rivals and same and not act.is_over and after.presidents[company] not in rivals:
        came["seats"] = ()
    return came


def _traded(act: Act) -> Mapping[str, Any]:
    if act.is_over:
        return {}
    before, after = act.before.state, act.after.state
    held = zip(before.shares[act.viewer], act.action.shares, strict=True)
    changes = [now - then for then, now in held]
    prices = act.rules.view(before, None).prices
    purse = after.purses[act.viewer]
    if any(act.events("FeePaid", "DiceRewarded", "DividendPaid")):
        return {}
    return {
        "amount": abs(before.purses[act.viewer] - purse),
        "cash": purse,
        "sold": tuple(max(0, -one) for one in changes),
        "bought": tuple(max(0, one) for one in changes),
    } | ({} if sum(map(mul, changes, prices)) else {"amount": 0})


def _own(kind: str, *names: str) -> Came:
    """The fields of the viewer's events of that kind, added up."""

    def came(act: Act) -> Mapping[str, Any]:
        own = [one for one in act.events(kind) if one.seat == act.viewer]
        return {name: sum(getattr(one, name) for one in own) for name in names}

    return came


def _price(act: Act) -> Mapping[str, Any]:
    now = _price_now(act, act.facts["company"])
    came: dict[str, Any] = {"before": now["price"]} if now else {}
    for event in act.events("PriceRisen", "PriceFallen"):
        if event.company == act.facts["company"]:
            came |= {"before": event.before, "price": event.price}
    held = act.before.state.shares[act.viewer][act.facts["company"]]
    return {name: one for name, one in (came | {"count": held}).items() if name in act.facts}


def _exchanged(act: Act) -> Mapping[str, Any]:
    prices = act.rules.view(act.before.state, None).prices
    if not (exchanged := act.events("SharesExchanged")):
        # The same company on both sides: nothing changes hands.
        return {}
    event = exchanged[0]
    return {"before": prices[event.given], "price": prices[event.taken]}


def _given_back(act: Act) -> Mapping[str, Any]:
    before, after = (one.state.purses[act.viewer] for one in (act.before, act.after))
    return {"amount": before - after}


def _fund(act: Act) -> Mapping[str, Any]:
    return {"fund": act.before.state.purses[FUND]}


def _paid_fee(act: Act) -> Mapping[str, Any]:
    return {"cost": sum(one.amount for one in act.events("FeePaid") if one.seat == act.viewer)}


def _dividends(act: Act) -> Mapping[str, Any]:
    declared = act.events("DividendDeclared")
    came = {"price": declared[0].amount} if declared else {}
    companies = tuple(sorted({one.company for one in (*declared, *act.events("NobodyHolds"))}))
    return {**_own("DividendPaid", "amount")(act), **came, "companies": companies}


COMES: Comes = {
    **dict.fromkeys(("forecast-goal", "forecast-goal-mine"), _goal),
    "forecast-goal-last-session": _last_session,
    "forecast-failing": _failing,
    "forecast-fee": _fee,
    "forecast-rival": _rival,
    "hint-trade": _traded,
    "hint-president": _own("DiceRewarded", "count", "amount"),
    "hint-dividends": _dividends,
    "hint-goal": _own("GoalReached", "amount"),
    "hint-company-die": _paid_fee,
    "hint-fund-die": _fund,
    **dict.fromkeys(("hint-my-company", "hint-their-company", "hint-my-fund-die"), _space),
    "hint-price": _price,
    "hint-fails": _price,
    "hint-exchange": _exchanged,
    "hint-bankruptcy": _given_back,
}
UNSETTLED = {"*.faces": "the faces are printed on the die"}

"""What comes of what is told in Shark Room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from games.core.seats import put
from games.core.words import Seat
from games.shark_room.actions import Answer, Buy, Open
from games.shark_room.components import CARDS, Own, effect_of, lot_of, title_of
from games.shark_room.state import Deal, Opening, Played, Reaction
from tests.told import Act, Came, Comes, of


def _closing(act: Act) -> Mapping[str, Any]:
    """Of what was out and to come, and of shares, when a shutdown came."""
    title, state = act.facts["title"], act.before.state
    came = {"deck": len(state.titles)}
    turned = [one for one in act.events("ClosingTurnedUp") if one.title == title]
    if turned:
        came["out"] = turned[0].count - 1
        lost = [one for one in act.events("SharesReturned") if one.seat == act.viewer]
        shares = [one for event in lost for one in event.shares if title_of(one) == title]
        traded = [one for one in act.events("SharesSold", "SharesBought") if one.seat == act.viewer]
        if len(turned) == 1 and not traded:
            came["count"] = len(shares)
    return came


def _last_turn(act: Act) -> Mapping[str, Any]:
    """The cards that are in the hand, and those that could still be bought."""
    hand = act.before.state.hands[act.viewer]
    owned = [one for one in hand if isinstance(effect_of(CARDS[one]), Own)]
    return {"count": len(hand), "assets": len(owned)}


def _income(act: Act, state: Any) -> int | None:
    """What the viewer would collect, were it their turn."""
    ready = replace(state, mover=act.viewer, phase=Opening(), looker=None)
    step = act.tried(Open(), ready)
    events = step.events if step else ()
    paid = of(events, "IncomeCollected", "DividendsPaid")
    return None if step is None else sum(one.amount for one in paid)


def _more_income(act: Act, shares: Iterable[int]) -> int | None:
    """What more comes in each turn with these shares, too."""
    state = act.before.state
    mine = tuple(sorted((*state.shares[act.viewer], *shares)))
    before = _income(act, state)
    after = _income(act, replace(state, shares=put(state.shares, act.viewer, mine)))
    return None if before is None or after is None else after - before


def _group(act: Act) -> Mapping[str, Any]:
    """What a share of the title costs, and what more comes in each turn with it."""
    state, lot = act.before.state, lot_of(act.facts["title"], 1)
    if not isinstance(state.phase, Deal):
        return {}
    step = act.tried(Buy(lot), replace(state, mover=act.viewer))
    if step is None:
        return {}
    (bought,) = of(step.events, "SharesBought")
    more = _more_income(act, bought.shares)
    return {"cost": bought.amount} | ({} if more is None else {"gain": more})


def _sharks(act: Act) -> Mapping[str, Any]:
    """What the card takes if somebody plays it now and nobody answers."""
    state, by = act.before.state, Seat((act.viewer + 1) % len(act.before.state.left))
    came = {"sharks": len(state.sharks[act.viewer]) + len(state.turned[act.viewer])}
    if isinstance(state.phase, Reaction) or state.left[by]:
        return came
    stack = (Played(by, act.facts["special"], act.viewer),)
    step = act.tried(Answer(), replace(state, phase=Reaction(stack, state.phase)))
    taken = of(step.events if step else (), "TaxPaid", "MoneyStolen")
    return came | ({"amount": taken[0].amount} if taken else {})


def _unanswered(act: Act) -> Mapping[str, Any]:
    """What the card does where its target gives no answer, and what the share counts at the end."""
    events, state, target = list(act.after.events), act.after.state, act.facts["target"]
    if isinstance(state.phase, Reaction):
        if (step := act.tried(Answer(), state, target)) is None:
            return {}
        events, state = [*events, *step.events], step.state
    taken = of(events, "TaxPaid", "MoneyStolen", "ShareForced")
    came = {"amount": taken[0].amount} if taken else {}
    if "face" in act.facts and of(events, "ShareReported", "ShareForced"):
        before, after = (act.rules.worth(one)[target] for one in (act.before.state, state))
        came["face"] = before - after + came.get("amount", 0)
    return {name: one for name, one in came.items() if name in act.facts}


def _asset(kind: str) -> Came:
    """Its price, and by how much the income of a turn changes."""

    def came(act: Act) -> Mapping[str, Any]:
        before, after = (_income(act, one.state) for one in (act.before, act.after))
        gain = {} if before is None or after is None else {"gain": abs(after - before)}
        return {**_got(kind, "amount")(act), **gain}

    return came


def _face(act: Act, amount: int) -> Mapping[str, Any]:
    """Face values are what the game counts at its end."""
    if act.is_over or act.events("SharesReturned"):
        return {}
    before, after = (act.rules.worth(one.state)[act.viewer] for one in (act.before, act.after))
    return {"face": abs(after - before - amount)}


def _got(kind: str, *names: str) -> Came:
    def came(act: Act) -> Mapping[str, Any]:
        own = [one for one in act.events(kind) if one.seat == act.viewer]
        return {name: getattr(own[0], name) for name in names} if own else {}

    return came


def _took(act: Act) -> Mapping[str, Any]:
    events = [
        one for one in act.events("IncomeCollected", "DividendsPaid") if one.seat == act.viewer
    ]
    return {"amount": sum(one.amount for one in events)}


def _bought(act: Act) -> Mapping[str, Any]:
    (event,) = act.events("SharesBought")
    title = title_of(event.shares[0])
    held = [one for one in act.before.state.shares[act.viewer] if title_of(one) == title]
    came = {"amount": event.amount, "held": len(held), **_face(act, -event.amount)}
    if (more := _more_income(act, event.shares)) is not None:
        came["gain"] = more
    return {name: value for name, value in came.items() if name in act.facts}


def _sold(act: Act) -> Mapping[str, Any]:
    (event,) = act.events("SharesSold")
    return {"amount": event.amount, **_face(act, event.amount)}


def _suffers(act: Act) -> Mapping[str, Any]:
    """What an unanswered card took, in what the game counts at its end."""
    worth = [act.rules.worth(one.state)[act.viewer] for one in (act.before, act.after)]
    return {} if act.is_over else {"amount": abs(worth[0] - worth[1])}


def _extended(act: Act) -> Mapping[str, Any]:
    before, after = act.before.state.phase, act.after.state.phase
    if not isinstance(before, Deal) or not isinstance(after, Deal):
        return {}
    return {"count": after.more - before.more + after.painted - before.painted}


def _looked(act: Act) -> Mapping[str, Any]:
    seen = act.events("TitlesSeen")
    return {"count": len(seen[0].titles)} if seen else {}


def _pays(act: Act) -> Mapping[str, Any]:
    gained = [one for one in act.events("MoneyGained") if one.seat == act.viewer]
    return {"amount": gained[0].amount} if gained else {}


COMES: Comes = {
    "forecast-closing": _closing,
    "forecast-last-turn": _last_turn,
    "forecast-no-turn": _last_turn,
    "forecast-group": _group,
    "forecast-sharks": _sharks,
    "hint-purchase": _bought,
    "hint-purchase-paying": _bought,
    "hint-sale": _sold,
    "hint-opening": _took,
    "hint-discarding": _took,
    "hint-gains": _pays,
    "hint-pays": _pays,
    "hint-extends": _extended,
    "hint-paints": _extended,
    "hint-looks": _looked,
    "hint-suffers": _suffers,
    "hint-rewards": _suffers,
    "hint-asset": _asset("AssetBought"),
    "hint-asset-sold": _asset("AssetSold"),
    "hint-takes": _unanswered,
    "hint-forces": _unanswered,
    "hint-reports": _unanswered,
}
UNSETTLED = {
    "forecast-closing.of": "the number of shutdown cards is printed in the box",
    "hint-purchase.count": "the shares of a group are printed on the title",
    "hint-purchase.each": "what a group pays is printed on the title",
}

"""What comes of what is told in Acquire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.acquire.actions import Buy, DeclareEnd, Found
from games.acquire.components import COUNT
from games.acquire.state import Buying, Founding, Over
from games.core.words import Seat
from tests.told import Act, Comes, of

BONUSES = ("MajorityPaid", "MinorityPaid", "BothBonusesPaid", "BonusShared", "MinorityShared")
RICH = 1_000_000


def _ended(act: Act, state: Any) -> Any:
    """The outcome by the rules, if everything were counted in this state."""
    purses = (*act.rules.worth(state), state.purses[-1])
    return act.rules.outcome(replace(state, purses=purses, phase=Over("declared")))


def _rank(act: Act) -> Mapping[str, Any]:
    outcome = _ended(act, act.before.state)
    place = next(at for at, seats in enumerate(outcome.places) if act.viewer in seats)
    ahead = sum(map(len, outcome.places[:place]))
    return {
        "rank": 1 + ahead,
        "count": sum(map(len, outcome.places)),
        "amount": outcome.scores[act.viewer],
    }


def _empty_purse(act: Act) -> Mapping[str, Any]:
    state = act.before.state
    if not isinstance(state.phase, Buying) or state.mover != act.viewer:
        return {}
    came = {"cash": state.purses[act.viewer]}
    purses = tuple(RICH if seat == act.viewer else one for seat, one in enumerate(state.purses))
    rich, prices = replace(state, purses=purses), list[int]()
    for one in range(COUNT):
        step = act.tried(Buy(tuple(int(at == one) for at in range(COUNT))), rich)
        if step is not None and act.rules.outcome(step.state) is None:
            prices.append(RICH - step.state.purses[act.viewer])
    return came | ({"price": min(prices)} if prices else {})


def _paid(act: Act) -> dict[int, Counter[Seat]]:
    """Bonuses by corporation and seat."""
    found = dict[int, Counter[Seat]]()
    for event in act.events(*BONUSES, "NobodyHeld"):
        row = found.setdefault(event.corporation, Counter())
        seats = getattr(event, "seats", None) or ((event.seat,) if hasattr(event, "seat") else ())
        row.update(dict.fromkeys(seats, event.amount))
    return found


def _no_bonus(act: Act) -> Mapping[str, Any]:
    told, paid = act.facts["corporations"], _paid(act)
    if not set(told) & set(paid):
        return {}
    return {"corporations": tuple(one for one in told if act.viewer not in paid.get(one, ()))}


def _bonuses(act: Act) -> Mapping[str, Any]:
    paid = _paid(act)
    defuncts = act.facts.get("defuncts") or (act.facts["defunct"],)
    if set(paid) != set(defuncts):
        return {}
    total = sum(paid.values(), Counter[Seat]())
    seats = sorted(total, key=lambda seat: (-total[seat], seat))
    return {"seats": tuple(seats), "amounts": tuple(total[seat] for seat in seats)}


def _ranked(act: Act) -> Mapping[str, Any]:
    """The amounts when everything is counted; where others are still to act, as it is now."""
    outcome = act.rules.outcome(act.after.state) if act.is_over else None
    if outcome is None or outcome.reason != "declared":
        return {}
    scores = outcome.scores
    seats = sorted(scores, key=lambda seat: (-scores[seat], seat))
    ranked = {"seats": tuple(seats), "amounts": tuple(scores[seat] for seat in seats)}
    return {**ranked, **(_cost(act) if "cost" in act.facts else {})}


def _cost(act: Act) -> Mapping[str, Any]:
    return {"cost": sum(one.amount for one in act.events("SharesBought"))}


def _two(act: Act) -> Mapping[str, Any]:
    """Money and what the bank pays for shares, without the bonuses, for which it draws."""
    state, events = act.before.state, act.after.events
    purses = list(state.purses)
    if not of(events, "SharesSettled"):
        if act.is_over or not isinstance(act.action, DeclareEnd):
            return {}
        last = replace(state, declared=True, phase=Buying())
        step = act.tried(Buy((0,) * COUNT), last)
        events = step.events if step else ()
    bought = of(events, "SharesBought")
    for event in bought:
        purses[event.seat] -= event.amount
    settled = of(events, "SharesSettled")
    for event in settled:
        purses[event.seat] += event.amount
    amounts = {seat: purses[seat] for seat in range(2)}
    seats = sorted(amounts, key=lambda seat: (-amounts[seat], seat))
    came = {"seats": tuple(seats), "amounts": tuple(amounts[seat] for seat in seats)}
    cost = {"cost": sum(one.amount for one in bought)} if "cost" in act.facts else {}
    return (came if settled else {}) | cost


def _at_this_moment(act: Act) -> Mapping[str, Any]:
    scores = _ended(act, act.before.state).scores
    seats = sorted(scores, key=lambda seat: (-scores[seat], seat))
    return {"seats": tuple(seats), "amounts": tuple(scores[seat] for seat in seats)}


def _bought(act: Act) -> Mapping[str, Any]:
    if act.is_over:
        return {}
    left = act.after.state.purses[act.viewer]
    cost = act.before.state.purses[act.viewer] - left
    return {name: {"cost": cost, "cash": left}[name] for name in act.facts}


def _founds(act: Act) -> Mapping[str, Any]:
    state = act.after.state
    if not isinstance(state.phase, Founding):
        return {}
    steps = [act.tried(Found(one), state) for one in range(COUNT) if not state.sizes[one]]
    prices, sizes = set[int](), set[int]()
    for step in steps:
        (event,) = of(step.events, "CorporationFounded")
        view = act.rules.view(step.state, None)
        prices.add(view.prices[event.corporation])
        sizes.add(event.size)
    most = max(prices) if len(prices) > 1 else 0
    return {"size": max(sizes), "price": min(prices), "cost": most}


def _grown(act: Act) -> Mapping[str, Any]:
    state, view = act.after.state, act.rules.view(act.after.state, None)
    one = act.facts["corporation"]
    return {"size": state.sizes[one], "price": view.prices[one]}


def _disposed(act: Act) -> Mapping[str, Any]:
    events = act.events("SharesDisposed")
    if len(events) != 1:
        return {}
    (event,) = events
    left = act.after.state.stock[event.survivor]
    return {
        "sold": event.sold,
        "amount": event.amount,
        "taken": event.taken,
        "kept": event.kept,
        "left": left,
    }


def _found(act: Act) -> Mapping[str, Any]:
    (event,) = act.events("CorporationFounded")
    return {**_grown(act), "gift": event.gift}


def _mover(act: Act) -> Mapping[str, Any]:
    return {"mover": act.before.state.mover} if act.is_over else {}


def _each(act: Act) -> Mapping[str, Any]:
    return {
        **_bonuses(act),
        "price": act.rules.view(act.before.state, None).prices[act.facts["defunct"]],
    }


COMES: Comes = {
    "forecast-last-turn": _mover,
    "forecast-rank": _rank,
    "forecast-empty-purse": _empty_purse,
    "forecast-no-bonus": _no_bonus,
    "hint-buy": _bought,
    "hint-buy-nothing": _bought,
    "hint-dispose": _disposed,
    "hint-founds": _founds,
    "hint-grows": _grown,
    "hint-found": _found,
    "hint-merges-paid": _bonuses,
    "hint-settles-paid": _each,
    "hint-declare-end-ranked": _at_this_moment,
    "hint-declare-end-two": _two,
    "hint-buy-and-end-ranked": _ranked,
    "hint-buy-and-end-two": _two,
    "hint-buy-and-end": _cost,
}

"""What a move would do, before it is made, with its money."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from games.core.contract import Note
from games.core.words import Action, Facts, Seat
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.asks import acting
from games.owners_choice.components import (
    BOX,
    COUNT,
    DIVIDENDS,
    FUND_DIE,
    PRICES,
    SPACES,
    TOP,
    counted,
    fee,
    lap,
)
from games.owners_choice.dividends import dearest, due
from games.owners_choice.state import Opening, Steering, View
from games.owners_choice.trading import changes


def about(view: View, field: str, value: int) -> Note | None:
    """What a share of a company is sold for and pays."""
    if field not in {"company", "given", "taken", "shares"} or not 0 <= value < COUNT:
        return None
    paid = DIVIDENDS[view.rungs[value]]
    return Note("share", {"price": view.prices[value], "amount": paid, "count": view.stock[value]})


def compared(view: View) -> Sequence[int | None]:
    """Money, where it is shown, and shares at today's prices."""
    return [
        None if cash is None else cash + sum(map(mul, held, view.prices))
        for cash, held in zip(view.cash, view.shares, strict=True)
    ]


def hint(view: View, action: Action) -> Note | None:
    """None where there is nothing to say.

    To a spectator what it would do for the player asked: so it stands on the board's buttons.
    """
    me = acting(view) if view.me is None else view.me
    if me is None:
        return None
    match action:
        case Move(steps=steps):
            return _space(view, me, steps)
        case Trade(shares=shares):
            return _trade(view, me, shares)
        case Pass():
            opening = isinstance(view.phase, Opening)
            return Note("pass-first" if opening else "pass")
        case RollDie(die=die):
            return _die(view, die)
        case ChooseCompany(company=company):
            return _company(view, me, company)
        case Exchange(given=given, taken=taken):
            facts = {"given": given, "taken": taken}
            worth = {"before": view.prices[given], "price": view.prices[taken]}
            return Note("exchange", {**facts, **worth})
        case DeclareBankruptcy() if view.me is not None:
            return Note("bankruptcy", {"amount": view.cash[me]})
        case _:
            return None


def _space(view: View, me: Seat, steps: int) -> Note | None:
    """The space that lies that many steps ahead."""
    marker, spaces = view.marker + steps, lap(view.boards)
    if marker >= len(spaces):
        return None
    match spaces[marker]:
        case "event":
            return Note("event")
        case "multi":
            return Note("multi")
        case "president":
            dice = view.presidents.count(me)
            return Note("president", {"count": dice, "amount": dice * BOX.money.for_a_die})
        case "dividend":
            return _dividends(view, me)
        case "goal":
            return Note("goal", {"amount": min(BOX.money.goal, view.fund)})
        case space:
            return _presided(view, SPACES.index(space))


def _dividends(view: View, me: Seat) -> Note:
    paying = dearest(view.rungs)
    each = DIVIDENDS[max(view.rungs)]
    amount = due(view.rungs, view.shares[me])
    return Note("dividends", {"companies": paying, "price": each, "amount": amount})


def _presided(view: View, company: int, *, chosen: bool = False) -> Note:
    """The chooser of the die, and its price. Where it is chosen, the company is named already."""
    president = view.presidents[company]
    named: Facts = {"company": company, "chosen": chosen}
    if president is None:
        return Note("no-president", named)
    facts: Facts = {**named, "cost": fee(view.rungs[company]), "fund": view.fund}
    if president == view.me:
        poor = (view.cash[president] or 0) < fee(view.rungs[company])
        return Note("my-fund-die" if poor else "my-company", facts)
    return Note("their-company", {**facts, "seat": president})


def _trade(view: View, me: Seat, shares: tuple[int, ...]) -> Note | None:
    """What is sold and bought, and the money that is left; "nothing" where nothing is."""
    held, cash = view.shares[me], view.cash[me]
    if len(shares) != COUNT or cash is None:
        return None
    sold, bought, cost = changes(held, shares, view.prices)
    direction = "pays" if cost > 0 else "gets" if cost < 0 else "nothing"
    facts: Facts = {"sold": sold, "bought": bought, "amount": abs(cost)}
    return Note("trade", {**facts, "direction": direction, "cash": cash - cost})


def _die(view: View, die: int) -> Note | None:
    """How many faces the die has of each kind, and what it costs or may bring."""
    if not 0 <= die <= FUND_DIE:
        return None
    faces = counted(die)
    if die == FUND_DIE:
        return Note("fund-die", {"faces": faces, "fund": view.fund})
    return Note("company-die", {"faces": faces, "cost": fee(view.rungs[die])})


def _company(view: View, me: Seat, company: int) -> Note | None:
    if not 0 <= company < COUNT:
        return None
    phase = view.phase
    if not isinstance(phase, Steering):
        return _presided(view, company, chosen=True)
    facts = {"company": company, "count": view.shares[me][company], "before": view.prices[company]}
    rung = min(view.rungs[company] + phase.steps, TOP)
    if rung < 0:
        return Note("fails", facts)
    return Note("price", {**facts, "price": PRICES[rung]})

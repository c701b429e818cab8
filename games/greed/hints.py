"""What an action would do, said before it is made: always with its money."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.contract import Note
from games.core.desk import Accept, MakePromise, Proposal, Propose, is_open_to
from games.core.words import Action, Facts, RuleError, Seat
from games.greed.actions import (
    Announce,
    Discard,
    Found,
    Invest,
    Keep,
    Name,
    RaiseTo,
    TakeAsset,
    Transform,
)
from games.greed.companies import ceo, company_of, directed
from games.greed.components import (
    ASSET_ARROWS,
    COMPANY_ARROWS,
    FREE,
    MAKES,
    NEEDS,
    SYMBOLS,
    transforms,
)
from games.greed.deals import After, after, tradable
from games.greed.investments import cost_of, prospects
from games.greed.prices import falling, market_value, rising
from games.greed.processing import best_use, worked
from games.greed.sales import STORAGE, rest
from games.greed.scapegoats import severance
from games.greed.state import Bid, Board, Picking, Raising
from games.greed.symbols import on_top
from games.greed.view import View


def hint(view: View, action: Action) -> Note | None:
    """None where there is nothing to add to the label, or the action names what is not there."""
    try:
        return _hint(view, action)
    except (RuleError, IndexError, StopIteration):
        return None


def about(view: View, field: str, value: int) -> Note | None:
    """What a card makes, and what its marker means for its cost; who has a symbol; who leads a company, or
    that it is not in play.
    """
    if field == "symbol":
        owner = next((seat for seat, own in enumerate(view.board.symbols) if value in own), None)
        return Note("symbol", {"points": SYMBOLS[value].points, "seat": owner})
    if field in {"company", "partner"} and view.board.companies[value] is None:
        return Note("not-in-play")
    if field == "partner":
        return Note("led-by", {"seat": ceo(view.board, value)})
    if field == "holder":
        companies = tuple(directed(view.board, Seat(value)))
        return Note("leads", {"companies": companies}) if companies else None
    if field not in {"wishes", "assets", "card", "uses"}:
        return None
    facts = _made(view.board, value)
    owner = next((lot.owner for lot in view.board.market if lot.card == value), None)
    if owner is None:
        return Note("card", facts)
    return (
        Note("own-card", facts) if owner == view.me else Note("card-of", {**facts, "seat": owner})
    )


def compared(view: View) -> Sequence[int | None]:
    """Points of status symbols."""
    return view.points


def told(view: View, action: Action) -> tuple[int, ...]:
    """A promise can be given again in the same words: its button is for one more than there are."""
    return (len(view.board.desk.promises),) if isinstance(action, MakePromise) else ()


def _hint(view: View, action: Action) -> Note | None:
    match action:
        case Announce(card=card):
            return _announcement(card)
        case Invest(company=company, amount=amount, wishes=wishes):
            return _investment(view.board, company, Bid(amount, wishes))
        case TakeAsset() | Discard():
            return _asset(view, action)
        case Accept() | Propose():
            return _deal(view, action)
        case Transform(company=company, uses=uses):
            return _transform(view.board, company, uses)
        case Keep():
            return _keep(view.board, action)
        case Name(company=company, office=office):
            return _named(view.board, company, office)
        case RaiseTo(amount=amount):
            return _raise(view, amount)
        case Found(company=company):
            arrows = COMPANY_ARROWS[company]
            return Note("found", {"rising": rising(arrows), "falling": falling(arrows)})
        case _:
            return None


def _investment(board: Board, company: int, bid: Bid) -> Note:
    """What is left for the cheapest and for the dearest card that it may come to: own ones cost double."""
    cash, costs = board.money(company, FREE), prospects(board, company, bid)
    able = sorted(cost for cost in costs if cost <= cash)
    if not able:
        return Note("invest-nothing", {"cost": min(costs, default=bid.amount), "cash": cash})
    facts: Facts = {"cash": cash - able[0], "cost": able[0]}
    if max(costs) > cash:
        return Note("invest-others", {**facts, "double": max(costs)})
    if able[0] == able[-1]:
        return Note("invest", facts)
    return Note("invest-either", {**facts, "double": able[-1], "rest": cash - able[-1]})


def _announcement(card: int) -> Note:
    """What the card does to trends, and what it makes for the company that buys it."""
    arrows = ASSET_ARROWS[card]
    facts: Facts = {"rising": rising(arrows), "falling": falling(arrows), "made": MAKES[card]}
    if transforms(card):
        return Note("announce-transformation", {**facts, "used_up": NEEDS[card]})
    return Note("announce", facts)


def _asset(view: View, action: TakeAsset | Discard) -> Note | None:
    """What it makes of what, at today's prices; bought, at what cost."""
    board, card = view.board, action.card
    facts = _made(board, card)
    if isinstance(action, Discard):
        return Note("discard", facts)
    if not isinstance(view.phase, Picking):
        return None
    lot = next(one for one in board.market if one.card == card)
    cost = cost_of(board, action.company, lot, view.phase.bids[0].amount)
    return Note("take-asset", {**facts, "cost": cost, "seat": lot.owner})


def _made(board: Board, card: int) -> Facts:
    gain = market_value(board, MAKES[card]) - market_value(board, NEEDS[card])
    direction = "gains" if gain >= 0 else "loses"
    made, used_up = MAKES[card], NEEDS[card]
    return {"used_up": used_up, "made": made, "gain": abs(gain), "direction": direction}


def _deal(view: View, action: Accept | Propose) -> Note | None:
    """How the viewer's company would stand afterwards, and what the market would pay then."""
    board, me = view.board, view.me
    if me is None:
        return None
    if isinstance(action, Accept):
        offer = next(one for one in board.desk.open if one.id == action.proposal)
        return _stands(after(board, replace(offer, partner=action.party), action.party))
    offer = Proposal(
        0, action.by, action.partner, action.give, action.take, action.uses, action.answers
    )
    partners = [one for one in tradable(board) if is_open_to(offer, one)]
    found = (after(board, replace(offer, partner=one), action.by) for one in partners)
    return _stands(next((one for one in found if one), None))


def _stands(then: After | None) -> Note | None:
    if then is None:
        return Note("not-now")
    facts: Facts = {"goods": then.goods, "cash": then.free, "value": then.value, "gain": then.gain}
    return Note("deal" if then.gain >= 0 else "losing-deal", {**facts, "gain": abs(then.gain)})


def _transform(board: Board, company: int, uses: tuple[int, ...]) -> Note:
    """Against the goods as they are; the best use of the rest may still come."""
    before = market_value(board, board.stocks[company])
    then = worked(board, company, uses)
    value = market_value(then, then.stocks[company])
    best = best_use(board, company).uses == uses
    key = "best-use" if best else "transform" if value >= before else "losing-transform"
    return Note(key, {"value": value, "gain": abs(value - before)})


def _keep(board: Board, action: Keep) -> Note:
    sold, kept = rest(board, action.company, action.goods), sum(action.goods)
    facts = {"kept": kept, "amount": market_value(board, sold), "cost": STORAGE[kept]}
    return Note("keep", facts)


def _named(board: Board, company: int, office: int) -> Note:
    officer = company_of(board, company).officers[office]
    amount = severance(board.money(company, FREE), office)
    return Note("name", {"officer": officer, "amount": amount})


def _raise(view: View, amount: int) -> Note | None:
    if view.me is None or not isinstance(view.phase, Raising):
        return None
    cash = view.board.cash[view.me] - amount
    symbol = on_top(view.board, view.phase.lot) if view.phase.lot < 2 else None
    if symbol is None:
        return Note("raise", {"cash": cash})
    return Note("raise-for-points", {"cash": cash, "points": SYMBOLS[symbol].points})

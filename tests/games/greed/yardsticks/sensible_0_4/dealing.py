"""How the sensible player trades, and what its companies keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.desk import Accept, Decline, Propose
from games.core.offers import Offer
from games.core.words import Action
from games.greed.actions import Done, Keep, Transform
from games.greed.companies import company_of
from games.greed.components import LAST, NEW, NOTHING, Stock
from games.greed.prices import market_value, price
from games.greed.sales import most_kept
from games.greed.view import View
from tests.games.greed.yardsticks.sensible_0_4.plans import wants_a_boot

MAX_OFFERS = 3
"""Offers that it makes for a company in a year."""


def traded(view: View, offers: Sequence[Offer]) -> Action | None:
    """Take up what gains, decline the rest, offer what would serve both, work the best use."""
    actions = [one.action for one in offers]
    gains = {(one.proposal, one.party): gain for one, gain in _gains(view, actions)}
    good = [one for one in actions if isinstance(one, Accept) and gains.get(_deal(one), 0) > 0]
    if good:
        return max(good, key=lambda one: gains[_deal(one)])
    declined = next((one for one in actions if isinstance(one, Decline)), None)
    if declined is not None:
        return declined
    if view.me not in view.asked:
        return None
    return _offered(view, offers) or _worked(view, offers) or Done()


def kept(view: View, offers: Sequence[Offer]) -> Action:
    """Nothing, unless what is kept makes the boot that it waits for."""
    for offer in offers:
        action = offer.action
        if isinstance(action, Keep) and action.company not in view.answered:
            if wants_a_boot(view, action.company):
                return replace(action, goods=_held_back(view, action.company))
            return action
    raise AssertionError("a company that has answered is not asked")


def _deal(action: Accept) -> tuple[int, int]:
    return action.proposal, action.party


def _gains(view: View, actions: Sequence[Action]) -> Iterator[tuple[Accept, int]]:
    sides = {
        (standing.proposal.id, side.party): side.after.gain
        for standing in view.standings
        for side in standing.sides
    }
    for action in actions:
        if isinstance(action, Accept) and _deal(action) in sides:
            yield action, sides[_deal(action)]


def _offered(view: View, offers: Sequence[Offer]) -> Action | None:
    """One of the deals that are offered ready to be made: both sides gain by them."""
    for offer in offers:
        action = offer.action
        if not isinstance(action, Propose) or offer.fields or action.partner is None:
            continue
        if _waits_for_a_boot(view, action.by):
            continue
        if company_of(view.board, action.by).offered < MAX_OFFERS:
            return action
    return None


def _worked(view: View, offers: Sequence[Offer]) -> Action | None:
    """The best use, which is offered ready to be made."""
    for offer in offers:
        action = offer.action
        if not isinstance(action, Transform) or offer.fields:
            continue
        if not _waits_for_a_boot(view, action.company):
            return action
    return None


def _waits_for_a_boot(view: View, number: int) -> bool:
    """It wants one, and has one if nothing is worked and the dearest goods are kept."""
    board = view.board
    if not wants_a_boot(view, number) or board.money(number, NEW) > board.money(number, LAST):
        return False
    income = board.money(number, NEW) + market_value(board, board.stocks[number])
    return income <= board.money(number, LAST) or any(_held_back(view, number))


def _held_back(view: View, number: int) -> Stock:
    """The dearest goods, if without them the income is not above last year's; else none."""
    board, keep = view.board, list(NOTHING)
    held = board.stocks[number]
    income = board.money(number, NEW) + market_value(board, held)
    last = board.money(number, LAST)
    dear = sorted(range(len(held)), key=lambda product: -price(board, product))
    for product in (one for one in dear for _ in range(held[one])):
        if income <= last or sum(keep) == most_kept(board, number):
            break
        keep[product] += 1
        income -= price(board, product)
    return tuple(keep) if income <= last else NOTHING

"""How the sensible player is fired, and what it does with the money."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.offers import Offer
from games.core.words import Action
from games.greed.actions import Name, Pass, RaiseTo
from games.greed.auctions import least, terms
from games.greed.companies import company_of
from games.greed.components import CEO, COMPANY, FREE
from games.greed.scapegoats import OFFICES, severance
from games.greed.state import Naming, Raising
from games.greed.view import View

PAYS = 40
"""Millions of severance for which the player is fired from the top of a company."""
FOLLOWING = 2
"""A company is founded only if so many years follow in which it plays."""
FOUNDING_LIMIT = 90
"""Millions that it pays for a founding at most."""


def named(view: View, offers: Sequence[Offer]) -> Action:
    """In the last year every office of one's own. Before, with one vote one's own top office, if
    that pays, and with the others those who stand above one's other markers, to move up.
    """
    assert isinstance(view.phase, Naming)
    board, number = view.board, view.phase.queue[0]
    officers, named_ = company_of(board, number).officers, view.phase.named
    voter, offices = len(named_), range(min(OFFICES, len(officers)))
    mine = [at for at in offices if officers[at] == view.me]
    others = [at for at in offices if at not in mine]
    pays = severance(board.money(number, FREE), mine[0]) >= PAYS
    stays = officers.count(view.me) > 1
    if board.year == board.years:
        return Name(number, voter)
    if mine[0] == CEO and pays and CEO not in named_ and (stays or not others):
        return Name(number, CEO)
    fresh = [at for at in others if at not in named_] or others
    return Name(number, fresh[0] if fresh else mine[0])


def raised(view: View, offers: Sequence[Offer]) -> Action:
    """The least that leads, as long as it is not too much of one's money."""
    assert isinstance(view.phase, Raising)
    assert view.me is not None
    amount = least(view.board, view.phase)
    return RaiseTo(amount) if amount <= _limit(view, view.phase) else Pass()


def _limit(view: View, phase: Raising) -> int:
    """All in the last year; before, a part of the money, but the base is always cheap."""
    assert view.me is not None
    board, cash = view.board, view.board.cash[view.me]
    if phase.lot == COMPANY:
        follow = board.years - board.year
        return min(FOUNDING_LIMIT, cash) if follow >= FOLLOWING else 0
    if board.year == board.years:
        return cash
    return max(board.bases[phase.lot] + terms(board, phase.lot).step, cash // 2)

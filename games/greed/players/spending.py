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
"""Years that must follow in which a company plays, or it is not founded."""
RAISES_BY = 10
"""It raises by this part of the bid."""
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
    """A tenth above the leader, or the least that leads, as long as it is not too much of one's money.

    By single steps two of them could fill a whole year with their bids.
    """
    assert isinstance(view.phase, Raising)
    assert view.me is not None
    amount, step = least(view.board, view.phase), terms(view.board, view.phase.lot).step
    limit = _limit(view, view.phase)
    if amount > limit:
        return Pass()
    more = 0 if view.phase.leader is None else amount // RAISES_BY
    return RaiseTo(amount + min(more, limit - amount) // step * step)


def _limit(view: View, phase: Raising) -> int:
    """All money for a symbol, which scores to the end; for a founding no more than it brings."""
    assert view.me is not None
    board, cash = view.board, view.board.cash[view.me]
    if phase.lot == COMPANY:
        follow = board.years - board.year
        return min(FOUNDING_LIMIT, cash) if follow >= FOLLOWING else 0
    return cash

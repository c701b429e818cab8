"""What is coming in Owner's Choice: a company that may fail, a die out of reach, a rival President, Goal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.contract import Coming
from games.core.seats import after
from games.core.words import Private, Public, Seat
from games.owners_choice.components import COUNT, GOAL, fee, most_steps
from games.owners_choice.dice import STEPS
from games.owners_choice.events import (
    CompanyFailed,
    DividendPaid,
    FeePaid,
    FundTaken,
    GamePrepared,
    MarkerMoved,
    PresidentLost,
    PresidentNamed,
)
from games.owners_choice.state import Moving, Opening, Over, View, gone

FIRSTS: Mapping[type[Public | Private], str] = {
    GamePrepared: "session",
    PresidentNamed: "president",
    PresidentLost: "lost",
    MarkerMoved: "marker",
    FeePaid: "fund",
    FundTaken: "fund-taken",
    DividendPaid: "dividend",
    CompanyFailed: "failed",
}
"""What is explained to somebody who meets it for the first time, before they decide about it."""

WORST = -min(STEPS.values())
"""The deepest fall of a price by one die."""


def forecast(view: View) -> Sequence[Coming]:
    """Goal first, then what may be lost."""
    me = view.me
    if me is None or isinstance(view.phase, Over | Opening) or gone(view)[me]:
        return ()
    return (*_goal(view, me), *_failing(view, me), *_fees(view, me), *_rivals(view, me))


def _goal(view: View, me: Seat) -> Iterator[Coming]:
    """Whether the next mover may end the game, and how often the viewer can still trade before that."""
    left = GOAL - view.marker
    # While dice are chosen and prices steered, the marker has moved already.
    will_move = isinstance(view.phase, Moving)
    mover = view.mover if will_move else after(view.mover, gone(view))
    if left > most_steps(len(view.left)) or left <= 0:
        return
    facts = {"count": left, "seat": mover}
    if mover == me:
        yield Coming("goal-mine", facts, on_board=True)
    elif view.mover == me and not view.traded:
        yield Coming("goal-last-session", facts, on_board=True)
    else:
        yield Coming("goal", facts, on_board=True)


def _failing(view: View, me: Seat) -> Iterator[Coming]:
    """Companies that one die may bankrupt: all shares of them would go."""
    for company in range(COUNT):
        mine, steps = view.shares[me][company], view.rungs[company] + 1
        if mine and steps <= WORST:
            facts = {"company": company, "price": view.prices[company], "count": mine}
            yield Coming("failing", {**facts, "fall": steps})


def _fees(view: View, me: Seat) -> Iterator[Coming]:
    """Companies of which the viewer is President and whose die they cannot pay."""
    cash = view.cash[me] or 0
    for company in range(COUNT):
        cost = fee(view.rungs[company])
        if view.presidents[company] == me and cost > cash:
            yield Coming("fee", {"company": company, "cost": cost, "cash": cash}, on_board=True)


def _rivals(view: View, me: Seat) -> Iterator[Coming]:
    """The players who would be President in the viewer's place with one more share."""
    out = gone(view)
    for company in range(COUNT):
        if view.presidents[company] != me or not view.stock[company]:
            continue
        mine = view.shares[me][company]
        rivals = tuple(
            seat
            for seat, held in enumerate(view.shares)
            if seat != me and not out[seat] and held[company] == mine
        )
        if rivals:
            yield Coming("rival", {"company": company, "seats": rivals, "count": mine})

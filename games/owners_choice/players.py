"""A sensible player of Owner's Choice: it trades and moves for the best that it can expect of the
next space, and looks at what lies behind it.

It knows what its seat may know. The money of others could be counted, but is no part of its reckoning.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.offers import Choice, Counts, Offer, numbers_of
from games.core.words import Action, Seat
from games.owners_choice import prospects
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.components import lap, most_steps
from games.owners_choice.portfolios import outlooks
from games.owners_choice.prospects import Outlook, outlook
from games.owners_choice.state import Moving, Presiding, Steering, View

AHEAD = 0.75
"""How much of what the spaces behind may bring counts: others trade and move before."""


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """The best of what is offered; it never goes bankrupt."""
    kinds = {type(offer.action): offer for offer in offers}
    if Trade in kinds:
        return _session(view, kinds[Trade])
    if Move in kinds:
        return Move(_best_step(view, outlook(view))[1])
    if RollDie in kinds:
        return RollDie(_die(view, numbers_of(kinds[RollDie])))
    if ChooseCompany in kinds:
        return ChooseCompany(_company(view, numbers_of(kinds[ChooseCompany])))
    if ExchangeNothing in kinds:
        return _exchange(view, offers)
    assert set(kinds) <= {DeclareBankruptcy}
    return None


def _me(view: View) -> Seat:
    assert view.me is not None
    return view.me


def _session(view: View, offer: Offer) -> Action:
    """The holdings that promise most, before the move those with the best step.

    Before the move it trades only if that is better than to move first and trade afterwards.
    """
    return max(promising(view, offer), key=lambda row: row[0])[1]


def promising(view: View, offer: Offer) -> list[tuple[float, Action]]:
    """What can be done in a session, and what it promises: what changes nothing comes first."""
    (field,) = offer.fields
    assert isinstance(field, Counts)
    held, seen = view.shares[_me(view)], outlooks(view, field)
    if not isinstance(view.phase, Moving):
        return [
            (_behind(view, one, view.marker), Pass() if shares == held else Trade(shares))
            for shares, one in seen.items()
        ]
    trades = [
        (_best_step(view, one)[0], Trade(shares)) for shares, one in seen.items() if shares != held
    ]
    return [*_moves_first(view, list(seen.values())), *trades]


def _moves_first(view: View, after: Sequence[Outlook]) -> list[tuple[float, Action]]:
    """The steps, far ones first, and what each promises if the best of these holdings follows it."""
    now = outlook(view)
    return [
        (
            _there(view, now, marker) + max(_behind(view, one, marker) for one in after),
            Move(marker - view.marker),
        )
        for marker in reversed(_reachable(view))
    ]


def _best_step(view: View, seen: Outlook) -> tuple[float, int]:
    """What the best step promises, and how many steps it is."""
    return max(
        (_there(view, seen, marker) + _behind(view, seen, marker), marker - view.marker)
        for marker in _reachable(view)
    )


def _reachable(view: View) -> range:
    return range(view.marker + 1, view.marker + view.reach + 1)


def _there(view: View, seen: Outlook, marker: int) -> float:
    """What the space brings."""
    me = _me(view)
    space = lap(view.boards)[marker]
    return prospects.value(seen, me, prospects.at_space(seen, space, me))


def _behind(view: View, seen: Outlook, marker: int) -> float:
    hit = 2 / (most_steps(len(view.left)) + 1)
    spaces = prospects.spaces_behind(view.boards, marker)
    return AHEAD * prospects.later(seen, _me(view), spaces, hit)


def _die(view: View, dice: Sequence[int]) -> int:
    assert isinstance(view.phase, Presiding)
    me, company, seen = _me(view), view.phase.company, outlook(view)
    return max(
        dice,
        key=lambda die: prospects.value(seen, me, prospects.of_die(seen, me, company, die)),
    )


def _company(view: View, companies: Sequence[int]) -> int:
    """On a multi space the best space; else the price whose move gains most."""
    me, seen, phase = _me(view), outlook(view), view.phase
    if isinstance(phase, Steering):
        gains = {one: prospects.of_price(seen, one, phase.steps) for one in companies}
    else:
        gains = {one: prospects.presided(seen, one, me) for one in companies}
    return max(companies, key=lambda one: prospects.value(seen, me, gains[one]))


def _exchange(view: View, offers: Sequence[Offer]) -> Action:
    """The dearest share that anybody has for the cheapest of one's own."""
    best: Action = ExchangeNothing()
    gain = 0
    for offer in offers:
        if isinstance(offer.action, Exchange):
            given, taken = (_choices(offer, name) for name in ("given", "taken"))
            mine = min(given, key=lambda company: view.prices[company])
            theirs = max(taken, key=lambda company: view.prices[company])
            if view.prices[theirs] - view.prices[mine] > gain:
                gain = view.prices[theirs] - view.prices[mine]
                best = Exchange(offer.action.seat, mine, theirs)
    return best


def _choices(offer: Offer, name: str) -> list[int]:
    field = next(field for field in offer.fields if field.name == name)
    assert isinstance(field, Choice)
    return [int(value) for value in field.values]

"""A sensible player of Shark Room: it buys below face value, collects, and bites who leads.

It knows what its seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.chance import Chance
from games.core.contract import Player
from games.core.desk import Accept, Decline
from games.core.offers import Offer
from games.core.words import Action, Seat
from games.shark_room import appraisal, ideas, prospects, trading
from games.shark_room.actions import (
    Answer,
    Open,
    PlayCard,
    PutBack,
    TakeCash,
    TradeAsset,
)
from games.shark_room.components import (
    PRICES,
    is_closing,
    title_of,
)
from games.shark_room.market import held
from games.shark_room.state import Deal, Opening, View

WORTHWHILE, LATE = 100, 30
"""Euros that a card must bring to be played before one's deal, and in the last turns."""
KEPT = 20
"""Euros that a card is worth in the hand."""
USELESS = 2
"""Up to here a card is discarded for another one, by `ideas.use`."""
AFRAID = 100
"""Euros at stake for which an answer is given."""


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """The best of what is offered, by rules of thumb; None: nothing for now."""
    seat = view.me
    assert seat is not None
    by_kind: dict[type[Action], list[Offer]] = {}
    for offer in offers:
        by_kind.setdefault(type(offer.action), []).append(offer)
    if Answer in by_kind:
        return _answer(view, seat, by_kind[Answer])
    if PutBack in by_kind:
        return _put_back(view, seat)
    if found := _best(_deals_on_the_desk(view, seat, by_kind), 1):
        return found
    if (played := _card(view, seat, by_kind.get(PlayCard, ()))) is not None:
        return played
    if found := _best(ideas.assets(view, seat, by_kind.get(TradeAsset, ())), 1):
        return found
    if Open in by_kind:
        return _opening(view, seat)
    if TakeCash in by_kind:
        return _best(ideas.deals(view, seat), 0)
    return next((one.action for one in by_kind.get(Decline, ())), None)


def _best(found: Iterator[ideas.Idea], least: float) -> Action | None:
    value, action = max(found, key=lambda idea: idea[0], default=(0.0, None))
    return action if value >= least else None


def _card(view: View, seat: Seat, offers: Sequence[Offer]) -> Action | None:
    """In one's own deal a card that makes more of the turn than the best deal alone.

    Before, one that brings enough now: the hand is filled up again in the next opening.
    """
    found = list(ideas.cards(view, seat, offers))
    if view.mover != seat or not isinstance(view.phase, Deal):
        return _best(iter(found), LATE if appraisal.turns_left(view, seat) <= 1 else WORTHWHILE)
    deals = ideas.Deals(view, seat)
    worths = [
        (deals.with_card(value, action), action)
        for value, action in found
        if isinstance(action, PlayCard)
    ]
    best, action = max(worths, key=lambda one: one[0], default=(0.0, None))
    return action if best > deals.alone() + KEPT else None


def _answer(view: View, seat: Seat, offers: Sequence[Offer]) -> Action:
    given = [one.action for one in offers if one.hidden]
    worth = prospects.at_stake(view) >= AFRAID
    return given[0] if given and worth else Answer()


def _put_back(view: View, seat: Seat) -> Action:
    """Before one's own draw what is cheap comes first; before another's, what is dear."""
    mine = view.mover == seat and isinstance(view.phase, Opening)

    def late(paper: int) -> float:
        if is_closing(paper):
            lost = len(held(view.shares[seat], title_of(paper)))
            return 10_000 if lost else -10_000
        return PRICES[paper] if mine else -PRICES[paper]

    return PutBack(tuple(sorted(view.insight.cards, key=late)))


def _deals_on_the_desk(
    view: View, seat: Seat, by_kind: dict[type[Action], list[Offer]]
) -> Iterator[ideas.Idea]:
    """An offer is accepted if it brings more than it brings the one who made it."""
    for offer in by_kind.get(Accept, ()):
        assert isinstance(offer.action, Accept)
        number = offer.action.proposal
        one = next(one for one in view.desk.open if one.id == number)
        got, given = trading.shares_of(one.give), trading.shares_of(one.take)
        money = one.give[-1] - one.take[-1]
        mine = appraisal.gain(view, seat, got, given) + money
        theirs = appraisal.gain(view, Seat(one.by), given, got) - money
        if mine > 0 and mine >= theirs / 2:
            yield mine, offer.action


def _opening(view: View, seat: Seat) -> Action:
    """The card that is of least use makes room for another, if it is of little."""
    worst = min(view.hand, key=lambda card: ideas.use(view, card), default=None)
    if worst is not None and ideas.use(view, worst) <= USELESS:
        return Open(worst)
    return Open()


PLAYERS: dict[str, Player] = {"sensible": sensible}

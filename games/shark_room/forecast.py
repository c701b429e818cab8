"""What the next titles may take, what the next turn brings, and what the last turn leaves without worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.contract import Coming
from games.core.seats import after, staying
from games.core.words import Private, Public, Seat
from games.shark_room.components import CARDS, DRAWN, TITLES, Own, Steal, Tax, dividends, effect_of
from games.shark_room.events import (
    CardAimed,
    ClosingTurnedUp,
    LastTitlesDrawn,
    SharesBought,
    SharesTurnedUp,
    TurnBegan,
)
from games.shark_room.market import buying_price, held, top
from games.shark_room.prospects import damage
from games.shark_room.state import Deal, Over, Played, View, behind

FIRSTS: Mapping[type[Public | Private], str] = {
    TurnBegan: "groups",
    SharesTurnedUp: "deal",
    ClosingTurnedUp: "closing",
    CardAimed: "answer",
    SharesBought: "sharks",
    LastTitlesDrawn: "last-titles",
}
"""What is explained to somebody who meets it for the first time, before they decide about it."""

MANY = 2
"""Sharks from which on cards take clearly more than of anybody."""


def forecast(view: View) -> Sequence[Coming]:
    """Closings first: they take what a turn has built up."""
    me = view.me
    if me is None or isinstance(view.phase, Over) or view.left[me]:
        return ()
    left = turns_left(view, me)
    return (
        *_closings(view, me),
        *_last_turn(view, me, left),
        *(_groups(view, me) if left > 1 else ()),
        *_sharks(view, me),
    )


def turns_left(view: View, seat: Seat) -> int:
    """How many turns the seat still has, the present one included, if nobody leaves."""
    phase = behind(view.phase)
    # In a deal the titles of this turn lie on the market already.
    begun = isinstance(phase, Deal)
    to_come = -(-view.titles // DRAWN)
    mover = after(view.mover, view.left) if begun else view.mover
    order = staying(view.left)
    place = (order.index(seat) - order.index(mover)) % len(order) if mover in order else 0
    turns = max(0, -(-(to_come - place) // len(order)))
    return turns + (begun and view.mover == seat)


def _closings(view: View, me: Seat) -> Iterator[Coming]:
    """Shares of a title of which closings are still to come."""
    for title in view.in_play:
        closings, mine = TITLES[title].closings, len(held(view.shares[me], title))
        out = view.closings[title]
        if mine and out < closings and view.titles:
            facts = {"title": title, "count": mine, "out": out, "of": closings, "deck": view.titles}
            yield Coming("closing", facts, on_board=True)


def _last_turn(view: View, me: Seat, left: int) -> Iterator[Coming]:
    if left > 1:
        return
    cards = len(view.hand)
    assets = sum(isinstance(effect_of(CARDS[card]), Own) for card in view.hand)
    facts = {"count": cards, "assets": assets}
    yield Coming("last-turn" if left else "no-turn", facts, on_board=True)


def _groups(view: View, me: Seat) -> Iterator[Coming]:
    """Titles of which one more share, that lies on the market, completes a group."""
    for title in view.in_play:
        mine, pile = len(held(view.shares[me], title)), view.piles[title]
        gain = dividends(title, mine + 1) - dividends(title, mine)
        if mine and pile and gain:
            yield Coming("group", {"title": title, "gain": gain, "cost": _cost(view, pile)})


def _cost(view: View, pile: tuple[int, ...]) -> int:
    """What a share of the pile costs now: in a deal its prices are fixed."""
    phase = behind(view.phase)
    return buying_price(phase, pile) if isinstance(phase, Deal) else top(pile)


def _sharks(view: View, me: Seat) -> Iterator[Coming]:
    """The most that one card could take because of the viewer's Sharks."""
    sharks = view.shark_counts[me]
    if sharks < MANY:
        return
    biting = [kind for kind in set(CARDS) if isinstance(effect_of(kind), Tax | Steal)]
    lost = {kind: damage(view, Played(me, kind, me)) for kind in sorted(biting)}
    worst = max(lost, key=lambda kind: lost[kind], default=None)
    if worst is not None and lost[worst]:
        yield Coming("sharks", {"sharks": sharks, "special": worst, "amount": lost[worst]})

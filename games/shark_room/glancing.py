"""A Glance Inside: looking at the next titles and putting them back; what a seat knows of them."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.shark_room.events import TitlesPutBack, TitlesSeen
from games.shark_room.state import Insight, Opening, State

NOTHING = Insight()


def look(state: State, seat: Seat, count: int) -> Step[State]:
    """Nobody draws titles until they lie back. Fewer are left: these; none: the card is lost."""
    seen = state.titles[:count]
    if not seen:
        return Step(state)
    insights = put(state.insights, seat, Insight(seen, len(seen)))
    turn = state.turn + isinstance(state.phase, Opening)
    looking = replace(state, looker=seat, insights=insights, turn=turn)
    return Step(looking, (TitlesSeen(to=(seat,), titles=seen),), revealed=True)


def looked_at(state: State) -> tuple[int, ...]:
    """The titles that do not lie back yet."""
    if state.looker is None:
        return ()
    return state.insights[state.looker].cards


def put_back(state: State, seat: Seat, order: tuple[int, ...]) -> Step[State]:
    """In any order; what others knew of these they now know only to be among them."""
    if state.looker != seat:
        raise RuleError("nothing-to-put-back")
    seen = looked_at(state)
    if sorted(order) != sorted(seen):
        raise RuleError("not-these-titles", titles=seen)
    insights = tuple(
        Insight(order, len(order)) if one == seat else _mixed(insight, len(order))
        for one, insight in enumerate(state.insights)
    )
    titles = order + state.titles[len(order) :]
    return _closed(replace(state, titles=titles, insights=insights), seat)


def leave_as_they_lay(state: State) -> Step[State]:
    """Silence: nobody has moved anything."""
    assert state.looker is not None, "nobody looks at titles"
    return _closed(state, state.looker)


def drawn(insight: Insight, paper: int) -> Insight:
    """What a seat still knows when the next title has been turned up."""
    kept = list(insight.cards)
    if paper in kept:
        kept.remove(paper)
    return Insight(tuple(kept), insight.span - 1, insight.ordered) if kept else NOTHING


def _closed(state: State, seat: Seat) -> Step[State]:
    count, turn = len(looked_at(state)), state.turn + isinstance(state.phase, Opening)
    event = TitlesPutBack(seat=seat, count=count)
    return Step(replace(state, looker=None, turn=turn), (event,))


def _mixed(insight: Insight, moved: int) -> Insight:
    if not insight.cards:
        return NOTHING
    span = max(insight.span, moved)
    return Insight(tuple(sorted(insight.cards)), span, ordered=False)


def not_back(state: State, seat: Seat) -> RuleError:
    """Titles that somebody looks at must lie back first."""
    assert state.looker is not None
    if state.looker == seat:
        return RuleError("put-back-first")
    return RuleError("titles-not-back", seat=state.looker)

"""Titles turned up: a share goes to its pile, a closing sends all shares of its title back (3)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.seats import put, staying
from games.core.words import Public
from games.shark_room import glancing
from games.shark_room.components import is_closing, title_of
from games.shark_room.events import ClosingTurnedUp, SharesReturned, SharesTurnedUp
from games.shark_room.market import held, laid, returned
from games.shark_room.state import State

Events = tuple[Public, ...]


def turned_up(state: State, count: int) -> tuple[State, Events]:
    """The next titles, one after the other: a closing does not touch a share drawn after it."""
    events = list[Public]()
    for paper in state.titles[:count]:
        insights = tuple(glancing.drawn(one, paper) for one in state.insights)
        state = replace(state, titles=state.titles[1:], insights=insights)
        if is_closing(paper):
            state, closed = _closed(state, title_of(paper))
            events.extend(closed)
        else:
            state = replace(state, piles=laid(state.piles, (paper,)))
            events.append(_with(events, paper))
    return state, tuple(events)


def _with(events: list[Public], share: int) -> SharesTurnedUp:
    """Two shares in a row are told together."""
    match events:
        case [*_, SharesTurnedUp(shares=shares)]:
            events.pop()
            return SharesTurnedUp(shares=(*shares, share))
        case _:
            return SharesTurnedUp(shares=(share,))


def _closed(state: State, title: int) -> tuple[State, Events]:
    """The shares of who has left stay where they are."""
    count = state.closings[title] + 1
    state = replace(state, closings=put(state.closings, title, count))
    events = list[Public]([ClosingTurnedUp(title=title, count=count)])
    for seat in staying(state.left):
        if shares := held(state.shares[seat], title):
            state = returned(state, seat, shares)
            events.append(SharesReturned(seat=seat, shares=shares))
    return state, tuple(events)

"""Calls: who must hear of an event at once though the table does not wait for them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.change import Change
from bot.store.rows import News
from games.core.words import Call, Event, Private, Seat


def call_all(change: Change) -> None:
    """Call every person whom the events of the change concern.

    Of several events about one topic the last counts. A seat that has acted meanwhile, also by an
    order, is not called: it is told what came of it anyhow.
    """
    acted = {row.seat for row in change.entries}
    last = {
        (call.topic, seat): (event, call.page)
        for event, call, seat in _concerned(change)
        if seat not in acted
    }
    for (topic, seat), (event, page) in last.items():
        user_id = change.live.seats[seat].user_id
        # Nobody reads a call for a seat that the computer plays at the moment.
        if user_id is not None and change.live.seats[seat].person:
            change.calls.append((topic, _news(change, event, user_id, page)))


def _concerned(change: Change) -> Iterator[tuple[Event, Call, Seat]]:
    for event in change.events:
        if (call := event.call) is not None:
            yield from ((event, call, seat) for seat in call.seats)


def _news(change: Change, event: Event, user_id: int, page: str) -> News:
    # `to` says who may read the event; the news has its own reader and its sentence needs no seat.
    facts = {name: getattr(event, name) for name in event.__struct_fields__ if name != "to"}
    return News(
        table_id=change.live.row.id,
        kind="private" if isinstance(event, Private) else "call",
        key=str(type(event).__struct_config__.tag),
        facts=facts,
        to=user_id,
        urgent=change.urgent,
        page=page,
    )

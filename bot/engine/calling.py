"""Calls: who must hear of an event at once though the table does not wait for them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.change import Change
from bot.store.rows import News
from games.core.words import Call, Event, Private, Seat


def call_all(change: Change) -> None:
    """For what the change's entries told, a call for every person whom it concerns.

    Of several events about one topic the last counts. Whoever has acted meanwhile, also by an order,
    is not called: they are told what came of it anyhow.
    """
    acted = {row.seat for row in change.entries}
    last = {
        (call.topic, seat): (event, call.page)
        for event, call, seat in _concerned(change)
        if seat not in acted
    }
    for (topic, seat), (event, page) in last.items():
        user_id = change.live.seats[seat].user_id
        if user_id is not None and change.live.seats[seat].person:
            change.calls.append((topic, _news(change, event, user_id, page)))


def _concerned(change: Change) -> Iterator[tuple[Event, Call, Seat]]:
    for event in change.events:
        if (call := event.call) is not None:
            yield from ((event, call, seat) for seat in call.seats)


def _news(change: Change, event: Event, user_id: int, page: str) -> News:
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

"""What a change lets people hear: calls for those whom it concerns, and a new board for everybody."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.table.change import Change
from bot.engine.table.live import Live
from bot.engine.time.waiting import mover, waited_persons
from bot.store.rows import News
from games.core.words import Call, Event, Private, Seat


def announce(change: Change) -> None:
    """Add to a whole change the calls and the board that follow from it."""
    _call_all(change)
    shown = any(news.kind == "board" for news in change.news)
    if change.entries and not shown and not _is_private(change) and _is_news(change):
        change.tell("board")


def _call_all(change: Change) -> None:
    """Add a call for every person whom the events of the change concern.

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


def _is_private(change: Change) -> bool:
    """Whether only those concerned could notice the change; then no board is redrawn.

    Its time of edit would tell everybody that somebody has just sent money.
    """
    before, after = change.before, change.live
    if before.game is None or after.game is None:
        return False
    if any(not isinstance(event, Private) for event in change.events):
        return False
    return _public(before) == _public(after)


def _public(live: Live) -> tuple[object, ...]:
    """All that a public board shows. The rules' own timers are left out, since it shows none."""
    _, game = live.begun
    waiting = live.waiting
    shown = (waiting.seats, waiting.may, waiting.ask, waiting.facts)
    paced = tuple(alarm for alarm in live.row.alarms if alarm.paced)
    row = (live.row.stage, live.row.decision, paced, live.ballots)
    return live.rules.view(game.state, None), shown, row


def _is_news(change: Change) -> bool:
    """Not each entry of a computer, nor what a computer answers at once; but a turn that ended."""
    if mover(change.live) is None:
        return True
    return _turned(change) and bool(waited_persons(change.live))


def _turned(change: Change) -> bool:
    """The clock rang; or all were ready before the hour of a turn that goes by the clock."""
    if change.entries[-1].seat is None:
        return True
    header, _ = change.live.begun
    moved = change.live.row.decision != change.before.row.decision
    return moved and change.live.rules.schedule(header.options) is not None

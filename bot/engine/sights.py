"""What one viewer may see of a table. Everything that leaves the engine is made here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from bot.engine.deadlines import deadline
from bot.engine.live import Live, asked_persons, seat_of
from bot.engine.saving import cause_of
from bot.engine.sight import Later, LogLine, Sight
from bot.engine.undoing import reach_of
from bot.store.rows import EntryRow
from games.core.offers import Offer
from games.core.record import Cause, Table, decode_events
from games.core.words import Seat, visible_events


def sight(live: Live, user_id: int | None) -> Sight:
    """For who sits there, or for a spectator."""
    viewer = seat_of(live, user_id)
    if live.game is None:
        row = replace(live.row, state=None, seed=None)
        return Sight(table=row, seats=live.seats, rules=live.rules, viewer=viewer)
    rules, state = live.rules, live.state
    over = live.row.stage == "over"
    mine: Sequence[Offer] = Later(lambda: _own_offers(live, viewer))
    return Sight(
        table=replace(live.row, state=None, seed=live.row.seed if over else None),
        seats=live.seats,
        rules=rules,
        viewer=viewer,
        view=rules.view(state, viewer),
        waiting=live.waiting,
        offers=mine,
        open_offers=Later(lambda: tuple(_open_offers(live, viewer, mine))),
        outcome=rules.outcome(state) if over else None,
        orders=tuple(one for one in live.orders if one.seat == viewer),
        turn=state.turn,
        undo=None if viewer is None else reach_of(live, viewer),
        ballots=live.ballots,
        seed_hash=hash_of(live.row.seed or ""),
        deadline=deadline(live),
    )


def at(live: Live, past: Table[Any]) -> Live:
    """The table as it was played then; what stands beside the record is of now, so it is left out."""
    row = replace(live.row, number=past.number, decision=past.opened, alarms=(), due=None)
    waiting = live.rules.waiting(past.state)
    return replace(live, row=row, game=past, waiting=waiting, orders=(), ballots=(), lines=())


def log_of(live: Live, rows: tuple[EntryRow, ...], user_id: int | None) -> list[LogLine]:
    """What these entries told the person."""
    viewer = seat_of(live, user_id)
    return [_log_line(live.rules, row, viewer) for row in rows]


@lru_cache(maxsize=1024)
def hash_of(seed: str) -> str:
    """What is published of the seed while the game runs."""
    return sha256(seed.encode()).hexdigest()


def _log_line(rules: Any, row: EntryRow, viewer: Seat | None) -> LogLine:
    """Which order of somebody else's acted is their own affair."""
    cause = cause_of(row.cause, row.cause_number)
    if cause is not None and cause.by == "order" and row.seat != viewer:
        cause = Cause("order")
    events = visible_events(decode_events(rules, row.events), viewer)
    return LogLine(row.number, row.seat, cause, events)


def _own_offers(live: Live, viewer: Seat | None) -> tuple[Offer, ...]:
    if viewer is None or live.row.stage != "running" or live.seats[viewer].left:
        return ()
    return tuple(live.rules.offers(live.state, viewer))


def _open_offers(
    live: Live, viewer: Seat | None, mine: Sequence[Offer]
) -> Iterator[tuple[Seat, Offer]]:
    if live.row.stage != "running" or live.waiting.private:
        return
    for seat in asked_persons(live):
        offers = mine if seat == viewer else live.rules.offers(live.state, seat)
        yield from ((seat, offer) for offer in offers if not offer.hidden)

"""What happens to a lobby: who sits there, what is agreed on, the start, the end of waiting."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.engine import records
from bot.engine.choosing import with_option
from bot.engine.deadlines import LOBBY_CLOSED, LOBBY_WARNED
from bot.engine.draft import Draft
from bot.engine.live import Live, house_of
from bot.errors import HouseError
from bot.names import distinct
from bot.starts import kept_start, later_start, possible_starts
from bot.store.rows import SeatRow
from games.core.chance import Chance
from games.core.contract import Rules
from games.core.record import Header, decode_options, open_table
from games.core.timers import arm
from games.core.words import Seat
from games.players import kinds

AnyRules = Rules[Any, Any, Any]
COMPUTER = "Computer"


def sit(draft: Draft, name: str, user_id: int | None, computer: str | None) -> None:
    """A person or a computer takes the next seat. HouseError: already-seated, table-full."""
    live = draft.live
    if user_id is not None and any(row.user_id == user_id for row in live.seats):
        raise HouseError("already-seated")
    most = max(live.rules.seats)
    if len(live.seats) >= most:
        raise HouseError("table-full", most=most)
    taken = {row.name for row in live.seats}
    row = SeatRow(
        table_id=live.row.id,
        seat=Seat(len(live.seats)),
        user_id=user_id,
        name=distinct(name, taken),
        computer=computer,
    )
    _reseat(draft, (*live.seats, row))


def sit_computer(draft: Draft, kind: str) -> None:
    """HouseError: no-such-computer, table-full."""
    if kind not in kinds(draft.live.rules):
        raise HouseError("no-such-computer")
    sit(draft, COMPUTER, None, kind)


def rise(draft: Draft, user_id: int) -> None:
    """The host hands over to the next person; a lobby without persons closes.

    HouseError: not-at-this-table.
    """
    live = draft.live
    if all(row.user_id != user_id for row in live.seats):
        raise HouseError("not-at-this-table")
    _reseat(draft, (row for row in live.seats if row.user_id != user_id))
    people = [row.user_id for row in draft.live.seats if row.user_id is not None]
    if not people:
        close(draft, "empty")
    elif user_id == live.row.host_id:
        draft.set(host_id=people[0])


def rise_computer(draft: Draft) -> None:
    """The computer that came last goes. HouseError: no-computer."""
    seats = draft.live.seats
    last = next((row for row in reversed(seats) if row.user_id is None), None)
    if last is None:
        raise HouseError("no-computer")
    _reseat(draft, (row for row in seats if row is not last))


def choose(draft: Draft, field: str, value: object) -> None:
    """Set an option; text is read as the field's type. HouseError: no-such-option, option-value."""
    live = draft.live
    draft.set(options=with_option(live.rules, live.row.options, field, value))
    draft.set(starts=kept_start(live.rules, draft.live.row, draft.now))


def choose_start(draft: Draft, moment: datetime) -> None:
    """HouseError: no-such-start, unless it is one of the deadlines to come."""
    live = draft.live
    if moment not in possible_starts(live.rules, live.row, draft.now):
        raise HouseError("no-such-start")
    draft.set(starts=moment)


def start_or_put_off(draft: Draft, now: datetime) -> None:
    """The time agreed on, which is the draft's, has come; with too few players the next one counts.

    After an outage that is the next from `now` on: nobody could come meanwhile.
    """
    live = draft.live
    if len(live.seats) in live.rules.seats:
        start(draft, secrets.token_hex(16))
    else:
        later = later_start(live.rules, live.row, max(now, draft.now))
        assert later is not None
        draft.set(starts=later)
        least = min(live.rules.seats)
        draft.say("start-put-off", until=_stamp(later), least=least, have=len(live.seats))
    draft.tell("lobby")


def start(draft: Draft, seed: str) -> None:
    """Deal the seats by the seed and set the game up. HouseError: too-few-seats."""
    live, rules = draft.live, draft.live.rules
    if len(live.seats) not in rules.seats:
        raise HouseError("too-few-seats", least=min(rules.seats))
    options = decode_options(rules, live.row.options)
    header = Header(live.row.game, rules.version, len(live.seats), options, seed, draft.now)
    game = open_table(rules, header)
    waiting = rules.waiting(game.state)
    draft.live = replace(live, header=header, game=game, waiting=waiting, seats=_dealt(live, seed))
    alarms = arm((), waiting.timers, draft.now, house_of(live.row.clock))
    draft.set(
        stage="running", seed=seed, version=rules.version, shape=rules.shape, opened=draft.now,
        at=draft.now, alarms=alarms, revealed=game.revealed, reminded=0, starts=None,
    )  # fmt: skip
    draft.entries.append(replace(records.setup_row(game), table_id=live.row.id))


def close(draft: Draft, why: str) -> None:
    """It will not start. `why` is empty, host, admin or time."""
    draft.set(stage="closed", ended=draft.now)
    draft.say("lobby-closed", why=why)


def ring(draft: Draft) -> None:
    """After six days the lobby is warned, after seven it closes."""
    row = draft.live.row
    if draft.now >= row.created + LOBBY_CLOSED:
        close(draft, "time")
        draft.tell("lobby")
    elif not row.reminded and draft.now >= row.created + LOBBY_WARNED:
        draft.set(reminded=1)
        draft.say("lobby-closes-soon", until=_stamp(row.created + LOBBY_CLOSED))


def _dealt(live: Live, seed: str) -> tuple[SeatRow, ...]:
    """Who sits where is drawn, and can be checked at the end by the seed."""
    shuffled = Chance(f"{seed}/seats", 0).shuffled(live.seats)
    bank = live.row.clock.bank
    return tuple(replace(row, seat=Seat(n), bank=bank) for n, row in enumerate(shuffled))


def _reseat(draft: Draft, rows: Iterable[SeatRow]) -> None:
    seats = tuple(replace(row, seat=Seat(number)) for number, row in enumerate(rows))
    draft.live = replace(draft.live, seats=seats)


def _stamp(moment: datetime) -> int:
    return int(moment.timestamp())

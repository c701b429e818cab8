"""Changes of a lobby: seats, options, the start, the closing."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.engine.lobby.options import with_option
from bot.engine.table.live import QUICK, Change, Live, begun
from bot.engine.table.names import distinct, next_name, of_a_person
from bot.engine.time.due import LOBBY_CLOSED, LOBBY_WARNED
from bot.engine.time.paces import clock_of
from bot.engine.time.starts import kept_start, later_start, possible_starts
from bot.engine.views import transcripts
from bot.errors import HouseError
from bot.store.rows import Pace, SeatRow
from games.core.chance import Chance
from games.core.record import Header, decode_options, open_table
from games.core.timers import arm
from games.core.words import Seat
from games.players import kinds
from games.players.levels import levels

PATIENCE, HURRY = timedelta(hours=24), timedelta(minutes=15)
"""How long a host may be silent before the lobby passes to the next person; the second at a quick pace."""


def sit(change: Change, name: str, user_id: int | None, computer: str | None) -> None:
    """A person or a computer takes the next seat; where none is left, a computer gives way to a person.

    HouseError: already-seated, not-invited, table-full.
    """
    live = change.live
    if user_id is not None and any(row.user_id == user_id for row in live.seats):
        raise HouseError("already-seated")
    if user_id is not None and not is_welcome(live, user_id):
        raise HouseError("not-invited")
    most = max(live.rules.seats)
    if len(live.seats) >= most and user_id is not None and _has_computer(live):
        rise_computer(change)
        live = change.live
    if len(live.seats) >= most:
        raise HouseError("table-full", most=most)
    taken = {row.name for row in live.seats}
    row = SeatRow(
        table_id=live.row.id,
        seat=Seat(len(live.seats)),
        user_id=user_id,
        name=distinct(name if computer else of_a_person(name), taken),
        computer=computer,
    )
    _reseat(change, (*live.seats, row))


def _has_computer(live: Live) -> bool:
    return any(row.user_id is None for row in live.seats)


def check_company(live: Live, around: Collection[int]) -> None:
    """HouseError: full-for-you, if somebody sits there whom the person shall not meet."""
    if any(row.user_id in around for row in live.seats if row.user_id is not None):
        raise HouseError("full-for-you")


def sit_computer(change: Change, kind: str) -> None:
    """HouseError: no-such-computer, table-full."""
    rules = change.live.rules
    if kind not in {*levels(rules), *kinds(rules)}:
        raise HouseError("no-such-computer")
    names = {row.name for row in change.live.seats}
    sit(change, next_name(change.live.row.language, names), None, kind)


def rise(change: Change, user_id: int) -> None:
    """The host hands over to the next person; a lobby without persons closes.

    HouseError: not-at-this-table.
    """
    live = change.live
    if all(row.user_id != user_id for row in live.seats):
        raise HouseError("not-at-this-table")
    _reseat(change, (row for row in live.seats if row.user_id != user_id))
    people = [row.user_id for row in change.live.seats if row.user_id is not None]
    if not people:
        close(change, "empty")
    elif user_id == live.row.host_id:
        change.set(host_id=people[0])


def is_welcome(live: Live, user_id: int) -> bool:
    """Whether the host lets the person join."""
    row = live.row
    return user_id not in row.barred and (not row.invited or user_id in row.invited)


def invite(change: Change, user_id: int) -> None:
    """From the first invitation on only those who are invited may join. Who sits there stays."""
    row = change.live.row
    barred = tuple(one for one in row.barred if one != user_id)
    change.set(invited=tuple(dict.fromkeys((*row.invited, user_id))), barred=barred)


def remove(change: Change, user_id: int) -> None:
    """Off the table and the list, and not in again uninvited. HouseError: host-stays."""
    row = change.live.row
    if user_id == row.host_id:
        raise HouseError("host-stays")
    invited = tuple(one for one in row.invited if one != user_id)
    change.set(invited=invited, barred=tuple(dict.fromkeys((*row.barred, user_id))))
    _reseat(change, (seat for seat in change.live.seats if seat.user_id != user_id))


def drop(change: Change, gone: Collection[int]) -> None:
    """Those who are not in the server any more are not dealt in."""
    for user_id in gone:
        if any(row.user_id == user_id for row in change.live.seats):
            rise(change, user_id)


def next_host(live: Live, now: datetime) -> int | None:
    """The seat that may start or close the lobby in place of a host that has been silent for long."""
    row = live.row
    patience = HURRY if row.clock.pace in QUICK else PATIENCE
    if now < (row.host_seen or row.created) + patience:
        return None
    others = (seat.user_id for seat in live.seats if seat.user_id not in {None, row.host_id})
    return next(others, None)


def rise_computer(change: Change) -> None:
    """The computer that came last leaves. HouseError: no-computer."""
    seats = change.live.seats
    last = next((row for row in reversed(seats) if row.user_id is None), None)
    if last is None:
        raise HouseError("no-computer")
    _reseat(change, (row for row in seats if row is not last))


def choose(change: Change, field: str, value: object) -> None:
    """Set an option; text is read as the field's type. HouseError: no-such-option, option-value."""
    live = change.live
    change.set(options=with_option(live.rules, live.row.options, field, value))
    # Another option may change the hours at which the game can begin.
    change.set(starts=kept_start(live.rules, change.live.row, change.now))


def choose_pace(change: Change, pace: Pace, seconds: int | None = None) -> None:
    """Another time for each decision; what stops the clock stays. HouseError: pace-out-of-range."""
    before = change.live.row.clock
    clock = clock_of(pace, before.zone, seconds)
    change.set(clock=replace(clock, vacations=before.vacations, weekends_off=before.weekends_off))


def choose_evening(change: Change, tonight: bool) -> None:
    """What one evening needs, or days: the pace, and the options that the game names for it."""
    rules = change.live.rules
    choose_pace(change, "live" if tonight else "daily")
    usual = rules.options_type()
    for field, value in rules.tonight.items():
        choose(change, field, value if tonight else getattr(usual, field))


def choose_start(change: Change, moment: datetime) -> None:
    """The start moves to one of the deadlines to come. HouseError: no-such-start."""
    live = change.live
    if moment not in possible_starts(live.rules, live.row, change.now):
        raise HouseError("no-such-start")
    change.set(starts=moment)


def start_or_put_off(change: Change, now: datetime) -> None:
    """Start at the time agreed on, which is the change's; with too few players, put it off.

    After an outage the next start lies after `now`: nobody could join meanwhile.
    """
    live = change.live
    if len(live.seats) in live.rules.seats:
        start(change, secrets.token_hex(16))
    else:
        later = later_start(live.rules, live.row, max(now, change.now))
        assert later is not None
        change.set(starts=later)
        least = min(live.rules.seats)
        change.say("start-put-off", until=_stamp(later), least=least, have=len(live.seats))
    change.tell("lobby")


def start(change: Change, seed: str) -> None:
    """Deal the seats by the seed and set the game up. HouseError: too-few-seats."""
    change.live = replace(change.live, seats=_dealt(change.live, seed))
    start_as_seated(change, seed)


def start_as_seated(change: Change, seed: str) -> None:
    """Set the game up with the seats in their present order. HouseError: too-few-seats."""
    live, rules = change.live, change.live.rules
    if len(live.seats) not in rules.seats:
        raise HouseError("too-few-seats", least=min(rules.seats))
    bank = live.row.clock.bank
    seats = tuple(replace(row, bank=bank) for row in live.seats)
    options = decode_options(rules, live.row.options)
    header = Header(live.row.game, rules.version, len(live.seats), options, seed, change.now)
    game = open_table(rules, header)
    change.live = begun(replace(live, seats=seats), header, game)
    alarms = arm((), change.live.waiting.timers, change.now, live.row.clock)
    change.set(
        stage="running", seed=seed, version=rules.version, shape=rules.shape, opened=change.now,
        at=change.now, alarms=alarms, revealed=game.revealed, reminded=0, starts=None,
    )  # fmt: skip
    # The setup is entry 0, so that the log can tell it like all others.
    change.entries.append(replace(transcripts.setup_row(game), table_id=live.row.id))


def close(change: Change, why: str) -> None:
    """Close it without a game. `why` is empty, host, admin or time."""
    change.set(stage="closed", ended=change.now)
    change.say("lobby-closed", why=why)


def ring(change: Change) -> None:
    """Warn the lobby after six days, close it after seven."""
    row = change.live.row
    if change.now >= row.created + LOBBY_CLOSED:
        close(change, "time")
        change.tell("lobby")
    elif not row.reminded and change.now >= row.created + LOBBY_WARNED:
        change.set(reminded=1)
        change.say("lobby-closes-soon", until=_stamp(row.created + LOBBY_CLOSED))


def _dealt(live: Live, seed: str) -> tuple[SeatRow, ...]:
    """The seats, drawn by the seed: everybody can check that at the end."""
    shuffled = Chance(f"{seed}/seats", 0).shuffled(live.seats)
    return tuple(replace(row, seat=Seat(n)) for n, row in enumerate(shuffled))


def _reseat(change: Change, rows: Iterable[SeatRow]) -> None:
    # Seats are indices of tuples everywhere, so no number may be missing.
    seats = tuple(replace(row, seat=Seat(number)) for number, row in enumerate(rows))
    change.live = replace(change.live, seats=seats)


def _stamp(moment: datetime) -> int:
    return int(moment.timestamp())

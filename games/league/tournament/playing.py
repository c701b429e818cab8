"""What happens while a tournament is played: the clock, results, people who leave."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament import lapses
from games.league.tournament.drawing import refit
from games.league.tournament.effects import (
    Announced,
    CloseTable,
    Judged,
    ReplaceSeat,
    ScoreTable,
    check_result,
    player_of,
    round_of,
    say,
    table_of,
    with_player,
    with_round,
    with_table,
)
from games.league.tournament.entries import Adjudicate, EndAfter, EndTable, Extend, Replace
from games.league.tournament.progress import finished, opened, started
from games.league.tournament.settings import LONGEST_TIME
from games.league.tournament.state import (
    CheckingIn,
    Player,
    Playing,
    Registering,
    Result,
    Round,
    State,
    Status,
    Table,
    timer,
)

NOTICE = timedelta(days=1)
"""How long a round that is shortened goes on at least; one that would end sooner anyway, half as long."""


def begun(state: State, at: datetime) -> Judged:
    """RuleError: too-few-players, round-running."""
    match state.phase:
        case Registering():
            return _registered(state, at, by_director=True)
        case CheckingIn():
            return _checked(state, at, by_director=True)
        case _ if not state.rounds[-1].opened:
            return opened(Judged(state), at)
        case _:
            raise RuleError("round-running", round=state.rounds[-1].number)


def rung(state: State, key: str, at: datetime) -> Judged:
    """RuleError: stale, if this timer does not run."""
    running = timer(state)
    if running is None or running.key != key:
        raise RuleError("stale")
    match state.phase:
        case Registering():
            return _registered(state, at, by_director=False)
        case CheckingIn():
            return _checked(state, at, by_director=False)
        case _ if not state.rounds[-1].opened:
            return opened(Judged(state), at)
        case _ if key.startswith("silent:"):
            return lapses.scored(state, int(key.partition(":")[2]))
        case _:
            return _round_over(state)


def gone(
    state: State, number: int, at: datetime, said: Announced, *, for_good: bool = False
) -> Judged:
    """Nobody waits for them any more, and nothing of theirs is erased."""
    player = player_of(state, number)
    # A director may also put somebody out who has left before they were asked to.
    out = for_good and player.status in {"left", "absent"}
    if player.status not in {"entered", "reserve"} and not out:
        raise RuleError("not-joined")
    status: Status = "out" if for_good else "left"
    after = with_player(state, replace(player, status=status, resting=False))
    judged = Judged(after, (said,))
    if not isinstance(state.phase, Playing):
        return judged
    if not after.rounds[-1].opened:
        return _refitted(judged, number, at)
    for table in after.rounds[-1].running:
        if number in table.seats:
            seat = table.seats.index(number)
            return _filled(judged, table, seat, free_reserve(after), left=True)
    return judged


def acted(
    state: State, action: EndTable | Adjudicate | Replace | Extend | EndAfter, at: datetime
) -> Judged:
    match action:
        case EndTable(table=number, places=places, scores=scores):
            after = _given_up(state, _running(state, number), action.left)
            table = table_of(after, number)
            check_result(table, places, scores)
            lapsed = tuple(one for seat in action.lapsed if (one := table.seats[seat]))
            judged = lapses.ended(after, table, Result(places, scores), lapsed)
            return Judged(judged.state, (say("table-ended", table=number), *judged.effects))
        case Adjudicate():
            return _adjudicated(state, _running(state, action.table), action)
        case Replace():
            return _replaced(state, _running(state, action.table), action)
        case Extend():
            return _extended(state, action, at)
        case EndAfter(reason=reason, now=now):
            return _ended_early(state, reason, now=now)


def _ended_early(state: State, reason: str, *, now: bool) -> Judged:
    """RuleError: reason-missing, no-round-yet; ends-already; nothing-played, if nothing could decide."""
    if not reason.strip():
        raise RuleError("reason-missing")
    if not isinstance(state.phase, Playing):
        raise RuleError("no-round-yet")
    number, last = len(state.rounds), state.rounds[-1]
    if not now:
        if state.last == number:
            raise RuleError("ends-already", round=number)
        said = say("ends-after", calls=state.entered, round=number, reason=reason)
        return Judged(replace(state, last=number), (said,))
    if not any(table.result for one in state.rounds for table in one.tables):
        raise RuleError("nothing-played")
    closed = tuple(CloseTable(one.number) for one in last.running if last.opened)
    said = say("ended-early", calls=state.entered, reason=reason, count=len(closed))
    # A round that nobody has begun was never played.
    rounds = state.rounds if last.opened else state.rounds[:-1]
    return finished(Judged(replace(state, rounds=rounds, pausing=None), (*closed, said)))


def _adjudicated(state: State, table: Table, action: Adjudicate) -> Judged:
    """Those who let the others wait stand behind them; those who never moved were absent."""
    check_result(table, action.places, action.scores)
    late, absent = _at(table, action.late), _at(table, action.absent)
    result = Result(action.places, action.scores, "method")
    lapsed = tuple(dict.fromkeys((*table.silent, *absent)))
    judged = lapses.ended(state, table, result, lapsed)
    told = tuple(one for one in late if one not in lapsed)
    said = say("adjudicated", calls=told, table=table.number, late=told)
    ended = (say("table-ended", table=table.number), *judged.effects)
    return Judged(judged.state, (*ended, CloseTable(table.number), said))


def _at(table: Table, seats: Sequence[int]) -> tuple[int, ...]:
    """The players in these seats."""
    inside = (table.seats[seat] for seat in seats if 0 <= seat < len(table.seats))
    return tuple(player for player in inside if player is not None)


def _registered(state: State, at: datetime, *, by_director: bool) -> Judged:
    if by_director:
        _check_enough(state, len(state.active))
    length = state.settings.check_in
    if not length or len(state.active) < state.settings.fewest:
        return started(state, at)
    after = replace(state, phase=CheckingIn(at + length))
    until = int((at + length).timestamp())
    return Judged(after, (say("check-in-open", calls=state.active, until=until),))


def _checked(state: State, at: datetime, *, by_director: bool) -> Judged:
    """Players who have not checked in are not seated."""
    if by_director:
        _check_enough(
            state, sum(one.status == "entered" and one.checked_in for one in state.players)
        )
    players = tuple(map(_present, state.players))
    return started(replace(state, players=players), at)


def _check_enough(state: State, count: int) -> None:
    if count < state.settings.fewest:
        raise RuleError("too-few-players", players=count, least=state.settings.fewest)


def _present(player: Player) -> Player:
    if player.status == "entered" and not player.checked_in:
        return replace(player, status="absent")
    return player


def _round_over(state: State) -> Judged:
    """The late tables are scored by the published method, one by one."""
    running = state.rounds[-1]
    late = tuple(table.number for table in running.running)
    after = with_round(state, replace(running, overdue=True))
    said = say("round-time-over", round=running.number, tables=late)
    return Judged(after, (said, *map(ScoreTable, late)))


def _refitted(judged: Judged, number: int, at: datetime) -> Judged:
    """A round that is drawn is fitted to those who are left; with one it ends."""
    state = judged.state
    if state.survivors is not None:
        survivors = tuple(one for one in state.survivors if one != number)
        state = replace(state, survivors=survivors)
    playing = state.active if state.survivors is None else state.survivors
    if len(playing) >= 2:
        return judged.then(refit(state, at))
    lone = replace(state.rounds[-1], tables=(), byes=playing, opened=at)
    return judged.then(with_round(state, lone))


def free_reserve(state: State) -> int | None:
    """The first reserve who does not play in this round."""
    busy = {player for table in state.rounds[-1].tables for player in table.seats}
    free = (one.number for one in state.players if one.status == "reserve")
    return next((number for number in free if number not in busy), None)


def _filled(judged: Judged, table: Table, seat: int, player: int | None, **why: bool) -> Judged:
    """Somebody else goes on in the seat; a table of computers alone is over."""
    before = table.seats[seat]
    seats = (*table.seats[:seat], player, *table.seats[seat + 1 :])
    after = replace(
        table,
        seats=seats,
        replaced=table.replaced if before is None else (*table.replaced, before),
        silent=tuple(one for one in table.silent if one != before),
        scored_at=None,
        substitutes=(*(one for one in table.substitutes if one != before), *_known(player)),
    )
    if before in table.silent:
        judged = lapses.counted(judged, table, before)
    if not after.players:
        over = replace(after, result=Result((), tuple(0 for _ in seats), "method"))
        return judged.then(with_table(judged.state, over), CloseTable(table.number))
    said = say("replaced", calls=_known(player), table=table.number, player=before, by=player)
    seated = ReplaceSeat(table.number, seat, player, **why)
    return judged.then(with_table(judged.state, after), seated, said)


def _known(player: int | None) -> tuple[int, ...]:
    return () if player is None else (player,)


def _running(state: State, number: int) -> Table:
    """RuleError: no-such-table, table-not-running."""
    one, table = round_of(state, number), table_of(state, number)
    if table.result is not None or one.opened is None:
        raise RuleError("table-not-running", table=number)
    return table


def _given_up(state: State, table: Table, left: Sequence[int]) -> State:
    """Players who left a table that then ended have left the tournament, and nothing of it is theirs.

    Without this the last of them would have its first place.
    """
    for seat in left:
        player = table.seats[seat]
        if player is not None:
            seats = (*table.seats[:seat], None, *table.seats[seat + 1 :])
            table = replace(table, seats=seats, replaced=(*table.replaced, player))
            state = with_player(state, replace(player_of(state, player), status="left"))
    return with_table(state, table)


def _replaced(state: State, table: Table, action: Replace) -> Judged:
    seat, player = action.seat, action.player
    if not 0 <= seat < len(table.seats):
        raise RuleError("no-such-seat", most=len(table.seats))
    if player is not None:
        _check_free(state, player)
    if player == table.seats[seat]:
        raise RuleError("seat-unchanged")
    before = table.seats[seat]
    if action.keeps and before is not None and before not in table.silent:
        table = replace(table, kept=(*table.kept, (before, seat)))
    return _filled(Judged(state), table, seat, player, absent=not action.keeps)


def _check_free(state: State, number: int) -> None:
    """Nobody sits at two tables of a round, has a bye and plays, or comes back to a table they left."""
    player = player_of(state, number)
    if player.status not in {"entered", "reserve"}:
        raise RuleError("not-joined")
    tables = state.rounds[-1].tables
    if number in state.rounds[-1].byes or any(
        number in table.seats or number in table.replaced for table in tables
    ):
        raise RuleError("player-busy", player=number)


def _extended(state: State, action: Extend, at: datetime) -> Judged:
    shortens = action.by < timedelta() and isinstance(state.phase, Playing)
    if not action.by or (action.by < timedelta() and not shortens):
        raise RuleError("extension-too-short", least=1)
    if action.by > LONGEST_TIME:
        raise RuleError("extension-too-long", most=LONGEST_TIME.days)
    match state.phase:
        case Registering(until=datetime() as until):
            return _prolonged(state, Registering(until + action.by), until + action.by)
        case CheckingIn(until=until):
            return _prolonged(state, CheckingIn(until + action.by), until + action.by)
        case _:
            return _round_extended(state, action, at)


def _prolonged(state: State, phase: Registering | CheckingIn, until: datetime) -> Judged:
    """The settings follow, so that they say what holds."""
    key = "check-in-prolonged"
    if isinstance(phase, Registering):
        key = "registration-prolonged"
        changed = replace(state.settings, registration_until=until)
        state = replace(state, settings=changed, origin=state.origin or state.settings)
    said = say(key, calls=state.active if key == "check-in-prolonged" else (), until=_stamp(until))
    return Judged(replace(state, phase=phase), (said,))


def _round_extended(state: State, action: Extend, at: datetime) -> Judged:
    running = state.rounds[-1] if isinstance(state.phase, Playing) else None
    if running is None or running.due is None:
        raise RuleError("no-round-time")
    if action.by < timedelta():
        return _shortened(state, running, running.due, action.by, at)
    due = max(at, running.due) + action.by
    after = with_round(state, replace(running, due=due, overdue=False))
    said = say("extended", round=running.number, due=_stamp(due), was=_stamp(running.due))
    return Judged(after, (said,))


def _shortened(state: State, running: Round, was: datetime, by: timedelta, at: datetime) -> Judged:
    """Everybody has a day from now on, or half of what was left. RuleError: round-ends-too-soon."""
    earliest = at + min(NOTICE, (was - at) / 2)
    if running.overdue or was + by < earliest:
        raise RuleError("round-ends-too-soon", until=_stamp(max(at, earliest)))
    after = with_round(state, replace(running, due=was + by))
    said = say("shortened", round=running.number, due=_stamp(was + by), was=_stamp(was))
    return Judged(after, (said,))


def _stamp(moment: datetime) -> int:
    return int(moment.timestamp())

"""Decisions in a director's own cause: they wait for somebody without a stake, and are done in the open
where there is nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.effects import (
    AnyEffect,
    Judged,
    ScoreTable,
    TellHit,
    say,
    table_of,
)
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    AnyAction,
    Ask,
    Cancel,
    Change,
    Decision,
    Drop,
    EndAfter,
    Entry,
    Extend,
    Object,
    Penalise,
    Redraw,
    Replace,
    Rule,
    Settle,
    Swap,
)
from games.league.tournament.stakes import concerned, hit
from games.league.tournament.state import Asked, CalledOff, Finished, State, Table, timer

DELAY = timedelta(days=1)
"""How long those whom a decision hits may answer where nobody without a stake can."""

Act = Callable[[State, Entry], Judged]
"""What an entry makes of a tournament before anything follows from it."""


def acted(state: State, entry: Entry, act: Act) -> Judged:
    """RuleError: reason-missing, no-ruling-waits, ruling-renewed, ruling-not-yours, stale,
    no-such-decision, objected-already, and whatever the decision itself is refused for.
    """
    match entry.action:
        case Ask() as ask:
            return _asked(state, ask, entry, act)
        case Settle() as answer:
            return _settled(state, answer, entry, act)
        case Object() as objection:
            return _objected(state, objection)
        case _:
            return _rung(state, entry, act)


def put(state: State, step: Decision, player: int, reason: str, until: datetime | None) -> Judged:
    """It waits. One that the same question asked before is forgotten."""
    entry = state.number + 1
    kept = tuple(one for one in state.asked if _target(one.step) != _target(step))
    one = Asked(
        step=step, player=player, reason=reason, entry=entry, until=until, rounds=len(state.rounds)
    )
    due = int(until.timestamp()) if until else None
    said = say("ruling-asked", player=player, reason=reason, entry=entry, until=due)
    told = _letters(state, one, step, entry, asked=True)
    return Judged(replace(state, asked=(*kept, one)), (replace(said, step=step), *told))


def told(before: State, entry: Entry) -> tuple[TellHit, ...]:
    """Whom a director's own decision hits hear of it; of one that was asked for, when it counts."""
    step = entry.action
    if entry.by != "director" or not isinstance(step, Decision):
        return ()
    number = before.number + 1
    # A table that was asked to be scored is told of when it is.
    waited = (one for one in reversed(before.own) if one.step == Adjudicate(_table(step), (), ()))
    one = next(waited, None) if isinstance(step, Adjudicate) else None
    if one is not None:
        return tuple(_letters(before, one, step, one.entry, settled=one.settled))
    reason = getattr(step, "reason", "")
    players = concerned(before, step)
    return tuple(TellHit(player, step, reason, number) for player in players)


def without_moot(state: State) -> State:
    """Without those that wait for what is over."""
    left = tuple(one for one in state.asked if not _is_moot(state, one))
    return state if left == state.asked else replace(state, asked=left)


def _asked(state: State, ask: Ask, entry: Entry, act: Act) -> Judged:
    if not ask.reason.strip():
        raise RuleError("reason-missing")
    # What could not be done is refused at once, and not when somebody has agreed to it.
    _done(state, ask.step, entry, act)
    until = entry.at + DELAY if ask.alone and hit(state, ask.step, ask.player) else None
    return put(state, ask.step, ask.player, ask.reason, until)


def _settled(state: State, answer: Settle, entry: Entry, act: Act) -> Judged:
    one = _waiting(state, answer)
    if answer.player is not None:
        one = _voted(state, one, answer)
        others = len(hit(state, one.step, one.player))
        if 2 * len(one.against) < others and len(one.agreed) < others:
            kept = (one if old.entry == one.entry else old for old in state.asked)
            return Judged(replace(state, asked=tuple(kept)))
        return _counted(state, one, entry, act) if not one.against else _refused(state, one)
    return _counted(state, one, entry, act) if answer.agreed else _refused(state, one)


def _waiting(state: State, answer: Settle) -> Asked:
    """RuleError: ruling-renewed, if an older question was answered; no-ruling-waits."""
    if answer.entry:
        found = next((one for one in state.asked if one.entry == answer.entry), None)
    else:
        rulings = (one for one in state.asked if isinstance(one.step, Rule))
        found = next((one for one in rulings if _table(one.step) == answer.table), None)
    if found is not None:
        return found
    if any(_table(one.step) == answer.table != 0 for one in state.asked):
        raise RuleError("ruling-renewed", table=answer.table)
    raise RuleError("no-ruling-waits")


def _voted(state: State, one: Asked, answer: Settle) -> Asked:
    """RuleError: ruling-not-yours, if it is not asked of this player."""
    player = answer.player
    if player is None or one.until is None or player not in hit(state, one.step, one.player):
        raise RuleError("ruling-not-yours")
    agreed = tuple(other for other in one.agreed if other != player)
    against = tuple(other for other in one.against if other != player)
    if answer.agreed:
        return replace(one, agreed=(*agreed, player), against=against)
    return replace(one, agreed=agreed, against=(*against, player))


def _rung(state: State, entry: Entry, act: Act) -> Judged:
    """Nobody without a stake could answer, and fewer than half of those whom it hits objected."""
    running = timer(state)
    key = getattr(entry.action, "key", "")
    if running is None or running.key != key:
        raise RuleError("stale")
    number = int(key.partition(":")[2])
    one = next(one for one in state.asked if one.entry == number)
    try:
        return _counted(state, one, entry, act)
    except RuleError:
        # What cannot be done any more must not stop the clock.
        return _refused(state, one)


def _counted(state: State, one: Asked, entry: Entry, act: Act) -> Judged:
    step, number = one.step, state.number + 1
    in_the_open = one.until is not None and not isinstance(entry.action, Settle)
    in_the_open = in_the_open or getattr(entry.action, "player", None) is not None
    if in_the_open and isinstance(step, Rule):
        step = replace(step, by=one.player, alone=True)
    now = replace(one, settled=number)
    after = _without(replace(state, own=(*state.own, now)), one)
    found = _done(after, step, entry, act)
    key = "ruling-opened" if in_the_open else "ruling-agreed"
    said = say(key, player=one.player, entry=number, reason=one.reason)
    letters: tuple[AnyEffect, ...] = ()
    if not isinstance(step, Adjudicate):
        letters = tuple(_letters(state, one, one.step, one.entry, settled=number))
    return Judged(found.state, (replace(said, step=one.step), *found.effects, *letters))


def _refused(state: State, one: Asked) -> Judged:
    said = say("ruling-refused", player=one.player, entry=state.number + 1)
    return Judged(_without(state, one), (replace(said, step=one.step),))


def _objected(state: State, objection: Object) -> Judged:
    found = (objection.entry, objection.player)
    if not 1 <= objection.entry <= state.number or objection.player > len(state.players):
        raise RuleError("no-such-decision")
    if found in state.objections:
        raise RuleError("objected-already")
    after = replace(state, objections=(*state.objections, found))
    return Judged(after, (say("objected", player=objection.player, entry=objection.entry),))


def _done(state: State, step: Decision, entry: Entry, act: Act) -> Judged:
    """A table that was asked to be scored is scored as it stands then."""
    if not isinstance(step, Adjudicate):
        return act(state, Entry(step, entry.at, "director"))
    if not _is_running(state, table_of(state, step.table)):
        raise RuleError("table-not-running", table=step.table)
    return Judged(state, (ScoreTable(step.table, "director"),))


def _letters(
    state: State, one: Asked, step: Decision, entry: int, *, asked: bool = False, settled: int = 0
) -> Iterator[TellHit]:
    """To all who may answer; else to those whom it takes something from."""
    players = hit(state, one.step, one.player) if one.until else concerned(state, one.step)
    until = one.until if asked else None
    for player in (other for other in players if other != one.player):
        yield TellHit(player, step, one.reason, entry, asked, settled, until)


def _without(state: State, one: Asked) -> State:
    return replace(state, asked=tuple(old for old in state.asked if old.entry != one.entry))


def _is_moot(state: State, one: Asked) -> bool:
    over = isinstance(state.phase, Finished | CalledOff)
    match one.step:
        case Rule(table=number):
            return isinstance(state.phase, CalledOff) or number not in _tables(state)
        case Adjudicate(table=number) | Replace(table=number):
            table = _tables(state).get(number)
            return over or table is None or not _is_running(state, table)
        case Drop(player=number):
            return over or state.players[number - 1].status == "out"
        case Swap() | Redraw():
            drawn = len(state.rounds) == one.rounds and not state.rounds[-1].opened
            return over or not drawn
        case Extend():
            return over or len(state.rounds) != one.rounds
        case EndAfter():
            return over or len(state.rounds) != one.rounds
        case Add() | Penalise() | Change() | Cancel():
            return over


def _tables(state: State) -> dict[int, Table]:
    return {table.number: table for one in state.rounds for table in one.tables}


def _is_running(state: State, table: Table) -> bool:
    now = state.current
    return now is not None and bool(now.opened) and table in now.running


def _table(step: AnyAction) -> int:
    number = getattr(step, "table", 0)
    assert isinstance(number, int)
    return number


def _target(step: Decision) -> tuple[object, ...]:
    """What it is about: another question about the same takes its place."""
    match step:
        case Rule(table=number) | Adjudicate(table=number):
            return type(step), number
        case Replace(table=number, seat=seat):
            return type(step), number, seat
        case Drop(player=player) | Penalise(player=player) | Add(player=player):
            return type(step), player
        case _:
            return (type(step),)

"""Decisions in a director's own cause: whether one has a stake, who can answer, and who may not."""

from __future__ import annotations

from bot.errors import HouseError
from bot.tournaments.records.directors import Person, check_director, is_director
from bot.tournaments.records.records import Held
from games.core.words import RuleError
from games.league.tournament.entries import AnyAction, Ask, Decision, Entry, Rule, Settle
from games.league.tournament.stakes import hit, stake
from games.league.tournament.state import Asked


def decided(held: Held, director: Person, step: AnyAction, reason: str = "") -> AnyAction:
    """The step; or the question, where it is in the director's own cause."""
    own = held.number_of(director.user_id)
    if own is None or not isinstance(step, Decision) or not stake(held.state, step, own):
        return step
    said = getattr(step, "reason", "") or reason
    return Ask(step, own, said, alone=not _others(held, director, step))


def answered(held: Held, person: Person, answer: Settle) -> Settle:
    """The answer as it counts: a director's, or that of one whom it hits where no director can.

    HouseError: director-only, settle-own.
    """
    own, one = held.number_of(person.user_id), _waiting(held, answer)
    if one is None or own is None:
        check_director(held, person)
        return answer
    has_stake = own == one.player or stake(held.state, one.step, own)
    if is_director(held, person) and not has_stake:
        return answer
    if one.until is not None and own in hit(held.state, one.step, one.player):
        return Settle(answer.table, answer.agreed, answer.entry, own)
    check_director(held, person)
    raise HouseError("settle-own")


def check_undo(held: Held, director: Person, entries: tuple[Entry, ...], to: int) -> None:
    """Nobody takes back what others have decided about their own cause. HouseError: undo-own."""
    own = held.number_of(director.user_id)
    if own is None:
        return
    for entry in entries[to:]:
        if isinstance(entry.action, Ask) and entry.action.player == own:
            continue
        step = _decision(entry.action, entries)
        if entry.by == "director" and step is not None and _has_stake(held, step, own):
            raise HouseError("undo-own")


def can_answer(held: Held, step: Decision, user_id: int) -> bool:
    """Whether this person has no stake in it."""
    return not _has_stake(held, step, held.number_of(user_id))


def _others(held: Held, director: Person, step: Decision) -> bool:
    """Whether somebody without a stake could answer: another director, else the owner of the server.

    Others may manage it, too; who they are is not known, and they may answer all the same.
    """
    directors = {held.row.host_id, *held.directors} - {0, director.user_id}
    if any(can_answer(held, step, one) for one in directors):
        return True
    owner = director.owner
    return owner is None or (owner != director.user_id and can_answer(held, step, owner))


def _decision(action: AnyAction, entries: tuple[Entry, ...]) -> Decision | None:
    if isinstance(action, Settle) and 0 < action.entry <= len(entries):
        action = entries[action.entry - 1].action
    if isinstance(action, Ask):
        return action.step
    return action if isinstance(action, Decision) else None


def _has_stake(held: Held, step: Decision, own: int | None) -> bool:
    try:
        return stake(held.state, step, own)
    except RuleError:
        # Of a table that is not there any more nobody knows: then others decide.
        return own is not None


def _waiting(held: Held, answer: Settle) -> Asked | None:
    if answer.entry:
        return next((one for one in held.state.asked if one.entry == answer.entry), None)
    for one in held.state.asked:
        if isinstance(one.step, Rule) and one.step.table == answer.table:
            return one
    return None

"""Foresight: what an act changes, read off the real step in worlds that its player cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from games.core.chance import Chance
from games.core.contract import AnyRules, Note, Strength
from games.core.words import Action, Fact, RuleError, Seat

WORLDS = 24
"""Worlds that must agree on what is told: of six, five faces of a die agreed in a third."""
REASONS = 2
"""Reasons that are told at most."""

_About = tuple[str, tuple[tuple[str, Fact], ...]]
"""What a strength is about: its key and facts."""


def reasons(
    rules: AnyRules,
    state: Any,
    seat: Seat,
    moment: datetime,
    better: Action,
    other: Action,
    seed: str,
) -> tuple[Note, ...]:
    """What the position after one act has that it lacks after the other, the weightiest first.

    Only what is the same in every imagined world is told: dice and hidden cards decide nothing here.
    Nothing where an act is refused in one of them, or ends a turn that goes on after the other: what is
    still to come of it may be better.
    """
    told: Mapping[_About, Note] | None = None
    for number in range(WORLDS):
        world = f"{seed}/reasons/{number}"
        dealt = rules.imagine(state, seat, Chance(f"{world}/world", 0))
        try:
            mine, theirs = (
                rules.apply(dealt, seat, action, moment, Chance(f"{world}/step", 0)).state
                for action in (better, other)
            )
        except RuleError:
            return ()
        if not (type(better) is type(other) or _asks_alike(rules, mine, theirs)):
            return ()
        if rules.guide.clock and rules.guide.clock(mine) != rules.guide.clock(theirs):
            return ()
        more = dict(_more(_strengths(rules, mine, seat), _strengths(rules, theirs, seat)))
        told = {at: note for at, note in more.items() if told is None or told.get(at) == note}
        if not told:
            return ()
    return tuple((told or {}).values())[:REASONS]


def _asks_alike(rules: AnyRules, one: Any, other: Any) -> bool:
    return rules.waiting(one).ask == rules.waiting(other).ask


def _strengths(rules: AnyRules, state: Any, seat: Seat) -> Mapping[_About, Strength]:
    found = rules.strengths(rules.view(state, seat))
    return {(one.key, tuple(sorted(one.facts.items()))): one for one in found if one.value}


def _more(
    mine: Mapping[_About, Strength], theirs: Mapping[_About, Strength]
) -> Iterator[tuple[_About, Note]]:
    """What is there or not, such as an office, is more only if the other has not one of another name."""
    counts = Counter(key for key, _ in theirs)
    counts.subtract(key for key, _ in mine)
    for about, one in mine.items():
        more = one.value - (theirs[about].value if about in theirs else 0)
        if more > 0 and (one.by or counts[one.key] < 0):
            yield about, Note(one.key, {**one.facts, one.by: more} if one.by else one.facts)

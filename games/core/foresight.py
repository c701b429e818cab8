"""Foresight: what an act changes, read off the real step in worlds that its player cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from games.core.chance import Chance
from games.core.contract import AnyRules, Note, Strength
from games.core.words import Action, Fact, RuleError, Seat

WORLDS = 6
"""Worlds that must agree on what is told."""
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
    Nothing where an act is refused in one of them.
    """
    found = list[dict[_About, Note]]()
    for number in range(WORLDS):
        world = f"{seed}/reasons/{number}"
        dealt = rules.imagine(state, seat, Chance(f"{world}/world", 0))
        try:
            mine, theirs = (
                _strengths(rules, dealt, seat, moment, action, world) for action in (better, other)
            )
        except RuleError:
            return ()
        found.append(dict(_more(mine, theirs)))
    first, *rest = found
    told = [note for about, note in first.items() if all(one.get(about) == note for one in rest)]
    return tuple(told[:REASONS])


def _strengths(
    rules: AnyRules, state: Any, seat: Seat, moment: datetime, action: Action, world: str
) -> Mapping[_About, Strength]:
    step = rules.apply(state, seat, action, moment, Chance(f"{world}/step", 0))
    found = rules.strengths(rules.view(step.state, seat))
    return {(one.key, tuple(sorted(one.facts.items()))): one for one in found if one.value}


def _more(
    mine: Mapping[_About, Strength], theirs: Mapping[_About, Strength]
) -> Iterator[tuple[_About, Note]]:
    for about, one in mine.items():
        more = one.value - (theirs[about].value if about in theirs else 0)
        if more > 0:
            yield about, Note(one.key, {**one.facts, one.by: more} if one.by else one.facts)

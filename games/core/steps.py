"""What follows of itself: steps one after the other, until somebody is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from games.core.contract import State, Step
from games.core.words import Action, RuleError

S = TypeVar("S", bound=State)


def joined(first: Step[S], then: Step[S]) -> Step[S]:
    """Both, as one: the events of the first, then those of the second."""
    return Step(then.state, first.events + then.events, revealed=first.revealed or then.revealed)


def run_on(step: Step[S], by_itself: Callable[[S], Step[S] | None]) -> Step[S]:
    """With all that needs nobody's answer; None: somebody is asked, or the game is over."""
    while (then := by_itself(step.state)) is not None:
        step = joined(step, then)
    return step


def check_parts(action: Action) -> None:
    """RuleError: the action has not the parts that its kind has, such as a list of other things."""
    try:
        read = msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError) as error:
        raise RuleError("malformed") from error
    if read != action:
        raise RuleError("malformed")


def counts_of(wanted: object, length: int) -> tuple[int, ...]:
    """So many whole numbers, none below 0. RuleError: it is something else."""
    if not isinstance(wanted, tuple) or [type(one) for one in wanted] != [int] * length:
        raise RuleError("malformed")
    if min(wanted) < 0:
        raise RuleError("below-nothing")
    return wanted

"""The search: candidates meet the same imagined worlds, and the worse half is dropped again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import islice
from math import inf, sqrt
from statistics import fmean
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.words import Action, RuleError, Seat
from games.players import offered
from games.players.search.candidates import candidates
from games.players.search.rollouts import (
    AnyGuide,
    LateError,
    Leaf,
    Start,
    never,
    policy_of,
    rollout,
)
from games.players.search.values import FEWEST, estimated, paired, shares, spread

HOPELESS = 8, 2
"""Worlds after which the last rival is given up, and the standard errors by which it must be worse."""


OVER = 1.5
"""By how much a rollout that has begun may go beyond the ceiling."""


def _no_clock() -> float:
    return 0.0


class SearchBudget(msgspec.Struct, frozen=True):
    """How long a search may think. With `rollouts` alone the same seed gives the same move everywhere.

    ValueError: nothing can be found in no rollouts, or seconds are to be counted without a clock.
    """

    rollouts: int = 400
    seconds: float = inf
    """A ceiling, by `clock`: the search ends with the rollout during which it is reached, and with
    half of it more in any case. Where a single game takes longer, nothing is found out.
    """
    width: int = 8
    """Candidates at most. Where there are fewer, the rollouts are fewer in proportion."""
    doubt: float = 0.5
    """Standard errors by which a candidate must beat the policy's move to be played instead."""
    clock: Callable[[], float] = _no_clock
    """Seconds, such as `time.process_time`: the games themselves know no clock."""

    def end(self) -> Callable[[], bool]:
        """Whether a rollout that begins now has to be broken off."""
        if self.seconds == inf:
            return never
        latest = self.clock() + OVER * self.seconds
        return lambda: self.clock() >= latest

    def __post_init__(self) -> None:
        if self.rollouts < 1 or self.width < 1 or self.seconds <= 0:
            raise ValueError(f"a search needs a rollout, a candidate and some time: {self}")
        if self.seconds < inf and self.clock is _no_clock:
            raise ValueError(f"{self.seconds} seconds cannot be told without a clock")


class Candidate(msgspec.Struct, frozen=True):
    """What a seat may do now, and the chance to win that it has after it."""

    action: Action | None
    """None: nothing for now."""
    plan: str
    """The name of the plan whose first action this is; "" where there are no plans, and for the policy's."""
    chance: float
    """Between 0 and 1, as far as the guide's clock goes: good to compare candidates of one search. How
    often the seat really wins, `chances` tells."""
    error: float
    """The standard error of `chance`."""
    worlds: int
    is_level: bool = False
    """Whether it is as good as the best, as far as the worlds tell that both have met."""


class Verdict(msgspec.Struct, frozen=True):
    """What a search found."""

    ranked: tuple[Candidate, ...]
    """The best first: it is what the seat should do."""
    base: Candidate
    """The policy's move."""
    gain: float
    """The chance to win that the best has more than the policy's move, over the same worlds."""
    error: float
    """The standard error of `gain`."""
    chances: tuple[tuple[float, float], ...]
    """By seat that chance after the best, and its standard error."""
    rollouts: int


def search(
    rules: AnyRules,
    state: Any,
    seat: Seat,
    moment: datetime,
    guide: AnyGuide,
    budget: SearchBudget,
    seed: str,
) -> Verdict | None:
    """What this seat should do now; None where it has nothing to do, or its policy does nothing for now.

    Of `state` only that is used which the seat may know. `moment` is UTC, not before the last entry's.
    """
    return _Search(rules, state, seat, moment, guide, budget, seed).verdict()


class _Entrant:
    """A candidate during the search."""

    def __init__(self, start: Start, action: Action | None, plan: str = "") -> None:
        self.start, self.action, self.plan = start, action, plan
        self.leaves: dict[int, Leaf] = {}
        """By world."""


class _Search:
    def __init__(
        self,
        rules: AnyRules,
        state: Any,
        seat: Seat,
        moment: datetime,
        guide: AnyGuide,
        budget: SearchBudget,
        seed: str,
    ) -> None:
        self.rules, self.state, self.seat, self.moment = rules, state, seat, moment
        self.guide, self.budget, self.seed = guide, budget, seed
        self.began, self.spent, self.worlds = budget.clock(), 0, 0
        self.is_late = budget.end()
        self.allowed, self.seconds = float(budget.rollouts), budget.seconds

    def verdict(self) -> Verdict | None:
        entrants = self._entrants()
        if not entrants:
            return None
        base, dropped = entrants[0], list[_Entrant]()
        if len(entrants) > 1:
            entrants, dropped = self._halved(self._affordable(entrants))
        return self._judged(base, entrants, dropped)

    # ---- who enters -----------------------------------------------------------------------------

    def _entrants(self) -> list[_Entrant]:
        """The policy's move first."""
        policy = policy_of(self.rules, self.guide)
        if not (offers := offered(self.rules, policy, self.state, self.seat)):
            return []
        view, mind = self.rules.view(self.state, self.seat), Chance(f"{self.seed}/mind", 0)
        base = policy(view, offers, mind)
        if base is None:
            return []
        if self.guide.plans:
            found = [_Entrant(Start(self.seat, plan=policy), base)]
            for name, plan in self.guide.plans.items():
                action = plan(view, offers, Chance(f"{self.seed}/mind", 0))
                found.append(_Entrant(Start(self.seat, plan=plan), action, name))
            return found
        actions = candidates(offers, base, self.guide.ideas(view, offers), mind)
        found = [
            _Entrant(Start(self.seat, action), action)
            for action in islice(actions, self.budget.width)
        ]
        if self.seat not in self.rules.waiting(self.state).seats:
            found.insert(1, _Entrant(Start(self.seat), None))
        part = len(found) / self.budget.width
        self.allowed, self.seconds = self.allowed * part, self.seconds * part
        return found

    def _affordable(self, entrants: list[_Entrant]) -> list[_Entrant]:
        """As many as can meet some worlds in each round: nothing is judged on one world.

        Where not even one game can be played on, the policy's move alone is left.
        """
        self._meet(entrants[0], 0)
        if not entrants[0].leaves:
            return entrants[:1]
        taken = max(self.budget.clock() - self.began, 1e-6)
        left, wide = min(self.allowed, self.seconds / taken), len(entrants)
        while wide > 2 and wide * _rounds(wide) * FEWEST > left:
            wide -= 1
        return entrants[:wide]

    # ---- worlds ---------------------------------------------------------------------------------

    def _halved(self, entrants: list[_Entrant]) -> tuple[list[_Entrant], list[_Entrant]]:
        """The last two, with the policy's move, and those dropped; each list the best first."""
        base, alive, dropped = entrants[0], entrants, list[_Entrant]()
        rounds = _rounds(len(alive))
        for number in range(1, rounds + 1):
            least = self.worlds + FEWEST
            while len(alive) > 1 and (self._used() < number / rounds or self.worlds < least):
                if self.is_late():
                    break
                alive = [one for one in alive if self._meet(one, self.worlds)]
                self.worlds += 1
                if self._is_hopeless(alive, base):
                    break
            alive = self._sorted(alive)
            kept = alive[: max(2, (len(alive) + 1) // 2)]
            kept += [base] * (base not in kept)
            dropped = [one for one in alive if one not in kept] + dropped
            alive = kept
        return alive, dropped

    def _meet(self, entrant: _Entrant, world: int) -> bool:
        """Whether the entrant may act as it wants in this world."""
        if world in entrant.leaves:
            return True
        dealt = self.rules.imagine(self.state, self.seat, Chance(f"{self.seed}/world/{world}", 0))
        try:
            entrant.leaves[world] = rollout(
                self.rules,
                self.guide,
                dealt,
                self.moment,
                f"{self.seed}/{world}",
                entrant.start,
                is_late=self.is_late,
            )
        except RuleError:
            return False
        except LateError:
            return True
        self.spent += 1
        return True

    def _used(self) -> float:
        """The part of the budget that is spent."""
        ticked = (self.budget.clock() - self.began) / self.seconds
        return max(self.spent / self.allowed, ticked)

    def _is_hopeless(self, alive: Sequence[_Entrant], base: _Entrant) -> bool:
        worlds, errors = HOPELESS
        if self.worlds < worlds or len(alive) != 2 or base not in alive:
            return False
        (other,) = (one for one in alive if one is not base)
        values = self._values(alive)
        gain, error = paired(values[other], values[base])
        return gain < -errors * error

    # ---- judging --------------------------------------------------------------------------------

    def _values(self, entrants: Sequence[_Entrant]) -> dict[_Entrant, dict[int, float]]:
        """By entrant and world the seat's chance."""
        unit = spread(leaf for one in entrants for leaf in one.leaves.values())
        return {
            one: {world: shares(leaf, unit)[self.seat] for world, leaf in one.leaves.items()}
            for one in entrants
        }

    def _sorted(self, entrants: Sequence[_Entrant]) -> list[_Entrant]:
        values = self._values(entrants)
        return sorted(entrants, key=lambda one: -fmean(values[one].values() or [0.0]))

    def _judged(
        self, base: _Entrant, alive: Sequence[_Entrant], dropped: Sequence[_Entrant]
    ) -> Verdict:
        """The best of those alive, unless it beats the policy's move by too little."""
        everybody = [*alive, *dropped]
        values = self._values(everybody)
        gain, error = 0.0, 0.0
        if alive[0] is not base:
            gain, error = paired(values[alive[0]], values[base])
            if gain <= self.budget.doubt * error:
                gain, error = 0.0, 0.0
                everybody = [base, *(one for one in everybody if one is not base)]
        unit = spread(leaf for one in everybody for leaf in one.leaves.values())
        best = everybody[0].leaves.values()
        told = {one: _told(one, values[one]) for one in everybody}
        return Verdict(
            ranked=tuple(told[one] for one in everybody),
            base=told[base],
            gain=gain,
            error=error,
            chances=estimated([shares(leaf, unit) for leaf in best]) if best else (),
            rollouts=self.spent,
        )


def _told(one: _Entrant, values: dict[int, float]) -> Candidate:
    chance = fmean(values.values()) if values else 0.0
    squares = sum((value - chance) ** 2 for value in values.values()) + chance * (1 - chance)
    error = sqrt(squares / (len(values) + 1) / (len(values) or 1))
    return Candidate(one.action, one.plan, chance, error, len(values))


def _rounds(entrants: int) -> int:
    return max(1, (entrants - 1).bit_length())

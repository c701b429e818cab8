"""A rollout: a game played on in an imagined world, to its end or to where it can be judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.contract import AnyRules, Guide, Outcome, Player
from games.core.timers import Alarm, House, arm
from games.core.words import Action, RuleError, Seat
from games.players import kinds, offered, player_of

HOUSE = House("UTC", seconds=86_400, window=3_600)
MOST_ASIDE = 4
"""Acts of a seat that nobody waits for, within one decision."""
LONGEST = 20_000
"""Entries after which a rollout is judged though its game goes on."""

AnyGuide = Guide[Any, Any]


class Leaf(msgspec.Struct, frozen=True):
    """Where a rollout stopped. By seat: the score, and the part in the victory if the game was over."""

    scores: tuple[float, ...]
    won: tuple[float, ...] | None


class Start(msgspec.Struct, frozen=True):
    """How a seat begins a rollout: by an action, by doing nothing for now, or by a plan for all its acts."""

    seat: Seat
    action: Action | None = None
    plan: Player | None = None


class LateError(Exception):
    """There is no time for the rest of a rollout."""


def never() -> bool:
    return False


def policy_of(rules: AnyRules, guide: AnyGuide) -> Player:
    return guide.policy or player_of(rules, kinds(rules)[0])


def rollout(
    rules: AnyRules,
    guide: AnyGuide,
    state: Any,
    moment: datetime,
    seed: str,
    start: Start | None = None,
    *,
    whole: bool = False,
    is_late: Callable[[], bool] = never,
) -> Leaf:
    """Play on from `state`: everybody by the policy. `whole`: to the end, whatever the guide's clock says.

    Rollouts with the same seed meet the same dice in the same decision. RuleError: the first action is
    not allowed. LateError: it `is_late` before the end.
    """
    return _Rollout(rules, guide, state, moment, seed, start).played(is_late, whole=whole)


class _Rollout:
    def __init__(
        self,
        rules: AnyRules,
        guide: AnyGuide,
        state: Any,
        moment: datetime,
        seed: str,
        start: Start | None,
    ) -> None:
        self.rules, self.guide, self.state, self.moment = rules, guide, state, moment
        self.seed, self.start, self.policy = seed, start, policy_of(rules, guide)
        self.mind, self.dice, self.turn = Chance(f"{seed}/mind", 0), Chance(f"{seed}/dice", 0), None
        self.plans = {start.seat: start.plan} if start and start.plan else {}
        self.alarms: tuple[Alarm, ...] = ()
        self.done = 0
        self.considered: dict[Seat, int] = {}
        """By seat, the entry after which it had nothing to do."""
        self.aside: Counter[tuple[int, Seat]] = Counter()

    def played(self, is_late: Callable[[], bool], *, whole: bool) -> Leaf:
        clock = None if whole else self.guide.clock
        horizon = clock(self.state) + self.guide.laps(self.state) if clock else 0
        self._begin()
        while (outcome := self.rules.outcome(self.state)) is None:
            if self.done >= LONGEST or (clock and clock(self.state) >= horizon):
                judge = self.guide.judge or self.rules.worth
                return Leaf(tuple(map(float, judge(self.state))), None)
            if is_late():
                raise LateError
            self._step()
        return leaf_of(outcome)

    def _begin(self) -> None:
        if self.start is None or self.start.plan:
            return
        seat, action = self.start.seat, self.start.action
        if action is None:
            self.considered[seat] = 0
            return
        self._roll_anew()
        self.state = self.rules.apply(self.state, seat, action, self.moment, self.dice).state
        self.done = 1

    def _step(self) -> None:
        waiting = self.rules.waiting(self.state)
        self._roll_anew()
        if not any(self._acted(seat) for seat in waiting.seats) and not any(
            self._acted(seat) for seat in waiting.may if self._asked_aside(seat)
        ):
            self.alarms = arm(self.alarms, waiting.timers, self.moment, HOUSE)
            first = min(self.alarms, key=lambda alarm: alarm.due)
            self.moment = max(first.due, self.moment)
            self.state = self.rules.time_up(self.state, first.key, self.moment, self.dice).state
        self.done += 1

    def _roll_anew(self) -> None:
        """The same dice for all that begin otherwise, however many they have used before."""
        if self.turn != self.state.turn:
            self.turn = self.state.turn
            self.dice = Chance(f"{self.seed}/dice/{self.turn}", 0)

    def _asked_aside(self, seat: Seat) -> bool:
        once = (self.state.turn, seat)
        if self.considered.get(seat) == self.done or self.aside[once] >= MOST_ASIDE:
            return False
        self.considered[seat] = self.done
        self.aside[once] += 1
        return True

    def _acted(self, seat: Seat) -> bool:
        player = self.plans.get(seat, self.policy)
        if not (offers := offered(self.rules, player, self.state, seat)):
            return False
        wanted = player(self.rules.view(self.state, seat), offers, self.mind)
        for action in () if wanted is None else (wanted, offers[0].action):
            with suppress(RuleError):
                step = self.rules.apply(self.state, seat, action, self.moment, self.dice)
                self.state = step.state
                return True
        return False


def leaf_of(outcome: Outcome) -> Leaf:
    """The end of a game. What decides between equal scores counts as less than a point."""
    seats: Sequence[Seat] = [Seat(at) for at in range(len(outcome.scores))]
    ties = [outcome.seconds.get(seat, 0) for seat in seats]
    most, first = 1 + max(map(abs, ties)), outcome.places[0]
    return Leaf(
        tuple(outcome.scores[seat] + ties[seat] / most / 2 for seat in seats),
        tuple((seat in first) / len(first) for seat in seats),
    )

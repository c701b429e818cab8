"""A strong computer player: it searches before each of its moves."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.contract import AnyRules, Player
from games.core.record import Table
from games.core.words import Action, Seat
from games.players import offered
from games.players.search.rollouts import policy_of
from games.players.search.searching import SearchBudget, Verdict, search


class Thought(msgspec.Struct, frozen=True):
    """A search of a strong player, and the seconds that it took."""

    verdict: Verdict
    seconds: float


class Strong:
    """Plays any seats of one table. What it does follows from the seed, the budget and the table.

    Where the guide has plans it searches once in a turn of the guide's clock, and follows the plan found.
    """

    def __init__(self, rules: AnyRules, budget: SearchBudget, seed: str) -> None:
        self.rules, self.budget, self.seed = rules, budget, seed
        self.thoughts: list[Thought] = []
        self._plans: dict[Seat, tuple[int, Player]] = {}
        """By seat, the plan that it follows, and the turn for which."""

    def act(self, table: Table[Any], seat: Seat) -> Action | None:
        """None: nothing to do, or nothing for now."""
        if self.rules.guide.plans:
            return self._planned(table, seat)
        verdict = self._searched(table, seat)
        return verdict.ranked[0].action if verdict else None

    def _planned(self, table: Table[Any], seat: Seat) -> Action | None:
        guide = self.rules.guide
        turn = guide.clock(table.state) if guide.clock else table.state.turn
        policy = policy_of(self.rules, guide)
        if not (offers := offered(self.rules, policy, table.state, seat)):
            return None
        if seat not in self._plans or self._plans[seat][0] != turn:
            if (verdict := self._searched(table, seat)) is None:
                return None
            self._plans[seat] = turn, guide.plans.get(verdict.ranked[0].plan, policy)
        view = self.rules.view(table.state, seat)
        return self._plans[seat][1](view, offers, Chance(self._seed(table, seat), 1))

    def _searched(self, table: Table[Any], seat: Seat) -> Verdict | None:
        """A move that needs no thought is no search: nothing else could be done."""
        began = self.budget.clock()
        verdict = search(
            self.rules,
            table.state,
            seat,
            table.at,
            self.rules.guide,
            self.budget,
            self._seed(table, seat),
        )
        if verdict and verdict.rollouts:
            self.thoughts.append(Thought(verdict, self.budget.clock() - began))
        return verdict

    def _seed(self, table: Table[Any], seat: Seat) -> str:
        return f"{self.seed}/{seat}/{table.number}"

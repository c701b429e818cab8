"""What the strong computers of all tables are thinking about, without holding their tables.

A table asks, and goes on without waiting. When the answer is there the table is woken and takes it, if
the seat still sees what it saw.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

import msgspec
import structlog

from bot.engine.keeping.pool import Pool
from bot.engine.table.live import QUICK, Live
from bot.store.rows import ClockTerms
from games.core.contract import AnyRules, Player
from games.core.offers import fits
from games.core.words import Action, Seat
from games.players.levels import STRONG
from games.players.search import SearchBudget
from games.players.search.rollouts import policy_of
from games.players.thinking import MoveWanted, ThinkingAnswer, actions_of, move_wanted

ROLLOUTS = SearchBudget().rollouts
LONGEST, SHORTEST = 10.0, 0.1
"""Seconds of thinking about one move: at a table that waits for days, and where very many wait."""
PART = 180
"""The part of the time for a decision that a computer may think; of three minutes a second."""
WAITED = 10
"""The part of it that a table may wait in the queue before all think less."""
LATEST = 600.0
"""Seconds after which a table waits for no answer; at a quick pace it is half the time for a decision."""
MOST_PLANS = 2000

_log = structlog.get_logger()


class Idea(msgspec.Struct, frozen=True):
    """What a computer would do: an action, or whatever the plan says that it follows. Neither where the
    process had no answer.
    """

    action: Action | None = None
    plan: Player | None = None


class _Pending(msgspec.Struct, eq=False):
    seat: Seat
    view: Any
    answer: Idea | None = None
    work: asyncio.Task[None] | None = None


def is_deep(live: Live, seat: Seat) -> bool:
    """Whether the seat's computer thinks in the process."""
    return live.seats[seat].computer == STRONG


def seed_of(live: Live, seat: Seat) -> str:
    """The seed of the seat's thinking at this entry: nobody learns the table's own seed from it."""
    header, game = live.begun
    return sha256(f"{header.seed}/thinking/{seat}/{game.number}".encode()).hexdigest()


def seconds_for(clock: ClockTerms, waiting: int) -> float:
    """Seconds for a move while that number of other requests wait: each table gets an equal share."""
    share = min(clock.seconds / WAITED, 6 * LONGEST) / (1 + waiting)
    return max(SHORTEST, min(LONGEST, clock.seconds / PART, share))


def wanted(live: Live, seat: Seat, seconds: float) -> MoveWanted:
    """The request for a move of the seat."""
    _, game = live.begun
    budget = (ROLLOUTS, seconds)
    return move_wanted(live.rules, game.state, seat, game.at, seed_of(live, seat), budget)


class Thoughts:
    """One for each table at most. `woken` is called with a table whose answer is there."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._by_table: dict[int, _Pending] = {}
        self._plans: dict[tuple[int, Seat], tuple[int, str]] = {}
        """By table and seat: a lap of the guide's clock, and the plan that is followed during it."""
        self.woken: Callable[[int], None] = _nobody
        self.dropped = 0
        """Answers to tables that had moved on."""

    async def of(self, live: Live, seat: Seat) -> Idea | None:
        """The answer, which is given once. None: it is being thought about."""
        table, view = live.row.id, live.rules.view(live.state, seat)
        if (plan := self._plans.get((table, seat))) and plan[0] == _lap(live):
            return Idea(plan=_plan(live.rules, plan[1]))
        found = self._by_table.get(table)
        if found is not None and (found.seat, found.view) == (seat, view):
            if found.answer is not None:
                del self._by_table[table]
            return found.answer
        self.drop(table)
        pending = self._by_table[table] = _Pending(seat, view)
        pending.work = asyncio.create_task(self._think(live, pending))
        return None

    def at_work(self, table_id: int) -> bool:
        return table_id in self._by_table

    def drop(self, table_id: int) -> None:
        """Nobody wants to know any more."""
        if (found := self._by_table.pop(table_id, None)) is not None:
            self.dropped += 1
            if found.work is not None:
                found.work.cancel()

    def figures(self) -> Mapping[str, float]:
        """What `/metrics` tells."""
        return {**self._pool.figures(), "thinking_dropped": float(self.dropped)}

    @property
    def busy(self) -> bool:
        return any(one.answer is None for one in self._by_table.values())

    async def settled(self) -> None:
        """Wait until nothing is being thought about."""
        while self.busy:
            await asyncio.wait([one.work for one in self._by_table.values() if one.work])

    def end(self) -> None:
        for table_id in tuple(self._by_table):
            self.drop(table_id)

    async def _think(self, live: Live, pending: _Pending) -> None:
        clock = live.row.clock
        seconds = seconds_for(clock, self._pool.waiting)
        try:
            request = wanted(live, pending.seat, seconds)
            urgency = "live" if clock.pace in QUICK else "slow"
            patience = min(LATEST, clock.seconds / 2)
            answer = await self._pool.move(request, f"table {live.row.id}", urgency, patience)
            pending.answer = await asyncio.to_thread(self._idea, live, pending.seat, answer)
        except Exception:  # noqa: BLE001 - whatever it is, the table must go on
            _log.exception("a computer could not think", table=live.row.id, seat=pending.seat)
            pending.answer = Idea()
        self.woken(live.row.id)

    def _idea(self, live: Live, seat: Seat, answer: ThinkingAnswer | None) -> Idea:
        """An answer is checked like what a person does: only what is open to the seat is played.

        msgspec.DecodeError: it has an action that the game does not know.
        """
        if answer is None or not answer.moves:
            return Idea()
        action = actions_of(live.rules, answer)[0]
        if not any(fits(offer, action) for offer in live.rules.offers(live.state, seat)):
            _log.warning("a computer wanted what is not open", table=live.row.id, seat=seat)
            return Idea()
        if live.rules.guide.plans:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            self._plans[live.row.id, seat] = _lap(live), answer.moves[0].plan
        return Idea(action)


def _lap(live: Live) -> int:
    clock, state = live.rules.guide.clock, live.state
    lap: int = clock(state) if clock else state.turn
    return lap


def _plan(rules: AnyRules, name: str) -> Player:
    return rules.guide.plans.get(name) or policy_of(rules, rules.guide)


def _nobody(_: int) -> None:
    """Nobody is to be woken yet."""

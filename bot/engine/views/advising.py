"""What a seat might do, for somebody who asks: only at tables that change no rating."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections import OrderedDict
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bot.engine.keeping.pool import ThinkingError
from bot.engine.keeping.repository import Repository
from bot.engine.keeping.thoughts import seed_of, wanted
from bot.engine.table.live import Live, player
from bot.errors import HouseError
from games.core.contract import Note
from games.core.foresight import reasons
from games.core.offers import fits
from games.core.words import Action, Seat
from games.players.thinking import ThinkingAnswer, actions_of

log = logging.getLogger(__name__)

SECONDS, PATIENCE = 2.0, 20.0
"""How long it is thought, twice, and how long somebody waits before the screen."""
BEST = 3
ROLLOUTS = 48
"""Games played to the end after each of the best, as far as there is time: their chances are told."""
KEPT = 200
"""Answers that are kept for those who ask again."""
WORLDS = 4
"""Worlds in which an action must have been tried: of others nothing is known."""


_Position = tuple[int, Seat, int]
"""Table, seat, and number of its newest entry."""


class Advice(msgspec.Struct, frozen=True):
    """An action, the chance to win that it leaves, from 0 to 1, and its standard error."""

    action: Action
    chance: float
    error: float
    is_level: bool
    """Whether it is as good as the best, as far as can be told; the best is."""
    reasons: tuple[Note, ...] = ()
    """What the best brings that this one does not."""


def is_advised(live: Live, seat: Seat | None) -> bool:
    """Whether the seat may ask: its person plays computers alone, or the table has agreed that all may.
    Neither is ever rated.
    """
    row = live.row
    if seat is None or row.directed or row.stage != "running" or not live.seats[seat].person:
        return False
    others = (one for one in live.seats if one.seat != seat)
    alone = not live.former and all(one.user_id is None and one.computer for one in others)
    return row.advice or alone


class Advisers:
    """Asks the process for a seat's best actions. An answer is kept: the position has no other."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._found: OrderedDict[_Position, Task[tuple[Advice, ...]]] = OrderedDict()

    async def best(self, table_id: int, user_id: int) -> tuple[Advice, ...]:
        """The best first, at most three; none where nothing is known.

        HouseError: no-advice-here, at a table that may be rated; nothing-to-advise, while the seat can
        do nothing; advice-late, where too many others wait; advice-failed, where the thinking fails; as
        for acting.
        """
        live = await self._repository.look(table_id)
        seat = player(live, user_id)
        if not is_advised(live, seat):
            raise HouseError("no-advice-here")
        if not await asyncio.to_thread(live.rules.offers, live.state, seat):
            raise HouseError("nothing-to-advise")
        asked = (table_id, seat, live.row.number)
        if (work := self._found.get(asked)) is None or _failed(work):
            work = self._found[asked] = asyncio.create_task(self._thought(live, seat, user_id))
            work.add_done_callback(_failed)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        # One who gives up waiting must not take it from the others.
        return await asyncio.shield(work)

    async def _thought(self, live: Live, seat: Seat, user_id: int) -> tuple[Advice, ...]:
        request = replace(wanted(live, seat, SECONDS), foretold=ROLLOUTS)
        pool = self._repository.pool
        try:
            answer = await pool.thought(request, f"person {user_id}", "shown", PATIENCE)
        except ThinkingError:
            raise HouseError("advice-failed") from None
        if answer is None:
            raise HouseError("advice-late")
        found = tuple(_told(live, seat, answer))[:BEST]
        return await asyncio.to_thread(_with_reasons, live, seat, found)


def _failed(work: Task[tuple[Advice, ...]]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)


def _told(live: Live, seat: Seat, answer: ThinkingAnswer) -> Iterator[Advice]:
    """Plans may begin with the same action: it is told once."""
    seen = list[Action]()
    offers = live.rules.offers(live.state, seat)
    for action, one in zip(actions_of(live.rules, answer), answer.moves, strict=True):
        if not any(fits(offer, action) for offer in offers):
            continue
        if one.worlds >= WORLDS and action not in seen:
            seen.append(action)
            yield Advice(action, one.chance, one.error, len(seen) == 1 or one.is_level)


def _with_reasons(live: Live, seat: Seat, found: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """A rule that fails in an imagined world costs the reasons, and never the advice."""
    _, game = live.begun
    seed = seed_of(live, seat)

    def why(one: Advice) -> tuple[Note, ...]:
        acts = found[0].action, one.action
        try:
            return reasons(live.rules, game.state, seat, game.at, *acts, seed)
        except Exception:
            log.exception("table %s: no reasons for an advice", live.row.id)
            return ()

    return tuple(one if one.is_level else replace(one, reasons=why(one)) for one in found)

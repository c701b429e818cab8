"""People who look for an advantage beside the game: playing directors, those who hold tables up, and ghosts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from bot.engine.people import persons_time
from bot.errors import HouseError
from bot.store import tournaments
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Held
from games.core.chance import Chance
from games.core.words import RuleError
from games.league.tournament.entries import (
    Adjudicate,
    Ask,
    Decision,
    Drop,
    Entry,
    Penalise,
    Replace,
    Rule,
    Settle,
)
from games.league.tournament.stakes import hit, stake
from games.league.tournament.standings import totals
from games.league.tournament.state import State
from tests.bot.engine.world import World
from tests.bot.tournaments.running.club import DIRECTOR, Club, person

JUDGE = 1
"""The player who directs, too."""
OWN_TIME = timedelta(days=1)
"""A decision's at the pace of these tournaments."""
BEFORE_END = timedelta(days=3, hours=21)
"""How long before the end of a round a staller answers no more."""


class Judge:
    """A director who plays, and decides whatever helps them; the host may be away, or may play as well."""

    def __init__(self, club: Club, cup: int, chance: Chance) -> None:
        self.club, self.cup, self.chance = club, cup, chance
        self.is_owner, self.host_answers = chance.below(2) == 0, chance.below(2) == 0
        owner = person(JUDGE).user_id if self.is_owner else None
        self.me = Person(person(JUDGE).user_id, "Player 1", owner=owner)
        self.asked = 0

    async def begin(self) -> None:
        await self.club.steps.name_director(self.cup, DIRECTOR, self.me.user_id)
        if self.is_owner:
            # The host plays, too: nobody may be left who has no stake.
            await self.club.steps.join(self.cup, DIRECTOR)

    async def acts(self) -> list[str]:
        """Now and then a step; and those who are asked answer."""
        broken = [] if self.chance.below(6) else await self.tries()
        await self.answers()
        return broken

    async def tries(self) -> list[str]:
        """A step in their own cause; what it changed before anybody has agreed."""
        before = await self.club.held(self.cup)
        step = self._step(before.state)
        if step is None or not _has_stake(before.state, step):
            return []
        self.asked += 1
        with suppress(RuleError, HouseError):
            if isinstance(step, Adjudicate):
                await self.club.steps.adjudicate(self.cup, self.me, step.table, "it is late")
            else:
                await self.club.steps.direct(self.cup, self.me, step, "it is late")
        after = (await self.club.held(self.cup)).state
        if totals(after) != totals(before.state) or after.rounds != before.state.rounds:
            return [f"{type(step).__name__} of {JUDGE} counts though nobody agreed"]
        return []

    async def answers(self) -> None:
        """Whoever is asked answers, or not."""
        held = await self.club.held(self.cup)
        for one in held.state.asked:
            if self.host_answers and self.chance.below(2):
                answer = Settle(0, self.chance.below(2) == 0, one.entry)
                with suppress(RuleError, HouseError):
                    await self.club.steps.settle(self.cup, DIRECTOR, answer)
            for number in hit(held.state, one.step, one.player) if one.until else ():
                if self.chance.below(4) == 0:
                    answer = Settle(0, self.chance.below(3) == 0, one.entry)
                    with suppress(RuleError, HouseError):
                        await self.club.steps.settle(self.cup, _person(held, number), answer)

    def _step(self, state: State) -> Decision | None:
        now = state.current
        running = [] if now is None or not now.opened else list(now.running)
        others = [one.number for one in state.players if one.number != JUDGE]
        if not running or not others:
            return None
        table = running[self.chance.below(len(running))]
        seats = range(len(table.seats))
        first = next((seat for seat in seats if table.seats[seat] == JUDGE), 0)
        places = ((first,), *((seat,) for seat in seats if seat != first))
        other = others[self.chance.below(len(others))]
        seat = next((seat for seat in seats if table.seats[seat] not in {JUDGE, None}), 0)
        steps: tuple[Decision, ...] = (
            Rule(table.number, places, tuple(len(seats) - at for at in seats), "it is clear"),
            Replace(table.number, seat, None),
            Penalise(other, 500, "late"),
            Penalise(JUDGE, -5_000, "a mistake"),
            Drop(other, "does not answer"),
            Adjudicate(table.number, (), ()),
        )
        return steps[self.chance.below(len(steps))]


async def of_record(club: Club, cup: int) -> Iterator[str]:
    """Decisions in one's own cause that count without an answer, or before a day was over."""
    entries = await entries_of(club, cup)
    held = await club.held(cup)
    asks = {number: one for number, one in enumerate(entries, 1) if isinstance(one.action, Ask)}
    return _unanswered(held.state, entries, asks)


def _unanswered(state: State, entries: list[Entry], asks: dict[int, Entry]) -> Iterator[str]:
    for one in state.own:
        ask, by = asks.get(one.entry), entries[one.settled - 1] if one.settled else None
        if ask is None or by is None:
            yield f"a decision of {one.player} counts that nobody asked for"
        elif isinstance(by.action, Settle) and by.action.player == one.player:
            yield f"{one.player} has agreed with themself"
        elif not isinstance(by.action, Settle) and by.at - ask.at < timedelta(days=1):
            yield f"a decision of {one.player} counts after {by.at - ask.at}"


async def entries_of(club: Club, cup: int) -> list[Entry]:
    _, entries = await club.records.header(cup)
    return list(entries)


def _has_stake(state: State, step: Decision) -> bool:
    try:
        return stake(state, step, JUDGE)
    except RuleError:
        return False


def _person(held: Held, number: int) -> Person:
    row = held.players[number - 1]
    return Person(row.user_id or 0, row.name)


class Holding:
    """Since when each seat of each table is waited for: who has held a table up when its round ended."""

    def __init__(self) -> None:
        self.since: dict[int, dict[int, datetime]] = {}
        self.long = set[tuple[int, int]]()
        """Tables, by number, and players for whom they have waited longer than a decision may take."""

    async def look(self, world: World, state: State, number: int, table_id: int) -> None:
        live = await world.live(table_id)
        seats = live.waiting.seats if live.row.stage == "running" else ()
        before = self.since.get(table_id, {})
        began = live.row.at or world.now
        kept: dict[int, datetime] = {
            seat: max(before.get(seat, world.now), began) for seat in seats
        }
        self.since[table_id] = kept
        players = next(
            one.seats for cup in state.rounds for one in cup.tables if one.number == number
        )
        for seat, at in kept.items():
            player = players[seat]
            if player is not None and world.now - at > OWN_TIME:
                self.long.add((number, player))

    async def gains(self, club: Club, cup: int, now: datetime, step: timedelta) -> Iterator[str]:
        """Seats that were waited for too long, and stand level with or before one that was not waited for."""
        opened = await club.world.store.read(partial(tournaments.tables, tournament_id=cup))
        scored = (one.action for one in await entries_of(club, cup))
        behind = {one.table: set(one.late) for one in scored if isinstance(one, Adjudicate)}
        return self._gains((await club.held(cup)).state, opened, behind, now - step)

    def _gains(
        self, state: State, opened: dict[int, int], behind: dict[int, set[int]], now: datetime
    ) -> Iterator[str]:
        """Those whose last decision was answered for them are `behind`, too, in the game's own order."""
        for table in (table for one in state.rounds for table in one.tables):
            since = self.since.pop(opened.get(table.number, 0), {}) if table.result else {}
            if table.result is None or table.result.by != "method":
                continue
            order = [set(tied) for tied in table.result.places]
            rank = {seat: at for at, tied in enumerate(order) for seat in tied}
            late = [seat for seat, at in since.items() if now - at > OWN_TIME]
            here = {seat for seat in rank if table.seats[seat] not in {None, *table.missed}}
            free = here - set(since) - behind.get(table.number, set())
            for seat in late:
                if table.seats[seat] is not None and any(rank[seat] <= rank[one] for one in free):
                    yield f"table {table.number}: seat {seat} held it up and stands before others"


async def is_stalling(world: World, table_id: int, ends: datetime | None, step: timedelta) -> bool:
    """Whether a staller does not act now: each decision takes all its time, and the last days none is taken."""
    live = await world.live(table_id)
    if ends is not None and ends - world.now < BEFORE_END:
        return True
    due = live.row.due
    return due is not None and due - world.now > step


async def rests(world: World, user: int) -> None:
    """A vacation of a day, whenever one may be taken."""
    with suppress(HouseError):
        await persons_time.announce(world.tables.repository, user, None, 1)

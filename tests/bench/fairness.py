"""What people lose by the silence, haste or leaving of others: whole tournaments and single tables in virtual
time, of people who play, are silent, leave, and propose votes at random.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.engine.people.ruling import Ruling
from bot.engine.table.live import staying
from bot.errors import HouseError
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from games.league.tournament.effects import Announced
from games.league.tournament.entries import Begin
from games.league.tournament.scoring import placed, table_points
from games.league.tournament.state import CalledOff, Finished, State
from tests.bot.engine.world import ANNA, BRUNO, CARLA, DARIO, World
from tests.bot.tournaments.running.club import DIRECTOR, Club, person

CUPS, TABLES = 300, 500
GAME = "shark"
ROUND = timedelta(days=20)
STEP = timedelta(hours=7)
STEPS = 600
MOODS = ("plays", "plays", "plays", "silent", "leaves", "sleepy")
TAKES_AWAY: tuple[Ruling, ...] = ("end", "finish")

Figure = tuple[str, str, str, str]


def main() -> list[Figure]:
    return [_figure("tournaments", CUPS, cup), _figure("single tables", TABLES, table)]


def _figure(name: str, count: int, run: Callable[[str], Coroutine[Any, Any, list[str]]]) -> Figure:
    start = time.perf_counter()
    broken = [found for seed in range(count) for found in asyncio.run(run(f"{name} {seed}"))]
    for one in broken[:20]:
        print(one)
    spent = time.perf_counter() - start
    return f"{count} {name} in virtual time", f"{len(broken)} broken, {spent:.0f} s", "0 broken", ""


async def cup(seed: str) -> list[str]:
    """What is broken in one tournament of random people."""
    chance = Chance(seed, 0)
    with TemporaryDirectory() as folder:
        club = Club(Path(folder) / "bot.sqlite3")
        await club.open()
        players = 4 + chance.below(6)
        moods = {1000 + n: MOODS[chance.below(len(MOODS))] for n in range(1, players + 1)}
        number = await club.create(
            players, game=GAME, sizes=(3, 4), seats=(2, 4), rounds=1 + chance.below(3),
            round_length=ROUND if chance.below(4) else None,
        )  # fmt: skip
        await club.steps.direct(number, DIRECTOR, Begin())
        await club.runner.look()
        for _ in range(STEPS):
            if (await club.held(number)).over:
                break
            for table_id in (await club.running(number)).values():
                await _step(club.world, table_id, moods, chance)
            for user, mood in moods.items():
                # Whoever rests is back now and then, as long as they may.
                if mood == "sleepy" and not chance.below(10):
                    with suppress(RuleError, HouseError):
                        await club.steps.play_on(number, person(user - 1000))
            club.world.now += STEP
            while await club.world.tables.ring_due():
                pass
            await club.runner.look()
        state = (await club.held(number)).state
        said = [one for one in club.told if isinstance(one, Announced)]
        await club.world.store.close()
    return [f"{seed}: {one}" for one in (*_of_state(state, moods), *_told(state, said))]


async def _step(world: World, table_id: int, moods: dict[int, str], chance: Chance) -> None:
    """Everybody who is asked acts as they are: once for each decision that comes to them now."""
    for _ in range(8):
        live = await world.live(table_id)
        if live.row.stage != "running":
            return
        asked = [row for row in live.seats if row.seat in live.waiting.seats and row.user_id]
        if not any(
            [await _acts(world, table_id, row.user_id or 0, moods, chance) for row in asked]
        ):
            return


async def _acts(
    world: World, table_id: int, user: int, moods: dict[int, str], chance: Chance
) -> bool:
    mood = moods[user]
    if mood == "silent" or (mood == "sleepy" and chance.below(3)):
        return False
    with suppress(RuleError, HouseError):
        if mood == "leaves" and not chance.below(12):
            await world.tables.leave(table_id, user)
            return False
        offers = (await world.tables.sight(table_id, user)).offers
        if not offers:
            return False
        offer = offers[chance.below(len(offers))]
        try:
            await world.tables.act(table_id, user, sample(offer, chance))
        except RuleError:
            await world.tables.act(table_id, user, offer.action)
        return True
    return False


def _of_state(state: State, moods: dict[int, str]) -> Iterator[str]:
    if not isinstance(state.phase, Finished | CalledOff):
        yield f"not over after {STEPS} steps: round {len(state.rounds)}"
        return
    silent = {user - 1000 for user, mood in moods.items() if mood == "silent"}
    if isinstance(state.phase, Finished) and silent & set(state.phase.winners):
        yield f"somebody silent has won: {state.phase.winners}"
    for one in state.rounds:
        for table in one.tables:
            if one.opened is None:
                continue
            if table.result is None:
                yield f"table {table.number} has no result"
                continue
            points = table_points(state.settings, table, state.version)
            for player in silent & set(table.players):
                if points.get(player, 0):
                    yield f"table {table.number}: {player} is silent and has points"
            places = [set(tied) for tied in placed(table)]
            first = next((at for at, tied in enumerate(places) if tied & silent), len(places))
            stayed = set(table.players) - silent - set(table.missed)
            if any(tied & stayed for tied in places[first:]) and stayed:
                yield f"table {table.number}: somebody silent stands before one who stayed"
            if table.players and stayed and not places:
                yield f"table {table.number}: the result of people who played is lost"
        ended = one.due
        if ended is not None and one.opened is not None and ended - one.opened > ROUND:
            yield f"round {one.number} is longer than its length"


def _told(state: State, said: list[Announced]) -> Iterator[str]:
    """Everybody is told of everything that took something from them."""
    called = Counter(
        player
        for one in said
        if one.key in {"lapsed", "lapsed-again", "lapsed-out"}
        for player in one.calls
    )
    for player in state.players:
        if player.lapses and called[player.number] < player.lapses:
            yield f"{player.number} lost a table by absence, and was not told"


async def table(seed: str) -> list[str]:
    """What is broken at one table of four random people."""
    chance, broken = Chance(seed, 0), list[str]()
    people = (ANNA, BRUNO, CARLA, DARIO)
    with TemporaryDirectory() as folder:
        world = World(Path(folder) / "bot.sqlite3")
        await world.open()
        moods = {user: MOODS[chance.below(len(MOODS))] for user in people}
        number = await world.begin(GAME, *people)
        for _ in range(STEPS):
            live = await world.live(number)
            if live.row.stage in {"over", "closed"}:
                break
            before = {live.seats[seat].user_id for seat in staying(live)}
            agreed = await _vote(world, number, moods, chance)
            live = await world.live(number)
            if live.row.stage == "closed" and not before <= agreed:
                broken.append(f"{seed}: a game was taken from {before - agreed} without their yes")
            await _step(world, number, moods, chance)
            world.now += STEP
            while await world.tables.ring_due():
                pass
        live = await world.live(number)
        if live.row.stage == "paused" and live.row.paused_why == "absent":
            # Everybody is away: the table waits, and nobody loses anything.
            pass
        elif live.row.stage not in {"over", "closed"}:
            broken.append(f"{seed}: not over: {live.row.stage} {live.row.paused_why}")
        await world.store.close()
    return broken


async def _vote(
    world: World, number: int, moods: dict[int, str], chance: Chance
) -> set[int | None]:
    """Somebody may propose an end, and those who play may answer; who has said yes."""
    live = await world.live(number)
    agreed = set[int | None]()
    for row in live.seats:
        user = row.user_id
        if user is None or moods[user] == "silent" or chance.below(15):
            continue
        with suppress(RuleError, HouseError):
            await world.tables.call(number, user, TAKES_AWAY[chance.below(2)])
            agreed.add(user)
    live = await world.live(number)
    for ballot in live.ballots:
        agreed.add(live.seats[ballot.by].user_id)
        known = zip(ballot.asked, ballot.answers, strict=True)
        agreed |= {live.seats[seat].user_id for seat, answer in known if answer}
        for seat in ballot.asked:
            user = live.seats[seat].user_id
            if user is not None and moods[user] != "silent" and chance.below(2):
                yes = bool(chance.below(4))
                with suppress(RuleError, HouseError):
                    await world.tables.vote(ballot.id, user, yes)
                    agreed |= {user} if yes else set()
    return agreed

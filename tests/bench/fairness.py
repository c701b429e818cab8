"""What people lose by the silence, haste, leaving, stalling or judging of others: whole tournaments and single tables
in virtual time, of people who play, are ghosts, stall, rest before deadlines, leave, direct in their own cause,
and propose votes at random; and what farms of ratings bring.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.engine.people.ruling import Ruling
from bot.engine.table.live import staying
from bot.errors import HouseError
from bot.tournaments.commands import round_lengths
from bot.tournaments.records.terms import Terms, packed
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from games.league.tournament.effects import Announced
from games.league.tournament.entries import Begin
from games.league.tournament.scoring import placed, table_points
from games.league.tournament.settings import Settings
from games.league.tournament.state import CalledOff, Finished, State
from tests.bench import farms
from tests.bench.cheats import JUDGE, Holding, Judge, is_stalling, of_record, rests
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, DARIO, World
from tests.bot.tournaments.running.club import DIRECTOR, Club, person

CUPS = int(os.environ.get("CUPS", "300"))
TABLES = int(os.environ.get("TABLES", "500"))
GAME = "shark"
LENGTHS = (1, 2, 3, 4, 5, 7, 10, 14, 20)
"""Days of a round; those that `create` refuses are none."""
STEP = timedelta(hours=7)
STEPS = 600
MOODS = ("plays", "plays", "plays", "plays", "silent", "leaves", "sleepy", "stalls", "rests")
TAKES_AWAY: tuple[Ruling, ...] = ("end", "finish")

Figure = tuple[str, str, str, str]


def main() -> list[Figure]:
    figures = [_figure("tournaments", CUPS, cup), _figure("single tables", TABLES, table)]
    return [*figures, *farms.main()]


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
        judges = not chance.below(2)
        moods = _moods(chance, players, judges=judges)
        number = await club.create(
            players, game=GAME, sizes=(3, 4), seats=(2, 4), rounds=1 + chance.below(3),
            round_length=_length(chance) if chance.below(4) else None,
        )  # fmt: skip
        judge = Judge(club, number, chance) if judges else None
        if judge is not None:
            await judge.begin()
        await club.steps.direct(number, DIRECTOR, Begin())
        await club.runner.look()
        holding, broken = Holding(), list[str]()
        for _ in range(STEPS):
            if (await club.held(number)).over:
                break
            await _acted(club, number, moods, chance, holding)
            broken += [] if judge is None else await judge.acts()
            club.world.now += STEP
            while await club.world.tables.ring_due():
                pass
            await club.runner.look()
            broken += await holding.gains(club, number, club.world.now, STEP)
        broken += await of_record(club, number)
        state = (await club.held(number)).state
        said = [one for one in club.told if isinstance(one, Announced)]
        await club.world.store.close()
    return [
        f"{seed}: {one}"
        for one in (*broken, *_of_state(state, moods, holding.long), *_told(state, said))
    ]


def _moods(chance: Chance, players: int, *, judges: bool) -> dict[int, str]:
    """By user; the host plays where they have joined, and so does a director who plays."""
    moods = {1000 + n: MOODS[chance.below(len(MOODS))] for n in range(1, players + 1)}
    return (
        moods | {DIRECTOR.user_id: "plays"} | ({person(JUDGE).user_id: "plays"} if judges else {})
    )


async def _acted(
    club: Club, cup: int, moods: dict[int, str], chance: Chance, holding: Holding
) -> None:
    """Everybody acts at their tables as they are, and whoever rests is back now and then."""
    held = await club.held(cup)
    ends = held.state.current.due if held.state.current else None
    for at, table_id in (await club.running(cup)).items():
        await _step(club.world, table_id, moods, chance, ends)
        await holding.look(club.world, held.state, at, table_id)
    for user, mood in moods.items():
        if mood == "sleepy" and not chance.below(10):
            with suppress(RuleError, HouseError):
                await club.steps.play_on(cup, person(user - 1000))


def _length(chance: Chance) -> timedelta:
    """One that `create` accepts for this game and pace."""
    terms = packed(Terms(pace="daily"))
    while True:
        length = timedelta(days=LENGTHS[chance.below(len(LENGTHS))])
        settings = Settings(
            game=GAME, title="A cup", sizes=(3, 4), table=terms, round_length=length
        )
        with suppress(HouseError):
            round_lengths.check(ALL[GAME], settings, "UTC")
            return length


async def _step(
    world: World, table_id: int, moods: dict[int, str], chance: Chance, ends: datetime | None = None
) -> None:
    """Everybody who is asked acts as they are: once for each decision that comes to them now."""
    for _ in range(8):
        live = await world.live(table_id)
        if live.row.stage != "running":
            return
        asked = [row for row in live.seats if row.seat in live.waiting.seats and row.user_id]
        if not any(
            [await _acts(world, table_id, row.user_id or 0, moods, chance, ends) for row in asked]
        ):
            return


async def _acts(
    world: World,
    table_id: int,
    user: int,
    moods: dict[int, str],
    chance: Chance,
    ends: datetime | None,
) -> bool:
    mood = moods[user]
    if mood == "silent" or (mood == "sleepy" and chance.below(3)):
        return False
    if mood == "rests":
        await rests(world, user)
    if mood in {"stalls", "rests"} and await is_stalling(world, table_id, ends, STEP):
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


def _of_state(state: State, moods: dict[int, str], long: set[tuple[int, int]]) -> Iterator[str]:
    """`long`: tables with the players for whom they waited longer than a decision may take."""
    if not isinstance(state.phase, Finished | CalledOff):
        yield f"not over after {STEPS} steps: round {len(state.rounds)}"
        return
    ghosts = {user - 1000 for user, mood in moods.items() if mood == "silent"}
    if isinstance(state.phase, Finished) and ghosts & {one for _, one in long} & set(
        state.phase.winners
    ):
        yield f"somebody silent has won: {state.phase.winners}"
    for one in state.rounds:
        for table in one.tables:
            if one.opened is None:
                continue
            if table.result is None:
                yield f"table {table.number} has no result"
                continue
            points = table_points(state.settings, table, state.version)
            silent = {one for one in ghosts if (table.number, one) in long}
            # What a director has decided, with the answer of others, is theirs to decide.
            ruled = table.result.by == "director" or bool(table.kept)
            for player in silent & set(table.players):
                if points.get(player, 0) and not ruled:
                    yield f"table {table.number}: {player} is silent and has points"
            places = [set(tied) for tied in placed(table)]
            first = next((at for at, tied in enumerate(places) if tied & silent), len(places))
            stayed = set(table.players) - silent - set(table.missed)
            if any(tied & stayed for tied in places[first:]) and stayed and not ruled:
                yield f"table {table.number}: somebody silent stands before one who stayed"
            if table.players and stayed and not places:
                yield f"table {table.number}: the result of people who played is lost"
        ended, length = one.due, state.settings.round_length
        if ended and one.opened and length and ended - one.opened > length:
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

"""How long rounds must be: when tables of people with habits end by themselves, in virtual time.

`python -m tests.bench.rounds GAME` plays games of each number of seats by the real rules, lets many sets of people answer their
decisions at each pace, and writes what four of five tables took into `games/<key>/lengths.toml`; tournaments propose it.
`python -m tests.bench rounds` plays other tables with other people, the real engine and its clock, and counts how many of
them end within what is proposed.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec
import structlog

from bot.engine.moves.computers import think
from bot.engine.people.silence import PATIENCE
from bot.engine.time.paces import PACES
from bot.engine.views.sight import Sight
from bot.outbound.calls.presence import PRESENT
from bot.store.rows import ClockTerms, Pace
from bot.tournaments.commands.round_lengths import proposed
from bot.tournaments.records.terms import Terms, packed
from games import GAMES
from games.core.contract import AnyRules
from games.core.lengths import NAME
from games.core.record import Header, open_table, play
from games.core.words import RuleError, Seat
from games.league.tournament.settings import Settings
from games.players import kinds, player_of
from games.players.game import play_game
from tests.bench.habits import ON, Habit, people
from tests.bot.engine.world import World

Figure = tuple[str, str, str, str]

GAMES_PLAYED, EVENINGS = 5, 40
"""Games of each number of seats, and sets of people who play each of them."""
TRIED = 5
"""Tables of each number of seats at which it is seen whether it holds."""
DONE, TAKEN = 0.8, 0.9
"""The part of tables that are to end by themselves; what is taken of the evenings here for it to be so with the engine, whose
tables take a little longer, at the daily pace above all.
"""
DAYS = {"live": 1, "fast": 2, "daily": 14, "slow": 40}
"""Within so many days somebody who quits or travels does it."""
MIDNIGHT = datetime(2026, 3, 2, tzinfo=UTC)
LONGEST = timedelta(days=500)


class Asked(msgspec.Struct, frozen=True):
    """An entry of a game: whose, and who was asked just before it."""

    seat: Seat
    seats: tuple[Seat, ...]


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    return [_tried(rules, pace) for rules in _by_pace() for pace in PACES]


def _by_pace() -> Iterator[AnyRules]:
    """Turns by the clock take as long as they take."""
    yield from (one for one in GAMES.values() if one.schedule(one.options_type()) is None)


def _tried(rules: AnyRules, pace: Pace) -> Figure:
    done, tables = 0, 0
    for seats in rules.seats:
        took = asyncio.run(_played(rules.key, pace, seats))
        settings = Settings(
            game=rules.key, title="Rounds", sizes=(seats,), table=packed(Terms(pace=pace))
        )
        minutes = proposed(rules, settings, "UTC").total_seconds() / 60
        done += sum(one <= minutes for one in took)
        tables += len(took)
    what = f"{rules.key}, {pace}: of {tables} tables done in the proposed time"
    return what, f"{done / tables:.0%}", f"{DONE:.0%}", ""


# What is proposed: the rules' games, and a clock of a few lines.


def write(rules: AnyRules) -> None:
    """The minutes of one game, behind what stands in its file already."""
    path = Path("games", rules.key, NAME)
    games = {
        seats: [_game(rules, seats, one) for one in range(GAMES_PLAYED)] for seats in rules.seats
    }
    parts = [path.read_text().partition("\n# Minutes")[0].rstrip("\n")]
    parts.append(
        "\n# Minutes in which four of five tables are over, by seats: python -m tests.bench.rounds"
    )
    for pace in PACES:
        parts.append(f"[rounds.{pace}]")
        parts += [f"{seats} = {measured(games[seats], pace, seats)}" for seats in rules.seats]
    path.write_text("\n".join(parts) + "\n")


def _game(rules: AnyRules, seats: int, number: int) -> list[Asked]:
    player = player_of(rules, kinds(rules)[0])
    header = Header(rules.key, rules.version, seats, rules.options_type(), f"r{number}", MIDNIGHT)
    table, found = open_table(rules, header), list[Asked]()
    for entry in play_game(rules, header, [player] * seats).entries:
        if entry.seat is not None:
            found.append(Asked(entry.seat, tuple(rules.waiting(table.state).seats)))
        table = play(rules, header, table, entry)
    return found


def measured(games: Sequence[Sequence[Asked]], pace: Pace, seats: int) -> int:
    """The minutes in which so many tables were over that four of five are with the engine."""
    took = list[float]()
    for number, game in enumerate(games):
        for evening in range(EVENINGS):
            dice = random.Random(f"{pace} {seats} {number} {evening}")
            begun = begins(pace, dice)
            sat = people(seats, begun, DAYS[pace], dice)
            took.append((Sitting(pace, sat, begun, dice).over(game) - begun).total_seconds() / 60)
    return round(sorted(took)[int(TAKEN * len(took))])


def begins(pace: Pace, dice: random.Random) -> datetime:
    """Rounds of days open in the morning, quick ones when people have time."""
    first, last = (9, 10) if pace in {"daily", "slow"} else (10, 18)
    return MIDNIGHT + timedelta(hours=first + dice.random() * (last - first))


class Sitting:
    """People at a table, with the clock's rules: a time for each decision, a bank, the computer after silences."""

    def __init__(
        self, pace: Pace, sat: Sequence[Habit], now: datetime, dice: random.Random
    ) -> None:
        self.pace, self.sat, self.now, self.dice = pace, sat, now, dice
        terms: ClockTerms = PACES[pace]
        self.terms = terms
        self.banks = [terms.bank] * len(sat)
        self.silences = [0] * len(sat)
        self.back: list[datetime | None] = [None] * len(sat)
        self.pending = dict[Seat, tuple[datetime, datetime]]()
        """When they were asked, and when they see it."""
        self.there = dict[Seat, datetime]()
        """When those last acted who have been asked for something ever since."""

    def over(self, game: Sequence[Asked]) -> datetime:
        for one in game:
            self.there = {seat: at for seat, at in self.there.items() if seat in one.seats}
            for seat in one.seats:
                if seat not in self.pending:
                    self.pending[seat] = self._sees(seat)
            if one.seat in self.pending:
                self._answered(one.seat, *self.pending.pop(one.seat))
        return self.now

    def _sees(self, seat: Seat) -> tuple[datetime, datetime]:
        """When they are asked, and when they see it: who is there goes on at once."""
        if (acted := self.there.get(seat)) is not None:
            return acted, acted + ON
        due = self.now + timedelta(seconds=self.terms.seconds)
        return self.now, self.sat[seat].sees(self.now, self.pace, due, self.dice)

    def _answered(self, seat: Seat, asked: datetime, seen: datetime) -> None:
        if (back := self.back[seat]) is not None:
            if self.now < back and any(one is None for one in self.back):
                return
            # Everybody is away: the table waits for the first who comes back.
            self.now = max(self.now, min(one for one in self.back if one is not None))
            if self.now < back:
                return
            self.back[seat] = None
        due = asked + timedelta(seconds=self.terms.seconds)
        late = max((seen - due).total_seconds(), 0)
        if late <= self.banks[seat]:
            self.now, self.there[seat], self.silences[seat] = max(self.now, seen), seen, 0
            left = self.banks[seat] - int(late) + (0 if late else self.terms.refill)
            self.banks[seat] = min(left, self.terms.bank)
            return
        self.now = max(self.now, due + timedelta(seconds=self.banks[seat]))
        self.banks[seat] = 0
        self.silences[seat] += 1
        if self.silences[seat] >= PATIENCE:
            self.back[seat] = max(seen, self.now)


# Whether it holds: the engine and its clock.


async def _played(game: str, pace: Pace, seats: int) -> list[float]:
    """The minutes that tables took."""
    found = list[float]()
    with TemporaryDirectory() as folder:
        world, numbers = World(Path(folder, "bench.sqlite3")), count(1)
        world.games = dict(GAMES)
        with patch("secrets.token_hex", lambda size: f"f{next(numbers):0{2 * size}x}"):
            await world.open()
            for number in range(TRIED):
                dice = random.Random(f"tried {game} {pace} {seats} {number}")
                found.append(await _minutes(world, game, pace, seats, dice))
            await world.store.close()
    return found


async def _minutes(world: World, game: str, pace: Pace, seats: int, dice: random.Random) -> float:
    world.now = begun = begins(pace, dice)
    users = range(1000, 1000 + seats)
    sat = people(seats, begun, DAYS[pace], dice)
    table = await world.lobbies.open(
        1, 2, users[0], "P0", game, "en", pace=pace, zone="Europe/Rome"
    )
    for user in users[1:]:
        await world.lobbies.join(table, user, f"P{user}")
    await world.lobbies.start(table, users[0])
    evening = Evening(world, table, pace, dict(zip(users, sat, strict=True)), dice)
    while await evening.step() and world.now < begun + LONGEST:
        pass
    await world.heard()
    return (world.now - begun).total_seconds() / 60


class Evening:
    """A table whose people see that they are asked after a time, and act; else its clock rings."""

    def __init__(
        self, world: World, table: int, pace: Pace, sat: dict[int, Habit], dice: random.Random
    ) -> None:
        self.world, self.table, self.pace, self.sat = world, table, pace, sat
        self.dice = dice
        self.seen = dict[tuple[int, str], datetime]()
        """When people see what they are asked, or that a computer plays for them."""
        self.acted = dict[int, datetime]()

    async def step(self) -> bool:
        """The next thing that happens; False once it is over."""
        sight = await self.world.tables.sight(self.table)
        if sight.table.stage not in {"running", "paused"}:
            return False
        for what in self._asked(sight):
            if what not in self.seen:
                self.seen[what] = self._when(what[0], sight)
        soonest = min(self._asked(sight), key=self.seen.__getitem__, default=None)
        due = sight.table.due
        if due is not None and (soonest is None or due <= self.seen[soonest]):
            self.world.now = max(self.world.now, due)
            await self.world.tables.ring(self.table)
        else:
            assert soonest is not None, sight.table
            self.world.now = max(self.world.now, self.seen.pop(soonest))
            await self._does(*soonest)
        return True

    def _asked(self, sight: Sight) -> Iterator[tuple[int, str]]:
        asked = sight.waiting.seats if sight.waiting else ()
        for row in sight.seats:
            if row.user_id is not None and row.away_since is not None:
                yield row.user_id, f"back {row.away_since}"
            elif row.user_id is not None and row.seat in asked and row.person:
                yield row.user_id, f"act {sight.table.decision}"

    def _when(self, user: int, sight: Sight) -> datetime:
        now = self.world.now
        if now - self.acted.get(user, MIDNIGHT) < PRESENT:
            return now + ON
        return self.sat[user].sees(now, self.pace, sight.deadline, self.dice)

    async def _does(self, user: int, what: str) -> None:
        tables = self.world.tables
        self.acted[user] = self.world.now
        if what.startswith("back"):
            await tables.back(self.table, user)
            return
        sight, live = await tables.sight(self.table, user), await self.world.live(self.table)
        assert sight.viewer is not None
        action = think(live, sight.viewer, player_of(sight.rules, kinds(sight.rules)[0]))
        try:
            await tables.act(self.table, user, action or sight.offers[0].action)
        except RuleError:
            await tables.act(self.table, user, sight.offers[0].action)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(GAMES[name])

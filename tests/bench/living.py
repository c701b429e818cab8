"""Four weeks of a server: thirty people with habits, tables of five games, a Swiss and a league, and all that reaches them.

The real engine, tournaments and herald on the offline Discord, in virtual time. What is found in it: `weeks`.
"""

from __future__ import annotations

import random
import re
import tempfile
from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import msgspec
from simcord import Env

from bot.engine.moves.computers import think
from bot.engine.people import persons_time
from bot.engine.time.clocks import CLOSING
from bot.engine.views.sight import Sight
from bot.outbound.calls.presence import PRESENT
from bot.store import coached, digests, people, tables, time_off
from bot.store.database import Database
from bot.store.rows import Calling, Pace, PersonRow, Quiet, VacationRow
from bot.tournaments.commands.round_lengths import proposed
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Records, TournamentOpening
from bot.tournaments.records.terms import Terms, packed
from bot.tournaments.running.runner import Runner
from bot.tournaments.running.steps import Steps
from bot.tournaments.telling.teller import Teller
from games import GAMES
from games.core.words import RuleError
from games.league.tournament.entries import Begin
from games.league.tournament.settings import Settings
from games.players import kinds, player_of
from tests.bench import habits
from tests.bench.habits import ON, Habit
from tests.bench.reached import AWAKE, LATE, NIGHT, Happened, Rung, labels
from tests.bot.outbound.arrange import World, client
from tests.bot.previews import preview

PACES: tuple[Pace, ...] = (*("daily",) * 8, *("slow",) * 3, "fast")
WAYS: tuple[Calling, ...] = ("mention", "mention", "message", "mention", "digest", "mention")
FIRST = 1 / 3
"""The part of the tables that stand at the beginning."""
TICK = timedelta(minutes=30)
"""How often what depends on no table is looked at."""
TODAY = timedelta(hours=12)
SILENT = discord.MessageFlags.suppress_notifications.flag
AT_ONCE = 3
"""What a person does at a time in a turn that the clock closes."""


class Plan(msgspec.Struct, frozen=True):
    """How much of it: the test plays a small one."""

    seed: str
    people: int = 30
    days: int = 28
    tables: int = 24
    swiss: int = 12
    league: int = 8


async def lived(plan: Plan) -> Weeks:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        env = Env(client(), check_errors=False)
        await env.start()
        weeks = Weeks(World(env, store), plan)
        await weeks.begin()
        await weeks.live()
        weeks.world.context.pictures.close()
        await env.shutdown()
        await store.close()
    return weeks


class Weeks:
    def __init__(self, world: World, plan: Plan) -> None:
        self.world, self.plan = world, plan
        self.dice = random.Random(plan.seed)
        self.begun = world.now
        self.habits = dict[int, Habit]()
        self.names = dict[int, str]()
        self.rows = dict[int, PersonRow]()
        self.vacations = dict[int, tuple[datetime, datetime]]()
        self.seen = dict[tuple[int, int, str], datetime]()
        """When people see what they are asked: by table, person and what that is."""
        self.done, self.acted = set[tuple[int, int, str]](), dict[int, datetime]()
        self.known = dict[int, Sight]()
        self.rung, self.happened = list[Rung](), list[Happened]()
        self.played = dict[tuple[int, str], datetime]()
        """When they did something first, by person and table."""
        self.acts = Counter[tuple[int, int]]()
        """By person and day how often they did something."""
        self.late = list[int]()
        """Tables whose deadline lay behind the end of their round."""
        self.over = Counter[str]()
        self.posts = Counter[str]()
        self.opened, self._read = 0, 0

    # The server.

    async def begin(self) -> None:
        world, plan = self.world, self.plan
        chosen = habits.people(plan.people, self.begun, plan.days, self.dice)
        for number, habit in enumerate(chosen):
            user = world.env.create_user(f"P{number}")
            member = world.guild.add_member(user)
            self.habits[member.id], self.names[member.id] = habit, f"P{number}"
            await self._chooses(member.id, number, habit)
        self.records = Records(world.store, lambda: world.now)
        self.steps = Steps(self.records, world.tables)
        teller = Teller(world.context, self.records)
        self.runner = Runner(self.records, world.tables, teller.tell)
        users = list(self.habits)
        await self._cup("Swiss", users[: plan.swiss], "swiss")
        await self._cup("League", users[len(users) - plan.league :], "league")
        await self._told()

    async def _chooses(self, user: int, number: int, habit: Habit) -> None:
        """Most are mentioned, some have messages, a digest, or only what is of their seat."""
        way = WAYS[number % len(WAYS)]
        quiet = Quiet(22 * 60, 7 * 60) if number % 5 == 0 else None
        row = PersonRow(
            user_id=user,
            name=f"P{number}",
            notices=way,
            language="it" if number % 4 == 1 else None,
            zone=habit.zone,
            quiet=quiet,
            news="seat" if number % 9 == 8 else "all",
        )
        self.rows[user] = row
        store = self.world.store
        await store.write(partial(people.save, row=row))
        await store.write(lambda link: coached.choose(link, user, False))
        if way == "digest":
            now = self.world.now
            await store.write(lambda link: digests.choose(link, user, 9, habit.zone, now))

    async def _opens(self, users: list[int], game: str, pace: Pace) -> None:
        world, host = self.world, users[0]
        table = await world.lobbies.open(
            world.guild.id,
            world.channel.id,
            host,
            self.names[host],
            game,
            "en",
            pace=pace,
            zone="Europe/Rome",
        )
        for user in users[1:]:
            await world.lobbies.join(table, user, self.names[user])
        await world.lobbies.start(table, host)
        self.known[table] = await world.tables.sight(table)

    async def _cup(self, title: str, users: list[int], format_: Any) -> None:
        if not users:
            return
        settings = Settings(
            game="owners_choice",
            title=title,
            format=format_,
            sizes=(4,),
            rounds=3,
            table=packed(Terms(pace="daily")),
        )
        length = proposed(GAMES[settings.game], settings, "Europe/Rome")
        settings = msgspec.structs.replace(settings, round_length=length)
        world = self.world
        opening = TournamentOpening(
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            host_id=world.people["Giulia"].id,
            language="en",
            zone="Europe/Rome",
        )
        cup = await self.records.create(opening, settings)
        for user in users:
            await self.steps.join(cup, Person(user, self.names[user]))
        await self.steps.direct(cup, Person(world.people["Giulia"].id, "Giulia"), Begin())

    async def _opening(self) -> None:
        """A third of the tables stand at the beginning, the others come one by one."""
        plan, paces = self.plan, PACES
        while self.opened < plan.tables:
            share = max(0, self.opened / plan.tables - FIRST) / (1 - FIRST)
            if self.world.now < self.begun + timedelta(days=plan.days) * share:
                return
            game = list(GAMES)[self.opened % len(GAMES)]
            seats = min(max(GAMES[game].seats), max(min(GAMES[game].seats), 4))
            await self._opens(self._free(seats), game, paces[self.opened % len(paces)])
            self.opened += 1

    def _free(self, seats: int) -> list[int]:
        """Those who sit at the fewest open tables."""
        open_ = [one for one in self.known.values() if one.table.stage == "running"]
        busy = Counter(row.user_id for one in open_ for row in one.seats)
        gone = {
            user for user, one in self.habits.items() if one.away and one.away[0] < self.world.now
        }
        users = self.dice.sample(sorted(self.habits.keys() - gone), len(self.habits) - len(gone))
        return sorted(users, key=lambda user: busy[user])[:seats]

    # The weeks.

    async def live(self) -> None:
        world, end, tick = self.world, self.begun + timedelta(days=self.plan.days), self.begun
        while world.now < end:
            soonest = min(self.seen, key=self.seen.__getitem__, default=None)
            due = await world.tables.next_due()
            moments = [tick, *([self.seen[soonest]] if soonest else []), *([due] if due else [])]
            world.now = max(world.now, min(moments))
            if soonest is not None and self.seen[soonest] <= world.now:
                del self.seen[soonest]
                await self._does(*soonest)
            while await world.tables.ring_due():
                pass
            if world.now >= tick:
                tick += TICK
                await self._opening()
                await self._travels()
                await self.runner.look()
            await self._told()

    async def _told(self) -> None:
        await self.world.tell()
        self._hear()
        for row in await self.world.store.read(
            partial(tables.open_in, guild_id=self.world.guild.id)
        ):
            if row.id not in self.known:
                self.known[row.id] = new = await self.world.tables.sight(row.id)
                for seat in new.seats if new.table.round is not None else ():
                    if seat.user_id in self.rows and self.rows[seat.user_id].news == "all":
                        self._happens(seat.user_id, "round", new)
        for number, before in list(self.known.items()):
            if before.table.stage in {"over", "closed"}:
                continue
            now = await self.world.tables.sight(number)
            if now.table != before.table or not self._asked(before) <= self.seen.keys():
                self._notes(before, now)
                self.known[number] = now
                self._expects(now)

    def _asked(self, sight: Sight) -> set[tuple[int, int, str]]:
        """Who is to do what here."""
        waiting, found = sight.waiting, set[tuple[int, int, str]]()
        asked = (*waiting.seats, *(waiting.may if sight.schedule else ())) if waiting else ()
        for row in sight.seats:
            if row.user_id is None or row.left or sight.table.stage not in {"running", "paused"}:
                continue
            if row.away_since is not None:
                found.add((sight.table.id, row.user_id, f"back {row.away_since}"))
            elif row.person and row.seat in asked:
                what = f"turn {sight.turn}" if sight.schedule else f"act {sight.table.decision}"
                found.add((sight.table.id, row.user_id, what))
        return found - self.done

    def _expects(self, sight: Sight) -> None:
        asked = self._asked(sight)
        for one in [one for one in self.seen if one[0] == sight.table.id and one not in asked]:
            del self.seen[one]
        pace = sight.table.clock.pace
        for one in asked - self.seen.keys():
            now, user = self.world.now, one[1]
            if now - self.acted.get(user, self.begun - LATE) < PRESENT:
                self.seen[one] = now + ON
            else:
                slow = "daily" if sight.schedule else pace
                self.seen[one] = self.habits[user].sees(now, slow, sight.deadline, self.dice)

    async def _does(self, table: int, user: int, what: str) -> None:
        tables_ = self.world.tables
        self.acted[user] = self.world.now
        self.acts[user, (self.world.now - self.begun).days] += 1
        if what.startswith("back"):
            await tables_.back(table, user)
            return
        sight = await tables_.sight(table, user)
        self.played.setdefault((user, str(sight.table.called)), self.world.now)
        if sight.schedule is not None:
            self.done.add((table, user, what))
        for _ in range(AT_ONCE if sight.schedule else 1):
            sight = await tables_.sight(table, user)
            live = await tables_.repository.look(table)
            if sight.table.stage != "running" or sight.viewer is None or not sight.offers:
                return
            action = think(live, sight.viewer, player_of(sight.rules, kinds(sight.rules)[0]))
            if action is None and sight.schedule is not None:
                return
            try:
                await tables_.act(table, user, action or sight.offers[0].action)
            except RuleError:
                await tables_.act(table, user, sight.offers[0].action)

    async def _travels(self) -> None:
        """Who goes away says so, but for every third."""
        now = self.world.now
        for number, (user, habit) in enumerate(self.habits.items()):
            away = habit.away
            if habit.name != "travelling" or away is None or user in self.vacations:
                continue
            if away[0] <= now and number % 3:
                zone = ZoneInfo(habit.zone)
                until = away[1].astimezone(zone).replace(hour=0, minute=0, second=0, microsecond=0)
                row = VacationRow(
                    user_id=user,
                    first=f"{now.astimezone(zone):%Y-%m-%d}",
                    last=f"{until - timedelta(days=1):%Y-%m-%d}",
                    since=now,
                    until=until.astimezone(now.tzinfo),
                )
                await self.world.store.write(partial(time_off.add, row=row))
                await persons_time.follow(self.world.tables.repository, user)
                self.vacations[user] = now, row.until
                self.happened.append(Happened(row.until, user, "back", ""))

    def _notes(self, before: Sight, now: Sight) -> None:
        """What happened to people between these two."""
        table = now.table
        for old, row in zip(before.seats, now.seats, strict=True):
            if row.user_id is None or row.user_id != old.user_id:
                continue
            if row.silences > old.silences and not old.silences and not row.away_since:
                self._happens(row.user_id, "time up", now)
            if row.away_since and not old.away_since:
                self._happens(row.user_id, "absent", now)
            ended = now.outcome is not None and before.outcome is None
            if ended and self.rows[row.user_id].news == "all":
                self._happens(row.user_id, "over", now)
            if table.stage == "closed" and table.round and self.rows[row.user_id].news == "all":
                self._happens(row.user_id, "scored", now)
            if before.schedule is not None and now.turn != before.turn and row.person:
                self._closes(row.user_id, before)
        if table.stage in {"over", "closed"}:
            self.over["by itself" if table.stage == "over" else "cut off"] += (
                now.table.round is not None
            )
        ends = table.round.ends if table.round is not None else None
        if ends is not None and now.deadline is not None and table.stage == "running":
            self.late += [table.id] * (now.deadline > ends)

    def _closes(self, user: int, before: Sight) -> None:
        """A turn has closed without them, though they were awake in the last two hours of it."""
        due, acted = before.deadline, (before.table.id, user, f"turn {before.turn}") in self.done
        wants = self.rows[user].notices != "digest"
        if due is None or acted or not wants or self.sleeps(user, due - AWAKE):
            return
        off = self.vacations.get(user)
        if off is not None and off[0] < due <= off[1] + TODAY:
            # The message after a vacation tells of it.
            return
        self.happened.append(Happened(due - CLOSING, user, "closing", str(before.table.called)))

    def sleeps(self, user: int, moment: datetime) -> bool:
        """Whether it is night where they are, or their own quiet hours."""
        row, here = self.rows[user], moment.astimezone(ZoneInfo(self.habits[user].zone))
        first, last = (22, 7) if row.quiet is not None else NIGHT
        return here.hour >= first or here.hour < last

    def _happens(self, user: int, what: str, now: Sight) -> None:
        self.happened.append(Happened(self.world.now, user, what, str(now.table.called)))

    # What is heard.

    def _hear(self) -> None:
        env, now = self.world.env, self.world.now
        private = {place: user for user, place in env.backend.dm_channels.items()}
        for one in env.http_requests[self._read :]:
            body: Mapping[str, Any] = one.json if isinstance(one.json, dict) else {}
            found = re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", one.path)
            if found is None:
                continue
            body = body.get("data") or body
            place, text = int(found[1]), body.get("content") or ""
            bare = one.method == "PATCH" and not text and not body.get("components")
            self.posts["bare" if bare else one.method] += 1
            if one.method != "POST" or body.get("flags", 0) & SILENT:
                continue
            self.posts["in the channel"] += place == self.world.channel.id
            users = list((body.get("allowed_mentions") or {}).get("users") or ())
            users = [private[place]] if place in private else users
            shown = preview(env, text)
            text = "\n".join((text, *labels(body)))
            self.rung += [Rung(now, int(user), text, shown, place in private) for user in users]
        self._read = len(env.http_requests)

"""A new decision is a new call: people who act only when they are called bring every game to its end."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import cycle

import pytest
from simcord import Env

from bot.engine.views.sight import Sight
from bot.store.database import Database
from bot.store.rows import Calling
from games import GAMES
from games.core.chance import Chance
from games.players import kinds, player_of
from tests.bot.outbound.arrange import World, called, mine
from tests.bot.payloads import problems

THOUGHT, AWAY = timedelta(seconds=25), timedelta(minutes=2)
"""How long a person thinks before each act; after how long somebody who has acted may be called again."""

AT_ONCE = 3
"""What a person does at a time where a turn goes on until the clock closes it."""


class Table:
    """A table at which people look when they are called, and go when they have answered."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.chance = Chance("called", number)
        self.player = player_of(GAMES[world.game], kinds(GAMES[world.game])[0])
        self.acted = dict[int, datetime]()
        self.rung = list[int]()
        self._read = 0

    async def sight(self, user: int | None = None) -> Sight:
        return await self.world.tables.sight(self.number, user)

    async def play(self) -> None:
        self.hear()
        while (await self.sight()).outcome is None:
            await self.step()

    async def step(self) -> None:
        """Somebody answers; while nobody is called time passes."""
        if not self.rung:
            await self._wait(await self.sight())
        if self.rung:
            await self._answer(self.rung.pop(0))

    async def tell(self) -> None:
        await self.world.tell()
        self.hear()

    def hear(self) -> None:
        """Whom new messages call: an edit rings nobody."""
        requests = self.world.env.http_requests
        private = {place: user for user, place in self.world.env.backend.dm_channels.items()}
        for one in requests[self._read :]:
            body = one.json or {}
            place, _, what = one.path.removeprefix("/channels/").partition("/")
            if one.method != "POST" or what != "messages":
                continue
            rung = [int(user) for user in body["allowed_mentions"].get("users") or ()]
            if body.get("attachments") and " is over: " not in body.get("content", ""):
                # A board; an event, and the end, may call at any time.
                late = [self.acted[user] + AWAY for user in rung if user in self.acted]
                assert max(late, default=self.world.now) <= self.world.now
            if int(place) in private:
                rung.append(private[int(place)])
            self.rung += [user for user in rung if user not in self.rung]
        self._read = len(requests)

    async def _wait(self, sight: Sight) -> None:
        """Whoever has gone after an act is called a little later; else only the clock goes on."""
        world = self.world
        world.now += AWAY
        await self.tell()
        if not self.rung:
            waited = sight.waiting.seats if sight.waiting else ()
            assert not waited, f"{waited} are asked {sight.waiting}, and nobody is called"
            assert sight.deadline is not None
            world.now = sight.deadline
            await world.tables.ring(self.number)
            await self.tell()

    async def _answer(self, user: int) -> None:
        """Whoever is called acts, and goes on as long as the answer to the act asks them on."""
        done = 0
        while (sight := await self.sight(user)).outcome is None and sight.offers:
            assert sight.waiting is not None
            asked = sight.viewer in sight.waiting.seats
            if not asked and (sight.schedule is None or done >= AT_ONCE):
                return
            action = self.player(sight.view, sight.offers, self.chance)
            if action is None:
                return
            self.world.now += THOUGHT
            self.acted[user], done = self.world.now, done + 1
            await self.world.tables.act(self.number, user, action)
            await self.tell()


@pytest.mark.parametrize(
    ("game", "way"), list(zip(GAMES, cycle(("message", "mention")), strict=False))
)
async def test_people_who_act_only_when_called_play_every_game_to_its_end(
    simcord_env: Env, store: Database, game: str, way: Calling
) -> None:
    simcord_env.settle_timeout = 60
    world = World(simcord_env, store, game=game)
    for name in world.people:
        await world.wants(name, notices=way)
    table = await world.lobby("Giulia", "Marco", "Anna")
    host = world.people["Giulia"].id
    if game == "impero":
        await world.lobbies.set_option(table, host, "turns", 3)
    await world.lobbies.start(table, host)
    await world.tell()
    await Table(world, table).play()
    world.context.pictures.close()
    assert problems(simcord_env.http_requests) == []


async def test_whoever_acted_just_now_is_called_when_they_have_gone(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.twice(table)
    mover, before = await world.mover(table), mine(await world.place(table))
    await world.tell()
    assert mine(await world.place(table)) == before
    world.now += AWAY - timedelta(seconds=1)
    await world.tell()
    assert len(mine(await world.place(table))) == len(before)
    world.now += timedelta(seconds=1)
    await world.tell()
    line = mine(await world.place(table))[-1]
    assert called(world.env, line) == {mover.id}
    await world.turn(table)
    await world.tell()
    assert line.id not in {one.id for one in mine(await world.place(table))}


async def test_whoever_goes_on_acting_is_not_called_to_it(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.twice(table)
    await world.tell()
    world.now += AWAY
    await world.turn(table)
    before = len(world.env.http_requests)
    await world.tell()
    sent = [one.json or {} for one in world.env.http_requests[before:] if one.method == "POST"]
    assert [one["allowed_mentions"]["users"] for one in sent] == [[(await world.mover(table)).id]]

"""What the stories of the guides happen in, and what happens in them beside the commands of the pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from simcord import ChannelHandle

from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.games.test_absence import silent
from tests.bot.sim import House
from tests.bot.tournaments import draft

IN_CHANNEL = ("play", "settings", "table import", "tournament")
"""What is typed outside the thread of a table."""


@dataclass
class Scene:
    """The house, the table that is played in it, the roles of the pages, and a file to bring."""

    house: House
    game: Game | None = None
    roles: dict[str, Any] = field(default_factory=dict)
    file: tuple[str, bytes] = ("game.json", b"")

    def place(self, path: str) -> ChannelHandle:
        """Where a command is typed: in the thread of the table, unless it belongs elsewhere."""
        if path == "table move":
            return self.house.guild.create_text_channel("hall")
        return self.house.channel if path.startswith(IN_CHANNEL) else self.house.place

    @property
    def table(self) -> Game:
        assert self.game is not None
        return self.game

    async def person(self, who: str) -> str:
        """A name, or by what the table says: who is asked, who sits in the first seat."""
        if who == "asked":
            return await self.table.mover()
        if who == "first":
            return (await self.table.sight()).seats[0].name.lower()
        return who


Event = Callable[[Scene], Awaitable[None]]
Step = tuple[str, str] | Event


async def play(scene: Scene) -> None:
    """Three people sit down at a table of Acquire, and each has moved a little."""
    scene.game = await opened(scene.house, SHORT)
    await scene.table.hurry(6)


async def play_with_ada(scene: Scene) -> None:
    scene.game = await opened(scene.house, SHORT, "marco", "ada")


async def move(scene: Scene) -> None:
    await scene.table.step()


async def agree(scene: Scene) -> None:
    """Everybody who may agrees to the newest vote."""
    sight = await scene.table.sight()
    (ballot,) = sight.ballots
    for row in sight.seats:
        if row.seat != ballot.by and row.name and (await scene.table.sight()).ballots:
            await scene.house.slash(row.name.lower(), "propose vote", answer="yes")


async def finish(scene: Scene) -> None:
    """A game that counts, ended by its rules; its file is kept."""
    scene.game = await opened(scene.house, SHORT)
    await scene.table.hurry(26)
    reply = await scene.house.slash("giulia", "table export")
    scene.file = ("game.json", reply.seen.pictures[0])


async def say_nothing(scene: Scene) -> None:
    """Marco is silent until the computer plays for them."""
    scene.game = await opened(scene.house, "seed-134", pace="live")
    for _ in range(2):
        await silent(scene.table, "marco")


def announced(**options: object) -> Event:
    async def announced_so(scene: Scene) -> None:
        await draft.announced(scene.house, "ada", title="Cup", game="acquire", **options)

    return announced_so


def form(name: str, **values: str) -> Event:
    """A form of Ada's draft, sent off with these settings."""

    async def filled(scene: Scene) -> None:
        shown = scene.house.with_button("ada", "Announce")
        await draft.fill(scene.house, "ada", shown, name, values)

    return filled


async def announce(scene: Scene) -> None:
    await scene.house.press("ada", "Announce")


def joined(*people: str) -> Event:
    async def join(scene: Scene) -> None:
        for who in people:
            await scene.house.slash(who, "tournament join", scene.house.channel)

    return join


def entered(who: str, command: str) -> Event:
    """What the page has elsewhere, typed again."""

    async def enter(scene: Scene) -> None:
        await scene.house.slash(who, command, scene.house.channel)

    return enter

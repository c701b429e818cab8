"""Where each command of the guides is typed: stories, in each of which a few people do one after another.

A step is a person and a command as the page has it, or what happens meanwhile.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord import ChannelHandle

from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.games.test_absence import silent
from tests.bot.sim import House

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
            await scene.house.slash(row.name.lower(), "table vote", answer="yes")


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
    async def announce(scene: Scene) -> None:
        typed = {name.replace("_", "-"): value for name, value in options.items()}
        await scene.house.slash(
            "ada", "tournament create", scene.house.channel, title="Cup", game="acquire", **typed
        )

    return announce


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


STORIES: Mapping[str, tuple[Step, ...]] = {
    "somebody new": (
        ("giulia", "/help"),
        ("giulia", "/rules acquire"),
        ("giulia", "/prices acquire"),
        ("giulia", "/games"),
        ("giulia", "/seats"),
        ("giulia", "/me settings notices:message"),
        ("giulia", "/me settings language:Italian"),
        ("giulia", "/me zone zone:Europe/Rome"),
        ("giulia", "/me quiet hours:23:00-08:00"),
        ("giulia", "/me quiet off:true"),
        ("giulia", "/me vacation days:5"),
        ("giulia", "/me vacation days:7 start:2026-12-24"),
        ("giulia", "/me vacation"),
        ("giulia", "/me vacation cancel:true"),
        ("giulia", "/me digest hour:9"),
        ("giulia", "/me digest stop:true"),
        ("giulia", "/play game:Acquire"),
        ("marco", "/play game:Acquire pace:daily computers:2"),
    ),
    "a lobby": (
        ("giulia", "/play game:Acquire"),
        ("marco", "/table join"),
        ("marco", "/table leave"),
        ("giulia", "/table lobby computer"),
        ("giulia", "/table lobby computer remove:true"),
        ("giulia", "/table lobby pace pace:slow"),
        ("giulia", "/table lobby pace pace:own hours:36"),
        ("giulia", "/table lobby option option:Weekends: free: the clock stands still"),
        ("giulia", "/table lobby language language:Italian"),
        ("giulia", "/table lobby invite person:@Marco"),
        ("marco", "/table join"),
        ("giulia", "/table start"),
    ),
    "a lobby that is closed": (
        ("giulia", "/play game:Acquire"),
        ("giulia", "/table end"),
    ),
    "a game": (
        play,
        ("asked", "/table hand"),
        ("asked", "/table text"),
        ("nemo", "/table info"),
        ("nemo", "/table log"),
        ("giulia", "/table since"),
        ("giulia", "/games"),
        ("giulia", "/table orders"),
        ("giulia", "/acquire order list"),
        ("giulia", "/acquire order store order:Play a tile and buy nothing until I am back"),
        ("giulia", "/acquire order cancel order:1"),
        ("giulia", "/table note"),
        ("giulia", "/table notices notices:none"),
        ("nemo", "/table watch what:turn"),
        ("nemo", "/table watch what:stop"),
    ),
    "votes": (
        play,
        ("giulia", "/table pause"),
        ("marco", "/table vote answer:Agree"),
        ("giulia", "/table resume"),
        agree,
        ("giulia", "/propose extend"),
        agree,
        ("first", "/propose replace player:2"),
        ("giulia", "/propose finish"),
        ("marco", "/table end"),
        ("giulia", "/table leave"),
        ("marco", "/table move table:1"),
    ),
    "a move that is taken back": (
        play_with_ada,
        move,
        ("first", "/table undo"),
        ("ada", "/table pause admin:true"),
    ),
    "an administrator": (
        play,
        ("ada", "/table pause"),
        ("ada", "/table resume"),
        ("ada", "/propose extend"),
        ("ada", "/table undo"),
        ("ada", "/propose replace player:2"),
        ("ada", "/propose finish"),
    ),
    "an administrator elsewhere": (play, ("ada", "/table move table:1")),
    "an administrator breaks off": (play, ("ada", "/table end")),
    "an absence": (say_nothing, ("marco", "/table back")),
    "after a game": (
        finish,
        ("giulia", "/table replay"),
        ("giulia", "/table replay step:10"),
        ("giulia", "/table export"),
        ("giulia", "/leaderboard"),
        ("giulia", "/leaderboard game:Acquire everywhere:true"),
        ("giulia", "/profile"),
        ("giulia", "/profile text:true"),
        ("giulia", "/profile person:@Marco"),
        ("giulia", "/history"),
        ("giulia", "/head2head person:@Marco"),
        ("ada", "/setup annul"),
        ("giulia", "/table rematch"),
        ("theo", "/table import file:game.json"),
        ("giulia", "/me private"),
        ("giulia", "/me private hidden:false"),
        ("giulia", "/me forget"),
    ),
    "a server": (
        ("ada", "/setup check"),
        ("ada", "/settings"),
        ("ada", "/settings language:Italian"),
        ("ada", "/settings zone:Europe/Rome"),
        ("ada", "/settings channel:#games"),
        ("ada", "/settings anywhere:true"),
        ("ada", "/settings threads:false"),
        ("ada", "/settings threads:true"),
        ("ada", "/settings opener:@players"),
        ("ada", "/settings everybody:true"),
        ("ada", "/settings pace:slow"),
    ),
    "tournaments": (
        ("ada", "/tournament create title:Spring Cup game:Acquire"),
        (
            "ada",
            (
                "/tournament create title:League game:Acquire format:league rounds:4 table-sizes:4"
                " registration-until:48h check-in:2h pace:slow round-length:20d"
                " late-tables:late tables are scored by present worth review:30m"
            ),
        ),
        (
            "ada",
            (
                "/tournament create title:Cup game:Acquire format:groups and a final group-size:8"
                " go-on:2 points:5,3,2,1 tie-breaks:wins, meetings, lot most-players:64 who:@players"
                " winner-role:@champion"
            ),
        ),
        (
            "ada",
            (
                "/tournament create title:Swiss game:Acquire hours:36 points:money counted:2"
                " late-entry:1 final:4 strict:true option:open_holdings=false"
            ),
        ),
        ("giulia", "/tournament list"),
    ),
    "a check-in": (
        announced(check_in="2h"),
        ("giulia", "/tournament join"),
        joined("marco", "ottavia"),
        entered("ada", "tournament start"),
        ("giulia", "/tournament check-in"),
        ("giulia", "/tournament leave"),
    ),
    "a tournament": (
        announced(table_sizes="4", round_length="20d", rounds=3),
        joined("giulia", "marco", "ottavia"),
        ("theo", "/tournament join reserve:true"),
        entered("theo", "tournament leave"),
        ("ada", "/tournament add person:@Theo"),
        ("ada", "/tournament add person:@Nemo reserve:true"),
        ("ada", "/tournament director person:@Theo"),
        ("ada", "/tournament announce text:The second round begins on Monday."),
        ("ada", "/tournament start"),
        ("giulia", "/tournament my-table"),
        ("giulia", "/tournament show"),
        ("giulia", "/tournament tables"),
        ("ada", "/tournament pause reason:Holidays"),
        ("ada", "/tournament pause off:true"),
        ("ada", "/tournament pause reason:Holidays tables:true"),
        ("ada", "/tournament undo"),
        ("ada", "/tournament extend by:2d"),
        ("ada", "/tournament replace number:1 player:@Giulia by:@Nemo"),
        ("ada", "/tournament replace number:1 player:@Ottavia"),
        ("ada", "/tournament adjudicate number:1"),
        ("ada", "/tournament rule number:1 places:2 1 3=4 reason:Agreed by all"),
        (
            "ada",
            "/tournament rule number:1 places:1 2 3 4 reason:Counted anew scores:120 80 40 20",
        ),
        ("giulia", "/tournament standings"),
        ("giulia", "/tournament standings cross-table:true"),
        ("ada", "/tournament penalty player:@Theo points:2 reason:Late"),
        ("ada", "/tournament penalty player:@Theo points:-2 reason:A mistake"),
        ("ada", "/tournament apart player:@Giulia other:@Marco third:@Ottavia"),
        ("ada", "/tournament drop player:@Marco reason:Does not answer"),
        ("ada", "/tournament export"),
        ("ada", "/tournament cancel reason:Too few people"),
    ),
    "a round that is drawn": (
        announced(table_sizes="2", review="30m"),
        joined("giulia", "marco", "ottavia", "theo"),
        entered("ada", "tournament start"),
        ("ada", "/tournament seats player:@Giulia with:@Marco"),
        ("ada", "/tournament seats lock:1"),
        ("ada", "/tournament seats unlock:1"),
        ("ada", "/tournament seats redraw:true"),
        ("ada", "/tournament start"),
    ),
}

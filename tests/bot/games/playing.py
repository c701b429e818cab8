"""People at a table of Acquire: who is asked does what the plan says, by command or by button."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.sight import Sight
from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.components import CORPORATIONS, TILES
from games.core.words import Action
from tests.bot.plan import decided
from tests.bot.seen import Reply
from tests.bot.sim import House

SHORT = "seed-139"
"""Three people, 26 entries by the plan: a merger with two to dispose, then the end is declared."""
LONG_TAKEOVER = "seed-134"
"""After 20 entries a takeover asks all three."""


class Game:
    """A table of three, from its lobby on."""

    def __init__(self, house: House, table: int) -> None:
        self.house = house
        self.table = table

    async def sight(self, who: str | None = None) -> Sight:
        user = self.house.people[who].id if who is not None else None
        return await self.house.app.tables.sight(self.table, user)

    async def asked(self) -> str | None:
        """The person for whom the game waits."""
        sight = await self.sight()
        if sight.outcome is not None or sight.waiting is None or not sight.waiting.seats:
            return None
        user = sight.seats[sight.waiting.seats[0]].user_id
        return next((name for name, each in self.house.people.items() if each.id == user), None)

    async def plan(self, who: str) -> Action:
        sight = await self.sight(who)
        return decided(sight.view, sight.offers)

    async def step(self) -> Reply:
        """Whoever is asked does the planned thing by command."""
        who = await self.asked()
        assert who is not None
        reply = await self.type(who, await self.plan(who))
        assert reply.private
        return reply

    async def until(self, entry: int) -> None:
        while (await self.sight()).table.number < entry:
            await self.step()

    async def type(self, who: str, action: Action) -> Reply:
        command, options = typed(action)
        return await self.house.slash(who, f"acquire {command}", **options)

    async def press(self, who: str, action: Action) -> Reply:
        """By [My hand] and what it offers."""
        hand = await self.house.press(who, "My hand")
        return await pressed(self.house, who, hand, action)


async def opened(house: House, seed: str, *others: str, **options: Any) -> Game:
    """Giulia opens, the others join by button, Giulia starts."""
    house.seed(seed)
    await house.slash("giulia", "play", house.channel, game="acquire", **options)
    lobby = house.with_button("giulia", "Join")
    table = int(lobby.button("Join").custom_id.split(":")[1])
    for who in others or ("marco", "ottavia"):
        await house.press(who, "Join", lobby)
    await house.press("giulia", "Start")
    return Game(house, table)


def typed(action: Action) -> tuple[str, dict[str, Any]]:
    """The slash command that does it."""
    match action:
        case PlayTile(cell=cell):
            return "tile", {"tile": TILES[cell]}
        case Found(corporation=one):
            return "found", {"corporation": CORPORATIONS[one]}
        case ChooseSurvivor(survivor=one):
            return "survivor", {"corporation": CORPORATIONS[one]}
        case ChooseDefunct(defunct=one):
            return "next", {"corporation": CORPORATIONS[one]}
        case Dispose(disposal=(sell, trade)):
            return "dispose", {"sell": sell, "trade": trade}
        case Buy(shares=shares, end=end):
            bought = zip(CORPORATIONS, shares, strict=True)
            return "buy", {name: number for name, number in bought if number} | _end(end)
        case DeclareEnd():
            return "end", {}
        case _:
            raise AssertionError(action)


def _end(end: bool) -> dict[str, Any]:
    return {"end": True} if end else {}


async def pressed(house: House, who: str, hand: Reply, action: Action) -> Reply:
    """Find the button or the choice that is this action."""
    wanted = msgspec.json.encode(msgspec.structs.astuple(action)[0]).decode()
    for at, menu in enumerate(hand.seen.menus):
        if wanted in menu.choices.values():
            label = next(text for text, value in menu.choices.items() if value == wanted)
            return await house.choose(who, [label], hand.seen, at)
    raise AssertionError(f"{action} not among {hand.seen.menus}")

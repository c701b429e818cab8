"""People at a table of Acquire: who is asked does what the plan says, by command or by button."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine.views.sight import Sight
from bot.words.catalogue import Catalogue
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
from games.core.codes import code
from games.core.words import Action, RuleError
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
        """The player who is asked does the planned thing by command."""
        who = await self.mover()
        reply = await self.type(who, await self.plan(who))
        assert reply.private
        return reply

    async def until(self, entry: int) -> None:
        while (await self.sight()).table.number < entry:
            await self.step()

    async def hurry(self, entry: int) -> None:
        """The same, past Discord: only the last board is posted."""
        while (await self.sight()).table.number < entry:
            who = await self.mover()
            user = self.house.people[who].id
            await self.house.app.tables.act(self.table, user, await self.plan(who))
        await self.house.settle()

    async def mover(self) -> str:
        """The person for whom the game waits; it does wait for one."""
        who = await self.asked()
        assert who is not None
        return who

    async def other(self, *not_these: str) -> str:
        """Somebody else at the table."""
        seats = (await self.sight()).seats
        names = {each.id: name for name, each in self.house.people.items()}
        return next(
            name
            for seat in seats
            if seat.user_id is not None and (name := names[seat.user_id]) not in not_these
        )

    async def why(self, who: str, action: Action) -> tuple[str, str]:
        """What the rules have against it: the key, and the sentence this person reads."""
        sight = await self.sight(who)
        with pytest.raises(RuleError) as caught:
            await self.house.app.tables.act(self.table, self.house.people[who].id, action)
        words = Catalogue(strict=True).words("en", sight.rules, sight.names)
        return caught.value.why, words.refusal(caught.value)

    async def type(self, who: str, action: Action) -> Reply:
        command, options = typed(action)
        return await self.house.slash(who, f"acquire {command}", **options)

    async def press(self, who: str, action: Action) -> Reply:
        """By [My hand] and what it offers."""
        hand = await self.house.press(who, "My hand")
        return await pressed(self.house, who, hand, action)


async def opened(
    house: House,
    seed: str,
    *others: str,
    join: str = "Join",
    start: str = "Start",
    **options: Any,
) -> Game:
    """Giulia opens, the others join by button, Giulia starts."""
    house.seed(seed)
    await house.slash("giulia", "play", house.channel, game="acquire", **options)
    lobby = house.with_button("giulia", join)
    table = int(lobby.button(join).custom_id.split(":")[1])
    for who in others or ("marco", "ottavia"):
        await house.press(who, join, lobby)
    await house.press("giulia", start)
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
    for button in hand.seen.buttons:
        if button.custom_id.endswith(f":act:{code(action)}"):
            return await house.press(who, button.label, hand.seen)
    wanted = msgspec.json.encode(msgspec.structs.astuple(action)[0]).decode()
    for at, menu in enumerate(hand.seen.menus):
        if wanted in menu.choices.values():
            label = next(text for text, value in menu.choices.items() if value == wanted)
            return await house.choose(who, [label], hand.seen, at)
    raise AssertionError(f"{action} not among {hand.seen.menus}")

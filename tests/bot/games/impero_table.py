"""A live table of Impero for two, on which the first two companies are neighbours."""

from __future__ import annotations

from typing import Any

from bot.engine.views.sight import Sight
from games.impero.state import View
from tests.bot.seen import Reply, Seen
from tests.bot.sim import House

NEIGHBOURS = "seed-0"
"""The cells of the first two companies, founded in a row, touch each other."""


class Game:
    """Giulia and Marco, from the start on."""

    def __init__(self, house: House, table: int) -> None:
        self.house = house
        self.table = table

    async def sight(self, who: str | None = None) -> Sight:
        user = self.house.people[who].id if who is not None else None
        return await self.house.app.tables.sight(self.table, user)

    async def view(self, who: str | None = None) -> View:
        view = (await self.sight(who)).view
        assert isinstance(view, View)
        return view

    async def seat(self, who: str) -> int:
        seat = (await self.sight(who)).viewer
        assert seat is not None
        return seat

    async def empire(self, who: str) -> Seen:
        return (await self.house.press(who, "My empire")).seen

    async def write(self, who: str, on: Seen, label: str, **typed: str) -> Reply:
        """Press what opens a form, and send it off."""
        form = await self.house.press(who, label, on)
        return await self.house.fill(who, form, typed)

    async def settle_on(self, who: str, on: Seen, label: str, **typed: str) -> None:
        """The same, where more is at stake than the form could foretell: they are asked once more."""
        await self.write(who, on, label, **typed)
        await self.house.press(who, "Confirm", on)

    async def take(self, who: str, on: Seen, deed: str) -> str:
        """The first of what is open of this kind, by its button or in its select."""
        for button in on.buttons:
            if f":act:{deed}[" in button.custom_id:
                await self.house.press(who, button.label, on)
                return button.label
        for at, menu in enumerate(on.menus):
            if f"~{deed}[" in menu.custom_id:
                label = next(iter(menu.choices))
                await self.house.choose(who, [label], on, at)
                return label
        raise AssertionError(f"no {deed} among {on.open} and {[one.title for one in on.menus]}")

    async def type(self, who: str, command: str, **options: Any) -> Reply:
        return await self.house.slash(who, f"impero {command}", **options)


async def opened(house: House) -> Game:
    """Giulia opens a table whose turns take an hour; Marco joins."""
    house.seed(NEIGHBOURS)
    await house.slash("giulia", "play", house.channel, game="impero", option="minutes=60")
    card = house.with_button("giulia", "Join")
    table = int(card.button("Join").custom_id.split(":")[1])
    await house.press("marco", "Join", card)
    await house.press("giulia", "Start", card)
    return Game(house, table)

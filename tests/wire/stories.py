"""Further evenings on the wire, by which the bot comes to use every route that it has while it runs."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

from bot.outbound.calls import presence
from bot.store import tournaments
from bot.store.tournaments import TaskRow
from games.league.tournament.effects import AnyEffect, GiveRole, TakeRole
from tests.wire import objects
from tests.wire.conftest import PATIENCE
from tests.wire.events import known
from tests.wire.keeping import ADMINISTRATOR, KeepingWire
from tests.wire.objects import Json
from tests.wire.session import GIULIA, MARCO, MOVES, Evening
from tests.wire.test_today import announced

STRANGER = objects.OWNER + 3
ROLE, OWN_ROLE = 2002, 2003


class Called(Evening):
    """Everybody is called at once, one by direct message; somebody who may not act presses; a stranger looks; a
    button is pressed too late; one is forgotten, and the thread loses their name.
    """

    moves = 2 * MOVES

    async def play(self) -> None:
        with patch.object(presence, "PRESENT", timedelta()):
            await super().play()
            await self._press_in_vain()
            await self._look()
            await self._old(GIULIA, "b:1:0:start")
            await self._old(MARCO, f"b:0:0:forget:{MARCO}")

    @property
    def texts(self) -> Counter[tuple[str, str]]:
        """Who is forgotten while something waits to be told may be named in it, or not any more."""
        said = super().texts
        named = Counter[tuple[str, str]]()
        for (place, text), often in said.items():
            named[place, text.replace("Player 1", "Marco")] += often
        return named

    async def _press_in_vain(self) -> None:
        """A public button answers in a message of its own."""
        who, _ = await self._planned()
        custom_id, body = self.wire.button("b:1:", ":hand")
        other = MARCO if who == GIULIA else GIULIA
        place = (await self.bot.app.tables.sight(1)).table.place_id
        asked = await self.bot.press(other, custom_id, place or 0, body)
        await self._settled(asked.payload["token"])

    async def _look(self) -> None:
        member = objects.member(STRANGER, "Ottavia")
        data = objects.command("table log", table=1)
        asked = await self.wire.ask(2, data, member, objects.CHANNEL)
        await self._settled(asked.payload["token"])

    async def _old(self, who: int, custom_id: str) -> None:
        """A press of a button that is no more: what [Start] answers follows its acknowledgement."""
        button = {"type": 2, "style": 4, "label": "x", "custom_id": custom_id, "id": 2}
        body = {"components": [{"type": 1, "id": 1, "components": [button]}]}
        asked = await self.bot.press(who, custom_id, objects.CHANNEL, body)
        await self._settled(asked.payload["token"])


class Doubtful(Evening):
    """The first thread and one board are done and not answered: the bot looks whether they are there."""

    @classmethod
    def before(cls, wire: KeepingWire) -> None:
        wire.spoil("POST", r"/threads$", "lost")
        wire.spoil("POST", r"/channels/\d+/messages$", "half", skips=2)


class Cup(Evening):
    """A tournament has an event, which moves and goes; a role is given, and taken again."""

    @classmethod
    def before(cls, wire: KeepingWire) -> None:
        wire.roles = [_role(ROLE, 1, "champion"), _role(OWN_ROLE, 2, "Borsa")]

    async def play(self) -> None:
        await announced(self.wire, self.bot)
        self.event = await known(self.bot)
        await self._step(MARCO, "join", tournament=1)
        changed = {"setting": "registration-until", "value": "72h"}
        await self._step(GIULIA, "settings", tournament=1, **changed)
        records = self.bot.app.steps.records
        await records.change_row(1, role_id=ROLE)
        for effect in (GiveRole(players=(1,)), TakeRole(players=(1,)), GiveRole(players=(1,))):
            await self._does(effect)
        self.planned = list(self.wire.planned)
        await self._cancelled()

    def wrong(self) -> list[str]:
        found = [f"thinking: {one}" for one in self.wire.thinking()]
        if self.planned != [self.event]:
            found.append(f"doubled: {self.planned} for {self.event}")
        if self.wire.planned:
            found.append(f"lost: the end of {self.wire.planned}")
        if self.wire.given != {(MARCO, ROLE)}:
            found.append(f"lost: the role, {self.wire.given}")
        return found

    async def _cancelled(self) -> None:
        """By a command and a button of its answer."""
        steps = await self._entries()
        for _ in range(3):
            await self._typed(GIULIA, "tournament cancel", tournament=1, reason="rain")
            with suppress(AssertionError):
                custom_id, body = self.wire.button(":cup-end:", "end-cancel")
                asked = await self.bot.press(GIULIA, custom_id, objects.CHANNEL, body)
                await self._settled(asked.payload["token"])
            await self._quiet()
            if await self._entries() > steps:
                # The answer may have come late, and what it owes after the first look.
                await self._quiet()
                return
        raise AssertionError("it was not called off")

    async def _step(self, who: int, command: str, **options: Any) -> None:
        """Where nothing had happened the person tries again."""
        steps = await self._entries()
        for _ in range(2):
            await self._typed(who, f"tournament {command}", **options)
            await self._quiet()
            if await self._entries() > steps:
                await self._quiet()
                return
        raise AssertionError(f"{command} did nothing")

    async def _entries(self) -> int:
        _, entries = await self.bot.app.steps.records.header(1)
        return len(entries)

    async def _does(self, effect: AnyEffect) -> None:
        task = TaskRow(tournament_id=1, effect=msgspec.json.encode(effect), told=True)
        await self.bot.app.store.write(partial(tournaments.put_task, row=task))
        await self._quiet()

    async def _quiet(self) -> None:
        """Nothing of the tournament waits."""
        async with asyncio.timeout(PATIENCE):
            while await self._owed():
                self.bot.app.runner.wake()
                await asyncio.sleep(0.1)

    async def _owed(self) -> int:
        query = "SELECT count(*) FROM tournament_task"
        return int(await self.bot.app.store.read(lambda link: link.execute(query).fetchone()[0]))


STORIES: dict[str, type[Evening]] = {
    "an evening": Evening,
    "an evening of calls": Called,
    "an evening in doubt": Doubtful,
    "a tournament": Cup,
}


def _role(number: int, position: int, name: str) -> Json:
    made = {**objects.everyone(), "id": str(number), "name": name, "position": position}
    return made | {"permissions": str(ADMINISTRATOR if number == OWN_ROLE else 0)}

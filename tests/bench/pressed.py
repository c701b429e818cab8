"""Ten thousand presses at random, at tables of all games: buttons of one's own and of others, old ones, twice at once,
selects, and windows filled with what nobody expects. `BORSA_PRESSED=1000` is a shorter try.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle
from simcord.backend.errors import SetupError

from bot.inbound.door import Door
from games import GAMES
from games.core.chance import Chance
from tests.bench.__main__ import Figure
from tests.bot.games.calling import NASTY
from tests.bot.games.stages import staged
from tests.bot.seen import Reply, Seen, walk
from tests.bot.sim import House

PRESSES = int(os.environ.get("BORSA_PRESSED", "10000"))
HOUSES = 5
PEOPLE = ("giulia", "marco", "ottavia")
EVERYBODY = (*PEOPLE, "nemo", "ada")
ITALIANS = ("marco",)
KEPT = 3_000
"""Custom ids that are remembered, the newest."""
LOOKS = ("table hand", "table info", "games", "table log", "me settings", "rules", "play", "help")


class Presser:
    """Presses at a house; what broke is noted."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch, seed: int) -> None:
        self.house, self.chance = house, Chance("presses", seed)
        self.made = 0
        self.known: list[tuple[Seen, str]] = []
        """Messages with the ids that they once had."""
        self.broken: list[str] = []
        self._now = ""
        broke = Door._broke

        async def noting(door: Door, visit: Any, error: BaseException) -> None:
            last = traceback.extract_tb(error.__traceback__)[-1]
            self.broken.append(f"{self._now}: {error!r} at {last.filename}:{last.lineno}")
            await broke(door, visit, error)

        patch.setattr(Door, "_broke", noting)

    async def somebody(self) -> None:
        """Somebody does something."""
        who = self._one(EVERYBODY)
        match self.chance.below(10):
            case 0:
                place = self._one([self.house.channel, *self.house.channel.threads])
                await self._looks(who, place)
            case 1 | 2 if self.known:
                await self._old(who, twice=bool(self.chance.below(2)))
            case _:
                await self._open(who)
        self.made += 1

    async def _looks(self, who: str, place: ChannelHandle) -> None:
        look = self._one(LOOKS)
        self._now = f"{who}: /{look}"
        await self.house.people[who].slash(place, look)
        await self.house.env.settle()

    async def _old(self, who: str, *, twice: bool) -> None:
        """An id of whatever time, of whomever."""
        on, custom_id = self._one(self.known)
        if on.gone:
            return
        self._now = f"{who}: {custom_id} once more"
        if twice:
            await self.house.twice(who, on, custom_id)
        else:
            await self._answered(who, await self.house.again(who, on, custom_id))

    async def _open(self, who: str) -> None:
        """What can be pressed on a message that they see."""
        place = self._one([self.house.channel, *self.house.channel.threads])
        seen = [one for one in self.house.messages(who, place)[-12:] if one.buttons or one.menus]
        if not seen:
            return
        on = self._one(seen)
        self.known = [*self.known, *((on, one.custom_id) for one in on.buttons)][-KEPT:]
        menus = [one for one in on.menus if one.choices and not one.off]
        if menus and self.chance.below(2):
            menu = self._one(menus)
            value = self._one(list(menu.choices.values()))
            self._now = f"{who}: {menu.custom_id} {value}"
            result = await self.house.people[who].select(
                on.handle, [value], custom_id=menu.custom_id
            )
            await self._answered(who, Reply(self.house.env, result))
            return
        buttons = [one for one in on.buttons if not one.off]
        if buttons:
            button = self._one(buttons)
            self._now = f"{who}: {button.custom_id} {button.label}"
            result = await self.house.people[who].click(on.handle, custom_id=button.custom_id)
            await self._answered(who, Reply(self.house.env, result))

    async def _answered(self, who: str, reply: Reply) -> None:
        """A window is filled in, more often than not with nonsense."""
        modal = reply.result.modal
        if modal is not None and self.chance.below(5):
            values = dict(self._filled(modal))
            self._now += f" {values}"
            # Its message may be gone by now, which the offline Discord does not send.
            with suppress(SetupError):
                await self.house.people[who].submit_modal(reply.result, values)
        await self.house.env.settle()

    def _filled(self, modal: Any) -> Iterator[tuple[str, Any]]:
        for part in walk(modal["components"]):
            if part["type"] == 4:
                longest = part.get("max_length", 4000)
                typed = self._one((*NASTY, "1", "2", "10", "0.50", str(part.get("value") or "")))
                if typed[:longest].strip() or not part.get("required", True):
                    yield part["custom_id"], typed[:longest]
                else:
                    yield part["custom_id"], "5"
            elif part["type"] == 3:
                options = [one["value"] for one in part["options"]]
                least = max(part.get("min_values", 1), 1)
                yield part["custom_id"], options[:least]

    def _one(self, among: Any) -> Any:
        return among[self.chance.below(len(among))]


def main() -> list[Figure]:
    made, broken, problems = 0, list[str](), Counter[str]()
    for number in range(HOUSES):
        with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
            presser, wrong = asyncio.run(_house(Path(folder), patch, number))
            made += presser.made
            broken += presser.broken
            problems.update(wrong)
    for line in (*broken[:20], *problems):
        print(line)
    return [
        (f"presses at random that broke, of {made}", str(len(broken)), "0", ""),
        ("answers that Discord would refuse, or faults", str(problems.total()), "0", ""),
    ]


async def _house(folder: Path, patch: pytest.MonkeyPatch, number: int) -> tuple[Presser, list[str]]:
    house = House(folder, patch)
    await house.open()
    try:
        for rules in GAMES.values():
            await staged(house, rules, PEOPLE)
            await house.slash("giulia", "play", house.channel, game=rules.key)
        for who in ITALIANS:
            house.locales[house.people[who].id] = "it"
        presser = Presser(house, patch, number)
        while presser.made < PRESSES // HOUSES:
            await presser.somebody()
            if presser.made % 100 == 0:
                await house.settle()
        return presser, house.problems()
    finally:
        await house.close()

"""An answer for everybody whose fate nobody knows stands in the channel once, and nobody is told that it went wrong."""

from __future__ import annotations

import asyncio
import re
from typing import ClassVar

import pytest

from bot.engine.people import silence
from bot.engine.table.live import Change
from games.core.record import Cause
from tests.wire.faults import Fault
from tests.wire.session import FAULTS, MARCO, Evening, evening, soon

INVITED = "<@4002> Acquire 2 is a rematch of table 1: one press, and you’re in."


class Rematch(Evening):
    """A game is over, and somebody wants another."""

    moves = 1
    faults: ClassVar[list[Fault]] = []

    async def play(self) -> None:
        await super().play()
        repository = self.bot.app.tables.repository
        async with repository.hold(1) as live:
            change = Change(live, repository.now())
            silence.finish(change, Cause("computer"))
            await repository.commit(change)
        repository.news_made()
        await asyncio.sleep(0.1)
        place = (await self.bot.app.tables.sight(1)).table.place_id or 0
        button = {"type": 2, "style": 1, "label": "x", "custom_id": "b:1:0:rematch", "id": 2}
        body = {"components": [{"type": 1, "id": 1, "components": [button]}]}
        self.wire.faults += self.faults
        asked = await self.bot.press(MARCO, "b:1:0:rematch", place, body)
        await self._settled(asked.payload["token"])
        await asyncio.sleep(1.5)
        self.told = self.wire.private.get(asked.payload["token"], [])


@pytest.mark.parametrize("fault", ["done but 500", "lost", "done but never answered"])
async def test_it_is_there_once_whatever_its_request_meets(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = Fault("POST", re.compile(r"/callback$"), **FAULTS[fault])
    monkeypatch.setattr(Rematch, "faults", [met])
    with soon():
        played, _ = await evening(lambda _: [], Rematch)
    assert isinstance(played, Rematch)
    assert met.met == 1
    assert [text for _, text in played.texts.elements()].count(INVITED) == 1
    assert not [text for text in played.told if "went wrong" in text]


class TwoHands(Evening):
    """Somebody has their hand twice, as two messages, and presses the same in both at one instant."""

    moves = 0

    async def play(self) -> None:
        await super().play()
        who, _ = await self._planned()
        place = (await self.bot.app.tables.sight(1)).table.place_id or 0
        await self._typed(who, "table hand", place, table=1)
        act, hand = self.wire.button("b:1:", ":act:")
        pressed = [await self.bot.press(who, act, place, hand) for _ in range(2)]
        for one in pressed:
            await self._settled(one.payload["token"])
        self.told = [self.wire.private[one.payload["token"]][-1] for one in pressed]
        self.entries = await self._number()


async def test_a_private_answer_that_came_twice_counts_once() -> None:
    with soon():
        played, _ = await evening(lambda _: [], TwoHands)
    assert isinstance(played, TwoHands)
    assert played.entries == 1
    assert sum("Nothing was changed" in one for one in played.told) == 1, played.told

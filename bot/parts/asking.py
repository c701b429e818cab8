"""What a part asks all others about a person, and how it answers them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any
from uuid import uuid4

import structlog

from bot.engine.keeping import gate
from bot.errors import HouseError, StoreError
from bot.inbound.visit import Services
from bot.parts.fence import held
from bot.parts.hub import AwayError, Hub
from bot.store import tables
from bot.ui.elsewhere import ErrandLine
from bot.ui.lists import errand_lines
from bot.words.catalogue import Catalogue

log = structlog.get_logger()

LIMIT = 0.8
"""Seconds that others have to answer: Discord waits three in all."""


class Asking:
    """An `Elsewhere`: the other parts, over the hub."""

    def __init__(self, hub: Hub, catalogue: Catalogue) -> None:
        self._hub, self._catalogue = hub, catalogue
        self._own = hub.share.part
        self._open: dict[str, asyncio.Queue[Any]] = {}
        """The answers to each question on its way."""

    async def errands(self, user_id: int, language: str) -> tuple[Sequence[ErrandLine], int]:
        answers, silent = await self._ask("errands", user=user_id, language=language)
        # A part of a newer version may say more.
        known = ErrandLine._fields
        return [
            ErrandLine(**{name: line[name] for name in known})
            for lines in answers
            for line in lines
        ], silent

    async def hosted(self, user_id: int) -> int:
        answers, _ = await self._ask("hosted", user=user_id)
        return sum(answers)

    async def is_away(self) -> bool:
        try:
            return len(await held(self._hub)) < self._hub.share.parts
        except AwayError:
            return True

    async def take(self, told: dict[str, Any], services: Services) -> None:
        """A question or an answer of another part; this one's `services` answer."""
        if told["what"] == "answer":
            if told["to"] == self._own and (question := self._open.get(told["id"])) is not None:
                question.put_nowait(told["answer"])
        elif told["from"] != self._own:
            answer = await self._answer(told, services)
            back = {"what": "answer", "to": told["from"], "id": told["id"], "answer": answer}
            await self._hub.tell("asked", back)

    async def _ask(self, what: str, **facts: Any) -> tuple[list[Any], int]:
        """The answers, and how many parts gave none in time."""
        others = self._hub.share.parts - 1
        if not others:
            return [], 0
        identity, answers = uuid4().hex, list[Any]()
        question = self._open[identity] = asyncio.Queue()
        try:
            # Only those who are there are waited for, else each answer would take the whole limit.
            there = (await held(self._hub)) - {self._own}
            if there:
                told = {"what": what, "from": self._own, "id": identity, **facts}
                await self._hub.tell("asked", told)
                async with asyncio.timeout(LIMIT):
                    for _ in there:
                        answers.append(await question.get())
        except (AwayError, TimeoutError):
            pass
        finally:
            del self._open[identity]
        return answers, others - len(answers)

    async def _answer(self, told: dict[str, Any], services: Services) -> Any:
        user: int = told["user"]
        try:
            if told["what"] == "hosted":
                since = services.now() - gate.DAY
                hosted = partial(tables.hosted, user_id=user, since=since)
                return await services.store.read(hosted)
            errands = await services.tables.errands(user)
        except (HouseError, StoreError):
            log.exception("a question of another part was not answered")
            return 0 if told["what"] == "hosted" else []
        lines = errand_lines(self._catalogue, errands, told["language"])
        return [line._asdict() for line in lines]

"""The door: every press, every modal and every command comes through here, and nothing else does.

It never lets a handler fall: what the rules or the house refuse is told in words, what breaks is
logged under a reference number and told privately with that number.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from discord import app_commands
from structlog.contextvars import bound_contextvars

from bot.errors import HouseError, StoreError
from bot.inbound.visit import Interaction, Services, Visit
from bot.ui.ids import Press, parse
from bot.ui.modals import submitted
from bot.ui.sheet import note
from bot.ui.status import status
from games.core.words import RuleError

log = structlog.get_logger()

UNKNOWN_INTERACTION, ACKNOWLEDGED, TOKEN_EXPIRED = 10062, 40060, 50027
UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10008, 10015
"""Too late for this interaction, answered already, or the private message was dismissed meanwhile:
what was asked is done, and nobody is left to tell.
"""


Handler = Callable[[Visit, Press, Sequence[str]], Awaitable[None]]
Submit = Callable[[Visit, Press, Mapping[str, str]], Awaitable[None]]


@dataclass(frozen=True)
class Presses:
    """What each verb of a custom id does."""

    verbs: Mapping[str, Handler]
    submits: Mapping[str, Submit]
    """Modals."""
    stale: Handler
    """A verb that nobody knows: a button of another time."""


class Door:
    """Serves visits."""

    def __init__(self, services: Services, presses: Presses) -> None:
        self.services = services
        self._presses = presses

    async def pressed(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """A button or a select."""
        handler = self._presses.verbs.get(press.verb, self._presses.stale)
        with bound_contextvars(table=press.table, verb=press.verb):
            await self.serve(interaction, lambda visit: handler(visit, press, values), press.table)

    async def submitted(self, interaction: Interaction) -> None:
        """A modal; the fields by their custom ids."""
        data: Mapping[str, Any] = interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        if press is None:
            return
        with bound_contextvars(table=press.table, verb=press.verb):
            await self.serve(
                interaction, lambda visit: self._submit(visit, press, submitted(data)), press.table
            )

    async def _submit(self, visit: Visit, press: Press, values: Mapping[str, str]) -> None:
        handler = self._presses.submits.get(press.verb)
        await (handler(visit, press, values) if handler else self._presses.stale(visit, press, ()))

    async def serve(
        self,
        interaction: Interaction,
        work: Callable[[Visit], Awaitable[None]],
        table_id: int | None = None,
    ) -> None:
        """Let the work answer the visit, or tell why it cannot. Its arrival is noted here."""
        visit = Visit.of(interaction)
        with self.services.tables.repository.arrivals.noted(self.services.now(), table_id):
            try:
                await work(visit)
            except Exception as error:  # noqa: BLE001  # the outermost handler
                await self.failed(visit, error)

    async def failed(self, visit: Visit, error: BaseException) -> None:
        """Tell privately why not; never raises."""
        try:
            await self._tell(visit, error)
        except discord.HTTPException as silent:
            log.info("answer not delivered", code=silent.code, status=silent.status)
        except Exception:
            log.exception("telling a failure failed")

    async def _tell(self, visit: Visit, error: BaseException) -> None:
        match error:
            case StoreError():
                log.error("not saved", trouble=str(error))
                await visit.answer(note(await refusal(visit, error)))
            case RuleError() | HouseError():
                await visit.answer(note(await refusal(visit, error)))
            case discord.HTTPException(code=code) if code in {
                UNKNOWN_INTERACTION,
                ACKNOWLEDGED,
                TOKEN_EXPIRED,
                UNKNOWN_MESSAGE,
                UNKNOWN_WEBHOOK,
            }:
                log.info("interaction gone", code=code)
            case app_commands.AppCommandError():
                log.warning("command refused", error=repr(error))
                await visit.answer(note((await visit.words()).say("unknown-command")))
            case _:
                await self._broke(visit, error)

    async def _broke(self, visit: Visit, error: BaseException) -> None:
        reference = secrets.token_hex(3)
        log.error("interaction failed", reference=reference, exc_info=error)
        words = visit.services.catalogue.words(visit.interaction.locale.value)
        await visit.answer(note(words.say("failure", reference=reference)))


async def refusal(visit: Visit, error: RuleError | HouseError) -> str:
    """Why not; and how the table stands, to who pressed a button that was not for him."""
    words, sight = await visit.words(), visit.sight
    why = words.refusal(error)
    if sight is None or sight.waiting is None:
        return why
    if sight.viewer in (*sight.waiting.seats, *sight.waiting.may):
        return why
    pressed = visit.interaction.message is not None and not visit.on_private
    return f"{why}\n{status(sight, words)}" if pressed else why

"""The entry of every press, modal and command: it calls the handler and tells its errors.

Refusals of the rules and of the bot are told in words. Any other error is logged under a reference
number and told privately with that number.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from discord import app_commands
from structlog.contextvars import bound_contextvars

from bot.engine.keeping import arrivals
from bot.errors import HouseError, StoreError
from bot.inbound import refilled, which
from bot.inbound.outcomes import GONE
from bot.inbound.visit import Interaction, Services, Visit
from bot.inbound.which import WhichTableError
from bot.outbound.sending.codes import FAILURES, trouble
from bot.process.measures import ANSWERS
from bot.ui.control import Press, parse
from bot.ui.modals import submitted
from bot.ui.sheet import Row, note
from bot.ui.status import status
from bot.words.values import Markup
from games.core.words import RuleError

log = structlog.get_logger()

Handler = Callable[[Visit, Press, Sequence[str]], Awaitable[None]]
Submit = Callable[[Visit, Press, Mapping[str, str]], Awaitable[None]]
Refusing = Callable[[Visit, str, list[Row]], Awaitable[bool]]


@dataclass(frozen=True)
class Presses:
    """The handlers by verb of a custom id."""

    verbs: Mapping[str, Handler]
    submits: Mapping[str, Submit]
    """The handlers of modals."""
    reopens: Mapping[str, Handler]
    """What opens a refused modal again, by the modal's verb."""
    stale: Handler
    """The handler of unknown verbs: buttons of an older version."""
    refuses: Refusing
    """What tells a refusal in the message that was pressed; False where it is a message of its own."""


class Door:
    """Serves interactions."""

    def __init__(self, services: Services, presses: Presses) -> None:
        self.services = services
        self._presses = presses

    async def pressed(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Serve a button or a select."""
        handler = self._presses.verbs.get(press.verb, self._presses.stale)
        if press.verb == refilled.VERB:
            handler = self._again
        with bound_contextvars(table=press.table, verb=press.verb):
            async with self.serving(interaction, press.table) as visit:
                await handler(visit, press, values)

    async def _again(self, visit: Visit, press: Press, _values: Sequence[str]) -> None:
        """[Correct]: open the form that was refused, with what was written in it."""
        form, visit.refill = await refilled.sent(visit, press)
        await self._presses.reopens.get(form.verb, self._presses.stale)(visit, form, ())

    async def submitted(self, interaction: Interaction) -> None:
        """Serve a modal; its values go by the fields' custom ids."""
        data: Mapping[str, Any] = interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        if press is None:
            return
        with bound_contextvars(table=press.table, verb=press.verb):
            async with self.serving(interaction, press.table) as visit:
                visit.sent = press, submitted(data)
                if (handler := self._presses.submits.get(press.verb)) is None:
                    await self._presses.stale(visit, press, ())
                else:
                    await handler(visit, press, submitted(data))

    @asynccontextmanager
    async def serving(
        self, interaction: Interaction, table_id: int | None = None
    ) -> AsyncIterator[Visit]:
        """The visit that answers the interaction; what is raised inside is told instead.

        The arrival is noted here.
        """
        visit = Visit.of(interaction)
        arrivals = self.services.tables.repository.arrivals
        with ANSWERS.time(), arrivals.noted(self.services.now(), table_id):
            try:
                yield visit
            except Exception as error:  # noqa: BLE001  # the outermost handler
                await self.failed(visit, error)
            else:
                await _close(visit)
            finally:
                # They hold each other: with all that the visit has looked at they would stay in memory
                # until the garbage collector comes, which under load stops everybody for too long.
                interaction.extras.clear()

    async def failed(self, visit: Visit, error: BaseException) -> None:
        """Tell privately why not; never raises."""
        try:
            await self._tell(visit, error)
        except FAILURES as silent:
            log.info("answer not delivered", error=repr(silent))
        except Exception:
            log.exception("telling a failure failed")

    async def _tell(self, visit: Visit, error: BaseException) -> None:
        match error:
            case StoreError() if not arrivals.has_counted():
                log.error("not saved", trouble=str(error))
                await visit.answer(note(await refusal(visit, error)))
            case WhichTableError():
                ways = await which.ways(visit, error)
                await visit.answer(note(await refusal(visit, error), rows=ways))
            case RuleError() | HouseError():
                why, ways = await refusal(visit, error), await refilled.ways(visit, error)
                if not await self._presses.refuses(visit, why, ways):
                    await visit.answer(note(why, rows=ways))
            case discord.HTTPException(code=code) if trouble(error) in GONE:
                log.info("interaction gone", code=code)
            case app_commands.AppCommandError():
                log.warning("command refused", error=repr(error))
                await visit.answer(note((await visit.words()).say("unknown-command")))
            case _:
                await self._broke(visit, error)

    async def _broke(self, visit: Visit, error: BaseException) -> None:
        visit.sight = None
        # Short, since a person copies it from the message into a report.
        reference = secrets.token_hex(3)
        log.error("interaction failed", reference=reference, exc_info=error)
        # The locale comes with the interaction: the store, which has the person's language, may be
        # what broke.
        words = visit.services.catalogue.words(visit.interaction.locale.value)
        # A person who is told to try again does it twice.
        key = "failure-counted" if arrivals.has_counted() else "failure"
        await visit.answer(note(words.say(key, reference=reference)))


async def _close(visit: Visit) -> None:
    """Take "thinking" away where there was nothing to tell: it would stand there for a quarter of an hour."""
    if visit.is_unanswered:
        with suppress(*FAILURES):
            await visit.interaction.delete_original_response()


async def refusal(visit: Visit, error: RuleError | HouseError) -> str:
    """The refusal in words; for a press that was not the person's, with the table's status."""
    words, sight = await visit.words(), visit.sight
    why = words.refusal(error)
    if sight is None or sight.waiting is None:
        return why
    if error.why == "not-now" and sight.waiting.seats:
        asked = Markup(words.asked(sight.waiting))
        return f"{why} {words.say('comes-first', seats=sight.waiting.seats, asked=asked)}"
    if sight.viewer in (*sight.waiting.seats, *sight.waiting.may):
        return why
    pressed = visit.interaction.message is not None and not visit.on_private
    return f"{why}\n{status(sight, words)}" if pressed else why

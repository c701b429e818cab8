"""Whether Discord has taken the first answer to an interaction, where its own answer was lost.

A connection that breaks, a 500, or "already acknowledged" (40060) after a repetition of discord.py's
say nothing about the request before: mostly it was taken. Who then gives up leaves a player in front
of "thinking..." for ever, and loses the move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from io import BytesIO

import aiohttp
import discord
import structlog

from bot.store.rows import PictureWish
from bot.ui.sheet import Attachment, Sheet, pictures_of, told

log = structlog.get_logger()

SERVER_ERROR, TOO_LARGE = 500, 413
UNKNOWN_INTERACTION, TOKEN_EXPIRED, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10062, 50027, 10008, 10015
ACKNOWLEDGED = 40060
"""Discord's code of an interaction that was answered before."""
GONE = {UNKNOWN_INTERACTION, ACKNOWLEDGED, TOKEN_EXPIRED, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK}
"""Codes of an interaction that expired, was answered already, or whose private message was dismissed:
the act is done, and nobody can be told.
"""


AGAIN = (0.2, 0.6)
"""Seconds before a first answer is tried again: Discord waits three for it."""

ANSWERED_AGAIN = (0.5, 1.5, 4.0)
"""Seconds before a later answer is tried again."""

Answering = Callable[[], Awaitable[object]]
"""Makes the request; each call makes a new one."""


async def was_taken(answering: Answering) -> bool:
    """Whether it is known that Discord took the first answer; False where nobody knows.

    HTTPException: Discord has refused it, in its own words.
    """
    for wait in (*AGAIN, None):
        try:
            await answering()
        except discord.HTTPException as error:
            if error.code == 0 and error.status < SERVER_ERROR and wait is not None:
                # A proxy's page: Discord has not seen it, or says so at the next try.
                await asyncio.sleep(wait)
                continue
            if error.code != ACKNOWLEDGED and error.status < SERVER_ERROR:
                raise
            log.info("answer of unknown outcome", status=error.status, code=error.code)
            return False
        except (aiohttp.ClientError, OSError) as error:
            log.info("answer of unknown outcome", trouble=repr(error))
            return False
        break
    return True


async def persistently(answering: Answering) -> None:
    """A later answer, tried again while Discord says nothing in its own words.

    An edit may be made twice; a message of one's own may then come twice, which only its reader sees.
    """
    for wait in ANSWERED_AGAIN:
        try:
            await answering()
        except discord.HTTPException as error:
            if (error.code != 0 and error.status < SERVER_ERROR) or error.status == TOO_LARGE:
                raise
            log.info("answer tried again", status=error.status)
        except (aiohttp.ClientError, OSError) as error:
            log.info("answer tried again", trouble=repr(error))
        else:
            return
        await asyncio.sleep(wait)
    await answering()


Sending = Callable[[Sheet, "Copies"], Awaitable[None]]


async def pictured(
    send: Sending, sheet: Sheet, files: Sequence[discord.File], wish: PictureWish | None = None
) -> Sequence[Sheet]:
    """Send it as the person wishes; in words, without pictures, if they could not be drawn or are not taken.
    What is left to be said then, in further messages.

    What it tells has happened, and who is told to try again does it twice.
    """
    copies, shown = Copies(files), pictures_of(sheet)
    absent = shown if wish == "only" else copies.missing & shown
    first, *rest = (
        told(sheet, absent) if absent or wish != "too" else told(sheet, shown, is_beside=True)
    )
    try:
        await send(first, copies.without(absent))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        gone = isinstance(error, discord.HTTPException) and error.code in GONE
        if gone or not shown - absent:
            raise
        log.warning("pictures left out", error=str(error))
        first, *rest = told(sheet, shown)
        await send(first, copies.without(shown))
    return rest


class Copies:
    """Files that can be sent twice: discord.py closes them after the first time."""

    def __init__(self, files: Iterable[discord.File] = ()) -> None:
        self._kept = [(one.fp.read(), one.filename, one.description) for one in files]

    @property
    def missing(self) -> set[str]:
        """The names of those in which there is nothing."""
        return {name for data, name, _ in self._kept if not data}

    def without(self, names: AbstractSet[str]) -> Copies:
        """Only the others."""
        return Copies(one for one in self.files() if one.filename not in names)

    def files(self) -> list[discord.File]:
        return [
            Attachment(BytesIO(data), name, description=about) for data, name, about in self._kept
        ]

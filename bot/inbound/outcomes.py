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

import discord
import structlog

from bot.outbound.sending.budget import failures
from bot.outbound.sending.codes import FAILURES, Trouble, may_have_been_seen, trouble
from bot.store.rows import PictureWish
from bot.ui.sheet import Attachment, Sheet, pictures_of, told

log = structlog.get_logger()

AGAIN = (0.2, 0.6)
"""Seconds before a first answer is tried again: Discord waits three for it."""

FIRST, LATER = 5.0, 60.0
"""Seconds for a first answer, and for a later one: discord.py would wait an hour if Discord said so."""

ANSWERED_AGAIN = (0.5, 1.5, 4.0)
"""Seconds before a later answer is tried again."""

UNREADABLE = "something is missing in the answer"
"""What discord.py makes a KeyError of: Discord has taken what it answers."""

Answering = Callable[[], Awaitable[object]]
"""Makes the request; each call makes a new one."""

GONE: frozenset[Trouble] = frozenset({"answered", "expired", "message"})
"""The troubles of a press that was too long ago, was answered already, or whose private message was dismissed: the
act is done, and nobody can be told.
"""


async def was_taken(answering: Answering) -> bool:
    """Whether it is known that Discord took the first answer; False where nobody knows.

    HTTPException: Discord has refused it, in its own words; or somebody else has answered, so that the act is theirs.
    """
    with failures() as met:
        for wait in (*AGAIN, None):
            try:
                async with asyncio.timeout(FIRST):
                    await answering()
            except (*FAILURES, KeyError) as error:
                kind = trouble(error)
                if isinstance(error, KeyError) and kind == "broken":
                    log.warning(UNREADABLE, exc_info=True)
                    return False
                # "Answered before" is mostly said of one's own request, of which no answer came.
                if kind not in {"outage", "answered"} or (kind == "answered" and not met):
                    raise
                log.info("answer of unknown outcome", error=repr(error))
                if kind == "outage" and not may_have_been_seen(error) and wait is not None:
                    met.append(0)
                    await asyncio.sleep(wait)
                    continue
                return False
            return True
    return False


async def persistently(answering: Answering, instead: Answering | None = None) -> None:
    """A later answer, tried again while Discord says nothing in its own words, or does not know the message yet.

    An edit may be made twice; a message of one's own may then come twice, which only its reader sees. What is
    there no more cannot be edited: then comes `instead`.
    """
    for wait in (*ANSWERED_AGAIN, None):
        try:
            async with asyncio.timeout(LATER):
                await answering()
        except (*FAILURES, KeyError) as error:
            kind = trouble(error)
            if isinstance(error, KeyError) and kind == "broken":
                log.warning(UNREADABLE, exc_info=True)
                return
            if kind == "message" and wait is None and instead is not None:
                break
            if kind not in {"outage", "message"} or wait is None:
                raise
            log.info("answer tried again", error=repr(error))
            await asyncio.sleep(wait)
        else:
            return
    if instead is not None:
        await persistently(instead)


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
    except FAILURES as error:
        if not shown - absent or trouble(error) in GONE:
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

"""Whether Discord has taken the first answer to an interaction, where its own answer was lost.

A connection that breaks, a 500, or "already acknowledged" (40060) after a repetition of discord.py's
say nothing about the request before: mostly it was taken. Who then gives up leaves a player in front
of "thinking..." for ever, and loses the move.
"""

from __future__ import annotations

from collections.abc import Awaitable
from io import BytesIO

import aiohttp
import discord
import structlog

log = structlog.get_logger()

ACKNOWLEDGED = 40060
"""Discord's code of an interaction that was answered before."""


async def was_taken(answering: Awaitable[object]) -> bool:
    """Whether it is known that Discord took it; False where nobody knows.

    HTTPException: Discord has refused it.
    """
    try:
        await answering
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED and error.status < 500:
            raise
        log.info("answer of unknown outcome", status=error.status, code=error.code)
        return False
    except (aiohttp.ClientError, OSError) as error:
        log.info("answer of unknown outcome", trouble=repr(error))
        return False
    return True


class Copies:
    """Files that can be sent twice: discord.py closes them after the first time."""

    def __init__(self, files: list[discord.File]) -> None:
        self._kept = [(one.fp.read(), one.filename, one.description) for one in files]

    def files(self) -> list[discord.File]:
        return [
            discord.File(BytesIO(data), name, description=about) for data, name, about in self._kept
        ]

"""Discord's codes: what a refusal means, of what the bot sends by itself and of answers to presses alike."""

from __future__ import annotations

from typing import Literal

import aiohttp
import discord

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""The exceptions of a request to Discord."""

NO_MEMBER = frozenset({10007, 10013})
"""Discord's codes: the person is not in the server or the thread any more, or not at all."""

SERVER_ERROR = 500
_TOO_MANY, _TOO_LARGE = 429, 413

Trouble = Literal[
    "message",
    "thread",
    "access",
    "closed",
    "worn",
    "crowded",
    "answered",
    "expired",
    "outage",
    "refused",
    "broken",
]
"""Kinds of failure, in this order: the message is gone, or not there yet; the thread or channel is gone or
locked; a permission is missing; the person takes no messages; the message can no longer be edited; the server
has as many open threads as Discord allows; the press was answered before; it was too long ago; Discord is
out of reach; Discord will never take this; a fault of our own."""

CODES: dict[int, Trouble] = {
    10003: "thread",
    10008: "message",
    10013: "closed",
    # The message in which a press is answered, too: Discord takes a moment to know it.
    10015: "message",
    10062: "expired",
    30046: "worn",
    # Discord's own words for "not now": sending is switched off, a service is slow, a node is away.
    40004: "outage",
    40060: "answered",
    40062: "outage",
    40333: "outage",
    50001: "access",
    50007: "closed",
    50013: "access",
    50027: "expired",
    50083: "thread",
    50278: "closed",
    160005: "thread",
    160006: "crowded",
}


def trouble(error: BaseException) -> Trouble:
    """The kind of a failure, by Discord's code or the exception's type."""
    match error:
        case discord.HTTPException(code=code) if code in CODES:
            return CODES[code]
        case discord.DiscordServerError() | discord.RateLimited() | discord.GatewayNotFound():
            return "outage"
        case discord.HTTPException(status=status) if status == _TOO_LARGE:
            # Too large, by Discord or a proxy: sent again, it is as large.
            return "refused"
        case discord.HTTPException(code=0):
            # A proxy's page, or a token that Discord does not know for a moment. What Discord does
            # not say in its own words is not its own no.
            return "outage"
        case discord.HTTPException(status=status):
            return "outage" if status >= SERVER_ERROR or status == _TOO_MANY else "refused"
        case KeyError(args=("retry_after",)):
            # A limit that does not say for how long, which discord.py asks for.
            return "outage"
        case OSError() | aiohttp.ClientError() | TimeoutError():
            return "outage"
        case _:
            return "broken"


def takes_none(error: discord.HTTPException) -> bool:
    """Whether the person takes no direct messages, or shares no server with the bot any more."""
    return trouble(error) in {"closed", "access"}


def may_have_been_seen(error: BaseException) -> bool:
    """Whether Discord may have done what was asked: it broke down on the way, or the way to it did."""
    if isinstance(error, discord.HTTPException):
        return error.status >= SERVER_ERROR
    return not isinstance(error, KeyError)

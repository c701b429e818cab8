"""A guard around each parser of discord.py: an event of the gateway in which something is missing ends nothing.

The library reads an event where it receives it, so a field that is not there would end the connection for good,
and the process with it. Such an event is passed over, told without its contents, and counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import structlog

log = structlog.get_logger()

LOG_IN = "READY"
"""The event without which nothing goes on: whoever waits for it connects again."""

Parser = Callable[[Any], None]


def guard(client: discord.Client) -> Counter[str]:
    """From now on each event of this client is guarded. How many were passed over, by kind."""
    passed_over = Counter[str]()
    parsers: dict[str, Parser] = client._connection.parsers  # noqa: SLF001
    for kind, parse in parsers.items():
        if kind != LOG_IN:
            parsers[kind] = partial(_guarded, passed_over, kind, parse)
    return passed_over


def tell(passed_over: Counter[str], kind: str, error: Exception) -> None:
    """Count it, and log it now and then: what is wrong with one event may be wrong with all that follow.

    What it says is nobody's business; it may hold the key to an answer.
    """
    passed_over[kind] += 1
    if passed_over[kind].bit_count() == 1:
        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        place = where and f"{where.tb_frame.f_code.co_name}:{where.tb_lineno}"
        log.warning(
            "event passed over",
            kind=kind,
            error=type(error).__name__,
            at=place,
            times=passed_over[kind],
        )


def _guarded(passed_over: Counter[str], kind: str, parse: Parser, data: Any) -> None:
    try:
        parse(data)
    except Exception as error:  # noqa: BLE001 - whatever the library makes of it
        tell(passed_over, kind, error)

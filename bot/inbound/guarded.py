"""A guard around each parser of discord.py: an event of the gateway in which something is missing ends nothing.

The library reads an event where it receives it, so a field that is not there would end the connection for good,
and the process with it. Such an event is passed over, told without its contents, and counted.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import structlog

log = structlog.get_logger()

LOG_IN = "READY"
"""The event without which nothing goes on: a client that waits for it connects again."""

PRESS, REMEMBERED = "INTERACTION_CREATE", 900.0
"""The event of presses and commands, and the seconds in which each can be answered."""

Parser = Callable[[Any], None]


def guard(client: discord.Client) -> Counter[str]:
    """From now on each event of this client is guarded. How many were passed over, by kind."""
    passed_over = Counter[str]()
    parsers: dict[str, Parser] = client._connection.parsers  # noqa: SLF001
    parsers[PRESS] = Unrepeated(parsers[PRESS])
    for kind, parse in parsers.items():
        if kind != LOG_IN:
            parsers[kind] = partial(_guarded, passed_over, kind, parse)
    return passed_over


class Unrepeated:
    """Discord may deliver the same press twice, as after a reconnection: the second is none."""

    def __init__(self, parse: Parser, now: Callable[[], float] = time.monotonic) -> None:
        self._parse, self._now = parse, now
        self._came: dict[str, float] = {}
        """When each press came, by its id, the oldest first."""

    def __call__(self, data: Any) -> None:
        number, now = str(data["id"]), self._now()
        while self._came and now - self._came[oldest := next(iter(self._came))] > REMEMBERED:
            del self._came[oldest]
        if number in self._came:
            log.info("press delivered twice")
            return
        self._came[number] = now
        self._parse(data)


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

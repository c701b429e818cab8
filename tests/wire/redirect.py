"""An unmodified discord.py that talks to another address: as a context, or as a whole process.

`python -m tests.wire.redirect http://127.0.0.1:1234` is `python -m bot` on that Discord. With a number
in `WIRE_HASTE` its log-ins wait so many times shorter for their turns, as that Discord may allow; with one in
`WIRE_LEASE` a part's lease lasts so many seconds.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from unittest.mock import patch

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from bot.app import App

HASTE, LEASE = "WIRE_HASTE", "WIRE_LEASE"
TESTED = "PYTEST_CURRENT_TEST"


@contextmanager
def instead_of_discord(address: str) -> Iterator[None]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{address}/gateway/")
    Asset.BASE = f"{address}/assets"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


def _hasten(module: ModuleType, names: tuple[str, ...], by: float) -> None:
    for name in names:
        setattr(module, name, getattr(module, name) / by)


def _hasten_all() -> None:
    from bot.parts import identify, owned

    if HASTE in os.environ:
        times = ("WINDOW", "FLOOR", "MARGIN", "WHOLE", "EARLY")
        _hasten(identify, times, float(os.environ[HASTE]))
    if LEASE in os.environ:
        _hasten(owned, ("LIFE", "BEAT", "MARGIN"), owned.LIFE / float(os.environ[LEASE]))


async def cold(_app: App) -> None:
    """Instead of `warm_up`, which takes a core for longer than most of these processes live."""


if __name__ == "__main__":
    if TESTED in os.environ:
        patch.object(App, "warm_up", cold).start()
    if {HASTE, LEASE} & os.environ.keys():
        _hasten_all()
    with instead_of_discord(sys.argv[1]):
        sys.exit(main(sys.argv[2:]))

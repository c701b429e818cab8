"""`python -m bot parts`: how each part is, as it has last said itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.errors import UnreachableError
from bot.parts.hub import AwayError, Hub, bot_of
from bot.process.host_settings import HostSettings
from bot.store.share import Share

LIFE = 30
"""Seconds for which a part's word of itself holds."""

HEADS = ("part", "version", "shards", "servers", "tables", "news waiting", "facts behind", "epoch")


async def say(hub: Hub, about: Mapping[str, Any]) -> None:
    """Let the others and a host know how this part is. AwayError."""
    text = json.dumps(about)
    await hub.ask(lambda: hub.link.set(hub.key(f"about:{hub.share.part}"), text, ex=LIFE))


async def lines(settings: HostSettings) -> tuple[list[str], bool]:
    """A table of all parts, and whether all of them are there. UnreachableError."""
    assert settings.parts is not None
    assert settings.part is not None
    assert settings.shared is not None
    bot = bot_of(settings.token.get_secret_value())
    hub = Hub(settings.shared.get_secret_value(), Share(settings.part, settings.parts), bot)
    try:
        await hub.reach()
        keys = [hub.key(f"about:{one}") for one in range(hub.share.parts)]
        told = await hub.ask(lambda: hub.link.mget(keys))
    except AwayError as error:
        raise UnreachableError("The hub (BORSA_SHARED) does not answer.") from error
    finally:
        await hub.close()
    rows: list[tuple[str, ...]] = [HEADS]
    for part, about in enumerate(told):
        found = json.loads(about) if about is not None else {}
        cells = [str(found.get(head, "")) for head in HEADS[1:]]
        rows.append((str(part), *cells) if found else (str(part), "away", *cells[1:]))
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    table = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    versions = {row[1] for row in rows[1:] if row[1] != "away"}
    if len(versions) > 1:
        table.append(f"Versions differ: {'; '.join(sorted(versions))}.")
    return table, None not in told

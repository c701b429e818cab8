"""`/acquire`: what a player of Acquire does, typed. The machinery behind it knows no game."""

from __future__ import annotations

from discord import app_commands

from bot.inbound.commands.naming import command, group
from bot.inbound.commands.orders import add_orders
from bot.inbound.commands.suggest import counted, counts_of, offered, values_of
from bot.inbound.commands.typed import enter, typing
from bot.inbound.visit import Interaction
from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.components import CORPORATIONS, TILES
from games.core.words import Action

NO_SUCH = -1
"""A name that is none: the rules refuse it and say what would be right."""

Shares = app_commands.Range[int, 0, 3]
Disposed = app_commands.Range[int, 0, 25]

_TILES = offered(values_of(PlayTile, "cell"))
_FREE = offered(values_of(Found, "corporation"))
_TIED = offered(values_of(ChooseSurvivor, "survivor"))
_NEXT = offered(values_of(ChooseDefunct, "defunct"))
_SELL, _TRADE = (counted(counts_of(Dispose, "disposal", at)) for at in range(2))
_SHARES = {key: counted(counts_of(Buy, "shares", at)) for at, key in enumerate(CORPORATIONS)}


GROUP = group("acquire")
add_orders(GROUP)


@command("acquire-tile", "tile", "table", tile=_TILES, of=GROUP)
async def tile(interaction: Interaction, tile: str, table: int | None = None) -> None:
    await _play(interaction, table, PlayTile(_index(TILES, tile)))


@command("acquire-found", "corporation", "table", corporation=_FREE, of=GROUP)
async def found(interaction: Interaction, corporation: str, table: int | None = None) -> None:
    await _play(interaction, table, Found(_index(CORPORATIONS, corporation)))


@command("acquire-survivor", "corporation", "table", corporation=_TIED, of=GROUP)
async def survivor(interaction: Interaction, corporation: str, table: int | None = None) -> None:
    await _play(interaction, table, ChooseSurvivor(_index(CORPORATIONS, corporation)))


@command("acquire-next", "corporation", "table", corporation=_NEXT, of=GROUP)
async def settle_next(interaction: Interaction, corporation: str, table: int | None = None) -> None:
    await _play(interaction, table, ChooseDefunct(_index(CORPORATIONS, corporation)))


@command("acquire-dispose", "sell", "trade", "table", sell=_SELL, trade=_TRADE, of=GROUP)
async def dispose(
    interaction: Interaction,
    sell: Disposed = 0,
    trade: Disposed = 0,
    table: int | None = None,
) -> None:
    await _play(interaction, table, Dispose((sell, trade)))


@command("acquire-buy", *CORPORATIONS, "end", "table", **_SHARES, of=GROUP)
async def buy(
    interaction: Interaction,
    sackson: Shares = 0,
    zeta: Shares = 0,
    hydra: Shares = 0,
    fusion: Shares = 0,
    america: Shares = 0,
    phoenix: Shares = 0,
    quantum: Shares = 0,
    end: bool = False,
    table: int | None = None,
) -> None:
    shares = (sackson, zeta, hydra, fusion, america, phoenix, quantum)
    await _play(interaction, table, Buy(shares, end))


@command("acquire-end", "table", of=GROUP)
async def end(interaction: Interaction, table: int | None = None) -> None:
    await _play(interaction, table, DeclareEnd())


async def _play(interaction: Interaction, table: int | None, action: Action) -> None:
    await enter(interaction, await typing(interaction, table), action)


def _index(names: tuple[str, ...], typed: str) -> int:
    """The names are the same in every language; a suggestion may stand behind one."""
    wanted = typed.strip().lower().partition(" ")[0]
    return names.index(wanted) if wanted in names else NO_SUCH

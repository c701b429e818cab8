"""`/impero`: what a player of Impero looks at, in private. Whoever looks on may look, too."""

from __future__ import annotations

from discord import app_commands

from bot.errors import HouseError
from bot.inbound.commands.naming import command
from bot.inbound.commands.narrowed import all_of, pages_of
from bot.inbound.commands.suggest import offered
from bot.inbound.commands.typed import Codes, Typist, looking
from bot.inbound.lookup import seated
from bot.inbound.presses.table import show_board, show_hand, show_page
from bot.inbound.visit import Interaction, Visit
from games.impero.regions import region_of


def add_pages(game: app_commands.Group, codes: Codes) -> None:
    """`market`, `report`, `empire`, `company` and `map`."""
    _add_plain(game, codes)
    company, cell = (offered(all_of(of, codes)) for of in ("company", "cell"))
    regions = offered(pages_of("region"))

    @command("impero-company", "company", "table", company=company, of=game)
    async def one(
        interaction: Interaction, company: str | None = None, table: int | None = None
    ) -> None:
        at = await looking(interaction, table, codes)
        await _show(interaction, at, _first(at) if company is None else _company(at, company))

    ways = {"cell": cell, "region": regions, "company": company}

    @command("impero-map", *ways, "table", **ways, of=game)
    async def map_(
        interaction: Interaction,
        cell: str | None = None,
        region: str | None = None,
        company: str | None = None,
        table: int | None = None,
    ) -> None:
        at = await looking(interaction, table, codes)
        if cell is not None:
            number = region_of(at.sight.view.land, at.named("cell", cell))
            await _show(interaction, at, f"region:{number}")
        elif region is not None:
            await _show(interaction, at, at.page("region", region))
        elif company is not None:
            await _show(interaction, at, _company(at, company))
        else:
            await show_board(Visit.of(interaction), at.sight)


def _add_plain(game: app_commands.Group, codes: Codes) -> None:
    """Those that need nothing but the table."""

    @command("impero-market", "table", of=game)
    async def market(interaction: Interaction, table: int | None = None) -> None:
        await _show(interaction, await looking(interaction, table, codes), "market")

    @command("impero-report", "table", of=game)
    async def report(interaction: Interaction, table: int | None = None) -> None:
        await _show(interaction, await looking(interaction, table, codes), "report")

    @command("impero-empire", "table", of=game)
    async def empire(interaction: Interaction, table: int | None = None) -> None:
        at = await looking(interaction, table, codes)
        await show_hand(Visit.of(interaction), seated(at.sight))


async def _show(interaction: Interaction, at: Typist, key: str) -> None:
    await show_page(Visit.of(interaction), at.sight, key)


def _company(at: Typist, typed: str) -> str:
    return f"company:{at.named('company', typed)}"


def _first(at: Typist) -> str:
    """The first of the companies' pages: one's own, if there is one. HouseError: name-one."""
    key = next((one.key for one in at.sight.pages if one.kind == "company"), None)
    if key is None:
        raise HouseError("name-one", names="", count=0, more=0)
    return key

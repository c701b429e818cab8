"""`/<game> <page>`: pages, shown in private. Spectators may look at them, too."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.errors import HouseError
from bot.inbound.commands.arguments import Option
from bot.inbound.commands.moves import add
from bot.inbound.commands.narrowed import all_of, pages_of
from bot.inbound.commands.suggest import offered
from bot.inbound.commands.typed import Typist, looking
from bot.inbound.lookup import seated
from bot.inbound.presses.table import show_board, show_hand, show_page
from bot.inbound.visit import Interaction, Visit
from games.core.commands import BOARD, PageArgument, PageCommand
from games.core.contract import HAND, AnyRules


def add_page(of: app_commands.Group, rules: AnyRules, command: PageCommand) -> None:
    async def show(interaction: Interaction, table: int | None = None, **given: Any) -> None:
        at, visit = await looking(interaction, table), Visit.of(interaction)
        for argument in command.arguments:
            if given[argument.option] is not None:
                await show_page(visit, at.sight, _meant(at, argument, given[argument.option]))
                return
        if command.kind == BOARD:
            await show_board(visit, at.sight)
        elif command.kind == HAND:
            await show_hand(visit, seated(at.sight))
        else:
            await show_page(visit, at.sight, _first(at, command.kind))

    options = [_option(one) for one in command.arguments]
    add(of, rules, command.name, [*options, Option("table", int | None, None)], show)


def _option(argument: PageArgument) -> Option:
    known = argument.option
    source = all_of(known) if argument.page else pages_of(known)
    return Option(known, str | None, None, offered(source))


def _meant(at: Typist, argument: PageArgument, text: str) -> str:
    """The key of the named page. HouseError: no-such-name."""
    if argument.page is None:
        return at.page(argument.option, text)
    number = at.named(argument.option, text)
    assert isinstance(number, int)
    return argument.page(at.sight.view, number)


def _first(at: Typist, kind: str) -> str:
    """The first page of a kind, the viewer's own if there is one. HouseError: name-one."""
    key = next((one.key for one in at.sight.pages if one.kind == kind), None)
    if key is None:
        raise HouseError("name-one", names="", count=0, more=0)
    return key

"""The commands of each game on the shelf: `/<game>` with its orders and pages, `/rules <game>` and
`/prices <game>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord import app_commands

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.commands.arguments import Option
from bot.inbound.commands.moves import add, add_move
from bot.inbound.commands.naming import built, command, group
from bot.inbound.commands.narrowed import all_of, pages_of
from bot.inbound.commands.suggest import Made, counted, here, offered
from bot.inbound.commands.typed import Typist, looking
from bot.inbound.lookup import seated, started, table_of
from bot.inbound.presses import seat
from bot.inbound.presses.lists import show_rules
from bot.inbound.presses.table import show_board, show_hand, show_page
from bot.inbound.showing import attached
from bot.inbound.visit import Interaction, Visit
from bot.ui import wishes
from bot.ui.control import line_value
from bot.ui.sheet import Sheet, picture
from bot.ui.topics import topic_title, topics
from bot.words.commands import has_text
from games.core.commands import BOARD, PageArgument, PageCommand
from games.core.contract import HAND, AnyRules

Games = Mapping[str, AnyRules]


def game_group(rules: AnyRules) -> app_commands.Group | None:
    """`/<game>`, with the orders first, then what the game declares; None if there is nothing."""
    made = group(rules.key, rules.package)
    if rules.order_types:
        add_orders(made)
    for declared in rules.commands:
        if isinstance(declared, PageCommand):
            add_page(made, rules, declared)
        else:
            add_move(made, rules, declared)
    return made if made.commands else None


def reference_groups(games: Games) -> Iterator[app_commands.Group]:
    """`/rules` and `/prices`, with the games whose words have them."""
    rules, prices = group("rules"), group("prices")
    for game in games.values():
        if topics(game):
            _add_rules(rules, game)
        if has_text(f"command-prices-{game.key}", game.package):
            _add_prices(prices, game)
    return (one for one in (rules, prices) if one.commands)


def _add_rules(of: app_commands.Group, game: AnyRules) -> None:
    """The rules in short, chapter by chapter."""

    async def chapters(visit: Visit) -> Made:
        words = visit.services.catalogue.words(await visit.language(), game)
        return [(topic_title(words, topic), topic) for topic in topics(game)]

    async def rules(interaction: Interaction, topic: str = "") -> None:
        await show_rules(Visit.of(interaction), game.key, topic)

    suggestions = {"topic": offered(chapters)}
    of.add_command(built(f"rules-{game.key}", ["topic"], rules, suggestions, game.package))


def _add_prices(of: app_commands.Group, game: AnyRules) -> None:
    """The printed price table as a picture."""

    async def prices(interaction: Interaction) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        words = visit.services.catalogue.words(await visit.language(), game)
        drawn, alt = await visit.services.pictures.prices(game, words.language)
        name = f"prices-{game.key}.png"
        await visit.answer(Sheet(picture(name, alt)), [attached(drawn, name)])

    of.add_command(built(f"prices-{game.key}", [], prices, {}, game.package))


async def _forms(visit: Visit) -> Made:
    """The orders that may be stored now."""
    sight, words = await here(visit)
    kept = {stored.order for stored in sight.orders}
    return [
        (words.order_opening(form), line_value(form.order))
        for form in sight.order_forms
        if form.order not in kept
    ]


async def _stored(visit: Visit) -> Made:
    sight, words = await here(visit)
    return [(words.order(one.order), str(one.id)) for one in sight.orders]


def add_orders(game: app_commands.Group) -> None:
    """`order list`, `order store` and `order cancel`, the same for every game."""
    orders = group("order")

    @command("order-list", "table", of=orders)
    async def listed(interaction: Interaction, table: int | None = None) -> None:
        visit = Visit.of(interaction)
        await seat.show_orders(visit, await _own(visit, table))

    @command("order-store", "order", "table", of=orders, order=offered(_forms))
    async def store(interaction: Interaction, order: str, table: int | None = None) -> None:
        visit = Visit.of(interaction)
        sight = await _own(visit, table)
        form = wishes.form_of(sight, order)
        if form is None:
            raise HouseError("no-such-order-form")
        if form.fields:
            await visit.ask(wishes.asking(sight, await visit.words(sight), form))
        else:
            await seat.store(visit, sight, form.order)

    @command("order-cancel", "order", "table", of=orders, order=counted(_stored))
    async def cancel(interaction: Interaction, order: int, table: int | None = None) -> None:
        visit = Visit.of(interaction)
        await seat.cancel(visit, await _own(visit, table), order)

    game.add_command(orders)


async def _own(visit: Visit, table: int | None) -> Sight:
    return started(seated(await table_of(visit, table)))


def add_page(game: app_commands.Group, rules: AnyRules, command: PageCommand) -> None:
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
    add(game, rules, command.name, [*options, Option("table", int | None, None)], show)


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

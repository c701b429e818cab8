"""The commands of each game on the shelf: `/<game>`, `/rules <game>` and `/prices <game>`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import app_commands

from bot.inbound.commands.moves import add_move
from bot.inbound.commands.naming import built, group
from bot.inbound.commands.orders import add_orders
from bot.inbound.commands.pages import add_page
from bot.inbound.commands.suggest import Made, offered
from bot.inbound.presses.lists import show_rules
from bot.inbound.showing import attached
from bot.inbound.visit import Interaction, Visit
from bot.ui.sheet import Sheet, picture
from bot.ui.topics import topic_title, topics
from bot.words.commands import has_text
from games.core.commands import PageCommand
from games.core.contract import AnyRules

Games = Mapping[str, AnyRules]


def game_group(rules: AnyRules) -> app_commands.Group | None:
    """`/<game>`, with the orders first, then what the game declares; None if there is nothing."""
    made = group(rules.key, rules.package)
    if rules.order_types:
        add_orders(made)
    for command in rules.commands:
        if isinstance(command, PageCommand):
            add_page(made, rules, command)
        else:
            add_move(made, rules, command)
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

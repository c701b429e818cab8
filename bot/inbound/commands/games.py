"""The commands of each game on the shelf, `/<game>`, and what all have: `/rules` and `/prices`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.errors import HouseError
from bot.inbound.commands.arguments import Option
from bot.inbound.commands.moves import add, add_move
from bot.inbound.commands.naming import Command, command, group
from bot.inbound.commands.narrowed import all_of, pages_of
from bot.inbound.commands.suggest import Made, offered, typed_so_far
from bot.inbound.commands.typed import Typist, looking
from bot.inbound.lookup import played_here, seated
from bot.inbound.presses.lists import show_rules, show_rules_list
from bot.inbound.presses.table import show_board, show_own, show_page
from bot.inbound.showing import attached
from bot.inbound.visit import Interaction, Visit
from bot.ui.sheet import Sheet, galleries
from bot.ui.topics import topic_title, topics
from bot.words.catalogue import in_every_language
from bot.words.commands import text
from games.core.commands import BOARD, PageArgument, PageCommand
from games.core.contract import HAND, AnyRules
from render.shelf import has_prices

Games = Mapping[str, AnyRules]


def game_group(rules: AnyRules) -> app_commands.Group | None:
    """`/<game>`, with what the game declares; None if that is nothing."""
    made, parts = group(rules.key, rules.package), dict[str, app_commands.Group]()
    for one in rules.commands:
        of = made
        if one.group:
            of = parts.get(one.group) or group(
                f"{rules.key}-{one.group}", rules.package, parent=made
            )
            parts[one.group] = of
        if isinstance(one, PageCommand):
            add_page(of, rules, one)
        else:
            add_move(of, rules, one)
    return made if made.commands else None


def game_choices(games: Games) -> list[Choice[str]]:
    """Each game by its own name."""
    return [
        Choice(name=text(f"game-{key}", rules.package), value=key) for key, rules in games.items()
    ]


def rules_command(games: Games) -> Command:
    """`/rules`: the rules in short, chapter by chapter."""
    told = {key: rules for key, rules in games.items() if topics(rules)}

    async def chapters(visit: Visit) -> Made:
        game = await _meant(visit, told, typed_so_far(visit, "game"))
        words = visit.services.catalogue.words(await visit.language(), game)
        return [(topic_title(words, topic), topic) for topic in topics(game)]

    @command("rules", "game", "topic", topic=offered(chapters))
    @app_commands.choices(game=game_choices(told))
    async def rules(interaction: Interaction, game: str | None = None, topic: str = "") -> None:
        visit = Visit.of(interaction)
        try:
            meant = await _meant(visit, told, game)
        except HouseError as error:
            if game is not None or topic or error.why != "name-a-game":
                raise
            await show_rules_list(visit, told.values())
        else:
            await show_rules(visit, meant.key, topic)

    return rules


def prices_command(games: Games) -> Command:
    """`/prices`: a game's printed tables as a picture."""
    drawn_ones = {key: rules for key, rules in games.items() if has_prices(key)}

    @command("prices", "game")
    @app_commands.choices(game=game_choices(drawn_ones))
    async def prices(interaction: Interaction, game: str | None = None) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        rules = await _meant(visit, drawn_ones, game)
        words = visit.services.catalogue.words(await visit.language(), rules)
        drawn = await (await visit.pictures()).prices(rules, words.language.code)
        files = drawn.named(f"prices-{rules.key}.png")
        await visit.answer(Sheet(*galleries(files)), attached(files))

    return prices


def _key(games: Games, typed: str) -> str:
    """The key of a game, of which a client may have sent the name."""
    said = typed.casefold()
    for key, rules in games.items():
        if said in map(str.casefold, in_every_language(f"game-{key}", rules.package)):
            return key
    return typed


async def _meant(visit: Visit, games: Games, key: object) -> AnyRules:
    """The game of that key, else of the table played here. HouseError: name-a-game."""
    if key is None:
        try:
            key = (await played_here(visit)).rules.key
        except HouseError as error:
            raise HouseError("name-a-game") from error
        finally:
            visit.sight = None
    key = _key(games, str(key))
    if key not in games:
        raise HouseError("name-a-game")
    return games[str(key)]


def add_page(of: app_commands.Group, rules: AnyRules, command: PageCommand) -> None:
    async def show(interaction: Interaction, table: int | None = None, **given: Any) -> None:
        at, visit = await looking(interaction, table), Visit.of(interaction)
        for argument in command.arguments:
            if given[argument.option] is not None:
                await show_page(visit, at.sight, _named_page(at, argument, given[argument.option]))
                return
        if command.kind == BOARD:
            await show_board(visit, at.sight)
        elif command.kind == HAND:
            await show_own(visit, seated(at.sight))
        else:
            await show_page(visit, at.sight, _first(at, command.kind))

    options = [_option(one) for one in command.arguments]
    add(of, rules, command.name, [*options, Option("table", int | None, None)], show)


def _option(argument: PageArgument) -> Option:
    known = argument.option
    source = all_of(known) if argument.page else pages_of(known)
    return Option(known, str | None, None, offered(source))


def _named_page(at: Typist, argument: PageArgument, text: str) -> str:
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

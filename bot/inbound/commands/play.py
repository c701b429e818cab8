"""`/play`: open a table. The dispatcher posts its lobby card."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from discord import app_commands

from bot.engine.time.paces import HOUR
from bot.errors import HouseError
from bot.inbound.commands.games import game_choices
from bot.inbound.commands.naming import Command, choices, command
from bot.inbound.commands.suggest import Made, offered
from bot.inbound.opening import open_table
from bot.inbound.presses.shelf import answer_opened, show_shelf
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import Pace
from bot.ui import lobby_options
from bot.words.languages import LANGUAGES
from games import GAMES
from games.core.contract import AnyRules
from games.players import kinds
from games.players.levels import EASY, STRONG

OPTIONS = ("game", "pace", "hours", "language", "option", "computers", "level")
LEVELS = (EASY, "sensible", STRONG)
MAX_COMPUTERS = max(max(rules.seats) for rules in GAMES.values()) - 1
"""All seats of the largest game on the shelf, but for the one of who opens the table."""


def play_command(games: Mapping[str, AnyRules]) -> Command:
    """`/play` for the games on the shelf; alone it shows them."""

    @command("play", *OPTIONS, option=offered(_options))
    @app_commands.guild_only()
    @app_commands.choices(
        game=game_choices(games),
        pace=choices("pace", ("live", "fast", "daily", "slow", "own")),
        language=choices("language", LANGUAGES),
        level=choices("computer", LEVELS),
    )
    async def play(
        interaction: Interaction,
        game: str | None = None,
        pace: str | None = None,
        hours: app_commands.Range[float, 0.02, 720.0] | None = None,
        language: str | None = None,
        option: str | None = None,
        computers: app_commands.Range[int, 0, MAX_COMPUTERS] = 0,
        level: str | None = None,
    ) -> None:
        visit = Visit.of(interaction)
        if game is None:
            return await _show_shelf(visit, computers, pace, hours, language, option, level)
        await visit.think()
        _check(visit, game, computers)
        number = await open_table(
            visit,
            game,
            pace="own" if hours is not None else msgspec.convert(pace, Pace | None),
            seconds=None if hours is None else round(hours * HOUR),
            language=language,
            options=_of_game(option),
        )
        await _set_of_table(visit, number, option)
        await _seat_computers(visit, number, computers, _kind(visit.services.games[game], level))
        return await answer_opened(visit, number, game)

    return play


async def _show_shelf(visit: Visit, computers: int, *chosen: object) -> None:
    """HouseError: play-what, there are options and no game that they could be for."""
    if computers or any(one is not None for one in chosen):
        raise HouseError("play-what")
    await show_shelf(visit)


def _check(visit: Visit, game: str, computers: int) -> None:
    """HouseError: no-such-game; too-many-computers, one seat is for the person who opens."""
    if game not in visit.services.games:
        raise HouseError("no-such-game")
    most = max(visit.services.games[game].seats) - 1
    if computers > most:
        raise HouseError("too-many-computers", most=most)


def _of_game(option: str | None) -> dict[str, object] | None:
    """The option, if it is one of the game's."""
    chosen = None if option is None else lobby_options.assigned(option)
    return None if chosen is None or chosen[0].startswith("@") else dict([chosen])


async def _set_of_table(visit: Visit, table: int, option: str | None) -> None:
    """The option, if it is one of the table and not of its game."""
    name, value = ("", None) if option is None else lobby_options.assigned(option)
    lobbies = visit.services.lobbies
    if name in lobby_options.TERMS:
        await lobbies.set_term(table, visit.user_id, name.removeprefix("@"), value)


async def _seat_computers(visit: Visit, table: int, count: int, kind: str) -> None:
    for _ in range(count):
        await visit.services.lobbies.add_computer(table, visit.user_id, kind)


async def _options(visit: Visit) -> Made:
    """Every value of every option of the game filled in."""
    rules = visit.services.games.get(getattr(visit.interaction.namespace, "game", None) or "")
    if rules is None:
        return []
    words = visit.services.catalogue.words(await visit.language(), rules).plain
    return lobby_options.assignments(rules, words)


def _kind(rules: AnyRules, level: str | None) -> str:
    """The kind of that level; a game may call what is sensible otherwise."""
    return level if level in {EASY, STRONG} else kinds(rules)[0]

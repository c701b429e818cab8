"""`/play`: open a table. The dispatcher posts its lobby card."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from discord import app_commands

from bot.engine.time.paces import HOUR
from bot.errors import HouseError
from bot.inbound.commands.games import game_choices
from bot.inbound.commands.naming import Command, choices, command
from bot.inbound.commands.suggest import Made, Source, offered
from bot.inbound.opening import open_table
from bot.inbound.presses.substitutes import seats_here
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import Pace
from bot.ui import options
from bot.ui.seats_offered import seat_lines, seat_rows
from bot.ui.sheet import Sheet, note
from bot.words.values import LANGUAGES
from games import GAMES
from games.core.contract import AnyRules
from games.players import kinds

MOST_COMPUTERS = max(max(rules.seats) for rules in GAMES.values()) - 1
"""All seats of the largest game on the shelf, but for the one of who opens the table."""


def play_command(games: Mapping[str, AnyRules]) -> Command:
    """`/play` for the games on the shelf; the first is the default."""
    first = next(iter(games), "")

    @command(
        *("play", "game", "pace", "hours", "language", "option", "computers"),
        option=offered(_options(first)),
    )
    @app_commands.guild_only()
    @app_commands.choices(
        game=game_choices(games),
        pace=choices("pace", ("live", "fast", "daily", "slow", "own")),
        language=choices("language", LANGUAGES),
    )
    async def play(
        interaction: Interaction,
        game: str = first,
        pace: str | None = None,
        hours: app_commands.Range[float, 0.02, 720.0] | None = None,
        language: str | None = None,
        option: str | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
    ) -> None:
        visit = Visit.of(interaction)
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
        await _set_time_off(visit, number, option)
        await _seat_computers(visit, number, game, computers)
        await visit.look(number)
        await visit.answer(await _opened(visit, number, game))

    return play


async def _opened(visit: Visit, number: int, game: str) -> Sheet:
    """The table is open; and the seats of the same game that one could take instead."""
    words, language = await visit.words(), await visit.language()
    catalogue, found = visit.services.catalogue, await seats_here(visit, game)
    opened = words.say("table-opened", table=number)
    if not found:
        return note(opened)
    also = words.say("seats-also", count=len(found))
    lines = "\n".join((also, *seat_lines(catalogue, found, language)))
    return note(opened, lines, rows=seat_rows(catalogue, found, language))


def _check(visit: Visit, game: str, computers: int) -> None:
    """HouseError: no-such-game; too-many-computers, one seat is for the person who opens."""
    if game not in visit.services.games:
        raise HouseError("no-such-game")
    most = max(visit.services.games[game].seats) - 1
    if computers > most:
        raise HouseError("too-many-computers", most=most)


def _of_game(option: str | None) -> dict[str, object] | None:
    """The option, if it is one of the game's."""
    chosen = None if option is None else options.assigned(option)
    return None if chosen is None or chosen[0] in options.TIME_OFF else dict([chosen])


async def _set_time_off(visit: Visit, table: int, option: str | None) -> None:
    name, value = ("", None) if option is None else options.assigned(option)
    if name in options.TIME_OFF:
        field = name.removeprefix("@")
        await visit.services.lobbies.set_time_off(table, visit.user_id, field, value)


def _options(first: str) -> Source:
    """Every value of every option of the game filled in."""

    async def source(visit: Visit) -> Made:
        game = getattr(visit.interaction.namespace, "game", None) or first
        rules = visit.services.games.get(game)
        if rules is None:
            return []
        words = visit.services.catalogue.words(await visit.language(), rules).plain
        return options.assignments(rules, words)

    return source


async def _seat_computers(visit: Visit, table: int, game: str, count: int) -> None:
    """Seat computers of the strongest kind that the game has."""
    strongest = kinds(visit.services.games[game])[0]
    for _ in range(count):
        await visit.services.lobbies.add_computer(table, visit.user_id, strongest)

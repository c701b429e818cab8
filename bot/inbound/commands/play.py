"""`/play`: open a table. The lobby card, which the dispatcher posts, does the rest."""

from __future__ import annotations

import msgspec
from discord import app_commands

from bot.engine.paces import HOUR
from bot.errors import HouseError
from bot.inbound.commands.naming import choices, command
from bot.inbound.commands.suggest import Made, offered
from bot.inbound.opening import open_table
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import Pace
from bot.ui import options
from bot.ui.sheet import note
from bot.words.values import LANGUAGES
from games import GAMES
from games.players import kinds

_FIRST = next(iter(GAMES), "")


async def _options(visit: Visit) -> Made:
    """Every value of every option of the game that is being chosen."""
    game = getattr(visit.interaction.namespace, "game", None) or _FIRST
    rules = visit.services.games.get(game)
    if rules is None:
        return []
    words = visit.services.catalogue.words(await visit.language(), rules).plain
    return options.assignments(rules, words)


@command(
    "play", "game", "pace", "hours", "language", "option", "computers", option=offered(_options)
)
@app_commands.guild_only()
@app_commands.choices(
    game=choices("game", GAMES),
    pace=choices("pace", ("live", "fast", "daily", "slow", "own")),
    language=choices("language", LANGUAGES),
)
async def play(
    interaction: Interaction,
    game: str = _FIRST,
    pace: str | None = None,
    hours: app_commands.Range[float, 0.02, 720.0] | None = None,
    language: str | None = None,
    option: str | None = None,
    computers: app_commands.Range[int, 0, 5] = 0,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    if game not in visit.services.games:
        raise HouseError("no-such-game")
    if hours is not None:
        pace = "own"
    number = await open_table(
        visit,
        game,
        pace=msgspec.convert(pace, Pace | None),
        seconds=None if hours is None else round(hours * HOUR),
        language=language,
        options=None if option is None else dict([options.assigned(option)]),
    )
    for _ in range(computers):
        await visit.services.lobbies.add_computer(
            number, visit.user_id, kinds(visit.services.games[game])[0]
        )
    await visit.look(number)
    await visit.answer(note((await visit.words()).say("table-opened", table=number)))

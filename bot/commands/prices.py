"""`/prices <game>`: the printed price table as a picture."""

from __future__ import annotations

from bot.commands.naming import command, group
from bot.showing import attached
from bot.ui.sheet import Sheet, picture
from bot.visit import Interaction, Visit
from games import GAMES

GROUP = group("prices")


def _add(game: str) -> None:
    @command(f"prices-{game}", of=GROUP)
    async def prices(interaction: Interaction) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        words = visit.hall.catalogue.words(await visit.language(), visit.hall.games[game])
        drawn = await visit.hall.pictures.prices(game, words.language)
        name = f"prices-{game}.png"
        alt = words.plain.say("prices-alt", game=game)
        await visit.answer(Sheet(picture(name, alt)), [attached(drawn, name)])


for _game in GAMES:
    _add(_game)

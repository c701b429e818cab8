"""`/rules <game> [topic]`: the rules in short, chapter by chapter."""

from __future__ import annotations

from bot.commands.naming import command, group
from bot.commands.suggest import Made, offered
from bot.presses.lists import show_rules
from bot.ui.topics import topic_title, topics
from bot.visit import Interaction, Visit
from games import GAMES

GROUP = group("rules")


def _add(game: str) -> None:
    async def chapters(visit: Visit) -> Made:
        words = visit.hall.catalogue.words(await visit.language(), visit.hall.games[game])
        return [(topic_title(words, topic), topic) for topic in topics(game)]

    @command(f"rules-{game}", "topic", of=GROUP, topic=offered(chapters))
    async def rules(interaction: Interaction, topic: str = "") -> None:
        await show_rules(Visit.of(interaction), game, topic)


for _game in GAMES:
    _add(_game)

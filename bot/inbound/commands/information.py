"""What anybody may ask at any time: `/games`, `/help`, `/rules <game>` and `/prices <game>`."""

from __future__ import annotations

from bot.inbound.commands.naming import command, group
from bot.inbound.commands.suggest import Made, offered
from bot.inbound.presses.lists import show_games, show_rules
from bot.inbound.showing import attached
from bot.inbound.visit import Interaction, Visit
from bot.ui.sheet import Sheet, note, picture
from bot.ui.topics import topic_title, topics
from games import GAMES

RULES = group("rules")
PRICES = group("prices")


@command("games")
async def games(interaction: Interaction) -> None:
    """Everything that waits for a person, in all servers."""
    await show_games(Visit.of(interaction))


@command("help")
async def help_(interaction: Interaction) -> None:
    """How to begin."""
    visit = Visit.of(interaction)
    await visit.answer(note((await visit.words()).say("help-text")))


def _add_rules(game: str) -> None:
    """The rules in short, chapter by chapter."""

    async def chapters(visit: Visit) -> Made:
        words = visit.services.catalogue.words(await visit.language(), visit.services.games[game])
        return [(topic_title(words, topic), topic) for topic in topics(game)]

    @command(f"rules-{game}", "topic", of=RULES, topic=offered(chapters))
    async def rules(interaction: Interaction, topic: str = "") -> None:
        await show_rules(Visit.of(interaction), game, topic)


def _add_prices(game: str) -> None:
    """The printed price table as a picture."""

    @command(f"prices-{game}", of=PRICES)
    async def prices(interaction: Interaction) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        words = visit.services.catalogue.words(await visit.language(), visit.services.games[game])
        drawn, alt = await visit.services.pictures.prices(game, words.language)
        name = f"prices-{game}.png"
        await visit.answer(Sheet(picture(name, alt)), [attached(drawn, name)])


for _game in GAMES:
    _add_rules(_game)
    _add_prices(_game)

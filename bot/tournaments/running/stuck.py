"""What cannot be done at a table of a tournament: the tournament pauses and says what would help."""

from __future__ import annotations

from contextlib import suppress

from bot.errors import HouseError
from bot.tournaments.records.records import Held, Records, open_table
from bot.words.catalogue import Catalogue
from bot.words.values import Markup
from games.core.words import RuleError
from games.league.tournament.entries import Pause

PATIENCE = 5
"""So often, for four minutes, something is tried that may have failed by chance."""


def is_hopeless(error: Exception, tries: int) -> bool:
    """Whether another try would fail as this one did: the bot itself has refused, or it failed often."""
    return isinstance(error, HouseError) or tries >= PATIENCE


async def stop(records: Records, catalogue: Catalogue, held: Held, number: int, game: bool) -> bool:
    """Pause for the table of that number; `game`: its game is on the shelf.

    False if nothing waits for the table any more.
    """
    if held.over or open_table(held.state, number) is None:
        return False
    if held.state.pausing is None:
        words = catalogue.words(held.row.language)
        if game:
            reason = words.say("cup-stuck-table", table=number)
        else:
            reason = words.say("cup-stuck-game", game=Markup(held.state.settings.game))
        with suppress(RuleError):
            await records.enter(held.row.id, Pause(reason), "clock")
    return True

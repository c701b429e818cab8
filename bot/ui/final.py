"""The message at the end of a game."""

from __future__ import annotations

import msgspec
from discord import ButtonStyle, ui

from bot.engine.sight import Sight
from bot.ui.board import spoken
from bot.ui.control import button, rows
from bot.ui.ids import Press
from bot.ui.limits import shortened
from bot.ui.sheet import Sheet, picture
from bot.words.translator import GameWords


class Final(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of the message, in the table's language."""

    head: str
    places: str
    seed: str
    picture: str | None
    """None where the bot may not attach files: the result is told in words."""
    alt: str


def final_view(final: Final, sight: Sight, words: GameWords, mark: int) -> Sheet:
    """The message as Discord takes it, with [Rematch] and [Replay]."""
    result = shortened(f"### {final.head}\n{final.places}", 2000)
    presses = (
        button(_press(sight, "rematch"), words.plain.say("rematch-button"), ButtonStyle.success),
        button(_press(sight, "replay"), words.plain.say("replay-button")),
    )
    return Sheet(
        ui.TextDisplay(result, id=mark),
        picture(final.picture, final.alt) if final.picture else spoken(final.alt),
        ui.TextDisplay(shortened(final.seed, 1000)),
        *rows(presses),
    )


def _press(sight: Sight, verb: str) -> Press:
    return Press(sight.table.id, sight.table.decision, verb)

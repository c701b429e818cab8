"""When a lobby starts by itself, to choose from: the hours at which its turns would close."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from zoneinfo import ZoneInfo

from bot.sight import Sight
from bot.starts import possible_starts
from bot.ui.control import Control
from bot.ui.ids import Press
from bot.ui.pages import LINES, Line, menu
from bot.words.translator import GameWords
from bot.words.values import Markup


def start_menu(sight: Sight, words: GameWords, now: datetime) -> Iterator[Control]:
    """A select, where the game goes by the clock; the next starts, if there are very many."""
    lines = [
        Line(
            str(int(moment.timestamp())),
            words.plain.say("option-start-at", start=Markup(_told(sight, words, moment))),
            chosen=moment == sight.table.starts,
        )
        for moment in islice(possible_starts(sight.rules, sight.table, now), LINES)
    ]
    if lines:
        press = Press(sight.table.id, sight.table.decision, "starts")
        yield menu(press, lines, words, words.plain.say("option-start"))


def _told(sight: Sight, words: GameWords, moment: datetime) -> str:
    """Sat 2026-03-28, 21:00: a select reads no timestamps, so it is told in the table's zone."""
    local = moment.astimezone(ZoneInfo(sight.table.clock.zone))
    return f"{words.say(f'weekday-{local.isoweekday()}')} {local:%Y-%m-%d, %H:%M}"

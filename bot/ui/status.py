"""The status of a table, in a line or two."""

from __future__ import annotations

import re

from discord import ButtonStyle

from bot.engine.views.sight import Sight
from bot.ui.control import Press, button, rows
from bot.ui.sheet import Row, Sheet, signed, text_of
from bot.words.translator import GameWords
from bot.words.values import Markup


def status(sight: Sight, words: GameWords) -> str:
    """What the table waits for and until when, or why it does not; in a lesson, the task."""
    if sight.task is not None:
        return words.say("learn-task", task=words.say(sight.task.key, **sight.task.facts))
    if sight.table.unreachable is not None:
        return words.say("place-unreachable", cause=sight.table.unreachable)
    match sight.table.stage:
        case "running" if sight.waiting is not None:
            away = [words.say("status-away")] if is_away(sight) else []
            return "\n".join(filter(None, (*away, words.ask(sight.waiting), until(sight, words))))
        case stage:
            return words.say(f"status-{stage}")


def is_away(sight: Sight) -> bool:
    """Whether the computer plays in the viewer's place."""
    return sight.viewer is not None and sight.seats[sight.viewer].away_since is not None


def back_rows(sight: Sight, words: GameWords) -> list[Row]:
    """[I'm back], for somebody in whose place the computer plays."""
    if not is_away(sight):
        return []
    press = Press(sight.table.id, sight.decision, "back")
    return rows([button(press, words.plain.say("back-button"), ButtonStyle.primary)])


def until(sight: Sight, words: GameWords) -> str:
    """The deadline as a date and as a distance; empty if no clock runs."""
    if sight.deadline is None:
        return ""
    return words.say("status-until", deadline=int(sight.deadline.timestamp()))


def title(sight: Sight, words: GameWords) -> str:
    """The game and the number: Chess · table 12; of a tournament, which table it is there; and whether it
    comes from a file.
    """
    if sight.task is not None:
        return words.say("learn-title", game=sight.rules.key)
    row = sight.table.round
    number = sight.table.id if row is None else row.number
    named = words.say("table-title", game=sight.rules.key, table=number)
    if sight.table.imported:
        return words.say("table-title-imported", named=Markup(named))
    if row is None:
        return named
    return words.say("table-title-round", named=Markup(named), round=row.round, title=row.title)


def naming(sheet: Sheet, sight: Sight, words: GameWords) -> Sheet:
    """The message with its table's name below its texts, if it does not name it itself. A lesson is no table."""
    row, text, game = sight.table.round, text_of(sheet), sight.rules.key
    number = sight.table.id if row is None else row.number
    _, _, alone = words.plain.say("table-title", game=game, table=number).rpartition(" · ")
    is_named = row is None or words.text(row.title) in text
    if sight.task is not None or (is_named and re.search(rf"\b{alone}\b", text, re.IGNORECASE)):
        return sheet
    return signed(sheet, f"-# {words.say('table-title', game=game, table=sight.table.called)}")


def round_line(sight: Sight, words: GameWords) -> str:
    """The tournament, the round and the table's number in it, and when the round ends; else empty."""
    row = sight.table.round
    if row is None:
        return ""
    named = words.say("table-round", round=row.round, number=row.number, title=row.title)
    if row.ends is None or sight.table.stage not in {"running", "paused"}:
        return named
    return f"{named} · {words.say('table-round-ends', until=int(row.ends.timestamp()))}"


def place_link(sight: Sight) -> str:
    """The address of the channel or thread of a table."""
    table = sight.table
    return f"https://discord.com/channels/{table.guild_id}/{table.place_id or table.channel_id}"

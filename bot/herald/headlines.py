"""The first lines of a board message: what is asked of whom, and until when."""

from __future__ import annotations

from bot.herald.callees import Callees
from bot.herald.times import seconds
from bot.sight import Sight
from bot.words.translator import GameWords
from bot.words.values import Markup


def headline(sight: Sight, words: GameWords) -> str:
    """Giulia: play a tile. A window, in which everybody is asked alike, names nobody."""
    if sight.outcome is not None or sight.waiting is None:
        return words.say("board-over")
    match sight.table.stage:
        case "paused":
            return words.say("board-paused")
        case "closed":
            return words.say("board-closed")
        case _ if sight.waiting.window:
            return words.say("board-window", asked=Markup(words.asked(sight.waiting)))
        case _:
            return words.ask(sight.waiting)


def calls(sight: Sight, words: GameWords, called: Callees) -> str:
    """The mentions of those who are called so, and the deadline."""
    if sight.outcome is not None:
        return ""
    if sight.table.stage == "paused":
        return words.say("board-since", since=seconds(sight.table.paused_at))
    mentions = " ".join(f"<@{user}>" for user in called.ids)
    deadline = ""
    if sight.deadline is not None:
        deadline = words.say("board-deadline", deadline=seconds(sight.deadline))
    return " · ".join(part for part in (mentions, deadline) if part)

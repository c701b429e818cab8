"""The line with which a table starts: who sits where, the clock, the seed's hash."""

from __future__ import annotations

from bot.herald import post
from bot.herald.contracts import calendar_lines, pace_lines
from bot.herald.desk import Desk
from bot.herald.jobs import Job
from bot.sight import Sight
from bot.ui.limits import TEXT, shortened
from bot.words.translator import GameWords
from bot.words.values import Markup

_OPENING = 3
"""The part of the first board's news."""


async def announce(desk: Desk, job: Job, sight: Sight) -> None:
    """Post it, unless it was posted before a crash. The board below calls whoever begins."""
    place, own = desk.here(sight), post.mark(job.id, _OPENING)
    if job.suspect and await post.said(place, [own], desk.me):
        return
    letter = post.Letter(post.line_view(opening(sight, desk.words(sight)), own))
    await post.send(place, letter, post.nonce(job.id, _OPENING))


def opening(sight: Sight, words: GameWords) -> str:
    """It names everybody and calls nobody. The whole clock contract is on the card."""
    names = Markup(words.listed([words.player(row.seat) for row in sight.seats]))
    head = words.say("table-started", game=sight.rules.key, table=sight.table.id, names=names)
    seed = words.say("seed-hash", hash=Markup(sight.seed_hash))
    calendar = calendar_lines(sight, words)
    text = "\n".join((head, *pace_lines(sight, words), f"- {seed}", *calendar))
    return shortened(text, TEXT)

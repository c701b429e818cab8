"""Votes of a table: whom they call, what they are about, and their buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.views.sight import LogLine, Sight
from bot.outbound.calls import notices
from bot.outbound.calls.kinds import BALLOT_WAITS
from bot.outbound.sending.context import Context, where
from bot.store.notices import NoticeNews
from bot.store.rows import BallotRow, News
from bot.ui.control import Control, Press, button
from bot.words.translator import GameWords
from games.core.words import Facts


def opened(sight: Sight, news: News) -> BallotRow | None:
    """The ballot that a line is about; None if it is closed already."""
    return next((one for one in sight.ballots if one.what == news.facts.get("what")), None)


async def call_later(
    context: Context, sight: Sight, ballot: BallotRow, user_id: int, news_id: int
) -> bool:
    """Whether the person rests: then the vote waits for them, if it is open by then."""
    until = await context.resting(user_id, sight)
    if until is None:
        return False
    closes = int(ballot.closes.timestamp())
    facts: Facts = {"what": ballot.what, "until": closes, "ballot": ballot.id}
    before = await notices.present(context, sight, user_id, "line")
    row = before.with_news(NoticeNews(news_id, BALLOT_WAITS, facts))
    await notices.put_off(context, replace(row, due=until))
    return True


def moves(words: GameWords, log: Sequence[LogLine]) -> str:
    """What a vote to take back is about: the moves since, as they were told to everybody."""
    told = [words.event(event) for one in log if not one.struck for event in one.events]
    shown = list(filter(None, told))
    more = [words.say("ballot-more", count=len(shown) - MOVES)] if len(shown) > MOVES else []
    return "\n".join(f"- {text}" for text in (*shown[:MOVES], *more))


MOVES = 5
"""Maximum moves listed in an undo vote; the rest are only counted."""


def answers(sight: Sight, words: GameWords, ballot: BallotRow) -> Iterator[Control]:
    """[Agree] and [Refuse]."""
    for answer, style in (("yes", ButtonStyle.success), ("no", ButtonStyle.danger)):
        press = Press(sight.table.id, sight.decision, "vote", f"{ballot.id}.{answer}")
        yield button(press, words.plain.say(f"vote-{answer}"), style)


def place_of(sight: Sight, ballot: BallotRow) -> int:
    """Where it is held: a vote to move the table, where the table would go."""
    return ballot.subject if ballot.what == "move" else where(sight)

"""The buttons of a table's vote: their message, and their end with the vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.views.sight import LogLine, Sight
from bot.outbound.calls import notices
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.post import bare
from bot.store import posted
from bot.store.notices import NoticeNews
from bot.store.posted import VoteMessage
from bot.store.rows import BallotRow, News
from bot.ui.control import Control, Press, button
from bot.words.translator import GameWords
from games.core.words import Facts


def opened(sight: Sight, news: News) -> BallotRow | None:
    """The ballot that a line is about; None if it is closed already."""
    return next((one for one in sight.ballots if one.what == news.facts.get("what")), None)


WAITS = "ballot-waits"
"""The key of the call to a vote after somebody's quiet hours."""


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
    row = before.with_news(NoticeNews(news_id, WAITS, facts))
    await notices.put_off(context, replace(row, due=until))
    return True


def is_over(sight: Sight, news: NoticeNews) -> bool:
    """Whether the news calls to a vote that is over."""
    return news.key == WAITS and news.facts["ballot"] not in {one.id for one in sight.ballots}


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


async def remember(context: Context, sight: Sight, ballot: BallotRow, message_id: int) -> None:
    """Where its buttons stand."""
    message = VoteMessage(ballot.id, message_id, place_of(sight, ballot))
    await context.store.write(lambda link: posted.remember_vote(link, sight.table.id, message))


async def close(context: Context, sight: Sight) -> None:
    """Take the buttons off closed votes."""
    table_id = sight.table.id
    known = await context.store.read(lambda link: posted.votes_of(link, table_id))
    still = {ballot.id for ballot in sight.ballots}
    for ballot_id, message_id, place_id in known:
        if ballot_id not in still:
            # Forgotten only afterwards: after a crash between them the buttons still go.
            await bare(context, sight, message_id, place_id)
            await context.store.write(
                partial(posted.forget_vote, table_id=table_id, ballot_id=ballot_id)
            )

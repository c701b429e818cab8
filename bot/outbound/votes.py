"""The buttons of a table's vote: their message, and their end with the vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from discord import ButtonStyle

from bot.engine.sight import LogLine, Sight
from bot.outbound.context import Context, where
from bot.outbound.remove_buttons import bare
from bot.store import vote_messages
from bot.store.rows import BallotRow, News
from bot.store.vote_messages import VoteMessage
from bot.ui.control import Control, button
from bot.ui.ids import Press
from bot.words.translator import GameWords


def opened(sight: Sight, news: News) -> BallotRow | None:
    """The ballot that a line is about; None if it is closed already."""
    return next((one for one in sight.ballots if one.what == news.facts.get("what")), None)


def moves(words: GameWords, log: Sequence[LogLine]) -> str:
    """What a vote to take back is about: the moves since, as they were told to everybody."""
    told = [words.event(event) for one in log if not one.struck for event in one.events]
    shown = list(filter(None, told))
    more = [words.say("ballot-more", count=len(shown) - MOVES)] if len(shown) > MOVES else []
    return "\n".join(f"- {text}" for text in (*shown[:MOVES], *more))


MOVES = 5
"""So many lines say what a vote to take back is about."""


def answers(sight: Sight, words: GameWords, ballot: BallotRow) -> Iterator[Control]:
    """[Agree] and [Refuse]."""
    for answer, style in (("yes", ButtonStyle.success), ("no", ButtonStyle.danger)):
        press = Press(sight.table.id, sight.table.decision, "vote", f"{ballot.id}.{answer}")
        yield button(press, words.plain.say(f"vote-{answer}"), style)


def place_of(sight: Sight, ballot: BallotRow) -> int:
    """Where it is held: a vote to move the table, where the table would go."""
    return ballot.subject if ballot.what == "move" else where(sight)


async def remember(context: Context, sight: Sight, ballot: BallotRow, message_id: int) -> None:
    """Where its buttons stand."""
    message = VoteMessage(ballot.id, message_id, place_of(sight, ballot))
    await context.store.write(lambda link: vote_messages.remember(link, sight.table.id, message))


async def close(context: Context, sight: Sight) -> None:
    """Take the buttons off closed votes."""
    table_id = sight.table.id
    known = await context.store.read(lambda link: vote_messages.at(link, table_id))
    still = {ballot.id for ballot in sight.ballots}
    for ballot_id, message_id, place_id in known:
        if ballot_id not in still:
            await bare(context, sight, message_id, place_id)
            await context.store.write(
                partial(vote_messages.forget, table_id=table_id, ballot_id=ballot_id)
            )

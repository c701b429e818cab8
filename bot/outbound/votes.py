"""The buttons of a table's vote: their message, and their end with the vote."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from discord import ButtonStyle

from bot.engine.sight import Sight
from bot.outbound.context import Context
from bot.outbound.remove_buttons import bare
from bot.store import vote_messages
from bot.store.rows import BallotRow, News
from bot.ui.control import Control, button
from bot.ui.ids import Press
from bot.words.translator import GameWords


def opened(sight: Sight, news: News) -> BallotRow | None:
    """The ballot that a line is about; None if it is closed already."""
    return next((one for one in sight.ballots if one.what == news.facts.get("what")), None)


def answers(sight: Sight, words: GameWords, ballot: BallotRow) -> Iterator[Control]:
    """[Agree] and [Refuse]."""
    for answer, style in (("yes", ButtonStyle.success), ("no", ButtonStyle.danger)):
        press = Press(sight.table.id, sight.table.decision, "vote", f"{ballot.id}.{answer}")
        yield button(press, words.plain.say(f"vote-{answer}"), style)


async def remember(context: Context, table_id: int, ballot_id: int, message_id: int) -> None:
    """Save the message of a ballot's buttons."""
    await context.store.write(
        lambda link: vote_messages.remember(link, table_id, ballot_id, message_id)
    )


async def close(context: Context, sight: Sight) -> None:
    """Take the buttons off closed votes."""
    table_id = sight.table.id
    known = await context.store.read(lambda link: vote_messages.at(link, table_id))
    still = {ballot.id for ballot in sight.ballots}
    for ballot_id, message_id in known.items():
        if ballot_id not in still:
            await bare(context, sight, message_id)
            await context.store.write(
                partial(vote_messages.forget, table_id=table_id, ballot_id=ballot_id)
            )

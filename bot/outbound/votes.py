"""The buttons of a vote of the table: where they stand, and that they go when it is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from functools import partial

import msgspec
from discord import ButtonStyle

from bot.engine.sight import Sight
from bot.outbound.context import Context
from bot.outbound.remove_buttons import bare
from bot.store import notes
from bot.store.rows import BallotRow, News
from bot.ui.control import Control, button
from bot.ui.ids import Press
from bot.words.translator import GameWords

Votes = Mapping[int, int]
"""Ballot to message."""


def opened(sight: Sight, news: News) -> BallotRow | None:
    """The ballot that a line is about; None if it is over already."""
    return next((one for one in sight.ballots if one.what == news.facts.get("what")), None)


def answers(sight: Sight, words: GameWords, ballot: BallotRow) -> Iterator[Control]:
    """[Agree] and [Refuse]."""
    for answer, style in (("yes", ButtonStyle.success), ("no", ButtonStyle.danger)):
        press = Press(sight.table.id, sight.table.decision, "vote", f"{ballot.id}.{answer}")
        yield button(press, words.plain.say(f"vote-{answer}"), style)


async def remember(context: Context, table_id: int, ballot_id: int, message_id: int) -> None:
    """Where its buttons stand."""
    known = await context.store.read(partial(_known, table_id=table_id))
    await _save(context, table_id, {**known, ballot_id: message_id})


async def close(context: Context, sight: Sight) -> None:
    """Take the buttons off the votes that are over."""
    known = await context.store.read(partial(_known, table_id=sight.table.id))
    still = {ballot.id for ballot in sight.ballots}
    over = [ballot for ballot in known if ballot not in still]
    for ballot in over:
        await bare(context, sight, known[ballot])
    if over:
        await _save(context, sight.table.id, {one: known[one] for one in known if one in still})


async def _save(context: Context, table_id: int, votes: Votes) -> None:
    key, value = _key(table_id), msgspec.json.encode(votes).decode()
    if votes:
        await context.store.write(lambda link: notes.put(link, key, value))
    else:
        await context.store.write(lambda link: notes.remove(link, key))


def _known(link: sqlite3.Connection, table_id: int) -> Votes:
    return msgspec.json.decode(notes.get(link, _key(table_id)) or "{}", type=dict[int, int])


def _key(table_id: int) -> str:
    return f"votes:{table_id}"

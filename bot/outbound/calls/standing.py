"""Messages with buttons that end before them: votes, seats on offer, the way back. No button is left that does
nothing.
"""

from __future__ import annotations

from functools import partial
from itertools import groupby
from operator import attrgetter

from bot.engine.views.sight import Sight
from bot.outbound.sending.context import Context
from bot.outbound.sending.post import bare
from bot.store import posted
from bot.store.posted import ButtonMessage


async def remember(context: Context, sight: Sight, one: ButtonMessage) -> None:
    """Note where the buttons stand."""
    await context.store.write(partial(posted.remember, table_id=sight.table.id, one=one))


async def close(context: Context, sight: Sight) -> None:
    """Take the buttons off the messages that nothing can be answered by any more."""
    table_id = sight.table.id
    known = await context.store.read(partial(posted.standing, table_id=table_id))
    for message_id, run in groupby(known, key=attrgetter("message_id")):
        found = list(run)
        if not any(stands(sight, one) for one in found):
            # Forgotten only afterwards: after a crash between them the buttons still go.
            await bare(context, sight, message_id, found[0].place_id)
            await context.store.write(
                partial(posted.forget, table_id=table_id, message_id=message_id)
            )


def stands(sight: Sight, one: ButtonMessage) -> bool:
    """Whether a press of its button would do something."""
    if one.what == "vote":
        return one.subject in {ballot.id for ballot in sight.ballots}
    if sight.table.stage not in {"running", "paused"} or one.subject >= len(sight.seats):
        return False
    row = sight.seats[one.subject]
    if one.what == "seat":
        return row.offered is not None
    return row.away_since is not None

"""A finished table as its result is published: who was absent, or has gone, stands behind who stayed."""

from __future__ import annotations

from msgspec.structs import replace

from bot.community import parts
from bot.engine.views.sight import Sight
from bot.outbound.sending.context import Context
from games.core.words import Seat


async def as_published(context: Context, sight: Sight) -> tuple[Sight, frozenset[Seat]]:
    """The sight with the places that count, and the seats that stand behind; as it is while it runs."""
    if sight.outcome is None:
        return sight, frozenset()
    live = await context.tables.repository.look(sight.table.id)
    seats = parts.tenancies(live)
    outcome = replace(sight.outcome, places=parts.told_places(seats, sight.outcome))
    return replace(sight, outcome=outcome), frozenset(one.seat for one in seats if one.lapsed)

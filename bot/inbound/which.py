"""[Which table?]: a command that could mean several tables is given again for the one that is pressed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import timedelta

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.remembered import Pending
from bot.inbound.visit import Visit
from bot.ui.control import Press, button, rows
from bot.ui.sheet import Row
from bot.ui.status import title

VERB = "which"
KEPT = timedelta(minutes=15)


class WhichTableError(HouseError):
    """Several tables of this process may be meant, or others of other processes."""

    def __init__(self, tables: Sequence[Sight], others: Sequence[int] = ()) -> None:
        numbers = (*(one.table.called for one in tables), *others)
        super().__init__("which-table", numbers=", ".join(map(str, numbers)))
        self.tables = tables


async def ways(visit: Visit, error: WhichTableError) -> list[Row]:
    """A button for each table that the command could mean."""
    pending, now = visit.services.remembered.pending, visit.services.now()
    if visit.again is None:
        return []
    for key in [key for key, one in pending.items() if one.until <= now]:
        del pending[key]
    key = secrets.token_hex(8)
    pending[key] = Pending(visit.user_id, now + KEPT, visit.again)
    found = []
    for one in error.tables:
        words = await visit.words(one)
        found.append(button(Press(one.table.id, 0, VERB, key), title(one, words.plain)))
    return list(rows(found))


async def which(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """The command at this table. HouseError: which-expired, also for another person's command."""
    found = visit.services.remembered.pending.get(press.argument)
    if found is None or found.user_id != visit.user_id or found.until <= visit.services.now():
        raise HouseError("which-expired")
    await found.again(visit.interaction, press.table)

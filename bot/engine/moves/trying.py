"""Whether a move could be made, before it is."""

from __future__ import annotations

from bot.engine.keeping.repository import Repository
from bot.engine.moves.entries import enter
from bot.engine.table.live import Change, check_running, player
from games.core.words import Action


async def check(repository: Repository, table_id: int, user_id: int, action: Action) -> None:
    """RuleError and HouseError as for acting; nothing is changed."""
    live = await repository.look(table_id)
    seat = player(live, user_id)
    check_running(live)
    enter(Change(live, repository.now(), by_person=True), seat, action)

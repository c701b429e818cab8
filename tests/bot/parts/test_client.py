"""The client of a part: what its interactions are served with."""

from __future__ import annotations

from dataclasses import fields
from types import SimpleNamespace
from typing import Any, cast

from bot.inbound.visit import Services, Visit
from bot.parts.client import PartClient
from tests.bot.parts.conftest import Joined


async def test_at_home_pages_about_all_servers_are_made_from_the_file_with_their_results(
    join: Joined,
) -> None:
    empty: dict[str, Any] = dict.fromkeys(one.name for one in fields(Services))
    services = Services(**empty | {"store": "own"})
    client = PartClient(join(), 50, services, cast("Any", None), None)

    def store(name: str, server: int | None) -> object:
        asked = {"data": {"name": name}, "guild_id": server, "client": client}
        person = SimpleNamespace(id=1)
        visit = Visit.of(cast("Any", SimpleNamespace(**asked, user=person, extras={})))
        return visit.services.store

    assert store("leaderboard", None) == "own"
    client.serve_everywhere(cast("Any", "everywhere"))
    shown = [store("leaderboard", None), store("leaderboard", 7), store("games", None)]
    assert shown == ["everywhere", "own", "own"]

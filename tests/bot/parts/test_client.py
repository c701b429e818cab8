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
    home = cast("Any", SimpleNamespace(store="everywhere"))
    clients = [PartClient(join(), one, services, cast("Any", None), None) for one in (None, home)]

    def store(name: str, server: int | None, client: PartClient) -> object:
        asked = {"data": {"name": name}, "guild_id": server, "client": client}
        person = SimpleNamespace(id=1)
        visit = Visit.of(cast("Any", SimpleNamespace(**asked, user=person, extras={})))
        return visit.services.store

    elsewhere, at_home = clients
    assert store("leaderboard", None, elsewhere) == "own"
    asked: list[tuple[str, int | None]] = [
        ("leaderboard", None),
        ("leaderboard", 7),
        ("games", None),
    ]
    shown = [store(name, server, at_home) for name, server in asked]
    assert shown == ["everywhere", "own", "own"]

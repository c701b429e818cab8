"""What a part asks the others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.parts import asking
from bot.parts.asking import Asking
from tests.bot.parts.conftest import Joined


async def test_who_answers_in_time_is_heard_though_another_does_not(
    join: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "LIMIT", 0.1)
    hub, none, told = join(0, 4), None, list[dict[str, Any]]()
    for part in range(3):
        await hub.link.hset(f"borsa:part:{part}", "holder", "somebody")
    side = Asking(hub, none)  # type: ignore[arg-type]

    async def tell(_channel: str, message: dict[str, Any]) -> None:
        told.append(message)
        # Each part hears itself, too.
        await side.take(message, none)  # type: ignore[arg-type]
        answer = {"what": "answer", "to": 0, "id": message["id"], "answer": 3}
        await side.take(answer, none)  # type: ignore[arg-type]

    monkeypatch.setattr(hub, "tell", tell)
    assert await side._ask("hosted", user=7) == ([3], 2)
    assert [one["what"] for one in told] == ["hosted"]
    assert not side._open

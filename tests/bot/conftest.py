"""A house for each test; at its end nothing may have been raised, nor sent that Discord refuses.

The offline Discord answers as the real one does where the two differ.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import serializers

from render import png
from tests.bot.payloads import place
from tests.bot.prepared import prepared
from tests.bot.sim import House

__all__ = ["prepared"]

V2 = 1 << 15
"""The flag of messages that are made of components."""


@pytest.fixture(autouse=True)
def _no_files_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of files used in components Discord answers `attachments: []` (discord-api-docs#8277)."""
    plain = serializers.message_payload

    def payload(*args: Any, **rest: Any) -> dict[str, Any]:
        made: dict[str, Any] = dict(plain(*args, **rest))
        return made | {"attachments": []} if made["flags"] & V2 else made

    monkeypatch.setattr(serializers, "message_payload", payload)


@pytest.fixture(autouse=True)
def _pictures_are_packed_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same pixels; what they weigh is tried where they are drawn (`tests/render`)."""
    monkeypatch.setattr(png, "LEVEL", 1)
    monkeypatch.setattr(png, "FAST", 1)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """The bot in a server with people, tables in threads of their own."""
    house = House(tmp_path, monkeypatch)
    await house.open()
    yield house
    problems = house.problems()
    await house.close()
    assert problems == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not place().is_file():
        terminalreporter.write_line(f"requests not checked against Discord's: no {place()}")

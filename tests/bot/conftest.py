"""A house for each test; at its end nothing may have been raised, nor sent that Discord refuses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.payloads import checker, place
from tests.bot.sim import House


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
    if checker() is None:
        terminalreporter.write_line(f"requests not checked against Discord's: no {place()}")

"""The commands and listings of docs/debugging.md run as typed, on a table that was really played."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.inbound.visit import Visit
from bot.process import log
from bot.store.backups import make
from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House
from tests.docs.shell import run, served

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]

PAGE = Path("docs", "debugging.md")
BLOCK = re.compile(r"^```(?P<kind>sh|python)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
TABLE, REFERENCE = 7, "4f09c2"
AT_THE_PROMPT = "p entry\np table.state\nstep\nquit\n"


def blocks() -> list[tuple[str, str]]:
    """Commands and listings, in order: their kind and their text."""
    found = BLOCK.finditer(PAGE.read_text("utf-8"))
    return [(one["kind"], one["text"].strip()) for one in found]


@pytest.fixture(name="place", scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as the page speaks of it: the database while table 7 runs, its export, the log."""
    place = tmp_path_factory.mktemp("reported")
    with _logged(place / "borsa.log"), pytest.MonkeyPatch.context() as patch:
        asyncio.run(_played(place, patch))
    return place


async def _played(place: Path, patch: pytest.MonkeyPatch) -> None:
    house = House(place, patch)
    await house.open()
    await house.app.store.write(
        lambda link: link.execute("INSERT INTO sqlite_sequence VALUES ('game_table', 6)")
    )
    game = await opened(house, SHORT)
    assert game.table == TABLE
    await game.hurry(12)
    await _break(house, patch)
    make(place / "house.sqlite3", place / "data" / "borsa.sqlite3")
    await game.hurry(26)
    reply = await house.slash("giulia", "table export")
    (place / f"acquire-{TABLE}.json").write_bytes(reply.seen.pictures[0])
    await house.close()


@contextmanager
def _logged(path: Path) -> Iterator[None]:
    """Other tests keep their log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    with path.open("w", encoding="utf-8") as stream:
        log.configure(stream=stream)
        yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


async def _break(house: House, patch: pytest.MonkeyPatch) -> None:
    """A press that fails, with the reference number of the page."""

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with patch.context() as here:
        here.setattr(secrets, "token_hex", lambda _bytes: REFERENCE)
        here.setattr(Visit, "look", broken)
        reply = await house.press("giulia", "My hand")
    assert REFERENCE in reply.text


@pytest.fixture(scope="module")
def said(place: Path) -> dict[str, str]:
    """What each command and listing prints, run in the order of the page."""
    return {text: _run(place, kind, text) for kind, text in blocks()}


def test_every_command_and_every_listing_runs_in_the_order_of_the_page(
    said: dict[str, str],
) -> None:
    assert all(said.values())
    assert "12 True\n" in said.values()


def _run(place: Path, kind: str, text: str) -> str:
    if kind == "python":
        return run(place, "python -", text)
    if text == "python -m bot.sandbox":
        return "the same with `--log debug`"
    if "sandbox" in text:
        return served(place, text)
    return run(place, text, AT_THE_PROMPT if "pdb" in text else "")


def test_the_debugger_stops_at_the_entry_that_the_page_names(said: dict[str, str]) -> None:
    """`p entry` is what was done, `step` leads on into the judging of it."""
    (told,) = [text for command, text in said.items() if "pdb" in command]
    assert "Entry(seat=" in told
    assert "> " in told.split("Entry(seat=")[1]


def test_the_log_of_the_table_has_what_broke_and_its_reference(said: dict[str, str]) -> None:
    by_table, by_reference = (text for one, text in said.items() if one.startswith("grep"))
    assert f"reference={REFERENCE}" in by_table
    assert f"table={TABLE}" in by_reference

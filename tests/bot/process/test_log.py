"""The log: table and entry on every line, and no secret on any."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog

from bot.process.log import blotter, configure
from bot.process.measures import ERRORS
from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House

TOKEN = "MTE4.GxYzAb.s3cr3t-part"  # noqa: S105  # nobody's
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6dG9rZW4"


@pytest.fixture(autouse=True)
def other_tests_keep_their_log() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def logged(form: Literal["text", "json"], level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    configure(level, form, [TOKEN], stream)
    return stream


def test_a_line_carries_table_and_entry() -> None:
    stream = logged("json")
    with structlog.contextvars.bound_contextvars(table=7, entry=12):
        structlog.get_logger().info("played", seat=2)
    line = json.loads(stream.getvalue())
    assert (line["table"], line["entry"], line["seat"], line["event"]) == (7, 12, 2, "played")
    assert line["timestamp"].endswith("Z")


def test_the_libraries_lines_carry_table_and_entry_too() -> None:
    stream = logged("json")
    with structlog.contextvars.bound_contextvars(table=7):
        logging.getLogger("somebody").warning("slow by %d ms", 20)
    line = json.loads(stream.getvalue())
    assert (line["table"], line["event"], line["level"]) == (7, "slow by 20 ms", "warning")


def test_errors_are_counted_for_a_monitor_and_warnings_are_not() -> None:
    logged("json")
    before = ERRORS._value.get()
    structlog.get_logger().error("broke")
    logging.getLogger("somebody").error("broke, too")
    structlog.get_logger().warning("slow")
    assert ERRORS._value.get() == before + 2


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_token_is_never_logged(form: Literal["text", "json"]) -> None:
    stream = logged(form)
    log = structlog.get_logger()
    log.info("starting", token=TOKEN, settings={"token": TOKEN})
    logging.getLogger("discord.http").warning("Authorization: Bot %s", TOKEN)
    try:
        int(TOKEN)
    except ValueError:
        log.exception("failed")
    assert "failed" in stream.getvalue()
    assert TOKEN not in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("path", ["interactions", "webhooks"])
@pytest.mark.parametrize("rest", ["", "/callback", "/messages/@original?wait=true"])
def test_the_token_in_an_address_is_never_logged(
    form: Literal["text", "json"], path: str, rest: str
) -> None:
    stream = logged(form)
    address = f"https://discord.com/api/v10/{path}/118/{INTERACTION}{rest}"
    logging.getLogger("discord.http").warning("We are being rate limited. POST %s", address)
    assert f"/{path}/118/***{rest}" in stream.getvalue()


@pytest.mark.parametrize("after", [*")>,:&%];#\n\t|}'", "==", "%3D%3D", "/messages/@original"])
@pytest.mark.parametrize("token", ["aW50ZXJhY3Rpb246" + "Ab9_-" * 30, "Zx3_-" * 14])
def test_a_token_is_blotted_whatever_follows_it(after: str, token: str) -> None:
    line = blotter([])(f"POST /webhooks/118/{token}{after} failed")
    assert token not in line
    assert token[20:40] not in line
    if token.startswith("aW50"):
        assert token[20:40] not in blotter([])(f"token {token}{after}")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_no_variables(form: Literal["text", "json"]) -> None:
    """Somebody's hand may be among them."""
    stream = logged(form)
    hand = "5D and 12I"
    try:
        {"seat": 2}[f"{len(hand)}"]
    except KeyError:
        structlog.get_logger().exception("failed")
    assert hand not in stream.getvalue()


def test_lines_below_the_level_are_left_out() -> None:
    stream = logged("text", "warning")
    structlog.get_logger().info("played")
    logging.getLogger("discord.gateway").info("connected")
    assert stream.getvalue() == ""


async def test_what_is_logged_while_a_table_is_held_carries_table_and_entry(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(3)
    stream = logged("json")
    async with house.app.tables.repository.hold(game.table):
        logging.getLogger("somebody").warning("odd")
    line = json.loads(stream.getvalue())
    assert (line["table"], line["entry"]) == (game.table, 3)

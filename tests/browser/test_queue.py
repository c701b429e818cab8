"""The page of `make play`: presses of several browsers are taken one after the other, and answers are shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.preview import _actions, _commands

from bot.sandbox.page import (
    CHOSEN,
    KNOWN_TARGET,
    TOO_EARLY,
    follow_answers,
    queue_presses,
    remember_commands,
)

BROWSERS = 4


async def test_four_who_press_at_once_lose_no_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page itself refuses a press while another is being answered: thirteen of twenty had been lost."""
    done = list[int]()

    async def answered(preview: Any, _context: Any, body: int) -> str:
        if preview._active_action is not None:
            return "busy"
        preview._active_action = body
        asyncio.get_running_loop().call_later(0.01, settled, preview, body)
        return "taken"

    def settled(preview: Any, body: int) -> None:
        done.append(body)
        preview._active_action = None

    monkeypatch.setattr(_actions._ActionOps, "_action", answered)
    preview: Any = SimpleNamespace(_active_action=None, env=SimpleNamespace(_operation_task=None))
    queue_presses()
    press: Any = _actions._ActionOps._action
    told = await asyncio.gather(*(press(preview, "page", one) for one in range(BROWSERS)))
    await asyncio.sleep(0.03)
    assert told == ["taken"] * BROWSERS
    assert done == list(range(BROWSERS))


@pytest.mark.parametrize(
    ("outcomes", "shown"),
    [
        ([{"kind": "response", "messageId": "7"}], 7),
        ([{"kind": "deferred", "messageId": "7"}], 7),
        ([{"kind": "source_edit", "messageId": "5"}, {"kind": "followup", "messageId": "8"}], 8),
        ([{"kind": "source_edit", "messageId": "5"}], 5),
        ([{"kind": "deferred"}], 4),
    ],
)
def test_what_answers_a_press_is_what_the_page_shows(
    monkeypatch: pytest.MonkeyPatch, outcomes: list[dict[str, str]], shown: int
) -> None:
    """The page stayed at the button: on a phone the hand that it opened was below the edge, and what an edit answered
    went out of view with the next board.
    """
    told = {"outcomes": outcomes, "target": {"messageId": "4"}}
    monkeypatch.setattr(_actions._ActionOps, "_finish_action", lambda *_, **__: told)
    follow_answers()
    finish: Any = _actions._ActionOps._finish_action
    page = SimpleNamespace(target_id=3)
    finish(None, page)
    assert page.target_id == shown


def test_the_scripts_that_are_mended_are_as_they_were() -> None:
    """Another version of the page may say it otherwise: then nothing would be mended, and nobody told."""
    static = Path(_actions.__file__).with_name("static")
    assert CHOSEN in (static / "commands.js").read_text("utf-8")
    assert KNOWN_TARGET in (static / "app.js").read_text("utf-8")
    assert TOO_EARLY in (static / "actions.js").read_text("utf-8")


def test_a_command_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """At each look of each browser all were told anew, with a hash of each."""
    asked = list[str]()

    def entry(command: dict[str, str], path: list[str], _leaf: object) -> dict[str, Any]:
        asked.append(command["id"])
        return {"key": command["id"], "path": path}

    monkeypatch.setattr(_commands, "entry_for_leaf", entry)
    monkeypatch.setattr(_commands, "_canonical", _commands._canonical)
    remember_commands()
    leaf, other = {"name": "play"}, {"name": "play"}
    first = _commands.entry_for_leaf({"id": "1"}, ["play"], leaf)
    assert _commands.entry_for_leaf({"id": "1"}, ["play"], leaf) is first
    assert _commands.entry_for_leaf({"id": "2"}, ["play"], other) != first
    assert asked == ["1", "2"]
    assert _commands._canonical(first) == b'{"key":"1","path":["play"]}'
    assert _commands._canonical({"key": "3"}) == b'{"key":"3"}'

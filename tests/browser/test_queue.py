"""The page of `make play`: presses of several browsers are taken one after the other, and answers are shown."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.preview import _actions

from bot.sandbox.page import follow_answers, queue_presses

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


def test_what_answers_a_press_is_what_the_page_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page stayed at the button: on a phone the hand that it opened was below the edge."""
    told = [{"kind": "response", "messageId": "7"}, {"kind": "source_edit", "messageId": "5"}]
    monkeypatch.setattr(
        _actions._ActionOps, "_finish_action", lambda *_, **__: {"outcomes": list(told)}
    )
    follow_answers()
    finish: Any = _actions._ActionOps._finish_action
    page = SimpleNamespace(target_id=3)
    finish(None, page)
    assert page.target_id == 7
    told.pop(0)
    # A message that is edited is the one that was pressed: it is in view.
    page.target_id = 3
    finish(None, page)
    assert page.target_id == 3

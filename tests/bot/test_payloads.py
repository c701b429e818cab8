"""The check of payloads is itself checked: it finds what the offline Discord lets pass."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.bot.payloads import checker, place, problems, uploaded

pytestmark = pytest.mark.skipif(checker() is None, reason=f"no payload check at {place()}")


def sent(**body: Any) -> HttpLogEntry:
    return HttpLogEntry("POST", "/channels/118/messages", {}, body, None)


def test_a_plain_message_passes() -> None:
    assert problems([sent(content="Giulia plays 5D.")]) == []


def test_a_label_that_is_too_long_is_found() -> None:
    button = {"type": 2, "style": 2, "label": "x" * 81, "custom_id": "b:1:0:hand"}
    row = {"type": 1, "components": [button]}
    assert problems([sent(content="Board", components=[row])])


def test_a_picture_that_was_not_sent_along_is_found() -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    body: dict[str, Any] = {"flags": 1 << 15, "components": [gallery]}
    assert problems([sent(**body)])
    body["attachments"] = [{"id": 0, "filename": "board.png", "description": "The board"}]
    assert uploaded(body) == ("board.png",)
    assert problems([sent(**body)]) == []


def test_sums_and_repetitions_are_found() -> None:
    button = {"type": 2, "style": 2, "label": "Play", "custom_id": "b:1:0:hand"}
    assert problems([sent(content="Board", components=[{"type": 1, "components": [button] * 2}])])
    texts = [{"type": 10, "content": "x" * 1000}] * 4
    assert problems([sent(flags=1 << 15, components=texts)]) == []
    assert problems([sent(flags=1 << 15, components=[*texts, {"type": 10, "content": "x"}])])


def test_an_address_that_is_none_is_found() -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "no address at all"}}]}
    assert problems([sent(flags=1 << 15, components=[gallery])])

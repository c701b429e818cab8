"""What somebody types on the page of `make play` is the command that they mean, in either language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import command_line

PACES = [
    {"name": "one day", "value": "daily", "name_localizations": {"it": "un giorno"}},
    {"name": "minutes", "value": "live"},
]
INFO: dict[str, Any] = {
    "name": "info",
    "name_localizations": {"it": "informazioni"},
    "type": 1,
    "options": [
        {"name": "pace", "name_localizations": {"it": "ritmo"}, "type": 3, "choices": PACES},
        {"name": "person", "type": 6},
        {"name": "off", "type": 5},
    ],
}
TABLE: dict[str, Any] = {
    "name": "table",
    "name_localizations": {"it": "tavolo"},
    "options": [INFO],
    "id": "7",
}
PEOPLE = {"giulia": "41", "theo": "42"}


@pytest.fixture(autouse=True)
def entry(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"commandId": "7", "path": ["table", "info"], "schemaFingerprint": "x"}
    monkeypatch.setattr(command_line, "entry_for_leaf", lambda *_: made)


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("/table info", {}),
        ("/tavolo informazioni", {}),
        ("/table info pace:one day", {"pace": "daily"}),
        ("/tavolo informazioni ritmo:Un giorno", {"pace": "daily"}),
        ("/table info pace:minutes person:@Theo", {"pace": "live", "person": "42"}),
        ("/table info person:nobody", {"person": "nobody"}),
        ("/table info off:True", {"off": True}),
        ("/table info off:false", {"off": False}),
    ],
)
def test_a_line_is_read_with_its_options(typed: str, options: dict[str, Any]) -> None:
    leaves = [(TABLE, ["table", "info"], INFO)]
    found = command_line._picked(leaves, typed, PEOPLE)
    assert found is not None
    assert found["options"] == options


@pytest.mark.parametrize("typed", ["/table", "/table information", "/table info pace:two days"])
def test_what_is_no_command_is_none(typed: str) -> None:
    assert command_line._picked([(TABLE, ["table", "info"], INFO)], typed, PEOPLE) is None

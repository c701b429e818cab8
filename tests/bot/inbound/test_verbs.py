"""What can be pressed can be typed: each verb of a button, and the command that does the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from bot.inbound.presses import PRESSES
from tests.architecture.payloads import FILE

TYPED: Mapping[str, str] = {
    "hand": "table hand",
    "page": "greed market",
    "enough": "me settings explanations",
    "act": "acquire tile",
    "advise": "table hand advice",
    "form": "acquire buy",
    "take": "acquire buy",
    "pick": "acquire buy",
    "write": "acquire buy",
    "undo": "table undo",
    "back": "table back",
    "resume": "table pause off",
    "stand-in": "propose computer",
    "vote": "propose vote",
    "orders": "order list",
    "note": "table note",
    "order": "order store",
    "void": "order cancel",
    "play": "play",
    "shelf": "play",
    "help": "help",
    "join": "table join",
    "leave": "table leave",
    "computer": "table lobby computer",
    "option": "table lobby option",
    "pace": "table lobby pace",
    "tonight": "table lobby pace",
    "terms": "table info",
    "start": "table start",
    "starts": "table start",
    "rematch": "table rematch",
    "replay": "table replay",
    "step": "table replay step",
    "analysis": "table analysis",
    "playon": "table import practice",
    "sit": "table join",
    "resign": "table leave confirm",
    "break": "table end confirm",
    "finish": "propose finish confirm",
    "close": "table end confirm",
    "annul": "setup exclude-game confirm",
    "forget": "me forget confirm",
    "report": "table report answered",
    "leaderboard": "leaderboard",
    "history": "history",
    "games": "games",
    "rules": "rules",
    "log": "table log",
    "overview": "setup tables",
    "learn": "learn way",
    "which": "table info table",
    "dismiss": "",
}
"""By verb; what only closes a question needs no command."""


def names(command: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """The command, its parts and their options: `table hand`, `table hand advice`."""
    name = f"{before} {command['name']}".strip()
    yield name
    for option in command.get("options", ()):
        yield from names(option, name)


def test_each_verb_of_a_button_has_a_command() -> None:
    told = json.loads(FILE.read_text("utf-8"))
    known = {name for command in told for name in names(command)}
    assert TYPED.keys() == PRESSES.verbs.keys()
    assert {
        verb: command for verb, command in TYPED.items() if command and command not in known
    } == {}

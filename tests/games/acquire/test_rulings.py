"""Every numbered ruling has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULINGS = range(1, 23)
README = Path("games/acquire/README.md")


def test_every_ruling_is_named_by_a_test() -> None:
    named = set[int]()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                about = ast.get_docstring(node) or ""
                named |= {int(number) for number in re.findall(r"Ruling (\d+)", about)}
    assert sorted(named) == list(RULINGS)


def test_every_ruling_stands_in_the_rules_as_played() -> None:
    numbered = re.findall(r"^\| (\d+) \|", README.read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number in numbered] == list(RULINGS)


def test_every_refusal_stands_in_the_rules_as_played() -> None:
    sources = (path.read_text("utf-8") for path in Path("games/acquire").glob("*.py"))
    keys = {key for text in sources for key in re.findall(r'RuleError\("([\w-]+)"', text)}
    listed = set(re.findall(r"^\| `([\w-]+)` \|", README.read_text("utf-8"), re.MULTILINE))
    assert keys <= listed

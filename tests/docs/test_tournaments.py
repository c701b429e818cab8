"""The command of docs/tournaments.md runs as typed."""

from __future__ import annotations

from pathlib import Path

from tests.docs.shell import run

PAGE = Path("docs", "tournaments.md")
TYPED = "    python -m "


def test_a_seating_is_tried_as_the_page_says() -> None:
    """Its last line is about repeats."""
    lines = PAGE.read_text("utf-8").splitlines()
    commands = [line.strip() for line in lines if line.startswith(TYPED)]
    printed = [run(Path.cwd(), command).splitlines()[-1] for command in commands]
    assert [line.partition(",")[0] for line in printed] == ["repeats 0"]

"""The commands of README.md run as typed."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store.migrate import migrate
from bot.words.catalogue import Catalogue
from games import GAMES
from tests.docs.shell import run

PAGE = Path("README.md")
COMMAND = re.compile(r"^ {4}((?:make|python) .+?)(?:\s+#.*)?$", re.MULTILINE)
TARGET = re.compile(r"^(\w+):", re.MULTILINE)


def commands(kind: str) -> list[str]:
    return [one for one in COMMAND.findall(PAGE.read_text("utf-8")) if one.startswith(kind)]


def test_what_a_host_types_beside_the_bot_runs_in_this_order(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    migrate(tmp_path / "data" / "borsa.sqlite3", datetime.now(UTC))
    hosts = commands("python -m bot ")
    assert len(hosts) == 5
    for command in hosts:
        assert run(tmp_path, command), command


@pytest.mark.parametrize(
    "command", [one for one in commands("python") if not one.startswith("python -m bot ")]
)
def test_what_a_developer_types_runs(command: str) -> None:
    assert run(Path.cwd(), command)


def test_make_knows_every_target(tmp_path: Path) -> None:
    targets = set(TARGET.findall(Path("Makefile").read_text("utf-8")))
    for command in commands("make"):
        assert shlex.split(command)[1] in targets, command


def test_the_games_are_called_as_play_calls_them() -> None:
    """So what is read there can be typed: `/play game:Greed`."""
    named = re.findall(r"^\| \*\*(.+?)\*\*", PAGE.read_text("utf-8"), re.MULTILINE)
    catalogue = Catalogue()
    known = {catalogue.words("en", rules).say(f"game-{key}") for key, rules in GAMES.items()}
    assert {name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") for name in named} == known


UNITS = (Path("docs", "borsa.service"), Path("docs", "parts", "borsa@.service"))


@pytest.mark.parametrize("unit", UNITS, ids=str)
def test_a_unit_logs_in_less_than_a_thousand_times_a_day_and_not_again_after_exit_code_2(
    unit: Path,
) -> None:
    """Discord takes the token away after a thousand; code 2 is a start that cannot succeed."""
    told = ConfigParser(interpolation=None, strict=False)
    told.optionxform = str  # type: ignore[assignment,method-assign]
    told.read_string(unit.read_text("utf-8"))
    service = told["Service"]
    assert service["Restart"] == "on-failure"
    assert 24 * 60 * 60 / int(service["RestartSec"]) < 1000
    assert service["RestartPreventExitStatus"].split() == ["2"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@pytest.mark.parametrize("unit", UNITS, ids=str)
def test_a_unit_exposes_little(unit: Path, tmp_path: Path) -> None:
    """Below 3 of 10; without the hardening it was 9.2."""
    copied = tmp_path / unit.name.replace("@", "")
    copied.write_text(unit.read_text("utf-8"), "utf-8")
    ran = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=30", copied],  # noqa: S607
        check=False,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-200:] + ran.stderr

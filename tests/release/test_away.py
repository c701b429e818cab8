"""A copy goes away from the machine and comes back, as the page says."""

from __future__ import annotations

import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.migrate import migrate
from tests.bot.store.arrange import NOON

RESTIC = shutil.which("restic")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    migrate(tmp_path / "data" / "borsa.sqlite3", NOON)
    (tmp_path / "away").mkdir()
    return tmp_path


def lose_the_machine(folder: Path) -> None:
    shutil.rmtree(folder / "data")


def test_a_copy_in_a_folder_brings_everything_back(folder: Path) -> None:
    assert main(["backup", "away"]) == 0
    (copy,) = (folder / "away").iterdir()
    assert f"{datetime.now(UTC):%Y}" in copy.name
    lose_the_machine(folder)
    assert main(["restore", str(copy)]) == 0
    assert main(["doctor"]) == 0


@pytest.mark.skipif(RESTIC is None, reason="restic is not installed")
def test_copies_that_restic_keeps_bring_everything_back(folder: Path) -> None:
    assert main(["backup"]) == 0
    (copy,) = (folder / "data" / "backups").iterdir()
    for command in (
        ("init",),
        ("backup", str(copy.parent)),
        ("forget", "--prune", "--keep-hourly", "24", "--keep-daily", "14", "--keep-monthly", "12"),
    ):
        restic(folder, *command)
    lose_the_machine(folder)
    restic(folder, "restore", "latest", "--target", "back")
    assert main(["restore", f"back{copy}"]) == 0
    assert main(["doctor"]) == 0


def restic(folder: Path, *command: str) -> None:
    assert RESTIC is not None
    ran = subprocess.run(
        [RESTIC, *command],
        cwd=folder,
        env={
            **os.environ,
            "RESTIC_REPOSITORY": str(folder / "repository"),
            "RESTIC_PASSWORD": "nobody's",
            "RESTIC_CACHE_DIR": str(folder / "cache"),
        },
        check=False,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr

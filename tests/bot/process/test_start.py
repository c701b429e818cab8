"""Starting: what keeps the bot from it is said in one sentence, and nothing has been written."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.about import VERSION, install
from bot.errors import HeldError, SetupError, UnreachableError
from bot.process import log
from bot.store import backups
from bot.store.database import connect
from bot.store.migrate import migrate, steps
from render import faces
from tests.bot.store.arrange import NOON
from tests.own import without_settings

HOUSE = Path(__file__).resolve().parents[3]
TOKEN = "BORSA_TOKEN=MTE4.GxYzAb.nobodys"  # noqa: S105  # nobody's


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to start in, and no settings but those of its `.env`."""
    for name in os.environ.keys() - without_settings():
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(log, "configure", lambda *_: None)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b""
        for path in sorted(folder.rglob("*"))
    }


def refused(folder: Path, capsys: pytest.CaptureFixture[str], *lines: str) -> str:
    """What is said when the bot is started with these settings."""
    (folder / ".env").write_text("\n".join(lines), "utf-8")
    before = contents(folder)
    assert main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert contents(folder) == before
    return said.err


def test_a_missing_token(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "BORSA_TOKEN is missing" in refused(folder, capsys)


def test_a_lost_font(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game is played whose pictures could not be drawn."""
    monkeypatch.setattr(faces, "missing", lambda: ("NotoSansThai-Bold.ttf",))
    assert "render/fonts lacks NotoSansThai-Bold.ttf;" in refused(folder, capsys, TOKEN)


def test_bad_settings(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(folder, capsys, TOKEN, "BORSA_ZONE=Mars", "BORSA_BACKUPS_KEEP=none")
    assert "BORSA_ZONE" in said
    assert "BORSA_BACKUPS_KEEP" in said


def test_a_newer_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(folder / "new.sqlite3") as link:
        link.execute(f"PRAGMA application_id = {int.from_bytes(b'Bors', 'big')}")
        link.execute("PRAGMA user_version = 9999")
        link.execute("CREATE TABLE later (something)")
    link.close()
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=new.sqlite3")
    assert "newer" in said
    assert "9999" in said


def test_a_file_that_is_no_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "letter.txt").write_text("Dear reader, " * 20, "utf-8")
    assert "not a database" in refused(folder, capsys, TOKEN, "BORSA_DATABASE=letter.txt")


def test_a_place_where_nothing_can_be_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "file").write_text("a file is no folder", "utf-8")
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=file/borsa.sqlite3")
    assert "file/borsa.sqlite3" in said


def test_backups_that_cannot_be_made(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "file").write_text("a file is no folder", "utf-8")
    said = refused(folder, capsys, TOKEN, "BORSA_BACKUPS=file/copies")
    assert said.endswith("file is not a folder (BORSA_BACKUPS).\n")


def test_a_port_that_is_taken_is_told_before_a_log_in(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord counts log-ins, and the next one would end the same way."""
    monkeypatch.setattr("discord.Client.login", None)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        (folder / ".env").write_text(f"{TOKEN}\nBORSA_HEALTH_PORT={port}", "utf-8")
        assert main([]) == 2
    said = f"Borsa cannot start: port {port} (BORSA_HEALTH_PORT) of 127.0.0.1 cannot be opened"
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_is_write_protected(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "shut").mkdir(mode=0o500)
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=shut/borsa.sqlite3")
    assert "not writable" in said


def crashed(folder: Path) -> Path:
    """A database whose bot was killed: the log beside it has what the file has not."""
    path = folder / "house.sqlite3"
    migrate(path, NOON)
    with closing(connect(path)) as link:
        link.execute("INSERT INTO heard VALUES (1, 2)")
        shutil.copyfile(f"{path}-wal", folder / "kept-wal")
    (folder / "kept-wal").rename(f"{path}-wal")
    return path


def spoil(path: Path) -> None:
    """Write over pages in the middle."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"Dear reader, " * 1000)


def test_a_malformed_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    migrate(folder / "house.sqlite3", NOON)
    spoil(folder / "house.sqlite3")
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=house.sqlite3")
    assert "the database house.sqlite3 is damaged" in said
    assert "python -m bot restore" in said


def test_a_malformed_database_after_a_crash(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To look at it with its log SQLite needs an index of that, and nothing else changes."""
    path = crashed(folder)
    spoil(path)
    Path(f"{path}-shm").touch()
    (folder / ".env").write_text(f"{TOKEN}\nBORSA_DATABASE=house.sqlite3", "utf-8")
    before = contents(folder)
    assert main([]) == 2
    assert "the database house.sqlite3 is damaged" in capsys.readouterr().err
    after = contents(folder)
    assert {name for name in before | after if before.get(name) != after.get(name)} <= {
        "house.sqlite3-shm"
    }


def test_a_database_that_was_deleted_after_a_crash(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crashed(folder).unlink()
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=house.sqlite3")
    assert "house.sqlite3-wal is the log of another file" in said


def test_a_database_that_was_emptied_after_a_crash(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.truncate(crashed(folder), 0)
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=house.sqlite3")
    assert "house.sqlite3-wal is the log of another file" in said
    migrate(folder / "other.sqlite3", NOON)
    log_of_before = (folder / "house.sqlite3-wal").read_bytes()
    assert main(["restore", "other.sqlite3"]) == 0
    (kept,) = folder.glob("house-replaced-*.sqlite3-wal")
    assert kept.read_bytes() == log_of_before


def test_a_backup_that_was_copied_over_a_database_after_a_crash(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No command of a host's touches it either, until one restores a backup; what was there is kept."""
    migrate(folder / "other.sqlite3", NOON)
    backups.make(folder / "other.sqlite3", folder / "backup.sqlite3")
    path = crashed(folder)
    shutil.copyfile(folder / "backup.sqlite3", path)
    said = refused(folder, capsys, TOKEN, "BORSA_DATABASE=house.sqlite3")
    assert "house.sqlite3-wal is the log of another file" in said
    before = contents(folder)
    for command in ("doctor", "stats", "backup"):
        assert main([command]) == 2
    assert contents(folder) == before
    assert main(["restore", "backup.sqlite3"]) == 0
    (kept,) = folder.glob("house-replaced-*.sqlite3")
    assert kept.read_bytes() == before["house.sqlite3"]
    assert Path(f"{kept}-wal").read_bytes() == before["house.sqlite3-wal"]
    assert main(["doctor"]) == 0


def test_help_tells_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    said = capsys.readouterr().out
    for command in ("backup", "restore", "doctor", "stats", "play", "settings"):
        assert command in said


def test_its_version_is_told_where_it_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out.startswith(f"Borsa {VERSION} (database {max(steps())}, Python ")


def test_backup_needs_no_token_but_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup"]) == 2
    assert "There is no database at data/borsa.sqlite3" in capsys.readouterr().err


def test_it_is_a_program(folder: Path) -> None:
    """The exit code and the sentence as a shell sees them."""
    ran = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={**without_settings(), "PYTHONPATH": str(HOUSE)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 2
    assert (
        ran.stderr
        == "Borsa cannot start: BORSA_TOKEN is missing (`python -m bot settings` explains them all).\n"
    )
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
def test_a_start_that_fails_in_a_container_waits_before_it_ends_and_can_be_stopped(
    folder: Path,
) -> None:
    """A container is started again at once, and log-ins are counted."""
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "run", "--pause", "600"],
        cwd=folder,
        env={**without_settings(), "PYTHONPATH": str(HOUSE)},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        assert "BORSA_TOKEN is missing" in process.stderr.readline()
        assert process.poll() is None
        # Until it has heard that it is to wait, the signal ends it as any other program.
        while process.poll() is None:
            process.terminate()
            time.sleep(0.05)
        assert process.returncode in (2, -signal.SIGTERM)


@pytest.mark.parametrize("error", [UnreachableError, HeldError])
def test_a_start_that_only_time_can_mend_is_tried_again_by_whoever_watches_over_the_bot(
    error: type[SetupError],
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Exit code 2 would keep it down for good after a night without a network, or after a crash."""

    async def serve(_app: object) -> None:
        raise error("Borsa cannot start: not now.")

    (folder / ".env").write_text(TOKEN, "utf-8")
    monkeypatch.setattr("bot.__main__.serve", serve)
    assert main([]) == 3
    assert capsys.readouterr().err == "Borsa cannot start: not now.\n"


def test_the_settings_are_printed_as_a_file_that_only_wants_a_token(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings"]) == 0
    (folder / ".env").write_text(capsys.readouterr().out, "utf-8")
    assert main(["run"]) == 2
    assert "Borsa cannot start: BORSA_TOKEN is missing (" in capsys.readouterr().err


def test_to_play_without_its_library_says_which_and_how_it_is_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None in the place of a module is how Python is told that there is none."""
    monkeypatch.setitem(sys.modules, "simcord", None)
    monkeypatch.delitem(sys.modules, "bot.sandbox.__main__", raising=False)
    assert main(["play"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("To play needs the library simcord; install it with `")
    assert told.endswith(" -m pip install --require-hashes -r .lock/play.txt`.\n")


def test_an_installed_package_names_what_its_extra_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no locks then."""
    wanted = ["redis<9,>=8.1; extra == 'parts'".replace("'", '"'), "aiohttp<4"]
    monkeypatch.setattr("importlib.metadata.requires", lambda _: wanted)
    assert install("parts") == f"install it with `{sys.executable} -m pip install 'redis<9,>=8.1'`"


def test_no_sentence_names_a_file_that_only_a_checkout_has() -> None:
    """Somebody who has installed the package has no docs, locks or examples."""
    files = [one for one in (HOUSE / "bot").rglob("*") if one.suffix in (".py", ".env", ".ftl")]
    named = [
        f"{one.relative_to(HOUSE)}: {found[0]}"
        for one in files
        if "words" not in one.parts or one.suffix == ".ftl"
        for found in re.finditer(r"[\w./-]*\.md\b|\.env\.example|\.lock/", one.read_text("utf-8"))
    ]
    assert named == ["bot/about.py: .lock/"]

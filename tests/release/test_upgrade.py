"""Upgrades from every released version, as a host types them: one copy, a sound file, and a way back."""

from __future__ import annotations

import gzip
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.database import connect
from bot.store.migrate import read_head, steps

BEFORE = Path(__file__).parents[1] / "bot" / "store" / "before"
RELEASED = {"0.2": "version2", "0.3": "release03", "0.4": "release04"}
"""With open tables of all games that there were; that of 0.4 with a tournament in a round, too. What ran in them
goes on: `tests/bot/store/test_before.py` and `test_releases.py`."""
NEWEST = max(steps())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BORSA_BACKUPS", "copies")
    (tmp_path / "data").mkdir()
    return tmp_path


def version(path: Path) -> int:
    head = read_head(path)
    assert head is not None
    return head.version


def open_tables(path: Path) -> int:
    with closing(connect(path)) as link:
        query = "SELECT count(*) FROM game_table WHERE stage IN ('running', 'paused')"
        return int(link.execute(query).fetchone()[0])


@pytest.mark.parametrize("release", RELEASED)
def test_an_upgrade_makes_one_copy_and_leads_back(
    folder: Path, capsys: pytest.CaptureFixture[str], release: str
) -> None:
    path = folder / "data" / "borsa.sqlite3"
    path.write_bytes(gzip.decompress((BEFORE / f"{RELEASED[release]}.db.gz").read_bytes()))
    old, playing = version(path), open_tables(path)
    assert old < NEWEST
    assert playing
    assert main(["doctor"]) == 2
    assert "it is brought up to date when the bot starts" in capsys.readouterr().err
    assert main(["migrate"]) == 0
    (copy,) = (folder / "copies").iterdir()
    assert f"What was there before: copies/{copy.name}" in capsys.readouterr().out
    assert (version(copy), version(path)) == (old, NEWEST)
    main(["doctor"])
    wrong = [one for one in capsys.readouterr().out.splitlines() if one.startswith("WRONG")]
    # Results are older than 0.2's games: a start works them out.
    assert all(one.startswith("WRONG  ratings:") for one in wrong), wrong
    assert (wrong == []) is (release != "0.2")
    assert open_tables(path) == playing
    # Once more changes nothing.
    assert main(["migrate"]) == 0
    assert [*(folder / "copies").iterdir()] == [copy]
    # A host who wants the old version back has its file.
    assert main(["restore", str(copy)]) == 0
    assert (version(path), open_tables(path)) == (old, playing)
    assert main(["migrate"]) == 0
    assert version(path) == NEWEST


def test_what_was_never_a_database_is_not_made(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate"]) == 2
    assert "There is no database at" in capsys.readouterr().err
    assert [*(folder / "data").iterdir()] == []

"""A tournament is exported to a file, and a file is replayed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.league.tournament.__main__ import main
from games.league.tournament.transcript import Transcript, TranscriptError, read, write
from tests.league.tournaments import Tournament


def exported() -> bytes:
    it = Tournament(rounds=2, sizes=(4,)).begin(5).play()
    return write(Transcript(it.header, tuple(it.entries), ("Ada", "Bo")))


def test_an_exported_tournament_replays_to_the_same_standings() -> None:
    it = Tournament(rounds=2, sizes=(4,)).begin(5).play()
    _, replayed = read(exported())
    assert replayed[-1] == it.judged


def test_a_replay_prints_seed_tables_and_standings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cup.json"
    file.write_bytes(exported())
    assert main([str(file)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "Cup: some, swiss, 5 players"
    assert printed[1].startswith("seed seed, SHA-256 ")
    assert [line for line in printed if line.startswith("1. Ada ")]


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"{}", "this is no tournament"),
        (exported().replace(b'"version": 3', b'"version": 9'), "version 9"),
        (exported().replace(b'"player": 2', b'"player": 7'), "do not follow from one another"),
    ],
    ids=["other", "version", "entries"],
)
def test_a_file_that_cannot_be_replayed_says_why(file: bytes, why: str) -> None:
    with pytest.raises(TranscriptError, match=why):
        read(file)


def test_a_record_of_version_1_replays_as_it_was_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Points were rounded down then, and third meetings drawn more easily: nine people, five rounds."""
    file = Path(__file__).with_name("records") / "version_1.json"
    assert main([str(file)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[15].strip() == "table 9: F, E, G, A -> A > E > G > F"
    assert printed[17:19] == ["1. A 17.99", "2. G 15.66"]
    assert "8. I 11.33" in printed
    data = file.read_bytes()
    newer = data.replace(b'"version": 1', b'"version": 2')
    drawn, otherwise = (read(one)[1][-1].state.rounds for one in (data, newer))
    assert drawn != otherwise


def test_a_record_without_its_seed_or_with_another_says_so() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4).play()
    hidden = Transcript(replace(it.header, seed=""), tuple(it.entries))
    with pytest.raises(TranscriptError, match="not published before its end"):
        read(write(hidden))
    other = Transcript(it.header, tuple(it.entries), seed_hash="0" * 64)
    with pytest.raises(TranscriptError, match="not the one whose SHA-256"):
        read(write(other))


def test_a_missing_file_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missing.json"]) == 2
    assert capsys.readouterr().err.startswith("missing.json: ")

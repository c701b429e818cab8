"""`games.new` lays a game that runs, and `games.check` says in sentences what it still lacks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games import GAMES, check, new
from tests.docs import recipes

SHOWN = """
import sys, games, games.players.game as g
from games.core.record import Header
from games.players import RANDOM, player_of
from tests.contract.test_every_game import CHECKS
rules = games.GAMES[sys.argv[1]]
for check in CHECKS.values():
    check(rules, 1)
head = Header(rules.key, rules.version, min(rules.seats), rules.options_type(), "new", g.OPENED)
print(g.play_game(rules, head, [player_of(rules, RANDOM)] * min(rules.seats)).outcome.reason)
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a new game."""
    folder = tmp_path_factory.mktemp("project")
    recipes.copied(folder)
    assert run(folder, "-m", "games.new", "bulb_market").returncode == 0
    assert run(folder, "-m", "games.new", "card_market", "--cards").returncode == 0
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("key", "ending"), [("bulb_market", "heap-taken"), ("card_market", "last-season")]
)
def test_a_game_that_was_laid_keeps_the_contract_and_is_played(
    project: Path, key: str, ending: str
) -> None:
    done = run(project, "-c", SHOWN, key)
    assert (done.returncode, done.stdout) == (0, f"{ending}\n"), done.stderr


def test_its_folders_have_its_own_name_everywhere(project: Path) -> None:
    laid = [
        one
        for key in ("bulb_market", "card_market")
        for place in ("games", "tests/games")
        for one in (project / place / key).rglob("*")
    ]
    texts = [
        one.read_text("utf-8") for one in laid if one.suffix in {".py", ".ftl", ".md", ".toml"}
    ]
    assert len(texts) >= 24
    assert not any(name in text.lower() for text in texts for name in ("nim", "tulip"))
    english = (project / "games/bulb_market/text/en.ftl").read_text("utf-8")
    assert "command-bulb_market = bulb-market\n" in english
    assert "game-bulb_market = Bulb market\n" in english
    assert not (project / "render/bulb_market").exists()


def test_what_a_new_game_lacks_is_said_with_the_remedy(project: Path) -> None:
    done = run(project, "-m", "games.check", "bulb_market")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "- README.md does not list it: add its row, with its name, to the table of games there.",
        (
            "- docs/commands.md does not have its commands: `python -m tests.architecture.payloads` writes them"
            " down."
        ),
        (
            "- tests/games/bulb_market has no recorded game: `python -m tests.games.playthrough` lets its"
            " computers play one, so that a change that would replay it otherwise is noticed."
        ),
    ]


def test_figures_without_hints_are_too_many(project: Path) -> None:
    place = project / "games/bulb_market/text/en.ftl"
    kept = place.read_text("utf-8")
    place.write_text(kept.replace("\nhint-take", "\nanother-take"), "utf-8")
    said = run(project, "-m", "games.check", "bulb_market").stdout
    place.write_text(kept, "utf-8")
    assert (
        "tests/games/bulb_market/figures.py is there, and the game has no hints: remove it" in said
    )


@pytest.mark.parametrize("called", ["games.check", "games.new"])
def test_who_asks_for_help_is_told_the_usage(project: Path, called: str) -> None:
    done = run(project, "-m", called, "--help")
    assert done.returncode == check.WRONG
    assert done.stderr.startswith(f"usage: python -m {called} KEY")


def test_what_is_taken_away_is_missed(project: Path) -> None:
    place = project / "games/bulb_market"
    english = place / "text/en.ftl"
    kept = english.read_text("utf-8")
    gone = (
        "do-take = ",
        "coins-taken = ",
        "coins-out-of-range = ",
        "option-coins = ",
        "field-coins = ",
        "ask-take-coins = ",
    )
    english.write_text(
        "\n".join(one for one in kept.splitlines() if not one.startswith(gone)), "utf-8"
    )
    (project / "tests/games/bulb_market/figures.py").unlink()
    said = run(project, "-m", "games.check", "bulb_market").stdout
    english.write_text(kept, "utf-8")
    for key in gone:
        assert f"write `{key.removesuffix(' = ')}` in games/bulb_market/text/en.ftl." in said
    assert "tests/games/bulb_market/figures.py is missing, and it has hints" in said


@pytest.mark.parametrize("game", GAMES)
def test_the_games_on_the_shelf_lack_nothing(game: str) -> None:
    assert list(check.missing(game, Path())) == []


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("Bulb Market", "Bulb Market is no key: small letters"),
        ("acquire", "acquire stands on the shelf already."),
        ("core", "games/core and tests/games/core is there already"),
    ],
)
def test_a_key_that_cannot_be_is_refused_and_nothing_is_written(
    key: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = new.SHELF.read_text("utf-8")
    assert new.main([key]) == new.WRONG
    assert said in capsys.readouterr().err
    assert new.SHELF.read_text("utf-8") == before


def test_a_game_that_is_not_there_is_laid_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["unheard"]) == 1
    assert "`python -m games.new unheard` lays the folders." in capsys.readouterr().out

"""`make near`: which tests a change asks for, and what it says of what it does."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests import near as nearest
from tests import parsed
from tests.near import ALWAYS, SECONDS, changed, is_test, near

EVERY = sorted(
    file for room in ("bot", "games", "render") for file in Path(room).rglob("*.py")
)  # fmt: skip


_KEPT = (parsed.files, parsed.text, parsed.nodes, parsed.imports)


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("games/acquire/mergers.py", "tests/games/acquire/test_mergers.py"),
        ("games/acquire/state.py", "tests/bot/inbound/test_lobby.py"),
        ("games/acquire/components.toml", "tests/games/acquire/test_box.py"),
        ("games/acquire/lessons.toml", "tests/lessons/test_every_scene.py"),
        ("games/league/tournament/standings.py", "tests/league/test_standings.py"),
        ("games/greed/text/en.ftl", "tests/bot/words/test_greed.py"),
        ("bot/words/inbound.en.ftl", "tests/bot/words/test_house_keys.py"),
        ("render/text.py", "tests/render/test_text.py"),
        ("render/shark_room/deciding.py", "tests/bot/outbound/drawing/test_pictures.py"),
        ("render/fonts/coverage.json", "tests/render/test_text.py"),
        ("bot/store/ballots.py", "tests/bot/engine/people/test_ballots.py"),
        ("bot/store/migrations/0001_house.sql", "tests/bot/store/test_migrate.py"),
        ("bot/ui/forms.py", "tests/bot/inbound/test_lobby.py"),
        ("bot/lessons/lecture.py", "tests/bot/games/test_lessons.py"),
        ("bot/engine/people/ballots.py", "tests/bot/engine/people/test_ballots.py"),
        ("bot/sandbox/stage.py", "tests/browser/test_sandbox.py"),
        ("bot/app.py", "tests/bot/process/test_start.py"),
        ("tests/bot/sim.py", "tests/bot/games/test_absence.py"),
        ("tests/wire/faults.py", "tests/wire/test_faults.py"),
        ("docs/words.md", "tests/docs/test_guides.py"),
        (".lock/run.txt", "tests/docs/test_locks.py"),
    ],
)
def test_a_change_brings_the_tests_that_reach_it(file: str, wanted: str) -> None:
    assert Path(file).exists()
    assert Path(wanted) in near([Path(file)]).tests


def test_what_reaches_most_of_the_tests_brings_as_many_as_there_is_time_for() -> None:
    found = near([Path("games/core/contract.py")])
    assert found.tests[-1] == ALWAYS
    seconds = sum(
        cost
        for test, cost in nearest._costs(nearest.imported(frozenset())).items()
        if test in found.tests or test.is_relative_to(ALWAYS)
    )
    assert SECONDS * 0.8 < seconds <= SECONDS
    assert "more reach what has changed: make test" in found.said[-1]


def test_every_file_of_the_product_is_reached_by_a_test() -> None:
    graph = nearest.imported(frozenset())
    reached, ahead = set[Path](), list(filter(is_test, graph))
    while ahead:
        file = ahead.pop()
        if file not in reached:
            reached.add(file)
            ahead += graph[file]
    assert [file for file in EVERY if file not in reached and file.name != "__init__.py"] == []


def test_nothing_changed_brings_the_architecture_alone() -> None:
    assert near([], "main") == (
        (ALWAYS,),
        ("nothing has changed since main: the architecture alone",),
    )


def test_what_no_test_reaches_is_named() -> None:
    found = near([Path("tests/bench/shelf.py")])
    assert "tests/bench/shelf.py: no test reaches it" in found.said


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (".lock/run.txt", "whatever uses a library is concerned, which only `make test` runs"),
        ("docs/words.md", "the tests of the pages"),
        ("bot/words/inbound.en.ftl", "the tests of all that stands beside it and of the words"),
        ("games/acquire/components.toml", "the tests of all that stands beside it"),
        ("render/fonts/coverage.json", "the tests of its readers (render/faces.py)"),
        (
            "render/fonts/DejaVuSans-Bold.ttf",
            "the tests of its readers (render/faces.py, render/theme.py)",
        ),
        ("bot/store/migrations/0001_house.sql", "the tests of its readers (bot/store/migrate.py)"),
    ],
)
def test_what_is_no_code_says_whose_tests_it_brings(file: str, said: str) -> None:
    assert Path(file).exists()
    assert near([Path(file)]).said[0] == f"{file}: {said}"


def test_a_changed_test_comes_first_and_nothing_twice() -> None:
    own = Path("tests/bot/store/test_backups.py")
    found = near([Path("bot/store/people.py"), own, own])
    assert found.tests[0] == own
    assert len(set(found.tests)) == len(found.tests)
    assert all(is_test(one) and not one.is_relative_to(ALWAYS) for one in found.tests[:-1])


def test_what_git_does_not_know_and_what_was_deleted_count_as_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    git = ("git", "-c", "user.name=x", "-c", "user.email=x@y.z")
    for name in ("old.py", "moved.py", "same.py"):
        Path(name).write_text(name, "utf-8")
    for command in (("init", "-q"), ("add", "."), ("commit", "-qm", "first")):
        subprocess.run([*git, *command], check=True)
    Path("old.py").unlink()
    Path("moved.py").rename("new.py")
    assert set(map(str, changed("HEAD"))) == {"old.py", "moved.py", "new.py"}


def test_a_deleted_file_brings_the_tests_of_what_still_imports_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in {
        "bot/user.py": "from bot.gone import thing",
        "tests/test_user.py": "from bot import user",
        "tests/test_other.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    before = nearest.imported, nearest._named, *_KEPT
    for kept in before:
        kept.cache_clear()
    found = near([Path("bot/gone.py")])
    assert found.tests == (Path("tests/test_user.py"), ALWAYS)
    assert found.said[0] == "bot/gone.py was deleted: the tests of what imports it"
    found = near([Path("bot/lost.py"), Path("tests/test_lost.py")])
    assert found.tests == (ALWAYS,)
    assert [line.partition(":")[2] for line in found.said[:-1]] == [
        " nothing imports it any more"
    ] * 2
    for kept in before:
        kept.cache_clear()

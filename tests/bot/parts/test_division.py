"""One file becomes several and one again: nothing is lost, doubled or in the wrong file."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from bot.community import check
from bot.errors import SetupError
from bot.parts import census, command
from bot.parts.fact_kinds import KINDS
from bot.parts.join import join
from bot.parts.split import split
from bot.process.doctor import examine
from bot.process.host_settings import Paths
from bot.store import share, tables
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.share import everywhere
from tests.bot.parts.houses import NOW, counts, crowd, house, rows
from tests.bot.store.arrange import LOBBY

RESULTS = "SELECT table_id, game, guild_id, ended, unrated, annulled FROM result ORDER BY number"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("house") / "borsa.sqlite3"
    house(path)
    return path


@pytest.fixture(scope="module")
def four(whole: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    made = split(whole, tmp_path_factory.mktemp("four"), 4, NOW)
    return made[:4]


def test_every_table_of_the_schema_has_a_home(tmp_path: Path) -> None:
    """Read from a new file, so that a later migration is met here."""
    path = tmp_path / "new.sqlite3"
    migrate(path, NOW)
    with closing(sqlite3.connect(path)) as link:
        unnamed = census.unnamed(link)
        there = set(census.tables(link))
    assert not unnamed, (
        f"bot/parts/census.py: HOMES has no line for {', '.join(unnamed)}. A table with guild_id is"
        " 'server'; one whose rows go with a table of a game (table_id), a tournament (tournament_id)"
        " or a result (number) is 'table', 'tournament' or 'result'; what is only counted is 'home' and"
        " needs a line in COUNTS; what a person has in every"
        " server is 'person' and needs a line in KINDS of bot/parts/fact_kinds.py, too; 'own' is about"
        " the file itself."
    )
    assert set(census.HOMES) <= there


def test_what_belongs_to_people_is_told_to_all_parts() -> None:
    told = {kind.table for kind in KINDS.values()}
    shared = {table for table, home in census.HOMES.items() if home == "person"}
    assert told == shared, (
        "tables of people: HOMES in bot/parts/census.py, KINDS in bot/parts/facts.py"
    )


def test_each_home_has_the_columns_that_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    migrate(path, NOW)
    with closing(sqlite3.connect(path)) as link:
        assert {one for one, home in census.HOMES.items() if home == "home"} == set(census.COUNTS)
        for table, home in census.HOMES.items():
            columns = {row[1] for row in link.execute(f"PRAGMA table_info({table})")}
            wanted = {"guild_id"} if home == "server" else {census.KEYS.get(home, ("",))[0]} - {""}
            wanted |= {"user_id"} if home == "person" else set()
            assert wanted <= columns, (table, home)


def test_counts_add_up_for_every_table(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "crowded.sqlite3"
    house(path, running=24, over=30)
    crowd(path)
    before = counts(path)
    parts = [counts(one) for one in split(path, tmp_path / "parts", 4, NOW)[:4]]
    for table, home in census.HOMES.items():
        each = [part[table] for part in parts]
        match home:
            case "person":
                assert each == [before[table]] * 4, table
            case "home":
                assert each == [before[table], 0, 0, 0], table
            case "own" | "rating":
                assert (
                    table in {"part", "secret", "table_count"} or home == "rating" or sum(each) == 0
                ), table
            case _:
                assert sum(each) == before[table] > 0, table
                assert max(each) < before[table], table


def test_each_part_has_its_servers_and_new_numbers_of_its_own(four: list[Path]) -> None:
    numbers = Counter[int]()
    highest = max(row[0] for one in four for row in rows(one, "SELECT max(id) FROM game_table"))
    for part, path in enumerate(four):
        found = rows(path, "SELECT DISTINCT (guild_id >> 22) % 4 FROM game_table")
        assert found == [(part,)]
        numbers.update(row[0] for row in rows(path, "SELECT id FROM game_table"))
        with closing(connect(path)) as link:
            link.execute("BEGIN")
            new = [tables.insert(link, LOBBY) for _ in range(3)]
            link.execute("ROLLBACK")
        assert [one % 4 for one in new] == [part] * 3
        assert highest < new[0] <= highest + 4
        assert new[2] - new[0] == 8
    assert max(numbers.values()) == 1


def test_the_doctor_and_the_ratings_find_all_parts_in_order(
    whole: Path, four: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (*four, everywhere(four[0])):
        with closing(connect(path)) as link:
            assert [one.text for one in examine(link, NOW) if one.wrong] == []
        assert check.main([], path) == 0, capsys.readouterr().out


_FACT = "INSERT INTO fact VALUES ('person.language', 5, 70, {}, '[7]')"


@pytest.mark.parametrize(
    ("planted", "why"),
    [
        ((), "The parts agree."),
        (((1, "UPDATE part SET bot = '7'"), (2, "UPDATE part SET bot = '8'")), "several bots"),
        (((1, "UPDATE part SET life = 'a'"), (2, "UPDATE part SET life = 'a'")), "one life"),
        (
            ((3, "UPDATE game_table SET guild_id = 1 << 22 WHERE id = 2"),),
            "of another part's server",
        ),
        (
            ((3, "UPDATE game_table SET id = 1 WHERE id = 2"),),
            "game_table 1 is in part 2 and in part 3",
        ),
        (((2, "INSERT INTO heard VALUES (1, 1 << 50)"),), "that file is too old"),
        (
            (
                (1, "UPDATE part SET last = 70"),
                (1, _FACT.format(1)),
                *((to, "INSERT INTO heard VALUES (1, 70)") for to in (0, 2, 3)),
                *((to, _FACT.format(1)) for to in (0, 3)),
            ),
            "part 2 has lost person.language of 5",
        ),
        (((4, "DELETE FROM result WHERE number = 1"),), "is not so at home"),
        (((4, "UPDATE result SET annulled = 1 WHERE number = 1"),), "is not so at home"),
        (
            ((2, "DELETE FROM result WHERE number = (SELECT min(number) FROM result)"),),
            "no part knows",
        ),
        (((4, "INSERT INTO incarnation VALUES (2, 'b')"),), "another life of part 2"),
        (((3, "UPDATE part SET part = 1"),), "not another of 4 parts"),
    ],
)
def test_the_doctor_lays_all_files_side_by_side(
    four: list[Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    planted: tuple[tuple[int, str], ...],
    why: str,
) -> None:
    copies = [Path(shutil.copy(path, tmp_path)) for path in (*four, everywhere(four[0]))]
    for where, statement in planted:
        with closing(sqlite3.connect(copies[where], isolation_level=None)) as link:
            link.execute(statement)
    asked = ["doctor", "--parts", *map(str, copies[:4])]
    try:
        code, said = command.main(asked, Paths(), NOW), capsys.readouterr().out
    except SetupError as error:
        code, said = 1, str(error)
    assert (code, why in said) == (1 if planted else 0, True), said


def test_ratings_of_servers_and_of_everywhere_are_what_they_were(
    whole: Path, four: list[Path]
) -> None:
    rated = "SELECT * FROM rating WHERE guild_id {} 0 ORDER BY game, guild_id, person"
    here = [row for one in four for row in rows(one, rated.format("!="))]
    assert sorted(here) == sorted(rows(whole, rated.format("!=")))
    assert rows(everywhere(four[0]), rated.format("=")) == rows(whole, rated.format("="))
    assert rows(everywhere(four[0]), RESULTS) == rows(whole, RESULTS)


def test_four_become_eight_and_one_again(whole: Path, four: list[Path], tmp_path: Path) -> None:
    eight = [one for path in four for one in split(path, tmp_path / "eight", 8, NOW)]
    assert len(eight) == 9
    parts = [one for one in eight if "everywhere" not in one.name]
    held = sorted(row for one in parts for row in rows(one, "SELECT part, parts FROM part"))
    assert held == [(part, 8) for part in range(8)]
    join(tmp_path / "one.sqlite3", parts, NOW)
    _same(whole, tmp_path / "one.sqlite3")


def test_four_become_one_again(whole: Path, four: list[Path], tmp_path: Path) -> None:
    join(tmp_path / "one.sqlite3", list(reversed(four)), NOW)
    _same(whole, tmp_path / "one.sqlite3")
    with closing(connect(tmp_path / "one.sqlite3")) as link:
        assert [one.text for one in examine(link, NOW) if one.wrong] == []
        assert share.of(link) is None
        # The next table is number one more than all before, as ever.
        link.execute("BEGIN")
        highest = link.execute("SELECT max(id) FROM game_table").fetchone()[0]
        assert tables.insert(link, LOBBY) == highest + 1
        link.execute("ROLLBACK")
    assert check.main([], tmp_path / "one.sqlite3") == 0


def _same(whole: Path, again: Path) -> None:
    """Row by row; only what is about the file itself may differ."""
    for table, home in census.HOMES.items():
        if home != "own":
            query = f"SELECT * FROM {table}"
            assert sorted(rows(again, query), key=repr) == sorted(rows(whole, query), key=repr), (
                table
            )
    assert rows(again, RESULTS) == rows(whole, RESULTS)


def test_rows_that_came_since_meet_without_clashing(four: list[Path], tmp_path: Path) -> None:
    copies = [Path(shutil.copy(one, tmp_path / one.name)) for one in four]
    for path in copies:
        with closing(connect(path)) as link:
            link.execute("BEGIN")
            table = tables.insert(link, LOBBY)
            for name, rest in (
                ("stored_order", "table_id, seat, content, stored) VALUES (?, 0, x'', '')"),
                ("draft", "table_id, user_id, content, stored) VALUES (?, 1, '', '')"),
            ):
                link.execute(f"INSERT INTO {name} ({rest}", (table,))
            link.execute("COMMIT")
    join(tmp_path / "one.sqlite3", copies, NOW)
    before = sum(counts(one)["stored_order"] for one in copies)
    assert counts(tmp_path / "one.sqlite3")["stored_order"] == before >= 4
    assert counts(tmp_path / "one.sqlite3")["draft"] == 4


@pytest.mark.parametrize("parts", [0, 1, 6])
def test_a_number_that_does_not_divide_is_refused(
    four: list[Path], tmp_path: Path, parts: int
) -> None:
    with pytest.raises(SetupError, match=f"4 parts cannot become {parts}"):
        split(four[1], tmp_path, parts, NOW)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_or_in_use_is_not_touched(
    whole: Path, four: list[Path], tmp_path: Path
) -> None:
    (tmp_path / "part2.sqlite3").write_text("mine")
    with pytest.raises(SetupError, match=r"part2.sqlite3 is already there"):
        split(whole, tmp_path, 4, NOW)
    with pytest.raises(SetupError, match=r"Part 2 is missing"):
        join(tmp_path / "one.sqlite3", [four[0], four[1], four[3]], NOW)
    with pytest.raises(SetupError, match=r"are both part 1"):
        join(tmp_path / "one.sqlite3", [four[1], four[1]], NOW)
    with pytest.raises(SetupError, match=r"holds all servers"):
        join(tmp_path / "one.sqlite3", [whole], NOW)
    assert [one.name for one in tmp_path.iterdir()] == ["part2.sqlite3"]


def test_a_file_on_which_a_bot_runs_is_refused(whole: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(whole, tmp_path / "used.sqlite3"))
    with closing(connect(path)) as link:
        link.execute(
            "INSERT INTO lease (only, holder, beat) VALUES (1, 'elsewhere 1', ?)",
            (NOW.isoformat(),),
        )
    with pytest.raises(SetupError, match="runs on this database"):
        split(path, tmp_path / "parts", 4, NOW)

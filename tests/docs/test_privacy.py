"""The privacy page names what is stored about people: each column holds nothing of theirs, or stands in its table."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from bot.store import own_rows
from bot.store.migrate import made

PAGE = Path("docs", "privacy.md")
IMPERSONAL = re.compile(
    r"""
    # Whole tables: of the program, its messages or its tables.
    (guild|heard|incarnation|lease|lesson_count|outdated_notice|part|posted|rating_due|registration|rematch|result|secret
    |tournament_table|warned)\..+
    # Columns of tables that are a person's or a table's: numbers, instants, kinds, switches.
    |\w+\.(id|number|table_id|seat|player|kind|what|topic|key|way|origin|game|scene|season|guild_id|place_id
        |message_id|channel_id|card_message|role_id|event_id|news_id|tournament_id|language|at|since|until|due|day
        |hour|stored|created|closes|rule|told|tries|not_before|urgent|page)
    |game_table\.(stage|options|clock|seed|version|shape|opened|decision|revealed|alarms|reminded|paused_at|ended
        |starts|paused_why|unreachable|host_seen|directed|paused_until|round|advice|position|reliable|settled
        |imported)
    |entry\.(cause|revealed|events|cause_number)
    |seat\.(computer|silences|bank|gone|considered|away_since|offered|taken|asked|missed|missed_row|proposals
        |proposed)
    |former_player\.(why|lapsed)|result_seat\.(place|role|score|after|in_game|in_guild|mark|counts)
    |rating\.(mu|sigma|games)|anchor\.(level|among)|reliability\.(asked|answered)|ballot\.subject|notice\.(calls|reminds|news)
    |tournament\.(zone|open)|watch\.what|table_notices\.notices|coached\.wanted|vacation\.(first|last)
    |forgetting\.settled|table_count\.(stage|game|number)|compact_record\.entries|outbox\.key|undelivered\.key
    """,
    re.VERBOSE,
)
"""What is no person's id, name or words. A new column is neither until somebody says which."""


def columns() -> set[str]:
    link = made()
    tables = [row[0] for row in link.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {
        f"{table}.{row[1]}"
        for table in tables
        if not table.startswith("sqlite_")
        for row in link.execute(f"PRAGMA table_info({table})")
    }


def listed() -> set[str]:
    rows = re.findall(r"^\|.+\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+\.\w+)`", row)}


def test_every_column_is_on_the_page_or_holds_nothing_of_a_person() -> None:
    impersonal = {one for one in columns() if IMPERSONAL.fullmatch(one)}
    assert sorted(columns() - impersonal - listed()) == []


def test_the_page_names_no_column_that_is_not_there() -> None:
    assert listed() <= columns()


def test_whatever_has_a_person_s_id_is_in_their_export_or_somebody_else_s_secret() -> None:
    told = {f"{table}.{column}" for table, column in own_rows.BY_PERSON.items()}
    ids = {one for one in columns() if re.search(r"\.(user_id|person)$", one)}
    # Who is being forgotten has nothing left to export.
    assert ids - told == {"kept_apart.user_id", "forgetting.user_id"}
    assert told <= ids


def test_whatever_is_shipped_has_its_notice() -> None:
    page = Path("docs", "notices.md").read_text("utf-8")
    told = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    needs = [*told["dependencies"], *told["optional-dependencies"]["parts"]]
    assert [one for one in needs if f"| {Requirement(one).name} " not in page] == []
    families = {
        re.match(r"[A-Z][a-z]+", one.name) for one in Path("render", "fonts").glob("*.[ot]tf")
    }
    assert {one[0] for one in families if one} == {"Deja", "Inter", "Noto"}

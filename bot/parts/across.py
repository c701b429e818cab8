"""`python -m bot doctor --parts`: what only shows when the files of all parts are laid side by side."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from bot.errors import SetupError
from bot.parts import census, facts
from bot.parts.everywhere import HOME
from bot.store import share
from bot.store.migrate import read_head, steps

Files = dict[int, sqlite3.Connection]


def findings(paths: Sequence[Path]) -> Iterator[str]:
    """What is wrong, in lines. SetupError: these are not the files of all parts."""
    with ExitStack() as stack:
        files: Files = {}
        for path in paths:
            link = _reading(stack, path)
            held = share.of(link)
            if held is None or held.part in files or held.parts != len(paths):
                raise SetupError(
                    f"{path} is not another of {len(paths)} parts: name the file of each."
                )
            files[held.part] = link
        home = _reading(stack, share.everywhere(_path_of(files[HOME])))
        yield from _identities(files)
        yield from _numbers(files)
        yield from _facts(files)
        yield from _results(files, home)


def _reading(stack: ExitStack, path: Path) -> sqlite3.Connection:
    if (head := read_head(path)) is None or head.version != max(steps()):
        raise SetupError(f"{path} is missing, or not of this version: start its part once.")
    link = stack.enter_context(
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True))
    )
    link.execute("PRAGMA query_only = ON")
    link.isolation_level = None
    link.execute("BEGIN")
    return link


def _path_of(link: sqlite3.Connection) -> Path:
    return Path(link.execute("PRAGMA database_list").fetchone()[2])


def _identities(files: Files) -> Iterator[str]:
    told = {
        part: link.execute("SELECT bot, life FROM part").fetchone() for part, link in files.items()
    }
    if len({bot for bot, _ in told.values()} - {""}) > 1:
        yield "the files are of several bots"
    lives = [life for _, life in told.values() if life]
    if len(lives) > len(set(lives)):
        yield "two files have one life: one is a copy of the other"


def _numbers(files: Files) -> Iterator[str]:
    """What people name is one thing in all files, and each part's own."""
    for table in census.NAMED:
        seen: dict[int, int] = {}
        for part, link in files.items():
            guilds = f"SELECT id FROM {table} WHERE (guild_id >> 22) % ? != ?"
            for (number,) in link.execute(guilds, (len(files), part)):
                yield f"{table} {number} in part {part} is of another part's server"
            for (number,) in link.execute(f"SELECT id FROM {table}"):
                if (other := seen.setdefault(number, part)) != part:
                    yield f"{table} {number} is in part {other} and in part {part}"


def _facts(files: Files) -> Iterator[str]:
    """Whether two files know the same of what both have heard."""
    own = {part: facts.last(link) for part, link in files.items()}
    for part, link in files.items():
        for origin, number in facts.heard(link).items():
            if number > own.get(origin, number):
                yield f"part {part} knows {origin}'s choices up to {number}, the file of {origin} only up to {own[origin]}: that file is too old"
    query = f"SELECT kind, subject, number, origin, body FROM fact WHERE kind NOT IN ('{facts.RESULT}', '{facts.FORGOTTEN}')"
    known = {
        part: {row[:2]: row[2:] for row in link.execute(query)} for part, link in files.items()
    }
    heard = {part: facts.heard(link) | {part: own[part]} for part, link in files.items()}
    for part, here in known.items():
        for (kind, subject), (number, origin, body) in here.items():
            for other, there in known.items():
                if heard[other].get(origin, 0) < number or (
                    body == "[]" and (kind, subject) not in there
                ):
                    continue
                if there.get((kind, subject), (0, 0))[:2] < (number, origin):
                    yield f"part {other} has lost {kind} of {subject}, which part {part} knows"


def _results(files: Files, home: sqlite3.Connection) -> Iterator[str]:
    """At home is what home has confirmed, and nothing that no part knows."""
    there = dict(home.execute("SELECT table_id, annulled FROM result"))
    lives = dict(home.execute("SELECT origin, life FROM incarnation"))
    for part, link in files.items():
        waiting = {
            one
            for (one,) in link.execute(f"SELECT subject FROM fact WHERE kind = '{facts.RESULT}'")
        }
        life = link.execute("SELECT life FROM part").fetchone()[0]
        if lives.get(part, life) != life:
            yield f"home has results of another life of part {part}: let both run for a moment"
            continue
        for table, annulled in link.execute("SELECT table_id, annulled FROM result"):
            if there.pop(table, None) != annulled and table not in waiting:
                yield f"the result of table {table} in part {part} is not so at home"
    yield from (f"home has a result of table {table}, which no part knows" for table in there)

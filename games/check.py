"""What a game still lacks: `python -m games.check KEY`, a sentence for each thing, with what to do about it.

It looks at files and words, and at some random games. Whether the rules are honest, tests say: `make near`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from games import GAMES
from games.core.chance import Chance
from games.core.commands import Command, PageCommand
from games.core.contract import AnyRules
from games.core.record import Header, Table, event_types
from games.core.words import Seat, kebab
from games.players import RANDOM, player_of
from games.players.game import OPENED, tables

LANGUAGES = ("en", "it")
RANDOM_GAMES = 3
WRONG = 2
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFUSED = re.compile(r"RuleError\(\s*\"([\w-]+)\"")
_RAISED = re.compile(r"\braised\([^\"]*\"([\w-]+)\"")
"""What `games.core.auctions` refuses a bid with."""
_VOID = re.compile(r"Cancelled\(\s*\"([\w-]+)\"")


def main(arguments: list[str]) -> int:
    """0 when nothing is missing, 1 with a sentence for each thing that is."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write(f"usage: python -m games.check KEY, one of {', '.join(GAMES)}\n")
        return WRONG
    (key,) = arguments
    found = list(missing(key, Path()))
    sys.stdout.writelines(f"- {one}\n" for one in found)
    if not found:
        sys.stdout.write(f"{key} has all that can be seen from outside; now its tests: make near\n")
    return int(bool(found))


def missing(key: str, root: Path) -> Iterator[str]:
    """In the order in which it is best done."""
    if not (root / "games" / key / "rules.py").exists():
        yield f"There is no games/{key}/rules.py: `python -m games.new {key}` lays the folders."
    elif key not in GAMES:
        yield (
            f"games/__init__.py has no line for {key}: import RULES from games.{key}.rules, and add it to"
            " GAMES."
        )
    else:
        rules, played = (
            GAMES[key],
            [one for seed in range(RANDOM_GAMES) for one in _game(key, seed)],
        )
        yield from _words(rules, played, root)
        yield from _papers(rules, root)
        yield from _tests(rules, played, root)


def _game(key: str, seed: int) -> Iterator[Table[Any]]:
    rules = GAMES[key]
    seats = rules.seats[seed % len(rules.seats)]
    header = Header(key, rules.version, seats, rules.options_type(), f"check {seed}", OPENED)
    return tables(rules, header, [player_of(rules, RANDOM)] * seats)


def _words(rules: AnyRules, played: list[Table[Any]], root: Path) -> Iterator[str]:
    text = f"games/{rules.key}/text"
    own = {one: _keys(root / text, f"*{one}.ftl") for one in LANGUAGES}
    house = _keys(root / "bot" / "words", "*en.ftl")
    for key, what in dict(_needed(rules, played, root)).items():
        lacking = [one for one in LANGUAGES if key not in own[one] and key not in house]
        if lacking:
            yield f"{what} has no words: write `{key}` in {_files(text, lacking)}."
    for one, other in (LANGUAGES, LANGUAGES[::-1]):
        for key in sorted(own[one] - own[other]):
            yield f"`{key}` stands only in {_files(text, [one])}: write it in {_files(text, [other])}, too."


def _needed(rules: AnyRules, played: list[Table[Any]], root: Path) -> Iterator[tuple[str, str]]:
    """Keys of sentences, and what each is the sentence of."""
    for key in (f"game-{rules.key}", "shelf-line", "shelf-length", "shelf-mood"):
        yield key, f"The game itself ({key})"
    for event in event_types(rules.state_type.__module__):
        yield kebab(event.__name__), f"The event {event.__name__}"
    for action in rules.action_types:
        yield f"do-{kebab(action.__name__)}", f"The action {action.__name__}"
        for field in action.__struct_fields__:
            yield f"field-{field}", f"The field {field} of {action.__name__}"
    hints = get_type_hints(rules.options_type)
    for field in rules.options_type.__struct_fields__:
        yield f"option-{field}", f"The option {field}"
        values = get_args(hints[field]) if get_origin(hints[field]) is Literal else ()
        for value in ("yes", "no") if hints[field] is bool else filter(_is_word, values):
            yield f"option-{field}-{value}", f"The value {value} of the option {field}"
    for command in rules.commands:
        yield _command(rules, command)
    for table in played:
        if (ask := rules.waiting(table.state).ask) and table.outcome is None:
            yield f"ask-{ask}", f"What is asked by ask={ask!r}"
    for path in sorted((root / "games" / rules.key).rglob("*.py")):
        source = path.read_text("utf-8")
        for why in (*_REFUSED.findall(source), *_RAISED.findall(source)):
            yield why, f"The refusal {why} of {path.relative_to(root)}"
        for why in _VOID.findall(source):
            yield f"void-{why}", f"The end of an order {why} of {path.relative_to(root)}"


def _is_word(value: object) -> bool:
    """A number is shown as it is."""
    return isinstance(value, str)


def _command(rules: AnyRules, command: Command | PageCommand) -> tuple[str, str]:
    return f"command-{rules.key}-{command.name}", f"The command {command.name}"


def _papers(rules: AnyRules, root: Path) -> Iterator[str]:
    if not re.search(r"^rule-", _text(root, rules.key), re.MULTILINE):
        yield "The rules have no chapter: write `rule-<topic>` with `.title` in both catalogues."
    page = f"games/{rules.key}/README.md"
    text = (root / page).read_text("utf-8") if (root / page).exists() else ""
    for chapter in ("Phases and decisions", "Secrets"):
        if f"## {chapter}\n" not in text:
            yield f"{page} has no chapter `## {chapter}`: say there how the rules are played here."
    listed = _plain((root / "README.md").read_text("utf-8"))
    if f"| **{_plain(_said(root, rules.key, 'game'))}**" not in listed:
        yield "README.md does not list it: add its row, with its name, to the table of games there."
    if not rules.usual:
        yield (
            f"Nobody knows how long it is: write games/{rules.key}/lengths.toml with what `python -m"
            f" games.simulate {rules.key} --seats {rules.seats[0]}` counts, and usual=lengths.load(...) in"
            " its RULES."
        )
    if not rules.players:
        yield "It has no computer player but the random one: write players.py, and name it in RULES."
    commands = (root / "docs" / "commands.md").read_text("utf-8")
    if rules.commands and f"## `/{_said(root, rules.key, 'command')}`" not in commands:
        yield (
            "docs/commands.md does not have its commands: `python -m tests.architecture.payloads` writes"
            " them down."
        )


def _tests(rules: AnyRules, played: list[Table[Any]], root: Path) -> Iterator[str]:
    folder, key = f"tests/games/{rules.key}", rules.key
    if (
        not any((root / folder / "recorded").glob("*"))
        or not (root / folder / "playthrough.txt").exists()
    ):
        yield (
            f"{folder} has no recorded game: `python -m tests.games.playthrough` lets its computers play"
            " one, so that a change that would replay it otherwise is noticed."
        )
    wanted = {
        "counter.py": (
            _has_secrets(rules, played),
            "something is hidden in it: somebody must count",
        ),
        "figures.py": ("\nhint-" in _text(root, key), "it has hints: what they say must come"),
        "pupil.py": (
            (root / "games" / key / "lessons.toml").exists(),
            "it has a lesson: somebody must have learned from it",
        ),
    }
    for name, (is_wanted, why) in wanted.items():
        if is_wanted and not (root / folder / name).exists():
            yield f"{folder}/{name} is missing, and {why}. tests/own.py says what stands in it."
    if not wanted["figures.py"][0] and (root / folder / "figures.py").exists():
        yield f"{folder}/figures.py is there, and the game has no hints: remove it, or write `hint-<note>`."


def _has_secrets(rules: AnyRules, played: list[Table[Any]]) -> bool:
    return any(
        rules.imagine(table.state, seat, Chance("secrets", 0)) != table.state
        for table in played
        for seat in (None, Seat(0))
    )


def _keys(folder: Path, pattern: str) -> set[str]:
    return {key for path in folder.glob(pattern) for key in _KEY.findall(path.read_text("utf-8"))}


def _text(root: Path, key: str) -> str:
    paths = sorted((root / "games" / key / "text").glob("*en.ftl"))
    return "\n".join(path.read_text("utf-8") for path in paths)


def _said(root: Path, key: str, stem: str) -> str:
    """What the catalogue calls it."""
    found = re.search(rf"^{stem}-{key} = (.+)$", _text(root, key), re.MULTILINE)
    return found[1] if found else key


def _plain(text: str) -> str:
    """A page may have another apostrophe than the catalogue."""
    return text.replace("\u2019", "'")


def _files(text: str, languages: list[str]) -> str:
    return " and ".join(f"{text}/{one}.ftl" for one in languages)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

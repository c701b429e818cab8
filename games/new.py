"""A new game: `python -m games.new KEY` lays its folders, with the small game of docs/adding-a-game.md in them; with
`--cards` that of docs/adding-a-card-game.md, which has hands, an auction and a sealed choice.

It runs at once, under its own name; change it piece by piece. `python -m games.check KEY` says what is missing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from games import GAMES

KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
WRONG = 2
SHELF = Path("games", "__init__.py")
_LISTING = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Example(msgspec.Struct, frozen=True):
    """A small game that a page of the guide writes down, file by file."""

    page: Path
    key: str
    names: tuple[str, ...]
    """What it is called in its catalogues, the longest first."""
    commands: tuple[str, ...]


NIM = Example(
    Path("docs", "adding-a-game.md"), "nim", ("Nim for money", "Nim a soldi", "Nim"), ("nim",)
)
TULIPS = Example(
    Path("docs", "adding-a-card-game.md"),
    "tulips",
    ("Tulips", "Tulipani"),
    ("tulips", "tulipani"),
)
CARDS = "--cards"


def main(arguments: list[str]) -> int:
    """0 when the folders are laid, 2 with a sentence when they are not."""
    example = TULIPS if CARDS in arguments else NIM
    keys = [one for one in arguments if one != CARDS]
    if len(keys) != 1 or keys[0].startswith("-"):
        sys.stderr.write(f"usage: python -m games.new KEY [{CARDS}], such as tulip_market\n")
        return WRONG
    (key,) = keys
    if problem := _problem(key, Path()):
        sys.stderr.write(f"{problem}\n")
        return WRONG
    for path in lay(key, Path(), example):
        sys.stdout.write(f"{path}\n")
    sys.stdout.write(
        f"It can be played now: make play. What is missing: python -m games.check {key}\n"
    )
    return 0


def lay(key: str, root: Path, example: Example = NIM) -> list[Path]:
    """The files of the new game, and the shelf with its line."""
    laid = []
    for name, text in _LISTING.findall((root / example.page).read_text("utf-8")):
        path = root / re.sub(rf"\b{example.key}\b", key, name)
        # Its pictures are in letters until somebody draws.
        if path.parts[len(root.parts)] != "render":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_renamed(text, key, example), "utf-8")
            laid.append(path)
    for folder in {one.parent for one in laid if one.suffix == ".py"}:
        (folder / "__init__.py").touch()
    _put_on_shelf(key, root / SHELF)
    return [*laid, root / SHELF]


def title(key: str) -> str:
    """What it is called until somebody finds a better name."""
    return key.replace("_", " ").capitalize()


def _problem(key: str, root: Path) -> str:
    """Why no game can be laid under this key; nothing has been written."""
    if not KEY.fullmatch(key):
        return (
            f"{key} is no key: small letters, digits and single underscores, such as tulip_market."
        )
    if key in GAMES:
        return f"{key} stands on the shelf already."
    taken = [one for one in (f"games/{key}", f"tests/games/{key}") if (root / one).exists()]
    if taken:
        return f"{' and '.join(taken)} is there already: take another key, or remove it."
    page = NIM.page
    return (
        "" if (root / page).exists() else f"{page} is not here: run this in the project's folder."
    )


def _renamed(text: str, key: str, example: Example) -> str:
    for name in example.names:
        text = re.sub(rf"\b{name}\b", title(key), text)
    text = re.sub(rf"(?<=command-){example.key}\b", key, text)
    # Discord writes commands with hyphens.
    for name in example.commands:
        text = re.sub(rf"(?<= = ){name}$", key.replace("_", "-"), text, flags=re.MULTILINE)
    return re.sub(rf"\b{example.key}\b", key, text)


def _put_on_shelf(key: str, shelf: Path) -> None:
    """The import in its place by the alphabet, the game at the end."""
    lines = shelf.read_text("utf-8").splitlines()
    name, imported = key.upper(), f"from games.{key}.rules import RULES as {key.upper()}"
    imports = [at for at, line in enumerate(lines) if line.startswith("from games.")]
    after = max((at for at in imports if lines[at] < imported), default=imports[0] - 1)
    lines.insert(after + 1, imported)
    lines.insert(lines.index("    )"), f"        {name},")
    shelf.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

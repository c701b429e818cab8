"""A new game: `python -m games.new KEY` lays its folders, with the small game of docs/adding-a-game.md in them.

It runs at once, under its own name; change it piece by piece. `python -m games.check KEY` says what is missing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from games import GAMES

PAGE = Path("docs", "adding-a-game.md")
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
WRONG = 2
SHELF = Path("games", "__init__.py")
_LISTING = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_EXAMPLE = "nim"
_NAMES = ("Nim for money", "Nim a soldi", "Nim")
"""What the example is called in its catalogues, the longest first."""


def main(arguments: list[str]) -> int:
    """0 when the folders are laid, 2 with a sentence when they are not."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write("usage: python -m games.new KEY, such as tulip_market\n")
        return WRONG
    (key,) = arguments
    if problem := _problem(key, Path()):
        sys.stderr.write(f"{problem}\n")
        return WRONG
    for path in lay(key, Path()):
        sys.stdout.write(f"{path}\n")
    sys.stdout.write(
        f"It can be played now: make play. What is missing: python -m games.check {key}\n"
    )
    return 0


def lay(key: str, root: Path) -> list[Path]:
    """The files of the new game, and the shelf with its line."""
    laid = []
    for name, text in _LISTING.findall((root / PAGE).read_text("utf-8")):
        path = root / re.sub(rf"\b{_EXAMPLE}\b", key, name)
        # Its pictures are in letters until somebody draws.
        if path.parts[len(root.parts)] != "render":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_renamed(text, key), "utf-8")
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
    return (
        "" if (root / PAGE).exists() else f"{PAGE} is not here: run this in the project's folder."
    )


def _renamed(text: str, key: str) -> str:
    for name in _NAMES:
        text = re.sub(rf"\b{name}\b", title(key), text)
    text = re.sub(rf"(?<=command-){_EXAMPLE}\b", key, text)
    # Discord writes commands with hyphens.
    text = re.sub(rf"(?<= = ){_EXAMPLE}$", key.replace("_", "-"), text, flags=re.MULTILINE)
    return re.sub(rf"\b{_EXAMPLE}\b", key, text)


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

"""The small game of docs/adding-a-game.md, put where its page says."""

from __future__ import annotations

from pathlib import Path

from tests.docs import recipes

PAGE = Path("docs", "adding-a-game.md")
FOLDERS = ("games/nim", "render/nim", "tests/games/nim")


def write(folder: Path) -> None:
    """Its own files."""
    recipes.listings(PAGE.read_text("utf-8"), folder)


def put_on_shelf(folder: Path) -> None:
    """All that the page tells to do to files of a copy of the project; its commands are not typed."""
    write(folder)
    for one in FOLDERS:
        (folder / one).mkdir(parents=True, exist_ok=True)
        (folder / one / "__init__.py").touch()
    for patch in recipes.patches(PAGE.read_text("utf-8")):
        recipes.apply(patch, folder)


def typed() -> list[str]:
    """The commands that are typed then."""
    return recipes.typed(PAGE.read_text("utf-8"))

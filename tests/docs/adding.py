"""The small games of the pages on adding a game, put where their pages say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.docs import recipes


@dataclass(frozen=True)
class Example:
    key: str
    page: Path
    folders: tuple[str, ...]
    """Those that need an `__init__.py`."""

    @property
    def text(self) -> str:
        return self.page.read_text("utf-8")

    def write(self, folder: Path) -> None:
        """Its own files."""
        recipes.listings(self.text, folder)

    def put_on_shelf(self, folder: Path) -> None:
        """All that the page tells to do to files of a copy of the project; its commands are not typed."""
        self.write(folder)
        for one in self.folders:
            (folder / one).mkdir(parents=True, exist_ok=True)
            (folder / one / "__init__.py").touch()
        for patch in recipes.patches(self.text):
            recipes.apply(patch, folder)

    def typed(self) -> list[str]:
        """The commands that are typed then."""
        return recipes.typed(self.text)


NIM = Example(
    "nim",
    Path("docs", "adding-a-game.md"),
    ("games/nim", "render/nim", "tests/games/nim"),
)
TULIPS = Example(
    "tulips",
    Path("docs", "adding-a-card-game.md"),
    ("games/tulips", "tests/games/tulips"),
)
EXAMPLES = (NIM, TULIPS)

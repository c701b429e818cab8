"""`python -m tests.bench.guide`: all tests, in a copy of the project that has the guide's games on the shelf.

It does what docs/adding-a-game.md and docs/adding-a-card-game.md tell to do, and nothing else. Arguments are handed to pytest:
`python -m tests.bench.guide tests/contract -k nim`. It takes as long as `make test`, so no test runs it.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.docs import adding, recipes

ALL = ("-m", "not browser", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")


def run(folder: Path, *arguments: str) -> int:
    """What Python returns in that folder, called by this one."""
    return subprocess.run([sys.executable, *arguments], cwd=folder, check=False).returncode


def made(folder: Path) -> None:
    """The copy, with the games."""
    recipes.copied(folder)
    # Some tests copy the project once more, and ask git for its files.
    for asked in (["git", "init", "-q"], ["git", "add", "-A"]):
        subprocess.run(asked, cwd=folder, check=True)
    for example in adding.EXAMPLES:
        example.put_on_shelf(folder)
    typed = dict.fromkeys(one for example in adding.EXAMPLES for one in example.typed())
    for command in typed:
        _, *arguments = shlex.split(command)
        if run(folder, *arguments):
            raise SystemExit(f"The guide's command fails: {command}")


def main(arguments: list[str]) -> int:
    with TemporaryDirectory() as place:
        # A test goes on as nobody, who must be able to read the code.
        Path(place).chmod(0o755)
        made(Path(place))
        return run(Path(place), "-m", "pytest", *(arguments or ALL), "-p", "no:cacheprovider")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`make release-check`: does what the readme says, each of the three ways, in empty folders, and prints what it took.

By checkout and by pip also an upgrade from 0.4 with its running tables. A Discord of sockets stands in for the real
one. `WAYS="pip"` chooses some of: checkout, pip, image.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.release import image
from tests.release.image import HOUSE, Builder, megabytes, output
from tests.wire.discord_wire import Wire

OLD = HOUSE / "tests" / "bot" / "store" / "before" / "release04.db.gz"


class Local(Builder):
    """Borsa in an environment on this machine, started in a folder of its own."""

    def __init__(self, folder: Path, binaries: Path, inside: Path, *, package: bool) -> None:
        super().__init__("env")
        self.folder, self.binaries, self.inside = folder, binaries, str(inside)
        self._package = package

    def run(self, *command: str, **settings: str) -> list[str]:
        told = [f"{key}={value}" for key, value in settings.items()]
        python = str(self.binaries / "python")
        if command[0] != "borsa":
            typed = [python]
        elif self._package:
            typed = [str(self.binaries / "borsa")]
        else:
            typed = [python, "-m", "bot"]
        return ["env", "-C", str(self.folder), *told, *typed, *command[1:]]


def main() -> int:
    wanted = os.environ.get("WAYS", "checkout pip image").split()
    for way in wanted:
        print(f"== {way}", flush=True)
        if way == "image":
            if image.main():
                return 1
            continue
        with tempfile.TemporaryDirectory(prefix=f"borsa-{way}-") as folder:
            began = time.perf_counter()
            made = {"checkout": checkout, "pip": package}[way](Path(folder))
            print(f"installed: {time.perf_counter() - began:.0f} s, {megabytes(Path(folder))} MB")
            asyncio.run(tried(made))
    return 0


def checkout(folder: Path) -> Local:
    house = folder / "borsa"
    output("git", "clone", "--quiet", str(HOUSE), str(house))
    output("make", "-C", str(house), ".venv/run.stamp")
    return Local(house, house / ".venv" / "bin", house, package=False)


def package(folder: Path) -> Local:
    """In a folder where nothing of the checkout can be found but the tests, which are no part of the package."""
    output(sys.executable, "-m", "venv", str(folder / "venv"))
    pip = str(folder / "venv" / "bin" / "pip")
    source = folder / "source"
    output("git", "clone", "--quiet", str(HOUSE), str(source))
    output(pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("*.whl")
    output(pip, "install", "--quiet", str(wheel))
    output("rm", "-r", str(source))
    beside, empty = folder / "beside", folder / "empty"
    beside.mkdir()
    empty.mkdir()
    (beside / "tests").symlink_to(HOUSE / "tests")
    return Local(empty, folder / "venv" / "bin", beside, package=True)


async def tried(way: Local) -> None:
    wire = Wire()
    await wire.open()
    try:
        await asyncio.to_thread(typed, way, wire.at)
    finally:
        await wire.close()


def typed(way: Local, address: str) -> None:
    """Settings, a start without a token, one on Discord, an upgrade, a copy and the way back."""
    print(output(*way.run("borsa", "--version")))
    (way.folder / ".env").write_text(output(*way.run("borsa", "settings")), "utf-8")
    image.refused(way, "BORSA_TOKEN is missing")
    image.refused(way, "BORSA_TOKN is no setting (did you mean BORSA_TOKEN?)", BORSA_TOKN="x")
    assert not (way.folder / "data").exists()
    image.run(way, address)
    output("rm", "-r", str(way.folder / "data"))
    print("-- upgrade from 0.4")
    database = way.folder / "data" / "borsa.sqlite3"
    database.parent.mkdir()
    database.write_bytes(gzip.decompress(OLD.read_bytes()))
    print(output(*way.run("borsa", "migrate")))
    copies = [*(way.folder / "data" / "backups").iterdir()]
    assert len(copies) == 1, copies
    print(f"copies made: {len(copies)}")
    image.run(way, address)
    print(output(*way.run("borsa", "restore", str(copies[0]))))
    print(output(*way.run("borsa", "migrate")))
    print(output(*way.run("borsa", "doctor")).splitlines()[-1])


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.release.image`: builds the image, starts it on a Discord of sockets, and prints figures.

With docker or podman on their usual base; with buildah, which needs neither a registry nor rights that a
container lacks, on one that debootstrap makes. Without any of them it says so, and that is no failure.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.bot.process.test_health import free_port
from tests.wire.discord_wire import Wire

HOUSE = Path(__file__).parents[2]
MOST = 180
"""Megabytes over its base."""
SUITE, PACKAGES = "bookworm", "python3,python3-venv,ca-certificates"
MACHINE = ("/etc/ssl/certs", "/etc/pip.conf", "/opt/wheels")
"""What pip is told on this machine holds in the build, too."""
INSIDE = "/house"


class NoBaseError(Exception):
    """There is nothing to build it on here."""


class Builder:
    """docker or podman, which have the same commands."""

    inside = INSIDE

    def __init__(self, program: str) -> None:
        self.program = program

    def build(self) -> None:
        said("build", self.program, "build", "--quiet", "--tag", "borsa", ".")

    def run(self, *command: str, **settings: str) -> list[str]:
        told = [part for pair in settings.items() for part in ("--env", "=".join(pair))]
        shared = ("--network", "host", "--read-only", "--tmpfs", "/tmp:mode=1777")  # noqa: S108
        entry = ("--entrypoint", command[0], "--volume", f"{HOUSE}/tests:{INSIDE}/tests:ro")
        return [self.program, "run", "--rm", *shared, *entry, *told, "borsa", *command[1:]]

    def size(self) -> int | None:
        """Megabytes over the base; None where only the whole is known."""
        return None


class Buildah(Builder):
    """Without a registry and without namespaces."""

    def __init__(self, folder: Path) -> None:
        super().__init__("buildah")
        self.folder = folder
        own = f"{folder}/storage"
        self._buildah = (
            "buildah",
            "--storage-driver",
            "vfs",
            "--root",
            own,
            "--runroot",
            f"{own}-run",
        )

    def build(self) -> None:
        base = Path(os.environ.get("BASE", self.folder / "base"))
        if not base.exists():
            made = ended(
                "debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, str(base)
            )
            if made.returncode:
                raise NoBaseError(f"debootstrap has made no base ({made.stdout[-300:].strip()}).")
        scratch = output(*self._buildah, "from", "scratch")
        said("copy of the base", *self._buildah, "copy", "--quiet", scratch, str(base), "/")
        said("commit", *self._buildah, "commit", "--quiet", "--rm", scratch, "borsa-base")
        mounted = [f"--volume={place}:{place}:ro" for place in MACHINE if Path(place).exists()]
        chosen = ("--isolation", "chroot", "--build-arg", "BASE=localhost/borsa-base", *mounted)
        said("build", *self._buildah, "bud", "--quiet", *chosen, "--tag", "borsa", ".")
        self._base = megabytes(base)
        self._container = output(*self._buildah, "from", "borsa")

    def run(self, *command: str, **settings: str) -> list[str]:
        told = [part for pair in settings.items() for part in ("--env", "=".join(pair))]
        shared = ("--isolation", "chroot", "--volume", f"{HOUSE}/tests:{INSIDE}/tests:ro")
        return [*self._buildah, "run", *shared, *told, self._container, "--", *command]

    def size(self) -> int | None:
        return megabytes(Path(output(*self._buildah, "mount", self._container))) - self._base


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        builder = at_hand(Path(folder))
        if builder is None:
            print(
                "The image was not built: there is no docker, podman, or buildah with debootstrap."
            )
            return 0
        try:
            builder.build()
        except NoBaseError as error:
            print(f"The image was not built: {error}")
            return 0
        looked_at(builder)
        asyncio.run(on_a_wire(builder))
        size = builder.size()
        if size is not None:
            print(f"over its base: {size} MB (at most {MOST})")
        return 0 if size is None or size <= MOST else 1


def at_hand(folder: Path) -> Builder | None:
    for program in ("docker", "podman"):
        if (
            shutil.which(program)
            and not subprocess.run([program, "info"], capture_output=True, check=False).returncode
        ):
            return Builder(program)
    based = "BASE" in os.environ or shutil.which("debootstrap")
    return Buildah(folder) if shutil.which("buildah") and based and os.geteuid() == 0 else None


def looked_at(builder: Builder) -> None:
    """What is in it, and what it says without settings."""
    print(output(*builder.run("borsa", "--version")))
    assert output(*builder.run("id", "-u")) == "10001"
    for program in ("pip", "pip3", "gcc", "cc"):
        assert ended(*builder.run("sh", "-c", f"command -v {program}")).returncode, program
    refused(builder, "BORSA_TOKEN is missing")
    # A volume that belongs to root, and a root that is read-only, look alike from inside.
    place = "/usr/lib/data"
    told = {"BORSA_TOKEN": "a-token", "BORSA_DATABASE": f"{place}/borsa.sqlite3"}
    refused(builder, "/usr/lib is not writable", **told)
    refused(builder, "/usr/lib is not writable (BORSA_BACKUPS)", **told, BORSA_BACKUPS=place)


def refused(way: Builder, why: str, **settings: str) -> None:
    """A start that cannot succeed says why in a sentence, with the exit code that is not tried again."""
    ran = ended(*way.run("borsa", "run", **settings))
    assert ran.returncode == 2, ran
    assert why in ran.stderr, ran
    # buildah tells how its own process ended, too.
    assert (
        len([line for line in ran.stderr.splitlines() if "Borsa" in line or "database" in line])
        == 1
    ), ran


async def on_a_wire(builder: Builder) -> None:
    wire = Wire()
    await wire.open()
    try:
        await asyncio.to_thread(run, builder, wire.at)
    finally:
        await wire.close()


def run(builder: Builder, address: str) -> None:
    """It is ready, well, and stops as it should; then a host's commands."""
    port = free_port()
    settings = {
        "PYTHONPATH": builder.inside,
        "BORSA_TOKEN": "a-token",
        "BORSA_HEALTH_PORT": str(port),
        # Neither the machine's zone nor its letters change anything.
        "TZ": "Asia/Kolkata",
        "LC_ALL": "C",
    }
    command = builder.run("python", "-m", "tests.wire.redirect", address, **settings)
    with started(command, address) as process:
        well(port)
        stopped = time.perf_counter()
        for one in inner(address):
            os.kill(one, signal.SIGTERM)
        assert process.wait(30) == 0
        print(f"stop: {time.perf_counter() - stopped:.1f} s")
    for name in ("doctor", "stats", "backup"):
        print(output(*builder.run("borsa", name)).splitlines()[-1])


@contextmanager
def started(command: Sequence[str], sign: str) -> Iterator[subprocess.Popen[bytes]]:
    began = time.perf_counter()
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    assert process.stderr is not None
    lines = []
    for line in process.stderr:
        lines.append(line.decode())
        if "ready" in lines[-1]:
            break
    else:
        raise AssertionError("".join(lines))
    print(f"start to ready: {time.perf_counter() - began:.1f} s")
    try:
        yield process
    finally:
        for one in inner(sign):
            os.kill(one, signal.SIGKILL)
        process.kill()


def inner(sign: str) -> list[int]:
    """The bot itself, within whatever started it: its arguments name the address, and it is Python."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            told = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if told[0].endswith(b"python") and sign.encode() in told and b"tests.wire.redirect" in told:
            found.append(int(path.parent.name))
    return found


def well(port: int) -> None:
    """It answers as its own health check asks, after some seconds at most."""
    for _ in range(50):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                print(f"/health: {answer.status} {answer.read().decode()}")
                return
        except urllib.error.URLError:
            time.sleep(0.2)
    raise AssertionError("/health does not answer 200")


def said(what: str, *command: str) -> None:
    """Run it, and print how long it took."""
    began = time.perf_counter()
    output(*command)
    print(f"{what}: {time.perf_counter() - began:.0f} s", flush=True)


def output(*command: str) -> str:
    ran = ended(*command)
    assert ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout[-3000:]}\n{ran.stderr[-3000:]}"
    return ran.stdout.strip()


def ended(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)


def megabytes(folder: Path) -> int:
    return int(output("du", "-sxm", str(folder)).split()[0])


if __name__ == "__main__":
    sys.exit(main())

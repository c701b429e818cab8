"""What several parts run on: a Redis of one's own, a slow way to it, and processes with files of their own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.own import without_settings
from tests.wire import redirect
from tests.wire.shards import LargeWire

SERVER = shutil.which("redis-server") or shutil.which("valkey-server")
needs_redis = pytest.mark.skipif(
    SERVER is None, reason="no redis-server here (Debian: apt-get install redis-server)"
)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class RedisServer:
    """A Redis on a free port of loopback, without a disk: what it had is lost with it."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    async def open(self) -> None:
        assert SERVER is not None
        settings = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self.process = await asyncio.create_subprocess_exec(
            *(SERVER, "--port", str(self.port), *settings), stdout=asyncio.subprocess.DEVNULL
        )
        async with asyncio.timeout(10):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.02)

    @property
    def runs(self) -> bool:
        return self.process.returncode is None

    async def kill(self) -> None:
        if self.runs:
            self.resume()
            self.process.kill()
            await self.process.wait()

    def hang(self) -> None:
        """It answers nobody, and nobody is told so."""
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)


class Proxy:
    """A way to a port that takes `delay` seconds there and back."""

    def __init__(self, to: int) -> None:
        self.to, self.port, self.delay = to, free_port(), 0.0
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        for pair in ((reader, there), (back, writer)):
            task = asyncio.create_task(self._pump(*pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with suppress(ConnectionError):
            while data := await source.read(65_536):
                loop.call_later(self.delay / 2, sink.write, data)
        loop.call_later(self.delay / 2, sink.close)


class PartProcess:
    """`python -m bot` as part `part` of `parts`, with a folder of its own."""

    def __init__(
        self, wire: LargeWire, folder: Path, part: int, parts: int, hub: str, **settings: Any
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.wire, self.folder, self.part = wire, folder, part
        self.database = folder / f"part{part}.sqlite3"
        own = {
            "TOKEN": "a-token",
            "DATABASE": self.database,
            "BACKUPS": folder / f"backups{part}",
            "LOG_FORMAT": "json",
            "TABLES_PER_PERSON": 100_000,
            "TABLES_PER_SERVER": 1_000_000,
        }
        several = {"PART": part, "PARTS": parts, "SHARED": hub, "REQUESTS": 45} if parts else {}
        told = {f"BORSA_{key}": str(value) for key, value in (own | several | settings).items()}
        # A new hub gives a part to nobody before a whole lease has passed.
        self.environment = without_settings() | told | {redirect.LEASE: "12"}
        self.said = folder / f"log{part}.txt"
        self.mark = 0
        self.program = "tests.wire.redirect"

    async def open(self, *, wait: bool = True) -> None:
        self.mark = self.said.stat().st_size if self.said.exists() else 0
        with self.said.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.program, self.wire.at),
                env=self.environment,
                stderr=log,
            )
        if wait:
            await self.ready()

    async def ready(self, patience: float = 60) -> None:
        async with asyncio.timeout(patience):
            while b'"ready"' not in self.log():
                if self.process.returncode is not None:
                    raise AssertionError(self.log().decode()[-3000:])
                await asyncio.sleep(0.05)

    def log(self) -> bytes:
        """What it has said since it was opened last."""
        return self.said.read_bytes()[self.mark :] if self.said.exists() else b""

    async def ended(self, patience: float = 30) -> int:
        return await asyncio.wait_for(self.process.wait(), patience)

    async def close(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
        await self.ended()

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()

    def read(self, query: str, *facts: Any, database: Path | None = None) -> list[Any]:
        """Rows of its database, beside it."""
        link = sqlite3.connect(f"file:{database or self.database}?mode=ro", uri=True)
        try:
            return link.execute(query, facts).fetchall()
        finally:
            link.close()

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds that it has worked."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

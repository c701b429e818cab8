"""Health and figures for monitoring: /health and /metrics, on loopback unless the settings say otherwise."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from aiohttp import web

from bot.errors import SetupError
from bot.process import measures
from bot.process.measures import Sample

ASIDE = ("backups", "room")
"""Checks that are told and do not count: a watcher of the bot would start it again, which would mend
nothing, and cost players their evening.
"""


class Health:
    """A small web server. `checks` must all be true for 200, but those of `ASIDE`; `samples` are read at each scrape."""

    def __init__(
        self,
        checks: Callable[[], Awaitable[Mapping[str, bool]]],
        samples: Callable[[], Awaitable[Sequence[Sample]]],
    ) -> None:
        self.checks = checks
        self.samples = samples
        self.runner: web.AppRunner | None = None

    async def open(self, port: int, host: str = "127.0.0.1") -> None:
        """Listen; SetupError if the port is taken, or the address is not this machine's."""
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self.runner = web.AppRunner(app, access_log=None)
        await self.runner.setup()
        try:
            await web.TCPSite(self.runner, host, port).start()
        except OSError as error:
            await self.close()
            raise SetupError(
                f"Borsa cannot start: port {port} (BORSA_HEALTH_PORT) of {host} cannot be opened"
                f" ({error.strerror})."
            ) from error

    async def close(self) -> None:
        if self.runner is not None:
            await self.runner.cleanup()
            self.runner = None

    async def _health(self, _: web.Request) -> web.Response:
        checks = await self.checks()
        well = all(there for name, there in checks.items() if name not in ASIDE)
        return web.json_response(dict(checks), status=200 if well else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        body = measures.told(await self.samples())
        return web.Response(body=body, content_type="text/plain", charset="utf-8")

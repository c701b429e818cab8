"""The bot as one of several parts: the app, its hub, and what it does for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from bot.app import App
from bot.parts.client import PartClient
from bot.parts.fence import Fence
from bot.parts.hub import Hub
from bot.process.settings import Settings
from bot.store import lease, share
from bot.store.share import Share


class PartApp(App):
    """One part. Its settings name all four of parts, part, shared and requests."""

    share: Share

    def __init__(self, settings: Settings, **rest: Any) -> None:
        assert settings.parts is not None
        assert settings.part is not None
        assert settings.shared is not None
        assert settings.requests is not None
        own = Share(settings.part, settings.parts)
        self.hub = Hub(settings.shared.get_secret_value(), own)
        client = partial(PartClient, self.hub, settings.requests)
        super().__init__(settings, client=client, **rest)
        self.share = own

    async def open(self) -> None:
        self._closing.push_async_callback(self.hub.close)
        try:
            await super().open()
        except BaseException:
            await self.close()
            raise

    async def _take_lease(self) -> str:
        """The file's lease, and then the key of the part: who holds both is the only one."""
        before = await self.store.read(lease.held_by)
        holder = await super()._take_lease()
        await self.store.write(partial(share.put, share=self.share))
        self.fence = Fence(self.hub, self.store, holder, self._usurped.set)
        await self.fence.take(before)
        self._closing.push_async_callback(self.fence.leave)
        self._tend(self.fence.keep())
        return holder

    async def _figures(self) -> Mapping[str, float]:
        return {**await super()._figures(), "hub_connected": float(not self.hub.away)}

    def _tend(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it until the end."""
        self._closing.push_async_callback(_ended, asyncio.create_task(work))


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task

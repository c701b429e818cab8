"""Messages that the bot posts by itself: boards, calls, lines, reminders, results."""

from __future__ import annotations

from bot.outbound.context import Context
from bot.outbound.dispatcher import Herald

__all__ = ["Context", "Herald"]

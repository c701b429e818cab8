"""Messages that the bot posts by itself: boards, calls, lines, reminders, results."""

from __future__ import annotations

from bot.outbound.dispatcher import Herald
from bot.outbound.sending.context import Context

__all__ = ["Context", "Herald"]

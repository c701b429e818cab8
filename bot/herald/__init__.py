"""The herald: everything that the bot posts by itself."""

from __future__ import annotations

from bot.herald.desk import Desk
from bot.herald.drain import Herald

__all__ = ["Desk", "Herald"]

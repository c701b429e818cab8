"""The house of the bot's tests, for pages whose commands are typed in it."""

from __future__ import annotations

from tests.bot.conftest import _no_files_are_named, house, prepared

__all__ = ["_no_files_are_named", "house", "prepared"]

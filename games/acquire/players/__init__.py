"""Computer players of Acquire: functions from what a seat sees and may do to what it does."""

from games.acquire.players.choices import sensible

__all__ = ["sensible"]

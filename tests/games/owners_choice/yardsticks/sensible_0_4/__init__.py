"""The sensible player as it was in release 0.4, with all that it reckons by."""

from tests.games.owners_choice.yardsticks.sensible_0_4.players import sensible

__all__ = ["sensible"]

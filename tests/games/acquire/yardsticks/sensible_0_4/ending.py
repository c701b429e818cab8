"""Whether the game is won if it ends now: money and shares are known, bonuses can be reckoned."""

from __future__ import annotations

from games.acquire.components import price
from tests.games.acquire.yardsticks.sensible_0_4.position import Position, paid


def wins(position: Position) -> bool:
    """Whether nobody would have more. With two players the market's part is the average one."""
    final = list(position.cash)
    for corporation, size in enumerate(position.sizes):
        if size:
            value = price(corporation, size)
            amounts = paid(position, corporation)
            for seat, mine in enumerate(position.shares):
                final[seat] += mine[corporation] * value + amounts[seat]
    return final[position.me] >= max(final)

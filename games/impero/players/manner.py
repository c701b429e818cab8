"""How boldly the sensible player of Impero plays: the numbers by which its manners differ."""

from __future__ import annotations

import msgspec


class Manner(msgspec.Struct, frozen=True):
    """Cents and parts. The defaults are the sensible player's own; the search tries others for a turn."""

    first_turn: int = 5_200
    """Cents that a young company can spend on its first cell: to the highest yield."""
    each_turn: int = 4_500
    """Cents more for each closing that follows."""
    founding: int = 20_000
    """The most for a new company: later it is better to bring money into older ones."""
    most: float = 0.95
    """The part of the money for companies; the rest is for the market."""
    harvest: int = 3
    """The last closings, in which dividends count more than growth."""
    caution: float = 0.6
    """The part of their probable earnings that is paid for shares."""
    base: float = 0.1
    """The part that is asked at least: little, so that others bid while money is short."""
    halfway: float = 0.2
    """The part of the way from the least leading bid to the lot's worth that a bid goes."""
    issuing_ends: int = 5
    """Closings before the end in which a point more each turn is worth a part of the dividends."""
    funding_ends: int = 5
    """The last closings, in which own money no longer comes back out of a company."""
    usable: int = 3_500
    """Cents that a company can spend with a point."""
    least: int = 3_000
    """Cents for which bringing own money in is worth its points."""
    grab: int = 3
    """Dollars of yield from which a free cell is bought before anything else: with all land taken early,
    a player develops it later, when points are left over. 100: never."""
    grabbing: int = 9
    """The last closings, in which it does so: by then land is about to run out."""


SENSIBLE = Manner()

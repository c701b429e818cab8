"""The market: a pile for each title, the cheapest share on top, and what a share costs (3 and 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.core.seats import put
from games.core.words import Seat
from games.shark_room.components import PRICES, Own, dividends, effect_of, title_of
from games.shark_room.state import Deal, State

Piles = tuple[tuple[int, ...], ...]


def top(pile: tuple[int, ...]) -> int:
    """Euros: the price of the cheapest share, which is that of the title; 0 if there is none."""
    return PRICES[pile[0]] if pile else 0


def laid(piles: Piles, shares: Iterable[int]) -> Piles:
    """The piles with these shares put in order: a share in the game never goes to the deck."""
    for share in shares:
        title = title_of(share)
        piles = put(piles, title, tuple(sorted((*piles[title], share))))
    return piles


def returned(state: State, seat: Seat, shares: Iterable[int]) -> State:
    """The seat's shares go back to the market."""
    gone = tuple(shares)
    kept = tuple(share for share in state.shares[seat] if share not in gone)
    return replace(state, piles=laid(state.piles, gone), shares=put(state.shares, seat, kept))


def fixed(piles: Piles) -> tuple[int, ...]:
    """The prices of a phase 4, by title: they hold for the whole phase."""
    return tuple(map(top, piles))


def selling_price(deal: Deal, share: int) -> int:
    """Euros: the price of the phase, or the share's own where the pile was empty."""
    return deal.prices[title_of(share)] or PRICES[share]


def buying_price(deal: Deal, pile: tuple[int, ...]) -> int:
    """Euros: the price of the phase, or the top's where the pile has been filled since."""
    return deal.prices[title_of(pile[0])] or top(pile)


def held(shares: Iterable[int], title: int) -> tuple[int, ...]:
    """Those of the shares that are of the title."""
    return tuple([share for share in shares if title_of(share) == title])


def income(assets: Iterable[int]) -> int:
    """Euros that assets of these kinds bring in phase 1."""
    effects = map(effect_of, assets)
    return sum(effect.income for effect in effects if isinstance(effect, Own))


def dividends_of(
    shares: Iterable[int], inflated: tuple[int, ...] = ()
) -> Iterator[tuple[int, int, int]]:
    """By title that pays in phase 1: the title, its shares with those it is inflated by, and euros."""
    counts = Counter(inflated) + Counter(map(title_of, shares))
    for title in sorted(counts):
        if amount := dividends(title, counts[title]):
            yield title, counts[title], amount

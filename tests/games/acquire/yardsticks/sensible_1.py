"""The first sensible player: it seeks majorities in corporations that will soon be taken over.

It knows what its seat may know. Where holdings are hidden it reckons with the average of what has
left the bank.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from msgspec.structs import replace

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.components import BOX, COUNT, LAST, MAX_BOUGHT, SAFE, SHARES, price
from games.acquire.prospects import Prospect, prospect
from games.acquire.state import Disposing, View
from games.core.chance import Chance
from games.core.offers import Choice, Counts, Offer
from games.core.words import Action, Seat

FIRST, SECOND = BOX.bonus.majority_multiplier, BOX.bonus.minority_multiplier
RESERVE = 1_500
"""Dollars below which money is worth more than its figure."""


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action:
    """The best of what is offered, by rules of thumb."""
    kinds = {type(offer.action): offer for offer in offers}
    if DeclareEnd in kinds and _leads(view):
        return DeclareEnd()
    if PlayTile in kinds:
        return _tile(view, _values(kinds[PlayTile]), chance)
    if Found in kinds:
        return _founded(view, _values(kinds[Found]))
    if ChooseSurvivor in kinds:
        return _survivor(view, _values(kinds[ChooseSurvivor]))
    if ChooseDefunct in kinds:
        return ChooseDefunct(_values(kinds[ChooseDefunct])[0])
    if Dispose in kinds:
        return _disposed(view, kinds[Dispose])
    return _bought(view, kinds[Buy])


def _values(offer: Offer) -> list[int]:
    (field,) = offer.fields
    assert isinstance(field, Choice)
    return [int(value) for value in field.values]


def _held(view: View, seat: int, corporation: int) -> float:
    """What a seat holds, or is likely to hold."""
    known = view.shares[seat]
    if known is not None:
        return known[corporation]
    rivals = [one for one in range(len(view.cash)) if one != view.me]
    mine = _mine(view)[corporation]
    return (SHARES - view.stock[corporation] - mine) / len(rivals)


def _mine(view: View) -> tuple[int, ...]:
    assert view.me is not None
    shares = view.shares[view.me]
    assert shares is not None
    return shares


def _money(view: View) -> int:
    assert view.me is not None
    cash = view.cash[view.me]
    assert cash is not None
    return cash


def _bonus(view: View, corporation: int, mine: float, value: int) -> float:
    """What `mine` shares would earn at a merger, in dollars, ties shared."""
    if not mine:
        return 0.0
    rivals = [_held(view, seat, corporation) for seat in range(len(view.cash)) if seat != view.me]
    above = sum(held > mine for held in rivals)
    level = sum(held == mine for held in rivals)
    if above == 0:
        alone = level == 0
        second = 0 if any(rivals) else SECOND
        return value * (FIRST + second if alone else (FIRST + SECOND) / (level + 1))
    return value * SECOND / (level + 1) if above == 1 else 0.0


# ---- tiles --------------------------------------------------------------------------------------


def _tile(view: View, cells: Sequence[int], chance: Chance) -> PlayTile:
    """The tile that earns most, a coin deciding between equals."""
    worths = [(_earns(view, prospect(view, cell)), chance.below(1000), cell) for cell in cells]
    return PlayTile(max(worths)[2])


def _earns(view: View, outlook: Prospect) -> float:
    match outlook.kind:
        case "merges":
            return _merger(view, outlook)
        case "grows":
            return _growth(view, outlook)
        case "founds":
            return 900.0 if _money(view) >= RESERVE else 300.0
        case _:
            return 0.0


def _merger(view: View, outlook: Prospect) -> float:
    """My bonuses and the sale of what I hold, less what the rivals get."""
    total = 0.0
    for gone in outlook.takeovers:
        if (gone.corporation,) == outlook.survivors[:1]:
            continue
        bonus = _bonus(view, gone.corporation, gone.shares, gone.price)
        total += bonus + gone.shares * gone.price * 0.5 - (FIRST + SECOND) * gone.price * 0.35
    return total + _growth(view, outlook)


def _growth(view: View, outlook: Prospect) -> float:
    """What my shares of the growing corporation gain, less what each rival's gain on average."""
    grown = outlook.survivors[0] if outlook.survivors else outlook.touched[0]
    now, then = view.prices[grown], price(grown, outlook.size_after)
    rivals = len(view.cash) - 1
    others = (SHARES - view.stock[grown] - _mine(view)[grown]) / rivals
    return (then - now) * (_mine(view)[grown] - others)


# ---- choices ------------------------------------------------------------------------------------


def _founded(view: View, free: Sequence[int]) -> Found:
    """One that I hold already; then a dear one if I can follow it up, a cheap one if not."""
    rich = _money(view) > 3 * RESERVE
    return Found(
        max(free, key=lambda one: (_mine(view)[one], price(one, 2) if rich else -price(one, 2)))
    )


def _survivor(view: View, tied: Sequence[int]) -> ChooseSurvivor:
    """Let the one survive whose takeover would earn me least."""
    return ChooseSurvivor(
        min(tied, key=lambda one: _bonus(view, one, _mine(view)[one], view.prices[one]))
    )


def _disposed(view: View, offer: Offer) -> Dispose:
    """Trade while two for one gains, sell the rest; late in the game nothing is kept."""
    (field,) = offer.fields
    phase = view.phase
    assert isinstance(field, Counts)
    assert isinstance(phase, Disposing)
    held = _mine(view)[phase.defunct]
    most = next(item.most for item in field.items if item.key == "trade")
    gain = price(phase.survivor, view.sizes[phase.survivor] + 2) + 100
    traded = most if gain >= 2 * view.prices[phase.defunct] and _money(view) > RESERVE else 0
    return Dispose((held - traded, traded))


def _leads(view: View) -> bool:
    """Whether ending now is no worse than waiting; where holdings are hidden, always."""
    if any(cash is None for cash in view.cash):
        return True
    worths = [_worth(view, Seat(seat)) for seat in range(len(view.cash))]
    assert view.me is not None
    return worths[view.me] >= max(worths)


def _worth(view: View, seat: Seat) -> float:
    cash, shares = view.cash[seat], view.shares[seat]
    assert cash is not None
    assert shares is not None
    seen = _as_seat(view, seat)
    return cash + sum(
        count * view.prices[one] + _bonus(seen, one, count, view.prices[one])
        for one, count in enumerate(shares)
        if view.sizes[one]
    )


def _as_seat(view: View, seat: Seat) -> View:
    return replace(view, me=seat)


# ---- buying -------------------------------------------------------------------------------------


def _bought(view: View, offer: Offer) -> Buy:
    """The up to three shares that are worth most beyond their price."""
    best, worth = offer.action, 0.0
    assert isinstance(best, Buy)
    for count in range(1, MAX_BOUGHT + 1):
        for basket in combinations_with_replacement(_for_sale(view), count):
            gain = _basket(view, basket)
            if gain > worth:
                best, worth = Buy(tuple(basket.count(one) for one in range(COUNT))), gain
    return best


def _for_sale(view: View) -> list[int]:
    return [one for one in range(COUNT) if view.sizes[one] and view.stock[one]]


def _basket(view: View, basket: Sequence[int]) -> float:
    """What a basket gains beyond its price; less than nothing if it cannot be had."""
    cost, gain = sum(view.prices[one] for one in basket), 0.0
    if cost > _money(view):
        return -1.0
    for one in set(basket):
        count, mine, value = basket.count(one), _mine(view)[one], view.prices[one]
        if count > view.stock[one]:
            return -1.0
        bonus = _bonus(view, one, mine + count, value) - _bonus(view, one, mine, value)
        gain += 0.6 * bonus + count * _rise(view, one) + _pull(view, one, mine + count)
    short = max(0, RESERVE - (_money(view) - cost))
    return gain - short * 0.35


def _rise(view: View, corporation: int) -> float:
    """What a share is likely to gain until the end."""
    size = view.sizes[corporation]
    goal = min(LAST, size + max(6, view.bag // 8)) if size >= SAFE else size + 4
    return 0.7 * (price(corporation, goal) - view.prices[corporation])


def _pull(view: View, corporation: int, mine: float) -> float:
    """A small liking for being early in a young corporation."""
    young = view.sizes[corporation] < 6
    return 60.0 * mine if young and view.stock[corporation] > SHARES // 2 else 0.0

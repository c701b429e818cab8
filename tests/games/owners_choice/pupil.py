"""A pupil of Owner's Choice. Each choice is a line of the last page; what a move would do its button says."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.offers import Choice, Counts, Offer
from games.core.words import Action
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.components import (
    BOX,
    COMPANIES,
    COUNT,
    FUND_DIE,
    MAX_SHARES,
    PRICES,
    lap,
)
from games.owners_choice.hints import hint
from games.owners_choice.state import Moving, Presiding, Steering, View

NEAR = 1
"""A price so many steps above the lowest is near bankruptcy."""
Shares = tuple[int, ...]

ENOUGH = 30
"""Games after which it is ahead of chance. There is much luck in it."""


def pupil(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """What somebody does who has read the page; None where they may wait."""
    kinds = {type(offer.action): offer for offer in offers}
    if Trade in kinds:
        return _traded(view, kinds)
    if Move in kinds:
        return _moved(view, kinds[Move])
    if RollDie in kinds:
        return _rolled(view, kinds[RollDie])
    if ChooseCompany in kinds:
        return _chosen(view, kinds[ChooseCompany])
    if ExchangeNothing in kinds:
        return ExchangeNothing()
    assert set(kinds) <= {DeclareBankruptcy}
    return None


def _mine(view: View) -> Shares:
    assert view.me is not None
    return view.shares[view.me]


def _needed(view: View, company: int) -> int:
    """Shares that make the pupil President: one more than the others, or as many if they are it."""
    others = [held[company] for seat, held in enumerate(view.shares) if seat != view.me]
    most = max(others)
    return max(1, most if view.presidents[company] == view.me else most + 1)


def _traded(view: View, kinds: dict[type[Action], Offer]) -> Action:
    """Before the move, most of a company in reach; after it, or at first, more of what one has."""
    field = kinds[Trade].fields[0]
    assert isinstance(field, Counts)
    mine = _mine(view)
    if not isinstance(view.phase, Moving):
        wanted = _wanted(view, field)
        return kinds[Pass].action if wanted == mine else Trade(wanted)
    ahead = lap(view.boards)[view.marker + 1 : view.marker + view.reach + 1]
    found = [
        _filled(view, field, company)
        for company in range(COUNT)
        if COMPANIES[company] in ahead or "multi" in ahead
    ]
    best = max(filter(None, found), key=max, default=mine)
    return _moved(view, kinds[Move]) if best == mine else Trade(best)


def _allows(field: Counts, wanted: Sequence[int]) -> bool:
    """Whether it may be bought, with the fee for one's own die kept."""
    kept = BOX.money.fee
    return field.allows(tuple(wanted)) and field.cost(wanted) <= (field.budget or 0) - kept


def _more(field: Counts, wanted: list[int], company: int, most: int = MAX_SHARES) -> None:
    """Add shares of the company, as many as may be bought, up to `most`."""
    while wanted[company] < most:
        wanted[company] += 1
        if not _allows(field, wanted):
            wanted[company] -= 1
            return


def _filled(view: View, field: Counts, company: int) -> Shares | None:
    """Most shares of one company, and the Presidents' dice that can be had beside; None if it is too dear."""
    wanted = [item.least for item in field.items]
    _more(field, wanted, company)
    if wanted[company] < _needed(view, company):
        return None
    for other in sorted(range(COUNT), key=lambda one: _needed(view, one) * view.prices[one]):
        before = wanted[other]
        _more(field, wanted, other, _needed(view, other))
        if wanted[other] < _needed(view, other):
            wanted[other] = before
    for other in range(COUNT):
        _more(field, wanted, other)
    return tuple(wanted)


def _wanted(view: View, field: Counts) -> Shares:
    """President wherever it is cheapest, one's largest company first, and the rest of the money there."""
    mine = _mine(view)
    wanted = [item.least for item in field.items]
    order = sorted(
        range(COUNT), key=lambda one: (-mine[one], _needed(view, one) * view.prices[one])
    )
    for company in order:
        near = view.rungs[company] <= NEAR and view.presidents[company] != view.me
        before = wanted[company]
        if not near:
            _more(field, wanted, company, _needed(view, company))
        if wanted[company] < _needed(view, company):
            wanted[company] = before
    for company in order:
        if wanted[company] >= _needed(view, company):
            _more(field, wanted, company)
    return tuple(wanted)


def _moved(view: View, offer: Offer) -> Action:
    """To one's own company, ★ or dividends; never to a company of others if there is a choice."""
    return max(_each(offer, "steps"), key=lambda one: _space(view, one))


def _space(view: View, action: Action) -> int:
    note = hint(view, action)
    assert note is not None
    match note.key:
        case "my-company":
            company = note.facts["company"]
            assert isinstance(company, int)
            return 100 * _mine(view)[company]
        case "multi":
            return 100 * max(_mine(view))
        case "president" | "dividends":
            amount = note.facts["amount"]
            return 2 * amount if isinstance(amount, int) else 0
        case "their-company":
            return -100
        case "goal":
            return -50
        case _:
            return 0


def _rolled(view: View, offer: Offer) -> Action:
    """One's own die, unless the Fund has more than the shares may lose."""
    assert isinstance(view.phase, Presiding)
    company = view.phase.company
    rung = view.rungs[company]
    low = PRICES[rung - 2] if rung >= 2 else 0
    lost = (PRICES[rung] - low) * _mine(view)[company]
    dice = {one.die: one for one in _each(offer, "die") if isinstance(one, RollDie)}
    return dice[FUND_DIE] if view.fund > lost or company not in dice else dice[company]


def _chosen(view: View, offer: Offer) -> Action:
    """Up where one holds most, down where others do, dear prices first; one's own company is visited."""
    mine = _mine(view)
    found = [one for one in _each(offer, "company") if isinstance(one, ChooseCompany)]
    if isinstance(view.phase, Steering):
        steps = view.phase.steps

        def gain(one: ChooseCompany) -> int:
            others = sum(held[one.company] for held in view.shares) - mine[one.company]
            rung = view.rungs[one.company]
            after = min(max(rung + steps, 0), len(PRICES) - 1)
            return (PRICES[after] - PRICES[rung]) * (2 * mine[one.company] - others)

        return max(found, key=gain)
    own = [one for one in found if view.presidents[one.company] == view.me]
    return max(own or found, key=lambda one: mine[one.company])


def _each(offer: Offer, name: str) -> list[Action]:
    field = next(one for one in offer.fields if one.name == name)
    assert isinstance(field, Choice)
    return [replace(offer.action, **{name: value}) for value in field.values]

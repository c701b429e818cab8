"""The stored order: as President of a company, always the same die."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.offers import Choice, Offer
from games.core.orders import Act, Cancelled, Order, OrderForm, Verdict
from games.core.words import RuleError
from games.owners_choice.actions import AlwaysRoll, RollDie
from games.owners_choice.components import COUNT, FUND_DIE
from games.owners_choice.state import Over, Presiding, View

order_types: tuple[type[Order], ...] = (AlwaysRoll,)


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    """Roll when asked; without money for the company's die, the Fund die (Company spaces).

    RuleError: it names a company or a die that there is not.
    """
    assert isinstance(order, AlwaysRoll)
    company, die = _known(order)
    if view.presidents[company] != view.me:
        return Cancelled("not-its-president", {"company": company})
    match view.phase:
        case Presiding(seat=seat, company=asked) if seat == view.me and asked == company:
            return Act(RollDie(die if die in _open(offers) else FUND_DIE))
        case _:
            return None


def order_forms(view: View) -> Sequence[OrderForm]:
    """For each company over which the viewer presides, its die or the Fund die."""
    if view.me is None or isinstance(view.phase, Over):
        return ()
    return tuple(
        OrderForm(AlwaysRoll(company, company), (Choice("die", (company, FUND_DIE)),))
        for company, president in enumerate(view.presidents)
        if president == view.me
    )


def _known(order: AlwaysRoll) -> tuple[int, int]:
    if not 0 <= order.company < COUNT:
        raise RuleError("no-such-company")
    if order.die not in (order.company, FUND_DIE):
        raise RuleError("not-this-die", company=order.company)
    return order.company, order.die


def _open(offers: Sequence[Offer]) -> Sequence[object]:
    fields = (field for offer in offers for field in offer.fields)
    return next((field.values for field in fields if isinstance(field, Choice)), ())

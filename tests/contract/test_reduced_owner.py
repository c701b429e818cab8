"""Mini-Owner: the president decides, then control returns."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.words import Seat
from tests.contract.host import Host, header
from tests.contract.reduced import owner


def test_the_choice_belongs_to_the_president_and_control_returns() -> None:
    host = Host(owner.RULES, header(owner.RULES, 3))
    state = replace(host.state, mover=Seat(0), presidents=(None, Seat(2), None, None))
    held = tuple((0, 2 if seat == 2 else 0, 0, 0) for seat in range(3))
    host.tables[-1] = replace(host.table, state=replace(state, shares=held))
    host.act(0, owner.Move(1))
    assert owner.waiting(host.state).seats == (2,)
    assert not host.offers(Seat(0))
    assert host.table.opened == host.table.number
    host.act(2, owner.RollPresident())
    assert owner.waiting(host.state).seats == (0,)
    assert owner.EndTurn() in [offer.action for offer in host.offers(Seat(0))]
    assert host.table.revealed


def test_the_same_entry_rolls_the_same_and_another_number_does_not() -> None:
    rolls = {
        tuple(Host(owner.RULES, header(owner.RULES, 5, f"{n}")).table.state.purses)
        for n in range(3)
    }
    assert rolls == {(690, 690, 690, 690, 690, 0, -3450)}
    movers = {Host(owner.RULES, header(owner.RULES, 5, f"{n}")).state.mover for n in range(30)}
    assert len(movers) > 2

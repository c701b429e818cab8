"""Whatever goes wrong with a request, nothing is lost, doubled, or left "thinking": all stands there at the
end as after an evening in which nothing went wrong. The long form is `python -m tests.bench faults`.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.inbound import outcomes
from bot.outbound import dispatcher
from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.session import FAULTS, ROUTES, evening


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "delay", lambda _tries: timedelta(milliseconds=50))
    monkeypatch.setattr(outcomes, "AGAIN", (0.02, 0.02))
    monkeypatch.setattr(outcomes, "ANSWERED_AGAIN", (0.02, 0.02, 0.02))


@pytest.mark.parametrize("fault", ["lost", "half", "page 404"])
async def test_a_fault_on_every_route_leaves_no_trace(fault: str) -> None:
    def spoil(wire: KeepingWire) -> list[Fault]:
        return [wire.spoil(*route, **FAULTS[fault]) for route in ROUTES.values()]

    calm, _ = await evening(lambda _: [])
    stormy, met = await evening(spoil)
    assert sum(one.met for one in met) >= 7
    assert stormy.wrong() == calm.wrong() == []
    assert stormy.texts == calm.texts

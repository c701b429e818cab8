"""Whatever goes wrong with a request, nothing is lost, doubled, or left "thinking": all stands there at the
end as after an evening in which nothing went wrong. The long form is `python -m tests.bench faults`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.wire.events import event
from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.session import FAULTS, ROUTES, evening, soon

_calm = Counter[tuple[str, str]]()


@pytest.fixture(autouse=True)
def hurried() -> Iterator[None]:
    with soon():
        yield


MET = (
    *("lost", "done but 500", "bare", "not now 40333", "half", "429 of an hour"),
    *("not now 40062", "page 404", "cut"),
)


USED = frozenset(ROUTES) - {
    *("a message is read", "a message is deleted", "a person is written to", "an answer follows"),
}
"""Those of an evening on which all goes well: a plain board need not be read to change."""


@pytest.mark.parametrize("first", [0, 3, 6])
async def test_a_fault_on_every_route_leaves_no_trace(first: int) -> None:
    """Each route meets another fault, and every press comes twice."""

    def spoil(wire: KeepingWire) -> list[Fault]:
        wire.twice = True
        faults = (FAULTS[MET[(first + at) % len(MET)]] for at in range(len(ROUTES)))
        return [
            wire.spoil(*route, **one) for route, one in zip(ROUTES.values(), faults, strict=True)
        ]

    if not _calm:
        calm, _ = await evening(lambda _: [])
        assert calm.wrong() == []
        _calm.update(calm.texts)
    stormy, met = await evening(spoil)
    assert {name for name, one in zip(ROUTES, met, strict=True) if one.met} >= USED
    assert stormy.wrong() == []
    assert stormy.texts == _calm


@pytest.mark.parametrize("fault", ["done but 500", "bare", "429 of an hour"])
async def test_an_event_is_there_once_whatever_its_request_meets(fault: str) -> None:
    assert await event(FAULTS[fault]) == ([], 1)

"""Each fault on each route that the bot uses while people play, five times: nothing lost, doubled, "thinking"
or stuck, counted by the wire's Discord. `BORSA_FAULTS=1` does each once.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from functools import partial

import structlog

from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.session import FAULTS, ROUTES, evening

Figure = tuple[str, str, str, str]

TIMES = int(os.environ.get("BORSA_FAULTS", "5"))
AT_ONCE = 1
"""So many requests of a route meet the fault."""


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    calm, _ = await evening(lambda _: [])
    rows, wrong, evenings = list[Figure](), 0, 0
    for fault in FAULTS:
        met = Counter[str]()
        for route in ROUTES:
            for _ in range(TIMES):
                found, times = await _tried(fault, route, calm.texts)
                met[route] += times
                evenings += 1
                wrong += bool(found)
                for line in found:
                    print(f"{fault}, {route}: {line}", file=sys.stderr, flush=True)
        rows.append((f"fault {fault}: requests that met it", str(sum(met.values())), "", ""))
    rows.append(
        (f"evenings of {evenings} with something lost, doubled, stuck", str(wrong), "0", "")
    )
    return rows


async def _tried(fault: str, route: str, wanted: Counter[tuple[str, str]]) -> tuple[list[str], int]:
    try:
        played, faults = await evening(partial(_spoilt, fault=fault, route=route))
    except (AssertionError, TimeoutError) as error:
        return [f"stuck: {error!r}"], 0
    lost, more = wanted - played.texts, played.texts - wanted
    found = played.wrong()
    found += [f"lost: {text[:160]!r} in {place}" for place, text in lost]
    found += [f"too much: {text[:160]!r} in {place}" for place, text in more]
    return found, sum(one.met for one in faults)


def _spoilt(wire: KeepingWire, fault: str, route: str) -> list[Fault]:
    return [wire.spoil(*ROUTES[route], times=AT_ONCE, **FAULTS[fault])]

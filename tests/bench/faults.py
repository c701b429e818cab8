"""Each fault on each route that the bot uses while people play, and on that of events, five times: nothing lost,
doubled, "thinking" or stuck, counted by the wire's Discord; then files and clocks. `BORSA_FAULTS=1` does each once,
`BORSA_FAULT=429` only those whose name begins so.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from functools import partial

import structlog

from tests.bench import faults_below
from tests.wire.events import EVENT, event
from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.session import FAULTS, ROUTES, TWICE, evening, soon

Figure = tuple[str, str, str, str]

TIMES = int(os.environ.get("BORSA_FAULTS", "5"))
ONLY = os.environ.get("BORSA_FAULT", "")
KINDS = ("lost", "doubled", "thinking", "stuck")
AT_ONCE = 1
"""So many requests of a route meet the fault."""


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    with soon():
        rows = asyncio.run(_measured())
    return [*rows, *faults_below.figures()]


async def _measured() -> list[Figure]:
    calm, _ = await evening(lambda _: [])
    rows, wrong, evenings = list[Figure](), Counter[str](), 0
    for fault in (one for one in (*FAULTS, TWICE) if one.startswith(ONLY)):
        met = Counter[str]()
        for route in (TWICE,) if fault == TWICE else (*ROUTES, EVENT):
            for _ in range(TIMES):
                found, times = await _tried(fault, route, calm.texts)
                met[route] += times
                evenings += 1
                wrong.update({line.partition(":")[0] for line in found})
                for line in found:
                    print(f"{fault}, {route}: {line}", file=sys.stderr, flush=True)
        rows.append((f"fault {fault}: requests that met it", str(sum(met.values())), "", ""))
    rows += [(f"evenings of {evenings}: {one}", str(wrong[one]), "0", "") for one in KINDS]
    return rows


async def _tried(fault: str, route: str, wanted: Counter[tuple[str, str]]) -> tuple[list[str], int]:
    try:
        if route == EVENT:
            return await event(FAULTS[fault])
        played, faults = await evening(partial(_spoilt, fault=fault, route=route))
    except (AssertionError, TimeoutError) as error:
        return [f"stuck: {error!r}"], 0
    lost, more = wanted - played.texts, played.texts - wanted
    found = played.wrong()
    found += [f"lost: {text[:160]!r} in {place}" for place, text in lost]
    found += [f"doubled: {text[:160]!r} in {place}" for place, text in more]
    return found, sum(one.met for one in faults)


def _spoilt(wire: KeepingWire, fault: str, route: str) -> list[Fault]:
    wire.twice = fault == TWICE
    return [] if wire.twice else [wire.spoil(*ROUTES[route], times=AT_ONCE, **FAULTS[fault])]

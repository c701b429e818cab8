"""What may go wrong with each request, event, file and clock: nothing is lost, doubled, left "thinking" or stuck.

`BORSA_FAULTS=600` evenings are drawn by `BORSA_SEEDS`, each with one fault at one request of one route: each fault
at every route that the bot uses on the evenings of `tests/wire/stories.py`. Then events of the gateway, files and clocks. `BORSA_FAULT=429` draws only the faults whose names
begin so.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from random import Random
from typing import Any

import structlog

from tests.bench import faults_below, faults_heard
from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.session import FAULTS, TWICE, Evening, Route, evening, soon
from tests.wire.stories import STORIES

Figure = tuple[str, str, str, str]

EVENINGS = int(os.environ.get("BORSA_FAULTS", "600"))
SEED = os.environ.get("BORSA_SEEDS", "")
ONLY = os.environ.get("BORSA_FAULT", "")
KINDS = ("lost", "doubled", "thinking", "stuck")

Use = tuple[str, Route, int]
"""A story, a route that its evening uses, and how often."""


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    with soon():
        rows = asyncio.run(_measured())
    return [*rows, *faults_heard.figures(), *faults_below.figures()]


async def _measured() -> list[Figure]:
    calm = {name: (await evening(lambda _: [], kind))[0] for name, kind in STORIES.items()}
    uses = [
        (name, route, often) for name, one in calm.items() for route, often in one.routes.items()
    ]
    wrong = Counter[str]()
    met: dict[str, Counter[str]] = {"fault": Counter(), "route": Counter()}
    tried = 0
    for fault, use, dice in _drawn(uses):
        told, once = await _tried(fault, use, dice, calm[use[0]])
        tried += 1
        met["fault"][fault] += once
        met["route"][" ".join(use[1])] += once
        wrong.update({line.partition(":")[0] for line in told})
        for line in told:
            print(f"{fault}, {use}: {line}", file=sys.stderr, flush=True)
    routed = {" ".join(route) for _, route, _ in uses}
    rows = [
        (f"{kind} {name}: met", str(found[name]), "", "")
        for kind, found in met.items()
        for name in sorted({*found, *(routed if kind == "route" else ())})
    ]
    return rows + [(f"evenings of {tried}: {one}", str(wrong[one]), "0", "") for one in KINDS]


def _drawn(uses: list[Use]) -> Iterator[tuple[str, Use, Random]]:
    """Each fault as often, and for each of them all routes, in an order of its own, before one comes again."""
    dice, stories = Random(f"faults {SEED}"), dict[Route, list[Use]]()
    for use in uses:
        stories.setdefault(use[1], []).append(use)
    chosen = [one for one in (*FAULTS, TWICE) if one.startswith(ONLY)]
    orders = {one: cycle(dice.sample([*stories], len(stories))) for one in chosen}
    for fault in islice(cycle(chosen), EVENINGS):
        yield fault, dice.choice(stories[next(orders[fault])]), dice


async def _tried(fault: str, use: Use, dice: Random, calm: Evening) -> tuple[list[str], bool]:
    """What was wrong, and whether the request was there that was to meet the fault."""
    name, route, often = use
    skips, field = dice.randrange(often), dice.random()
    spoil = partial(_spoilt, fault=fault, route=route, skips=skips, field=field)
    try:
        played, faults = await evening(spoil, STORIES[name])
    except (AssertionError, TimeoutError) as error:
        return [f"stuck: {error!r}"], True
    lost, more = calm.texts - played.texts, played.texts - calm.texts
    found = played.wrong()
    found += [f"lost: {text[:160]!r} in {place}" for place, text in lost]
    found += [f"doubled: {text[:160]!r} in {place}" for place, text in more]
    return found, fault == TWICE or any(one.met for one in faults)


def _spoilt(wire: KeepingWire, fault: str, route: Route, skips: int, field: float) -> list[Fault]:
    wire.twice = fault == TWICE
    if wire.twice:
        return []
    given: dict[str, Any] = {**FAULTS[fault], "skips": skips, "field": field}
    return [wire.spoil(*route, **given)]

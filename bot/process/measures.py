"""The figures of `/metrics`: those that are counted as things happen, and those that are read at each scrape.

What is read at a scrape is gone with its thing: a game that nobody plays any more leaves no line.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.about import VERSION
from bot.store.backups import Backups
from bot.store.migrate import steps

COUNTED = CollectorRegistry()
ProcessCollector(registry=COUNTED)
PlatformCollector(registry=COUNTED)
Info(
    "borsa", "The version that runs, and the newest database that it knows.", registry=COUNTED
).info({"version": VERSION, "database": str(max(steps()))})
ANSWERS = Histogram(
    "borsa_answer_seconds",
    "Seconds from the arrival of a press, a form or a command to the end of its answer.",
    registry=COUNTED,
    # Discord waits three seconds for the first sign of an answer.
    buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30),
)
REQUESTS = Counter(
    "borsa_requests",
    "Requests to Discord by route and by what came of them: done, limited, refused, failed or unanswered.",
    ("route", "result"),
    registry=COUNTED,
)
ERRORS = Counter("borsa_errors", "Lines of the log that tell of an error.", registry=COUNTED)
LAG = Histogram(
    "borsa_loop_lag_seconds",
    "Seconds by which something that was to be done each second came late.",
    registry=COUNTED,
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)


class Read(NamedTuple):
    """A figure that is read at each scrape."""

    about: str
    labels: tuple[str, ...] = ()
    counts: bool = False
    """Whether it only grows, until the process ends."""


READ = {
    "borsa_tables": Read("Tables by game and stage.", ("game", "stage")),
    "borsa_servers": Read("Servers in which the bot is."),
    "borsa_news_waiting": Read("News of tables that have not been told yet."),
    "borsa_shard_connected": Read("Whether the connection to Discord is there.", ("shard",)),
    "borsa_shard_latency_seconds": Read("Seconds of the last beat there and back.", ("shard",)),
    "borsa_passed_over": Read("What Discord sent and nobody could read.", ("kind",), counts=True),
    "borsa_thinking_waiting": Read("Questions that wait for a thinking process.", ("queue",)),
    "borsa_thinking_answers": Read(
        "Answers of thinking processes: given; failed, which they owed; late, after their table's"
        " patience; dropped, since the table had moved on.",
        ("result",),
        counts=True,
    ),
    "borsa_thinking_seconds": Read("Seconds of thinking about moves and advice.", counts=True),
    "borsa_database_sound": Read(
        "Whether the database is the bot's own still, and all of it was looked through without a fault."
    ),
    "borsa_database_bytes": Read("Size of the database and of its log.", ("file",)),
    "borsa_disk_free_bytes": Read("Free space where the database is."),
    "borsa_backups_well": Read("Whether backups can be written, and none is long overdue."),
    "borsa_backup_age_seconds": Read("Age of the newest scheduled backup."),
    "borsa_hub_connected": Read("Whether the hub of several parts is there."),
    "borsa_part_epoch": Read("How often the part has been taken over."),
    "borsa_part_lease_seconds": Read("Seconds for which the part is surely this process's."),
    "borsa_part_facts_behind": Read("Facts that some other part has not heard yet."),
    "borsa_part_log_ins_left": Read("Log-ins that all parts have left today."),
}


class Sample(NamedTuple):
    """A value of one of `READ`, with its labels in their order."""

    name: str
    value: float
    labels: tuple[str, ...] = ()


def thinking(told: Mapping[str, float]) -> Iterator[Sample]:
    """What the pool of thinking processes counts, by its own names."""
    for name, queue in (("waiting", "moves"), ("reviews", "reviews")):
        yield Sample("borsa_thinking_waiting", told[f"thinking_{name}"], (queue,))
    for name, result in (
        ("answered", "given"),
        ("failed", "failed"),
        ("late", "late"),
        ("dropped", "dropped"),
    ):
        yield Sample("borsa_thinking_answers", told[f"thinking_{name}"], (result,))
    yield Sample("borsa_thinking_seconds", told["thinking_seconds"])


def kept(backups: Backups, now: datetime) -> Iterator[Sample]:
    """The files: the database, its log, its backups, and the space that is left."""
    for name, path in (("database", backups.path), ("log", Path(f"{backups.path}-wal"))):
        if path.exists():
            yield Sample("borsa_database_bytes", path.stat().st_size, (name,))
    yield Sample("borsa_disk_free_bytes", shutil.disk_usage(backups.path.absolute().parent).free)
    yield Sample("borsa_backups_well", backups.are_well(now))
    if newest := backups.newest(now):
        yield Sample("borsa_backup_age_seconds", (now - newest).total_seconds())


class Scrape(Collector):
    """The samples of one scrape."""

    def __init__(self, samples: Iterable[Sample]) -> None:
        self._samples = list(samples)

    def collect(self) -> Iterator[Metric]:
        for name, read in READ.items():
            kind = CounterMetricFamily if read.counts else GaugeMetricFamily
            family = kind(name, read.about, labels=read.labels)
            for one in self._samples:
                if one.name == name:
                    family.add_metric(one.labels, one.value)
            if family.samples:
                yield family


def told(samples: Sequence[Sample]) -> bytes:
    """All figures in Prometheus's words."""
    scraped = CollectorRegistry()
    scraped.register(Scrape(samples))
    return generate_latest(COUNTED) + generate_latest(scraped)


async def feel_lag() -> None:
    """Note each second how late the loop is; it ends only when it is cancelled."""
    time = asyncio.get_running_loop().time
    while True:
        due = time() + 1
        await asyncio.sleep(1)
        LAG.observe(max(0.0, time() - due))

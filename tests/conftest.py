"""How all tests run: a busy machine is no failure, and the same test has the same cards.

Hypothesis does not look at the clock. Seeds of tables come from the test's name, so that a test that
fails once fails again; `BORSA_SEEDS=7 make test` tries other ones.
"""

from __future__ import annotations

import gc
import os
import secrets
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

# What a helper asserts is told as what a test asserts: both sides. Before any of them is imported.
pytest.register_assert_rewrite(
    *(f"tests.{one.stem}" for one in Path(__file__).parent.iterdir() if one.stem.isidentifier())
)

_GARBAGE = 50_000, 20, 50
"""As the bot has it."""

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_xdist_auto_num_workers() -> int | None:
    """Two more than there are cores: threads, processes and timeouts let a core wait one fifth of the time."""
    given = "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return None if given else (cores or 1) + 2


def pytest_sessionstart(session: pytest.Session) -> None:
    """A worker of the whole suite begins with a share of its own: in a fresh checkout each would compile all."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    first, step = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for path in sorted(Path("tests").rglob("test_*.py"))[first::step]:
        # What is wrong in a file is told where it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Half a million things stay to the end: to look through them for garbage takes a twentieth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, or a worker would be alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secrets in each run of a test."""
    drawn = Random(f"{os.environ.get('BORSA_SEEDS', '')} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_hex", lambda length: drawn.randbytes(length).hex())

"""How all tests run: a busy machine is no failure, and the same test has the same cards.

Hypothesis does not look at the clock. Seeds of tables come from the test's name, so that a test that
fails once fails again; `BORSA_SEEDS=7 make test` tries other ones.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

# What a helper asserts is told as what a test asserts: both sides. Before any of them is imported.
pytest.register_assert_rewrite(
    *(f"tests.{one.stem}" for one in Path(__file__).parent.iterdir() if one.stem.isidentifier())
)

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_xdist_auto_num_workers() -> int | None:
    """Two more than there are cores: threads, processes and timeouts let a core wait one fifth of the time."""
    given = "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return None if given else (cores or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, or a worker would be alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secrets in each run of a test."""
    drawn = Random(f"{os.environ.get('BORSA_SEEDS', '')} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_hex", lambda length: drawn.randbytes(length).hex())

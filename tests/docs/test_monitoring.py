"""Rules, dashboard and page name only figures that there are, and every one of them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.process.measures import COUNTED, READ, Sample, told

PAGE, FOLDER = Path("docs", "monitoring.md"), Path("docs", "monitoring")
NAMED = re.compile(r"\bborsa_\w+")
SAID = re.compile(r"^# HELP (\w+) (.+)$", re.MULTILINE)


def exposed() -> str:
    """All figures, each with a value."""
    return told([Sample(name, 1, one.labels) for name, one in READ.items()]).decode()


def names() -> set[str]:
    """What a query may name."""
    return {line.partition("{")[0].split()[0] for line in exposed().splitlines() if line[0] != "#"} | {
        f"{one.name}_{end}" for one in COUNTED.collect() if one.type == "histogram" for end in ("bucket", "count", "sum")
    } | {f"{one.name}_total" for one in COUNTED.collect() if one.type == "counter"}  # fmt: skip


def expressions() -> Iterator[str]:
    import yaml

    rules = yaml.safe_load((FOLDER / "alerts.yml").read_text("utf-8"))
    yield from (one["expr"] for group in rules["groups"] for one in group["rules"])
    board: dict[str, Any] = json.loads((FOLDER / "dashboard.json").read_text("utf-8"))
    yield from (one["expr"] for panel in board["panels"] for one in panel["targets"])


def test_rules_and_dashboard_ask_only_for_what_there_is() -> None:
    asked = {name for one in expressions() for name in NAMED.findall(one)}
    assert asked
    assert asked <= names()


def test_the_page_has_every_figure_and_no_other() -> None:
    rows = re.findall(r"^\| (`borsa_.+?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    listed = {name for row in rows for name in NAMED.findall(row)}
    families = {name for name in names() if not re.search(r"_(bucket|count|sum|created)$", name)}
    histograms = {one.name for one in COUNTED.collect() if one.type == "histogram"}
    own = {name for name in families | histograms if name.startswith("borsa_")}
    assert listed == own


def test_every_figure_is_explained_in_a_sentence() -> None:
    said = {name: text for name, text in SAID.findall(exposed()) if name.startswith("borsa_")}
    assert said
    assert [text for text in said.values() if not re.match(r"[A-Z].+\.$", text)] == []


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not installed")
def test_prometheus_takes_the_rules_and_the_figures() -> None:
    rules = subprocess.run(
        ["promtool", "check", "rules", FOLDER / "alerts.yml"],  # noqa: S607
        check=False,
        capture_output=True,
        text=True,
    )
    assert rules.returncode == 0, rules.stderr
    figures = subprocess.run(
        ["promtool", "check", "metrics"],  # noqa: S607
        check=False,
        capture_output=True,
        text=True,
        input=exposed(),
    )
    complaints = [line for line in figures.stderr.splitlines() if line.startswith("borsa_")]
    assert complaints == []

"""Commands of the developers that are not understood say what there is, and end with 2."""

from __future__ import annotations

import pytest

from games.simulate import main as simulate
from tests.bench.__main__ import main as bench


def test_a_bench_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["engin"]) == 2
    told = capsys.readouterr()
    assert "No such bench: engin." in told.err
    assert "engine" in told.err
    assert told.out == ""


def test_a_bench_without_figures_is_named_with_its_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bench(["rotated"]) == 2
    told = capsys.readouterr()
    assert "python -m tests.bench.rotated" in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["acquire", "--seats", "2", "--players", "sensible,clever"],
        ["acquire", "--seats", "9"],
        ["acquire", "--seats", "2", "--options", '{"colour": "red"}'],
        ["acquire", "--seats", "2", "--games", "0"],
    ],
)
def test_a_simulation_that_cannot_be_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(arguments) == 2
    assert capsys.readouterr().err

"""The corpus of planted faults still applies, and what plants them says what is wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import seats
from tests.bench import faults_caught
from tests.faults.planting import PLACE, Fault, UnplantableError, corpus, is_there, planted, read

OWN = "tests/faults/test_corpus.py::test_seats_go_round_clockwise"
RIGHT = Fault("games.core.seats:around", "first + step", "first - step", OWN)


def test_seats_go_round_clockwise() -> None:
    """Before it the faults below are planted."""
    assert seats.around(2, 4) == (2, 3, 0, 1)


def test_who_has_left_is_not_among_those_who_stay() -> None:
    assert seats.staying((False, True, False)) == (0, 2)


@pytest.mark.parametrize("file", sorted(PLACE.glob("*.toml")), ids=lambda file: file.stem)
def test_every_fault_applies_in_its_room_and_its_test_is_there(file: Path) -> None:
    for fault in read(file):
        assert fault.at.startswith(file.stem.replace("_", ".", 1))
        assert is_there(fault.test), fault.test
        with planted(fault):
            pass


def test_there_are_a_hundred_none_of_them_twice() -> None:
    faults = corpus()
    assert len({fault[:3] for fault in faults}) == len(faults) >= 100


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (RIGHT._replace(right="first + steps"), "has 0 times"),
        (RIGHT._replace(right="step"), "has 2 times"),
        (RIGHT._replace(wrong="(first + step)"), "changes nothing"),
        (RIGHT._replace(at="games.core.seats:about"), "there is no"),
        (RIGHT._replace(at="games.core.lost:around"), "there is no"),
        (RIGHT._replace(at="games.core.words:Seat"), "is no function"),
    ],
)
def test_a_fault_that_no_longer_applies_or_changes_nothing_is_named(
    fault: Fault, said: str
) -> None:
    with pytest.raises(UnplantableError, match=said), planted(fault):
        pass
    assert seats.around(2, 4) == (2, 3, 0, 1)


def test_the_bench_says_what_is_caught_what_survives_and_what_is_red_before() -> None:
    blind = "tests/faults/test_corpus.py::test_who_has_left_is_not_among_those_who_stay"
    gone = "tests/faults/test_corpus.py::test_nothing"
    caught, named = faults_caught.tried(
        [
            RIGHT,
            RIGHT._replace(test=blind),
            RIGHT._replace(right="x"),
            RIGHT._replace(test=gone),
        ]
    )
    assert caught == 1
    assert [line.split("  ")[0] for line in named] == [
        "SURVIVED",
        "DOES NOT APPLY",
        "NO SUCH TEST",
    ]

"""A finished game gone through once more, and what the process answers in between."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from games import GAMES
from games.core.record import Entry, Header, Undo, decode_action, encode
from games.core.transcript import Reading, read, write
from games.players import kinds, player_of, reviewing
from games.players.game import OPENED, play_game
from games.players.reviewing import POINTS, Review, review
from games.players.search import Swing
from games.players.thinking import ReviewWanted, ThinkingAnswer, answered, length_of, serve
from games.shark_room.actions import TakeCash

FEW = (2, 100)
"""Rollouts of a point, and for the moves that decided."""


def record(game: str, seed: str = "reviewed") -> bytes:
    rules = GAMES[game]
    header: Header[Any] = Header(game, rules.version, 3, rules.options_type(), seed, OPENED)
    played = play_game(rules, header, [player_of(rules, kinds(rules)[0])] * 3)
    return write(header, ["Anna", "Bruno", "Carla"], played.entries)


@cache
def reading(game: str) -> Reading:
    return read(record(game), GAMES)


@cache
def reviewed(game: str) -> Review:
    """Made once: it takes seconds."""
    return review(reading(game), FEW)


@pytest.mark.parametrize("game", ["acquire", "shark_room"])
def test_chances_go_from_the_start_to_the_result(game: str) -> None:
    played, found = reading(game), reviewed(game)
    numbers = [one.number for one in found.points]
    assert (numbers[0], numbers[-1]) == (0, len(played.entries))
    assert numbers == sorted(set(numbers))
    assert len(numbers) == min(POINTS, len(played.entries)) + 1
    for one in found.points:
        assert sum(chance for chance, _ in one.chances) == pytest.approx(1, abs=0.05)
    assert all(error > 0 for one in found.points[:-1] for _, error in one.chances)
    first = GAMES[game].outcome(played.tables[-1].state).places[0]  # type: ignore[union-attr]
    won = [seat for seat, (chance, _) in enumerate(found.points[-1].chances) if chance]
    assert sorted(won) == sorted(first)


def test_the_same_game_has_the_same_review() -> None:
    assert review(reading("shark_room"), FEW) == reviewed("shark_room")


def test_moves_that_decided_name_what_was_played_and_what_was_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Which ones decided is tried with the search; here it is how they are told."""
    played = reading("shark_room")
    number = next(at for at, one in enumerate(played.entries, 1) if one.seat is not None)
    entry = played.entries[number - 1]
    assert entry.seat is not None
    swing = Swing(number, entry.seat, entry.action, TakeCash(), 0.25, 0.125, 0.1)
    monkeypatch.setattr(reviewing, "decided", lambda *_: (swing,))
    asked = Mock(return_value=())
    monkeypatch.setattr(reviewing, "reasons", asked)
    (one,) = review(played, (1, 1)).swings
    assert asked.call_args.args[1] == played.tables[number - 1].state, "of the moment before"
    assert (one.number, one.seat, one.loss, one.error) == (number, entry.seat, 0.25, 0.125)
    assert decode_action(GAMES["shark_room"], bytes(one.played)) == entry.action
    assert decode_action(GAMES["shark_room"], bytes(one.better)) == TakeCash()


def test_moves_are_blamed_from_where_chances_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def decided(*given: Any) -> tuple[Swing, ...]:
        asked.append(given[-1])
        return ()

    monkeypatch.setattr(reviewing, "decided", decided)
    played = reading("shark_room")
    told = review(played, (1, 1)).points
    assert asked == [next(one.number for one in told if 3 * one.number >= len(played.entries))]
    assert asked[0] > 0


def test_what_was_taken_back_is_left_out() -> None:
    played = reading("shark_room")
    taken = played.entries[:20]
    undo = Entry(None, Undo(10), taken[-1].at)
    again = write(played.header, played.players, [*taken, undo])
    half = read(again, GAMES, unfinished=True)
    numbers = [one.number for one in review(half, (2, 60)).points]
    assert not set(range(11, 22)) & set(numbers)


def wanted(game: str, number: int) -> bytes:
    asked = ReviewWanted(number=number, game=game, version=GAMES[game].version, record=record(game))
    return encode(asked)


def test_a_review_comes_back_from_the_process_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "_budget", lambda *_: FEW)
    answer = answered(wanted("shark_room", 3))
    again = msgspec.json.decode(encode(answer), type=ThinkingAnswer)
    assert isinstance(again.review, Review)
    assert again == answer
    assert again.number == 3


def test_a_request_that_is_none_costs_no_other_one() -> None:
    said = BytesIO()
    asked = [b"nonsense", b'{"what":"move","number":5}']
    serve(BytesIO(b"".join(len(one).to_bytes(4, "big") + one for one in asked)), said)
    said.seek(0)
    answers = list[ThinkingAnswer]()
    while head := said.read(4):
        answers.append(msgspec.json.decode(said.read(length_of(head)), type=ThinkingAnswer))
    assert [one.number for one in answers] == [0, 5]
    assert all(one.failed for one in answers)

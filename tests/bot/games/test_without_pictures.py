"""An act that counted never answers that one should try again, whatever becomes of its picture.

A picture that cannot be drawn, or that Discord does not take, is left out: words and buttons are there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.inbound import outcomes
from bot.inbound.presses import lessons
from bot.inbound.presses import table as presses
from bot.outbound.drawing.pictures import Pictures
from games import GAMES
from tests.bot.games.calling import Calls
from tests.bot.games.playing import SHORT, opened
from tests.bot.games.stages import staged
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")
WRONG = ("went wrong", "ry again")

Fault = Callable[[pytest.MonkeyPatch], None]


def _undrawn(error: Exception) -> Fault:
    """Whatever draws fails; a board in words needs no drawing."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        async def worked(_pictures: Pictures, task: Callable[[], Any]) -> Any:
            if "Pictures.text" in task.__qualname__:
                return task()
            raise error

        patch.setattr(Pictures, "_work", worked)

    return fault


def _refused(status: int, code: int) -> Fault:
    """Discord takes no files."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        _on_files(patch, lambda: BackendError(status, code, "Request entity too large"))

    return fault


def _times_out(patch: pytest.MonkeyPatch) -> None:
    _on_files(patch, TimeoutError)


def _on_files(patch: pytest.MonkeyPatch, error: Callable[[], Exception]) -> None:
    check = router._check_faults

    def checked(backend: Any, method: str, path: str) -> None:
        body = backend.http_requests[-1].json or {}
        sent = body.get("data") or body
        if isinstance(sent, dict) and any(
            one.get("filename", "").endswith((".png", ".gif"))
            for one in sent.get("attachments") or ()
        ):
            raise error()
        check(backend, method, path)

    patch.setattr(router, "_check_faults", checked)
    patch.setattr(outcomes, "ANSWERED_AGAIN", ())
    patch.setattr(outcomes, "AGAIN", ())


FAULTS: dict[str, Fault] = {
    "raises": _undrawn(ValueError("no letters that high")),
    "hangs": _undrawn(TimeoutError()),
    "413": _refused(413, 40005),
    "a proxy's 413": _refused(413, 0),
    "400": _refused(400, 50035),
    "times out": _times_out,
}


@pytest.fixture(params=FAULTS)
def fault(request: pytest.FixtureRequest) -> Fault:
    return FAULTS[request.param]


async def test_a_move_by_the_hand_is_answered_in_words_and_buttons(
    house: House, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    fault(monkeypatch)
    hand = await house.press(who, "My hand")
    assert hand.seen.buttons
    assert not hand.seen.pictures
    label = next(one.label for one in hand.seen.buttons if ":act:" in one.custom_id)
    await house.press(who, label, hand.seen)
    assert (await game.sight()).table.number == 1
    assert not any(wrong in hand.seen.text for wrong in WRONG)
    assert "plays" in hand.seen.text
    board = house.with_button(who, "My hand")
    assert not board.pictures
    assert who.title() in board.text


@pytest.mark.parametrize(("number", "fault"), list(enumerate(FAULTS.values())), ids=list(FAULTS))
async def test_no_command_breaks_for_want_of_a_picture(
    house: House, number: int, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands, boards, pages, prices, results, replays, lessons, profiles: of each game with another fault,
    each fault in the midst of a game or at its end; what all games share is dealt among the stages.
    """
    game = sorted(GAMES)[number % len(GAMES)]
    stage = ("middle", "ended")[number % 2]
    place = (await staged(house, GAMES[game], PEOPLE, (stage,)))[stage].place
    calls = Calls(house, monkeypatch, number)
    fault(monkeypatch)
    for at, (command, leaf) in enumerate(calls.leaves("giulia", place).items()):
        shared = at % 3 == number // 2 or command == "table info"
        if calls.is_of(command, game) or (shared and not calls.is_of_a_game(command)):
            await calls.suited("giulia", command, leaf, place)
    assert calls.broken == []
    told = "\n".join(one.text for one in house.messages(place=place))
    assert stage == "middle" or "Fairness check" in told


async def test_a_lesson_goes_on_in_words(
    house: House, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    seen = (await house.slash("giulia", "learn", house.channel, game="acquire")).seen
    for _ in range(4):
        assert not seen.pictures
        label = next(label for label in seen.open if label != "All lessons")
        await house.press("giulia", label, seen)
        assert not any(wrong in seen.text for wrong in WRONG)


async def test_a_result_and_a_shelf_come_in_words(
    house: House, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    shelf = await house.slash("giulia", "play", house.channel)
    assert "Acquire" in shelf.seen.open
    game = await opened(house, SHORT)
    while await game.asked() is not None:
        await game.step()
    last = house.messages()[-1]
    assert "Rematch" in last.open
    assert not last.pictures
    assert "Giulia" in last.text


async def test_what_breaks_after_a_press_in_a_lesson_says_that_it_counted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also between two scenes; what breaks before anything is saved is to be tried again."""
    seen = (await house.slash("giulia", "learn", house.channel, game="acquire")).seen

    def broken(*_facts: object) -> None:
        raise ValueError("whatever it is")

    for label, way in (("3b", ":act:"), ("Next", ":learn:next")):
        assert way in seen.button(label).custom_id
        with monkeypatch.context() as patch:
            patch.setattr(lessons, "lesson_sheet", broken)
            reply = await house.press("giulia", label, seen)
            assert "What you did counts, so" in reply.text
            assert "ry again" in (await house.slash("giulia", "learn", game="acquire")).text
        seen = (await house.slash("giulia", "learn", house.channel, game="acquire")).seen
    assert "2 of" in seen.text


async def test_what_breaks_after_an_act_says_that_it_counted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    hand = await house.press(who, "My hand")

    async def broken(*_facts: object) -> None:
        raise ValueError("whatever it is")

    monkeypatch.setattr(presses, "_show_done", broken)
    label = next(one.label for one in hand.seen.buttons if ":act:" in one.custom_id)
    reply = await house.press(who, label, hand.seen)
    assert (await game.sight()).table.number == 1
    assert "What you did counts, so" in reply.text
    again = await house.press(who, label, hand.seen)
    assert "What you did counts" not in again.text

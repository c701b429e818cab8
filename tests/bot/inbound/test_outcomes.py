"""Answers to presses that Discord does not take at once: what was done counts, and is told in the end."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.inbound import guarded, outcomes
from bot.inbound.outcomes import persistently, was_taken
from bot.outbound.sending.codes import CODES
from tests.virtual_time import at_once

NOT_NOW = tuple(code for code, kind in CODES.items() if kind == "outage")
STATUSES = {10008: 404, 10015: 404, 10062: 404, 50027: 401, 40060: 400}


def refusal(code: int, status: int = 0, **body: Any) -> discord.HTTPException:
    told: Any = SimpleNamespace(status=status or STATUSES.get(code, 403), reason="no")
    kind = discord.DiscordServerError if told.status >= 500 else discord.HTTPException
    return kind(told, {"code": code, "message": "no", **body})


class Discord:
    """Answers with these errors, one after the other, and then takes everything."""

    def __init__(self, *errors: BaseException) -> None:
        self.errors = list(errors)
        self.asked = 0

    async def __call__(self) -> None:
        self.asked += 1
        if self.errors:
            raise self.errors.pop(0)


@pytest.mark.parametrize("code", NOT_NOW)
def test_what_discord_does_not_take_just_now_is_tried_again_and_then_done_all_the_same(
    code: int,
) -> None:
    async def tried() -> None:
        once = Discord(refusal(code))
        assert await was_taken(once)
        assert once.asked == 2
        assert not await was_taken(Discord(*[refusal(code)] * 9))
        later = Discord(refusal(code), refusal(code))
        await persistently(later)
        assert later.asked == 3

    at_once(tried())


def test_a_limit_without_a_length_is_tried_again_and_an_answer_without_a_field_is_an_answer() -> (
    None
):
    async def tried() -> None:
        for answer in (was_taken, persistently):
            limited, bare = Discord(KeyError("retry_after")), Discord(KeyError("id"))
            await answer(limited)
            assert limited.asked == 2
            await answer(bare)
            assert bare.asked == 1

    at_once(tried())


@pytest.mark.parametrize("code", [10008, 10015])
def test_a_message_that_discord_does_not_know_yet_is_edited_a_little_later(code: int) -> None:
    async def tried() -> None:
        later, instead = Discord(refusal(code)), Discord()
        await persistently(later, instead)
        assert (later.asked, instead.asked) == (2, 0)
        gone = Discord(*[refusal(code)] * 9)
        await persistently(gone, instead)
        assert (gone.asked, instead.asked) == (1 + len(outcomes.ANSWERED_AGAIN), 1)

    at_once(tried())


def test_a_press_that_somebody_else_has_answered_is_theirs() -> None:
    """But "answered before" is mostly said of one's own request, of which no answer came."""

    async def tried() -> None:
        with pytest.raises(discord.HTTPException):
            await was_taken(Discord(refusal(40060)))
        assert not await was_taken(Discord(refusal(40333), refusal(40060)))

    at_once(tried())


@pytest.mark.parametrize("code", [10062, 50027, 50013])
def test_what_discord_refuses_for_good_is_not_tried_again(code: int) -> None:
    async def tried() -> None:
        for answer in (was_taken, persistently):
            asked = Discord(refusal(code))
            with pytest.raises(discord.HTTPException):
                await answer(asked)
            assert asked.asked == 1

    at_once(tried())


def test_a_limit_of_an_hour_holds_no_act_up() -> None:
    async def tried() -> None:
        async def never() -> None:
            await asyncio.sleep(3600)

        assert not await was_taken(never)
        with pytest.raises(TimeoutError):
            await persistently(never)

    at_once(tried())


def test_a_press_that_is_delivered_twice_is_served_once_as_long_as_it_can_be_answered() -> None:
    served, now = list[Any](), 0.0
    once = guarded.Unrepeated(served.append, lambda: now)
    for number in ("1", "2", "1"):
        once({"id": number})
    assert [one["id"] for one in served] == ["1", "2"]
    now = guarded.REMEMBERED + 1
    once({"id": "3"})
    assert list(once._came) == ["3"]

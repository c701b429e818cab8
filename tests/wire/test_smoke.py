"""The smoke command on the wire: every step is tried, and what fails is named."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from bot.outbound.sending import smoke
from render import ruler
from tests.wire import objects
from tests.wire.discord_wire import Wire

ALL = [
    "find the channel",
    "send a picture of each shape",
    "send a plain message",
    "send a picture with a button",
    "defer",
    "edit with a new file after deferring",
    "answer in private",
    "take the button off and keep the picture",
    "open a thread, write in it, delete it",
    *["delete the message"] * 4,
]


async def tried(wire: Wire, told: list[str], *, pressed: bool = True) -> bool:
    """Whether all went well; somebody presses the button when they are told to."""
    patience = 20 if pressed else 0.1
    run = asyncio.create_task(smoke.run("a-token", objects.CHANNEL, patience, told.append))
    if pressed:
        await wire.until(lambda: run.done() or any("press [Go on]" in line for line in told))
        if not run.done():
            who = objects.member(objects.OWNER + 1, "Giulia")
            data = {"custom_id": smoke.PRESS, "component_type": 2}
            _, body = wire.button(smoke.PRESS)
            message = objects.message(next(objects.ids), objects.CHANNEL, body)
            await wire.ask(3, data, who, objects.CHANNEL, message=message)
    return await _within(run)


async def _within(run: Awaitable[bool]) -> bool:
    return await asyncio.wait_for(run, 20)


def steps(told: list[str], sign: str) -> list[str]:
    return [line[8:].partition(":")[0] for line in told if line.startswith(sign)]


async def test_on_a_discord_that_takes_everything_all_steps_are_ok(wire: Wire) -> None:
    told: list[str] = []
    assert await tried(wire, told)
    assert steps(told, "ok") == ALL


async def test_a_host_is_asked_how_tall_both_shapes_show(wire: Wire) -> None:
    """No program can know what a client does with a picture."""
    told: list[str] = []
    assert await tried(wire, told)
    asked = [line.strip() for line in told if line.startswith("        ")]
    assert asked[: len(smoke.LOOK)] == list(smoke.LOOK)
    assert asked[len(smoke.LOOK) :][: len(smoke.PUSH)] == list(smoke.PUSH)
    assert [ruler.draw(height).image.size for height in ruler.SHAPES] == [
        (1200, 1080),
        (1200, 1680),
    ]


async def test_what_discord_refuses_is_named_and_the_rest_goes_on(wire: Wire) -> None:
    """A new file in an edit after a deferral (discord-api-docs#7529)."""
    wire.refuse("PATCH", r"/webhooks/", 400, message="Invalid Form Body", code=50035)
    told: list[str] = []
    assert not await tried(wire, told)
    assert steps(told, "FAILED") == ["edit with a new file after deferring"]
    assert steps(told, "ok") == [one for one in ALL if not one.startswith("edit")]


async def test_without_a_press_what_needs_one_is_said_to_be_untried(wire: Wire) -> None:
    told: list[str] = []
    assert not await tried(wire, told, pressed=False)
    assert steps(told, "FAILED") == ["be pressed"]


async def test_a_channel_that_is_not_there_ends_it(wire: Wire) -> None:
    wire.refuse("GET", r"/channels/", 404, message="Unknown Channel", code=10003)
    told: list[str] = []
    assert not await tried(wire, told)
    assert steps(told, "FAILED") == ["find the channel"]
    assert len(told) == 1

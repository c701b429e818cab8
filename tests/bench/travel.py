"""How far one move travels: the files that run from a press to the commit, and the switches between
them.

A tile is played by its button, through the door, on the offline Discord. Each call of a function of
`bot/` or `games/` is a step, on the loop's thread and on the store's; a switch is a step in another
file than the step before. No steps are: what libraries do in between, the ways back out of functions
(so a coroutine or generator counts where it begins, not where it goes on), comprehensions, which are
part of their function, and what the loop serves meanwhile in tasks that have nothing to do with the
press.

"Before it is saved" is all that runs until the store's thread begins its transaction, the game's own
rules included. "Within bot/" leaves the game's rules out, and takes the transaction in.

    python -m tests.bench.travel

prints the files in order, with the functions that run there, then the calls upwards, and last how many
switches there are before it is saved.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from threading import get_ident
from types import FrameType
from typing import Any

import msgspec
import pytest

from bot.store import batch
from games.acquire.actions import PlayTile
from games.core.codes import code
from tests.architecture.test_layers import floor_of, room_of
from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.seen import Seen
from tests.bot.sim import House

Figure = tuple[str, str, str, str]

ROOT = Path(__file__).resolve().parents[2]
COMPREHENSIONS = {"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>"}
AROUND = {"bot/inbound/guarded.py", "bot/inbound/folded.py"}
"""What stands around the library, or is called by it."""
FAR = 48
"""Switches, at most: who reads along has to keep that many turns of the way apart."""
WARM = 3
"""Moves before the one that is counted: by then nothing is done for the first time."""


class Step(msgspec.Struct, frozen=True):
    """A call: the file and the function, and the file of ours that called; "" for a library."""

    file: str
    function: str
    caller: str
    thread: int


class Route:
    """Notes steps while it is open; it closes when the transaction that saves an entry is done."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.open = False
        self._task: asyncio.Task[Any] | None = None
        """The task that serves the press."""
        # The frames are kept, or a later one could have the number of one that is gone.
        self._entered: dict[int, FrameType] = {}
        self._loop = get_ident()

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        """For `sys.setprofile`."""
        file, function = _ours(frame), frame.f_code.co_name
        if not self.open or not file:
            return
        if event == "call" and self._is_step(frame, file):
            self._entered[id(frame)] = frame
            self.steps.append(Step(file, function, _caller(frame), get_ident()))
        elif event == "return" and frame.f_code is batch.transactions.__code__:
            self.open = not any(step.function == "append" for step in self.steps)

    def _is_step(self, frame: FrameType, file: str) -> bool:
        # The library serves the press in a task of its own.
        if file in AROUND or id(frame) in self._entered or frame.f_code.co_name in COMPREHENSIONS:
            return False
        if get_ident() != self._loop:
            return True
        self._task = self._task or asyncio.current_task()
        # The store saves in a task of its own, for all who wait.
        return asyncio.current_task() == self._task or file.startswith("bot/store/")


def main() -> list[Figure]:
    """What, measured, wanted, a peer's."""
    steps = travelled()
    before, bot = before_saving(steps), _of_the_bot(steps)
    return [
        ("one move, before it is saved: files", _files(before), "", ""),
        ("one move, before it is saved: switches", str(switches(before)), str(FAR), ""),
        ("one move, within bot/, until it is saved: files", _files(bot), "", ""),
        ("one move, within bot/, until it is saved: switches", str(switches(bot)), str(FAR), ""),
        ("calls of a room above, by what it handed down", str(len(_upwards(steps))), "", ""),
    ]


@cache
def travelled() -> tuple[Step, ...]:
    """The steps of one press, in order: the same in each run."""
    return tuple(asyncio.run(_travelled()))


async def _travelled() -> list[Step]:
    route = Route()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        house = House(Path(folder), patch)
        await house.open()
        who, label, hand = await _before_a_tile(await opened(house, SHORT))
        await _profile(house, route.profile)
        route.open = True
        await house.press(who, label, hand)
        await _profile(house, None)
        await house.close()
    return route.steps


async def _before_a_tile(game: Game) -> tuple[str, str, Seen]:
    """Who is asked for a tile, and the button of the hand that plays it."""
    moves = 0
    while moves < WARM or not isinstance(await game.plan(await game.mover()), PlayTile):
        await game.step()
        moves += 1
    who = await game.mover()
    hand = (await game.house.press(who, "My hand")).seen
    deed = code(await game.plan(who))
    label = next(one.label for one in hand.buttons if one.custom_id.endswith(f":act:{deed}"))
    return who, label, hand


async def _profile(house: House, profile: Any) -> None:
    """On this thread, and on the two of the store."""
    await house.app.store.write(lambda _link: sys.setprofile(profile))
    await house.app.store.read(lambda _link: sys.setprofile(profile))
    sys.setprofile(profile)


def _ours(frame: FrameType) -> str:
    """The file, if it is of `bot/` or `games/`; else nothing."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(ROOT):
        return ""
    own = path.relative_to(ROOT)
    return own.as_posix() if own.parts[0] in {"bot", "games"} else ""


def _caller(frame: FrameType) -> str:
    back = frame.f_back
    while back is not None and not _ours(back):
        back = back.f_back
    return "" if back is None else _ours(back)


def switches(steps: Sequence[Step]) -> int:
    return sum(one.file != following.file for one, following in pairwise(steps))


def _files(steps: Sequence[Step]) -> str:
    return str(len({step.file for step in steps}))


def before_saving(steps: Sequence[Step]) -> list[Step]:
    return [step for step in steps if step.thread == get_ident()]


def _of_the_bot(steps: Sequence[Step]) -> list[Step]:
    return [step for step in steps if step.file.startswith("bot/")]


def _upwards(steps: Sequence[Step]) -> set[str]:
    """Calls of a room above the caller's: not imported there, but handed to it."""
    return {
        f"{step.caller} -> {step.file}"
        for step in _of_the_bot(steps)
        if step.caller.startswith("bot/") and _floor(step.caller) < _floor(step.file)
    }


def _floor(file: str) -> int:
    return floor_of(room_of(file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")))


def told(steps: Sequence[Step]) -> str:
    runs = groupby(steps, key=lambda step: step.file)
    way = [f"{file}: {_functions(list(run))}" for file, run in runs]
    many = switches(before_saving(steps))
    count = f"{many} switches before it is saved, {FAR} at most"
    return "\n".join([*way, *sorted(_upwards(steps)), count])


def _functions(run: list[Step]) -> str:
    return ", ".join(dict.fromkeys(step.function for step in run))


if __name__ == "__main__":
    print(told(travelled()))

"""Films: drawn in a process of their own, the same as by the thread, and small enough for a phone."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.keeping import beside
from bot.outbound.drawing.filming import filmed
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.contract import Waiting
from render import film
from render.film import MOST, encode
from render.scene import Scene
from render.shelf import DRAWERS
from tests.contract.host import played


def scenes_of(game: str, seed: int = 3) -> list[Scene]:
    rules = GAMES[game]
    host = played(rules, seed)
    names = [f"Player {seat}" for seat in range(host.head.seats)]
    words = Catalogue(strict=True).words("it", rules, names).plain
    return [
        Scene(
            rules.view(one.state, None),
            Waiting((), ()),
            words,
            tuple(names),
            1,
            game=game,
            outcome=one.outcome,
        )
        for one in host.tables
    ]


@pytest.mark.parametrize("game", ["acquire", "shark_room"])
async def test_another_process_draws_the_same_film(game: str) -> None:
    scenes = scenes_of(game)[::5]
    made = await filmed(game, scenes)
    assert made == DRAWERS[game].replay(scenes)
    assert len(made) < MOST


async def test_a_film_that_cannot_be_drawn_is_told_and_leaves_no_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = []
    start = beside.started

    async def noted(module: str) -> asyncio.subprocess.Process:
        begun.append(await start(module, stderr=asyncio.subprocess.DEVNULL))
        return begun[-1]

    monkeypatch.setattr(beside, "started", noted)
    with pytest.raises(beside.BesideError):
        await filmed("no-such-game", scenes_of("acquire")[:1])
    assert [one.returncode for one in begun] == [1]


def test_of_a_film_that_is_too_large_every_second_frame_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last one stays, and what is left is a film."""
    monkeypatch.setattr(film, "MOST", 3_000)
    shades = [Image.effect_noise((40, 40), 90 + one).convert("P") for one in range(8)]
    with Image.open(BytesIO(encode(shades, 900))) as shown:
        count = getattr(shown, "n_frames", 1)
        assert count == 2
        shown.seek(count - 1)
        assert shown.convert("RGB").tobytes() == shades[-1].convert("RGB").tobytes()


def test_frames_that_leave_clear_what_is_the_same_are_the_boards() -> None:
    """Played one over the other, each is what was drawn."""
    scenes = scenes_of("acquire")
    frames = [
        film.frame(one.image, one.palette) for one in map(DRAWERS["acquire"].board, scenes[::9])
    ]
    with Image.open(BytesIO(encode(frames, 900))) as shown:
        shades = [one.convert("RGB").tobytes() for one in frames]
        assert getattr(shown, "n_frames", 1) == len(shades)
        for number, one in enumerate(shades):
            shown.seek(number)
            assert shown.convert("RGB").tobytes() == one

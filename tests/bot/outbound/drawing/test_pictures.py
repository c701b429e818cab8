"""Pictures: drawn once, beside the event loop, and only from what the viewer may know."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.engine.views.sight import Sight
from bot.outbound.drawing.pictures import Pictures
from bot.words.catalogue import Catalogue
from games import GAMES
from render.scene import History, Picture, Scene
from tests.bot.outbound.arrange import PIXEL, World, pixel


class Slow:
    """A drawer that may wait for the loop, and remembers what it was given."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.threads: set[str] = set()
        self.waited: list[bool] = []
        """Whether the loop called meanwhile."""
        self.called = threading.Event()
        self.called.set()

    def board(self, scene: Scene) -> Picture:
        self.scenes.append(scene)
        self.threads.add(threading.current_thread().name)
        self.waited.append(self.called.wait(5))
        return pixel()

    def final(self, scene: Scene, history: History) -> Picture:
        raise ValueError("no final today")

    def replay(self, scenes: Sequence[Scene]) -> bytes:
        self.scenes.extend(scenes)
        return b"GIF89a"


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def pictures(slow: Slow) -> Iterator[Pictures]:
    drawer = replace(PIXEL, board=slow.board, final=slow.final, replay=slow.replay)
    pictures = Pictures(Catalogue(strict=True), dict.fromkeys(GAMES, drawer), kept=4)
    yield pictures
    pictures.close()


async def sight_of(world: World, name: str | None = None) -> Sight:
    table = await world.start("Giulia", "Marco")
    return await world.tables.sight(table, world.people[name].id if name else None)


async def test_the_same_picture_is_drawn_once_though_many_ask(
    world: World, pictures: Pictures, slow: Slow
) -> None:
    sight = await sight_of(world)
    words = world.context.words(sight)
    drawn = await asyncio.gather(*(pictures.board(sight, words) for _ in range(5)))
    assert len(slow.scenes) == 1
    assert len({one.data for one in drawn}) == 1
    assert drawn[0].data.startswith(b"\x89PNG")


async def test_viewers_languages_and_entries_have_their_own(
    world: World, pictures: Pictures, slow: Slow
) -> None:
    public = await sight_of(world)
    table = public.table.id
    own = await world.tables.sight(table, world.people["Giulia"].id)
    for sight, language in ((public, "en"), (own, "en"), (public, "it")):
        await pictures.board(sight, world.context.words(sight, language))
    await world.act(table)
    moved = await world.tables.sight(table)
    await pictures.board(moved, world.context.words(moved))
    assert len(slow.scenes) == 4


async def test_a_spectators_scene_has_no_secret_and_names_without_markup(
    world: World, pictures: Pictures, slow: Slow
) -> None:
    sight = await sight_of(world)
    await pictures.board(sight, world.context.words(sight))
    (scene,) = slow.scenes
    assert scene.view.me is None
    assert scene.view.rack == ()
    assert scene.words.player(0) == sight.names[0]


async def test_words_only_are_whole_and_wait_for_no_picture(
    world: World, pictures: Pictures, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is drawn for somebody who wants words, and they come while another picture takes 20 s."""
    sight = await sight_of(world)
    words = world.context.words(sight)
    slow.called.clear()
    drawing = asyncio.ensure_future(pictures.board(sight, words))
    drawn = await pictures.wished("only").board(sight, words)
    assert (drawn.data, "Board of table" in drawn.alt) == (b"", True)
    assert not drawing.done()
    slow.called.set()
    await drawing
    both = await pictures.wished("too").board(sight, words)
    assert both.data and both.alt
    assert [scene.whole for scene in slow.scenes] == [False, True]


async def test_a_picture_that_hangs_is_told_in_words_and_the_next_one_is_drawn(
    world: World, pictures: Pictures, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is waited for as long as anybody waits, and no other picture waits behind it."""
    sight = await sight_of(world)
    words = world.context.words(sight)
    monkeypatch.setattr("bot.outbound.drawing.pictures.PATIENCE", 0.05)
    slow.called.clear()
    drawn = await pictures.board(sight, words)
    slow.called.set()
    assert (drawn.data, "Board of table" in drawn.alt) == (b"", True)
    monkeypatch.undo()
    assert (await pictures.board(sight, words)).data


async def test_the_event_loop_goes_on_while_a_picture_is_drawn(
    world: World, pictures: Pictures, slow: Slow
) -> None:
    """The loop calls while it is drawn, and the drawing is over only then."""
    sight = await sight_of(world)
    slow.called.clear()
    asyncio.get_running_loop().call_later(0.01, slow.called.set)
    await pictures.board(sight, world.context.words(sight))
    assert slow.waited == [True]
    assert all(name.startswith("pictures") for name in slow.threads)


async def test_the_oldest_pictures_are_forgotten(
    world: World, pictures: Pictures, slow: Slow
) -> None:
    sight = await sight_of(world)
    for _ in range(6):
        await pictures.board(sight, world.context.words(sight))
        await world.act(sight.table.id)
        sight = await world.tables.sight(sight.table.id)
    assert len(pictures._drawn) == 4


async def test_a_picture_that_fails_is_told_in_words(world: World, pictures: Pictures) -> None:
    sight = await sight_of(world)
    words = world.context.words(sight)
    for _ in range(2):
        made = await pictures.final(sight, (), words)
        drawn, alt = made.data, made.alt
        assert not drawn
        assert alt.startswith("Result of table")
    assert (await pictures.board(sight, words)).alt


async def test_hand_prices_and_text_are_drawn_too(world: World, pictures: Pictures) -> None:
    own = await sight_of(world, "Giulia")
    words = world.context.words(own)
    alt = (await pictures.hand(own, words)).alt
    assert alt == f"Hand of {own.viewer}"
    prices = await pictures.prices(own.rules, "it")
    drawn, alt = prices.data, prices.alt
    assert drawn.startswith(b"\x89PNG")
    assert alt == "Prices"
    assert "Board of table" in await pictures.text(own, words)

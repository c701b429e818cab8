"""Pictures of tables, drawn by one worker thread and kept while they may be asked for again.

Two threads would hold up the event loop, since they pass the interpreter lock to and fro. A
viewer's picture is drawn from their sight, which holds no secrets of others; the public board is
drawn from a spectator's.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import partial
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from bot.engine.keeping import arrivals
from bot.engine.table.names import heard
from bot.engine.views.sight import Point, Sight
from bot.outbound.drawing.analysis import chart_of
from bot.outbound.drawing.filming import filmed
from bot.outbound.drawing.warming import first_pictures
from bot.store.rows import PictureWish
from bot.ui.limits import ALT, shortened
from bot.ui.sheet import Drawn
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.contract import AnyRules, Outcome, Waiting
from games.core.words import Seat
from games.players.reviewing import Review
from render import chances, names
from render.community import CommunityPage, alt, draw, shelf
from render.pieces import pieces
from render.png import encode
from render.scene import LONGEST_ALT, Drawer, History, Picture, Scene, Words
from render.shelf import DRAWERS

log = structlog.get_logger()

KEPT = 256
"""Maximum pictures remembered: some 15 MB."""

Panels = frozenset[str] | None
"""The panels of a piece that are told; None: all."""
Tell = Callable[[Panels], str]
Beside = Callable[[], Awaitable[bytes]]

PATIENCE, FILM = 20.0, 120.0
"""Seconds for which a picture is waited for, and for a film, whose process stands back for everybody."""

PAUSE = 0.01
"""Seconds between two bits of the first pictures."""
END = object()
"""After the last bit of the first pictures."""

T = TypeVar("T")
Key = tuple[object, ...]


class Workers:
    """The threads of all pictures, however they are wished."""

    def __init__(self) -> None:
        self.drawing, self.telling = _thread("pictures"), _thread("words")


class Pictures:
    """Draws pictures and remembers them. Close it when the bot stops."""

    def __init__(
        self,
        catalogue: Catalogue,
        drawers: Mapping[str, Drawer] = DRAWERS,
        kept: int = KEPT,
    ) -> None:
        self._catalogue = catalogue
        self._drawers = drawers
        self._workers, self._filming = Workers(), asyncio.Lock()
        self._kept = kept
        self._drawn: OrderedDict[Key, asyncio.Future[Drawn]] = OrderedDict()
        self._wish: PictureWish = "yes"

    def wished(self, wish: PictureWish) -> Pictures:
        """The same for somebody who wants them so. With `only` nothing is drawn, and all is told."""
        made = copy(self)
        made._wish = wish  # noqa: SLF001
        return made

    @property
    def _is_whole(self) -> bool:
        return self._wish != "yes"

    def _scene_of(self, sight: Sight, words: GameWords) -> Scene:
        return replace(scene_of(sight, words.plain), whole=self._is_whole)

    async def board(self, sight: Sight, words: GameWords) -> Drawn:
        """The board as the sight's viewer may see it; PNG."""
        scene, drawer = self._scene_of(sight, words), self._drawers[sight.rules.key]
        return await self._once(
            _key("board", sight, words),
            lambda: drawer.board(scene),
            lambda panels: _with_computers(drawer.alt, replace(scene, panels=panels)),
        )

    async def hand(self, sight: Sight, words: GameWords) -> Drawn:
        """What the sight's viewer holds and can do; PNG, for that viewer only."""
        scene, drawer = self._scene_of(sight, words), self._drawers[sight.rules.key]
        return await self._once(
            _key("hand", sight, words),
            lambda: drawer.hand(scene),
            lambda panels: drawer.alt_hand(_heard(scene, panels)),
        )

    async def page(self, sight: Sight, key: str, words: GameWords) -> Drawn:
        """One of the rules' pages as the sight's viewer may see it; PNG."""
        scene, drawer = self._scene_of(sight, words), self._drawers[sight.rules.key]
        return await self._once(
            _key(f"page {key}", sight, words),
            lambda: drawer.page(scene, key),
            lambda panels: drawer.alt_page(_heard(scene, panels), key),
        )

    async def final(self, sight: Sight, points: Sequence[Point], words: GameWords) -> Drawn:
        """The scoring sheet and the chart of a finished game, from its points; PNG."""
        scene, drawer = self._scene_of(sight, words), self._drawers[sight.rules.key]
        history = history_of(points, drawer.milestones)
        return await self._once(
            _key("final", sight, words),
            lambda: drawer.final(scene, history),
            lambda panels: drawer.alt_final(_heard(scene, panels), history),
        )

    async def replay(self, sight: Sight, points: Sequence[Point], words: GameWords) -> Drawn:
        """A finished game as an animated picture; GIF.

        It takes some seconds, in which boards are drawn beside it.
        """
        game, now = sight.rules.key, self._scene_of(sight, words)
        drawer = self._drawers[game]
        scenes = [_scene_at(point, words.plain, sight) for point in points]
        return await self._once(
            _key("replay", sight, words),
            lambda: drawer.replay(scenes),
            lambda _: drawer.alt_replay(_heard(now), len(points)),
            # Another process knows those of the shelf.
            partial(filmed, game, scenes) if drawer is DRAWERS.get(game) else None,
        )

    async def step(self, sight: Sight, point: Point, words: GameWords) -> Drawn:
        """One moment of a finished game; PNG."""
        drawer = self._drawers[sight.rules.key]
        scene = replace(_scene_at(point, words.plain, sight), whole=self._is_whole)
        return await self._once(
            (*_key("step", sight, words), point.number),
            lambda: drawer.board(scene),
            lambda panels: _with_computers(drawer.alt, replace(scene, panels=panels)),
        )

    async def analysis(
        self, sight: Sight, review: Review, points: Sequence[Point], words: GameWords
    ) -> Drawn:
        """Each player's chances over a finished game, and the moves that decided; PNG."""
        milestones = self._drawers[sight.rules.key].milestones
        called = names.everybody(scene_of(sight, words.plain))
        chart = chart_of(sight, review, points, words, milestones, called)
        return await self._once(
            ("analysis", chart),
            lambda: chances.draw(chart),
            lambda panels: chances.alt(chart, panels, is_whole=self._is_whole),
        )

    async def prices(self, rules: AnyRules, language: str) -> Drawn:
        """The printed price table of a game; PNG."""
        drawer = self._drawers[rules.key]
        words = self._catalogue.words(language, rules).plain
        key = ("prices", rules.key, words.language)
        return await self._once(
            key,
            lambda: drawer.prices(words),
            lambda panels: drawer.alt_prices(words.heard, *([] if panels is None else [panels])),
        )

    async def community(self, page: CommunityPage) -> Drawn:
        """A page about more than a table; PNG."""
        return await self._once(
            ("community", page),
            lambda: draw(page),
            lambda panels: alt(page, panels, is_whole=self._is_whole),
        )

    async def shelf(self, games: Mapping[str, AnyRules], language: str) -> Drawn:
        """The games to choose from; PNG. Those that nobody has drawn are left out."""
        words = {
            key: self._catalogue.words(language, rules).plain
            for key, rules in games.items()
            if key in DRAWERS
        }
        stock = shelf.stocked(words, tuple(words))
        return await self._once(
            ("shelf", stock), lambda: shelf.encoded(stock), lambda _: shelf.alt(stock)
        )

    async def text(self, sight: Sight, words: GameWords) -> str:
        """The whole board in words, for those who cannot see pictures."""
        scene, drawer = self._scene_of(sight, words), self._drawers[sight.rules.key]
        return await self._tell(lambda: _with_computers(drawer.text, scene))

    async def warm_up(self, games: Iterable[AnyRules], language: str) -> None:
        """Draw the first pictures of each game, so that nobody waits for them."""
        for rules in games:
            try:
                bits = await self._work(partial(self._first, rules, language))
                while await self._bit(bits):
                    pass
            except Exception:
                # Nobody waits for these; people who need such a picture are told where they ask for it.
                log.exception("first pictures not drawn", game=rules.key)

    def _first(self, rules: AnyRules, language: str) -> Iterator[object]:
        return first_pictures(rules, self._drawers[rules.key], self._catalogue, language)

    async def _bit(self, bits: Iterator[object]) -> bool:
        """Work on the next bit; False if there is none."""
        worked = await self._work(partial(next, bits, END)) is not END
        # Presses come in between: the thread holds the interpreter while it draws.
        await asyncio.sleep(PAUSE)
        return worked

    def close(self) -> None:
        for worker in (self._workers.drawing, self._workers.telling):
            worker.shutdown(wait=False, cancel_futures=True)

    async def _once(
        self,
        key: Key,
        draw: Callable[[], Picture | bytes],
        tell: Tell,
        beside: Beside | None = None,
    ) -> Drawn:
        """The picture, drawn once: all who ask for it meanwhile wait for the same one.

        What it is a picture of has happened, so a picture that fails breaks nothing: it is left out.
        `beside` draws it elsewhere than in the thread of all others.
        """
        # The act is done by now; others at the table need not wait until its picture is drawn.
        arrivals.passed()
        if self._wish == "only":
            return Drawn(((b"", await self._tell(partial(self._told, tell))),))
        key = (*key, self._is_whole)
        future = self._drawn.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception())):
            # A failed drawing is not kept: the next request tries again.
            future = asyncio.ensure_future(self._drawing(draw, tell, beside))
            self._drawn[key] = future
        self._drawn.move_to_end(key)
        while len(self._drawn) > self._kept:
            self._drawn.popitem(last=False)
        try:
            # One who gives up waiting must not cancel the picture for the others.
            patience = PATIENCE if beside is None else FILM
            return await asyncio.wait_for(asyncio.shield(future), patience)
        except Exception as error:
            log.exception("picture not drawn", picture=key[0])
            if isinstance(error, TimeoutError):
                self._drawn.pop(key, None)
                if beside is None:
                    self._replace_worker()
            return Drawn(((b"", self._told(tell)),))

    async def _drawing(
        self, draw: Callable[[], Picture | bytes], tell: Tell, beside: Beside | None
    ) -> Drawn:
        if beside is None:
            return await self._work(partial(self._pieces, draw, tell))
        async with self._filming:
            return Drawn(((await beside(), await self._tell(partial(self._said, tell))),))

    def _pieces(self, draw: Callable[[], Picture | bytes], tell: Tell) -> Drawn:
        """Each piece with the words of its own panels."""
        made = draw()
        if isinstance(made, bytes):
            return Drawn(((made, self._said(tell)),))
        parts = pieces(made)
        return Drawn(tuple((encode(one.picture), self._said(tell, one.panels)) for one in parts))

    def _told(self, tell: Tell) -> str:
        """What the picture would have shown; nothing, if that cannot be said either."""
        try:
            return self._said(tell)
        except Exception:
            log.exception("picture not told in words")
            return ""

    def _said(self, tell: Tell, panels: Panels = None) -> str:
        said = tell(panels)
        return said if self._is_whole else shortened(said, ALT)

    def _replace_worker(self) -> None:
        """The thread hangs, and all that is to be drawn would wait behind it."""
        self._workers.drawing.shutdown(wait=False)
        self._workers.drawing = _thread("pictures")

    async def _work(self, task: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._workers.drawing, task)

    async def _tell(self, task: Callable[[], T]) -> T:
        """Words do not wait behind pictures."""
        return await asyncio.get_running_loop().run_in_executor(self._workers.telling, task)


def scene_of(sight: Sight, words: Words) -> Scene:
    """The data that a picture is drawn from. The table must have started."""
    waiting = sight.waiting or Waiting((), ())
    return _scene(sight.view, waiting, sight.outcome, words, sight)


def _heard(scene: Scene, panels: Panels = None) -> Scene:
    """The same to be told in words: a gear behind a name is seen once, and heard each time."""
    known, spoken = heard(scene.names), scene.in_words()
    words = spoken.words.called(known) if isinstance(spoken.words, GameWords) else spoken.words
    shown = scene.panels if panels is None else panels
    return replace(spoken, names=known, words=words, panels=shown)


def _with_computers(tell: Callable[[Scene], str], scene: Scene) -> str:
    """The words of a board, and who of those who play there is a computer, as far as there is room."""
    spoken = _heard(scene)
    told = tell(spoken)
    if not scene.computers or spoken.names == scene.names or not scene.shows(""):
        return told
    who = spoken.words.say("computers-are", seats=scene.computers)
    if tell.__name__ == "whole" or scene.whole:
        return f"{told}\n{who}"
    return told if len(told) + len(who) >= LONGEST_ALT else f"{told} {who}"


def history_of(points: Sequence[Point], milestones: AbstractSet[str]) -> History:
    """The chart's data: the worth of each seat at each point, with marks at the milestones."""
    marks = [
        number
        for number, point in enumerate(points)
        if any(str(type(one).__struct_config__.tag) in milestones for one in point.events)
    ]
    worth, views = tuple(point.worth for point in points), tuple(point.view for point in points)
    return History(worth=worth, marks=marks, views=views)


def _scene_at(point: Point, words: Words, sight: Sight) -> Scene:
    return _scene(point.view, point.waiting, point.outcome, words, sight)


def _scene(
    view: Any, waiting: Waiting, outcome: Outcome | None, words: Words, sight: Sight
) -> Scene:
    return Scene(
        view,
        waiting,
        words,
        sight.names,
        sight.table.id if sight.task is None else 0,
        computers=tuple(seat.seat for seat in sight.seats if seat.computer),
        game=sight.rules.key,
        outcome=outcome,
    )


def _key(kind: str, sight: Sight, words: GameWords) -> Key:
    """All that a picture depends on: between two entries a name may be forgotten, or a computer take
    over a seat.
    """
    viewer: Seat | None = sight.viewer
    computers = tuple(bool(seat.computer) for seat in sight.seats)
    table = (sight.table.id, sight.table.number, sight.names, computers)
    return (kind, *table, viewer, words.language)


def _thread(name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix=name)

"""The pictures in words: alt text, and the table for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from render import names
from render.lettered.facts import HIDDEN, asked, columns, lines, title
from render.lettered.page import places
from render.scene import History, Scene, Words


def text(scene: Scene) -> str:
    return "\n".join(_told(scene, asked(scene)))


def alt(scene: Scene) -> str:
    return " ".join(_told(scene, asked(scene)))


def alt_hand(scene: Scene) -> str:
    return " ".join(_told(scene, scene.words.say("my-hand")))


def alt_page(scene: Scene, key: str) -> str:
    return alt(scene)


def alt_prices(words: Words) -> str:
    """LookupError: there is no picture of prices."""
    raise LookupError("prices")


def alt_final(scene: Scene, history: History) -> str:
    """Each player with place and score, then the table."""
    ranking = places(scene, history)
    told = (
        f"{place}. {names.called(scene, seat)} {scene.words.score(ranking.scores[seat])}."
        for seat, place in ranking.lines()
    )
    return " ".join([*told, *_told(scene, scene.words.say("status-over"))])


def _told(scene: Scene, first: str) -> Iterator[str]:
    """The title, the question, a line for each player, and the other lines."""
    yield f"{title(scene)}. {first.rstrip('.')}."
    shown = columns(scene)
    for seat in range(len(scene.names)):
        facts = [f"{one.head} {one.values[seat]}" for one in shown if one.values[seat] != HIDDEN]
        yield f"{names.called(scene, seat)}: {', '.join(facts)}." if facts else ""
    for line in lines(scene):
        yield f"{line.name}: {line.value}."

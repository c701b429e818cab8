"""Players' names on pictures, and what is said of them."""

from __future__ import annotations

import unicodedata

from games.core.words import Fact
from render import text
from render.scene import Scene


def called(scene: Scene, seat: int) -> str:
    """A player's name; "Player 3" when no face can write it."""
    name = scene.words.player(seat)
    if not text.is_nameless(name):
        return name
    return scene.words.say("player-without-name", seat_number=seat + 1)


def everybody(scene: Scene) -> tuple[str, ...]:
    """By seat."""
    return tuple(called(scene, seat) for seat in range(len(scene.names)))


def said(scene: Scene, key: str, **facts: Fact) -> str:
    """A sentence in which names that cannot be written are replaced."""
    sentence = scene.words.say(key, **facts)
    for seat in range(len(scene.names)):
        name = scene.words.player(seat)
        if name and text.is_nameless(name):
            sentence = sentence.replace(name, called(scene, seat))
    return sentence


def asked(scene: Scene) -> str:
    """What the game waits for: "Giulia: play a tile"."""
    waiting = scene.waiting
    facts = {"seat": waiting.seats, "seats": waiting.seats, **waiting.facts}
    return said(scene, f"ask-{waiting.ask or 'anything'}", **facts)


def table(scene: Scene) -> str:
    return scene.words.say("picture-table", reference=str(scene.table))


def padded(name: str, room: int) -> str:
    """Cut or filled to so many letters, one of them a blank; wide letters count as two."""
    kept, width = "", 0
    for letter in name:
        if unicodedata.category(letter) == "Cf":
            continue
        wide = 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1
        if width + wide > room - 1:
            return f"{kept[:-1]}…" + " " * (room - width)
        kept, width = kept + letter, width + wide
    return kept + " " * (room - width)

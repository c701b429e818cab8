"""What computer players are called: short names of people, and the sign that marks a computer."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.table.names import distinct

SIGN = "\u2699"
"""A gear behind the name. Discord and the faces of the pictures have it; no person may bear it."""

_NAMES = {
    "en": "Amy Bob Cleo Dan Elsa Finn Gwen Hugo Ivy Jack Kate Leo Mia Ned Olive Pete Rose Sam Tess Zoe",
    "it": "Aldo Bice Ciro Dora Elio Fede Gino Ida Ivo Lia Meo Nora Olga Pia Rino Sara Tito Ugo Vera Zeno",
}
"""By the table's language, as many as any game on the shelf seats."""


def next_name(language: str, taken: Collection[str]) -> str:
    """The first name of the language that nobody at the table reads like, marked."""
    names = _NAMES[language].split()
    marked = [f"{name} {SIGN}" for name in names]
    free = (one for one, name in zip(marked, names, strict=True) if distinct(name, taken) == name)
    return next(free, marked[0])


def of_a_person(name: str) -> str:
    """The name without the sign of a computer."""
    return name.replace(SIGN, "")

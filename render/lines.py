"""A board told once: the same lines are the alt text of its picture, and the whole table in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from render import names, theme
from render.scene import LONGEST_ALT, Scene, Words

_SIGNS = {"→": "sign-to", "▲": "sign-up", "▼": "sign-down", theme.FORBIDDEN: "sign-times"}
"""Signs that stand for a word, with its sentence."""
_SIGN = re.compile(rf" ?([{''.join(_SIGNS)}]) ?")
_UNSAID = {" · ": ", ", "✓ ": "", "✗ ": ""}
"""Signs that only part, or stand beside the word for them."""

Said = str | Callable[[], str]
"""Words, or what makes them where they are needed."""


class BoardLine(msgspec.Struct, frozen=True):
    """Something that is told. Empty: it is left out there."""

    full: str
    short: Said | None = None
    """In an alt text with little room; None: as in full."""
    whole: Said | None = None
    """In the whole table; None: as in full."""


class Paragraph(msgspec.Struct, frozen=True):
    """Lines that belong together."""

    lines: Sequence[BoardLine] = ()
    title: str = ""
    """Above them in the whole table, where they are a list then."""
    apart: str = " "
    """Between them in an alt text; anything but a blank makes one sentence of them."""
    more: Callable[[], Iterable[str]] = tuple
    """Lines that only the whole table has."""
    panel: str = ""
    """The panel of the picture on which it stands."""


def sentences(told: Iterable[str], panel: str = "") -> Paragraph:
    return Paragraph([BoardLine(one) for one in told], panel=panel)


def shown(scene: Scene, parts: Iterable[Paragraph]) -> list[Paragraph]:
    """Those of the panels that are told."""
    return [one for one in parts if scene.shows(one.panel)]


def on(scene: Scene, panel: str, told: Iterable[str]) -> Iterator[str]:
    """The sentences of a panel, if it is told."""
    return iter(told if scene.shows(panel) else ())


def alt(scene: Scene, parts: Sequence[Paragraph]) -> str:
    """In full, in short if that is too long, cut if that is still too long; whole where that is wanted."""
    parts = shown(scene, parts)
    if scene.whole:
        return whole(scene, parts)
    told = heard(scene.words, joined(parts, is_short=False))
    if len(told) <= LONGEST_ALT:
        return told
    return cut(heard(scene.words, joined(parts, is_short=True)))


def told(scene: Scene, parts: Iterable[str]) -> str:
    """Sentences in an alt text, which may be cut; a line each where it is told whole."""
    said = heard(scene.words, ("\n" if scene.whole else " ").join(filter(None, parts)))
    return said if scene.whole else cut(said)


def asked(scene: Scene, question: str) -> Iterator[str]:
    """What a hand begins with: its table, and what is asked; not in a message, which has both above it."""
    if not scene.whole:
        yield f"{names.table(scene)}."
        yield question if question.endswith("?") else f"{question}."


def heard(words: Words, told: str) -> str:
    """Words in place of signs, which a screen reader calls by their shapes, or passes over."""
    for sign, said in _UNSAID.items():
        told = told.replace(sign, said)
    return _SIGN.sub(lambda found: _word(words, found), told)


def _word(words: Words, found: re.Match[str]) -> str:
    """With a blank on each side, but for the beginning of a line or of brackets."""
    before = "" if found.start() == 0 or found.string[found.start() - 1] in "\n(" else " "
    return f"{before}{words.say(_SIGNS[found[1]])} "


def whole(scene: Scene, parts: Iterable[Paragraph]) -> str:
    """A paragraph of sentences, a line each, or a list for each part."""
    blocks = list[str]()
    for part in parts:
        told = [one.full if one.whole is None else _said(one.whole) for one in part.lines]
        told = list(filter(None, (*told, *part.more())))
        if part.title and told:
            told = [f"{part.title}:", *(f"- {line}" for line in told)]
        blocks += ["\n".join(told)] if told else []
    return heard(scene.words, "\n\n".join(blocks))


def cut(told: str) -> str:
    """As long as an alt text may be."""
    return told if len(told) <= LONGEST_ALT else f"{told[: LONGEST_ALT - 1].rstrip()}…"


def detailed(told: str, details: Iterable[str]) -> str:
    """What is told, with what the whole table adds: "Zeta 4 tiles, $400: 8e and 8f; yours 3"."""
    told, added = told.removesuffix("."), "; ".join(filter(None, details))
    return f"{told}: {added}" if added else told


def joined(parts: Sequence[Paragraph], *, is_short: bool) -> str:
    return " ".join(filter(None, (_sentence(part, is_short=is_short) for part in parts)))


def _sentence(part: Paragraph, *, is_short: bool) -> str:
    told = [
        _said(one.short) if is_short and one.short is not None else one.full for one in part.lines
    ]
    joined = part.apart.join(filter(None, told))
    return f"{joined}." if joined and part.apart != " " else joined


def _said(words: Said) -> str:
    return words if isinstance(words, str) else words()

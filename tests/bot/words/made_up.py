"""A language that nobody speaks, made from the English one: every letter that can be is accented, vowels are
doubled, so that it is 40 % longer, and it writes numbers, lists and plurals as French does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.words import sources
from bot.words.languages import ENGLISH, Language

MADE_UP = Language("xx", "fr", "fr")
_ACCENTED = str.maketrans(
    "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "äçďëğħïĵķľñöřšťüŵýžÄÇĎËĞĦÏĴĶĽÑÖŘŠŤÜŴÝŽ"
)
_VOWELS = frozenset("aeiou")
_LAST = re.compile(r"(?<=[a-z]{2})([b-df-hj-np-tv-z])\b")
"""The consonant at the end of a word that is not short."""


def made(words: str) -> str:
    """Play a tile: pläaý äa ťiïľee with all accents."""
    longer = "".join(one * 2 if one in _VOWELS else one for one in words)
    return _LAST.sub(r"\1\1", longer).translate(_ACCENTED)


def texts(package: str, folder: str, code: str) -> Iterator[tuple[str, str]]:
    """As `bot.words.sources.texts`, with the files of the made-up language, which are nowhere."""
    if code != MADE_UP.code:
        yield from _TEXTS(package, folder, code)
        return
    for text, path in _TEXTS(package, folder, ENGLISH.code):
        yield written(text), path.replace(f"{ENGLISH.code}.ftl", f"{code}.ftl")


def written(english: str) -> str:
    """A catalogue in the made-up language."""
    return str(FluentSerializer().serialize(_Making().visit(FluentResource(english))))


_TEXTS = sources.texts


class _Making(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(made(node.value))

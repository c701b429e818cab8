"""Which sentences the catalogues have, and which the code says: read from both, without running."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.words.sources import sources, texts
from bot.words.sources import written as written_in
from games import GAMES
from tests.parsed import files, nodes


class Sentence(msgspec.Struct, frozen=True):
    """A message, or an attribute `message.attribute`, with the blanks and messages in it."""

    key: str
    blanks: frozenset[str]
    refers: frozenset[str]
    text: str


class Said(msgspec.Struct, frozen=True):
    """A place in the code that says `key`; `blanks` None where they cannot be read off."""

    key: str
    blanks: frozenset[str] | None
    where: str


@cache
def sentences(language: str, package: str, folder: str) -> dict[str, Sentence]:
    """By key; what a blank of another message brings in counts as one's own."""
    own = {
        one.key: one
        for source in sources(package, folder, language).values()
        if isinstance(source.entry, fluent.Message)
        for one in _sentences(source.entry)
    }
    return {key: msgspec.structs.replace(one, blanks=_all(one, own)) for key, one in own.items()}


def house(language: str) -> dict[str, Sentence]:
    return sentences(language, "bot.words", "")


def game(language: str, key: str) -> dict[str, Sentence]:
    return sentences(language, GAMES[key].package, "text")


def everything(language: str) -> dict[str, Sentence]:
    """The house's sentences and those of all games."""
    found = dict(house(language))
    for key in GAMES:
        found |= game(language, key)
    return found


def written(language: str, package: str, folder: str) -> list[str]:
    """The keys in the order of the files, doubles included."""
    found = texts(package, folder, language)
    return [one.key for text, path in found for one in written_in(text, path)]


def code(folder: str) -> Iterator[tuple[str, tuple[ast.AST, ...]]]:
    """All that stands in the modules below a folder of the project."""
    return ((str(path), nodes(path)) for path in files(folder))


def said(folder: str) -> Iterator[Said]:
    """Calls that say a key written out: with the names of their facts."""
    for path, found in code(folder):
        for node in found:
            if isinstance(node, ast.Call):
                yield from _said(node, f"{path}:{node.lineno}")
            if isinstance(node, ast.Return) and path.startswith("games"):
                yield from _asked(node, f"{path}:{node.lineno}")


def words_in(folder: str) -> set[str]:
    """All texts that stand in the code, whatever for."""
    return {
        node.value
        for _, inside in code(folder)
        for node in inside
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def stems(folder: str) -> set[str]:
    """The fixed beginnings of texts that are put together: `permission-` of f"permission-{name}"."""
    found = set[str]()
    for _, inside in code(folder):
        for node in inside:
            match node:
                case ast.JoinedStr(values=[ast.Constant(value=str(stem)), *_]):
                    found.add(stem)
                case ast.Call(func=ast.Name(id="Word"), args=[ast.Constant(value=str(stem))]):
                    found.add(f"{stem}-")
                case ast.keyword(arg="names", value=ast.Constant(value=str(stem))):
                    found.add(f"{stem}-")
                case _:
                    pass
    return found


_RAISED = {"RuleError", "HouseError"}


def _said(call: ast.Call, where: str) -> Iterator[Said]:
    match call:
        case ast.Call(func=ast.Name(id="TranscriptError"), args=[key, *_]):
            yield from _keys(key, None, where)
        case ast.Call(func=ast.Name(id=name), args=[key]) if name in _RAISED:
            yield from _keys(key, _keywords(call), where)
        case ast.Call(func=ast.Name(id="Cancelled"), args=[key, *facts]):
            yield from _keys(key, _of_dict(facts), where, "void-")
        case ast.Call(func=ast.Name(id="Page"), args=[key, *facts]):
            yield from _page(key, _of_dict(facts), where)
        case ast.Call(func=ast.Name(id="Note"), args=[key, *facts]) if "hints.py" in where:
            yield from _keys(key, _of_dict(facts), where, "hint-")
        case ast.Call(func=ast.Name(id="Coming"), args=[key, *facts]):
            yield from _keys(key, _of_dict(facts), where, "forecast-")
        case ast.Call(func=ast.Name(id="News")):
            told = {one.arg: one.value for one in call.keywords}
            if "key" in told:
                facts = [told["facts"]] if "facts" in told else []
                yield from _keys(told["key"], _of_dict(facts), where)
        case ast.Call(func=ast.Attribute(attr="tell"), args=[_, key, *_]):
            yield from _keys(key, _keywords(call), where)
        case ast.Call(func=ast.Attribute(attr="say"), args=[key]):
            yield from _keys(key, _keywords(call), where)
        case ast.Call(func=ast.Name(id="text"), args=[key]):
            yield from _keys(key, frozenset(), where)
        case _:
            pass


def _page(key: ast.expr, facts: frozenset[str] | None, where: str) -> Iterator[Said]:
    """`market`, or one of a kind that has a name of its own: f"company:{number}"."""
    match key:
        case ast.Constant(value=str(text)):
            yield Said(f"page-{text}", facts, where)
        case ast.JoinedStr(values=[ast.Constant(value=str(stem)), *_]):
            yield Said(f"page-{stem.partition(':')[0]}", facts, where)
            yield Said(f"pages-{stem.partition(':')[0]}", frozenset(), where)
        case _:
            pass


def _asked(node: ast.Return, where: str) -> Iterator[Said]:
    """`return "buy-shares", {}`: what is asked, in a function that says so for each phase."""
    match node.value:
        case ast.Tuple(elts=[ast.Constant(value=str(key)), ast.Dict() as facts]) if key:
            blanks = _of_dict([facts])
            yield Said(f"ask-{key}", None if blanks is None else blanks | {"seat"}, where)
        case _:
            pass


def _keys(
    key: ast.expr, blanks: frozenset[str] | None, where: str, stem: str = ""
) -> Iterator[Said]:
    match key:
        case ast.Constant(value=str(text)) if text:
            yield Said(stem + text, blanks, where)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body, blanks, where, stem)
            yield from _keys(orelse, blanks, where, stem)
        case _:
            pass


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [one.arg for one in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _of_dict(facts: list[ast.expr]) -> frozenset[str] | None:
    match facts:
        case []:
            return frozenset()
        case [ast.Dict(keys=keys)] if all(isinstance(key, ast.Constant) for key in keys):
            return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
        case _:
            return None


def _sentences(message: fluent.Message) -> Iterator[Sentence]:
    key = message.id.name
    if message.value is not None:
        yield _sentence(key, message.value)
    for attribute in message.attributes:
        yield _sentence(f"{key}.{attribute.id.name}", attribute.value)


def _sentence(key: str, pattern: fluent.Pattern) -> Sentence:
    reader = _Reader()
    reader.visit(pattern)
    return Sentence(key, frozenset(reader.blanks), frozenset(reader.refers), "".join(reader.text))


def _all(one: Sentence, own: dict[str, Sentence]) -> frozenset[str]:
    brought: Iterable[frozenset[str]] = (own[key].blanks for key in one.refers if key in own)
    return one.blanks.union(*brought)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.blanks = set[str]()
        self.refers = set[str]()
        self.text = list[str]()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.blanks.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.refers.add(f"{node.id.name}{attribute}")

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

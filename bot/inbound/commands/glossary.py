"""What a word of a game means, for those who ask: out of what newcomers are told, and of its rules in short."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import log

import msgspec

from bot.inbound.commands.typed import folded
from bot.ui.topics import topic_title, topics
from bot.words.catalogue import in_every_language
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import AnyRules

_FIRST = "first-"
_WORDS = re.compile(r"\w+")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_NEAR = 0.6
"""How well a further passage fits, as a part of how the best does."""
_LINES = 6
"""Lines with a word that are an answer: a word that all have is about none."""
_ENDING = 2
"""Letters in which two forms of a word may differ: boot and boots, stivale and stivali."""


class RulePassage(msgspec.Struct, frozen=True):
    """A paragraph of the rules, or what a newcomer is told of one thing; `head` has the words that it is about."""

    title: str
    text: str
    words: frozenset[str]
    head: frozenset[str]
    pairs: frozenset[tuple[str, str]]
    """Words that stand beside each other, but for the small ones: "a new company"."""


def meaning(rules: AnyRules, words: GameWords, question: str, most: int = 3) -> str:
    """The `most` passages that tell most of a question's words; empty: none of them is a word of the game."""
    known = _passages(rules, words)
    asked, pairs = tokens(question) - small(), _pairs(question)
    common = Counter(word for one in known for word in same(asked, one.words))
    weight = {word: log(1 + len(known) / count) for word, count in common.items()}
    fits = [(_fit(one, asked, pairs, weight), one) for one in known]
    best = max((fit for fit, _ in fits), default=0.0)
    found = sorted(
        (one for one in fits if best and one[0] >= _NEAR * best),
        key=lambda one: (not (one[1].title == "" and any(same(asked, one[1].head))), -one[0]),
    )
    return "\n".join(
        words.say("question-means", title=Markup(one.title), told=Markup(one.text))
        if one.title
        else one.text
        for _, one in found[:most]
    )


def of_table(table: str, question: str) -> str:
    """The lists of the whole table in whose titles stand most of a question's words, else the few lines that
    begin with one of them; empty: none.
    """
    asked, found = tokens(question) - small(), dict[str, int]()
    for block in table.split("\n\n"):
        title = block.partition("\n")[0]
        if title.endswith(":") and (count := len([*same(asked, tokens(title))])):
            found[block] = count
    if found:
        return "\n\n".join(one for one, count in found.items() if count == max(found.values()))
    heads = ((one, one.partition(":")) for one in table.splitlines() if one.startswith("- "))
    near = {one: tokens(head) for one, (head, colon, _) in heads if colon}
    # The very word comes first: what is gold is asked before what is golden.
    lines = [one for one, head in near.items() if asked & head]
    lines = lines or [one for one, head in near.items() if [*same(asked, head)]]
    return "\n".join(lines) if len(lines) <= _LINES else ""


def asks_how(question: str) -> bool:
    """Whether it asks how something is done, which no list of the table answers: "how do I", not "how many"."""
    first, then = (*_WORDS.findall(folded(question)), "", "")[:2]
    how, many = (_wordssame(f"question-{key}") for key in ("how", "many"))
    return first in how and then not in many


def _fit(
    one: RulePassage,
    asked: frozenset[str],
    pairs: frozenset[tuple[str, str]],
    weight: dict[str, float],
) -> float:
    """What is told of it counts more where it is what the passage is about or stands together as in the
    question, and less in a long one.
    """
    told = sum(weight[word] for word in same(asked, one.words))
    told += sum(weight[word] for pair in pairs & one.pairs for word in pair)
    about = sum(weight.get(word, 0.0) for word in same(asked, one.head))
    return (told + 2 * about) / (1 + log(1 + len(one.words)) / 10)


def same(asked: frozenset[str], known: frozenset[str]) -> Iterator[str]:
    """The words of a question that are also known, whatever their endings."""
    return (word for word in asked if any(_alike(word, one) for one in known))


def _alike(one: str, other: str) -> bool:
    """Whether they are the same word, but for their endings."""
    if one == other:
        return True
    short, long = sorted((one, other), key=len)
    # A boot is no book: forms of unequal length begin alike, and short ones change nothing before that.
    least = len(short) - (len(short) > 4 or len(short) == len(long))
    return least >= 3 and len(long) - len(short) <= _ENDING and long.startswith(short[:least])


def tokens(text: str) -> frozenset[str]:
    """The words of a text, as they are compared."""
    return frozenset(_WORDS.findall(folded(text)))


def small() -> frozenset[str]:
    """The words with which one asks, in every language."""
    return _wordssame("question-small")


@cache
def _wordssame(key: str) -> frozenset[str]:
    return frozenset(word for one in in_every_language(key, None) for word in tokens(one))


def _pairs(text: str) -> frozenset[tuple[str, str]]:
    told = [word for word in _WORDS.findall(folded(text)) if word not in small()]
    return frozenset(pairwise(told))


_KNOWN: dict[tuple[str, str], tuple[RulePassage, ...]] = {}


def _passages(rules: AnyRules, words: GameWords) -> tuple[RulePassage, ...]:
    key = (rules.package, words.language.code)
    if key not in _KNOWN:
        _KNOWN[key] = (*_firsts(rules, words), *_chapters(rules, words))
    return _KNOWN[key]


def _firsts(rules: AnyRules, words: GameWords) -> Iterator[RulePassage]:
    for key in dict.fromkeys(rules.firsts.values()):
        text = words.say(f"{_FIRST}{key}")
        yield RulePassage(
            "",
            _BOLD.sub(r"\1", text),
            tokens(text),
            tokens(" ".join(_BOLD.findall(text))),
            _pairs(text),
        )


def _chapters(rules: AnyRules, words: GameWords) -> Iterator[RulePassage]:
    for topic in topics(rules):
        title = topic_title(words, topic)
        for text in _paragraphs(words.say(f"rule-{topic}")):
            yield RulePassage(title, text, tokens(text), tokens(title), _pairs(text))


def _paragraphs(chapter: str) -> list[str]:
    """Each by itself, with the list that it leads to; a list that nothing leads to is paragraphs."""
    found = list[str]()
    leads = False
    for line in filter(None, map(str.strip, chapter.splitlines())):
        text = _BOLD.sub(r"\1", line)
        if text.startswith("- ") and leads:
            found[-1] += f"\n{text}"
        else:
            found.append(text.removeprefix("- "))
            leads = text[-1] not in ".!?"
    return found

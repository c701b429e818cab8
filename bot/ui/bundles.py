"""Things and money in one typed line, read as people write it: "2 coal, steel + 30M"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.ui import amounts, drafts
from bot.ui.labels import value_label
from bot.words.numbered import unnumbered
from bot.words.translator import GameWords
from bot.words.typed import words_for
from games.core.kinds import Bundled, Label, Money, kind_of
from games.core.offers import Bundle, Counts, Field, Pick

SHOWN = 12
"""Maximum names in a refusal."""
_NOTHING = {"", "0", "-", "\N{EN DASH}"}
_TIMES = "[x\u00d7]"
_COUNT_FIRST = re.compile(rf"(\d{{1,6}})\s*(?:{_TIMES}\s+)?(\D.*)")
_COUNT_LAST = re.compile(rf"(.*?\D)\s*(?:{_TIMES}\s*)?(\d{{1,6}})")
_MINUS = "\N{MINUS SIGN}"
_LESS = re.compile(rf"\s*[+,;&]?\s*[-\u2013{_MINUS}]\s*(?=\d)")
"""What stands before fewer of a thing: "2 red - 1 blue"."""
_COUNTED = re.compile(rf"^\d{{1,6}}\s*(?:{_TIMES}\s+)?")
"""A count before a name."""


def read(sight: Sight, words: GameWords, field: Bundle | Counts, text: str) -> tuple[int, ...]:
    """A count for each item and, if the field has money, the money last.

    The beginning of a name is enough if no other begins so; a name without number counts one. Of
    things held already a line says how many more, or with a minus how many fewer.
    HouseError: bundle-unread, with the part that was not understood. The rules check limits.
    """
    called = (value_label(sight, words, field.name, item.key) for item in field.items)
    names = [_folded(unnumbered(words, one)) for one in called]
    text = unnumbered(words, text)
    counts, total = [0] * len(names), 0
    changed = is_change(field)
    if changed:
        counts, text = [item.start for item in field.items], _LESS.sub(f" + {_MINUS}", text)
    for signed in _parts(names, text):
        part = signed.removeprefix(_MINUS) if changed else signed
        # A thing may be called like an amount, so its exact name goes first.
        money = _money(sight, field, part) if _named(names, part, exactly=True) is None else None
        if money is not None:
            total += money
            continue
        found = _counted(names, part)
        if found is None:
            raise _refusal(sight, words, field, part)
        counts[found[0]] += found[1] if part == signed else -found[1]
    if changed and counts == [item.start for item in field.items]:
        raise _refusal(sight, words, field, text)
    return (*counts, total) if _has_money(field) else tuple(counts)


def is_change(field: Field) -> bool:
    """Whether a line tells more and fewer of what is held, as the command does."""
    return isinstance(field, Counts) and drafts.two_ways(field)


def listed(sight: Sight, words: GameWords, field: Pick, text: str) -> tuple[int, ...]:
    """Values in the order in which they are typed, by their names or the numbers behind these: "13, sand pit".

    HouseError: bundle-unread. The rules check the list.
    """
    called = (value_label(sight, words, field.name, one) for one in field.values)
    names = [_folded(unnumbered(words, one)) for one in called]
    text = unnumbered(words, text)
    bare = re.fullmatch(r"[\d\s]+", text)
    found = list[int]()
    for part in _parts(names, " + ".join(text.split()) if bare else text):
        numbered = [at for at, name in enumerate(names) if name.endswith(f"({part})")]
        at = numbered[0] if len(numbered) == 1 else _named(names, part)
        if at is None:
            raise _refusal(sight, words, field, part)
        found.append(field.values[at])
    return tuple(found)


def written(
    sight: Sight, words: GameWords, field: Bundle | Counts | Pick, value: Sequence[int]
) -> str:
    """A value as the text field shows it; `read` or `listed` gives the same value again."""
    if isinstance(field, Pick):
        return ", ".join(value_label(sight, words, field.name, one) for one in value)
    single, held = _is_single(sight, field), is_change(field)
    parts = [
        name if single and count == 1 else f"{_MINUS if count < 0 else ''}{abs(count)} {name}"
        # The money stands behind the counts and has no item.
        for at, item in zip(value, field.items, strict=False)
        if (count := at - item.start * held)
        for name in [value_label(sight, words, field.name, item.key)]
    ]
    if _has_money(field) and value[-1]:
        parts.append(words.plain.value(_money_kind(sight, field), value[-1]))
    return " + ".join(parts)


def example(sight: Sight, words: GameWords, field: Bundle | Counts | Pick) -> str:
    """An example for the text field: "2 coal + 50M"; of things that are single, "Pear 3 + €50"."""
    if isinstance(field, Pick):
        return written(sight, words, field, field.values[:2])
    able = [at for at, item in enumerate(field.items) if item.most]
    # Nobody is told to give what they have not; where there is no money either, any thing will do.
    alone = -1 if isinstance(field, Bundle) and field.money else 0
    shown = max(able, key=lambda at: field.items[at].there > 0, default=alone)
    there = field.items[shown].there if able else 0
    count = 1 if _is_single(sight, field) else min(2, there or 2)
    held = is_change(field)
    counts = [count * (at == shown) + one.start * held for at, one in enumerate(field.items)]
    money = [min(50, field.money)] if isinstance(field, Bundle) and field.money is not None else []
    return written(sight, words, field, (*counts, *money))


def _parts(names: Sequence[str], text: str) -> list[str]:
    found, pieces = list[str](), _apart().split(text.strip())
    while pieces:
        size = _size(names, pieces)
        found.append("".join(pieces[:size]).strip())
        pieces = pieces[size + 1 :]
    return [part for part in found if _folded(part) not in _NOTHING | words_for("line", "nothing")]


def _size(names: Sequence[str], pieces: Sequence[str]) -> int:
    """How many of the next pieces, separators too, are one part: more than one where a name has
    what would be a separator in it.
    """
    # Parts and separators alternate, so a longer part has an odd number of pieces.
    for size in range(3, len(pieces) + 1, 2):
        whole = _folded("".join(pieces[:size]))
        if any(whole == name or _COUNTED.sub("", whole) == name for name in names):
            return size
    return 1


def _counted(names: Sequence[str], part: str) -> tuple[int, int] | None:
    """Item and count of a part: "2 coal", "coal 2", "coal"."""
    thing = _named(names, part)
    if thing is not None:
        return thing, 1
    if match := _COUNT_FIRST.fullmatch(part):
        count, name = match.groups()
    elif match := _COUNT_LAST.fullmatch(part):
        name, count = match.groups()
    else:
        return None
    thing = _named(names, name)
    return None if thing is None else (thing, int(count))


def _named(names: Sequence[str], typed: str, *, exactly: bool = False) -> int | None:
    """The item by its name, its beginning, or with another ending: carboni for carbone."""
    wanted = _folded(typed)
    found = [at for at, name in enumerate(names) if name == wanted]
    if not exactly and not found and not wanted[:1].isdigit():
        found = [at for at, name in enumerate(names) if wanted and name.startswith(wanted)]
        found = found or [at for at, name in enumerate(names) if _stem(name) == _stem(wanted)]
    return found[0] if len(found) == 1 else None


def _folded(text: str) -> str:
    """The text without case, accents and outer blanks."""
    bare = unicodedata.normalize("NFKD", " ".join(text.split()))
    return "".join(char for char in bare if not unicodedata.combining(char)).casefold()


def _stem(name: str) -> str:
    return _endings().sub("", name)


@cache
def _apart() -> re.Pattern[str]:
    """The separator of two parts. The comma of 1,200 is none."""
    words = "|".join(map(re.escape, sorted(words_for("line", "and"))))
    return re.compile(rf"(\s*[;+&]\s*|\s*,(?!\d{{3}}(?!\d))\s*|\s+(?:{words})\s+)", re.IGNORECASE)


@cache
def _endings() -> re.Pattern[str]:
    """Endings of the singular and the plural, the longest first."""
    known = sorted(words_for("line", "endings"), key=len, reverse=True)
    return re.compile(f"(?:{'|'.join(map(re.escape, known))})$")


def _is_single(sight: Sight, field: Bundle | Counts) -> bool:
    """Whether there is only one of each thing, so that its name says enough."""
    kind = kind_of(sight.rules.kinds, field.name)
    return isinstance(kind, Bundled) and isinstance(kind.of, Label)


def _has_money(field: Bundle | Counts) -> bool:
    return isinstance(field, Bundle) and field.money is not None


def _money_kind(sight: Sight, field: Bundle | Counts) -> Money:
    kind = kind_of(sight.rules.kinds, field.name)
    return (kind.money if isinstance(kind, Bundled) else None) or Money()


def _money(sight: Sight, field: Bundle | Counts, part: str) -> int | None:
    return amounts.read(part, _money_kind(sight, field)) if _has_money(field) else None


def _refusal(
    sight: Sight, words: GameWords, field: Bundle | Counts | Pick, part: str
) -> HouseError:
    keys = field.values if isinstance(field, Pick) else [item.key for item in field.items]
    names = [value_label(sight, words, field.name, one) for one in keys]
    return HouseError(
        "bundle-unread",
        text=part,
        names=", ".join(names[:SHOWN]),
        more=len(names[SHOWN:]),
        example=example(sight, words, field),
    )

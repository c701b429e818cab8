"""Things and money in one typed line, read as people write it: "2 coal, steel + 30M"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from bot.engine.sight import Sight
from bot.errors import HouseError
from bot.ui import amounts
from bot.ui.labels import value_label
from bot.words.translator import GameWords
from games.core.kinds import Bundled, Money, kind_of
from games.core.offers import Bundle, Counts

SHOWN = 12
"""So many names stand in a refusal."""
_APART = re.compile(
    r"\s*[;+&]\s*|\s*,(?!\d{3}(?!\d))\s*|\s+(?:and|e|ed|plus|più)\s+", re.IGNORECASE
)
"""Between two parts; the comma of 1,200 parts nothing."""
_NOTHING = {"", "0", "-", "\N{EN DASH}", "nothing", "niente", "none", "nulla"}
_TIMES = "[x\u00d7]"
_COUNT_FIRST = re.compile(rf"(\d{{1,6}})\s*(?:{_TIMES}\s+)?(\D.*)")
_COUNT_LAST = re.compile(rf"(.*?\D)\s*(?:{_TIMES}\s*)?(\d{{1,6}})")
_ENDINGS = re.compile(r"(?:es|s|[aeio])$")


def read(sight: Sight, words: GameWords, field: Bundle | Counts, text: str) -> tuple[int, ...]:
    """A count for each item and, where the field has money, the money last.

    A thing is named by a beginning that is no other's; named alone it is one. HouseError:
    bundle-unread, with the part that was not understood. Limits are for the rules.
    """
    names = [_folded(value_label(sight, words, field.name, item.key)) for item in field.items]
    counts, total = [0] * len(names), 0
    for part in _parts(text):
        money = _money(sight, field, part) if _named(names, part, exactly=True) is None else None
        if money is not None:
            total += money
            continue
        found = _counted(names, part)
        if found is None:
            raise _refusal(sight, words, field, part)
        counts[found[0]] += found[1]
    return (*counts, total) if _has_money(field) else tuple(counts)


def written(sight: Sight, words: GameWords, field: Bundle | Counts, value: Sequence[int]) -> str:
    """A value as it stands in the text field: what is written so is read so."""
    parts = [
        f"{count} {value_label(sight, words, field.name, item.key)}"
        for count, item in zip(value, field.items, strict=False)
        if count
    ]
    if _has_money(field) and value[-1]:
        parts.append(words.plain.value(_money_kind(sight, field), value[-1]))
    return " + ".join(parts)


def example(sight: Sight, words: GameWords, field: Bundle | Counts) -> str:
    """2 coal + 30M."""
    counts = [2] + [0] * (len(field.items) - 1) if field.items else []
    return written(sight, words, field, (*counts, *([30] if _has_money(field) else [])))


def _parts(text: str) -> list[str]:
    found = [part.strip() for part in _APART.split(text.strip())]
    return [part for part in found if _folded(part) not in _NOTHING]


def _counted(names: Sequence[str], part: str) -> tuple[int, int] | None:
    """Which thing, and how many: "2 coal", "coal 2", "coal"."""
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
    """The name itself, its beginning, or it with another ending: carboni for carbone."""
    wanted = _folded(typed)
    found = [at for at, name in enumerate(names) if name == wanted]
    if not exactly and not found and not wanted[:1].isdigit():
        found = [at for at, name in enumerate(names) if wanted and name.startswith(wanted)]
        found = found or [at for at, name in enumerate(names) if _stem(name) == _stem(wanted)]
    return found[0] if len(found) == 1 else None


def _folded(text: str) -> str:
    """Without case, accents and outer blanks."""
    bare = unicodedata.normalize("NFKD", " ".join(text.split()))
    return "".join(char for char in bare if not unicodedata.combining(char)).casefold()


def _stem(name: str) -> str:
    return _ENDINGS.sub("", name)


def _has_money(field: Bundle | Counts) -> bool:
    return isinstance(field, Bundle) and field.money is not None


def _money_kind(sight: Sight, field: Bundle | Counts) -> Money:
    kind = kind_of(sight.rules.kinds, field.name)
    return (kind.money if isinstance(kind, Bundled) else None) or Money()


def _money(sight: Sight, field: Bundle | Counts, part: str) -> int | None:
    return amounts.read(part, _money_kind(sight, field)) if _has_money(field) else None


def _refusal(sight: Sight, words: GameWords, field: Bundle | Counts, part: str) -> HouseError:
    names = [value_label(sight, words, field.name, item.key) for item in field.items]
    return HouseError(
        "bundle-unread",
        text=part,
        names=", ".join(names[:SHOWN]),
        more=len(names[SHOWN:]),
        example=example(sight, words, field),
    )

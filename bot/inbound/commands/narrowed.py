"""Autocomplete that depends on the options filled in already, such as the cells of one company.

Only what is legal and affordable now, taken from the offers, as in suggest.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.errors import HouseError
from bot.inbound.commands.suggest import Made, Source, here, typed_so_far
from bot.inbound.commands.typed import Typist, Value, can_be, folded, picks_of
from bot.inbound.visit import Visit
from bot.ui import amounts, modals
from bot.ui.labels import about_value, hint, value_label, with_value
from games.core.offers import Bundle, Number, Offer, values_of
from games.core.words import Action


def named_of(kind: type[Action], of: str) -> Source:
    """The names that a field of this action may have now, with the effect of each."""

    async def source(visit: Visit) -> Made:
        at, offers = await _open(visit, kind, of)
        return list(_named(at, offers, of))

    return source


def several_of(kind: type[Action], of: str) -> Source:
    """The names that may stand behind those typed so far, with commas between them."""

    async def source(visit: Visit) -> Made:
        at, offers = await _open(visit, kind, of)
        before, comma, typed = str(typed_so_far(visit, of) or "").rpartition(",")
        chosen, stem = at.several(of, before), f"{before.strip()}{comma} ".lstrip()
        able = dict.fromkeys(value for offer in offers for value in picks_of(offer, of))
        found = []
        for value in able:
            label = at.label(of, value)
            if value not in chosen and folded(typed) in folded(label):
                means = about_value(at.sight, at.words, of, value)
                shown = " · ".join(filter(None, (label, means)))
                found.append((f"{stem}{shown}", f"{stem}{at.value(of, value)}"))
        return found

    return source


def bundle_of(kind: type[Action], of: str) -> Source:
    """The things that may stand behind those typed so far, one and all of each, with plus signs between; what
    is not there only to somebody who types it.
    """

    async def source(visit: Visit) -> Made:
        at, offers = await _open(visit, kind, of)
        before, plus, typed = str(typed_so_far(visit, of) or "").rpartition("+")
        stem = f"{before.strip()} {plus} ".lstrip()
        fields = (field for offer in offers for field in offer.fields if field.name == of)
        items = [item for one in fields if isinstance(one, Bundle) for item in one.items]
        items.sort(key=lambda one: one.there)
        there = any(item.there for item in items) and not typed.strip()
        found = dict[str, None]()
        for item in {one.key: one for one in items if one.there >= there}.values():
            name = value_label(at.sight, at.words, of, item.key)
            if item.most and (folded(typed) in folded(name) or typed.strip().isdigit()):
                known = int(typed) if typed.strip().isdigit() else 1
                counts = sorted({known, item.there or item.most}) if item.most > 1 else [0]
                found |= {f"{stem}{f'{one} {name}' if one else name}": None for one in counts}
        return [(one, one) for one in found]

    return source


def amount_of(kind: type[Action], of: str, option: str = "") -> Source:
    """The amount typed so far, the least, one between and the most, with the effect of each.

    `option` is the option's name, if it is not the field's.
    """

    async def source(visit: Visit) -> Made:
        at, offers = await _open(visit, kind, of)
        typed = str(typed_so_far(visit, option or of) or "")
        return list(_amounts(at, offers, of, typed))

    return source


def all_of(of: str) -> Source:
    """All names that a field may have at this table."""

    async def source(visit: Visit) -> Made:
        at = await _typist(visit)
        return [(at.label(of, number), at.value(of, number)) for number in at.names(of)]

    return source


def number_of(kind: type[Action], of: str) -> Source:
    """The numbers that a field may have now, with the effect of each."""

    async def source(visit: Visit) -> Made:
        at, offers = await _open(visit, kind, of)
        made: dict[str, str] = {}
        for offer in offers:
            for value in values_of(offer, of):
                does = hint(at.sight, at.words, with_value(offer.action, of, value))
                made.setdefault(str(value), " · ".join(filter(None, (str(value), does))))
        return [(label, value) for value, label in made.items()]

    return source


def pages_of(kind: str) -> Source:
    """The pages of a kind, by a text that belongs to them."""

    async def source(visit: Visit) -> Made:
        sight, words = await here(visit)
        named = (page for page in sight.pages if page.kind == kind)
        return [(words.say(f"page-{kind}", **page.facts), page.key) for page in named]

    return source


async def _typist(visit: Visit) -> Typist:
    sight, words = await here(visit)
    return Typist(sight, words)


async def _open(visit: Visit, kind: type[Action], of: str) -> tuple[Typist, list[Offer]]:
    """The offers of a kind that agree with the other options."""
    at = await _typist(visit)
    filled = {
        name: number
        for name in kind.__struct_fields__
        if name != of and (number := _filled(visit, at, name)) is not None
    }
    return at, list(at.fitting(kind, **filled))


def _filled(visit: Visit, at: Typist, name: str) -> Value | None:
    """The value of another option; None if it is empty or not yet a name."""
    given = typed_so_far(visit, name)
    try:
        return at.named(name, given) if isinstance(given, str) and at.names(name) else None
    except HouseError:
        return None


def _named(at: Typist, offers: list[Offer], of: str) -> Iterator[tuple[str, str]]:
    """Each name once, with its effect; if several offers have it, with what they are for."""
    seen = set[Value]()
    for offer in offers:
        chosen = any(field.name == of for field in offer.fields)
        for value in values_of(offer, of):
            if value in seen:
                continue
            seen.add(value)
            does = hint(at.sight, at.words, with_value(offer.action, of, value)) if chosen else ""
            does = does or about_value(at.sight, at.words, of, value)
            yield " · ".join(filter(None, (at.label(of, value), does))), at.value(of, value)


def _amounts(at: Typist, offers: list[Offer], of: str, typed: str) -> Iterator[tuple[str, str]]:
    kind = modals.money_kind(at.sight, of)
    wanted = amounts.read(typed, kind) if typed else None
    for offer in offers[:1]:
        limits = [one for one in offer.fields if one.name == of and isinstance(one, Number)]
        ends = [end for one in limits for end in (one.least, one.middle, one.most)]
        for value in dict.fromkeys([*([] if wanted is None else [wanted]), *ends]):
            if can_be(offer, of, value):
                label = value_label(at.sight, at.words, of, value)
                does = hint(at.sight, at.words, with_value(offer.action, of, value))
                written = amounts.written(value, kind)
                yield " · ".join(filter(None, (label, does))), written

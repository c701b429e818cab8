"""What is typed into the options of a game's command: names and amounts, as the rules count them.

Companies, cells, lots and players are numbers to the rules and names to people. A name is read as
it is told; the suggestions give the same names, or `#4` where two things are called alike.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.engine.sight import Sight
from bot.errors import HouseError
from bot.inbound.lookup import seated, started, table_of
from bot.inbound.presses.table import play
from bot.inbound.visit import Interaction, Visit
from bot.ui import modals
from bot.ui.ids import LONGEST_ID
from bot.ui.labels import value_label
from bot.words.translator import GameWords
from games.core.kinds import Player, Titled, kind_of
from games.core.offers import Choice, Number, Offer
from games.core.words import Action

Codes = Mapping[str, Callable[[int], str]]
"""By the name of a field: the short code that a game also gives to what it names, such as B2."""

NONE: Codes = {}
SHOWN = 12
"""So many names stand in a refusal."""
_DASHES = re.compile("[\N{HYPHEN}-\N{EM DASH}\N{MINUS SIGN}]")


@dataclass(frozen=True)
class Typist:
    """Somebody who types a command at a table."""

    sight: Sight
    words: GameWords
    codes: Codes = field(default_factory=dict)
    _read: dict[str, tuple[dict[int, str], Counter[str]]] = field(default_factory=dict)
    """By field, once: what it may name, and how often each is called so."""

    def names(self, of: str) -> dict[int, str]:
        """What a field may name at this table, by its number."""
        return self._known(of)[0]

    def _known(self, of: str) -> tuple[dict[int, str], Counter[str]]:
        if of not in self._read:
            names = self._named(of)
            self._read[of] = names, Counter(map(folded, names.values()))
        return self._read[of]

    def _named(self, of: str) -> dict[int, str]:
        kind = kind_of(self.sight.rules.kinds, of)
        numbers: Iterable[int] = ()
        if isinstance(kind, Player):
            numbers = range(len(self.sight.seats))
        elif isinstance(kind, Titled):
            titles = self.sight.titles.get(kind.of, ())
            numbers = titles if isinstance(titles, Mapping) else range(len(titles))
        return {number: value_label(self.sight, self.words, of, number) for number in numbers}

    def label(self, of: str, number: int) -> str:
        """With its short code, if it has one: B2 · Alpenstrom."""
        name = value_label(self.sight, self.words, of, number)
        return f"{self.codes[of](number)} · {name}" if of in self.codes else name

    def named(self, of: str, typed: str, able: Iterable[int] = ()) -> int:
        """The number of what was named; `able` are those that a refusal proposes.

        HouseError: no-such-name.
        """
        known = self.names(of)
        for found in self._readings(of, folded(typed), known):
            if len(found) == 1:
                return found[0]
        proposed = list(able) or list(known)
        raise HouseError("no-such-name", text=typed, **_listed(known, proposed))

    def value(self, of: str, number: int) -> str:
        """What a suggestion sends, to be read by `named`."""
        known, called = self._known(of)
        name = known[number]
        return name if called[folded(name)] == 1 and len(name) <= LONGEST_ID else f"#{number}"

    def fitting(self, kind: type[Action], **fixed: int) -> Iterator[Offer]:
        """The offers of a kind in which these values are possible."""
        for offer in self.sight.offers:
            if isinstance(offer.action, kind) and all(
                can_be(offer, name, number) for name, number in fixed.items()
            ):
                yield offer

    def able(self, kind: type[Action], of: str, **fixed: int) -> list[int]:
        """What a field of this kind of action may name now."""
        return list(
            dict.fromkeys(
                number for one in self.fitting(kind, **fixed) for number in values_of(one, of)
            )
        )

    def meant(
        self, kind: type[Action], of: str, typed: str | None, own: Iterable[int] = (), **fixed: int
    ) -> int:
        """What was named, or the only one that it can be: as the rest is filled in, or of one's own.

        HouseError: no-such-name, name-one.
        """
        open_ = self.able(kind, of, **fixed)
        if typed is not None:
            return self.named(of, typed, open_)
        for able in (open_, list(own)):
            if len(able) == 1:
                return able[0]
        raise HouseError("name-one", **_listed(self.names(of), open_ or list(own)))

    def amount(self, kind: type[Action], of: str, typed: str, **fixed: int) -> int:
        """An amount as people write it: 12.50, $12,50, 12. The rules judge it.

        HouseError: no-amount-between, not-an-amount.
        """
        fields = (at for one in self.fitting(kind, **fixed) for at in one.fields if at.name == of)
        limits = next((at for at in fields if isinstance(at, Number)), None)
        if limits is not None:
            return modals.read(self.sight, self.words, limits, typed)
        found = modals.amount(typed, cents=modals.in_cents(self.sight, of))
        if found is None:
            raise HouseError("not-an-amount", text=typed)
        return found

    def page(self, kind: str, typed: str) -> str:
        """The key of the page of a kind that is called so. HouseError: no-such-name."""
        pages = {one.key: one for one in self.sight.pages if one.kind == kind}
        wanted = folded(typed)
        for key, page in pages.items():
            if wanted in {key, *(folded(fact) for fact in _texts(page.facts.values()))}:
                return key
        names = [text for page in pages.values() for text in _texts(page.facts.values())]
        raise HouseError("no-such-name", text=typed, **_proposed(names))

    def _readings(self, of: str, wanted: str, known: dict[int, str]) -> Iterator[list[int]]:
        """From the strictest on: the name, its number, its code, its beginning."""
        folds = {number: folded(name) for number, name in known.items()}
        yield [number for number, name in folds.items() if name == wanted]
        yield [number for number in known if f"#{number}" == wanted]
        if of in self.codes:
            yield [number for number in known if folded(self.codes[of](number)) == wanted]
        yield [number for number, name in folds.items() if wanted and name.startswith(wanted)]


async def looking(interaction: Interaction, table: int | None, codes: Codes = NONE) -> Typist:
    """Whoever typed the command, at the table that it means; he may only be looking on."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await table_of(visit, table))
    return Typist(sight, (await visit.words(sight)).plain, codes)


async def typing(interaction: Interaction, table: int | None, codes: Codes = NONE) -> Typist:
    """The player who typed the command. HouseError: not-at-this-table."""
    at = await looking(interaction, table, codes)
    seated(at.sight)
    return at


async def enter(interaction: Interaction, at: Typist, action: Action) -> None:
    """Play what was typed; the answer stays on the page that it is about."""
    await play(Visit.of(interaction), at.sight, action)


def values_of(offer: Offer, name: str) -> list[int]:
    """The numbers that a field of the offered action may have: of a choice, or the only one."""
    known = next((one for one in offer.fields if one.name == name), None)
    if isinstance(known, Choice):
        return [value for value in known.values if isinstance(value, int)]
    return [getattr(offer.action, name)] if known is None else []


def can_be(offer: Offer, name: str, value: object) -> bool:
    """Whether a field of the offered action may have this value."""
    known = next((one for one in offer.fields if one.name == name), None)
    if known is not None:
        return known.allows(value)
    return bool(getattr(offer.action, name) == value)


def folded(typed: str) -> str:
    """As it is compared: without case, outer blanks and kinds of dashes."""
    return _DASHES.sub("-", " ".join(typed.split())).casefold()


def _texts(facts: Iterable[object]) -> Iterator[str]:
    return (fact for fact in facts if isinstance(fact, str))


def _listed(known: Mapping[int, str], numbers: Iterable[int]) -> dict[str, str | int]:
    return _proposed([known[one] for one in numbers if one in known])


def _proposed(names: list[str]) -> dict[str, str | int]:
    """The first of them, and how many more there are."""
    return {"names": ", ".join(names[:SHOWN]), "count": len(names), "more": len(names[SHOWN:])}

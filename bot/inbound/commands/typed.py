"""The typed options of a game's command: names and amounts, read as the rules count them.

Companies, cells, lots and players are numbers to the rules and names to people. Suggestions give the
names that people read, or `#4` for two things of one name; both are read here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.lookup import is_running, seated, started, table_of
from bot.inbound.presses.table import play
from bot.inbound.visit import Interaction, Visit
from bot.ui import amounts, bundles, modals
from bot.ui.control import LONGEST_ID
from bot.ui.labels import about_value, value_label
from bot.words.numbered import unnumbered
from bot.words.translator import GameWords
from bot.words.values import Markup, escaped
from games.core.kinds import Bundled, Kind, Label, Named, Player, Titled, Word, kind_of
from games.core.offers import Bundle, Item, Number, Offer, Pick, values_of
from games.core.words import Action

Value = int | str
"""The value behind a name: a number of the rules, or a key."""
SHOWN = 12
"""Maximum names in a refusal."""
_PRINTED = re.compile(r"\((\d+)\)$")
_DASHES = re.compile("[\N{HYPHEN}-\N{EM DASH}\N{MINUS SIGN}]")


_FIXED: dict[
    tuple[str, type[GameWords], bool, str, str], tuple[dict[Value, str], Counter[str]]
] = {}
"""By a game's package, its words, language and field: what is called so, at whatever table."""


@dataclass(frozen=True)
class Typist:
    """A person who types a command at a table."""

    sight: Sight
    words: GameWords
    _read: dict[str, tuple[dict[Value, str], Counter[str]]] = field(default_factory=dict)
    """Worked out once by field: the names that it may have, and how often each is used."""

    def names(self, of: str) -> dict[Value, str]:
        """The names that a field may have at this table, by number."""
        return self._known(of)[0]

    def _known(self, of: str) -> tuple[dict[Value, str], Counter[str]]:
        if of not in self._read:
            kind = kind_of(self.sight.rules.kinds, of)
            self._read[of] = self._fixed(of) if isinstance(kind, Named | Label) else self._found(of)
        return self._read[of]

    def _fixed(self, of: str) -> tuple[dict[Value, str], Counter[str]]:
        """Names of the rules' own, such as tiles: the same at every table of a game, in one language, but where
        they are heard.
        """
        rules, words = self.sight.rules, self.words
        key = (rules.package, type(words), words.is_heard, words.language.code, of)
        if key not in _FIXED:
            _FIXED[key] = self._found(of)
        return _FIXED[key]

    def _found(self, of: str) -> tuple[dict[Value, str], Counter[str]]:
        names = self._named(of)
        return names, Counter(map(folded, names.values()))

    def _named(self, of: str) -> dict[Value, str]:
        values = self._numbered(kind_of(self.sight.rules.kinds, of), of)
        return {value: value_label(self.sight, self.words, of, value) for value in values}

    def _numbered(self, kind: Kind, of: str) -> Iterable[Value]:
        match kind:
            case Player():
                return range(len(self.sight.seats))
            case Titled(of=title):
                titles = self.sight.titles.get(title, ())
                return titles if isinstance(titles, Mapping) else range(len(titles))
            case Named(keys=known) | Label(labels=known):
                return range(len(known))
            case Word():
                return (value for offer in self.sight.offers for value in values_of(offer, of))
            case _:
                return ()

    def label(self, of: str, value: Value) -> str:
        """The name with its short code, if it has one: B2 · Alpenstrom."""
        name, code = value_label(self.sight, self.words, of, value), self._code(of, value)
        return f"{code} · {name}" if code else name

    def _code(self, of: str, value: Value) -> str:
        known = self.sight.rules.codes.get(of)
        return known(value) if known and isinstance(value, int) else ""

    def named(self, of: str, typed: str, able: Collection[Value] = ()) -> Value:
        """The number of the thing named; a refusal proposes those in `able`.

        HouseError: no-such-name.
        """
        known = self.names(of)
        for found in self._readings(of, folded(typed), known):
            for fits in (found, [one for one in found if one in able]):
                if len(fits) == 1:
                    return fits[0]
        proposed = list(able) or list(known)
        raise HouseError("no-such-name", text=typed, **_listed(known, proposed))

    def several(self, of: str, typed: str) -> tuple[Value, ...]:
        """Things named one after the other, with commas between them. HouseError: no-such-name."""
        parts = [part for part in re.split(r"\s*[,;]\s*", typed.strip()) if part]
        return tuple(self.named(of, part) for part in parts)

    def may_be_nobody(self, kind: type[Action], of: str, **fixed: Value) -> bool:
        """Whether what was left out may stay so: an offer to anybody."""
        return any(getattr(one.action, of) is None for one in self.fitting(kind, **fixed))

    def value(self, of: str, value: Value) -> str:
        """The text that a suggestion sends, which `named` reads."""
        known, called = self._known(of)
        name = known[value]
        return name if called[folded(name)] == 1 and len(name) <= LONGEST_ID else f"#{value}"

    def fitting(self, kind: type[Action], **fixed: Value) -> Iterator[Offer]:
        """The offers of a kind in which these values are possible."""
        for offer in self.sight.offers:
            if isinstance(offer.action, kind) and all(
                can_be(offer, name, value) for name, value in fixed.items()
            ):
                yield offer

    def able(self, kind: type[Action], of: str, **fixed: Value) -> list[Value]:
        """The values that a field of this kind of action may have now."""
        return list(
            dict.fromkeys(
                value for one in self.fitting(kind, **fixed) for value in values_of(one, of)
            )
        )

    def meant(self, kind: type[Action], of: str, own: Iterable[int] = (), **fixed: Value) -> Value:
        """The only value possible beside the rest, or the only one that is the player's own.

        HouseError: name-one.
        """
        open_, mine = self.able(kind, of, **fixed), list(own)
        for able in (open_, mine):
            if len(able) == 1:
                return able[0]
        raise HouseError("name-one", **_listed(self.names(of), open_ or mine))

    def amount(self, kind: type[Action], of: str, typed: str, **fixed: Value) -> int:
        """An amount as people write it: 12.50, $12,50, 12. The rules check it.

        HouseError: no-amount-between, not-an-amount.
        """
        fields = (at for one in self.fitting(kind, **fixed) for at in one.fields if at.name == of)
        limits = next((at for at in fields if isinstance(at, Number)), None)
        if limits is not None:
            return modals.read(self.sight, self.words, limits, typed)
        found = amounts.read(typed, modals.money_kind(self.sight, of))
        if found is None:
            raise HouseError("not-an-amount", text=typed)
        return found

    def bundle(self, kind: type[Action], of: str, typed: str, **fixed: Value) -> tuple[int, ...]:
        """Things and money as people write them: 2 coal + 30M. The rules check them.

        HouseError: bundle-unread.
        """
        fields = (at for one in self.fitting(kind, **fixed) for at in one.fields if at.name == of)
        offered = next((at for at in fields if isinstance(at, Bundle)), None)
        return bundles.read(self.sight, self.words, offered or self._whole(of), typed)

    def _whole(self, of: str) -> Bundle:
        """The field of a bundle that holds anything, where none is offered."""
        known = kind_of(self.sight.rules.kinds, of)
        assert isinstance(known, Bundled)
        names = known.of.keys if isinstance(known.of, Named) else known.of.labels
        items = tuple(Item(at, most=0) for at in range(len(names)))
        return Bundle(of, items, None if known.money is None else 0)

    def page(self, kind: str, typed: str) -> str:
        """The key of the page of a kind by its name. HouseError: no-such-name."""
        pages = {one.key: one for one in self.sight.pages if one.kind == kind}
        wanted = folded(typed)
        for key, page in pages.items():
            if wanted in {key, *(folded(fact) for fact in _texts(page.facts.values()))}:
                return key
        names = [text for page in pages.values() for text in _texts(page.facts.values())]
        raise HouseError("no-such-name", text=typed, **_proposed(names))

    def _readings(self, of: str, wanted: str, known: dict[Value, str]) -> Iterator[list[Value]]:
        """The number by name, `#number`, code or beginning, in this order.

        A suggestion's text behind the name may still be there: "5d · a lone tile".
        """
        wanted = unnumbered(self.words, wanted)
        folds = {value: unnumbered(self.words, folded(name)) for value, name in known.items()}
        yield [value for value, name in folds.items() if name == wanted]
        yield [value for value in known if f"#{value}" == wanted]
        yield [value for value in known if wanted and folded(self._code(of, value)) == wanted]
        # People who hear the names may read them elsewhere, with the bare number behind them.
        printed = _PRINTED.search(wanted)
        yield [one for one in known if printed and folded(self._code(of, one)) == printed[1]]
        yield [value for value, name in folds.items() if wanted and name.startswith(wanted)]
        head = wanted.partition(" · ")[0]
        yield [
            value for value, name in folds.items() if head in {name, folded(self._code(of, value))}
        ]
        yield list(self._beside(of, wanted, known))
        # "Fund" for "the Fund die"; a bare number is no word of a name.
        if any(map(str.isalpha, wanted)):
            whole = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
            yield [value for value, name in folds.items() if whole.search(name)]

    def _beside(self, of: str, wanted: str, known: Iterable[Value]) -> Iterator[Value]:
        """A company by the person who leads it, and a person by their company, as suggestions tell them."""
        kinds = self.sight.rules.kinds
        is_person = isinstance(kind_of(kinds, of), Player)
        fields = (one for one, kind in kinds.items() if isinstance(kind, Player) != is_person)
        if any(wanted == folded(name) for one in fields for name in self.names(one).values()):
            whole = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
            for value in known:
                if whole.search(folded(about_value(self.sight, self.words, of, value))):
                    yield value


async def looking(interaction: Interaction, table: int | None) -> Typist:
    """The person who typed the command, at its table; they may be a spectator."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await table_of(visit, table, is_running))
    return Typist(sight, (await visit.words(sight)).plain)


async def typing(interaction: Interaction, table: int | None) -> Typist:
    """The player who typed the command. HouseError: not-at-this-table."""
    at = await looking(interaction, table)
    seated(at.sight)
    return at


async def enter(interaction: Interaction, at: Typist, action: Action) -> None:
    """Play the typed action; the answer is the page that it belongs to."""
    await play(Visit.of(interaction), at.sight, action)


def picks_of(offer: Offer, name: str) -> Sequence[Value]:
    """The values of which a field of the offered action may have several."""
    known = next((one for one in offer.fields if one.name == name), None)
    return known.values if isinstance(known, Pick) else ()


def can_be(offer: Offer, name: str, value: object) -> bool:
    """Whether a field of the offered action may have this value."""
    known = next((one for one in offer.fields if one.name == name), None)
    if known is not None:
        return known.allows(value)
    return bool(getattr(offer.action, name) == value)


@lru_cache(maxsize=8_192)
@lru_cache(maxsize=8192)
def folded(typed: str) -> str:
    """The text for comparing: without case, outer blanks and kinds of dashes."""
    return _DASHES.sub("-", " ".join(typed.split())).casefold()


def _texts(facts: Iterable[object]) -> Iterator[str]:
    return (fact for fact in facts if isinstance(fact, str))


def _listed(known: Mapping[Value, str], numbers: Iterable[Value]) -> dict[str, str | int]:
    return _proposed([known[one] for one in numbers if one in known])


def _proposed(names: list[str]) -> dict[str, str | int]:
    """Facts of a refusal: the first names, and how many more there are."""
    # As text the list would be taken for one long name, and cut.
    shown = Markup(", ".join(map(escaped, names[:SHOWN])))
    return {"names": shown, "count": len(names), "more": len(names[SHOWN:])}

"""The words of one language for one table: facts by their kinds, then the sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from fluent.runtime.types import FluentType

from bot.errors import HouseError
from bot.words.clickable import NO_COMMANDS, clickable
from bot.words.languages import Language
from bot.words.lexicon import Lexicon
from bot.words.numbered import numbered
from bot.words.values import (
    HOUSE,
    LONGEST_HEARD,
    LONGEST_TEXT,
    HouseKind,
    Identity,
    Instant,
    Length,
    Markup,
    Mention,
    Worded,
    WordedText,
    escaped,
    length,
    listed,
    money,
    number,
    on_one_line,
    percent,
)
from games.core.contract import Note, Rules, Waiting
from games.core.kinds import (
    MAIN_MONEY,
    PLAIN,
    Bundled,
    Counted,
    Kinds,
    Label,
    Moment,
    Money,
    Named,
    Percent,
    Plain,
    Player,
    Tally,
    Titled,
    Titles,
    Word,
    kind_of,
    money_of,
    title_of,
)
from games.core.orders import Order, OrderForm
from games.core.words import Action, Event, Fact, RuleError

Facts = Mapping[str, Fact]
Argument = FluentType | str
DASH = "\u2013"
NONE = "none"
"""What a selector sees of a fact that is None."""


class GameWords:
    """All that can be told of a table. Made for messages: names are escaped there.

    Pictures, alt text, button labels and autocomplete read no markup: they take `plain`.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        rules: Rules[Any, Any, Any] | None,
        names: Sequence[str] = (),
        titles: Titles | None = None,
        marked: bool = True,
        commands: Mapping[str, str] = NO_COMMANDS,
        signs: Lexicon | None = None,
        heard: bool = False,
    ) -> None:
        """`commands` are those that Discord makes clickable, by what people read of them; `signs` has the
        sentences of the table's language, where that is another; `heard` is said of pictures that nobody sees.
        """
        self._lexicon = lexicon
        self._rules = rules
        self._names = tuple(names)
        self._titles = titles or {}
        self._marked = marked
        self._commands = commands
        self._signs = signs
        self.is_heard = heard
        self._kinds: Kinds = rules.kinds if rules else {}
        self._unmarked: GameWords | None = None

    @property
    def language(self) -> Language:
        return self._lexicon.language

    @property
    def plain(self) -> GameWords:
        """The same words where no markup is read."""
        if not self._marked:
            return self
        if self._unmarked is None:
            self._unmarked = self._like(self._names, self._titles, marked=False)
        return self._unmarked

    @property
    def heard(self) -> GameWords:
        """The words of pictures in full: of a sentence that has `heard`, what is said in place of it."""
        if self.is_heard:
            return self
        return self._like(self._names, self._titles, marked=self._marked, heard=True)

    @property
    def signs(self) -> GameWords:
        """The words of the table's language, for letters on badges: a board and a hand have the same."""
        if self._signs is None:
            return self
        return GameWords(self._signs, self._rules, self._names, self._titles, self._marked)

    def at(self, titles: Titles) -> GameWords:
        """The same words at another moment of the table, when other things were named."""
        return self._like(self._names, titles, marked=self._marked)

    def called(self, names: Sequence[str]) -> GameWords:
        """The same words with other names for the players."""
        return self._like(names, self._titles, marked=self._marked)

    def _like(
        self, names: Sequence[str], titles: Titles, *, marked: bool, heard: bool = False
    ) -> GameWords:
        commands, heard = self._commands if marked else NO_COMMANDS, heard or self.is_heard
        return GameWords(
            self._lexicon, self._rules, names, titles, marked, commands, self._signs, heard
        )

    def has(self, key: str) -> bool:
        return self._lexicon.has(key)

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence, or with `sentence.attribute` one of its attributes."""
        return self._say(key, facts)

    def event(self, event: Event) -> str:
        """A line of the log: one short sentence. Empty: it is no news, and nobody is told."""
        return self._say(_tag(event), _fields(event))

    def chain(self, event: Event) -> str:
        """What a line begins with that tells all events of a chain: "Bids for gold"."""
        return self._say(f"chain-{event.chain}", _fields(event))

    def link(self, event: Event) -> str:
        """An event of a chain in few words: "Anna 20M"."""
        return self._say(f"{_tag(event)}.link", _fields(event))

    def first(self, key: str, event: Event) -> str:
        """What an event means, for somebody who meets it for the first time."""
        return self._say(f"first-{key}", _fields(event))

    def refusal(self, error: RuleError | HouseError) -> str:
        """Why not, and what would be right; with the chapter of the rules if there is one."""
        why = self._say(error.why, error.facts, ruled=isinstance(error, RuleError))
        if not self.has(f"{error.why}.chapter"):
            return why
        chapter = Markup(self._say(f"{error.why}.chapter", {}))
        return f"{why} {self.say('rules-chapter', chapter=chapter)}"

    def ask(self, waiting: Waiting) -> str:
        """The headline: "Giulia: play a tile"."""
        return self._asked(waiting, "")

    def asked(self, waiting: Waiting) -> str:
        """What is asked, of nobody in particular: "play a tile"."""
        return self._asked(waiting, ".what")

    def action(self, action: Action) -> str:
        """A short label of a complete action: for buttons, choices and notices."""
        return self._say(f"do-{_tag(action)}", _fields(action))

    def opening(self, action: Action) -> str:
        """What a button is called that opens the form of an offer: "Bid for 10 Alpenstrom…"."""
        key = f"do-{_tag(action)}.form"
        return self._say(key, _fields(action)) if self.has(key) else f"{self.action(action)}…"

    def order(self, order: Order) -> str:
        """A stored order, as its owner reads it."""
        return self._say(f"order-{_tag(order)}", _fields(order))

    def order_opening(self, form: OrderForm) -> str:
        """What opens the form of an order: its proposed values are not chosen yet."""
        key = f"order-{_tag(form.order)}.form"
        asks = bool(form.fields) and self.has(key)
        return self._say(key, _fields(form.order)) if asks else self.order(form.order)

    def void(self, why: str, facts: Facts) -> str:
        """Why a stored order is no longer kept."""
        return self._say(f"void-{why}", facts)

    def option(self, field: str, value: Fact = None) -> str:
        """The name of a table option or, with `value`, of that value of it; a number as it is."""
        if value is None:
            return self._say(f"option-{field}", {})
        key = f"option-{field}-{_key(value)}"
        if self.has(key) or isinstance(value, bool | str):
            return self._say(key, {})
        return self.value(PLAIN, value)

    def value(self, kind: HouseKind, value: Fact) -> str:
        """One value in words; what does not exist is a dash."""
        if value is None:
            return DASH
        argument = self._argument(kind, value)
        return argument.words if isinstance(argument, Worded | WordedText) else str(argument)

    def fact(self, field: str, value: Fact) -> str:
        """A value of a field, told as the game says."""
        return self.value(kind_of(self._kinds, field), value)

    def money(self, amount: int) -> str:
        """An amount in the game's money."""
        return money(amount, self.language, money_of(self._kinds))

    def score(self, score: int, second: int | None = None) -> str:
        """A final score in the game's unit, "$12,300", with the tie-break: "17 points, 240M"."""
        unit = self._rules.score if self._rules else MAIN_MONEY
        told = self.value(kind_of(self._kinds, unit), score)
        if second is None or self._rules is None or not self._rules.tie_break:
            return told
        return f"{told}, {self.value(kind_of(self._kinds, self._rules.tie_break), second)}"

    def player(self, seat: int) -> str:
        """A name that is only a name; nothing visible in it: "Player 3"."""
        name = on_one_line(self._names[seat]) if seat < len(self._names) else ""
        if not name:
            return self.say("player-without-name", seat_number=seat + 1)
        return escaped(name) if self._marked else name

    def title(self, of: str, index: int) -> str:
        """A name that the table has given itself: of a company, of a cell."""
        title = title_of(self._titles.get(of, ()), index)
        if isinstance(title, str):
            return self.text(title) or number(index, self.language)
        return self._say(f"title-{of}", title)

    def text(self, text: str) -> str:
        """Somebody's own words, harmless in a sentence."""
        # Lists that are put together for the ear are longer than anybody's own words, which end at 200.
        clean = on_one_line(text, LONGEST_HEARD if self.is_heard else LONGEST_TEXT)
        return escaped(clean) if self._marked else clean

    def length(self, seconds: int) -> str:
        """A length of time: 24 hours, 3 days and 12 hours."""
        return length(seconds, self.language)

    def listed(self, items: Sequence[str]) -> str:
        """Texts that are words already, as a list: A, B and C."""
        return listed(tuple(items), self.language)

    def reasons(self, found: Sequence[Note]) -> str:
        """What speaks for an act: you hold the most shares of Zeta and you keep $600 more."""
        return self.listed([self.say(f"strength-{one.key}", **one.facts) for one in found])

    def _say(self, key: str, facts: Facts, *, ruled: bool = False) -> str:
        arguments: dict[str, Argument] = {}
        for name, fact in facts.items():
            kind = self._kind(key, name, ruled=ruled)
            if isinstance(fact, tuple) and isinstance(kind, Plain | Word):
                # Fluent knows no tuples, so each part is a fact of its own, with its place: `name_0`.
                arguments.update(
                    (f"{name}_{at}", self._plain(part)) for at, part in enumerate(fact)
                )
            else:
                arguments[name] = NONE if fact is None else self._argument(kind, fact)
        if self.is_heard and self.has(f"{key}.heard"):
            key = f"{key}.heard"
        told = self._lexicon.format(key, arguments)
        return clickable(told, self._commands) if self._marked else told

    def _kind(self, key: str, name: str, *, ruled: bool) -> HouseKind:
        """A game's facts are told as the game says, in the house's words too if its rules speak."""
        if key.partition(".")[0] in self._lexicon.own:
            return self._kinds.get(name, PLAIN)
        return HOUSE.get(name) or (self._kinds.get(name, PLAIN) if ruled else PLAIN)

    def _asked(self, waiting: Waiting, part: str) -> str:
        key = f"ask-{waiting.ask or 'anything'}"
        arguments = {"seat": waiting.seats, "seats": waiting.seats, **waiting.facts}
        return self._say(f"{key}{part}", arguments)

    def _argument(self, kind: HouseKind, value: int | str | tuple[int, ...]) -> Argument:
        if isinstance(kind, Word):
            return self._word(kind, _key(value))
        # Rules may give the key itself in place of its number.
        if isinstance(kind, Named) and value in kind.keys:
            return Worded(1, self.say(f"{kind.prefix}-{value}"))
        if isinstance(value, str):
            return self._table(value) if isinstance(kind, Identity) else self._text(value)
        if isinstance(value, tuple):
            return self._several(kind, value)
        return self._one(kind, value)

    def _word(self, kind: Word, key: str) -> Argument:
        """Its word in the catalogue; a key that nobody knows is somebody's own text."""
        known = f"{kind.prefix}-{key}"
        return WordedText(key, self.say(known) if self.has(known) else self.text(key))

    def _several(self, kind: HouseKind, values: tuple[int, ...]) -> Argument:
        """Plural rules see how many there are; for a tally, their sum."""
        if isinstance(kind, Tally):
            counts = [(count, key) for key, count in enumerate(values) if count]
            words = [self._counted(kind.of, key, count) for count, key in counts]
            return Worded(sum(values), self.listed(words) or self.say("nothing"))
        if isinstance(kind, Bundled):
            return self._bundle(kind, values)
        words = [str(self.value(kind, value)) for value in values]
        return Worded(len(values), self.listed(words))

    def _one(self, kind: HouseKind, value: int) -> Argument:
        match kind:
            case Plain() | Tally() | Bundled() | Word():
                return self._plain(value)
            case Player():
                return Worded(1, self.player(value))
            case Money():
                return Worded(value, money(value, self.language, kind))
            case Counted(key=key):
                return Worded(value, self.say(key, count=value))
            case Percent():
                return Worded(value, percent(value, kind.parts, self.language))
            case Named():
                return Worded(1, self.say(f"{kind.prefix}-{kind.keys[value]}"))
            case Label():
                return Worded(1, numbered(self, kind.labels[value]))
            case Titled(of=of):
                return Worded(value, self.title(of, value))
            case Moment():
                return Instant(value, self._marked)
            case Length():
                return Worded(value, self.length(value))
            case Identity():
                return Worded(value, str(value))
            case Mention():
                return Worded(value, f"<{kind.sigil}{value}>")
        assert_never(kind)

    def _counted(self, named: Named, key: int, count: int) -> str:
        """2 coal; a name that changes with the number says so in its attribute `counted`."""
        name = f"{named.prefix}-{named.keys[key]}"
        if self.has(f"{name}.counted"):
            return self.say(f"{name}.counted", count=count)
        return f"{number(count, self.language)} {self.say(name)}"

    def _bundle(self, kind: Bundled, values: tuple[int, ...]) -> Argument:
        """2 coal and 30M; a thing of which there is only one is its name alone."""
        size = len(kind.of.keys if isinstance(kind.of, Named) else kind.of.labels)
        words = [
            self._counted(kind.of, key, count)
            if isinstance(kind.of, Named)
            else kind.of.labels[key]
            for key, count in enumerate(values[:size])
            if count
        ]
        words += [money(one, self.language, kind.money or Money()) for one in values[size:] if one]
        return Worded(sum(values), self.listed(words) or self.say("nothing"))

    def _plain(self, value: int) -> Argument:
        if isinstance(value, bool):
            return WordedText(_key(value), self.say(_key(value)))
        return Worded(value, number(value, self.language))

    def _table(self, value: str) -> Argument:
        """A tournament's table, "7 (Spring Cup)": only the title is somebody's own words."""
        number, _, title = value.removesuffix(")").partition(" (")
        return WordedText(value, f"{number} ({self.text(title)})") if title else self._text(value)

    def _text(self, value: str) -> Argument:
        """A selector sees an empty text as none."""
        return WordedText(value or NONE, value if isinstance(value, Markup) else self.text(value))


def _key(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def _tag(struct: Event | Action | Order) -> str:
    return str(type(struct).__struct_config__.tag)


def _fields(struct: Event | Action | Order) -> dict[str, Fact]:
    """What a sentence is told with: all fields but the addressees."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__ if name != "to"}

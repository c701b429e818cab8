"""Labels of actions, fields and values on buttons, selects and forms, and one sentence on what an
action would do: plain text.
"""

from __future__ import annotations

from typing import cast

import msgspec

from bot.engine.views.sight import Sight
from bot.words.translator import GameWords
from games.core.contract import Note, Risk
from games.core.kinds import Bundled, Kind, Player, Tally, kind_of
from games.core.offers import Counts, Item, Offer
from games.core.words import Action, Fact


def action_label(words: GameWords, action: Action) -> str:
    """The label of a whole action: "Buy 2 Fusion and 1 Zeta"."""
    return words.plain.action(action)


def opening_label(words: GameWords, offer: Offer) -> str:
    """The label of a button that opens a form: "Buy shares…"."""
    return words.plain.opening(offer.action)


def field_label(words: GameWords, name: str) -> str:
    """The label of a field: "Amount"."""
    key = f"field-{name}"
    return words.plain.say(key) if words.has(key) else name.replace("_", " ").capitalize()


def value_label(sight: Sight, words: GameWords, name: str, value: object) -> str:
    """One value of a field: 4d, Fusion, Giulia, $1,200."""
    kind: Kind = kind_of(sight.rules.kinds, name)
    kind = kind.of if isinstance(kind, Tally | Bundled) else kind
    return words.plain.value(kind, cast("Fact", value))


def button_value(sight: Sight, words: GameWords, name: str, value: object) -> str:
    """A value with which a button's label begins; people are written as they write themselves."""
    label = value_label(sight, words, name, value)
    named = isinstance(kind_of(sight.rules.kinds, name), Player)
    return label if named else label[:1].upper() + label[1:]


def item_label(sight: Sight, words: GameWords, field: Counts, item: Item) -> str:
    """A row of a count, with its price if it has one: "Fusion $400", "Sell"."""
    name = value_label(sight, words, field.name, item.key)
    name = name[:1].upper() + name[1:]
    return f"{name} {words.money(item.price)}" if item.price else name


def change_label(sight: Sight, words: GameWords, action: Action) -> str:
    """An action as what it changes, "Buy 2 Red for $240", where the game says so; otherwise empty."""
    return _said(sight, words, action, ".label")


def priced_label(words: GameWords, offer: Offer, action: Action) -> str:
    """An action with what it costs, "Buy 2 Fusion and 1 Zeta: $1,100", or brings: "+$300"."""
    label, cost = action_label(words, action), price(offer, action)
    if not cost:
        return label
    return f"{label}: {words.money(cost)}" if cost > 0 else f"{label}: +{words.money(-cost)}"


def price(offer: Offer, action: Action) -> int:
    """The cost of an action's counts together; negative if they bring money."""
    counted = (field for field in offer.fields if isinstance(field, Counts))
    return sum(field.cost(getattr(action, field.name)) for field in counted)


def with_value(action: Action, name: str, value: object) -> Action:
    """The same action with another value in a field."""
    return msgspec.structs.replace(action, **{name: value})


def hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The effect of the action in words; empty where the game does not tell it."""
    return _said(sight, words, action, "")


def is_otherwise(sight: Sight, foretold: Action, action: Action) -> bool:
    """Whether something else would come of the action than its form had foretold, or more is at stake."""
    if sight.view is None or sight.task is not None:
        return False
    before, now = (sight.rules.hint(sight.view, one) for one in (foretold, action))
    if before is None or now is None:
        return False
    return before.key != now.key or _stake(now) > _stake(before)


def _stake(note: Note) -> int:
    return note.stake if isinstance(note, Risk) else 0


def about_value(sight: Sight, words: GameWords, name: str, value: object) -> str:
    """What a value of a field means, for the line below it in a list; empty where the game says nothing."""
    if sight.view is None or not isinstance(value, int):
        return ""
    note = sight.rules.about(sight.view, name, value)
    return words.plain.say(f"hint-{note.key}", **note.facts) if note else ""


def short_hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The effect in a word or two, for a button."""
    return _said(sight, words, action, ".short")


def heard_hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The short effect where no label beside it says whom it is about."""
    return _said(sight, words, action, ".heard") or short_hint(sight, words, action)


def _said(sight: Sight, words: GameWords, action: Action, part: str) -> str:
    note = sight.rules.hint(sight.view, action) if sight.view is not None else None
    key = f"hint-{note.key}{part}" if note else ""
    return words.plain.say(key, **note.facts) if note and words.has(key) else ""


def sure(words: GameWords, chance: float, error: float) -> str:
    """A chance from 0 to 1 with its standard error, in per cent: 34% ± 6%."""
    return _with_error(words, "chance-sure", chance, error)


def points(words: GameWords, gain: float, error: float) -> str:
    """By how much a chance is higher, from 0 to 1, with its standard error: 18 ± 5 percentage points."""
    return _with_error(words, "chance-points", gain, error)


def _with_error(words: GameWords, key: str, chance: float, error: float) -> str:
    """No rollouts are without doubt: the error is told as 1 at least."""
    return words.say(key, chance=round(100 * chance), error=max(1, round(100 * error)))

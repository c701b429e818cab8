"""Drafts: a draft is the action that a form would make if it were confirmed now.

The custom ids of the form's own controls carry it: so a form survives a restart, and two forms do
not disturb each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from math import prod
from typing import Any

from bot.errors import HouseError
from bot.ui.control import number
from bot.ui.control import value as valued
from bot.ui.labels import with_value
from games.core.offers import Bundle, Choice, Counts, Field, Item, Number, Offer, Pick, Text, fits
from games.core.words import Action

FEW = 5
"""Maximum possibilities with a button each."""
PAIR = 2
"""Maximum items whose steps are fewer presses than a line is to type."""
SINGLE = 8
"""Maximum values of a single choice with a button each: two rows, where a select takes two presses."""
LARGEST = 10**9
"""The largest count of a form."""
ENOUGH = 500
"""With more combinations than this those within the limits are not counted."""

ASKED = 5
"""Maximum fields of a modal."""
LINES = 25
"""Maximum lines of a modal's select."""


def whole(offer: Offer) -> bool:
    """Whether one modal holds all fields of the offer, so that no form is needed."""
    return 0 < len(offer.fields) <= ASKED and all(_fits_modal(field) for field in offer.fields)


def is_listed(field: Field) -> bool:
    """Whether it is a list that may stay empty, in an order that a modal's select could not tell."""
    return isinstance(field, Pick) and field.ordered and field.most > 1 and not field.least


def is_written(field: Field) -> bool:
    """Whether the field is typed into a modal; other fields have controls."""
    return isinstance(field, Number | Text | Bundle) or is_listed(field)


def controlled(offer: Offer) -> tuple[Field, ...]:
    """The fields with controls of their own on the form."""
    if whole(offer):
        return ()
    return tuple(field for field in offer.fields if not is_written(field))


def written(offer: Offer) -> tuple[Field, ...]:
    """The fields of the modals: all in one, or only those that are typed.

    Numbers come first: before a second modal the draft must hold what the first one got.
    """
    if whole(offer):
        return offer.fields
    typed = (field for field in offer.fields if is_written(field))
    return tuple(sorted(typed, key=lambda field: isinstance(field, Text)))


def typed(offer: Offer) -> tuple[Field, ...]:
    """The fields of the modals, also where counts may be typed beside a form that has controls for them."""
    return written(offer) or (offer.fields if is_typed_too(offer) else ())


def is_typed_too(offer: Offer) -> bool:
    """Whether many counts may be typed in one line as well: in their form each step is a press."""
    counted = [field for field in offer.fields if isinstance(field, Counts)]
    return (
        len(counted) == 1
        and len(counted[0].items) > PAIR
        and len(offer.fields) <= ASKED
        and all(_fits_modal(field) for field in offer.fields if field not in counted)
    )


def _fits_modal(field: Field) -> bool:
    match field:
        case Choice(values=values):
            return len(values) <= LINES
        case Pick(values=values, ordered=ordered, most=most):
            return is_listed(field) or ((not ordered or most == 1) and len(values) <= LINES)
        case Counts():
            return False
        case _:
            return True


def offer_of(offers: Sequence[Offer], draft: Action) -> Offer | None:
    """The offer of a draft: it equals it in all fixed fields, and if possible allows its values.

    Sales of two titles differ only in the shares that they allow; a suggestion without fields may be
    just what a form begins with.
    """
    alike = [offer for offer in offers if _alike(offer, draft)]
    found = [offer for offer in alike if fits(offer, draft)] or alike
    return next((offer for offer in found if offer.fields), next(iter(found), None))


def page_of(offers: Sequence[Offer], action: Action) -> str:
    """The key of the page on which such an action is taken; "" is the hand."""
    found = offer_of(offers, action)
    return "" if found is None else found.page


def few(offer: Offer) -> list[Action] | None:
    """All actions of the offer if they are few; otherwise None."""
    match offer.fields:
        case ():
            return [offer.action]
        case (Choice(name=name, values=values),) if len(values) <= SINGLE:
            return [with_value(offer.action, name, value) for value in values]
        case (Number() as field,) if len(_quick(field)) > (field.most - field.least) // field.step:
            return [with_value(offer.action, field.name, value) for value in _quick(field)]
        case (Counts() as field,):
            return _few_counts(offer.action, field)
        case _:
            return None


def shortcuts(offer: Offer) -> list[Action]:
    """Actions at the ends of a form: nothing at all, or all of one thing, such as to sell all, or as much
    more of it as there is room for; and the quick values of a number that is the whole form.

    Where an offer proposes something, "nothing" is another offer.
    """
    counted = [field for field in controlled(offer) if not isinstance(field, Choice)]
    match counted, written(offer):
        case [Counts() as field], ():
            held = tuple(item.start for item in field.items)
            found = [] if any(getattr(offer.action, field.name)) else [held]
            found += field.quick
            if len(field.items) < FEW:
                found += [_all_of(field, held, index) for index in range(len(field.items))]
            wanted = dict.fromkeys(one for one in found if field.allows(one))
            ways = [with_value(offer.action, field.name, counts) for counts in wanted]
            return [one for one in ways if not changes_nothing(offer, one)]
        case [], (Number() as field,):
            return [with_value(offer.action, field.name, one) for one in _quick(field)]
        case _:
            return []


def _quick(field: Number) -> list[int]:
    return [one for one in dict.fromkeys(field.quick) if field.allows(one)]


def start(offer: Offer) -> Action:
    """The first draft of a form: nothing picked, each count at its start."""
    draft = offer.action
    for field in offer.fields:
        if isinstance(field, Pick):
            draft = with_value(draft, field.name, ())
        elif isinstance(field, Counts) and not two_ways(field):
            draft = with_value(draft, field.name, (0,) * len(field.items))
    return draft


def two_ways(field: Counts) -> bool:
    """Whether the counts start from what is held, and may fall as well as rise."""
    return any(item.start or item.least for item in field.items)


def is_ready(offer: Offer, draft: Action) -> bool:
    """Whether every field has an allowed value, and something would come of it."""
    allowed = all(field.allows(getattr(draft, field.name)) for field in controlled(offer))
    return allowed and not changes_nothing(offer, draft)


def changes_nothing(offer: Offer, draft: Action) -> bool:
    """Whether all that could be changed stays as it is held."""
    if not offer.fields or not all(
        isinstance(one, Counts) and two_ways(one) for one in offer.fields
    ):
        return False
    held = {one.name: tuple(item.start for item in _items(one)) for one in offer.fields}
    return all(getattr(draft, name) == counts for name, counts in held.items())


def is_nothing(offer: Offer, action: Action) -> bool:
    """Whether nothing at all is chosen of what could be, as in "Buy nothing"."""
    counted = [one for one in offer.fields if isinstance(one, Counts) and one.idle]
    chosen = any(any(getattr(action, one.name)) for one in counted)
    return bool(counted) and not chosen and not any(two_ways(one) for one in counted)


def is_shaped(offer: Offer, draft: Action) -> bool:
    """Whether the controls can show the draft: a forged custom id may hold anything."""
    return all(_is_shaped(field, getattr(draft, field.name)) for field in controlled(offer))


def picked(offer: Offer, draft: Action, slot: str, value: str) -> Action:
    """The draft after a line of the select `slot` was chosen: a field, or `field.item`.

    HouseError: stale, if the line is none of the select's.
    """
    after = _picked(offer, draft, slot, value)
    if not is_shaped(offer, after):
        raise HouseError("stale")
    return after


def _picked(offer: Offer, draft: Action, slot: str, value: str) -> Action:
    name, _, item = slot.partition(".")
    field = next((one for one in offer.fields if one.name == name), None)
    chosen = valued(value)
    match field:
        case Choice():
            return with_value(draft, name, chosen)
        case Pick():
            return with_value(draft, name, _next(field, getattr(draft, name), chosen))
        case Counts() if item:
            counts: tuple[int, ...] = getattr(draft, name)
            at = number(item)
            return with_value(draft, name, (*counts[:at], chosen, *counts[at + 1 :]))
        case Counts() if isinstance(chosen, int) and -len(field.items) <= chosen < len(field.items):
            step = more if chosen >= 0 else less
            return with_value(draft, name, step(field, getattr(draft, name), chosen))
        case _:
            raise HouseError("stale")


def stepped(offer: Offer, draft: Action, slot: str) -> Action:
    """The draft after a step of a count: `shares.2+` or `shares.2-`. HouseError: stale."""
    name, _, item = slot[:-1].partition(".")
    field = next((one for one in offer.fields if one.name == name), None)
    if not isinstance(field, Counts) or (at := number(item)) >= len(field.items):
        raise HouseError("stale")
    step = less if slot.endswith("-") else more
    return with_value(draft, name, step(field, getattr(draft, name), at))


def more(field: Counts, counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    """One step more of an item."""
    return _with(counts, at, counts[at] + field.items[at].step)


def less(field: Counts, counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    """One step less of an item."""
    # Lines for one less have negative numbers, so that one select holds both directions.
    return _with(counts, at % len(counts), max(0, counts[at] - field.items[at].step))


def _with(counts: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    return (*counts[:at], count, *counts[at + 1 :])


def has_room(field: Counts, counts: tuple[int, ...], at: int) -> bool:
    """Whether a step more of an item stays within its number, the sum and the budget."""
    after = more(field, counts, at)
    return (
        after[at] <= field.items[at].most
        and sum(after) <= field.most
        and (field.budget is None or field.cost(after) <= field.budget)
    )


def may_fall(field: Counts, counts: tuple[int, ...], at: int) -> bool:
    """Whether a step less of an item leaves what must be kept."""
    return counts[at] - field.items[at].step >= field.items[at].least


def _alike(offer: Offer, draft: Action) -> bool:
    if type(draft) is not type(offer.action):
        return False
    free = {field.name for field in offer.fields}
    names = (name for name in draft.__struct_fields__ if name not in free)
    return all(getattr(draft, name) == getattr(offer.action, name) for name in names)


def _items(field: Field) -> Sequence[Item]:
    return field.items if isinstance(field, Counts) else ()


def _is_shaped(field: Field, said: object) -> bool:
    match field:
        case Choice():
            # Python takes True for 1, so the types must be the same, too.
            return any(type(one) is type(said) and one == said for one in field.values)
        case Pick():
            return isinstance(said, tuple) and all(one in field.values for one in said)
        case Counts():
            return (
                isinstance(said, tuple)
                and len(said) == len(field.items)
                and all(type(count) is int and 0 <= count <= LARGEST for count in said)
            )
        case _:
            return True


def _few_counts(action: Action, field: Counts) -> list[Action] | None:
    ranges = [range(item.least, min(item.most, field.most) + 1, item.step) for item in field.items]
    if prod(map(len, ranges)) > ENOUGH:
        return None
    allowed = (counts for counts in product(*ranges) if field.allows(counts))
    # One more than few is enough to know that they are many.
    found = list(islice(allowed, FEW + 1))
    return [with_value(action, field.name, one) for one in found] if len(found) <= FEW else None


def _all_of(field: Counts, counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    """As many more of one item as allowed."""
    while has_room(field, counts, at):
        counts = more(field, counts, at)
    return counts


def _next(field: Pick, chosen: tuple[Any, ...], value: object) -> tuple[Any, ...]:
    """The values with one more. If all must be picked, the last is added by itself."""
    after = (*chosen, value) if value not in chosen else chosen
    left = [one for one in field.values if one not in after]
    if len(left) == 1 and field.least == len(field.values):
        return (*after, left[0])
    return after

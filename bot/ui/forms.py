"""A private form for an offer with several possibilities: selects, plus buttons, one confirmation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
import msgspec
from discord import ButtonStyle

from bot.engine.views.sight import Sight
from bot.ui import drafts
from bot.ui.buttons import lesson_button
from bot.ui.control import Control, Press, button, rows, slotted
from bot.ui.labels import (
    about_value,
    change_label,
    field_label,
    hint,
    item_label,
    opening_label,
    priced_label,
    value_label,
    with_value,
)
from bot.ui.limits import COMPONENTS, TEXT, shortened
from bot.ui.pages import PAGE, MenuLine, menu
from bot.ui.sheet import BLANK, Row, Sheet, fitted, note, paragraphs
from bot.ui.status import status
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.codes import code
from games.core.offers import Bundle, Choice, Counts, Field, Offer, Pick
from games.core.words import Action

SMALL, FEW_ITEMS = 9, 10
"""The largest total, and the most items, that are counted with plus buttons."""
SELECTS = 8
"""Maximum items with a select each; more of them share one that adds a step."""


class Form(msgspec.Struct, frozen=True):
    """A form that is being filled: its draft, and the page of each long select.

    The controls carry the draft or, if it is too long, the number under which it is `kept`.
    """

    sight: Sight
    words: GameWords
    offer: Offer
    draft: Action
    leafed: str = ""
    page: int = 0
    kept: int = 0

    def press(self, verb: str, slot: str, draft: Action | None = None) -> Press:
        """A press with a draft, by default the present one; of a kept draft the slot names the step."""
        draft = self.draft if draft is None or self.kept else draft
        table, decision = self.sight.table.id, self.sight.number_of(draft)
        argument = f"@{self.kept}" if self.kept else code(draft)
        return Press(table, decision, verb, slotted(slot, argument) if slot else argument)

    def menu(self, slot: str, lines: list[MenuLine], prompt: str) -> Control:
        page = self.page if slot == self.leafed else _page_of_chosen(lines)
        return menu(self.press("pick", slot), lines, self.words, prompt, page)

    @property
    def fits(self) -> bool:
        """Whether custom ids can carry the draft, also with numbers a digit longer."""
        slots = [f"{field.name}.{len(_items(field))}+{_GROWS}" for field in self.offer.fields]
        return all(self.press("write", slot).fits for slot in ("clear", *slots))


_GROWS = "00"


def _items(field: Field) -> Sequence[object]:
    return field.items if isinstance(field, Counts | Bundle) else ()


def sheet(form: Form) -> Sheet:
    """The form as a message."""
    # The way on is a text of its own: Discord would add it to the list's last line.
    texts = paragraphs(_heading(form), "\n".join((*_then(form), *_outlook(form))))
    fields = [row for field in drafts.controlled(form.offer) for row in _field_rows(form, field)]
    # The last row confirms the form, so its room is kept before the others take theirs.
    last = rows(_closing(form))
    room = COMPONENTS - len(texts) - sum(1 + len(row.children) for row in last)
    return Sheet(*texts, *fitted([*_quick(form), *fields], room), *last)


def asked(form: Form, change: Sequence[Row]) -> Sheet:
    """What would come of what was typed, where the form had foretold something else."""
    words = form.words
    does = words.say("form-typed", does=Markup(hint(form.sight, words, form.draft)))
    label = _done_label(form, form.draft)
    act = button(_confirming(form, "done"), words.say("form-do"), ButtonStyle.success)
    return note(
        f"### {label}\n{does}", rows=rows([act, *(one for row in change for one in row.children)])
    )


def further(form: Form, first: int) -> Sheet:
    """The message between two modals, for forms with more fields than a modal takes."""
    press = form.press("write", str(first))
    typed = rows([button(press, form.words.say("form-write"), ButtonStyle.success)])
    return Sheet(discord.ui.TextDisplay(shortened(_heading(form), TEXT)), *typed)


def _heading(form: Form) -> str:
    words, sight = form.words, form.sight
    # On the button the ellipsis promises a form; this is the form.
    lines = [f"### {opening_label(words, form.offer).rstrip('…')}"]
    if sight.task is not None:
        lines.append(status(sight, words))
    elif sight.waiting:
        lines.append(words.say("form-asked", asked=Markup(words.asked(sight.waiting))))
    lines += [f"- {_field_line(form, field)}" for field in drafts.controlled(form.offer)]
    return "\n".join(lines)


def _then(form: Form) -> Iterator[str]:
    """What is chosen here, what only the window behind [Fill in…] asks for."""
    if drafts.written(form.offer) and drafts.controlled(form.offer):
        yield form.words.say("form-then", write=Markup(_write_label(form)))


def _write_label(form: Form) -> str:
    """What is still to be typed stands on the button, or a newcomer looks for it in vain."""
    typed = drafts.written(form.offer)
    names = [field_label(form.words, one.name) for one in typed]
    return form.words.say("form-write-what", fields=Markup(form.words.listed(names)))


def _outlook(form: Form) -> Iterator[str]:
    """What the draft would do if it were confirmed now; the modal says it where something is typed."""
    if drafts.written(form.offer) or not drafts.is_ready(form.offer, form.draft):
        return
    if does := hint(form.sight, form.words, form.draft):
        yield form.words.say("form-as-it-stands", does=does)


def _field_line(form: Form, field: Field) -> str:
    """The draft's value of a field, and the values allowed."""
    name, value = field_label(form.words, field.name), getattr(form.draft, field.name)
    match field:
        case Counts():
            counts = _counted(form, field, value)
            limit = form.words.say("form-limit", least=field.least, most=field.most)
            return f"{name}: {counts} ({', '.join((limit, *_money(form, field, value)))})"
        case Pick():
            picked = [value_label(form.sight, form.words, field.name, one) for one in value]
            limit = form.words.say("form-limit", least=field.least, most=field.most)
            if not picked and not field.least:
                return f"{name}: {form.words.say('form-empty', limit=Markup(limit))}"
            return f"{name}: {', '.join(picked) or BLANK} ({limit})"
        case _:
            return f"{name}: {value_label(form.sight, form.words, field.name, value)}"


def _money(form: Form, field: Counts, counts: tuple[int, ...]) -> Iterator[str]:
    """The price of the counts, and the money left then."""
    cost = field.cost(counts)
    if drafts.two_ways(field) and cost:
        key = "form-cost" if cost > 0 else "form-gain"
        yield form.words.say(key, amount=Markup(form.words.money(abs(cost))))
    if field.budget is not None:
        yield form.words.say("form-left", amount=Markup(form.words.money(field.budget - cost)))


def _counted(form: Form, field: Counts, counts: tuple[int, ...]) -> str:
    names = [
        f"{count} {value_label(form.sight, form.words, field.name, item.key)}"
        for count, item in zip(counts, field.items, strict=True)
        if count
    ]
    return ", ".join(names) or BLANK


def _quick(form: Form) -> list[Row]:
    """The short cuts, such as to sell all, without the draft, which is confirmed below.

    "Nothing" alone gets no row: the controls below would move once something is chosen.
    """
    known = drafts.shortcuts(form.offer)
    found = enumerate(known) if len(known) > 1 else ()
    presses = (
        (_confirming(form, f"quick.{at}", action), _done_label(form, action))
        for at, action in found
        if action != form.draft
    )
    # What does not fit in an id can still be chosen with the controls below.
    return rows(button(press, label) for press, label in presses if press.fits)


def _confirming(form: Form, slot: str, action: Action | None = None) -> Press:
    """A press that makes the move; for a kept draft it carries the draft's number."""
    return form.press("form", slot) if form.kept else form.press("act", "", action)


def _field_rows(form: Form, field: Field) -> list[Row]:
    match field:
        case Choice():
            name = field_label(form.words, field.name)
            return rows([form.menu(field.name, _choices(form, field), name)])
        case Pick():
            return rows(_picks(form, field))
        case Counts() if field.most <= SMALL and len(field.items) <= FEW_ITEMS:
            return _steppers(form, field)
        case Counts():
            return rows(_counts(form, field))
        case _:
            return []


def _steppers(form: Form, field: Counts) -> list[Row]:
    """A button that adds a step of each item, and one that takes it back.

    Where counts start at 0, minus buttons come last and only for chosen items, so that there are
    few and no button changes place.
    """
    if drafts.two_ways(field):
        pairs = zip(_plus(form, field), _minus(form, field), strict=True)
        return rows(button for pair in pairs for button in pair)
    counts: tuple[int, ...] = getattr(form.draft, field.name)
    chosen = (
        one for one, count in zip(_minus(form, field), _shown(field, counts), strict=True) if count
    )
    return [*rows(_plus(form, field)), *rows(chosen)]


def _shown(field: Counts, counts: tuple[int, ...]) -> list[int]:
    return [count for count, item in zip(counts, field.items, strict=True) if item.most]


def _choices(form: Form, field: Choice) -> list[MenuLine]:
    now = getattr(form.draft, field.name)
    return [_line(form, field.name, value, chosen=value == now) for value in field.values]


def _line(form: Form, name: str, value: object, *, chosen: bool = False) -> MenuLine:
    label = value_label(form.sight, form.words, name, value)
    about = about_value(form.sight, form.words, name, value)
    return MenuLine(msgspec.json.encode(value).decode(), label, about, chosen)


def _picks(form: Form, field: Pick) -> Iterator[Control]:
    """A select for each value to pick, one after the other, since their order may matter."""
    chosen: tuple[int, ...] = getattr(form.draft, field.name)
    left = [value for value in field.values if value not in chosen]
    if left and len(chosen) < field.most:
        prompt = form.words.plain.say(
            "form-pick", field=field_label(form.words, field.name), ordinal=len(chosen) + 1
        )
        yield form.menu(field.name, [_line(form, field.name, value) for value in left], prompt)


def _counts(form: Form, field: Counts) -> Iterator[Control]:
    """A select for each item of large counts; for many items one that adds or takes back a step."""
    # Beside other fields the message may have no room for a select an item.
    if len(field.items) <= SELECTS and len(drafts.controlled(form.offer)) == 1:
        for at in range(len(field.items)):
            yield _count(form, field, at)
    elif lines := list(_steps(form, field)):
        prompt = form.words.plain.say("form-add", field=field_label(form.words, field.name))
        yield form.menu(field.name, lines, prompt)


def _plus(form: Form, field: Counts) -> Iterator[Control]:
    """A button that adds a step of each item: "+ Fusion $400 (2)"."""
    counts: tuple[int, ...] = getattr(form.draft, field.name)
    for at, item in enumerate(field.items):
        if item.most:
            after = with_value(form.draft, field.name, drafts.more(field, counts, at))
            press = form.press("form", f"{field.name}.{at}+", after)
            off = not drafts.has_room(field, counts, at)
            yield button(press, _step_label(form, field, at, "+"), off=off)


def _minus(form: Form, field: Counts) -> Iterator[Control]:
    """A button that takes a step of each item back: "\N{MINUS SIGN} Fusion $400 (2)"."""
    counts: tuple[int, ...] = getattr(form.draft, field.name)
    for at, item in enumerate(field.items):
        if item.most:
            after = with_value(form.draft, field.name, drafts.less(field, counts, at))
            press = form.press("form", f"{field.name}.{at}-", after)
            off = not drafts.may_fall(field, counts, at)
            yield button(press, _step_label(form, field, at, "\N{MINUS SIGN}"), off=off)


def _step_label(form: Form, field: Counts, at: int, sign: str) -> str:
    item, count = field.items[at], getattr(form.draft, field.name)[at]
    step = f"{sign}{item.step}" if item.step > 1 else sign
    label = f"{step} {item_label(form.sight, form.words, field, item)}"
    return f"{label} ({count})" if count else label


def _count(form: Form, field: Counts, at: int) -> Control:
    """A select with every number of an item."""
    item, now = field.items[at], getattr(form.draft, field.name)[at]
    name = item_label(form.sight, form.words, field, item)
    numbers = range(item.least, min(item.most, field.most) + 1, item.step)
    lines = [MenuLine(str(count), f"{count} {name}", chosen=count == now) for count in numbers]
    return form.menu(f"{field.name}.{at}", lines, name)


def _steps(form: Form, field: Counts) -> Iterator[MenuLine]:
    """A line for one step more of each item with room, and for one less where the count may fall."""
    counts: tuple[int, ...] = getattr(form.draft, field.name)
    for at, item in enumerate(field.items):
        label = item_label(form.sight, form.words, field, item)
        if drafts.has_room(field, counts, at):
            yield MenuLine(str(at), f"+{item.step} {label} ({counts[at]})")
        if drafts.may_fall(field, counts, at):
            under = at - len(counts)
            yield MenuLine(str(under), f"\N{MINUS SIGN}{item.step} {label} ({counts[at]})")


def _closing(form: Form) -> Iterator[Control]:
    """[Confirm] or the modal's button, then [Begin again] and the way back to the hand."""
    words, ready = form.words, drafts.is_ready(form.offer, form.draft)
    if drafts.written(form.offer):
        label = _write_label(form)
        yield button(form.press("write", "0"), label, ButtonStyle.success, off=not ready)
    else:
        label, style = _done_label(form, form.draft), ButtonStyle.success
        if drafts.changes_nothing(form.offer, form.draft):
            label = words.plain.say("form-unchanged")
        elif drafts.is_nothing(form.offer, form.draft):
            style = ButtonStyle.secondary
        yield button(_confirming(form, "done"), label, style, off=not ready)
    yield button(form.press("form", "clear", drafts.start(form.offer)), words.say("form-clear"))
    if form.sight.task is not None:
        yield lesson_button(form.sight, words)
        return
    home = Press(form.sight.table.id, form.sight.decision, "hand")
    yield button(home, words.say("my-hand"))


def _done_label(form: Form, action: Action) -> str:
    """What cannot be done has its cost alone: nothing is kept of money that is not there."""
    change = change_label(form.sight, form.words, action)
    able = change and drafts.is_ready(form.offer, action)
    return change if able else priced_label(form.words, form.offer, action)


def _page_of_chosen(lines: list[MenuLine]) -> int:
    """The page at which a long select opens: that of its value."""
    at = next((at for at, line in enumerate(lines) if line.chosen), 0)
    return at // PAGE

"""Offers as buttons and selects: the same for every game.

Few possibilities have a button each, one choice among more is a select, all else opens a private
form or a modal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from discord import ButtonStyle

from bot.engine.views.sight import Sight
from bot.ui import drafts, labels
from bot.ui.control import Control, Press, button, carrying, line_value, rows, slotted
from bot.ui.labels import (
    button_value,
    field_label,
    opening_label,
    priced_label,
    value_label,
    with_value,
)
from bot.ui.pages import PAGE, MenuLine, menu
from bot.ui.sheet import Row, fitted
from bot.words.translator import GameWords
from games.core.codes import code, tag
from games.core.contract import Page
from games.core.desk import Propose
from games.core.offers import Choice, Counts, Offer
from games.core.words import Action, Secret

PUBLIC_ROOM, PRIVATE_ROOM = 24, 22
"""Maximum components for offers on a board, and on a page of the hand: the rest of Discord's 40 is for
texts, picture, pages and stored orders."""
ALIKE = 5
"""More offers of one kind than this share a select."""
PILE = 100
"""Maximum characters on the buttons of one choice; beyond them a select takes less room."""


def offer_rows(sight: Sight, words: GameWords) -> list[Row]:
    """The public buttons: acts of the players waited for, as far as everybody may see them.

    If several are waited for, only the acts that all of them have: the rest is in their hands.
    """
    return fitted(rows(_all(sight, words, _shared(sight))), PUBLIC_ROOM)


def private_rows(
    sight: Sight,
    words: GameWords,
    leaf: int = 0,
    page: str = "",
    alike: tuple[str, int] | None = None,
) -> list[Row]:
    """All that the viewer may do now on a page, by default the hand, shown to the viewer only.

    Long lists are shown a leaf at a time. `alike` is a select of offers of one kind with the leaf that
    it shows.
    """
    offers = [offer for offer in sight.offers if offer.page == page]
    leaves = _paged(rows(_grouped(sight, words, offers, alike)))
    if len(leaves) <= 1:
        return leaves[0] if leaves else []
    leaf = max(0, min(leaf, len(leaves) - 1))
    return [*leaves[leaf], *rows(_leaves(sight, words, page, leaf, len(leaves)))]


def hand_button(sight: Sight, words: GameWords) -> Control:
    """[My hand], on every board; it is highlighted where the board itself has side matters at most.

    Hidden offers do not count: that there are any may be a secret.
    """
    if sight.task is not None:
        return lesson_button(sight, words)
    style = ButtonStyle.primary if is_in_hand(sight) else ButtonStyle.secondary
    return button(_press(sight, "hand"), words.say("my-hand"), style)


def is_in_hand(sight: Sight) -> bool:
    """Whether what is asked is done in the hand: the board itself has side matters at most."""
    return sight.waiting is not None and all(offer.aside for offer in _shared(sight))


def lesson_button(sight: Sight, words: GameWords) -> Control:
    """[Back to the lesson], on all that a lesson opens."""
    return button(_press(sight, "learn", "show"), words.say("learn-back"), ButtonStyle.primary)


def undo_button(sight: Sight, words: GameWords, page: str = "") -> Control:
    """[Undo], where it is free; the answer is shown on the page on which it stands."""
    return button(_press(sight, "undo", page), words.say("undo-button"))


def resume_button(sight: Sight, words: GameWords) -> Control:
    """[Resume], on what says that the table is paused."""
    return button(_press(sight, "resume"), words.say("resume-button"), ButtonStyle.primary)


def may_resume(sight: Sight) -> bool:
    """Whether the table itself may end its pause: one that the director has stopped may not."""
    return not (sight.table.directed and sight.table.paused_why == "director")


def page_buttons(sight: Sight, words: GameWords, but: str = "") -> Iterator[Control]:
    """The pages that have a button on every board."""
    for page in sight.pages:
        if page.board and page.key != but:
            yield button(leaf_press(sight, page.key), page_label(words, page))


def notice_rows(sight: Sight, words: GameWords, key: str, facts: Mapping[str, object]) -> list[Row]:
    """The buttons below a call: what answers it, such as to accept, and the page that it is about, or the hand."""
    page = sight.page(key) if key else None
    if page is None:
        return rows([hand_button(sight, words)]) if key else []
    answers = [*_all(sight, words, _answering(sight, key, facts))]
    style = ButtonStyle.secondary if answers else ButtonStyle.primary
    return rows([*answers, button(leaf_press(sight, key), page_label(words, page), style)])


def is_answered(sight: Sight, key: str, facts: Mapping[str, object]) -> bool:
    """Whether a call about that page asks for an answer."""
    return any(True for _ in _answering(sight, key, facts))


def _answering(sight: Sight, key: str, facts: Mapping[str, object]) -> Iterator[Offer]:
    """The acts of a page that name the thing of which these facts tell: those that are complete, and a counter-offer.

    The message may be public, so what stays secret has no button on it.
    """
    for offer in sight.offers:
        action = offer.action
        if offer.page != key or isinstance(action, Secret):
            continue
        if isinstance(action, Propose):
            found = action.answers is not None and action.answers == facts.get("proposal")
        else:
            names = () if offer.fields else action.__struct_fields__
            found = any(facts.get(one) == getattr(action, one) for one in names[:1])
        if found:
            yield offer


def page_links(
    sight: Sight, words: GameWords, but: str = "", leafed: tuple[str, int] | None = None
) -> Iterator[Control]:
    """The controls for all pages: a button for a single page, a select for each kind of several.

    `leafed` is the kind of a select with the leaf that it shows.
    """
    kinds: dict[str, list[Page]] = {}
    for page in sight.pages:
        if page.key:
            kinds.setdefault(page.kind, []).append(page)
    for kind, pages in kinds.items():
        if len(pages) > 1:
            leaf = leafed[1] if leafed and leafed[0] == kind else _leaf_of(pages, but)
            lines = [
                MenuLine(one.key, page_label(words, one), chosen=one.key == but) for one in pages
            ]
            press = _press(sight, "page", slotted(but, kind))
            yield menu(press, lines, words, words.plain.say(f"pages-{kind}"), leaf)
        elif pages[0].key != but:
            yield button(leaf_press(sight, pages[0].key), page_label(words, pages[0]))


def _leaf_of(pages: Sequence[Page], key: str) -> int:
    """The leaf at which a long select opens: that of the page shown."""
    return next((place // PAGE for place, one in enumerate(pages) if one.key == key), 0)


def page_label(words: GameWords, page: Page) -> str:
    return words.plain.say(f"page-{page.kind}", **page.facts)


def turn_rows(sight: Sight, words: GameWords, page: int = 0) -> list[Row]:
    """The buttons below a private answer: what the viewer may do now, and a free undo."""
    below = [undo_button(sight, words)] if sight.undo is not None and sight.undo.free else []
    return [*private_rows(sight, words, page), *rows(below)]


def offer_controls(sight: Sight, words: GameWords, offer: Offer) -> Iterator[Control]:
    """The buttons or the select of an offer."""
    actions = drafts.few(offer)
    # A digest finds only actions that are offered as they stand, so one with a value chosen here
    # must fit whole.
    if actions is not None and (not offer.fields or all(_fits(sight, one) for one in actions)):
        told = [(one, labels.short_hint(sight, words, one)) for one in actions]
        if not _piled(sight, words, offer, told):
            yield from (_act(sight, words, offer, action, does) for action, does in told)
            return
    match offer.fields:
        case (Choice() as field,):
            yield _select(sight, words, offer, field)
        case _:
            for action in _shortcuts(sight, offer):
                yield _act(sight, words, offer, action, labels.short_hint(sight, words, action))
            yield _opening(sight, words, offer)
            if sight.task is None and drafts.is_typed_too(offer):
                label = words.say("form-type", opens=opening_label(words, offer).rstrip("…"))
                yield _typing(sight, offer, label, ButtonStyle.secondary)


def _shared(sight: Sight) -> list[Offer]:
    """What all of those waited for may do, as far as everybody may see it."""
    asked = {seat for seat, _ in sight.open_offers}
    open_ = [(seat, offer) for seat, offer in sight.open_offers if not offer.hidden]
    # Any of those asked would do, since only what all of them have is kept.
    first = [offer for seat, offer in open_ if seat == min(asked)]
    return [offer for offer in first if all((seat, offer) in open_ for seat in asked)]


def _piled(
    sight: Sight, words: GameWords, offer: Offer, told: Sequence[tuple[Action, str]]
) -> bool:
    """Whether the values are too long for buttons, as whole sentences are."""
    if len(offer.fields) != 1 or not isinstance(offer.fields[0], Choice):
        return False
    unsaid = (action for action, does in told if not does)
    return sum(len(_label(sight, words, offer, one, "")) for one in unsaid) > PILE


def _all(sight: Sight, words: GameWords, offers: Iterable[Offer]) -> Iterator[Control]:
    for offer in offers:
        yield from offer_controls(sight, words, offer)


def _grouped(
    sight: Sight, words: GameWords, offers: Sequence[Offer], alike: tuple[str, int] | None
) -> Iterator[Control]:
    """The offers, in groups: many of one kind, such as one for each proposal, share a select."""
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        kinds.setdefault(kind_of_offer(offer), []).append(offer)
    for kind, found in kinds.items():
        if len(found) <= ALIKE:
            yield from _all(sight, words, found)
        else:
            leaf = alike[1] if alike and alike[0] == kind else 0
            yield _offer_menu(sight, words, kind, found, leaf)


def kind_of_offer(offer: Offer) -> str:
    """The kind of an offer: its action's, without the fixed fields in which offers differ."""
    return f"{tag(type(offer.action))}{'.' if offer.fields else ''}"


def _offer_menu(
    sight: Sight, words: GameWords, kind: str, offers: Sequence[Offer], leaf: int
) -> Control:
    lines = [
        MenuLine(
            line_value(offer.action),
            opening_label(words, offer)
            if offer.fields
            else priced_label(words, offer, offer.action),
            labels.hint(sight, words, offer.action),
        )
        for offer in offers
    ]
    key = f"do-{tag(type(offers[0].action))}.several"
    prompt = words.plain.say(key if words.has(key) else "offers-alike", count=len(lines))
    return menu(_press(sight, "take", slotted(kind, offers[0].page)), lines, words, prompt, leaf)


def _fits(sight: Sight, action: Action) -> bool:
    return _press(sight, "act", code(action)).fits


def _act(sight: Sight, words: GameWords, offer: Offer, action: Action, does: str) -> Control:
    """The button of a complete action; `does` is its effect in a word or two."""
    label = _label(sight, words, offer, action, does)
    style = ButtonStyle.secondary if drafts.is_nothing(offer, action) else _style(offer)
    return button(carrying(_press_of(sight, "act", action), action), label, style)


def _label(sight: Sight, words: GameWords, offer: Offer, action: Action, does: str) -> str:
    """The label with its cost, or with what the game says of the value: "4d · Merger"."""
    match offer.fields:
        case _ if changed := labels.change_label(sight, words, action):
            return changed
        case _ if not does:
            return priced_label(words, offer, action)
        case (Choice(name=name),):
            return f"{button_value(sight, words, name, getattr(action, name))} · {does}"
        case () | (_,):
            return f"{words.plain.action(action)} · {does}"
        case _:
            return priced_label(words, offer, action)


def _shortcuts(sight: Sight, offer: Offer) -> Iterable[Action]:
    """The short cuts beside a form: if it has many lines those that the rules call likely, and "nothing"."""
    found = [one for one in drafts.shortcuts(offer) if _fits(sight, one)]
    counted = [field for field in offer.fields if isinstance(field, Counts)]
    many = any(len(field.items) > drafts.FEW for field in counted)
    return found[: 1 + sum(len(field.quick) for field in counted)] if many else found


def _opening(sight: Sight, words: GameWords, offer: Offer) -> Control:
    """The button that opens the form, or the modal if that is the whole form."""
    if not drafts.controlled(offer):
        return _typing(sight, offer, opening_label(words, offer), _style(offer))
    press = carrying(_press_of(sight, "form", offer.action, "open"), offer.action)
    return button(press, opening_label(words, offer), _style(offer))


def _typing(sight: Sight, offer: Offer, label: str, style: ButtonStyle) -> Control:
    """The button that opens the modal at once."""
    press = carrying(_press_of(sight, "write", offer.action, "0"), offer.action)
    return button(press, label, style)


def _style(offer: Offer) -> ButtonStyle:
    if offer.action.refuses:
        # Beside "Accept": yes and no in two colours.
        return ButtonStyle.danger
    return ButtonStyle.secondary if offer.aside else ButtonStyle.primary


def _select(sight: Sight, words: GameWords, offer: Offer, field: Choice) -> Control:
    lines = [
        MenuLine(
            msgspec.json.encode(value).decode(),
            value_label(sight, words, field.name, value),
            labels.hint(sight, words, with_value(offer.action, field.name, value)),
        )
        for value in field.values
    ]
    press = carrying(_press_of(sight, "pick", offer.action, field.name), offer.action)
    prompt = opening_label(words, offer) or field_label(words, field.name)
    return menu(press, lines, words, prompt)


def _paged(found: list[Row]) -> list[list[Row]]:
    pages: list[list[Row]] = []
    while found:
        # A row too large for the page still makes one, or the loop would not end.
        page = fitted(found, PRIVATE_ROOM) or found[:1]
        pages.append(page)
        found = found[len(page) :]
    return pages


def _leaves(sight: Sight, words: GameWords, page: str, leaf: int, leaves: int) -> Iterator[Control]:
    if leaf:
        yield button(leaf_press(sight, page, leaf - 1), words.say("page-previous"))
    if leaf + 1 < leaves:
        yield button(leaf_press(sight, page, leaf + 1), words.say("page-more"))


def leaf_press(sight: Sight, page: str, leaf: int = 0) -> Press:
    """The press that opens a page, or the hand, at one of its leaves."""
    if not page:
        return _press(sight, "hand", f"{leaf}" if leaf else "")
    return _press(sight, "page", slotted(page, str(leaf)) if leaf else page)


def _press(sight: Sight, verb: str, argument: str = "") -> Press:
    return Press(sight.table.id, sight.decision, verb, argument)


def _press_of(sight: Sight, verb: str, action: Action, argument: str = "") -> Press:
    """A press towards an act: stale once what it was told has changed."""
    return Press(sight.table.id, sight.number_of(action), verb, argument)

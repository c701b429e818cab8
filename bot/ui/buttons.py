"""Offers as buttons and selects: the same for every game.

A handful of possibilities are a button each, one choice among more is a select, everything else
opens a private form or a modal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from discord import ButtonStyle

from bot.engine.sight import Sight
from bot.ui import drafts, hints
from bot.ui.control import Control, button, rows
from bot.ui.ids import Press, code, slotted
from bot.ui.labels import field_label, opening_label, priced_label, value_label, with_value
from bot.ui.pages import PAGE, MenuLine, menu
from bot.ui.sheet import Row, fitted
from bot.words.translator import GameWords
from games.core.contract import Page
from games.core.offers import Choice, Counts, Offer
from games.core.words import Action

PUBLIC_ROOM, PRIVATE_ROOM = 24, 22
"""Components that the offers may take of a board, and of a page of the hand."""
PILE = 100
"""With more characters on the buttons for the values of a choice a select takes less room."""


def offer_rows(sight: Sight, words: GameWords) -> list[Row]:
    """The public buttons: what whoever is waited for may do, as far as everybody may see it.

    If several are waited for, only what all of them may do alike: the rest is in their hands.
    """
    asked = {seat for seat, _ in sight.open_offers}
    open_ = [(seat, offer) for seat, offer in sight.open_offers if not offer.hidden]
    first = [offer for seat, offer in open_ if seat == min(asked)]
    shared = [offer for offer in first if all((seat, offer) in open_ for seat in asked)]
    return fitted(rows(_all(sight, words, shared)), PUBLIC_ROOM)


def private_rows(sight: Sight, words: GameWords, leaf: int = 0, page: str = "") -> list[Row]:
    """All that the viewer may do now on a page, the hand by default, for his eyes only.

    If it is much, a leaf at a time.
    """
    offers = [offer for offer in sight.offers if offer.page == page]
    leaves = _paged(rows(_all(sight, words, offers)))
    if len(leaves) <= 1:
        return leaves[0] if leaves else []
    leaf = max(0, min(leaf, len(leaves) - 1))
    return [*leaves[leaf], *rows(_leaves(sight, words, page, leaf, len(leaves)))]


def hand_button(sight: Sight, words: GameWords) -> Control:
    """[My hand], on every board; it stands out where all that is asked is in it."""
    alone = sight.waiting is not None and not sight.open_offers
    style = ButtonStyle.primary if alone else ButtonStyle.secondary
    return button(_press(sight, "hand"), words.say("my-hand"), style)


def undo_button(sight: Sight, words: GameWords) -> Control:
    """[Undo], where it is free."""
    return button(_press(sight, "undo"), words.say("undo-button"))


def page_buttons(sight: Sight, words: GameWords, but: str = "") -> Iterator[Control]:
    """The pages that have a button on every board."""
    for page in sight.pages:
        if page.board and page.key != but:
            yield button(leaf_press(sight, page.key), page_label(words, page))


def page_links(
    sight: Sight, words: GameWords, but: str = "", leafed: tuple[str, int] | None = None
) -> Iterator[Control]:
    """Ways to all pages: a button for what there is one of, a select for each kind of several.

    `leafed` is the kind of a select that is leafed through, and to which leaf.
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
    """Where a long select opens: at the page that is shown."""
    return next((place // PAGE for place, one in enumerate(pages) if one.key == key), 0)


def page_label(words: GameWords, page: Page) -> str:
    return words.plain.say(f"page-{page.kind}", **page.facts)


def turn_rows(sight: Sight, words: GameWords, page: int = 0) -> list[Row]:
    """What the viewer may do now, below a private answer, and to take back what is free."""
    below = [undo_button(sight, words)] if sight.undo is not None and sight.undo.free else []
    return [*private_rows(sight, words, page), *rows(below)]


def offer_controls(sight: Sight, words: GameWords, offer: Offer) -> Iterator[Control]:
    """The buttons or the select by which an offer is taken up."""
    actions = drafts.few(offer)
    if actions is not None and not _piled(sight, words, offer, actions):
        yield from (_act(sight, words, offer, action) for action in actions)
        return
    match offer.fields:
        case (Choice() as field,):
            yield _select(sight, words, offer, field)
        case _:
            yield from (_act(sight, words, offer, action) for action in _shortcuts(offer))
            yield _opening(sight, words, offer)


def _piled(sight: Sight, words: GameWords, offer: Offer, actions: Sequence[Action]) -> bool:
    """Whether values that are told in whole sentences would be a tall pile of buttons."""
    if len(offer.fields) != 1 or not isinstance(offer.fields[0], Choice):
        return False
    unsaid = (one for one in actions if not hints.short_hint(sight, words, one))
    return sum(len(_label(sight, words, offer, one)) for one in unsaid) > PILE


def _all(sight: Sight, words: GameWords, offers: Iterable[Offer]) -> Iterator[Control]:
    for offer in offers:
        yield from offer_controls(sight, words, offer)


def _act(sight: Sight, words: GameWords, offer: Offer, action: Action) -> Control:
    label = _label(sight, words, offer, action)
    return button(_press(sight, "act", code(action)), label, _style(offer))


def _label(sight: Sight, words: GameWords, offer: Offer, action: Action) -> str:
    """With what it costs; where the game says what a value would do, as "4d · Merger"."""
    does = hints.short_hint(sight, words, action)
    match offer.fields:
        case _ if not does:
            return priced_label(words, offer, action)
        case (Choice(name=name),):
            return f"{value_label(sight, words, name, getattr(action, name))} · {does}"
        case (_,):
            return f"{words.plain.action(action)} · {does}"
        case _:
            return priced_label(words, offer, action)


def _shortcuts(offer: Offer) -> Iterable[Action]:
    """Of a form with many lines only "nothing"; the rest is inside."""
    found = drafts.shortcuts(offer)
    many = any(
        isinstance(field, Counts) and len(field.items) > drafts.FEW for field in offer.fields
    )
    return found[:1] if many else found


def _opening(sight: Sight, words: GameWords, offer: Offer) -> Control:
    """A button that opens the form, or at once the modal if all is typed."""
    typed = not drafts.controlled(offer)
    verb, slot = ("write", "0") if typed else ("form", "open")
    draft = offer.action if typed else drafts.start(offer)
    press = _press(sight, verb, slotted(slot, code(draft)))
    return button(press, opening_label(words, offer), _style(offer))


def _style(offer: Offer) -> ButtonStyle:
    return ButtonStyle.secondary if offer.aside else ButtonStyle.primary


def _select(sight: Sight, words: GameWords, offer: Offer, field: Choice) -> Control:
    lines = [
        MenuLine(
            msgspec.json.encode(value).decode(),
            value_label(sight, words, field.name, value),
            hints.hint(sight, words, with_value(offer.action, field.name, value)),
        )
        for value in field.values
    ]
    press = _press(sight, "pick", slotted(field.name, code(offer.action)))
    prompt = opening_label(words, offer) or field_label(words, field.name)
    return menu(press, lines, words, prompt)


def _paged(found: list[Row]) -> list[list[Row]]:
    pages: list[list[Row]] = []
    while found:
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
    """What opens a page, or the hand, at one of its leaves."""
    if not page:
        return _press(sight, "hand", f"{leaf}" if leaf else "")
    return _press(sight, "page", slotted(page, str(leaf)) if leaf else page)


def _press(sight: Sight, verb: str, argument: str = "") -> Press:
    return Press(sight.table.id, sight.table.decision, verb, argument)

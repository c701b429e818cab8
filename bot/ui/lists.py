"""Lists in pages: a person's tables, and the log of a table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import discord

from bot.engine.views.sight import Errand, LogLine, Sight
from bot.ui.control import Control, Press, button, link, marked, rows, slotted
from bot.ui.elsewhere import ErrandLine
from bot.ui.final import own_line, ways
from bot.ui.limits import CONTENT, TEXT, oldest, shortened, units
from bot.ui.logbook import log_page
from bot.ui.pages import PAGE, MenuLine, menu
from bot.ui.sheet import PlainSheet, Sheet
from bot.ui.status import place_link, status, title
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords

ERRANDS = 8
"""Maximum tables on a page."""


def errand_lines(
    catalogue: Catalogue, errands: Sequence[Errand], language: str
) -> list[ErrandLine]:
    """The tables in words, in the order given."""
    return [
        ErrandLine(
            table=one.sight.table.id,
            game=one.sight.rules.key,
            asked=one.asked,
            due=one.sight.deadline.timestamp() if one.sight.deadline else math.inf,
            text=_errand(catalogue, one, language),
            link=place_link(one.sight),
        )
        for one in errands
    ]


def errand_sheet(
    catalogue: Catalogue,
    errands: Sequence[ErrandLine],
    language: str,
    page: int = 0,
    silent: int = 0,
    ended: Sequence[Sight] = (),
) -> Sheet:
    """`/games`: the tables with the least time left first, with links and questions; then the games that `ended`
    last, on the first page.

    `silent` processes have not said which tables are there.
    """
    words = catalogue.words(language)
    pages = max(1, -(-len(errands) // ERRANDS))
    page = max(0, min(page, pages - 1))
    shown = errands[page * ERRANDS : (page + 1) * ERRANDS]
    asked = sum(one.asked for one in errands)
    lines = [words.say("games-head", asked=asked, count=len(errands))]
    lines += [one.text for one in shown]
    lines += [words.say("games-silent")] if silent else []
    controls = list(_leaves(Press(0, 0, "games"), words, page, pages))
    first = [one for one in shown if one.asked][:1]
    jump = [link(one.link, words.say("games-next")) for one in first]
    ended = [one for one in ended if one.outcome is not None and not page]
    past = [_ended(catalogue, one, language) for one in ended]
    lines += [words.say("games-ended"), *past] if past else []
    text = shortened("\n".join(lines), TEXT)
    below = [
        row
        for one in ended
        for row in rows(ways(one, catalogue.words(language, one.rules), str(one.table.called)))
    ]
    return Sheet(discord.ui.TextDisplay(text), *rows([*jump, *controls]), *below)


def digest_sheet(
    catalogue: Catalogue,
    errands: Sequence[ErrandLine],
    language: str,
    mark: int,
    first: str = "",
    key: str = "digest-head",
) -> Sheet:
    """The daily digest of tables that wait: as many as a message holds, the others behind a button.

    `first` is what a phone shows of it, if anything is known of the most urgent one; `key` says why it comes.
    """
    words = catalogue.words(language)
    asked = sum(one.asked for one in errands)
    head = "\n".join(filter(None, (first, words.say(key, asked=asked))))
    kept = oldest([one.text for one in errands], CONTENT - units(head) - _MORE)
    more = len(errands) - len(kept)
    lines = [head, *kept, *([words.say("digest-more", count=more)] if more else [])]
    jump = link(errands[0].link, words.say("call-way"))
    every = button(Press(0, 0, "games"), words.say("digest-all"))
    return PlainSheet("\n".join(lines), marked(rows([jump, every]), mark))


_MORE = 100
"""Maximum characters of the line that says how many tables are left out."""


def log_sheet(
    sight: Sight, words: GameWords, log: Sequence[LogLine], page: int = 0, leaf: int | None = None
) -> Sheet:
    """`/table log` at a page, 0 the newest. "Earlier" goes back in time, a select anywhere; a long
    select shows its `leaf`.
    """
    lines, page, pages = log_page(sight, words, log, page)
    stands = [status(sight, words)] if sight.table.unreachable else []
    text = "\n".join((f"### {title(sight, words)}", lines, *stands))
    press = Press(sight.table.id, sight.decision, "log")
    return Sheet(
        discord.ui.TextDisplay(shortened(text, TEXT)),
        *rows(_times(press, words, page, pages, leaf)),
    )


def _errand(catalogue: Catalogue, errand: Errand, language: str) -> str:
    sight = errand.sight
    words = catalogue.words(language, sight.rules, sight.names, sight.titles)
    mark = "**" if errand.asked else ""
    state = status(sight, words).replace("\n", " · ")
    return f"- [{title(sight, words)}]({place_link(sight)}): {mark}{state}{mark}"


def _ended(catalogue: Catalogue, sight: Sight, language: str) -> str:
    words = catalogue.words(language, sight.rules, sight.names, sight.titles)
    assert sight.outcome is not None
    own = "" if sight.viewer is None else own_line(words, sight.outcome, sight.viewer)
    return f"- [{title(sight, words)}]({place_link(sight)}): {own}"


def _leaves(press: Press, words: GameWords, page: int, pages: int) -> Iterator[Control]:
    if page:
        yield button(_at(press, page - 1), words.say("page-previous"))
    if page + 1 < pages:
        yield button(_at(press, page + 1), words.say("page-more"))


def _times(
    press: Press, words: GameWords, page: int, pages: int, leaf: int | None
) -> Iterator[Control]:
    if page + 1 < pages:
        yield button(_at(press, page + 1), words.say("log-earlier-button"))
    if page:
        yield button(_at(press, page - 1), words.say("log-later-button"))
    # With two pages the arrows lead everywhere.
    if pages > 2:
        lines = [
            MenuLine(
                str(one),
                words.plain.say("log-page", page=pages - one, most=pages),
                chosen=one == page,
            )
            for one in reversed(range(pages))
        ]
        leaf = (pages - 1 - page) // PAGE if leaf is None else leaf
        jump = Press(press.table, press.decision, press.verb, slotted("jump", str(page)))
        yield menu(jump, lines, words, words.plain.say("log-pages"), leaf)


def _at(press: Press, page: int) -> Press:
    return Press(press.table, press.decision, press.verb, str(page))

"""Founding a company: a name, a capital, a cell of one's own."""

from __future__ import annotations

import re
import unicodedata

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.offers import Number, Offer, Text
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.impero.actions import Found
from games.impero.components import BOX, COSTS, YIELDS
from games.impero.events import CompanyFounded
from games.impero.geography import geography
from games.impero.spending import capital, moved, purse, spent
from games.impero.state import NOBODY, Company, State

LEAST, LONGEST = BOX.company.least_capital, BOX.company.name_longest
_AROUND = 2
"""The cells that a young company may grow on lie in the 5 x 5 around its first."""


def found(state: State, seat: Seat, name: str, amount: int, chance: Chance) -> Step[State]:
    """The founder pays the capital and eleven points, and holds all twenty shares.

    RuleError: name-empty, name-too-long, name-taken, capital-too-low, no-points,
    not-enough-money, no-free-cell.
    """
    cleaned = checked_name(state, name)
    if amount < LEAST:
        raise RuleError("capital-too-low", least=LEAST)
    able = spent(state, seat, COSTS.found)
    if capital(state, seat) < amount:
        raise RuleError("not-enough-money", most=capital(state, seat), amount=amount)
    cells = roomiest(state)
    if not cells:
        raise RuleError("no-free-cell", dollars=YIELDS[0])
    cell, company = cells[chance.below(len(cells))], len(state.companies)
    shares = tuple(BOX.company.shares if one == seat else 0 for one in range(len(state.players)))
    opened = replace(
        able,
        companies=(
            *state.companies,
            Company(
                name=cleaned,
                director=seat,
                shares=shares,
                holders=(seat,),
                points=BOX.company.points + BOX.company.points_per_shareholder,
                dividend=BOX.company.dividend,
            ),
        ),
        purses=(*able.purses[:-1], 0, able.purses[-1]),
        owners=put(state.owners, cell, company),
        fresh=(*state.fresh, cell),
    )
    after = moved(opened, seat, purse(opened, company), amount)
    return Step(after, (CompanyFounded(seat=seat, company=company, cell=cell, amount=amount),))


def founding_offers(state: State, seat: Seat) -> list[Offer]:
    """To found, if points, money and the map allow it."""
    most = capital(state, seat)
    if state.players[seat].points < COSTS.found or most < LEAST or not _any_free(state):
        return []
    named = Found(_free_name(state), max(LEAST, most // 2))
    fields = (Text("name", LONGEST), Number("capital", LEAST, most))
    return [Offer(named, fields, hidden=True)]


def checked_name(state: State, name: str) -> str:
    """The name as it will be read everywhere. RuleError: name-empty, name-too-long, name-taken."""
    cleaned = clean(name)
    if not cleaned:
        raise RuleError("name-empty", longest=LONGEST)
    if len(cleaned) > LONGEST:
        raise RuleError("name-too-long", longest=LONGEST, count=len(cleaned))
    same = _folded(cleaned)
    for company, one in enumerate(state.companies):
        if _folded(one.name) == same:
            raise RuleError("name-taken", company=company)
    return cleaned


def clean(name: str) -> str:
    """On one line, without mentions, markdown, links, and what nobody sees; "" if nothing is left.

    Links go last: what stood in the middle of one is gone by then.
    """
    text = _MENTION.sub(" ", unicodedata.normalize("NFKC", name))
    text = unicodedata.normalize("NFKC", "".join(_visible(letter) for letter in text))
    text = _PILED.sub(r"\1", _LINK.sub(" ", text))
    text = re.sub(r"\s+", " ", text).strip(" -.,;:'")
    return text if any(unicodedata.category(letter)[0] in "LNS" for letter in text) else ""


def roomiest(state: State) -> tuple[int, ...]:
    """The free cells of the lowest yield that have most free cells in the 5 x 5 around them."""
    country, owners, free = geography(state.land), state.owners, _free(state)
    if not free:
        return ()
    room = {cell: sum(owners[one] == NOBODY for one in country.beyond[cell]) for cell in free}
    most = max(room.values())
    return tuple(cell for cell in free if room[cell] == most)


def _any_free(state: State) -> bool:
    return (YIELDS[0], NOBODY) in zip(state.yields, state.owners, strict=True)


def _free(state: State) -> list[int]:
    poorest = YIELDS[0]
    return [
        cell
        for cell, (dollars, owner) in enumerate(zip(state.yields, state.owners, strict=True))
        if dollars == poorest and owner == NOBODY
    ]


def _visible(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in {"Zl", "Zp", "Zs"} or letter in "\t\r\n":
        return " "
    if category[0] == "C" or letter in _INVISIBLE or letter in _MARKDOWN:
        return ""
    return letter


_MENTION = re.compile(r"<(?:@[!&]?|#|a?:\w+:|t:|/)[^>]*>")
_LINK = re.compile(r"(?:https?://|discord(?:app)?\.(?:com|gg)/)\S*", re.IGNORECASE)
_ACCENT = "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILED = re.compile(rf"(?<!\S){_ACCENT}+|({_ACCENT}{{2}}){_ACCENT}+")
"""Accents upon nothing, and more than two on a letter."""
_MARKDOWN = frozenset("*_~`|>#@\\[]<")
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(selector) for selector in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _free_name(state: State) -> str:
    taken = {_folded(one.name) for one in state.companies}
    number = len(state.companies) + 1
    while f"impero {number}" in taken:
        number += 1
    return f"Impero {number}"

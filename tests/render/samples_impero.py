"""States of Impero to draw: put together, so that any number of anything may stand in them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache

import msgspec
from msgspec.structs import replace

from bot.words.catalogue import Catalogue
from games.core.chance import Chance
from games.core.words import Seat
from games.impero import preparation
from games.impero.geography import geography
from games.impero.rules import RULES as rules
from games.impero.state import (
    NOBODY,
    Account,
    Auction,
    Company,
    Listing,
    Options,
    Player,
    State,
    Transfer,
)
from render.scene import History, Scene

NAMES = (
    *("Giulia", "Marco", "Ottavia R.", "Theo", "Ada", "Bruno", "Beatrice", "Luca", "Nadia"),
    *("Pietro", "Sofia", "Enzo", "Irene", "Dario", "Zoe", "Ugo", "Rita", "Elia", "Vera", "Ivo"),
)
HARD_NAMES = (
    *("Bartholomäus Wintersteinerson", "🦊🦊🦊", "Ottavia Ruggiero Della Valle"),
    *("Wilhelmina-Alexandra Wagner", "שלום", "Ñandú Ξένος Жанна Longname I"),
    *("MMMMMMMMMMMMMMMMMMMMMMMMMMMMMM", *NAMES[:13]),
)
COMPANIES = (
    *("Alpi Luce", "Borea Energia", "Ceresio", "Dorsale 26", "Emilia Net", "Futura", "Gran Sasso"),
    *("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Compagnia Nazionale Elettrica", "Laguna", "Nuraghe"),
)
CATALOGUE = Catalogue(strict=True)
NOW = datetime(2026, 11, 28, 20, 0, tzinfo=UTC)


class Wanted(msgspec.Struct, frozen=True):
    """How large a state is to be; amounts are multiplied by `rich`."""

    seats: int = 6
    companies: int = 8
    own: int = 2
    """Companies of the first seat."""
    turn: int = 7
    lots: int = 4
    """Auctions, and as many listings."""
    rich: int = 1
    seed: int = 1


def small() -> State:
    """The beginning: nobody has anything yet."""
    return preparation.prepared(4, Options(), NOW, Chance("impero samples", 0))


@cache
def state(wanted: Wanted) -> State:
    """Companies grown at random, their shares spread, a market, money on its way."""
    chance = Chance("impero samples", wanted.seed)
    seats, count = wanted.seats, wanted.companies
    begun = preparation.prepared(seats, Options(), NOW, chance)
    owners = _grown(begun, count, chance)
    companies = tuple(_company(wanted, owners, begun, number, chance) for number in range(count))
    money = [chance.below(90_000) * wanted.rich for _ in range(seats + count)]
    auctions = tuple(_auction(wanted, number, chance) for number in range(wanted.lots))
    listings = tuple(_listing(companies, number, chance) for number in range(wanted.lots))
    transfers = _transfers(wanted) if wanted.lots else ()
    escrow = sum(one.amount for one in auctions) + sum(one.amount for one in transfers)
    shown = tuple(cents + chance.below(9_000) - 3_000 for cents in money[:seats])
    return replace(
        begun,
        turn=wanted.turn,
        owners=owners,
        out=tuple(sorted(chance.shuffled(range(len(owners)))[:20])),
        fresh=tuple(cell for cell, owner in enumerate(owners) if owner == 0)[:2],
        players=tuple(
            Player(
                points=seat % 21,
                shown=max(0, cents),
                change=chance.below(30_000) * wanted.rich - 9_000,
                left=seat == seats - 1 and seats > 5,
            )
            for seat, cents in enumerate(shown)
        ),
        companies=companies,
        purses=(*money[:seats], escrow, *money[seats:], -sum(money) - escrow),
        auctions=auctions,
        listings=listings,
        transfers=transfers,
        numbered=2 * wanted.lots + len(transfers),
        accounts=tuple(_account(one, wanted, chance) for one in companies),
    )


def scene(
    seen: State, viewer: int | None = None, language: str = "en", names: Sequence[str] = NAMES
) -> Scene:
    """A state as a seat, or a spectator, sees it."""
    sitting = tuple(names[: len(seen.players)])
    view = rules.view(seen, None if viewer is None else Seat(viewer))
    words = CATALOGUE.words(language, rules, sitting, rules.titles(view)).plain
    return Scene(view, rules.waiting(seen), words, sitting, 42, outcome=rules.outcome(seen))


def history(seen: State) -> History:
    """Capitals that grew by turns, some points to each; in the third the police caught somebody."""
    chance, view = Chance("impero history", 1), rules.view(seen, None)
    worth, views = [], []
    for turn in range(1, seen.turn + 1):
        share = [turn * 100 // seen.turn - chance.below(9) for _ in seen.players]
        capital = tuple(
            max(0, cents * part // 100)
            for cents, part in zip(rules.worth(seen), share, strict=True)
        )
        for _ in range(3):
            worth.append(capital)
            views.append(replace(view, turn=turn))
    return History([*worth[:-3], rules.worth(seen)], (7,), views[:-2])


def _grown(begun: State, companies: int, chance: Chance) -> tuple[int, ...]:
    """Some cells for each company, side by side."""
    around = geography(begun.land).around
    owners = list(begun.owners)
    for number in range(companies):
        free = [cell for cell, owner in enumerate(owners) if owner == NOBODY]
        own = [free[chance.below(len(free))]]
        for _ in range(chance.below(24)):
            owners[own[-1]] = number
            edge = [near for cell in own for near in around[cell] if owners[near] == NOBODY]
            if not edge:
                break
            own.append(edge[chance.below(len(edge))])
        owners[own[-1]] = number
    return tuple(owners)


def _company(
    wanted: Wanted, owners: tuple[int, ...], begun: State, number: int, chance: Chance
) -> Company:
    seats, is_own = wanted.seats, number < wanted.own
    director = Seat(0 if is_own else 1 + number % (seats - 1))
    shares = [0] * seats
    shares[director] = 20
    for _ in range(chance.below(2 * seats)):
        seat = chance.below(seats)
        shares[seat] += 0 if seat == director else chance.below(3)
    name = COMPANIES[number % len(COMPANIES)]
    turned = number // len(COMPANIES)
    around = geography(begun.land).around
    beside = {
        near
        for cell, owner in enumerate(owners)
        if owner == number
        for near in around[cell]
        if owners[near] not in {NOBODY, number}
    }
    return Company(
        name=f"{name[:26]} {turned + 1}" if turned else name,
        director=director,
        shares=tuple(shares),
        holders=tuple(Seat(seat) for seat, count in enumerate(shares) if count),
        points=number % 9,
        dividend=10 * (4 + number % 7),
        rented=tuple(sorted(beside)[:2]),
    )


def _auction(wanted: Wanted, number: int, chance: Chance) -> Auction:
    base = (1 + chance.below(9_000)) * wanted.rich
    leader = Seat(chance.below(wanted.seats - 1)) if number % 3 else None
    return Auction(
        id=number,
        company=chance.below(wanted.companies),
        shares=1 + chance.below(10),
        base=base,
        ends=NOW + timedelta(hours=number),
        leader=leader,
        amount=0 if leader is None else base + chance.below(900) * wanted.rich,
        entered=() if leader is None else tuple({Seat(0), leader}),
    )


def _listing(companies: Sequence[Company], number: int, chance: Chance) -> Listing:
    company = 0 if number == 0 else chance.below(len(companies))
    return Listing(
        id=1000 + number,
        company=company,
        seller=companies[company].director,
        shares=1 + chance.below(3),
        price=100 + chance.below(9_000),
        ends=NOW + timedelta(hours=number),
    )


def _transfers(wanted: Wanted) -> tuple[Transfer, ...]:
    ends, rich = NOW + timedelta(hours=3), wanted.rich
    return (
        Transfer(2000, Seat(1), Seat(0), 2_000 * rich, 38, ends),
        Transfer(2001, Seat(0), Seat(2), 500 * rich, 9, ends),
        Transfer(2002, Seat(1), Seat(2), 777 * rich, 11, ends),
    )


def _account(company: Company, wanted: Wanted, chance: Chance) -> Account:
    gross = chance.below(9_000) * wanted.rich
    kept = gross * (100 - company.dividend) // 100
    total = sum(company.shares)
    each = (gross - kept) // total
    return Account(gross, kept, each, chance.below(3), chance.below(5), company.shares)

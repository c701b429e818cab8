"""Figures that the pages work out from a view: holdings, ranks, a company's forecast."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.core.words import Seat
from games.impero import earnings
from games.impero.earnings import gross, nominal
from games.impero.state import Account, View
from render.scene import Scene
from render.standing import Standing, leader, standing


class Forecast(msgspec.Struct, frozen=True):
    """A company's turn without blackouts, in cents, with the cells that it comes from."""

    gross: int
    kept: int
    per_share: int
    cells: int
    rented: int
    let: int
    """Tenants of the company, counted by cell."""


def forecast(view: View, company: int) -> Forecast:
    """Own cells bring their yield, and half of it more from each tenant; rented ones half."""
    one, own = view.companies[company], owned(view)[company]
    earned = gross(view.companies, view.owners, nominal(view.yields))[company]
    kept, per_share = earnings.forecast(view, company, one.dividend)
    let = sum(cell in own for other in view.companies for cell in other.rented)
    return Forecast(earned, kept, per_share, len(own), len(one.rented), let)


def owned(view: View) -> tuple[tuple[int, ...], ...]:
    """The cells that each company owns."""
    return _owned(view.owners, len(view.companies))


def account(view: View, company: int) -> Account | None:
    """The company's account of the last closing; None if it did not exist then."""
    return view.accounts[company] if company < len(view.accounts) else None


def paid(one: Account | None, seat: int | None) -> int:
    """Cents that the shares of a seat brought it at the last closing."""
    return 0 if one is None or seat is None else one.per_share * one.shares[seat]


def brought(view: View) -> int:
    """Cents that all shares of the viewer brought at the last closing."""
    return sum(paid(one, view.me) for one in view.accounts)


def vanished(view: View) -> int:
    """Cents that could not be divided among the shares at the last closing (Sharing out)."""
    return sum(one.gross - one.kept - one.per_share * sum(one.shares) for one in view.accounts)


def for_sale(view: View, company: int, seat: int) -> int:
    """Shares that are locked because they are on the market."""
    return sum(one.shares for one in view.listings if one.company == company and one.seller == seat)


def holders(view: View, company: int) -> tuple[int, ...]:
    """The shareholders: the director, then by number of shares, the longest shareholder first."""
    one = view.companies[company]
    return tuple(sorted(one.holders, key=lambda seat: (seat != one.director, -one.shares[seat])))


def directed(view: View, seat: int | None) -> tuple[int, ...]:
    """The companies that a seat directs."""
    return tuple(n for n, one in enumerate(view.companies) if one.director == seat)


def shared(view: View, seat: int | None) -> tuple[int, ...]:
    """Companies of others in which a seat has shares."""
    return tuple(
        n
        for n, one in enumerate(view.companies)
        if seat is not None and one.shares[seat] and one.director != seat
    )


def places(scene: Scene) -> Standing:
    """Ranked by the capital that everybody knows, at the end by the rules."""
    return standing(scene, scene.view.capital)


def first_of(scene: Scene) -> Seat | None:
    """The seat with the most capital; None if several share it."""
    return leader(scene, scene.view.capital)


def holdings(view: View) -> tuple[tuple[int, int], ...]:
    """By seat: companies that it directs, cells that these own."""
    directors = tuple(one.director for one in view.companies)
    return _holdings(view.owners, directors, len(view.capital))


@lru_cache(maxsize=16)
def _holdings(
    owners: tuple[int, ...], directors: tuple[int, ...], seats: int
) -> tuple[tuple[int, int], ...]:
    found = [[0, 0] for _ in range(seats)]
    for director, cells in zip(directors, _owned(owners, len(directors)), strict=True):
        found[director][0] += 1
        found[director][1] += len(cells)
    return tuple((companies, cells) for companies, cells in found)


@lru_cache(maxsize=16)
def _owned(owners: tuple[int, ...], companies: int) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(companies)]
    for cell, owner in enumerate(owners):
        if owner >= 0:
            found[owner].append(cell)
    return tuple(map(tuple, found))

"""How `components.toml` and `cards.toml` are written. Money is in millions."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core.components import ComponentTable

Mark = Literal["", "x4", "x3/x4"]


class Setup(ComponentTable, frozen=True):
    company_cash: int
    hand: int
    first_companies: int
    most_assets: int
    seats: int


class Inventory(ComponentTable, frozen=True):
    """How many of each the box has: what a host's own set of cards is checked against."""

    companies: int
    first_asset: int
    assets: int
    decade: int
    symbols: int
    marked: int
    """Cards of each mark."""


class Years(ComponentTable, frozen=True):
    by_players: dict[int, int]
    out_by_players: dict[int, tuple[Mark, ...]]


class TrendTrack(ComponentTable, frozen=True):
    boxes: tuple[int, ...]
    start: int


class Investments(ComponentTable, frozen=True):
    least: int
    own_marker: int


class Storage(ComponentTable, frozen=True):
    costs: tuple[int, ...]


class Severance(ComponentTable, frozen=True):
    percent: tuple[int, ...]


class StatusTracks(ComponentTable, frozen=True):
    start: tuple[int, int]
    step: int


class NewCompany(ComponentTable, frozen=True):
    least: int
    step: int
    most_directed: int
    most_assets: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    inventory: Inventory
    years: Years
    trend_track: TrendTrack
    investments: Investments
    storage: Storage
    severance: Severance
    status_tracks: StatusTracks
    new_company: NewCompany


class Product(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    prices: tuple[int, ...]
    provenance: str


class Products(ComponentTable, frozen=True):
    start: int
    list: tuple[Product, ...]


class CompanyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    trend: dict[str, int]
    provenance: str


class CompanyCards(ComponentTable, frozen=True):
    list: tuple[CompanyCard, ...]


class AssetCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without needs it produces; with them it transforms, once a year."""

    number: int
    needs: dict[str, int]
    makes: dict[str, int]
    trend: dict[str, int]
    mark: Mark
    provenance: str


class AssetCards(ComponentTable, frozen=True):
    list: tuple[AssetCard, ...]


class SymbolCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pile: Literal["gold", "silver"]
    letter: str
    points: int
    trend: dict[str, int]


class SymbolCards(ComponentTable, frozen=True):
    list: tuple[SymbolCard, ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set of cards: the house's, or one that a host has typed from their own box."""

    products: Products
    companies: CompanyCards
    assets: AssetCards
    symbols: SymbolCards

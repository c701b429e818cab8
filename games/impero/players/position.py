"""Figures that the sensible player takes from its view."""

from __future__ import annotations

from games.impero.cells import holdings
from games.impero.deadlines import closings
from games.impero.state import View


def mine(view: View) -> list[int]:
    """The companies that it directs."""
    return [n for n, company in enumerate(view.companies) if company.director == view.me]


def income(view: View, number: int) -> int:
    """Cents that the company's cells yield without blackouts and tenants."""
    cells = holdings(view.owners, len(view.companies))[number]
    owned = sum(view.yields[cell] for cell in cells)
    rented = view.companies[number].rented
    return 100 * owned + sum(50 * view.yields[cell] for cell in rented)


def worth(view: View, number: int, more: int) -> float:
    """Cents that a share will probably earn until the end, after `more` shares were issued."""
    company = view.companies[number]
    paid = income(view, number) * company.dividend / 100
    return paid * closings(view) / (sum(company.shares) + more)

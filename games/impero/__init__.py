"""Impero: fourteen timed turns, auctions with deadlines, a country of cells."""

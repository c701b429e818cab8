"""Shark Room: shares on an open market, and special cards in anybody's turn."""

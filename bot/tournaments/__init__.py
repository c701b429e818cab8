"""Tournaments, all of them: records, rounds that run by themselves, cards, commands, what is told."""

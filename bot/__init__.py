"""Borsa on Discord: commands, messages, store and clock."""

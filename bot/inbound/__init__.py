"""Interactions: every press, command and modal, from Discord to the engine."""

"""Whole games through the bot's own commands and buttons."""

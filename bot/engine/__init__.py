"""How a table is run: what happens between a wish or an alarm and what is saved and told."""

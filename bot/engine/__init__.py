"""How a table is run: what happens between an act or an alarm and what is saved and told."""

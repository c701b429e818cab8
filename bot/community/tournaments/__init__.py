"""Tournaments on Discord: their records in the store, their tables in the engine, their clock.

`records` saves entries, `steps` is what people may do, `runner` does what follows from them.
"""

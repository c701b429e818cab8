"""Games recorded elsewhere, in a neutral format, played again by these rules and compared."""

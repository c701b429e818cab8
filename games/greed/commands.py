"""The subcommands of /greed, as data."""

"""The bot on an offline Discord with a web page: try it with no token (`make play`)."""

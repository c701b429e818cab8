"""What `make play` does beside the bot, without a browser."""

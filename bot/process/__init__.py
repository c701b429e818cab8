"""The process: settings, log, health, and what a host does beside the bot."""

"""A tournament in words: its card, standings, rounds, announcements, the directors' log."""

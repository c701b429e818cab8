"""What a tournament posts on Discord: card, announcements, standings, a role, an event."""

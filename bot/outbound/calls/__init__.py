"""What calls single people: notices, reminders, pings, digests, votes."""

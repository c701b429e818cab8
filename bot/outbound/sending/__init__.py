"""How anything is sent: the services for it, places and permissions, refusals of Discord."""

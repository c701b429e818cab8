"""Greed, Incorporated: run companies into the ground, be fired with a golden handshake."""

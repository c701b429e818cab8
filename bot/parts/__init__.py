"""Several processes, each with the file of one part of the servers, and what they share.

Nothing outside this room knows of the hub, a Redis or Valkey; without settings it is not imported.
"""

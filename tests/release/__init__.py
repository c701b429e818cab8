"""What is tried before a release, and how one is cut."""

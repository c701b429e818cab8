"""The records of tournaments: each entry is one transaction with its state and all that follows."""

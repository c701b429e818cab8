"""Pictures of tables, drawn beside the loop and kept for a while."""

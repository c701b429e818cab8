"""Owner's Choice: rules, words and computer players."""

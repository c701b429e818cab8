"""What the bot puts on Discord's screen: buttons, selects, forms, cards, boards."""

"""The bot's layouts on Discord: buttons, selects, forms, cards, boards."""

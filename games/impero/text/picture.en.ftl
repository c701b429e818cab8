### What stands on the map, in English.

picture-all-ready = Turn { $turn } of { $turns }: everyone is ready
picture-capital = capital
picture-change = change
picture-firms = firms
picture-new-this-turn = new this turn
picture-market = { $count ->
    [0] Market
    [one] Market · { $count } offer
   *[other] Market · { $count } offers, the next to end
}
picture-no-lots = Nothing is for sale.
picture-auction = auction
picture-for-sale = for sale
picture-no-bid = no bid

## The map of one player

picture-owned = owned
picture-rented = rented from others
picture-let = let to others
picture-no-company = No company yet

## A region

picture-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
picture-stability = stability
picture-half = beside a blackout
picture-dark = blackout
picture-rented-by = rented by
picture-new = new

## On the shelf
shelf-line = Found companies on a map of Italy; all play at once.
shelf-length = A week, or 70 minutes
shelf-mood = for a whole server

## The key of the map

key-title = Who is who
key-letters = A letter is a company, on its own land.
key-numbers = A number is a director, on all their companies’ land.
key-yields = Dollars that a free cell brings a turn: the brighter, the more.
key-blackout = A blackout: it earned nothing, the cells around it half.
key-new = A line of ivory: taken or worked this turn.

### What stands on the map, in English.

picture-all-ready = Turn { $turn } of { $turns }: everybody is ready
picture-size = { $count } players · { $cells } cells
picture-capital = Capital
picture-capital-at = Capital at closing { $turn }
picture-market = Market
picture-more-lots = + { $count } more
picture-no-lots = Nothing is for sale.
picture-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
picture-auction = auction
picture-for-sale = for sale
picture-no-bid = no bid
picture-companies = { $count ->
    [one] { $count } company
   *[other] { $count } companies
}
picture-director = one director
picture-two-companies = two companies
picture-blackout = blackout, cells around it at half

## The map of one player

picture-at-closing = at closing { $turn }
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
shelf-length = A week, two turns a day
shelf-mood = for a whole server

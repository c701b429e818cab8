### What stands on the map, in English.

picture-over = The game is over
picture-all-ready = Turn { $turn } of { $turns }: everybody is ready
picture-size = { $count } players · { $cells } cells
picture-capital = Capital
picture-since-turn = since turn { $turn }
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
picture-out = blackout: earns nothing
picture-halved = beside a blackout: earns half
picture-rented = stripes: rented to that colour
picture-fresh = new this turn

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

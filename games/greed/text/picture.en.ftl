### What is written on Greed's pictures.

picture-table = Greed · table { $reference }
picture-over = The game is over
picture-year = year { $year } of { $years }
picture-phase-announcing = announcements
picture-phase-bidding = investments
picture-phase-picking = investments
picture-phase-trading = trade
picture-phase-selling = sales
picture-phase-naming = scapegoats
picture-phase-discarding = scapegoats
picture-phase-raising = auction
picture-phase-founding = entrepreneurs
picture-phase-over = end

## Asked of several, whose discs stand beside it
picture-all-announce = Announce
picture-all-bid = Bid for assets
picture-all-trade = Trade
picture-all-sell = Sell goods

## The line under the headline
picture-opens-at = no bid yet, from { $floor }
    .heard = Nobody has bid yet: bids begin at { $floor }
picture-leads = { $seat } bids { $amount }, next { $floor }
    .heard = { $seat } bids { $amount }: the next bid is { $floor } or more
picture-trading = Offers open: { $offers } · done: { $ready } of { $count }
picture-boots = Boot: { $companies }

## The market
picture-in-millions = price in M
picture-now = now
picture-in-stock = now
    .heard = in stock
picture-next-year = next
picture-step-key = ▲2: two boxes up
picture-start = start
picture-head-arrows = arrows
picture-head-trend = trend
picture-head-next = next
    .heard = after the next announcements
picture-on-sale = On sale
    .heard = Cards on sale
picture-makes = needs → makes
picture-a-year = a year
alt-stocked = { $count } in stock, { $cash } today at { $price } each
alt-stocked-next = { $price } each after the next announcements
alt-marker = marker of { $seat }
picture-own-marker = yours: 2 × the bid
    .heard = your own marker, so it costs double the bid
picture-your-cards = your cards
picture-nothing-on-sale = nothing

## Players and companies
picture-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
    .heard = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
picture-points-mark = { $count }p
picture-companies = Companies
picture-middle = middle
picture-goods = Goods
picture-free-cash = Free Cash
picture-income = Income
picture-after = last { $amount }
picture-boot = ▼ boot
picture-new = from next year
picture-legend = white: price now · framed: the next · ▲▼ next price change

## The hand
picture-your-hand = Your hand
picture-you-announce = Announce a card
picture-you-bid = Bid for assets
picture-you-trade = Trade
picture-you-sell = Sell goods
picture-free = Free Cash { $cash }
picture-only-you = only you see this
picture-your-choice = your choice
picture-no-cards = You have no cards in hand.
picture-moves = alone it moves
picture-best-use = best use
picture-worth-now = goods today
picture-no-company = You direct no company this year.
    .heard = You direct no company: move up to CEO, or buy the right to found one, from 50M of your own, at a year’s end.
picture-your-bid = Your sealed bid: { $amount }
    .heard = your bid: { $amount }
picture-your-bid-for = Your sealed bid: { $amount } for { $wishes }
    .heard = your bid: { $amount } for { $wishes }
picture-your-no-bid = Your sealed choice: no bid
    .heard = your choice: no bid
picture-you-keep = Your sealed choice: keep { $goods }
    .heard = your choice: keep { $goods }

## A company
picture-empty-seat = empty
picture-last-year = Last year
picture-this-year = This year
picture-goods-in-store = Goods in store
picture-at-todays-price = at today’s price
picture-no-goods = no goods
picture-blamed = blamed
picture-severance = if fired
picture-take-assets = { $count ->
    [0] No asset to take
   *[other] Take up to { $count }, free
}
picture-free-slot = free slot
picture-producer = producer
picture-at-work = { $told } a year, today
    .heard = { $told } a year, at today’s prices
picture-has-worked = has worked this year

## The desk
picture-desk = Trade desk
picture-no-offers = No offer is open.
picture-anybody = anyone
picture-gives = gives
picture-gets = gets
picture-by-way-of = using
picture-can-now = ✓ now
    .heard = can be accepted now
picture-cannot-now = ✗ not now
    .heard = can’t be accepted now
picture-you-after = You: { $company } would have { $cash } of Free Cash, goods for { $value } ({ $told })
    .heard = { $company } would have { $cash } of Free Cash and goods for { $value }, altogether { $told } against now
picture-you-after-goods = with { $goods }
    .heard = its goods would be { $goods }
picture-quoted = “{ $words }”
picture-and-promises = and promises “{ $words }”
picture-more-offers = { $count ->
    [one] one more offer, on the desk’s list
   *[other] { $count } more offers, on the desk’s list
}
picture-promises = Promises
picture-no-promises = Nobody has promised anything.
picture-promise-kept = ✓ kept
picture-promise-broken = ✗ broken
picture-promise-open = open
picture-more-promises = { $count ->
    [one] one earlier promise
   *[other] { $count } earlier promises
}

## Symbols
picture-gold = Gold
picture-silver = Silver
picture-from = from { $floor }
picture-no-symbols = no symbol

## The end
picture-wins = { $count ->
    [one] { $seat } wins: { $points }
   *[other] { $seats } share the victory: { $points }
}
picture-wins-by-money = { $seat } wins: { $points }, { $amount }
picture-points-by-year = Points, year by year
picture-founded = a company founded
picture-after-year = after year { $year } of { $years }
picture-place = { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
}

## Prices
picture-prices = What the market pays
picture-prices-note = box by box, in millions
picture-tariff-trend = A price moves by the box of its trend each year:
picture-tariff-storage = Goods kept cost:
picture-tariff-severance = Severance of the Free Cash:
picture-percent = { $percent }%

## In words
alt-prices-now = Prices, and those after the next announcements where they change
alt-price-then = { $name } { $now }, then { $then }
alt-nothing-on-sale = Nothing is on sale.
alt-player = { $seat } { $amount }, { $points }
alt-company = { $company }: CEO { $seat }, Free Cash { $cash }
alt-company-income = income this year { $amount }, last year { $before }
alt-has = goods { $goods }
alt-assets = asset cards
alt-boot = boot
alt-officers = { $office } { $seat }
alt-card = { $card }: makes { $made } a year; announced, it moves trends: { $moved }
alt-card-of = { $card }: makes { $made } out of { $used_up }; announced, it moves trends: { $moved }
alt-cards = Your cards in hand
alt-companies = Your companies
alt-offices = Your offices
alt-moved = it moves trends: { $moved }
alt-foundable = Companies, with the trend that each moves
alt-behind = { $count ->
    [0] Those who are left move up. Nobody stands behind these: if all are blamed, the company is liquidated.
   *[other] Those who are left move up; behind these stand, in this order: { $told }.
}
alt-office = { $office } of { $company }{ $less ->
    [0] : unpaid, it moves up when an office before it is free
   *[other] : { $less } of its Free Cash of { $cash } if fired
}
alt-sale = { $card }: makes { $made }, worth { $gain } a year
alt-sale-of = { $card }: once a year makes { $made } out of { $used_up }, worth { $gain } more than what goes in
alt-use = { $company }: Free Cash { $cash }, { $goods ->
    [0] no goods
   *[other] goods { $goods }, worth { $value }
}
alt-use-best = { $company }: Free Cash { $cash }, goods { $goods }, worth { $value } using { $uses }
alt-offer = Offer { $proposal }
alt-offer-to = to { $partner }
alt-offer-takers = {" "}(by { $companies })
alt-promise = { $giver } to { $holder }: “{ $words }” ({ $told })
alt-symbol-gold = gold { $letter }
alt-symbol-silver = silver { $letter }
alt-tens = The backs of { $seat }’s cards in hand show their tens: { $told }.
alt-owned = Status symbols owned
alt-pile-gold = Gold status symbols, in the order of their auctions:
alt-pile-silver = Silver status symbols, in the order of their auctions:
alt-symbol-next = The next { $lot } symbol in the auction: { $symbol }, { $points }, bids from { $floor }.
alt-points-by-year = Points at the end of each year
alt-place = { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
} { $seat }: { $points }, { $amount }.

## On the shelf
shelf-line = Bleed your company, get fired rich, buy the yacht.
shelf-length = 2 to 3 hours
shelf-mood = long, deals and lies

## The whole table in words

text-prices = Prices in M, now and after the next announcements
text-price = { $name } { $now }, then { $then }: { $told }
text-trend = trend { $drift }
text-arrows = moved by { $arrows } this year
text-stays = The same then, without a trend: { $told }
text-officers = officers: { $told }
text-closing = at the next closing { $before } more comes into the Free Cash; income this year so far { $amount }
text-owns = owns { $told }
text-parts = part of the Free Cash when fired: { $told }
text-part = { $office } { $seat } { $less }
text-owned-by = owned by { $seat }
text-unowned = owned by nobody; it moves trends: { $moved }
text-starts = Begins the year.
text-symbols = Next status symbols

### What stands on Impero’s pages and sheets, and the same in words, in English.

picture-table = Impero · table { $reference }

## On every page

sheet-turn = turn { $turn } of { $turns }
sheet-only-you = only you see this
sheet-unchanged = unchanged
sheet-percent = { $percent }
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
sheet-company = Company { $code }
sheet-some = { $words } · { $shown } of { $count }
sheet-more = + { $count } more

## My empire

sheet-empire = Your empire
sheet-capital = Capital
    .heard = Your own capital
sheet-company-capital = Capital
    .heard = Money of the company
sheet-this-turn = { $words } this turn
sheet-points = Points left
sheet-ranking = Ranking
    .heard = Your place
sheet-of-players = of { $count }, last turn
sheet-last-closing = Last turn
    .heard = Your capital in the last turn
sheet-from-shares = shares: { $amount }
    .heard = of which from shares: { $amount }
sheet-own = Your companies
sheet-shares = Shares in others’
sheet-no-company = None yet. Founding one costs { $count } points.
    .heard = You direct no company yet. Founding one costs { $count } points.
sheet-head-capital = capital
sheet-head-points = points
    .heard = points left
sheet-head-cells = cells
sheet-head-earned = earned
sheet-head-dividend = divid.
    .heard = dividend
sheet-head-mine = you hold
    .heard = shares that you hold
sheet-head-paid = paid you
    .heard = last turn paid you
sheet-deals = Your deals
sheet-money-for-you = { $seat } sends you money, risk { $percent }
sheet-answer = take it?
sheet-money-sent = To { $seat }, risk { $percent }
    .heard = Money that you send to { $seat }, risk { $percent }
sheet-unanswered = unanswered
sheet-sale = { $count ->
    [one] { $count } share
   *[other] { $count } shares
} of { $company }
sheet-on-sale = on sale
sheet-auction = Auction: { $count ->
    [one] { $count } share
   *[other] { $count } shares
} of { $company }
sheet-no-bid = no bid yet
sheet-you-lead = you lead
sheet-leads = { $seat } leads

## A company

sheet-director = Directed by { $seat }
sheet-income = Income
sheet-each-share = each share { $amount }
sheet-no-income = { $turn ->
    [1] no turn closed yet
   *[other] founded this turn
}
sheet-dividend = Dividend
sheet-stays = the company keeps { $percent }
sheet-company-points = Points
sheet-points-next = { $count } next turn
sheet-next-turn = When this turn closes, without blackouts
sheet-your-part = your earnings
sheet-rented = rented
sheet-let = let
sheet-shareholders = Shareholders of { $count } shares
sheet-head-paid-out = were paid
sheet-kept = ▲ { $amount } kept
sheet-for-sale = { $count } for sale
sheet-ground = Its cells and their neighbours
sheet-not-shown = { $count ->
    [one] { $count } of its cells is outside the picture
   *[other] { $count } of its cells are outside the picture
}

## The market

sheet-market = Market
sheet-you-have = You have { $amount } and { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sheet-lot-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
sheet-primary = Primary: auctions of new shares
sheet-secondary = Secondary: shares at a price
sheet-no-auction = No auction is open.
sheet-no-listing = Nobody sells shares.
sheet-head-each = a share
sheet-head-last = last paid
sheet-from = from { $amount }
sheet-part = %: of all shares. Last paid: a share, last turn.
sheet-part-low = %: of all shares. A grey price is the least bid: nobody leads.

## The report

sheet-report = Closing of turn { $turn }
sheet-no-closing = No turn has been closed yet
sheet-no-closing-note = The first report comes when turn 1 closes.
sheet-no-account = There was no company yet.
sheet-brought = Your shares brought
sheet-in-all = capital { $words }
sheet-all-earned = All companies earned
sheet-dark-cells = Cells in blackout
sheet-of-cells = of { $count }
sheet-companies = { $count ->
    [one] { $count } company
   *[other] { $count } companies
} · { $amount } vanished
sheet-head-kept = kept
sheet-head-dark = blackout
sheet-head-halved = halved
sheet-head-held = you held
sheet-all-companies = Companies
sheet-legend-report = Blackout: earned nothing. Halved: next to a blackout. Vanished: cents that no share could get.

## The end

sheet-over = The game is over
sheet-after-turn = after turn { $turn }
sheet-worthless = Only a player’s own capital counts: shares and the money of companies are worth nothing.
sheet-chart = Capital, turn by turn
sheet-caught = caught by the tax police



## The price table

sheet-prices = What cells cost and bring
sheet-head-yield = yield
sheet-head-buy = buy or rent
sheet-head-develop = develop
sheet-head-risk = chance of a blackout at stability
sheet-tariff-rent = A rented cell earns its tenant half of its yield, and its owner the full yield plus another half.
sheet-tariff-risk = In a blackout a cell earns nothing, those beside it earn half.

## Pictures in words

alt-out = { $count ->
    [0] No cell was in blackout.
    [one] { $count } cell was in blackout.
   *[other] { $count } cells were in blackout.
}
alt-lots = { $count ->
    [one] { $count } offer on the market.
   *[other] { $count } offers on the market.
}
alt-owner = { $company } ({ $seat }) { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, { $funds }
    .heard = { $company } ({ $seat }) { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }, funds { $funds }
alt-more = and { $count } more
alt-ranked-more = { $firms ->
    [one] { $firms } company
   *[other] { $firms } companies
}, { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, { $amount } in the last turn
alt-ranked = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $seat } { $amount }
alt-fresh = { $count ->
    [one] { $count } cell is new or developed in this turn.
   *[other] { $count } cells are new or developed in this turn.
}
text-ready = { $count } of { $total } are ready
alt-none-founded = No company yet
sheet-held = { $count }/{ $total }
    .heard = { $count } of { $total }
alt-empire = You have { $cash } and { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $place ->
    [0] {""}
    [1] ; when the last turn closed you were 1st
    [2] ; when the last turn closed you were 2nd
    [3] ; when the last turn closed you were 3rd
   *[other] ; when the last turn closed you were { $place }th
}.
alt-own = { $company }: funds { $funds }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $held ->
    [one] { $held } cell
   *[other] { $held } cells
}, you hold { $count } of { $total }{ $told ->
    [no] {""}
   *[yes] , last turn { $amount }
}{ $percent ->
    [0] {""}
   *[other] , dividend { $percent }
}
alt-own-dividend = { $count ->
    [0] Dividend of each
   *[other] Dividend of the others
}: { $percent }
alt-holding = { $company }: you hold { $count } of { $total }, last turn { $amount }
alt-company = Money of the company { $funds }, dividend { $percent }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
alt-account = It earned { $earned }, each share { $share }.
alt-forecast = When this turn closes, without blackouts: { $earned }, each share { $share }.
alt-shares = Shares
alt-cells = Cells, with what each yields in dollars
alt-lot-auction = Auction: { $count ->
    [one] { $count } share
   *[other] { $count } shares
} of { $company }, { $percent } of all, { $leader ->
    [none] no bid, from { $amount }
   *[other] { $leader } leads with { $amount }, the next bid from { $least }
}
alt-lot-sale = { $seller } sells { $count ->
    [one] { $count } share
   *[other] { $count } shares
} of { $company }, { $percent } of all, for { $amount }
alt-earned = { $company } earned { $earned }, { $share } a share
alt-brought = Your shares brought { $amount }.
alt-free = Free
text-risks = { $dollars } a turn, blackout by stability from the least to the most: { $told }.
alt-tariff = { $dollars } a turn: buying and renting { $price }, { $cost ->
    [none] no cell yields more
   *[other] developing { $cost }
}, blackout up to { $chance }.
alt-map-of = The map of { $seat }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} with { $amount }, { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
alt-company-cells = { $company }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, { $rented } rented, { $funds }
alt-each = A map for each player. Cells, in the order of the ranking:
alt-cells-of = { $seat } { $count }

## The table in words

sheet-ranking-at-closing = Capital when the last turn closed

## The whole table in words

text-dividend = dividend { $percent }, { $share } a share when the turn closes
text-fresh = New or developed in this turn: { $cells }.
text-player-number = player number { $count }
text-out = In blackout: { $cells }.
text-rented = rented: { $cells }

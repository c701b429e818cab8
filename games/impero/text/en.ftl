### Impero in English.

## Names

game-impero = Impero
goal = Found companies, buy cells of the map, and live on their dividends. The most capital after the last turn wins.
my-hand = My empire

title-auction = { $count ->
    [one] { $count } new share of { $company }
   *[other] { $count } new shares of { $company }
}
title-listing = { $count ->
    [one] { $count } share of { $company } for { $price }
   *[other] { $count } shares of { $company } for { $price }
}
title-transfer = { $amount } from { $giver }

## What happened: a line of the log each

game-began = The country has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, the game { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
company-founded = { $seat } founds { $company } on { $cell } with { $amount }.
director-changed = { $seat } is now the director of { $company }.
dividend-set = {""}
cell-bought = {""}
cell-rented = {""}
cell-developed = {""}
shares-issued = { $seat } puts { $count ->
    [one] { $count } new share of { $company }
   *[other] { $count } new shares of { $company }
} up for auction, from { $amount }, { $last ->
    [none] until { $until }.
   *[other] until turn { $last } closes.
}
bid-made = { $seat } bids { $amount } for { $count ->
    [one] { $count } new share of { $company }
   *[other] { $count } new shares of { $company }
}{ $outbid ->
    [none] {""}
   *[other] {" "}and outbids { $outbid }
} ({ $last ->
    [none] until { $until }
   *[other] until turn { $last } closes
}).
auction-extended = A bid in the last minute: the auction of { $company } continues until { $until }.
auction-won = { $seat } wins { $count ->
    [one] { $count } new share of { $company }
   *[other] { $count } new shares of { $company }
} for { $amount }.
auction-without-bid = Nobody has bid for { $count ->
    [one] { $count } new share of { $company }: it isn’t issued.
   *[other] { $count } new shares of { $company }: they aren’t issued.
}
auction-cancelled = The game ends: the auction of { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
} is cancelled, and a leading bid is given back.
shares-listed = { $seat } offers { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
} for { $amount }, { $last ->
    [none] until { $until }.
   *[other] until turn { $last } closes.
}
listing-withdrawn = { $seat } takes { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
} off the market.
listing-expired = Nobody has bought the { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
} that { $seat } offered.
shares-sold = { $seat } buys { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
} from { $seller } for { $amount }.
money-sent = { $seat } sends { $taker } { $amount }. If it’s accepted, the risk that the tax police notice is { $risk }%. { $taker } can answer until { $until }.
money-waits = { $seat } has sent { $taker } { $amount }, and it still waits for an answer, by { $until } (risk { $risk }%). Turn { $turn } has begun.
money-accepted = { $seat } accepts { $amount } from { $giver }. The tax police have noticed nothing.
money-refused = { $seat } refuses { $amount } from { $giver }, who gets it back.
money-returned = { $taker } hasn’t accepted { $amount } from { $seat }, who gets it back.
money-seized = The tax police have seized { $amount } that { $seat } had sent { $taker }: it’s gone.
caught = The tax police have caught { $seats }: they lose all of their capital, and all money that they had sent is gone.
player-ready = {""}
player-unready = {""}
turn-closed = Turn { $turn } is closed: the companies earned { $amount }; { $dark ->
    [0] none of the { $count } cells was in blackout.
    [one] { $dark } of { $count } cells was in blackout.
   *[other] { $dark } of { $count } cells were in blackout.
}
earned = Turn { $turn }: your shares brought you { $amount }. Your capital is { $capital }.
turn-began = Turn { $turn } of { $turns } begins.
player-left = { $seat } leaves the game.
game-ended = The game is over: { $reason }.

## Whom the game waits for, and for what

ask-act-in-turn = Turn { $turn } of { $turns }: everyone plays
    .what = play turn { $turn } of { $turns }

## What can be done: labels

do-found = Found { $name } with { $capital }
    .form = Found a company…
do-set-dividend = { $company }: dividend { $percent }
    .form = Set the dividend…
    .several = Set the dividend of one of { $count } companies…
do-issue = { $shares ->
    [one] Issue { $shares } share of { $company } from { $base }
   *[other] Issue { $shares } shares of { $company } from { $base }
}
    .form = Issue shares…
    .several = Issue shares of one of { $count } companies…
do-bid = { $holds ->
    [yes] Go up to { $amount } for { $auction }
   *[no] Bid { $amount } for { $auction }
}
    .form = Bid for { $auction }…
    .several = Bid in one of { $count } auctions…
do-sell = { $shares ->
    [one] Offer { $shares } share of { $company } for { $price }
   *[other] Offer { $shares } shares of { $company } for { $price }
}
    .form = Sell shares of { $company }…
    .several = Sell shares of one of { $count } companies…
do-withdraw = Withdraw { $listing }
    .several = Withdraw one of { $count } offers…
do-buy = Buy { $listing }
    .several = Buy one of { $count } offers…
do-buy-cell = { $company }: buy { $cell }
    .form = Buy a cell…
    .several = Buy one of { $count } cells…
do-rent-cell = { $company }: rent { $cell }
    .form = Rent a cell…
    .several = Rent one of { $count } cells…
do-develop-cell = { $company }: develop { $cell }
    .form = Develop a cell…
    .several = Develop one of { $count } cells…
do-send = Send { $taker } { $amount }
    .form = Send money…
do-answer = { $accept ->
    [yes] Accept { $transfer }
   *[no] Refuse { $transfer }
}
    .several = Money for you: { $count } answers…
do-ready = Ready
do-unready = Not ready

## What a form asks for

field-name = Name of the company
field-capital = Its capital, from your own
field-company = Company
field-percent = Dividend, in percent
field-shares = Number of shares
field-base = Lowest bid for one share
field-auction = Auction
field-amount = Amount
field-price = Price of one share
field-listing = Offer
field-cell = Cell
field-taker = To whom
field-transfer = Money sent to you
field-accept = Accept the money
field-holds = Keep raising until you beat another player’s secret maximum
field-most = The most you will pay for the whole lot

## What can be left as an order

order-bid-up-to = Bid for me up to { $most } for { $auction }
    .form = Bid for me for { $auction }, up to a limit…

## Pages

page-market = Market
page-report = Report
page-company = { $code } · { $company } · { $mine ->
    [yes] yours
   *[no] { $seat }
}
    .heard = { $company }, { $mine ->
        [yes] yours
       *[no] { $seat }
    }
pages-company = A company…
page-region = { $region }{ $rank ->
    [0] {""}
   *[other] {" "}{ $rank }
} ({ $name })
pages-region = A part of the map…
page-key = Who is who
page-mine = My map
page-each = Players’ maps
page-player = { $seat }
pages-player = The map of a player…

## Table options

option-country = Country
option-country-italy = Italy
option-country-coast = a random coast
option-hours = Turns close at these hours
option-turns = Turns
option-minutes = Minutes for each turn
option-minutes-0 = at the hours above
option-early = When everyone is ready
option-early-yes = the turn closes at once
option-early-no = the turn runs its full time

## How it ended

reason-last-turn = the last turn is closed
reason-all-left = all players have left

## The price table in words


## Above the pages: until when

note-auction = { $companies }: { $count ->
    [one] the auction ends
   *[other] { $count } auctions end
} { RELATIVE($until) }
note-listing = { $companies }: { $count ->
    [one] the offer ends
   *[other] { $count } offers end
} { RELATIVE($until) }
note-auction-closing = { $companies }: { $count ->
    [one] the auction ends
   *[other] { $count } auctions end
} { $turns ->
    [0] with this turn
   *[other] with the next turn (with this one, if it closes later than { $until })
}
note-listing-closing = { $companies }: { $count ->
    [one] the offer ends
   *[other] { $count } offers end
} { $turns ->
    [0] with this turn
   *[other] with the next turn (with this one, if it closes later than { $until })
}
note-transfer = { $giver } sends you { $amount } (risk { $risk }%): answer by { $until }
note-transfer-mine = { $amount } for { $taker } (risk { $risk }%): returns to you { RELATIVE($until) } if not answered

## Above the pages: what can be done, and why nothing can

note-found = You direct no company yet: found one ({ $needed } of your { $points } points). A company buys cells, cells earn money whenever a turn closes, and the company’s dividends make you rich.
    .heard = A company buys cells, cells earn money whenever a turn closes, and the company’s dividends make you rich.
note-no-points = You have no points left in this turn, so you can’t found, bid, sell, buy or send until the turn closes. When it closes you have { $points } again.
note-company-works = { $points ->
    [one] { $points } company point
   *[other] { $points } company points
}, { $funds }: buy or develop a cell.
    .heard = { "" }
note-company-waits = { $company } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $funds }: buy or develop a cell on its page.
note-company-no-points = { $company } has no points left in this turn, so it can buy or develop nothing. It has { $funds }; new points come when the turn closes.
note-company-no-money = { $company } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $funds }: { $least ->
    [none] there is nothing left to buy or develop.
   *[other] the cheapest cell costs { $least }.
}

## Parts of the country

region-western-alps = Western Alps
region-central-alps = Central Alps
region-dolomites = Dolomites
region-eastern-alps = Eastern Alps
region-piedmont = Piedmont
region-po-valley = Po valley
region-veneto = Veneto
region-liguria = Liguria
region-romagna = Romagna
region-tuscany = Tuscany
region-umbria = Umbria
region-marche = Marche
region-latium = Lazio
region-abruzzo = Abruzzo
region-gargano = Gargano
region-campania = Campania
region-basilicata = Basilicata
region-apulia = Apulia
region-salento = Salento
region-calabria = Calabria
region-northern-sardinia = Northern Sardinia
region-southern-sardinia = Southern Sardinia
region-western-sicily = Western Sicily
region-eastern-sicily = Eastern Sicily
region-north-west = North-west
region-north = North
region-north-east = North-east
region-west = West
region-middle = Middle
region-east = East
region-south-west = South-west
region-south = South
region-south-east = South-east

## What a command costs, said where it is typed

type-cost-found = 11 points of yours; its capital buys cells, one of $1 is drawn for it
type-cost-dividend = 1 point of the company for each step of 10%
type-cost-issue = 1 point of the company; the base is the least bid for all together
type-cost-bid = 1 point of yours the first time in an auction
type-cost-sell = 1 point of yours; the price is for all together
type-cost-buy = 1 point of yours
type-cost-cell = 1 point of the company
type-cost-rent = 1 point of the company
type-cost-develop = 1 point of the company
type-cost-send = 1 point of yours
type-cost-answer = 1 point of yours to accept

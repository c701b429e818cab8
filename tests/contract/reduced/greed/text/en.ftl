### The reduced Greed, in English.

game-greed = Small Greed

column-symbols = Symbols
line-year = Year
line-hand = Your cards
line-chosen = Card chosen
line-market = Market

option-years = Years
do-announce = Card { $place }
do-bid = Company { $firm } bids { $amount }
    .form = Bid for company { $firm }…
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
do-propose = { $by } offers { $give } for { $take }
    .form = { $answers ->
        [none] Offer of { $by } to { $partner ->
            [none] anybody
           *[other] { $partner }
        }…
       *[other] Counter offer { $answers } of { $partner } for { $by }…
    }
    .several = Offers of your own…
do-accept = Accept offer { $proposal } for { $party }
    .several = Accept an offer…
do-decline = Decline offer { $proposal }
    .several = Decline an offer…
do-withdraw = Withdraw offer { $proposal }
    .several = Withdraw an offer…
do-use = Run { $asset } in company { $firm }
do-done = Done
do-raise-to = Raise to { $amount }
    .form = Raise…
do-pass = Pass
order-symbol-up-to = Buy the symbol of year { $year } for { $most } at most
field-amount = Amount
field-most = At most
field-give = You give
field-take = You get
field-uses = Run in between
field-words = Promise (binds nobody)
field-year = Year

announced = { $seat } has chosen.
cards-shown = The market: { $cards }.
cards-seen = You draw { $cards }.
bid-written = Company { $firm } has bid.
bids-shown = The bids: { $bids }.
asset-bought = Company { $firm } buys { $asset } for { $price }.
proposal-made = { $by } offers { $give } for { $take }.
proposal-gone = Offer { $proposal } is off the table.
deal-made = Offer { $proposal } is taken up by { $party }: { $give } for { $take }.
transformed = Company { $firm } runs { $asset }.
sold = Company { $firm } sells everything for { $amount }.
raised = { $seat } bids { $amount }.
passed = { $seat } passes.
symbol-bought = { $seat } buys the symbol for { $amount }.

left = You have left this game.
no-such-card = Cards are numbered from 0 to { $most }.
bid-out-of-range = Bid from { $least } to { $most }, or nothing.
not-ceo = You do not direct this company.
goods-missing = These goods are not there.
asset-not-available = This asset cannot be run now.
no-such-company = There is no such company to deal with.
amount-below-nothing = Nothing can be below 0.
both-must-give = Both sides must give something.
not-enough = { $most } is there.
no-such-offer = Offer { $proposal } is not on the table any more.
offer-to-another = Offer { $proposal } was made to another company.
offer-to-oneself = A company makes no offer to itself.
offer-stands-already = The same offer stands already.
too-many-offers = A company may have { $most } offers open at most.
too-much = That is more than there is.
void-auction-over = The auction of that year is over.
void-passed = You are out of this auction.
void-outbid = The bid is at { $least } by now.

command-greed = greed
    .description = Your moves
command-greed-announce = announce
    .description = Choose the card that you show
    .option-place = place
    .option-place-about = Its place in your hand, from 0
command-greed-bid = bid
    .description = Bid for a company, in secret
    .option-firm = company
    .option-firm-about = Its letter
    .option-amount = amount
    .option-amount-about = How much
command-greed-accept = accept
    .description = Accept an offer
    .option-proposal = number
    .option-proposal-about = Which offer
    .option-party = company
    .option-party-about = For which company
command-greed-decline = decline
    .description = Decline an offer
    .option-proposal = number
    .option-proposal-about = Which offer
command-greed-withdraw = withdraw
    .description = Withdraw an offer
    .option-proposal = number
    .option-proposal-about = Which offer
command-greed-use = use
    .description = Run an asset
    .option-firm = company
    .option-firm-about = Its letter
    .option-asset = asset
    .option-asset-about = Which one
command-greed-done = done
    .description = Say that you are done
command-greed-raise = raise
    .description = Raise the bid
    .option-amount = amount
    .option-amount-about = How much
command-greed-pass = pass
    .description = Leave the auction

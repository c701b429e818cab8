### Shark Room in English.

## Names

game-shark_room = Shark Room
goal = Buy and sell stocks, play cards against the others, and beware of shutdowns. When the stock cards run out, the player who is worth most wins.

reason-last-titles = the last stock cards have been drawn
reason-one-left = one player is left

deal-buy = Buy
deal-sell = Sell

label-numbered = { $name } share { $number }

kept-yes = kept
kept-no = broken

count-sharks = { $count ->
    [one] { $count } Shark
   *[other] { $count } Sharks
}
title-proposal = { $count } ({ $by }: { swap })
swap = { $give ->
    [0] asking for { $take }
   *[other] { $take ->
        [0] { $give } as a gift
       *[other] { $give } for { $take }
    }
}
title-promise = { $count } ({ $giver }: “{ $words }”)

## What happened: a line of the log each

turn-began = Turn { $moves }: { $seat }.
cards-drawn = { $seat } draws { $count ->
    [one] { $count } special card.
   *[other] { $count } special cards.
}
cards-seen = You draw { $cards }.
card-discarded = { $seat } discards { $special }.
specials-reshuffled = { $count ->
    [one] The one discarded card is the new deck of specials.
   *[other] The { $count } discarded cards are shuffled into a new deck of specials.
}
income-collected = { $seat } collects { $amount } from assets.
dividends-paid = { $seat } collects { $amount } in dividends for { $count ->
    [one] { $count } { $title }.
   *[other] { $count } { $title }.
}
shares-turned-up = New on the market: { $shares }.
closing-turned-up = { $title } is shut down, for the { $count ->
    [1] first time
    [2] second time
    [3] third time
   *[other] { $count }th time
}.
shares-returned = { $seat } returns { $shares } to the market without payment.
last-titles-drawn = { $seat } has drawn the last stock cards: this turn is the last.
shares-bought = { $seat } buys { $shares } for { $amount }{ $extra ->
    [0] .
    [one] , turning { $extra } card into a Shark.
   *[other] , turning { $extra } cards into Sharks.
}
shares-sold = { $seat } sells { $shares } for { $amount }{ $extra ->
    [0] .
    [one] , turning { $extra } card into a Shark.
   *[other] , turning { $extra } cards into Sharks.
}
cash-taken = { $seat } takes { $amount }.
card-played = { $seat } plays { $special }{ $title ->
    [none] .
   *[other] {" "}on { $title }.
}
card-aimed = { $seat } plays { $special } against { $target }{ $share ->
    [none] .
   *[other] , for { $share }.
}
card-answered = { $seat } answers { $target }’s { $answered } with { $special }.
not-answered = { $seat } doesn’t answer.
card-cancelled = { $seat }’s { $special } is cancelled.
tax-paid = { $seat } pays the bank { $amount } for { $sharks }.
share-reported = { $seat } has to return { $share } to the market.
money-gained = { $seat } gets { $amount } from the bank.
money-stolen = { $seat } takes { $amount } from { $target }.
share-forced = { $target } has to sell { $share } to { $seat } for { $amount }.
titles-seen = You see the next stock cards: { $titles }. (⊘ is a shutdown.)
titles-put-back = { $seat } puts { $count ->
    [one] the next stock card back.
   *[other] the next { $count } stock cards back.
}
asset-bought = { $seat } buys { $asset } for { $amount }.
asset-sold = { $seat } sells { $asset } for { $amount }.
offer-made = { $partner ->
    [none] { $give ->
        [0] { $seat } asks anyone for { $take }.
       *[other] { $take ->
            [0] { $seat } offers anyone { $give } as a gift.
           *[other] { $seat } offers anyone { $give } for { $take }.
        }
    }
   *[other] { $give ->
        [0] { $seat } asks { $partner } for { $take }.
       *[other] { $take ->
            [0] { $seat } offers { $partner } { $give } as a gift.
           *[other] { $seat } offers { $partner } { $give } for { $take }.
        }
    }
}
counter-made = { $give ->
    [0] { $seat } would rather ask { $partner } for { $take }.
   *[other] { $take ->
        [0] { $seat } would rather give { $partner } { $give } as a gift.
       *[other] { $seat } would rather give { $partner } { $give } for { $take }.
    }
}
promise-offered = With it { $seat } would promise: “{ $words }”.
deal-struck = { $give ->
    [0] { $seat } accepts and gives { $partner } { $take }.
   *[other] { $take ->
        [0] { $seat } accepts { $give } from { $partner } as a gift.
       *[other] { $seat } accepts { $give } from { $partner } for { $take }.
    }
}
offer-declined = { $seat } declines { $partner }’s offer{ offer-content }.
offer-withdrawn = { $seat } withdraws an offer{ offer-content }.
offer-content = { $give ->
    [0] { $take ->
        [0] {""}
       *[other] {" "}to take { $take } as a gift
    }
   *[other] { $take ->
        [0] {" "}of { $give } as a gift
       *[other] {" "}of { $give } for { $take }
    }
}
offers-lapsed = { $count ->
    [one] { $seat }’s offer lapses.
   *[other] { $count } of { $seat }’s offers lapse.
}
promise-made = { $seat } promises { $holder }: “{ $words }”.
promise-marked = { $seat } says that { $giver } has { $kept } the promise “{ $words }”.
player-left = { $seat } leaves the game and discards { $specials ->
    [0] nothing.
   *[other] { $specials }.
}
game-ended = The game is over: { $reason }.

## Whom the game waits for, and for what

ask-open-the-turn = { $seat }: begin the turn
    .what = begin your turn: discard a card, or none
ask-make-a-deal = { $seat }: buy, sell or take €50
    .what = buy or sell up to two shares of one stock, or take €50
ask-answer-a-card = { $seat }: answer { $by }’s { $special }?
    .what = answer { $by }’s { $special }, or do not
ask-put-titles-back = { $seat }: put the stock cards back
    .what = put back the stock cards that you have seen, in any order

## What can be done: labels

do-open = { $discard ->
    [none] Begin the turn
   *[other] Discard { $discard } and begin
}
    .form = Discard a card and begin…
do-buy = Buy { $lot }{ $turned ->
    [0] {""}
   *[other] {" "}({ $turned } into Sharks)
}
    .form = { $turned ->
    [0] Buy shares…
   *[other] Buy more, turning cards…
}
do-sell = Sell { $sold }{ $turned ->
    [0] {""}
   *[other] {" "}({ $turned } into Sharks)
}{ $at_face ->
    [0] {""}
   *[other] {" "}({ $at_face } at face value)
}
    .form = { $turned ->
    [0] Sell { $sold } or others…
   *[other] Sell more, such as { $sold }, turning cards…
}
    .several = Sell shares…
do-take-cash = Take €50
do-play-card = { $target ->
    [none] { $title ->
        [none] Play { $special }
       *[other] Play { $special } on { $title }
    }
   *[other] { $share ->
        [none] Play { $special } against { $target }
       *[other] Play { $special } against { $target } for { $share }
    }
}
    .form = { $share ->
    [none] Play { $special }…
   *[other] Play { $special } against { $target }…
}
    .several = Play one of { $count } cards…
do-answer = { $special ->
    [none] Don’t answer
   *[other] Answer with { $special }
}
do-put-back = Put back { $order }
    .form = Put the stock cards back…
do-trade-asset = { $deal } { $asset }
# Who offers or accepts is always the one who presses: no name is needed.
do-propose = Offer to { $partner ->
    [none] anyone
   *[other] { $partner }
}: { swap }{ $by ->
   *[other] {""}
}{ $uses ->
   *[other] {""}
}{ $answers ->
   *[other] {""}
}{ $words ->
   *[other] {""}
}
    .form = { $answers ->
    [none] { $partner ->
        [none] Make anyone an offer…
       *[other] Make { $partner } an offer…
    }
   *[other] Counter offer { INDEX($answers) }…
}
do-accept = Accept offer { INDEX($proposal) }{ $party ->
   *[other] {""}
}
    .several = Accept one of { $count } offers…
do-decline = Decline offer { INDEX($proposal) }
    .several = Decline one of { $count } offers…
do-withdraw = Withdraw offer { INDEX($proposal) }
    .several = Withdraw one of { $count } offers…
do-make-promise = Promise { $holder }: { $words }
    .form = Promise something…
do-mark-promise = Mark promise { $promise } as { $kept }
    .form = Was a promise kept: { $promise }…
    .several = Kept or broken: { $count } promises…

## What a form asks for

field-discard = Card to discard
field-lot = Shares
field-turned = Cards into Sharks: one per share above two
field-sold = Shares to sell
field-at_face = Shares sold at face value
field-special = Card
field-asset = Asset
field-deal = Buy or sell
field-target = Against
field-title = Stock
field-share = Share
field-order = Order: the next stock card first
field-by = Offered by
field-partner = Offer to
field-give = You give: shares and money, such as Pear 3 + 200
field-take = You get: shares and money
field-uses = Uses
field-answers = In answer to
field-words = Promise
field-proposal = Offer
field-party = For
field-holder = Promise to
field-promise = Promise
field-kept = Kept
field-amount = Limit

## What can be left as an order

order-never-answer = Never answer a card that is aimed at me
order-answer-above = Answer a card that would cost me more than { $amount }, and no other
    .form = Answer only a card that would cost me more than an amount…
order-discard-nothing = Begin my turns without discarding
order-take-fifty = Begin my turns and take €50 until I am back

## Table options

option-seat_compensation = Extra starting money for players who go first (going last is an advantage)
option-preload_market = Stock cards on the market before the first turn (choose 4 with 2 players, 6 with 3, 8 with 4: so everyone gets the same number of turns)

## How it is told in pictures and words

prices-alt = What the stocks cost and pay, and the special cards. `/{ command-rules }` says it in words.

### Why not: what the rules of Shark Room refuse, in English.

answer-comes-first = { $seat } has to answer first: nothing else is played, bought, sold or traded until then.
    .chapter = { rule-reactions.title }
nothing-to-answer = No card is waiting for your answer.
    .chapter = { rule-reactions.title }
not-an-answer = { $special } doesn’t answer a card.
    .chapter = { rule-reactions.title }
only-as-an-answer = { $special } is played only as an answer to a card that is aimed at you.
    .chapter = { rule-reactions.title }
open-first = Begin your turn first: phases 1 to 3 come before the deal.
    .chapter = { rule-turn.title }
opened-already = Your turn has already begun: buy, sell or take €50.
    .chapter = { rule-turn.title }
answer-first = A card is aimed at you: first answer it, or say that you do not.
    .chapter = { rule-reactions.title }
put-back-first = You’re looking at the next stock cards: put them back first.
    .chapter = { rule-cards.title }
titles-not-back = { $seat } is still looking at the next stock cards: nobody draws or looks until they are back on the deck.
    .chapter = { rule-cards.title }
nothing-to-put-back = You aren’t looking at stock cards.
    .chapter = { rule-cards.title }
not-these-titles = Put exactly these back: { $titles }.
    .chapter = { rule-cards.title }
no-such-card = There’s no such card.
card-not-in-hand = You don’t hold { $special }.
not-in-hand = Choose cards of your own hand, each once.
no-such-lot = Name 1 to 5 shares of one stock.
    .chapter = { rule-dealing.title }
too-few-on-the-market = { $count ->
    [0] The market has no { $title }.
    [one] The market has only { $count } { $title }.
   *[other] The market has only { $count } { $title }.
}
    .chapter = { rule-dealing.title }
turn-so-many = { $needed ->
    [0] Up to { $most } shares need no Shark: choose no cards to turn.
    [one] { $count } shares: turn exactly 1 card into a Shark.
   *[other] { $count } shares: turn exactly { $needed } cards into Sharks.
}
    .chapter = { rule-dealing.title }
not-enough-cash = You have { $cash }: this costs { $cost }.
no-such-share = Name shares that exist, each once: Pear 1 to Pear 5, for example.
share-not-held = You don’t hold { $share }.
    .chapter = { rule-dealing.title }
one-title-only = A deal is about shares of one stock.
    .chapter = { rule-dealing.title }
too-many-painted = { $most ->
    [0] None of your cards lets shares sell at face value in this deal.
    [one] Only one share of this sale may sell at face value.
   *[other] Only { $most } shares of this sale may sell at face value.
}
    .chapter = { rule-cards.title }
painted-not-sold = Only shares that you sell can go at face value.
    .chapter = { rule-cards.title }
only-in-ones-opening = { $special } is played at the beginning of your own turn.
    .chapter = { rule-cards.title }
only-in-ones-deal = { $special } is played in your own deal, before you buy or sell.
    .chapter = { rule-cards.title }
asset-is-bought = { $special } is an asset: you buy it for its price.
    .chapter = { rule-assets.title }
not-an-asset = { $special } isn’t an asset: it’s played.
    .chapter = { rule-assets.title }
asset-not-owned = You don’t own this asset.
    .chapter = { rule-assets.title }
card-needs-a-player = { $special } needs a player as its target, and nothing else.
    .chapter = { rule-cards.title }
card-needs-a-share = { $special } needs a player as its target, and one of their shares.
    .chapter = { rule-cards.title }
card-needs-a-title = { $special } needs a stock as its target, and nothing else.
    .chapter = { rule-cards.title }
card-needs-nothing = { $special } has no target: leave player, share and stock empty.
    .chapter = { rule-cards.title }
no-such-target = Choose an opponent who is still in the game.
    .chapter = { rule-cards.title }
target-has-no-shark = { $target } has no Shark, and this card needs one.
    .chapter = { rule-cards.title }
target-has-no-share = { $target } has no share, and this card needs one.
    .chapter = { rule-cards.title }
target-has-no-money = { $target } has no money, and this card needs some.
    .chapter = { rule-cards.title }
target-has-not-this-share = { $target } doesn’t hold that share.
    .chapter = { rule-cards.title }
no-such-title = This game doesn’t have that stock.
title-not-held = You hold no { $title }, and this card needs a share of it.
    .chapter = { rule-cards.title }
offer-of-another = Offer { $proposal } isn’t yours: only the player who made it can withdraw it.
    .chapter = { rule-desk.title }
offer-of-nothing = One side of an offer may be empty, but not both.
    .chapter = { rule-desk.title }
no-such-partner = Choose another player who is still in the game.
    .chapter = { rule-desk.title }
not-in-notes = The smallest note is { $unit }: offer a multiple of it.
    .chapter = { rule-desk.title }
party-has-not-the-share = { $seat } doesn’t hold { $share }.
    .chapter = { rule-desk.title }
party-has-not-the-money = { $seat } has only { $cash }.
    .chapter = { rule-desk.title }
nobody-has-the-share = None of the others holds { $share }.
    .chapter = { rule-desk.title }
nobody-has-the-money = None of the others has more than { $cash }.
    .chapter = { rule-desk.title }

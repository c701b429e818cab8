### Help at the table: what is coming, and what an event means to somebody who meets it for the first time.

forecast-closing = { $out } of { $of } shutdowns of { $title } are out. The next one, among { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, takes your { $count ->
    [one] share
   *[other] { $count } shares
} of it without compensation.
forecast-last-turn = Your last turn: when it ends, cards in hand and Sharks are worth nothing; shares count at face value, assets you have bought at their price. { $assets ->
    [0] You hold no asset card.
    [one] You hold an asset card.
   *[other] You hold { $assets } asset cards.
}
forecast-no-turn = You have no turns left. { $count ->
    [0] You have no cards left.
   *[other] Cards in hand are worth nothing at the end: { $assets ->
        [0] play what you can.
       *[other] an asset counts only once it’s bought.
    }
}
forecast-group = One more share of { $title } completes a group: { $gain } more in each of your turns. The cheapest share costs { $cost } now.
forecast-sharks = You have { $sharks }: { $special } could take { $amount } from you.

first-groups = **Dividends** are paid at the beginning of your turn, for complete groups only. A share beyond a group earns nothing.
first-closing = **Shutdowns** send all shares of their stock back to the market, without compensation. A share turned up later isn’t affected.
first-deal = **Deals**: all shares cost the price of the cheapest one, so two are often better than one. At the end each counts at its face value.
first-answer = **Answers**: only the player at whom a card is aimed may answer it, and the table waits for them.
first-sharks = **Sharks**: each share of a deal above the second turns one of your cards into a Shark. They are worth nothing at the end, but some cards take more from a player the more Sharks they have.
first-last-titles = **The last turn**: when it’s over everyone counts money, shares at their face value, and assets.

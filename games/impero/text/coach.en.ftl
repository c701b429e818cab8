### Help at the table: what is coming, and what an event means to somebody who meets it for the first time.

forecast-end = { $turns ->
    [one] The last turn
   *[other] { $turns } turns are left
}: at the end only your own money counts. { $funds } in your companies are worth nothing then.
forecast-full-dividend = { $company }: a dividend of 100% takes { $needed ->
    [one] { $needed } company point
   *[other] { $needed } company points
}, and it has { $points }.
forecast-director = { $company }: if { $seat } gets the { $count ->
    [one] share
   *[other] { $count } shares
} of the auction, you’re no longer its director. You hold { $mine }.
forecast-director-maybe = { $company }: another player who gets the { $count ->
    [one] share
   *[other] { $count } shares
} of the auction can become its director. You hold { $mine }.
forecast-issue = { $company }: an issue of { $count ->
    [one] one share
   *[other] { $count } shares
} is enough for another player to become its director. You hold { $mine }.
forecast-points = Points aren’t saved. What is left is lost at the closing: { $points ->
    [0] { $count } of your companies’
   *[other] { $points } of yours{ $count ->
        [0] {""}
       *[other] , { $count } of your companies’
    }
}.

first-closing = **The closing**: cells earn, companies keep a part, and each share is paid the rest. Everyone gets new points.
first-founded = **A company** has its own money. What its founder gives it comes back only as dividends.
first-cell = **Cells** earn at every closing, the richer ones with more risk of a blackout, which halves the cells beside them.
first-dividend = **The dividend** is the part for the shareholders. What counts is the one that is set when the turn closes.
first-bid = **Bids**: the leading one is withheld, and comes back when someone bids more.
first-auction = **Auctions** bring a company money, a shareholder, and with each shareholder a point a turn.
first-director = **The director** is the player with the most shares; a tie isn’t enough.
first-sent = **Sending money** can be noticed by the tax police: the more of your capital, the likelier.

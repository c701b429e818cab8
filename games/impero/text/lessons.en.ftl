### The lesson. A scene has a title, what is said, the task, and what is said to each answer.

lesson-found = The player with the most money of their own at the end wins. You begin with { $cash } and with { $points } points, which are spent on what you do. Each turn you get { $points } points again.

    Money grows in companies. Founding one costs { $needed } points, plus the money you put into it. **That money is no longer yours**: the company buys cells of the map with it. Cells bring money each turn, and most of that is paid to the shareholders. All shares are yours at first. The name is up to you.
    .title = Your first company
    .task = Found a company, and give it more than half of your money.
lesson-found-good = The company can work now, and all its shares are yours. In the next scenes it’s called Aurora.
lesson-found-all = The company has all your money. That is bold and works well: what you keep does nothing for you, unless someone sells shares. In the next scenes the company is called Aurora.
lesson-found-cent = Careful: with so little money it can neither buy a cell nor develop its own. The points are spent all the same.
lesson-found-little = That works, but money in your hand earns nothing. A company with more money earns more from its first turn on.

lesson-develop = You’re the director of { $company }, because you hold most of its shares. It has { $funds }, its own { $points } points for this turn, and one cell, { $cell }. Buying a cell, or developing one by a level, costs a point of the company.

    A free cell beside its own costs one and a half times what it brings each turn: it’s paid back in two turns. **To develop a cell to the next level costs less: most steps are paid back in one turn.** The buttons say it. Their last figure is about the next scene.
    .title = Develop before you buy
    .task = Do what is paid back soonest.
lesson-develop-developed = Nice: the cell brings more each turn from now on, for the price of one turn. Go on like this while the company can pay the next step, then buy cells beside it.
lesson-develop-dear = That works, and it’s a rich cell. But it takes most of the money. The same yield costs little more than half if you develop your own cell step by step.
lesson-develop-bought = That works, but it’s only paid back in two turns. Your own cell can be developed, and that is paid back in one.
lesson-develop-ready = Careful: the points of the company are lost when the turn closes. Use them first.

lesson-stable = Another game. When a turn closes, some cells have a **blackout**. A dark cell brings nothing, and its neighbours (up to eight, corners included) only half. The more a cell brings, and the less stable it is, the more often it goes dark. The highest stability is { $levels }. The picture shows it as small bars; the button says how often the cell goes dark.
    .title = Cells go dark
    .task = Buy the cell for { $dollars } a turn that goes dark least often.
lesson-stable-steady = { $cell } has the highest stability, and costs no more. Stability matters most for rich cells: don’t put two of them side by side.
lesson-stable-shaky = That works and brings the same, but it goes dark more often. Look at “blackout” on the buttons.
lesson-stable-other = That works, but it doesn’t bring { $dollars } a turn.

lesson-spend = Back in the first game, a few moves later. { $company } has { $funds } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left. **Points aren’t saved**: each turn begins with the full number, whatever was left. A turn closes when its time is over (in a long game in the morning and in the evening), or here as soon as everyone presses [Ready].
    .title = Points aren’t saved
    .task = Use the last point of { $company }.
lesson-spend-spent = That was the last point. The money that is left stays with the company for the next turn.
lesson-spend-lost = The turn is closed, and the point is lost. Press [Ready] only when no company of yours can do anything more.

lesson-second = The turn has closed. { $company } earned { $amount }. Its dividend is { $percent }: that share goes to the shareholders, here only you. The rest, { $funds }, stays with the company. You have { $cash } now, and all your points again.

    {""}**Not only money is short: points are, too.** Each company brings { $points } points of its own in every turn.
    .title = A new company each turn
    .task = Found a second company with at least half of your money.
lesson-second-founded = Two companies can do twice as much each turn. **Found one in every turn, except in the last ones.**
lesson-second-little = That works, but a company with little money can do little with its points.
lesson-second-waited = Careful: the turn is closed, and your money has done nothing in it. A second company would have worked for you from now on.

lesson-rent = Another game. { $seat } directs { $owner } and has developed { $cell } beside your cells: it brings { $dollars } a turn. **Your company can rent it.** You pay once; half of what it brings is yours each turn, until the end of the game. { $seat } isn’t asked and loses nothing. { $company } has { $funds } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left.
    .title = Rent what you can’t buy
    .task = Use the point for what brings most each turn.
lesson-rent-rented = Nice: one point, and it brings twice as much as any free cell here. With few points and enough money, rent the rich cells of others.
lesson-rent-bought = That works, and it’s paid back sooner. But points are what you lack: renting { $cell } brings twice as much for the same point.

lesson-money = Back in the first game. { $seat } sends you { $amount }, in secret: a gift, or payment for something. You have { $cash }. If you accept, the tax police may notice: the risk is { $risk }%, the share of their money that { $seat } has sent. **If they notice, both of you lose all your own money.** Refusing costs nothing.
    .title = Money that others send you
    .task = Accept or refuse the money.
lesson-money-refused = Right: the money goes back. Accept only a small part of what the sender has, when you have little to lose.
lesson-money-accepted = Careful: the risk is high, and you would lose { $cash } for { $amount }. Refuse.

lesson-director = A third game. A company can issue new shares, which are auctioned: the price goes to the company, and each new shareholder brings the company one more point each turn. { $company } has { $points } points now, because { $seat } is a new shareholder, with { $count } shares. You hold { $held }. **The player with the most shares directs the company**, and in a tie the director stays. The form asks how many shares, and for the lowest bid for one share.
    .title = Who directs
    .task = Issue new shares, but so few that { $seat } can’t become director.
lesson-director-few = { $seat } has bought them, and you’re still director: nobody holds more than you. A new shareholder brings a point with a single share.
lesson-director-lost = { $seat } holds more shares than you now and directs { $company }. Its money and its points are out of your hands.
lesson-director-unsold = Careful: nobody reached the lowest bid, so nothing was issued, and { $company } got nothing. Ask for less.

lesson-auction = A short game, with two turns to go. { $seat } auctions { $count } new shares of { $company }. While your bid leads, its money is withheld; it comes back if someone bids more. **A share is worth what it will still be paid, and nothing at the end.** At the last closing each was paid { $paid }. With the new shares it will be less, and there are only two more closings.
    .title = What a share is worth
    .task = Bid for the shares of { $company }, but not more than they can bring.
lesson-auction-won = The shares are yours for less than they bring in two closings. You have paid your own bid: bid little at first. You can bid again when someone else leads.
lesson-auction-outbid = That works, and it’s a good start, but { $leader } bids { $price } after you and wins. In a game you can bid again, or store a secret maximum.
lesson-auction-dear = Careful: it’s more than the shares can bring: { $count } shares, two closings, and less than { $paid } each.
lesson-auction-passed = That works, but the shares start at { $base } in all, and bring more than that.

lesson-last = The last turn of another short game. **At the end only your own { $cash } count, and what the shares are paid at this closing.** The { $funds } of { $company } will be worth nothing. It pays { $percent } of its earnings to the shares. Each step of ten per cent costs a point of the company, and it has { $points }.
    .title = The last turns
    .task = Let { $company } pay everything to its shares.
lesson-last-whole = Now everything it earns is paid to you. With the points that are left spend the rest of its money on cells. In a long game begin with this some turns before the end: a turn has few points.
lesson-last-part = That works, but one more step costs one more point, and the company has enough of them.
lesson-last-less = Careful: what stays with the company is lost at the end.
lesson-last-founded = That works, but a new company can’t bring back in one closing what you give it.
lesson-last-ended = The game is over. A part of the earnings stayed with { $company }, and its money counts for nobody.

lesson-after = For your first game:
    - Found a company in every turn with nearly all of your money ({ $needed } points), but not in the last four turns.
    - With each company develop its cells, the step that brings most first. Develop before you buy.
    - Then buy the cell beside it that brings most, or rent someone else’s (half of what it brings goes to your company until the end); if two are equal, take the more stable one.
    - Use all points of all companies before you press [Ready]: they aren’t saved.
    - In the last four turns raise the dividend first, all the way; then spend the rest on cells.
    - Refuse money that others send you: if it’s found out, you both lose everything.
    - At the end shares and the money of companies are worth nothing.

### The lesson. A scene has a title, what is said, the task, and what is said to each answer.

lesson-tile = The most money at the end wins. Money comes from shares of corporations, and a corporation is a group of tiles that lie side by side.

    On your turn you play one of your { $tiles } tiles, buy up to { $most } shares, and draw a tile. Each tile fits one cell only. **Tiles touch along an edge, not over a corner.** The button of a tile says what it would do.
    .title = A tile on its cell
    .task = Found a corporation: play the tile beside { $cells }, which lies alone.
lesson-tile-founds = Nice: two tiles side by side that belong to no corporation make a new one, and you’re its founder.
lesson-tile-grows = That works, but it touches { $corporation }, which grows. That helps those who hold its shares, and you hold none.
lesson-tile-alone = That works: a lone tile. It may become a corporation later, for the player who puts a tile beside it.

lesson-found = The founder gets one share free. Seven corporations, three classes: with two tiles, a share of { $corporations } costs { $price }, of { $defuncts } { $cost }, of { $merging } { $amount }. A share costs more when its corporation has more tiles.
    .title = Founder
    .task = Choose a corporation.
lesson-found-cheap = A good choice for a corporation that stays small: the same money buys more shares, and the number of shares decides who is paid most when it’s taken over.
lesson-found-middle = A good middle way.
lesson-found-dear = It has the highest price, and pays most when it’s taken over. Watch your cash: it comes back only when a corporation is taken over.

lesson-buy = In this game you have founded { $corporation }. You may buy up to { $most } shares a turn, of any corporation on the board. **When a corporation is taken over (a merger), its largest holder gets the majority bonus: ten times the price of a share. The second gets half of that, and nobody else gets a bonus.** So count shares, not only prices.
    .title = Three shares
    .task = Buy { $most } shares: a choice opens, [+] adds one, [Buy] buys what is chosen.
lesson-buy-own = You have all { $held } shares that anyone holds: the majority is yours. Others will want your bonus, so go on buying while it’s cheap.
lesson-buy-three = This is good, too. But of { $corporation } you hold few shares, and others may get ahead of you there.
lesson-buy-few = That works, but shares are cheap at the beginning. Until a merger, money in your hand does nothing.
lesson-buy-nothing = Careful: only shares earn money, and now they are cheap.

lesson-merge = { $corporation } has { $size } tiles, { $survivor } has { $sizes }. A tile that touches both merges them: **the larger one survives, the smaller one is taken over and pays its bonuses.** You hold { $held } shares of { $corporation }, { $seat } { $few }.
    .title = A merger that pays
    .task = Play the tile that brings you the majority bonus.
lesson-merge-merged = The bank has paid the bonuses. Being taken over wasn’t a loss: it was payday. Next you decide about your shares.
lesson-merge-waited = Careful: others may buy more shares of { $corporation } than you, and then the bonus is theirs. And money that comes now buys shares now.

lesson-dispose = You hold { $held } shares of { $corporation }. Sell them for { $price } each, trade two for one of { $survivor }, or keep them. Kept shares are worth nothing until { $corporation } is founded again. After the merger { $survivor } has six tiles, and a share of it costs { $cost }: more than two of { $corporation } bring.
    .title = Sell, trade or keep
    .task = Sell or trade your shares of { $corporation }.
lesson-dispose-traded = Your two new shares are worth more than a sale would have brought, but you get no cash. Trade to hold more of the survivor; sell when you’re short of cash.
lesson-dispose-sold = You get cash, which buys shares at once. Two shares of { $survivor } would have been worth more, but a player without cash can’t buy.
lesson-dispose-kept = Careful: kept shares are worth nothing unless { $corporation } is founded again. At the end of the game a corporation that isn’t on the board pays nothing.
lesson-dispose-mixed = Some cash, and some shares of { $survivor }: that is often right.

lesson-count = Another game, later. You have { $cash }; the others can’t buy any more. In { $survivor } you’re third, and its shares are sold out. In { $defuncts } you’re far ahead. Of { $corporation } only { $seat } holds shares: { $few }. In the picture the number of the largest holder is filled, that of the second is framed. **A share is worth most where it moves you to first or second.**
    .title = Where a share counts
    .task = Buy shares so that one more majority is yours.
lesson-count-first = You’re the largest holder of { $corporation }. In this game it’s taken over later: that pays you alone the higher bonus.
lesson-count-tied = That works, but with as many shares as { $seat }, or fewer, you share the bonus or come second. One more than { $seat } makes you first.
lesson-count-nothing = That works, but nobody else can buy now: a majority is never cheaper than now.
lesson-count-elsewhere = That works, but there you’re first already, or you stay behind. Two more shares than the next holder are enough. Look for the corporation where { $seat } is only just ahead.

lesson-dry = In that game you bought mostly { $corporation }. A few turns later you have { $cash }: you can buy nothing, and no turn brings any money by itself. **Only a merger pays before the end.** You hold { $held } shares of { $corporation }, and nobody else has any.
    .title = Out of cash
    .task = Play the tile that takes { $corporation } over.
lesson-dry-paid = Payday: nobody else holds a share, so both bonuses are yours: { $cash }. Before you spend your last money, look for the merger that brings the next.
lesson-dry-poor = Careful: you go on without money, and shares that you can’t buy are bought by others.

lesson-end = Near the end of that game. A corporation with { $safe } tiles or more is safe: it can’t be taken over any more. **When one has { $size } tiles, or all on the board are safe, the player whose turn it is may declare the end.** Then every corporation pays its bonuses, all shares are sold, and the most money wins. { $corporation } has { $size } tiles, and you’re ahead.
    .title = The end is a decision
    .task = Declare the end.
lesson-end-ended = You win! You were ahead, and ended it before the others could catch up: { $cash } in the end. Nobody has to declare the end; a player who is behind plays on.
lesson-end-went-on = That works, and it’s right for a player who is behind. But you were ahead, and now others may declare the end when it suits them.

lesson-after = For your first game:
    - Play the tile that founds, or that makes a corporation grow in which you hold the most shares.
    - Buy { $most } shares every turn while you can: the cheapest ones that make you first or second. The third holder gets nothing.
    - Two more shares than the next holder are enough: then buy in another corporation.
    - Small corporations beside large ones are taken over: be first there, and play the tile that merges them.
    - Before the first merger no money comes in: don’t spend it all on the most expensive shares.
    - After a merger trade two for one if the survivor’s share costs more than two; otherwise sell. Keep none.
    - From { $safe } tiles on a corporation is safe. Declare the end when you’re ahead.

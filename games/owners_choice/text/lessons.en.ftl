### The lesson. A scene has a title, what is said, the task, and what is said to each answer.

lesson-first = Four companies, one marker that everyone moves. You buy and sell shares; at the end they count at their price, and the most money wins. You begin with { $cash }, a share costs { $price }.

    {""}**The player with the most shares of a company is its President.** The President decides what happens when the marker comes to its space. { $seat } has bought { $few } shares of { $company } already; nobody holds any of { $companies }. In the picture ★ marks the shares of a President, and “?” is the hidden money of others.
    .title = Shares and Presidents
    .task = Buy shares so that you become President of a company.
lesson-first-president = You hold most, so you’re President: you decide what happens to its price, in anyone’s turn.
lesson-first-more = That is more than { $seat } has, so { $company } is yours for now. One share of a company that nobody holds makes you President, too.
lesson-first-behind = That works, but { $seat } holds at least as many shares of { $company }, and decides about it. Buy where nobody holds any.
lesson-first-nothing = That works, but money earns nothing. Only shares rise, pay dividends and make you President.

lesson-marker = In this game you have bought { $held } shares of { $company }. On your turn you move the marker, here by up to { $steps }. The space that it reaches has an effect: on a company’s space, the President chooses a die. { $seat } and { $seats } preside over the others, you over { $company }. In the picture letters are companies, + is any company, ! the Event die, $ a dividend, ★ money for Presidents. The spaces within reach have numbers.
    .title = One marker for all
    .task = Move the marker to the space of { $company }.
lesson-marker-own = It’s your own company: now you choose the die. If others move the marker there, you choose as well.
lesson-marker-event = That works, but the Event die can take prices down. Your own company is within reach.
lesson-marker-theirs = That works, but on that space someone else chooses the die, for their own shares. Your own space is within reach.

lesson-die = The marker is on your space, and you choose between two dice. Your own die costs { $cost }, which goes into the Fund. **With the die of { $company } nothing can go wrong: the price rises, or every share pays a dividend.** The Fund die is free and gives you all of the Fund, now { $fund }, but the price may fall by one or two steps. In the picture ▼ is the price one step down, ▲ one step up, and “pays” the dividend of a share. You hold { $held } shares.
    .title = Your die or the Fund’s
    .task = Choose the die that is good for your shares.
lesson-die-own = You have paid for the die, and your shares have earned. Each such roll fills the Fund; take it when it’s worth more than your shares lose.
lesson-die-fund = That works, but the Fund die is for a full Fund, or for a company in which you hold little.

lesson-president = After the move you may sell and buy once, at today’s prices; you say how many shares you hold afterwards. { $seat } is President of { $company } with { $few } shares. **To become President you need more: a tie isn’t enough.** You have { $cash } and { $held } shares of { $companies }, which you may sell.
    .title = A tie isn’t enough
    .task = Become President of { $company }.
lesson-president-two = Nice, now you’re President twice: one share of { $companies } is enough, as nobody holds more. Two companies work for you.
lesson-president-tied = That works, but with as many shares as { $seat } you change nothing. One more decides.
lesson-president-other = That works, but { $seat } stays President of { $company }. You need more than { $few } shares of it.
lesson-president-nothing = That works, but your turn would end without a second company.

lesson-before = Some turns later. **You may buy and sell once in a turn: before the move or after it, not both.** The space of { $company } and a space for any company (+), where you choose one, are within { $steps }. But { $seat } is President, with { $few } shares. You have { $cash }, and shares to sell.
    .title = Before or after
    .task = First become President of { $company }. The move comes next.
lesson-before-bought = Now { $company } is yours, and the marker can go to its space: you choose the die for your own shares. Always keep { $cost } for it: a President who can’t pay must roll the Fund die.
lesson-before-tied = That works, but with as many shares as { $seat } you aren’t President. Hold more than { $few }.
lesson-before-other = That works, but it uses your one session, and { $seat } still presides over { $company }.
lesson-before-moved = Careful: if you move first, { $company } still belongs to { $seat }. Buying comes too late then.

lesson-risk = Another game. A share of { $company } costs only { $price }. **If the price falls below { $cost }, the company is bankrupt: all shares go back without payment,** and it starts again at { $amount }. { $seat } presides and can roll the Fund die, which takes the price down by up to two steps. { $fund } are in the Fund. You hold { $held } shares.
    .title = Bankruptcy in sight
    .task = Sell your shares of { $company }, and put the money elsewhere.
lesson-risk-sold = You sold them while they were still worth something.
lesson-risk-kept = Careful: two steps down and your shares of { $company } are lost without compensation.
lesson-risk-moved = That works, and you could still sell after the move. But a die may lower the price before that: sell first.

lesson-goal = The first game again: Goal (■) is in reach. **When the marker reaches Goal the game ends at once: nobody can trade any more, and all shares count at their price.** You have { $cash } and { $held } shares of { $companies }. { $seats } has a little more than you in all. So use the last space before Goal, that of { $company }: { $seat } presides, with { $few } shares.
    .title = Goal in reach
    .task = Become President of { $company } before you move.
lesson-goal-bought = Now the last space works for you, before someone else ends the game.
lesson-goal-other = That works, but { $seat } stays President of { $company }, and chooses the die on the last space.
lesson-goal-ended = That works, and the game is over, but { $seats } is ahead of you. End it when you’re ahead.
lesson-goal-moved = That works, but then { $seat } chooses the die on that space. Trade first.

lesson-after = For your first game:
    - Put your money into shares in every turn, but keep { $cost } for a die: a President who can’t pay must roll the Fund die.
    - One more share than the others is enough. Where nobody else holds any, one share makes you President.
    - Move the marker to a space of your own company, or to ★ (it pays Presidents) and dividends. Don’t move it to someone else’s company.
    - On your space roll your own die. Roll the Fund die if the Fund has more than your shares may lose.
    - Before the move, sell the rest and buy as much as you can of a company in reach, so that you’re its President. Then move there. Otherwise move first and trade afterwards.
    - Sell shares that cost little more than { $price }: below that price they are lost without compensation.
    - If a die lets you choose: up where you hold most, down where others hold most. High prices move further.

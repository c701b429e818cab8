### The lesson. A scene has a title, what is said, the task, and what is said to each answer.

lesson-begin = The richest player at the end wins. Three things count: money, the face value printed on your shares, and your assets. You begin with { $cash } and { $count } special cards that only you see.

    Your turn begins with one press: you collect what your shares and assets pay, you may discard one card and draw up to { $count }, and two new shares come on the market. The Sharks that cards speak of come later. **A card that you can’t use takes the place of a better one.** { $special } is an asset that you would have to buy, for { $cost }.
    .title = Your turn begins
    .task = Discard { $special } and begin the turn.
lesson-begin-dear = A new card has taken its place. And the two new shares are of the same company: the next scene shows why that is good.
lesson-begin-kept = Careful: you have { $cash }, and { $special } costs { $cost }. In its place you would have drawn a card that you can use.
lesson-begin-useful = You can, but that card can be played against the others at no cost. { $special } costs { $cost }.

lesson-deal = Now the deal, which is one of three: buy up to { $most } shares of one company, sell up to { $most }, or take { $amount }. Each company is a *stock* with its own price. It has five shares, and a higher number means a higher face value.

    {""}**All shares that you buy cost as much as the cheapest one on the market**, and you get the cheapest ones. Two shares of { $title } are there; the cheapest costs { $cost }. Each button says the price. In the picture each stock has its five face values in a row: the bright ones are on the market.
    .title = All at the price of the cheapest
    .task = Buy both shares of { $title }.
lesson-deal-both = { $share } has a face value of { $face }, and you paid { $cost } for it. **That is how you get rich here: one cheap share sets the price, and expensive ones cost no more.**
lesson-deal-one = That works, but the second one costs only { $cost } more, and its face value is { $face }.
lesson-deal-cash = That works, but { $amount } is less than you gain by buying: { $share } has a face value of { $face } and costs { $cost }.

lesson-group = Your second turn. Shares pay dividends at the beginning of your turn, **but only complete groups**. { $group } shares of { $title } are a group, which pays { $gain } in each of your turns. You hold { $held } of them; one or two pay nothing. The picture says so below the name: { $group } → { $gain }. A circle before a face value is the player who holds that share.
    .title = Complete groups pay
    .task = Complete a group: buy the share of { $title } that you lack.
lesson-group-complete = Nice: your group of { $group } is complete and pays { $gain } in each turn from now on. The button tells you beforehand: “+{ $gain } a turn”.
lesson-group-toxic = This is a complete group, too: { $pays } shares are enough here, and they pay more. But { $toxic } is a toxic stock. The next scene shows what that means.
lesson-group-alone = That works, but it doesn’t complete a group, so it pays nothing yet. The share of { $title } that you lack pays in each turn.
lesson-group-cash = That works, but { $title } would pay { $gain } in every turn.

lesson-toxic = The same game, but here you bought { $shares } for { $cost } each. They have already paid you { $gain }. But { $title } is a **toxic** stock: { $closings } of the { $left } cards still to come on the market are its shutdowns. **A shutdown takes all shares of that stock from everyone, without compensation.** Nobody knows when. The circles below the name are the shutdowns; a cross is one that has come.

    You’re in luck: **you sell at the price of the cheapest share on the market**, whatever is printed on yours. Only one share of { $title } is there now, for { $amount }.
    .title = Toxic shares
    .task = Sell both shares of { $title } while you can.
lesson-toxic-out = You got { $amount } for each. Now look: a shutdown came before you could have sold again, and there was nothing to take from you.
lesson-toxic-half = You got { $amount } for one. The other one is lost without compensation: a shutdown came before you could sell again.
lesson-toxic-kept = Careful: a shutdown came before you could sell again. Both shares are lost without compensation. **While one of the { $closings } shutdowns is still to come, keep toxic shares only for a short time.**

lesson-shark = Some turns later, in the first game. { $count } shares of { $title } are on the market, and the cheapest costs { $cost }. { $group } of them are a group that pays { $gain } a turn. But you may buy only { $most }.

    {""}**For each share above that, you turn one of your special cards into a Shark.** It lies face down before you, for good. Sharks are worth nothing at the end, but they invite attacks. { $specials } are of little use to you now: few others have Sharks. { $special } takes money from someone.
    .title = Cards become Sharks
    .task = Buy all { $count } shares of { $title }. Keep { $special }.
lesson-shark-four = All { $count } for { $cost } each, and a group that pays { $gain } a turn. **Two cards of little use have become two shares.** In your next turn you draw new ones.
lesson-shark-fingers = You have all { $count }, and that is what matters. But { $special } would have brought money as well.
lesson-shark-few = That works, but { $group } shares are a group. For the missing ones turn cards into Sharks.
lesson-shark-toxic = This looked cheap, but it’s a toxic stock, and one of its shutdowns was still to come. It came in your next turn and took what you had bought, without compensation.
lesson-shark-other = That works, but look at { $title }: { $count } shares, all for { $cost } each, if you turn cards into Sharks.

lesson-attack = Your next turn begins. { $special } takes { $amount } from another player, **and { $each } more for each Shark that lies before them**, { $cap } at most. { $seat } has { $cash } and { $sharks }; { $target } has { $cost } and no Shark.

    It’s an illegal card (with a shark on it): once played, it becomes a Shark before you. You may play it at any time. If you play it now, you draw up to { $count } cards afterwards.
    .title = Sharks invite attacks
    .task = Play { $special } against the player who loses more.
lesson-attack-sharks = Sharks made { $seat } lose more. Your hand was empty, so you have drawn { $count } new cards. **Use cards before you draw.**
lesson-attack-clean = That works, but { $target } has no Shark and lost { $amount }. { $seat } would have lost more: the button says how much.
lesson-attack-later = That works, and you can play it later in the turn. But with an empty hand you draw one more card: play it first.

lesson-answer = Another game. You hold { $share } and two cheaper shares of { $title }, a group that pays { $gain } a turn, and for one of them you turned a card into a Shark. { $seat } plays { $asset } against you: { $each } to the bank for each Shark, and you have { $sharks }.

    {""}**Only the player under attack may answer.** { $special } cancels one card. You have one, and { $target } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, too.
    .title = One answer
    .task = Decide which attack is worth your answer.
lesson-answer-paid = That cost you { $each }. Now { $target } plays { $answered } against you: { $share }, face value { $face }, has to go back to the market, and your group with it. Answer, or don’t.
lesson-answer-early = That attack is cancelled, and your answer is used. Now { $target } plays { $answered }: { $share }, face value { $face }, has to go back to the market. You have nothing left to answer with.
lesson-answer-saved = Your share stays, and so does your group. The small attack cost { $each }; this one would have cost the face value of { $face }, and { $gain } in each turn.
lesson-answer-lost = { $share } is gone, face value { $face }, and with it your group. Keep the answer for an attack that costs much: the button says how much.

lesson-sale = Back in the first game, with few turns to go. You sell at the price of the cheapest share on the market, whatever is printed on yours: so **sell where the market pays more than your shares say**. All shares that you sell bring the same, so part with the lowest numbers. If no share of a stock is on the market, each brings its own face value.
    .title = Sell where the market is high
    .task = Sell shares for much more than their face value.
lesson-sale-two = You got { $amount } for each; one of them has a face value of { $face }. The group is broken, but few turns are left in which it would have paid.
lesson-sale-three = You got { $amount } for each, one of them with a face value of { $face }, and a card that you didn’t need is a Shark.
lesson-sale-one = That works, but a second one brings { $amount }, too.
lesson-sale-dear = That works, but each share brings { $amount }: sell those with the lowest face value.
lesson-sale-own = That works, but it gains you next to nothing. Look for the stock whose only share on the market is expensive: { $title }, for { $amount }.

lesson-last = Your last turn: { $left } stock cards are left, and the others turn them up. **At the end cards in your hand are worth nothing, and neither are Sharks.** So turn all { $held } cards into Sharks for the best purchase. { $count } shares of { $title } are on the market for { $cost } each; the most expensive has a face value of { $face }.
    .title = Your last turn
    .task = Use all your cards: buy { $count } shares of { $title }.
lesson-last-all = Your money has become shares of a higher face value, and no card is wasted. The game is over, and you’re the richest.
lesson-last-few = That works, but a card in your hand is worth nothing at the end. Turn all of them: { $count } shares.
lesson-last-less = Careful: you gain more with { $count } shares of { $title } for { $cost } each.
lesson-last-nothing = That works, but your cards have done nothing for you. You could have had a share of face value { $face } for { $cost }.

lesson-after = For your first game:
    - Buy where the cheapest share is far below the others. The button says the price and the dividends, the picture the face values. Most of all buy what completes a group.
    - For more than two shares turn cards into Sharks, first an asset that you can’t pay for.
    - Don’t buy a toxic stock while one of its shutdowns is still to come. Sell any you have.
    - Sell where the market pays more than your shares’ face value, the lowest numbers first.
    - In your turn play a card if its button says { $amount } or more, against the player who loses most. Use an answer if an attack costs you as much.
    - If a card is an asset far beyond your money, discard it when your turn begins.
    - Take the bank’s money only if no deal gains more.
    - In your last turn use up your cards: at the end they’re worth nothing.

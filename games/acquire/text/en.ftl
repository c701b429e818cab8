### Acquire in English.

## Names

game-acquire = Acquire
goal = Found corporations, buy their shares, and earn when one takes over another. The most money at the end wins.

corporation-sackson = Sackson
corporation-zeta = Zeta
corporation-hydra = Hydra
corporation-fusion = Fusion
corporation-america = America
corporation-phoenix = Phoenix
corporation-quantum = Quantum

disposal-keep = keep
disposal-sell = sell
disposal-trade = trade

## What happened: a line of the log each

start-tiles-drawn = For the order of play { $seats } draw { $cells }.
tile-played = { $seat } plays { $cell }.
corporation-founded = { $seat } founds { $corporation } with { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}{ $gift ->
    [0] ; the bank has no share left to give.
   *[other] {" "}and gets a share.
}
corporation-grown = { $corporation } grows to { $size ->
    [one] { $size } tile.
   *[other] { $size } tiles.
}
corporation-safe = { $corporation } is safe with { $size ->
    [one] { $size } tile.
   *[other] { $size } tiles.
}
merged = { $survivor } takes over { $defuncts }.
shares-shown = { $seat } shows { $count ->
    [one] { $count } { $corporation } share.
   *[other] { $count } { $corporation } shares.
}
market-drawn = { $cell ->
    [none] The reserve is empty: by lot the market holds { $held ->
        [one] { $held } { $corporation } share.
       *[other] { $held } { $corporation } shares.
    }
   *[other] The market draws { $cell }: it holds { $held ->
        [one] { $held } { $corporation } share.
       *[other] { $held } { $corporation } shares.
    }
}
majority-paid = { $seat } gets { $amount } as majority holder of { $corporation }.
minority-paid = { $seat } gets { $amount } as minority holder of { $corporation }.
bonus-shared = { $seats ->
    [one] { $seats } is tied with the market for the majority of { $corporation } and gets { $amount }.
   *[other] { $seats } are tied for the majority of { $corporation } and get { $amount } each.
}
minority-shared = { $seats ->
    [one] { $seats } is tied with the market for the minority of { $corporation } and gets { $amount }.
   *[other] { $seats } are tied for the minority of { $corporation } and get { $amount } each.
}
both-bonuses-paid = { $seat } gets both bonuses, { $amount }, as the only holder of { $corporation }.
nobody-held = Nobody holds { $corporation }: no bonus is paid.
shares-disposed = { $sold ->
    [0] { $traded ->
        [0] { $seat } keeps { $kept } { $corporation }.
       *[other] { $kept ->
            [0] { $seat } trades { $traded } { $corporation } for { $taken } { $survivor }.
           *[other] { $seat } trades { $traded } { $corporation } for { $taken } { $survivor } and keeps { $kept }.
        }
    }
   *[other] { $traded ->
        [0] { $kept ->
            [0] { $seat } sells { $sold } { $corporation } for { $amount }.
           *[other] { $seat } sells { $sold } { $corporation } for { $amount } and keeps { $kept }.
        }
       *[other] { $kept ->
            [0] { $seat } sells { $sold } { $corporation } for { $amount } and trades { $traded } for { $taken } { $survivor }.
           *[other] { $seat } sells { $sold } { $corporation } for { $amount }, trades { $traded } for { $taken } { $survivor } and keeps { $kept }.
        }
    }
}
shares-bought = { $seat } buys { $shares } for { $amount }.
nothing-bought = { $seat } buys nothing.
buying-skipped = { $price ->
    [0] { $seat } buys nothing: the bank has no share left of what is on the board.
   *[other] { $seat } has { $cash } and buys nothing: the cheapest share costs { $price }.
}
no-tile-playable = { $seat } has no tile that can be played.
tiles-drawn = { $count ->
    [1] {""}
   *[other] { $seat } draws { $count } tiles.
}
tiles-seen = You draw { $cells }.
dead-tiles-exchanged = { $seat } sets { $cells } aside: { $cells ->
    [one] it can never be played.
   *[other] they can never be played.
}
reserve-empty = The reserve is empty: from now on nobody draws.
end-declared = { $seat } declares the end: this turn is the last.
victory-claimed = { $seat } is the last player left: { $seat } ends the game and wins.
player-left = { $seat } leaves the game.
game-ended = The game is over: { $reason }.
shares-settled = { $seat } gets { $amount } for { $count ->
    [one] { $count } { $corporation } share.
   *[other] { $count } { $corporation } shares.
}

## Whom the game waits for, and for what

ask-play-a-tile = { $seat }: play a tile
    .what = play a tile
ask-found-a-corporation = { $seat }: found a corporation
    .what = found a corporation
ask-choose-the-survivor = { $seat }: choose the survivor
    .what = choose the corporation that survives
ask-choose-the-next-defunct = { $seat }: choose which corporation is paid out next
    .what = choose which corporation is paid out next
ask-dispose-of-shares = { $seat }: keep, sell or trade { $corporation }
    .what = keep, sell or trade your { $corporation } shares (survivor: { $survivor })
ask-buy-shares = { $seat }: buy shares
    .what = buy up to three shares

## What can be done: labels

do-play-tile = Play { $cell }
    .form = Play a tile…
do-found = Found { $corporation }
    .form = Found a corporation…
do-choose-survivor = { $survivor } survives
    .form = Choose the survivor…
do-choose-defunct = Pay out { $defunct } next
    .form = Choose who is paid out next…
do-dispose = { $disposal_0 ->
    [0] { $disposal_1 ->
        [0] Keep all
       *[other] Trade { $disposal_1 }
    }
   *[other] { $disposal_1 ->
        [0] Sell { $disposal_0 }
       *[other] Sell { $disposal_0 }, trade { $disposal_1 }
    }
}
    .form = Keep, sell or trade…
do-buy = { $shares ->
    [0] Buy nothing
   *[other] Buy { $shares }
}{ $end ->
    [yes] {" "}and declare the end
   *[no] {""}
}
    .form = Buy shares…
do-declare-end = Declare the end
do-claim-victory = End the game and win

## What a form asks for

field-cell = Tile
field-corporation = Corporation
field-survivor = Survivor
field-defunct = Paid out next
field-shares = Shares
field-disposal = Shares to sell or trade
field-end = Declare the end

## What can be left as an order

order-buy-nothing = Buy nothing on my turn (this one if possible, otherwise the next)
order-when-taken-over = If { $corporation } is taken over: { $disposal ->
    [trade] trade what can be traded, sell the rest
   *[other] { $disposal } all
}
order-play-while-away = Play a tile and buy nothing until I am back

void-turn-is-over = The turn it was meant for is over.
void-no-shares-of-it = You no longer have { $corporation } shares.
void-end-can-be-declared = The end of the game can be declared in this turn: decide yourself.
void-corporation-is-gone = { $corporation } is no longer on the board: the order ended with it.
void-corporation-is-safe = { $corporation } is safe and can no longer be taken over.

## Table options

option-open_holdings = Money and shares
option-open_holdings-yes = open to all
option-open_holdings-no = hidden from the others

## How it ended

reason-declared = the end was declared
reason-stuck = in a whole round nobody played a tile, bought a share or drew a tile
reason-all-left = all players have left
reason-last-standing = all other players have left

## The price table in words


## Why not

no-such-tile = There’s no such tile: tiles go from 1a to 12i.
    .chapter = { rule-tiles.title }
not-your-tile = { $cell } isn’t in your hand.
    .chapter = { rule-tiles.title }
no-eighth-corporation = { $cell } would found an eighth corporation, and there are only seven: it must wait until one is taken over.
    .chapter = { rule-founding.title }
tile-is-dead = { $cell } would join { $corporations }, of which two are safe: it can never be played.
    .chapter = { rule-safe.title }
no-such-corporation = There’s no such corporation.
corporation-not-free = It’s already on the board. You can found { $corporations }.
    .chapter = { rule-founding.title }
not-among-the-largest = Only the largest can survive: choose between { $tied }.
    .chapter = { rule-mergers.title }
not-among-the-next = The largest is paid out first: choose between { $tied }.
    .chapter = { rule-mergers.title }
more-than-you-hold = You hold { $most ->
    [one] { $most } share
   *[other] { $most } shares
}: sell and trade that many at most, both together.
    .chapter = { rule-disposal.title }
trade-in-pairs = Two shares are traded for one, so the number must be even: { $most } at most.
    .chapter = { rule-disposal.title }
too-few-left-to-trade = The bank has { $left ->
    [0] no shares
    [one] { $left } share
   *[other] { $left } shares
} of the survivor left: trade { $most } at most.
    .chapter = { rule-disposal.title }
too-many-shares = You can buy { $most } shares a turn, all together.
    .chapter = { rule-buying.title }
not-on-the-board = { $corporation } isn’t on the board: its shares aren’t for sale.
    .chapter = { rule-buying.title }
too-few-shares-left = The bank has { $most ->
    [0] no { $corporation } share left.
    [one] only { $most } { $corporation } share left.
   *[other] only { $most } { $corporation } shares left.
}
    .chapter = { rule-buying.title }
not-enough-money = You have { $cash }: these shares cost { $cost }.
    .chapter = { rule-buying.title }
already-declared = The end is already declared: this turn is the last.
    .chapter = { rule-end.title }
no-end-yet = { $largest ->
    [0] There’s no corporation on the board.
    [one] The largest corporation has { $largest } tile.
   *[other] The largest corporation has { $largest } tiles.
} The end can be declared when one corporation has { $last } tiles, or when every corporation on the board has { $safe } or more.
    .chapter = { rule-end.title }

others-still-play = Only the last player left can end the game as its winner; { $seats ->
    [one] { $seats } still plays.
   *[other] { $seats } still play.
}
    .chapter = { rule-absent.title }

## The rules in short (/rules)

rule-start = Acquire is for two to six players. The board has 108 places: columns 1 to 12, rows a to i. Each place has exactly one tile of the same name, such as 4d.

    You begin with $6,000 and no shares. There are seven corporations with 25 shares each: Sackson, Zeta, Hydra, Fusion, America, Phoenix and Quantum. You found corporations, buy their shares while they are cheap, and are paid when one of them is taken over and once more at the end. The player with the most money then wins.

    Order of play: one tile is drawn for each player and put on the board. The player whose tile is nearest to 1a begins. The letter counts before the number, so 9a is nearer than 1b. Players sit in this order.

    These first tiles found nothing, even where they touch each other. They lie there as lone tiles, and a later tile can join them.

    Then everyone draws six tiles, which the others don’t see.
    .title = Start and order of play
rule-turn = A turn has three parts, always in this order:
    1. Play a tile from your hand.
    2. Buy up to three shares, or none.
    3. Draw a tile. This happens automatically.

    If you have a tile that can be played, you must play one. If you have none, you skip the first part and may still buy.

    A tile can make you choose: which corporation you found, and in a merger which of equally large ones survives. In a merger others are asked as well, each holder of the corporation that is taken over; then your turn goes on.

    If the game may end, you may declare the end on your own turn.

    Then it’s the turn of the next player clockwise. Players never trade with each other, nobody lends money, and the bank lends none.
    .title = The turn
rule-tiles = A tile goes on the place with the same name. Neighbours are the places to the left, to the right, above and below it; corners don’t count.

    - No neighbour is taken: it’s a lone tile, and nothing else happens.
    - It touches lone tiles only: it founds a corporation.
    - It touches one corporation: that corporation grows by this tile and by every lone tile that is now connected.
    - It touches two, three or four corporations: they merge.

    Two kinds of tile can’t be played. One that would found an eighth corporation must wait until one of the seven is free again. One that would join two safe corporations is dead for good, whatever else it touches.

    Your private hand shows what each of your tiles would do now.
    .title = Playing a tile
rule-founding = A tile that touches lone tiles, and no corporation, founds one. You choose which, among those not on the board; if only one is left, it’s founded at once. All connected lone tiles belong to it at once, so it can begin with more than two.

    As founder you get one share of it free of charge. If the bank has none left, you get none. The free share isn’t one of the three that you may buy this turn, and you may buy shares of the new corporation at once.

    Only seven corporations exist. While all are on the board, a tile that would found another can’t be played, and it can’t be exchanged either: keep it until a merger frees a corporation. If it comes to touch a corporation before that, it can be played there.

    A corporation that was taken over can be founded again. Shares that were kept from its first life then count as before.
    .title = Founding a corporation
rule-mergers = A tile that touches two or more corporations merges them. The player who played it is the merger-maker.

    The corporation with the most tiles survives and takes over the others. The tile itself and lone tiles connected by it don’t count for this comparison. Among equally large ones the merger-maker chooses the survivor.

    For each corporation that is taken over:
    1. The bank pays the bonuses to its majority and minority holders.
    2. Its holders keep, sell or trade their shares, one after another, clockwise, beginning with the merger-maker.

    With three or four corporations this is done for one at a time, the largest first. Among equally large ones the merger-maker chooses which is next.

    Only then do all tiles join the survivor, which takes its new size and price. The corporations that were taken over are off the board and can be founded again. The merger-maker now goes on to buy, at the new prices.

    Holders of the survivor are paid nothing, but their shares usually rise.
    .title = Mergers
rule-bonuses = When a corporation is taken over, and at the end of the game for each one on the board, its two largest holders are paid by the bank: the majority bonus is ten times the share price, the minority bonus five times. The price is that of its size before the merger.

    - One holder only: both bonuses.
    - Several tied for the majority: both bonuses are added and divided equally among them; nobody gets a minority bonus.
    - Several tied for the minority: the minority bonus is divided equally among them.
    - No holder: nothing is paid.

    Each part is rounded up to the next $100.

    Example: the price is $300, so the bonuses are $3,000 and $1,500. With 5, 5 and 1 shares the first two get $2,300 each, half of $4,500 rounded up, and the third nothing. With 6, 2 and 2 shares the first gets $3,000, the others $800 each.

    With two players the market takes part; see that chapter.
    .title = Majority and minority bonuses
rule-disposal = After the bonuses every holder of the corporation that is taken over decides about these shares, clockwise from the merger-maker. One answer may combine all three:

    - Sell any number to the bank, at the price of the size before the merger.
    - Trade two for one share of the survivor, as often as you like, as long as the bank has any. The player who answers first may take the last ones.
    - Keep the rest. Kept shares are worth nothing while their corporation is off the board. They count again if it’s founded again.

    Example: you hold 7 Hydra at $400 and Fusion survives. You may sell 3 for $1,200, trade 2 for 1 Fusion and keep 2.

    Shares can be sold only here and at the end of the game.
    .title = Keep, sell, trade
rule-buying = After your tile you may buy up to three shares in all, of one corporation or of several, as long as they are on the board and the bank has any of their 25. Buying is optional. Without the money you can’t buy; there are no loans.

    The price depends on the corporation and its number of tiles:
    - Sackson and Zeta cost $200 at 2 tiles.
    - Hydra, Fusion and America cost $300 at 2 tiles.
    - Phoenix and Quantum cost $400 at 2 tiles.
    - For all of them it rises by $100 at 3, 4, 5, 6, 11, 21, 31 and 41 tiles.

    So America with 8 tiles costs $700. `/{ command-prices }` shows the whole table.

    After a founding or a merger the new sizes count. How many shares the bank has left is open to all.

    Buying, or buying nothing, ends your turn.
    .title = Buying shares
rule-safe = A corporation with 11 or more tiles is safe: it can never be taken over. It can still take over smaller ones, and it grows as before.

    Two safe corporations can never merge. A tile that would join two of them can’t be played, even if it touches a third, smaller one.

    The tile that makes the merger doesn’t count: a corporation of 10 tiles can still be taken over by one of 11.
    .title = Safe corporations
rule-dead-tiles = At the end of your turn you draw a tile, so that you have six again. This happens automatically. When the reserve is empty nobody draws, and the game continues.

    A tile that would join two safe corporations is dead: it can never be played. After the normal draw all your dead tiles are shown, set aside for good and replaced from the reserve. This, too, happens automatically, once a turn. If a replacement is dead as well, it waits until the end of your next turn.

    Tiles that would found an eighth corporation aren’t dead and are never exchanged.
    .title = Drawing and dead tiles
rule-end = On your own turn, before or after playing your tile and while buying, you may declare the end if
    - a corporation has 41 tiles or more, or
    - all corporations on the board are safe, and there is at least one.

    You need not, if you would rather play on; the next player may. While you answer in someone else’s merger you can’t declare it. After declaring, you finish your turn.

    Then the bank pays the majority and minority bonuses of every corporation on the board and buys all of its shares at today’s price. Shares of corporations that aren’t on the board are worth nothing.

    The most money wins. Players with equal money share the place.

    If in a whole round nobody has a tile that can be played, buys a share or draws a tile, the game ends automatically in the same way.
    .title = End of the game
rule-two-players = With two players all rules apply, and for the bonuses the market counts as a third holder, in each merger and for each corporation at the end.

    A tile is drawn from the reserve: its number is the number of shares that the market holds, 9 for 9f. Then the tile goes back. Nobody is therefore ever the only holder.

    The bonuses are calculated among three. What is due to the market stays in the bank. A tie with the market is a tie.

    Example: the price is $300, you hold 5 shares, your rival 3. If the market holds 4, you get $3,000 and your rival nothing; with 3, $3,000 and $800; with 1, $3,000 and $1,500.

    If the reserve is empty, the number from 1 to 12 is drawn by lot.
    .title = Two players
rule-open-hidden = Before the start the table chooses whether everyone sees everyone’s money and shares. Open is easier and is the normal choice here. Hidden, you must remember who bought what: nothing else is hidden.

    Always hidden: your tiles. Always open: the board, the prices and how many shares the bank has left.

    With hidden holdings all purchases and payments are still public when they happen. In a merger everyone who holds shares of the corporation taken over shows how many. At the end everything is shown.
    .title = Open or hidden money and shares
rule-absent = { rules-time }

    - Playing: the tile that changes least. A lone tile before growth, growth before a founding, a founding before a merger; among equal ones the nearest to 1a.
    - Choosing a corporation, a survivor or the next to be paid out: the first that is offered.
    - Keep, sell, trade: all shares are sold. Kept ones are worth nothing unless the corporation is founded again.
    - Buying: nothing is bought.
    - The end is never declared.

    { rules-computer }

    You can also store orders: buy nothing in your turn (this one if possible, otherwise the next); keep, sell or trade all if a corporation is taken over; play a tile and buy nothing while you’re away. Shares that can’t be traded are sold. “Buy nothing” ends when you may declare the end. An order about a corporation ends with it. Only you see your orders.

    { rules-leaving }
    .title = Time, absence and leaving
rule-rulings = Where the rulebook is silent, Borsa plays like this. The first two can change a result:

    - Dead tiles are exchanged without being asked for, after the normal draw, once a turn.
    - Two players: if the reserve is empty, the market’s shares are drawn by lot, from 1 to 12. Since the market always holds something, neither player is ever the only holder.

    And:
    - A tile that can be played must be played.
    - A tile that joins a corporation is never an “eighth corporation”: it makes that one grow.
    - Two safe corporations and a small one can’t merge.
    - Among equally large corporations the merger-maker also chooses the order in which they are paid out.
    - Nobody draws from an empty reserve; a whole round in which nobody can play a tile, buys or draws ends the game.
    - Players who can neither buy nor end the game aren’t asked about buying. With hidden holdings the question is skipped only when no share at all is for sale, since a skipped question would show who has no money.
    - Players with equal money share the victory.
    - Players don’t trade with each other.
    .title = Borsa’s rulings

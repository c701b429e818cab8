### The rules of Owner's Choice in short (/rules), in English.

rule-start = Owner’s Choice is for two to five players. There are four companies, Red, Blue, Green and Yellow, with 15 shares each. You buy and sell their shares, and the player who holds most of a company is its President. The most money at the end wins.

    Everybody begins with $690, which nobody else sees. All shares cost $100. The marker stands on Start of a ring of 36 spaces; three of the four boards of the ring lie by chance.

    The first player is drawn. From there on, clockwise, everybody may buy shares once, for $100 each, before the game begins.
    .title = Start
rule-turn = On your turn you move the marker. Everybody moves the same marker, clockwise, and the space that it reaches has an effect.

    Once in the turn you may buy and sell shares, before the move or after it, but not both.

    A space can ask others as well: the President of a company decides about its space, in anybody’s turn. Then your turn goes on.

    When you have moved and traded, or do not want to, the next player clockwise is on turn.
    .title = The turn
rule-trading = Once in your turn you may sell and buy as many shares as you like, before or after your move, at the prices of that moment. Players never trade with each other.

    You say how many shares of each company you hold afterwards. Sales come first, so their money can be spent at once. Then:

    - You hold 12 shares at most.
    - A company has 15 shares; you buy what nobody holds.
    - If nobody else holds shares of a company, you keep at least one of it.
    - There are no loans.

    A list that changes nothing uses nothing: before the move you may still trade, after it your turn ends.

    Everybody sees everybody’s shares.
    .title = Buying and selling
rule-presidents = The player with the most shares of a company is its President and has its die. This is looked at after every purchase and sale, after an exchange, and when somebody is bankrupt or leaves.

    - The President stays as long as nobody holds more.
    - If several others hold more, equally many, the next one clockwise from the player on turn becomes President. The player on turn comes last.

    Example: A has 4 Red shares, B 3, C 2. B buys one: A and B are tied, A stays President. C buys three and has 5: C is President now.

    Example: C has 5, A and B have 4 each. C sells two: A becomes President, as A sits nearer to C, clockwise.
    .title = Presidents
rule-moving = You move the marker clockwise by at least one step. With two or three players you may go up to 4 steps, with four or five up to 3; the number of players at the start counts to the end.

    Goal cannot be passed. Near it you can only go as far as Goal.

    In your private hand you see what each space that you can reach would do.
    .title = Moving the marker
rule-spaces = - Company: its President chooses a die; see the next chapter. Without a President nothing happens.
    - Event (!): you roll the white Event die.
    - Multi (+): you choose any company, and the space counts as its space. A company without a President may be chosen: then nothing happens.
    - President (★): everybody gets $100 from the bank for each President’s die they have.
    - Dividends ($): the company with the highest price pays its dividend for each share. If several share the highest price, all of them pay.
    - Goal: you get $100 from the Fund, or what it has, and the game ends at once.
    .title = The spaces
rule-company-spaces = When the marker comes to a company’s space, its President decides, even in somebody else’s turn:

    - roll the company’s die: this costs $50, or $100 if a share costs $190 or more, and the money goes into the Fund; or
    - roll the black Fund die, free of charge.

    A President who cannot pay must roll the Fund die. Shares cannot be sold for it.

    The Fund is the money that the Presidents have paid. Everybody sees how much it is.
    .title = Company spaces and the Fund
rule-dice = The President’s dice. Price +1 to +3, −1: the price moves so many fields. Dividend: every holder gets the dividend that belongs to the price. Another company: the President chooses one of the other three, whose price goes up (Red) or down (Blue); it may be one that nobody holds. Status quo: nothing.

    The Fund die. Status quo, or: the price falls by 1 or 2 fields, and the President takes all of the Fund, even if the company goes bankrupt by it.

    The Event die, for the player on turn:
    - $50 from the Fund, if there is any, and roll again;
    - $100 from the bank;
    - exchange a share: you may give one share to another player for one of theirs, without asking them;
    - any company −2: you choose which;
    - all companies −1.

    Prices stop at $300. What goes beyond is ignored.
    .title = The dice
rule-bankruptcy = When a price falls below $40 the company is bankrupt. All its shares go back without payment, it has no President, and it starts again at $100. Steps that are left over are lost. A player on turn who has not traded yet may buy the new shares at once.

    If you held shares of it you may then go bankrupt, until the marker moves again; nobody waits for that. You give back all shares and all your money and are out, placed last: the first to go is the lowest. If only one player is left, that player wins at once.
    .title = Bankruptcy
rule-end = The game ends at once when the marker reaches Goal. A purchase or sale in this turn must come before the move.

    All shares are sold at their prices. The most money wins; equal money shares the place. What is left in the Fund is lost.

    Then everybody’s money is shown.
    .title = End of the game
rule-hidden = Your money is hidden: only you see it, until the end. All payments are told as they happen, so you can know it by writing them down.

    Always open: the shares of all players, who is President, the prices, how many shares are left, and the Fund.
    .title = What is hidden
rule-absent = Each decision has its time, and each player a time bank beyond it; the table’s card names both. When both are used up, silence is an answer:

    - Buying and selling: nothing.
    - Moving: one step.
    - A multi space, and a price that rises: the company of which you hold most.
    - A price that falls: the company of which you hold least.
    - President: the Fund die if there is money in the Fund, otherwise the company’s die if you can pay.
    - Exchange: none.

    Of equal companies the first counts: Red, Blue, Green, Yellow.

    After two silences in a row the computer plays for you until you press [{ back-button }].

    You can store an order for each company over which you preside: always its die, or always the Fund die. It holds until you cancel it or are no longer President. If you cannot pay for the die, the Fund die is rolled.

    If you leave the game for good, you give up your dice but keep shares and money: your shares still earn dividends, may be taken in an exchange, and are counted at the end. If only one player is left, the game ends at once and all who did not go bankrupt are counted.
    .title = Time, absence and leaving
rule-rulings = Where the rules leave room, this house plays as follows. The first three can change a result:

    - The President who rolls the Fund die gets the Fund even if the company goes bankrupt by it.
    - Steps beyond $300 or below bankruptcy are ignored, the others count.
    - Only those who held shares of a bankrupt company may go bankrupt, until the marker moves.

    And:
    - All prices fall at the same time by "all companies −1", each once; one that goes bankrupt starts again at $100.
    - An exchange may take a last share, also from somebody who has left. Two shares of one company are the same as no exchange.
    - A list of sales and purchases is net: never both for one company.
    - If the Fund has less than $50, "from the Fund" gives what is there.
    - If the last other players go bankrupt or have left, the one who remains wins, and those who left follow by what they have.
    .title = Rulings of this house
rule-house-set = The rulebook does not print all of the game’s numbers. These are a house set, made for this bot:

    - the prices $60, $160, $220 and $260, and all dividends but $40 at $140;
    - 15 shares of each company;
    - which die has which face, within what the rulebook says;
    - what stands on which of the 36 spaces.

    Prices and dividends: 40 pays 10, 60 and 80 pay 20, 100 and 120 pay 30, 140 pays 40, 160 pays 50, 190 pays 60, 220 pays 70, 260 pays 80, 300 pays 100.

    A host of this bot who owns the box may put its numbers into the file of components instead.
    .title = Numbers of this house

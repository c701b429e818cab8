### The reduced Shark Room, in English.

game-shark = Small Shark
card-windfall = Windfall
card-steal = Steal
card-lawyer = Lawyer

column-held = Cards
column-sharks = Sharks
line-hand = Your cards
line-deck = Deck

option-alone = Who may answer a card
option-alone-yes = only the one at whom it is aimed
option-alone-no = everybody is asked
option-rounds = Rounds
do-collect = Collect $50
do-play-card = Play { $card } on { $target }
    .form = Play { $card } on…
do-answer = Answer with { $card }
do-no-answer = No answer
order-never-answer = Never answer
order-collect-next = Collect next turn if I have { $money } or more
field-money = Money
field-target = On whom

card-played = { $seat } plays { $card } on { $target }.
card-cancelled = { $card } is cancelled.
money-taken = { $seat } takes { $amount } from { $target }.
money-gained = { $seat } gets { $amount }.
cards-drawn = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
cards-seen = You draw: { $cards }.

not-in-hand = You do not hold this card, or it cannot be played now.
wrong-target = A Windfall is played on oneself, everything else on another player.
left = You have left this game.
void-money-was-taken = Somebody has taken money from you: you have { $money }.

command-shark = shark
    .description = Your moves
command-shark-collect = collect
    .description = Collect $50 and end your turn
command-shark-play = play
    .description = Play a card
    .option-card = card
    .option-card-about = Which card
    .option-target = target
    .option-target-about = On whom
command-shark-answer = answer
    .description = Answer a card
    .option-card = card
    .option-card-about = Which card
command-shark-pass = pass
    .description = Do not answer

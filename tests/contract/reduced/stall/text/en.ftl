### A session with ten goods, in English.

game-stall = Ten stalls
option-rounds = Rounds
do-trade = Hold { $goods }
    .form = Trade…
field-goods = You hold
field-stalls = Stalls, in order
field-words = Words
traded = { $seat } has traded: { $amount }.
not-now = It is not your turn.
not-possible = You cannot hold that.
command-stall = stall
    .description = Your moves

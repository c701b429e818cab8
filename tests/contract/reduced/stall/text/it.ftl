### Una seduta con dieci merci, in italiano.

game-stall = Dieci banchi
option-rounds = Giri
do-trade = Tieni { $goods }
    .form = Commercia…
field-goods = Tieni
field-stalls = Banchi, in ordine
field-words = Parole
traded = { $seat } ha commerciato: { $amount }.
not-now = Non è il tuo turno.
not-possible = Questo non lo puoi tenere.
command-stall = banchi
    .description = Le tue mosse

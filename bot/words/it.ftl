list = { $first } e { $last }
nothing = niente
yes = sì
no = no
player-without-name = Giocatore { $seat_number }
count-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
count-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
count-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
count-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
rules-chapter = Regole: { $chapter }.

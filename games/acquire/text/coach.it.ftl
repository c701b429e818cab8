### L'aiuto al tavolo: che cosa sta per succedere, e che cosa significa ciò che si incontra per la prima volta.

forecast-last-turn = { $mover } ha dichiarato la fine: dopo questo turno si fanno i conti.
forecast-end = Puoi dichiarare la fine adesso.
forecast-end-near = Il giocatore di turno può dichiarare la fine.
forecast-rank = Se finisse ora, saresti { $rank }º su { $count }, con { $amount }.
forecast-empty-purse = Hai { $cash }, le azioni costano almeno { $price }, e nessuna tua tessera assorbe una società di cui hai azioni. Il denaro arriva dagli assorbimenti.
forecast-no-bonus = Altri due hanno più azioni di te ({ $corporations }): { $corporations ->
    [one] se viene assorbita
   *[other] se vengono assorbite
} non ricevi bonus.

first-tile = **Tessere**: si toccano per i lati, a sinistra, a destra, sopra e sotto. Gli angoli non contano.
first-founder = **Chi fonda** riceve un’azione gratis. Tutti possono comprare azioni, a un prezzo che cresce con la società.
first-merger = **Fusioni**: la società più grande sopravvive. Chi ha azioni dell’altra riceve i bonus, poi vende, scambia due per una, o tiene.
first-bonus = **Bonus**: quando una società è assorbita, e alla fine, li ricevono solo i due che ne hanno più azioni. Chi è l’unico li riceve entrambi, e a parità si dividono.
first-safe = **Al sicuro**: una società così grande non può più essere assorbita. Può ancora assorbirne altre.
first-dead = **Tessere morte**: unirebbero due società al sicuro. Si cambiano, una volta per turno.
first-end = **La fine** la dichiara chi gioca: non arriva da sola. Tutte le società sul tabellone pagano i bonus, e le azioni si vendono.

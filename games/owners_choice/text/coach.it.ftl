### L'aiuto al tavolo: che cosa sta per succedere, e che cosa significa ciò che si incontra per la prima volta.

forecast-goal = Il Traguardo è a { $count ->
    [one] un passo
   *[other] { $count } passi
}: { $seat } può finire la partita con la prossima mossa. Allora le azioni valgono il loro prezzo, e non si compra né si vende più.
forecast-goal-mine = Il Traguardo è a { $count ->
    [one] un passo
   *[other] { $count } passi
}: puoi finire la partita con questa mossa. Compra e vendi prima: al Traguardo nessuno può più farlo.
forecast-goal-last-session = Poi muove { $seat } e può arrivare al Traguardo, a { $count ->
    [one] un passo
   *[other] { $count } passi
}. Forse è la tua ultima occasione di comprare e vendere.
forecast-failing = { $company } sta a { $price }: { $fall ->
    [one] un gradino in meno
   *[other] { $fall } gradini in meno
} e va in bancarotta, e { $count ->
    [one] perdi la tua azione
   *[other] perdi le tue { $count } azioni
}.
forecast-fee = Hai { $cash }, e il dado della { $company } costa { $cost }: sulla sua casella puoi lanciare solo il dado del Fondo.
forecast-rival = { $company }: sei presidente con { $count ->
    [one] un’azione
   *[other] { $count } azioni
}. Hanno altrettante azioni: { $seats }. Chi ne compra un’altra diventa presidente.

first-session = **Comprare e vendere**: una volta nel tuo turno, prima o dopo la mossa, non tutte e due le volte. Chi ha più azioni di una compagnia ne è presidente, e il dividendo arriva quando lo mostra un dado.
first-president = **Il presidente** è chi ha più azioni, e sceglie il dado quando il segnalino arriva sulla casella della compagnia.
first-lost = **Un presidente** resta finché nessuno ha più azioni: averne altrettante non basta.
first-marker = **Il segnalino** è uno per tutti. L’effetto riguarda chi è indicato sulla casella, non solo chi muove.
first-fund = **Il Fondo**: il presidente versa lì il prezzo del dado della compagnia. Il dado nero del Fondo è gratuito, e certe facce danno tutto il Fondo.
first-fund-taken = **Il dado del Fondo** prima abbassa il prezzo della compagnia; poi il presidente prende il Fondo.
first-dividend = **Dividendi**: si pagano per ogni azione, di più a prezzi più alti. Il prezzo non cambia.
first-failed = **Bancarotta di una compagnia**: azioni e dado tornano indietro senza compenso, e il prezzo ricomincia. Chi aveva azioni può dichiarare bancarotta.

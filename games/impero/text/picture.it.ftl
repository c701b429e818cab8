### Ciò che sta sulla mappa, in italiano.

picture-all-ready = Turno { $turn } di { $turns }: hanno finito tutti
picture-capital = capitale
picture-change = variaz.
picture-firms = soc.
picture-new-this-turn = novità del turno
picture-market = { $count ->
    [0] Mercato
    [one] Mercato · { $count } vendita
   *[other] Mercato · { $count } vendite, le prime a scadere
}
picture-no-lots = Niente in vendita.
picture-auction = asta
picture-for-sale = vendita
picture-no-bid = 0 offerte

## La mappa di un giocatore

picture-owned = proprie
picture-rented = prese a noleggio
picture-let = date a noleggio
picture-no-company = Ancora nessuna società

## Una regione

picture-cells = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
picture-stability = stabilità
picture-half = accanto a un blackout
picture-dark = blackout
picture-rented-by = noleggiata da
picture-new = nuova

## Sullo scaffale
shelf-line = Fonda società sulla mappa d’Italia; si gioca tutti insieme.
shelf-length = Una settimana, o 70 minuti
shelf-mood = per tutto il server

## La legenda della mappa

key-title = Chi è chi
key-letters = Una lettera è una società, sulla sua terra.
key-numbers = Un numero è chi amministra, sulle terre delle sue società.
key-yields = Dollari che una casella libera rende a turno: più chiara, più ricca.
key-blackout = Un blackout: non ha reso niente, le caselle attorno la metà.
key-new = Una linea d’avorio: presa o lavorata in questo turno.

### Ciò che sta sulla mappa, in italiano.

picture-all-ready = Turno { $turn } di { $turns }: sono tutti pronti
picture-size = { $count } giocatori · { $cells } caselle
picture-capital = Capitale
picture-capital-at = Capitale alla chiusura { $turn }
picture-market = Mercato
picture-more-lots = + { $count ->
    [one] { $count } altro
   *[other] altri { $count }
}
picture-no-lots = Niente in vendita.
picture-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
picture-auction = asta
picture-for-sale = in vendita
picture-no-bid = base d’asta
picture-companies = { $count ->
    [one] { $count } società
   *[other] { $count } società
}
picture-director = un direttore
picture-two-companies = due società
picture-blackout = blackout, attorno si rende metà

## La mappa di un giocatore

picture-at-closing = alla chiusura { $turn }
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
shelf-length = Una settimana, 2 turni al dì
shelf-mood = per tutto il server

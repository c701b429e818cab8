### Ciò che sta sulla mappa, in italiano.

picture-over = La partita è finita
picture-all-ready = Turno { $turn } di { $turns }: sono tutti pronti
picture-size = { $count } giocatori · { $cells } caselle
picture-capital = Capitale
picture-since-turn = dal turno { $turn }
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
picture-no-bid = senza offerte
picture-out = blackout: non rende nulla
picture-halved = accanto a un blackout: rende metà
picture-rented = strisce: noleggiata a quel colore
picture-fresh = novità del turno

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

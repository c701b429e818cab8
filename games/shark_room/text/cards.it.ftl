### Le carte Speciali di Shark Room in italiano: sono di Borsa.

special-tax_inspection = Verifica Fiscale
special-tip_off = Soffiata
special-windfall = Entrata Straordinaria
special-standing_order = Ordine Permanente
special-good_lawyer = Principe del Foro
special-interim_dividend = Acconto sui Dividendi
special-inside_glance = Sbirciata
special-painted_tape = Ritocco al Listino
special-light_fingers = Mano Lesta
special-forced_sale = Cessione Forzata
special-cooked_books = Bilancio Creativo
special-lockup_garages = Fila di Box Auto
special-kiosk = Chiosco sul Lungomare
special-studio_flat = Monolocale
special-vineyard = Vigna in Collina
special-car_park = Parcheggio della Stazione
special-gallery = Quadri Numerati
special-villa = Villa con Vista
special-island_trust = Trust su un’Isoletta

## Che cosa c’è scritto, secondo l’effetto

hint-does-tax = Un avversario paga alla banca { $each } per ogni suo Squalo, al massimo { $cap }.
hint-does-report = Un avversario che ha uno Squalo restituisce al mercato un’azione a tua scelta.
hint-does-gain = Ricevi { $amount } dalla banca.
hint-does-extend = In questo affare compri o vendi { $count ->
    [one] un’azione in più
   *[other] { $count } azioni in più
}, senza Squalo.
hint-does-cancel = Annulla una carta appena giocata contro di te.
hint-does-collect = Incassa subito i dividendi di un titolo che possiedi.
hint-does-look = Guarda le prossime { $count } carte Titolo e rimettile nell’ordine che vuoi.
hint-does-paint = In questo affare fino a { $count } delle azioni che vendi rendono il prezzo stampato.
hint-does-steal = Prendi { $amount } a un avversario, e { $each } in più per ogni suo Squalo, al massimo { $cap }.
hint-does-force = Oltre al tuo affare, compra da un avversario un’azione a tua scelta al prezzo del suo titolo.
hint-does-inflate = Nella fase 1 un titolo conta come se avessi { $count ->
    [one] un’azione in più.
   *[other] { $count } azioni in più.
}
hint-does-own = Costa { $amount }, rende { $gain } a turno e si rivende a { $amount } quando vuoi. Nessuna carta lo tocca.

kind-normal = normale
kind-illegal = illegale
    .heard = illegale: giocata, diventa uno Squalo
kind-asset = asset

timing-any = in ogni momento
timing-opening = inizio del turno
timing-deal = nel tuo affare
timing-answer = come risposta

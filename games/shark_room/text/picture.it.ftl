### Che cosa c’è sulle immagini di Shark Room, e le immagini in parole, in italiano.

## Il tabellone

picture-table = Shark Room · tavolo { $reference }
picture-turn = turno { $moves }
picture-last-turn = ultimo turno
picture-titles-left = { $count ->
    [one] { $count } carta Titolo nel mazzo
   *[other] { $count } carte Titolo nel mazzo
}
picture-specials-left = { $count ->
    [one] { $count } Speciale nel mazzo
   *[other] { $count } Speciali nel mazzo
}
picture-pays = ogni { $count }: { $amount }
picture-money = Denaro
picture-assets = Asset
picture-you = tu
picture-left = ritirato
picture-computer = computer
picture-cheapest = prezzo ora
picture-for-sale = in vendita
picture-held = posseduta
picture-not-out = non uscita
picture-over = La partita è finita

## La fine

picture-after-turn = dopo il turno { $moves }
picture-total = Totale
picture-sharks = Squali
picture-place = { $place }º
picture-worth = Patrimonio, turno per turno
picture-closing = chiusura
picture-replay-turn = Dopo il turno di { $seat }

## La mano

picture-hand = La tua mano
picture-only-you = La vedi solo tu
picture-asked-open-the-turn = Comincia il tuo turno
picture-asked-make-a-deal = Compra, vendi o incassa 50 €
picture-asked-answer-a-card = Rispondi a { $special } di { $by }?
picture-asked-put-titles-back = Rimetti le carte Titolo
picture-next-titles = { $count ->
    [one] La prossima carta Titolo
   *[other] Le prossime { $count } carte Titolo
}
picture-among-titles = Fra le prossime { $count }
picture-worth-now = Valore
picture-next-income = Prossimo incasso
picture-one-more = 1 in più
picture-a-turn = a turno
picture-at-stake = in gioco
picture-of-group = { $count } di { $group }

## Le pagine

page-market = Mercato
picture-market = Il mercato
picture-price = prezzo
picture-shares = azioni da 1 a 5
picture-discards = Scarti
picture-none = nessuno
picture-your-dividend = incassi a turno
picture-desk = Il banco degli scambi
picture-offers = Proposte aperte
picture-no-offers = Nessuna proposta è aperta
picture-promises = Promesse, che non obbligano nessuno
picture-no-promises = Nessuno ha promesso niente
picture-gives = { $seat } dà
picture-gets = e riceve
picture-promising = e promette:
picture-anybody = chiunque
picture-promise-open = aperta

## Le carte

picture-prices = Che cosa c’è sulle carte
picture-house-set = di Borsa
picture-group = per
picture-income = prezzo, a turno

## Le immagini in parole

alt-toxic = { $count ->
    [0] tossico
    [one] tossico, { $count } chiusura
   *[other] tossico, { $count } chiusure
}
alt-then = poi { $words }
alt-not-for-sale = Non in vendita: { $words }.
alt-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
alt-your-cards = Le carte che hai in mano:
alt-shares = { $count ->
    [one] azione { $told }
   *[other] azioni { $told }
}
alt-lacks-money = Ora il denaro non ti basta.
alt-lacks-shark-share = Ora non puoi giocarla: nessun avversario ha uno Squalo e un’azione.
alt-lacks-shark = Ora non puoi giocarla: nessun avversario ha uno Squalo.
alt-lacks-share = Ora non puoi giocarla: nessun avversario ha un’azione.
alt-lacks-others-money = Ora non puoi giocarla: nessun avversario ha denaro.
alt-lacks-own-share = Ora non puoi giocarla: non hai azioni.
alt-no-cards = Nessuna carta.
alt-next-income = Prossimo incasso: { $amount }.
alt-turned = Trasformate in Squali: { $turned }.
alt-dividend = { $title } ti rende { $amount } a turno.
alt-offer = Proposta { $proposal }: { $by } a { $partner ->
    [none] chiunque
   *[other] { $partner }
}: { swap }.
alt-promise = { $giver } a { $holder }: «{ $words }»:
text-numbered = I prezzi stampati delle azioni da 1 a { $count } di ogni titolo:
text-copies = nel mazzo: { $count }
alt-place = { $place }º { $seat } { $amount }.
alt-closings = Il grafico mostra il valore di tutti e { $count ->
    [one] { $count } chiusura.
   *[other] { $count } chiusure.
}

## Sullo scaffale
shelf-line = Titoli, scambi e colpi bassi prima del crollo.
shelf-length = circa 45 minuti
shelf-mood = rapido, cattivo

## Tutto il tavolo in parole

text-for-sale = in vendita { $words }
text-holds = { $seat } { $words }
text-not-drawn = non ancora pescate { $words }
text-worth = Vale { $amount }.
text-pays = ogni { $count } pagano { $amount } a turno

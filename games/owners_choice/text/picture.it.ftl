### Le scritte sulle immagini di Owner's Choice, e le immagini a parole, in italiano.

letter-red = R
letter-blue = B
letter-green = V
letter-yellow = G

## Il tabellone

picture-table = Owner’s Choice · tavolo { $reference }
picture-step = passo { $count } di { $most }
picture-over = La partita è finita
picture-fund = Fondo { $fund }
picture-dice = Dadi
picture-face = { $face }
picture-for-sale = in vendita
picture-you = tu
picture-left = ritirato
picture-bankrupt = bancarotta
picture-computer = computer

sign-event = evento
sign-multi = a scelta
sign-president = 100 $ a dado
sign-dividend = dividendi
sign-start = partenza
sign-goal = traguardo

## La mano

picture-hand = La tua mano
picture-only-you = La vedi solo tu
picture-shares-of = { $count ->
    [one] 1 azione su { $most }
   *[other] { $count } azioni su { $most }
}
card-event = Evento
card-multi = A scelta
card-president = presidenti
card-dividend = Dividendi
card-goal = Traguardo
picture-you-roll = Lanci il dado bianco
picture-you-choose = Scegli tu
    .heard = Scegli una compagnia, e il suo presidente lancia
picture-you-get = Ricevi { $amount }
picture-a-die = { $amount } per ogni dado
picture-a-share = { $amount } per azione
    .heard = Ogni azione rende { $amount }
picture-companies = { $companies }
    .heard = Rendono solo le azioni { $companies }
picture-game-ends = La partita finisce
picture-no-president = Nessun presidente
picture-nothing-happens = Non succede niente
picture-you-preside = Sei presidente
    .heard = La presiedi tu
picture-presides = Presidente { $seat }
    .heard = La presiede { $seat }
picture-fee-or-fund = { $cost }, o Fondo { $fund }
    .heard = Il suo dado costa { $cost }; il dado del Fondo è gratuito, e il Fondo contiene { $fund }
picture-into-fund = { $cost } nel Fondo
    .heard = Paghi { $cost } al Fondo
picture-fee-leaves = Ti restano { $cash }
picture-fee-not-paid = Non puoi: hai { $cash }
picture-costs-nothing = Non costa niente
picture-fund-holds = Nel Fondo: { $fund }
picture-die = { $die }
picture-fails = Da { $before }: bancarotta
picture-loses = Perdi { $amount }
picture-gains = Guadagni { $amount }
picture-no-change = Per te non cambia niente
picture-from-to = { $before } → { $price }
    .heard = Da { $before } a { $price } ad azione
picture-you-hold = Ne hai { $count }
    .heard = Azioni che ne hai: { $count }
picture-others-hold = Gli altri:
picture-nobody-else = Nessun altro ne ha
picture-pays = Paga { $amount } per azione
    .heard = Paga un dividendo di { $amount } ad azione
picture-left-to-buy = { $count } in vendita
    .heard = Azioni in vendita: { $count }

## Il mercato

picture-head-pays = paga
picture-head-price = prezzo
picture-head-next = poi
picture-head-dividend = dividendo
picture-head-sale = in vendita
picture-head-president = presidente
picture-all-hold = in mano ai giocatori: { $count }

## La fine

picture-prices = Prezzi
picture-place = { $place }º
picture-worth = Denaro e azioni, turno per turno
picture-failure = bancarotta

## L’animazione

picture-first-purchases = Si comprano le prime azioni
picture-replay-turn = { $seat } avanza: { $space }

## Le tabelle

picture-tables = Prezzi e dadi
picture-tables-note = numeri di Borsa
picture-fees = Il dado del presidente costa { $cost }, da un prezzo di { $price } in su { $amount }.
note-die-red = ? un’altra compagnia
note-die-blue = ? un’altra compagnia
note-die-green = = status quo
note-die-yellow = $ dividendo
note-die-fund = F tutto il Fondo
note-die-event = ↻ di nuovo · ⇄ scambio · ∀{"\u00A0"}tutte

## Le immagini a parole

alt-place = { $place }º { $seat } { $amount }.
alt-failures = Il grafico mostra il patrimonio di tutti e { $count ->
    [one] { $count } bancarotta di una compagnia.
   *[other] { $count } bancarotte di compagnie.
}
alt-a-share = { $told } ad azione
alt-faces = Le facce del dado: { $told }
alt-stands = Segnalino: { $space }.
alt-ahead = { $count }: { $space }
alt-roll = { $die } { $face }
alt-company = { $company } { $price }, paga { $amount } per azione, nessun presidente, { $count } in vendita.
alt-company-presided = { $company } { $price }, paga { $amount } per azione, presidente { $seat }, { $count } in vendita.
text-steps = Uno scatto su { $up }, uno giù { $down }.
text-highest = non oltre
alt-shares = azioni: { $told }
alt-hidden = denaro nascosto
alt-ladder = Dividendo per prezzo
alt-die = { $die }: { $faces }.

## Sullo scaffale
shelf-line = Un segnalino, quattro compagnie: i presidenti scelgono il dado.
shelf-length = circa 30 minuti
shelf-mood = leggero, per iniziare

## Tutto il tavolo in parole

text-companies = Compagnie e Fondo
text-spaces = Caselle, contate dalla Partenza

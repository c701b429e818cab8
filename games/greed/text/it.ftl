### Greed, Incorporated in italiano. I nomi sulle carte sono in cards.it.ftl.

## Nomi

game-greed = Greed
goal = Dirigi compagnie, scambia ciò che producono e fatti licenziare in tempo, a tasche piene. Il denaro compra status symbol: vince chi ha più punti.

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

office-ceo = CEO
office-cfo = CFO
office-coo = COO
office-middle-1 = primo dei quadri intermedi
office-middle-2 = secondo dei quadri intermedi
office-middle-3 = terzo dei quadri intermedi

lot-gold = l’oro
lot-silver = l’argento
lot-company = una nuova compagnia

reason-years = l’ultimo anno è finito
reason-all-left = tutti i giocatori se ne sono andati

title-proposal = { $count } ({ $by }: { $give } per { $take })
title-promise = { $count } ({ $giver }: { $words })

arrows = { $rising ->
    [0] { $falling }
   *[other] { $falling ->
        [0] { $rising }
       *[other] { $rising }, { $falling }
    }
}
in-between = { $uses ->
    [0] {""}
   *[other] {" "}usando { $uses }
}

## Che cosa è successo: una riga di cronaca ciascuno

company-dealt = { $seat } dirige { $company }: tendenza { arrows }.
cards-seen = Hai { $cards }.
year-begun = Comincia l’anno { $year } di { $years }; il segnalino iniziale è di { $seat }.
card-announced = { $seat } annuncia { $card }: tendenza { arrows }.
prices-moved = { $up ->
    [0] { $down ->
        [0] Nessun prezzo si muove.
       *[other] Prezzi in calo: { $down }.
    }
   *[other] { $down ->
        [0] Prezzi in rialzo: { $up }.
       *[other] Prezzi in rialzo: { $up }. In calo: { $down }.
    }
}
bid-opened = { $amount ->
    [0] { $company } non punta.
   *[other] { $company } punta { $amount }.
}
asset-bought = { $company } compra { $card } per { $amount }{ $doubled ->
    [yes] , il doppio della puntata, perché il segnalino è del suo CEO
   *[no] {""}
}; { $place ->
    [none] non c’è un posto libero, e il segnalino torna a { $seat }.
   *[other] { $seat } entra come { $place }.
}
assets-declined = { $company } non compra nessun asset e non paga niente.
wishes-failed = { $cost ->
    [0] Tutte le carte della lista di { $company } sono state comprate da altri.
   *[other] La lista di { $company } non compra niente: le carte rimaste costano almeno { $cost }, e in cassa ci sono { $cash }.
}
produced = { $company } produce { $goods }.
proposal-made = { $answers ->
    [none] { $partner ->
        [none] { $by } propone a chiunque { $give } per { $take }{ in-between }
       *[other] { $by } propone a { $partner } { $give } per { $take }{ in-between }
    }
   *[other] { $by } risponde alla proposta { $answers } con un’altra: a { $partner } { $give } per { $take }{ in-between }
}{ $words ->
    [none] {""}
   *[other] , e promette: «{ $words }»
}{ $asked ->
    [0] {""}
   *[other] {" "}(decide { $asked })
}.
deal-made = { $partner } accetta la proposta di { $by }{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked })
}: riceve { $give } e dà { $take }{ in-between }.
proposal-declined = { $partner } rifiuta { $give ->
    [0] una proposta di { $by }
   *[other] { $give } per { $take } da { $by }
}{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked })
}.
proposal-withdrawn = { $by } ritira la sua proposta{ $give ->
    [0] .
   *[other] {" "}di { $give } per { $take }.
}
proposals-lapsed = { $by ->
    [none] { $count ->
        [one] Una proposta decade.
       *[other] { $count } proposte decadono.
    }
   *[other] { $count ->
        [one] La proposta di { $by } decade: { $give } per { $take }.
       *[other] { $count } proposte di { $by } decadono.
    }
}
promise-made = { $giver } promette a { $holder }: «{ $words }».
promise-marked = Per { $holder } la promessa di { $giver } («{ $words }») è stata { $kept ->
    [yes] mantenuta
   *[no] infranta
}.
transformed = { $company } trasforma { $used_up } in { $made } con { $uses }.
# Chi ha finito si vede nel titolo; può cambiare spesso, e non è una notizia.
trade-done = {""}
trade-resumed = {""}
goods-sold = { $company } vende { $goods } per { $amount }.
goods-kept = { $amount ->
    [0] { $company } conserva { $goods } gratis.
   *[other] { $company } conserva { $goods } per { $amount }.
}
books-closed = { $company } ha incassato { $amount }, contro { $before } dell’anno prima{ $boot ->
    [yes] : riceve uno stivale, e qualcuno sarà licenziato.
   *[no] .
}
officer-named = { $seat } dà la colpa a { $officer }, { $office } di { $company }.
officer-fired = Licenziamento: { $seat }, { $office } di { $company }, riceve { $amount }.
company-taken-over = { $company } ha un nuovo CEO: { $seat }.
company-liquidated = In { $company } non resta nessuno: viene liquidata, e i suoi { $amount } vanno alla banca.
asset-discarded = { $company } scarta { $card } ({ $seat }).
chain-auction = Puntate per { $lot }
bid-raised = { $seat } punta { $amount } per { $lot }.
    .link = { $seat } { $amount }
bidder-passed = { $seat } passa: non punta più per { $lot }.
    .link = { $seat } passa
symbol-bought = { $seat } compra { $symbol } per { $amount }: { $points }; tendenza { arrows }.
symbol-unsold = { $floor ->
    [0] Nessuno compra { $symbol }.
   *[other] Nessuno può comprare { $symbol }: la puntata minima è { $floor }.
}
founding-bought = { $seat } paga { $amount } per fondare una compagnia.
company-founded = { $seat } fonda { $company } con { $assets ->
    [0] nessun asset
   *[other] { $assets }
}: tendenza { arrows }.
nobody-founds = { $floor ->
    [0] Nessuno fonda una compagnia.
   *[other] Nessuno può fondare una compagnia: la puntata minima è { $floor }.
}
player-left = { $seat } lascia la partita.
game-ended = La partita è finita: { $reason }.

## Chi si aspetta, e per che cosa

ask-announce = { $seat ->
    [one] { $seat }: annuncia un asset
   *[other] { $seat }: annunciate un asset
}
    .what = scegli quale delle tue due carte annunciare
ask-bid = { $seat ->
    [one] { $seat }: punta per gli asset
   *[other] { $seat }: puntate per gli asset
}
    .what = fai una puntata segreta per ciascuna tua compagnia: chi punta di più prende per primo un asset
ask-take-an-asset = { $seat }: prendi un asset per { $company }
    .what = prendi un asset per { $company }, o nessuno
ask-trade = { $seat ->
    [one] { $seat }: scambia
   *[other] { $seat }: scambiate
}
    .what = commercia e trasforma; di’ quando hai finito
ask-sell = { $seat ->
    [one] { $seat }: vendi i prodotti
   *[other] { $seat }: vendete i prodotti
}
    .what = di’ che cosa conservano le tue compagnie; il resto si vende
ask-name-a-scapegoat = { $seat }: come { $office } indica un capro espiatorio in { $company }
    .what = come { $office } di { $company }, scegli a chi dare la colpa: sarà licenziato
ask-discard-an-asset = { $seat }: scarta un asset di { $company }
    .what = scarta un asset di { $company }
ask-bid-for-a-symbol = { $amount ->
    [0] { $seat }: punta per { $symbol } ({ $lot })
   *[other] { $seat }: punta più di { $amount } per { $symbol } ({ $lot })
}
    .what = { $amount ->
        [0] punta per { $symbol } ({ $lot }), o passa
       *[other] punta più di { $amount } per { $symbol } ({ $lot }), o passa
    }
ask-bid-for-a-company = { $amount ->
    [0] { $seat }: punta per una nuova compagnia
   *[other] { $seat }: punta più di { $amount } per una nuova compagnia
}
    .what = { $amount ->
        [0] punta per il diritto di fondare una compagnia, o passa
       *[other] punta più di { $amount } per il diritto di fondare una compagnia, o passa
    }
ask-found-a-company = { $seat }: fonda una compagnia
    .what = scegli una compagnia e fino a quattro asset dagli scarti

## Che cosa si può fare: etichette

do-announce = Annuncia { $card }
do-invest = { $company }: punta { $amount }{ $wishes ->
    [0] {""}
   *[other] {" "}per { $wishes }
}
    .form = { $company }: puntata segreta…
do-abstain = { $company }: nessuna puntata
do-take-asset = { $company }: prendi { $card }
    .several = Prendi uno dei { $count } asset…
do-take-nothing = { $company }: non prendere niente
do-transform = { $company }: usa { $uses }
    .form = { $company }: scegli che cosa usare…
do-propose = { $by } a { $partner ->
    [none] chiunque
   *[other] { $partner }
}: { $give } per { $take }{ in-between }{ $answers ->
    [none] {""}
   *[other] {" "}(controproposta)
}{ $words ->
    [none] {""}
   *[other] {" "}«{ $words }»
}
    .form = { $answers ->
    [none] { $partner ->
        [none] Proponi a chiunque da { $by }…
       *[other] Proponi a { $partner } da { $by }…
    }
   *[other] Controproposta alla { INDEX($answers) }…
}
do-accept = Accetta la proposta { INDEX($proposal) } · { $party }
    .several = Accetta una delle { $count } proposte…
do-decline = Rifiuta la proposta { INDEX($proposal) }
    .several = Rifiuta una delle { $count } proposte…
do-withdraw = Ritira la proposta { INDEX($proposal) }
    .several = Ritira una delle { $count } proposte…
do-make-promise = Prometti a { $holder }: { $words }
    .form = Fai una promessa…
do-mark-promise = { $kept ->
    [yes] Giudica mantenuta la promessa { $promise }
   *[no] Giudica infranta la promessa { $promise }
}
    .form = È stata mantenuta? { $promise }
    .several = Mantenuta o infranta: { $count } promesse…
do-done = Ho finito
do-not-done = Riprendi gli scambi
do-keep = { $company }: { $goods ->
    [0] vendi tutto
   *[other] conserva { $goods }
}
    .form = { $company }: conserva prodotti…
do-name = { $company }: dai la colpa al { $office }
do-discard = { $company }: scarta { $card }
    .form = { $company }: scarta un asset…
    .several = Scarta uno dei { $count } asset…
do-raise-to = Punta { $amount }
    .form = Punta…
do-pass = Passa
do-found = Fonda { $company } con { $assets ->
    [0] nessun asset
   *[other] { $assets }
}
    .form = Fonda una compagnia…

## Che cosa chiede un modulo

field-card = Asset
field-company = Compagnia
field-amount = Puntata
field-wishes = Lista dei desideri, prima il più desiderato
field-uses = Asset usati durante lo scambio, in ordine
field-by = La tua compagnia
field-partner = Proposta a
field-give = Dai
field-take = Ricevi
field-answers = Risponde alla proposta
field-words = Prometti
field-proposal = Proposta
field-party = Per la tua compagnia
field-holder = Promessa a
field-promise = Promessa
field-kept = Mantenuta
field-goods = Prodotti da conservare
field-office = Carica
field-assets = Asset dagli scarti
field-limit = Fino a
field-officer = Giocatore

## Che cosa si può dare come ordine

order-bid-up-to = Anno { $year }: punta per { $lot } fino a { $limit }
    .form = Anno { $year }: punta per { $lot }, fino a un limite…
order-name-officer = Anno { $year }: in { $company } dai la colpa a { $officer }, o altrimenti a me
    .form = Anno { $year }: in { $company } dai la colpa a un capro espiatorio…
order-keep-goods = Anno { $year }: { $company } conserva { $goods }
    .form = Anno { $year }: { $company } conserva prodotti…
order-discard-asset = Anno { $year }: { $company } scarta { $card }
    .form = Anno { $year }: { $company } scarta un asset…

void-year-is-over = È passato il momento a cui serviva.
void-no-office-of-yours = In { $company } non hai più nessuna carica.
void-no-longer-ceo = Non dirigi più { $company }.
void-too-little-to-store = { $company } ha troppo poco in cassa per conservare tanto.
void-asset-is-gone = { $company } non ha più { $card }.

## Opzioni del tavolo

option-discard_asset_after_boot = Dopo uno stivale la compagnia scarta un asset
option-discard_asset_after_boot-always = sempre
option-discard_asset_after_boot-new_ceo = solo un nuovo CEO

## Pagine

page-market = Mercato
page-symbols = Status symbol
page-company = { $company }
pages-company = Compagnie

note-signs = Sul tabellone ★ è il segnalino iniziale, ✓ una compagnia che ha scelto e ▼ uno stivale.
    .heard = { "" }
note-tens = 2? è una carta in mano con un numero da 20 a 29.
    .heard = { "" }
note-best-use = { $company }: i suoi prodotti rendono { $value } usando { $uses }, { $gain } in più che senza usarli.
    .heard = { "" }
note-stock = { $company }: i suoi prodotti rendono { $value } ai prezzi di oggi.
    .heard = { "" }
note-deal = Proposta { $proposal }: { $company } avrebbe { $goods } e { $cash } in cassa; il mercato pagherebbe { $value }. Sono { $gain } in più di adesso.
    .heard = { "" }
note-losing-deal = Proposta { $proposal }: { $company } avrebbe { $goods } e { $cash } in cassa; il mercato pagherebbe { $value }. Sono { $gain } in meno di adesso.
    .heard = { "" }
note-promise = { $giver } ti ha promesso: «{ $words }». È stata mantenuta?

prices-alt = Quanto paga il mercato per ogni prodotto in ogni casella della sua scala. `/{ command-rules }` spiega come si muovono i prezzi.

### Greed, Incorporated in italiano. I nomi sulle carte sono in cards.it.ftl.

## Nomi

game-greed = Greed
goal = Guida società, scambia ciò che producono e fatti licenziare in tempo, a tasche piene. Il denaro compra status symbol: vince chi ha più punti.

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

office-ceo = CEO
office-cfo = CFO
office-coo = COO
office-middle-1 = quadro intermedio 1
office-middle-2 = quadro intermedio 2
office-middle-3 = quadro intermedio 3

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
   *[other] {" "}passando per { $uses }
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
    [0] { $company } non fa offerte.
   *[other] { $company } offre { $amount }.
}
asset-bought = { $company } compra { $card } per { $amount }; { $place ->
    [none] non c’è un posto libero, e il segnalino torna a { $seat }.
   *[other] { $seat } vi entra come { $place }.
}
assets-declined = { $company } non compra nessun asset e non paga nulla.
wishes-failed = { $cost ->
    [0] Tutte le carte della lista di { $company } sono state comprate da altri.
   *[other] La lista di { $company } non compra nulla: le carte rimaste costano almeno { $cost }, e ci sono { $cash }.
}
produced = { $company } produce { $goods }.
proposal-made = { $answers ->
    [none] { $partner ->
        [none] { $by } offre a chiunque { $give } per { $take }{ in-between }
       *[other] { $by } offre a { $partner } { $give } per { $take }{ in-between }
    }
   *[other] { $by } risponde all’offerta { $answers } con un’altra: a { $partner } { $give } per { $take }{ in-between }
}{ $words ->
    [none] {""}
   *[other] , e promette: «{ $words }»
}{ $asked ->
    [0] {""}
   *[other] {" "}(risponde { $asked })
}.
deal-made = { $partner } accetta l’offerta di { $by }{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked })
}: riceve { $give } e dà { $take }{ in-between }.
proposal-declined = { $partner } rifiuta un’offerta di { $by }{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked })
}.
proposal-withdrawn = { $by } ritira la sua offerta.
proposals-lapsed = { $count ->
    [one] Un’offerta decade.
   *[other] { $count } offerte decadono.
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
books-closed = { $company } ha guadagnato { $amount }, l’anno prima { $before }{ $boot ->
    [yes] : riceve uno stivale.
   *[no] .
}
officer-named = { $seat } indica il { $office } di { $company }, { $officer }.
officer-fired = { $seat } perde il posto di { $office } di { $company } e riceve { $amount }.
company-taken-over = { $company } ha un nuovo CEO: { $seat }.
company-liquidated = In { $company } non resta nessuno: viene liquidata, e i suoi { $amount } vanno alla banca.
asset-discarded = { $company } scarta { $card } ({ $seat }).
bid-raised = { $seat } offre { $amount } per { $lot }.
bidder-passed = { $seat } non offre più per { $lot }.
symbol-bought = { $seat } compra { $symbol } per { $amount }: { $points }; tendenza { arrows }.
symbol-unsold = Nessuno compra { $symbol }.
founding-bought = { $seat } paga { $amount } per fondare una compagnia.
company-founded = { $seat } fonda { $company } con { $assets ->
    [0] nessun asset
   *[other] { $assets }
}: tendenza { arrows }.
player-left = { $seat } lascia la partita.
game-ended = La partita è finita: { $reason }.

## Chi si aspetta, e per che cosa

ask-announce = { $seat }: annunciare un asset
    .what = scegli quale delle tue due carte annunciare
ask-bid = { $seat }: offrire per gli asset
    .what = fai un’offerta segreta per ciascuna tua compagnia: chi offre di più prende per primo un asset
ask-take-an-asset = { $seat }: prendere un asset per { $company }
    .what = prendi un asset per { $company }, o nessuno
ask-trade = { $seat }: commerciare
    .what = commercia e trasforma; di’ quando hai finito
ask-sell = { $seat }: vendere i prodotti
    .what = di’ che cosa conservano le tue compagnie; il resto si vende
ask-name-a-scapegoat = { $seat }: come { $office } indicare un capro espiatorio in { $company }
    .what = come { $office } di { $company }, indica chi licenziare
ask-discard-an-asset = { $seat }: scartare un asset di { $company }
    .what = scarta un asset di { $company }
ask-bid-for-a-symbol = { $seat }: offrire per { $symbol }
    .what = offri per { $symbol }, o passa
ask-bid-for-a-company = { $seat }: offrire per una nuova compagnia
    .what = offri per il diritto di fondare una compagnia, o passa
ask-found-a-company = { $seat }: fondare una compagnia
    .what = scegli una compagnia e fino a quattro asset dagli scarti

## Che cosa si può fare: etichette

do-announce = Annuncia { $card }
do-invest = { $company }: offri { $amount }{ $wishes ->
    [0] {""}
   *[other] {" "}per { $wishes }
}
    .form = { $company }: offerta segreta…
do-abstain = { $company }: nessuna offerta
do-take-asset = { $company }: prendi { $card }
    .several = Prendi uno di { $count } asset…
do-take-nothing = { $company }: non prendere nulla
do-transform = { $company }: usa { $uses }
    .form = { $company }: scegli che cosa usare…
do-propose = { $by } a { $partner ->
    [none] chiunque
   *[other] { $partner }
}: { $give } per { $take }{ in-between }{ $answers ->
    [none] {""}
   *[other] {" "}(controfferta)
}{ $words ->
    [none] {""}
   *[other] {" "}«{ $words }»
}
    .form = { $answers ->
    [none] { $partner ->
        [none] Offri a chiunque…
       *[other] Offri a { $partner }…
    }
   *[other] Controfferta a { $answers }…
}
do-accept = Accetta { $proposal } · { $party }
    .several = Accetta una di { $count } offerte…
do-decline = Rifiuta { $proposal }
    .several = Rifiuta una di { $count } offerte…
do-withdraw = Ritira { $proposal }
    .several = Ritira una di { $count } offerte…
do-make-promise = Prometti a { $holder }: { $words }
    .form = Fai una promessa…
do-mark-promise = Promessa { $promise }: { $kept ->
    [yes] mantenuta
   *[no] infranta
}
    .form = È stata mantenuta? { $promise }
    .several = Mantenuta o infranta: { $count } promesse…
do-done = Ho finito
do-not-done = Riprendo
do-keep = { $company }: { $goods ->
    [0] vendi tutto
   *[other] conserva { $goods }
}
    .form = { $company }: conserva prodotti…
do-name = { $company }: indica il { $office }
do-discard = { $company }: scarta { $card }
    .form = { $company }: scarta un asset…
    .several = Scarta uno di { $count } asset…
do-raise-to = Offri { $amount }
    .form = Offri…
do-pass = Passa
do-found = Fonda { $company } con { $assets ->
    [0] nessun asset
   *[other] { $assets }
}
    .form = Fonda una compagnia…

## Che cosa chiede un modulo

field-card = Asset
field-company = Compagnia
field-amount = Offerta
field-wishes = Lista dei desideri, il più desiderato per primo
field-uses = Asset da usare in mezzo
field-by = La tua compagnia
field-partner = Offerta a
field-give = Dai
field-take = Ricevi
field-answers = Risponde all’offerta
field-words = Prometti
field-proposal = Offerta
field-party = Per la tua compagnia
field-holder = Promessa a
field-promise = Promessa
field-kept = Mantenuta
field-goods = Prodotti da conservare
field-office = Carica
field-assets = Asset dagli scarti
field-limit = Fino a
field-officer = Giocatore

## Che cosa si può lasciare come ordine

order-bid-up-to = Anno { $year }: offri per { $lot } fino a { $limit }
    .form = Anno { $year }: offri per { $lot }, fino a un limite…
order-name-officer = Anno { $year }: in { $company } indica { $officer }, o altrimenti me
    .form = Anno { $year }: in { $company } indica un capro espiatorio…
order-keep-goods = Anno { $year }: { $company } conserva { $goods }
    .form = Anno { $year }: { $company } conserva prodotti…
order-discard-asset = Anno { $year }: { $company } scarta { $card }
    .form = Anno { $year }: { $company } scarta un asset…

void-year-is-over = È passato il momento a cui serviva.
void-out-of-the-auction = Sei fuori dall’asta per { $lot }.
void-outbid = Per { $lot } ora servono { $floor }, più del tuo limite o del tuo denaro.
void-no-office-of-yours = In { $company } non hai più nessuna carica.
void-no-longer-ceo = { $company } non è più diretta da te.
void-too-little-to-store = { $company } ha troppo poco in cassa per conservare tanto.
void-asset-is-gone = { $company } non ha più { $card }.

## Opzioni del tavolo

option-discard_asset_after_boot = Dopo uno stivale si scarta un asset
option-discard_asset_after_boot-always = sempre
option-discard_asset_after_boot-new_ceo = solo un nuovo CEO

## Pagine

page-market = Mercato
page-symbols = Status symbol
page-company = { $company }
pages-company = Compagnie

note-best-use = { $company }: i suoi prodotti rendono { $value } usando { $uses }, { $gain } in più di così come sono.
note-stock = { $company }: i suoi prodotti rendono { $value } ai prezzi di oggi.
note-deal = Offerta { $proposal }: { $company } avrebbe { $goods } e { $cash } in cassa; il mercato pagherebbe { $value }. Sono { $gain } in più di adesso.
note-losing-deal = Offerta { $proposal }: { $company } avrebbe { $goods } e { $cash } in cassa; il mercato pagherebbe { $value }. Sono { $gain } in meno di adesso.
note-promise = { $giver } ti ha promesso: «{ $words }». È stata mantenuta?

prices-alt = Quanto paga il mercato per ogni prodotto in ogni casella della sua scala. `/{ command-rules }` spiega come si muovono i prezzi.

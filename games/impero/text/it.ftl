### Impero in italiano.

## Nomi

game-impero = Impero
goal = Fonda società, compra caselle della mappa e vivi dei loro dividendi. Vince chi ha il capitale più alto dopo l’ultimo turno.
my-hand = Il mio impero

title-auction = { $count ->
    [one] { $count } nuova azione di { $company }
   *[other] { $count } nuove azioni di { $company }
}
title-listing = { $count ->
    [one] { $count } azione di { $company } per { $price }
   *[other] { $count } azioni di { $company } per { $price }
}
title-transfer = { $amount } da { $giver }

## Che cosa è successo: una riga di cronaca ciascuno

game-began = Il paese ha { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}, la partita { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turni.
}
company-founded = { $seat } fonda { $company } in { $cell } con { $amount }.
director-changed = Ora chi amministra { $company } è { $seat }.
dividend-set = {""}
cell-bought = {""}
cell-rented = {""}
cell-developed = {""}
shares-issued = { $seat } mette all’asta { $count ->
    [one] { $count } nuova azione di { $company }
   *[other] { $count } nuove azioni di { $company }
}, da { $amount }, { $last ->
    [none] fino al { $until }.
   *[other] fino alla chiusura del turno { $last }.
}
bid-made = { $seat } offre { $amount } per { $count ->
    [one] { $count } nuova azione di { $company }
   *[other] { $count } nuove azioni di { $company }
}{ $outbid ->
    [none] {""}
   *[other] {" "}e supera { $outbid }
} ({ $last ->
    [none] fino al { $until }
   *[other] fino alla chiusura del turno { $last }
}).
auction-extended = Un’offerta all’ultimo minuto: l’asta di { $company } continua fino al { $until }.
auction-won = { $seat } si aggiudica { $count ->
    [one] { $count } nuova azione di { $company }
   *[other] { $count } nuove azioni di { $company }
} per { $amount }.
auction-without-bid = { $count ->
    [one] Nessuna offerta per { $count } nuova azione di { $company }: non viene emessa.
   *[other] Nessuna offerta per { $count } nuove azioni di { $company }: non vengono emesse.
}
auction-cancelled = La partita finisce: l’asta di { $count ->
    [one] { $count } azione di { $company }
   *[other] { $count } azioni di { $company }
} è annullata, e l’eventuale offerta migliore viene restituita.
shares-listed = { $seat } mette in vendita { $count ->
    [one] { $count } azione di { $company }
   *[other] { $count } azioni di { $company }
} per { $amount }, { $last ->
    [none] fino al { $until }.
   *[other] fino alla chiusura del turno { $last }.
}
listing-withdrawn = { $seat } ritira dal mercato { $count ->
    [one] { $count } azione di { $company }.
   *[other] { $count } azioni di { $company }.
}
listing-expired = Nessuno ha comprato { $count ->
    [one] { $count } azione di { $company }, messa in vendita da { $seat }.
   *[other] { $count } azioni di { $company }, messe in vendita da { $seat }.
}
shares-sold = { $seat } compra da { $seller } { $count ->
    [one] { $count } azione di { $company }
   *[other] { $count } azioni di { $company }
} per { $amount }.
money-sent = { $seat } invia { $amount } a { $taker }. Se accetta, la Finanza può accorgersene (rischio: { $risk }%). { $taker } può rispondere fino al { $until }.
money-waits = { $seat } ha inviato { $amount } a { $taker }, e la risposta manca ancora: scade il { $until } (rischio: { $risk }%). È cominciato il turno { $turn }.
money-accepted = { $seat } accetta { $amount } da { $giver }. La Finanza non si è accorta di niente.
money-refused = { $seat } rifiuta { $amount } da { $giver }, che riprende il denaro.
money-returned = { $taker } non ha accettato { $amount } da { $seat }, che riprende il denaro.
money-seized = La Finanza ha sequestrato { $amount } che { $seat } aveva inviato a { $taker }: il denaro è perduto.
caught = La Finanza ha scoperto { $seats }: perdono tutto il loro capitale, e tutto il denaro che avevano inviato svanisce.
player-ready = {""}
player-unready = {""}
turn-closed = Il turno { $turn } è chiuso: le società hanno incassato { $amount }; { $dark ->
    [0] nessuna delle { $count } caselle in blackout.
    [one] { $dark } casella su { $count } in blackout.
   *[other] { $dark } caselle su { $count } in blackout.
}
earned = Turno { $turn }: le tue azioni ti hanno reso { $amount }. Il tuo capitale è { $capital }.
turn-began = Comincia il turno { $turn } di { $turns }.
player-left = { $seat } lascia la partita.
game-ended = La partita è finita: { $reason }.

## Chi deve fare che cosa

ask-act-in-turn = Turno { $turn } di { $turns }: giocano tutti
    .what = gioca il turno { $turn } di { $turns }

## Che cosa si può fare: etichette

do-found = Fonda { $name } con { $capital }
    .form = Fonda una società…
do-set-dividend = { $company }: dividendo { $percent }
    .form = Fissa il dividendo…
    .several = Fissa il dividendo di una delle { $count } società…
do-issue = { $shares ->
    [one] Emetti { $shares } azione di { $company } da { $base }
   *[other] Emetti { $shares } azioni di { $company } da { $base }
}
    .form = Emetti azioni…
    .several = Emetti azioni di una delle { $count } società…
do-bid = { $holds ->
    [yes] Sali a { $amount } per { $auction }
   *[no] Offri { $amount } per { $auction }
}
    .form = Offri per { $auction }…
    .several = Offri in una delle { $count } aste…
do-sell = { $shares ->
    [one] Metti in vendita { $shares } azione di { $company } per { $price }
   *[other] Metti in vendita { $shares } azioni di { $company } per { $price }
}
    .form = Vendi azioni di { $company }…
    .several = Vendi azioni di una delle { $count } società…
do-withdraw = Ritira { $listing }
    .several = Ritira una delle { $count } vendite…
do-buy = Compra { $listing }
    .several = Compra una delle { $count } vendite…
do-buy-cell = { $company }: compra { $cell }
    .form = Compra una casella…
    .several = Compra una delle { $count } caselle…
do-rent-cell = { $company }: noleggia { $cell }
    .form = Noleggia una casella…
    .several = Noleggia una delle { $count } caselle…
do-develop-cell = { $company }: sviluppa { $cell }
    .form = Sviluppa una casella…
    .several = Sviluppa una delle { $count } caselle…
do-send = Invia { $amount } a { $taker }
    .form = Invia denaro…
do-answer = { $accept ->
    [yes] Accetta { $transfer }
   *[no] Rifiuta { $transfer }
}
    .several = Denaro per te: { $count } risposte…
do-ready = Ho finito
do-unready = Non ho finito

## Che cosa chiede un modulo

field-name = Nome della società
field-capital = Il suo capitale, preso dal tuo
field-company = Società
field-percent = Dividendo in percentuale
field-shares = Numero di azioni
field-base = Base d’asta per un’azione
field-auction = Asta
field-amount = Importo
field-price = Prezzo di un’azione
field-listing = Vendita
field-cell = Casella
field-taker = A chi
field-transfer = Denaro inviato a te
field-accept = Accetta il denaro
field-holds = Rilancia contro un massimo segreto
field-most = Il massimo che paghi per tutte insieme

## Che cosa si può dare come ordine

order-bid-up-to = Offri per me fino a { $most } per { $auction }
    .form = Offri per me: { $auction }, fino a un limite…

## Pagine

page-market = Mercato
page-report = Resoconto
page-company = { $code } · { $company } · { $mine ->
    [yes] tua
   *[no] { $seat }
}
    .heard = { $company }, { $mine ->
        [yes] tua
       *[no] { $seat }
    }
pages-company = Una società…
page-region = { $region }{ $rank ->
    [0] {""}
   *[other] {" "}{ $rank }
} ({ $name })
pages-region = Una parte della mappa…
page-key = Chi è chi
page-mine = La mia mappa
page-each = Mappe dei giocatori
page-player = { $seat }
pages-player = La mappa di un giocatore…

## Opzioni del tavolo

option-country = Paese
option-country-italy = Italia
option-country-coast = una costa a caso
option-hours = I turni si chiudono a queste ore
option-turns = Turni
option-minutes = Minuti per ogni turno
option-minutes-0 = a ore fisse
option-early = Quando tutti hanno finito
option-early-yes = il turno si chiude subito
option-early-no = il turno dura per intero

## Come è finita

reason-last-turn = l’ultimo turno è chiuso
reason-all-left = tutti hanno lasciato la partita

## La tabella dei prezzi in parole


## Sopra le pagine: fino a quando

note-auction = { $companies }: { $count ->
    [one] l’asta finisce
   *[other] { $count } aste finiscono
} { RELATIVE($until) }
note-listing = { $companies }: { $count ->
    [one] la vendita finisce
   *[other] { $count } vendite finiscono
} { RELATIVE($until) }
note-auction-closing = { $companies }: { $count ->
    [one] l’asta finisce
   *[other] { $count } aste finiscono
} { $turns ->
    [0] con questo turno
   *[other] con il prossimo turno (con questo, se si chiude dopo il { $until })
}
note-listing-closing = { $companies }: { $count ->
    [one] la vendita finisce
   *[other] { $count } vendite finiscono
} { $turns ->
    [0] con questo turno
   *[other] con il prossimo turno (con questo, se si chiude dopo il { $until })
}
note-transfer = { $giver } ti manda { $amount } (rischio: { $risk }%): rispondi entro il { $until }
note-transfer-mine = { $amount } per { $taker } (rischio: { $risk }%): senza risposta torna a te { RELATIVE($until) }

## Sopra le pagine: che cosa si può fare, e perché non si può

note-found = Non amministri ancora nessuna società: fondane una ({ $needed } dei tuoi { $points } punti). La società compra caselle, le caselle rendono a ogni chiusura di turno, e i suoi dividendi ti arricchiscono.
    .heard = La società compra caselle, le caselle rendono a ogni chiusura di turno, e i suoi dividendi ti arricchiscono.
note-no-points = In questo turno non hai più punti: non puoi fondare, fare offerte, vendere, comprare né inviare denaro. Alla chiusura del turno ne hai di nuovo { $points }.
note-company-works = { $points ->
    [one] { $points } punto della società
   *[other] { $points } punti della società
}, { $funds }: compra o sviluppa una casella.
    .heard = { "" }
note-company-waits = { $company } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $funds }: compra o sviluppa una casella dalla sua pagina.
note-company-no-points = { $company } non ha più punti in questo turno, perciò non può comprare né sviluppare niente. Ha { $funds }; i nuovi punti arrivano alla chiusura.
note-company-no-money = { $company } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $funds }: { $least ->
    [none] non resta niente da comprare o sviluppare.
   *[other] la casella più economica costa { $least }.
}

## Parti del paese

region-western-alps = Alpi occidentali
region-central-alps = Alpi centrali
region-dolomites = Dolomiti
region-eastern-alps = Alpi orientali
region-piedmont = Piemonte
region-po-valley = Pianura Padana
region-veneto = Veneto
region-liguria = Liguria
region-romagna = Romagna
region-tuscany = Toscana
region-umbria = Umbria
region-marche = Marche
region-latium = Lazio
region-abruzzo = Abruzzo
region-gargano = Gargano
region-campania = Campania
region-basilicata = Basilicata
region-apulia = Puglia
region-salento = Salento
region-calabria = Calabria
region-northern-sardinia = Sardegna settentrionale
region-southern-sardinia = Sardegna meridionale
region-western-sicily = Sicilia occidentale
region-eastern-sicily = Sicilia orientale
region-north-west = Nord-ovest
region-north = Nord
region-north-east = Nord-est
region-west = Ovest
region-middle = Centro
region-east = Est
region-south-west = Sud-ovest
region-south = Sud
region-south-east = Sud-est

## Quanto costa un comando, detto dove si scrive

type-cost-found = 11 tuoi punti; il suo capitale compra caselle, una da 1 $ le tocca a sorte
type-cost-dividend = 1 punto della società per ogni passo del 10%
type-cost-issue = 1 punto della società; la base è l’offerta minima per tutte insieme
type-cost-bid = 1 tuo punto la prima volta in un’asta
type-cost-sell = 1 tuo punto; il prezzo è per tutte insieme
type-cost-buy = 1 tuo punto
type-cost-cell = 1 punto della società
type-cost-rent = 1 punto della società
type-cost-develop = 1 punto della società
type-cost-send = 1 tuo punto
type-cost-answer = 1 tuo punto se accetti

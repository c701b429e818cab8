### Shark Room in italiano.

## Nomi

game-shark_room = Shark Room
goal = Compra e vendi titoli, gioca carte contro gli altri e guardati dalle chiusure. Quando le carte Titolo finiscono vince chi vale di più.

reason-last-titles = sono uscite le ultime carte Titolo
reason-one-left = è rimasto un solo giocatore

deal-buy = Compra
deal-sell = Vendi

label-numbered = { $name } azione { $number }

kept-yes = mantenuta
kept-no = infranta

count-sharks = { $count ->
    [one] { $count } Squalo
   *[other] { $count } Squali
}
title-proposal = { $count } ({ $by }: { swap })
swap = { $give ->
    [0] chiedendo { $take }
   *[other] { $take ->
        [0] { $give } in dono
       *[other] { $give } per { $take }
    }
}
title-promise = { $count } ({ $giver }: «{ $words }»)

## Che cosa è successo: una riga di cronaca ciascuna

turn-began = Turno { $moves }: { $seat }.
cards-drawn = { $seat } pesca { $count ->
    [one] { $count } carta Speciale.
   *[other] { $count } carte Speciali.
}
cards-seen = Peschi { $cards }.
card-discarded = { $seat } scarta { $special }.
specials-reshuffled = { $count ->
    [one] L’unica carta scartata diventa il nuovo mazzo Speciali.
   *[other] Le { $count } carte scartate, mescolate, diventano il nuovo mazzo Speciali.
}
income-collected = { $seat } incassa { $amount } dagli Asset.
dividends-paid = { $seat } incassa { $amount } di dividendi per { $count ->
    [one] { $count } { $title }.
   *[other] { $count } { $title }.
}
shares-turned-up = Nuove sul mercato: { $shares }.
closing-turned-up = { $title } chiude, per la { $count ->
    [1] prima volta
    [2] seconda volta
    [3] terza volta
   *[other] { $count }ª volta
}.
shares-returned = { $seat } deve restituire { $shares } al mercato, senza compenso.
last-titles-drawn = { $seat } ha pescato le ultime carte Titolo: questo turno è l’ultimo.
shares-bought = { $seat } compra { $shares } per { $amount }{ $extra ->
    [0] .
    [one] , trasformando { $extra } carta in Squalo.
   *[other] , trasformando { $extra } carte in Squali.
}
shares-sold = { $seat } vende { $shares } per { $amount }{ $extra ->
    [0] .
    [one] , trasformando { $extra } carta in Squalo.
   *[other] , trasformando { $extra } carte in Squali.
}
cash-taken = { $seat } incassa { $amount }.
card-played = { $seat } gioca { $special }{ $title ->
    [none] .
   *[other] {" "}su { $title }.
}
card-aimed = { $seat } gioca { $special } contro { $target }{ $share ->
    [none] .
   *[other] , per { $share }.
}
card-answered = { $seat } risponde alla carta { $answered } di { $target } con { $special }.
not-answered = { $seat } non risponde.
card-cancelled = La carta { $special } di { $seat } è annullata.
tax-paid = { $seat } paga alla banca { $amount } per { $sharks }.
share-reported = { $seat } deve restituire { $share } al mercato.
money-gained = { $seat } riceve { $amount } dalla banca.
money-stolen = { $seat } prende { $amount } a { $target }.
share-forced = { $target } deve vendere { $share } a { $seat } per { $amount }.
titles-seen = Vedi le prossime carte Titolo: { $titles }. (⊘ è una chiusura.)
titles-put-back = { $seat } rimette sul mazzo { $count ->
    [one] la prossima carta Titolo.
   *[other] le prossime { $count } carte Titolo.
}
asset-bought = { $seat } compra { $asset } per { $amount }.
asset-sold = { $seat } vende { $asset } per { $amount }.
offer-made = { $partner ->
    [none] { $give ->
        [0] { $seat } chiede a chiunque { $take }.
       *[other] { $take ->
            [0] { $seat } propone a chiunque { $give } in dono.
           *[other] { $seat } propone a chiunque { $give } per { $take }.
        }
    }
   *[other] { $give ->
        [0] { $seat } chiede a { $partner } { $take }.
       *[other] { $take ->
            [0] { $seat } propone a { $partner } { $give } in dono.
           *[other] { $seat } propone a { $partner } { $give } per { $take }.
        }
    }
}
counter-made = { $give ->
    [0] { $seat } chiederebbe piuttosto a { $partner } { $take }.
   *[other] { $take ->
        [0] { $seat } darebbe piuttosto a { $partner } { $give } in dono.
       *[other] { $seat } darebbe piuttosto a { $partner } { $give } per { $take }.
    }
}
promise-offered = E in più { $seat } prometterebbe: «{ $words }».
deal-struck = { $give ->
    [0] { $seat } accetta e dà a { $partner } { $take }.
   *[other] { $take ->
        [0] { $seat } accetta { $give } in dono da { $partner }.
       *[other] { $seat } accetta { $give } da { $partner } per { $take }.
    }
}
offer-declined = { $seat } rifiuta la proposta di { $partner }{ offer-content }.
offer-withdrawn = { $seat } ritira una proposta{ offer-content }.
offer-content = { $give ->
    [0] { $take ->
        [0] {""}
       *[other] {" "}di prendere { $take } in dono
    }
   *[other] { $take ->
        [0] {" "}di dare { $give } in dono
       *[other] {" "}di dare { $give } per { $take }
    }
}
offers-lapsed = { $count ->
    [one] Una proposta di { $seat } decade.
   *[other] { $count } proposte di { $seat } decadono.
}
promise-made = { $seat } promette a { $holder }: «{ $words }».
promise-marked = Per { $seat } la promessa di { $giver } («{ $words }») è stata { $kept }.
player-left = { $seat } lascia la partita e scarta { $specials ->
    [0] niente.
   *[other] { $specials }.
}
game-ended = La partita è finita: { $reason }.

## Chi deve decidere, e che cosa

ask-open-the-turn = { $seat }: comincia il turno
    .what = comincia il tuo turno: scarta una carta, o nessuna
ask-make-a-deal = { $seat }: compra, vendi o incassa 50 €
    .what = compra o vendi fino a due azioni di un titolo, o incassa 50 €
ask-answer-a-card = { $seat }: rispondi alla carta { $special } di { $by }?
    .what = rispondi alla carta { $special } di { $by }, oppure no
ask-put-titles-back = { $seat }: rimetti sul mazzo le carte Titolo
    .what = rimetti sul mazzo le carte Titolo che hai visto, nell’ordine che vuoi

## Che cosa si può fare: etichette

do-open = { $discard ->
    [none] Comincia il turno
   *[other] Scarta { $discard } e comincia
}
    .form = Scarta una carta e comincia…
do-buy = Compra { $lot }{ $turned ->
    [0] {""}
   *[other] {" "}({ $turned } in Squali)
}
    .form = { $turned ->
    [0] Compra azioni…
   *[other] Compra di più, trasformando carte…
}
do-sell = Vendi { $sold }{ $turned ->
    [0] {""}
   *[other] {" "}({ $turned } in Squali)
}{ $at_face ->
    [0] {""}
   *[other] {" "}({ $at_face } al prezzo stampato)
}
    .form = { $turned ->
    [0] Vendi { $sold } o altre…
   *[other] Vendi di più, per esempio { $sold }, trasformando carte…
}
    .several = Vendi azioni…
do-take-cash = Incassa 50 €
do-play-card = { $target ->
    [none] { $title ->
        [none] Gioca { $special }
       *[other] Gioca { $special } su { $title }
    }
   *[other] { $share ->
        [none] Gioca { $special } contro { $target }
       *[other] Gioca { $special } contro { $target } per { $share }
    }
}
    .form = { $share ->
    [none] Gioca { $special }…
   *[other] Gioca { $special } contro { $target }…
}
    .several = Gioca una delle { $count } carte…
do-answer = { $special ->
    [none] Non rispondere
   *[other] Rispondi con { $special }
}
do-put-back = Rimetti { $order }
    .form = Rimetti sul mazzo le carte Titolo…
do-trade-asset = { $deal } { $asset }
# Chi offre o accetta è sempre chi preme: il nome non serve.
do-propose = Proponi a { $partner ->
    [none] chiunque
   *[other] { $partner }
}: { swap }{ $by ->
   *[other] {""}
}{ $uses ->
   *[other] {""}
}{ $answers ->
   *[other] {""}
}{ $words ->
   *[other] {""}
}
    .form = { $answers ->
    [none] { $partner ->
        [none] Fai una proposta a chiunque…
       *[other] Fai una proposta a { $partner }…
    }
   *[other] Controproposta alla { INDEX($answers) }…
}
do-accept = Accetta la proposta { INDEX($proposal) }{ $party ->
   *[other] {""}
}
    .several = Accetta una delle { $count } proposte…
do-decline = Rifiuta la proposta { INDEX($proposal) }
    .several = Rifiuta una delle { $count } proposte…
do-withdraw = Ritira la proposta { INDEX($proposal) }
    .several = Ritira una delle { $count } proposte…
do-make-promise = Prometti a { $holder }: { $words }
    .form = Prometti qualcosa…
do-mark-promise = Giudica { $kept } la promessa { $promise }
    .form = Una promessa è stata mantenuta? { $promise }…
    .several = Mantenuta o infranta: { $count } promesse…

## Che cosa chiede un modulo

field-discard = Carta da scartare
field-lot = Azioni
field-turned = Carte in Squali: una per azione oltre la 2ª
field-sold = Azioni da vendere
field-at_face = Azioni pagate al prezzo stampato
field-special = Carta
field-asset = Asset
field-deal = Compra o vendi
field-target = Contro
field-title = Titolo
field-share = Azione
field-order = Ordine: prima la prossima carta
field-by = Proposta di
field-partner = Proposta a
field-give = Dai: azioni e denaro, per esempio Pear 3 + 200
field-take = Ricevi: azioni e denaro
field-uses = Usi
field-answers = In risposta a
field-words = Promessa
field-proposal = Proposta
field-party = Per
field-holder = Promessa a
field-promise = Promessa
field-kept = Mantenuta
field-amount = Limite

## Che cosa si può dare come ordine

order-never-answer = Non rispondere mai a una carta giocata contro di me
order-answer-above = Rispondi a una carta che mi costerebbe più di { $amount }, e a nessun’altra
    .form = Rispondi solo a una carta che mi costerebbe più di un importo…
order-discard-nothing = Comincia i miei turni senza scartare
order-take-fifty = Comincia i miei turni e incassa 50 € finché non torno

## Opzioni del tavolo

option-seat_compensation = Denaro iniziale in più a chi gioca prima (giocare dopo è un vantaggio)
option-preload_market = Carte Titolo sul mercato prima del primo turno (4 in due, 6 in tre, 8 in quattro: tutti hanno lo stesso numero di turni)

## Come si racconta in immagini e parole

prices-alt = Quanto costano e rendono i titoli, e le carte Speciali. `/{ command-rules }` lo dice in parole.

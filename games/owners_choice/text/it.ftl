### Owner's Choice in italiano.

game-owners_choice = Owner’s Choice
goal = Compra azioni, diventa presidente e scegli i dadi che muovono i prezzi. Alla fine vince chi vale di più in denaro e azioni.

## Nomi

company-red = Rossa
company-blue = Blu
company-green = Verde
company-yellow = Gialla

die-red = il dado Rosso
die-blue = il dado Blu
die-green = il dado Verde
die-yellow = il dado Giallo
die-fund = il dado del Fondo
die-event = il dado Evento

face-status-quo = status quo
    .counted = { $count ->
        [one] status quo
       *[other] { $count }× status quo
    }
face-price-up-1 = prezzo +1
    .counted = { $count ->
        [one] prezzo +1
       *[other] { $count }× prezzo +1
    }
face-price-up-2 = prezzo +2
    .counted = { $count ->
        [one] prezzo +2
       *[other] { $count }× prezzo +2
    }
face-price-up-3 = prezzo +3
    .counted = { $count ->
        [one] prezzo +3
       *[other] { $count }× prezzo +3
    }
face-price-down-1 = prezzo −1
    .counted = { $count ->
        [one] prezzo −1
       *[other] { $count }× prezzo −1
    }
face-dividend = dividendo
    .counted = { $count ->
        [one] dividendo
       *[other] { $count }× dividendo
    }
face-other-up-1 = un’altra compagnia +1
    .counted = { $count ->
        [one] un’altra compagnia +1
       *[other] { $count }× un’altra compagnia +1
    }
face-other-down-1 = un’altra compagnia −1
    .counted = { $count ->
        [one] un’altra compagnia −1
       *[other] { $count }× un’altra compagnia −1
    }
face-other-down-2 = un’altra compagnia −2
    .counted = { $count ->
        [one] un’altra compagnia −2
       *[other] { $count }× un’altra compagnia −2
    }
face-fund-down-1 = prezzo −1 e tutto il Fondo
    .counted = { $count ->
        [one] prezzo −1 e tutto il Fondo
       *[other] { $count }× prezzo −1 e tutto il Fondo
    }
face-fund-down-2 = prezzo −2 e tutto il Fondo
    .counted = { $count ->
        [one] prezzo −2 e tutto il Fondo
       *[other] { $count }× prezzo −2 e tutto il Fondo
    }
face-again = denaro dal Fondo, e di nuovo
    .counted = { $count ->
        [one] denaro dal Fondo, e di nuovo
       *[other] { $count }× denaro dal Fondo, e di nuovo
    }
face-bank = denaro dalla banca
    .counted = { $count ->
        [one] denaro dalla banca
       *[other] { $count }× denaro dalla banca
    }
face-exchange = scambio di un’azione
    .counted = { $count ->
        [one] scambio di un’azione
       *[other] { $count }× scambio di un’azione
    }
face-any-down-2 = una compagnia −2
    .counted = { $count ->
        [one] una compagnia −2
       *[other] { $count }× una compagnia −2
    }
face-all-down-1 = tutte le compagnie −1
    .counted = { $count ->
        [one] tutte le compagnie −1
       *[other] { $count }× tutte le compagnie −1
    }

space-red = una casella Rossa
space-blue = una casella Blu
space-green = una casella Verde
space-yellow = una casella Gialla
space-event = una casella evento
space-multi = una casella a scelta
space-president = una casella presidente
space-dividend = una casella dividendi
space-start = Partenza
space-goal = Traguardo

counted-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}

## Che cosa è successo: una riga di cronaca ciascuno

game-prepared = Tutti hanno { $amount }. Comincia { $seat }, per sorteggio.
shares-bought = { $seat } compra { $shares } per { $amount }.
shares-sold = { $seat } vende { $shares } per { $amount }.
nothing-traded = { $seat } non compra e non vende niente.
president-named = { $seat } diventa presidente della { $company }.
president-lost = La { $company } non ha più un presidente.
marker-moved = { $seat } avanza di { $steps }: { $space }.
no-president = La { $company } non ha un presidente: non succede niente.
company-named = { $seat } sceglie la { $company }.
fee-paid = { $seat } versa { $amount } nel Fondo per lanciare il dado della { $company }.
die-rolled = { $seat } lancia { $die }: { $face }.
price-risen = La { $company } sale da { $before } a { $price }.
price-fallen = La { $company } scende da { $before } a { $price }.
price-at-top = La { $company } resta a { $price }: più su non si va.
company-failed = La { $company } è in bancarotta: { $count ->
    [0] nessuno ne aveva azioni
    [one] { $count } azione torna alla banca
   *[other] { $count } azioni tornano alla banca
}, e la compagnia riparte da { $price }.
dividend-declared = La { $company } paga un dividendo di { $amount } per azione.
dividend-paid = { $seat } riceve { $amount } per { $count ->
    [one] { $count } azione della { $company }.
   *[other] { $count } azioni della { $company }.
}
nobody-holds = Nessuno ha azioni della { $company }: non si paga alcun dividendo.
fund-taken = { $seat } prende tutto il Fondo, { $amount }.
fund-gave = { $seat } riceve { $amount } dal Fondo.
fund-empty = Il Fondo è vuoto: non c’è niente da prendere.
bank-paid = { $seat } riceve { $amount } dalla banca.
dice-rewarded = { $seat } riceve { $amount } per { $count ->
    [one] { $count } dado del presidente.
   *[other] { $count } dadi del presidente.
}
no-dice-held = Nessuno ha un dado del presidente: non si paga niente.
nothing-to-exchange = Non ci sono due azioni da scambiare.
shares-exchanged = { $seat } dà a { $other } un’azione della { $given } in cambio di una della { $taken }.
nothing-exchanged = { $seat } non scambia niente.
player-bankrupt = { $seat } va in bancarotta ed esce dal gioco: restituisce tutto il denaro{ $shares ->
    [0] .
   *[other] {" "}e { $shares }.
}
player-left = { $seat } lascia la partita.
goal-reached = { $seat } arriva al Traguardo{ $amount ->
    [0] ; il Fondo è vuoto.
   *[other] {" "}e riceve { $amount } dal Fondo.
}
game-ended = La partita è finita: { $reason }.
holdings-counted = { $shares ->
    [0] { $seat } ha { $amount } e nessuna azione.
   *[other] { $seat } ha { $cash } e vende { $shares } per { $proceeds }: in tutto { $amount }.
}

## Chi deve fare che cosa

ask-buy-first-shares = { $seat }: compra le prime azioni
    .what = compra le tue prime azioni, o nessuna
ask-move-or-trade = { $seat }: avanza da 1 a { $most } { $most ->
    [one] passo
   *[other] passi
}
    .what = muovi il segnalino; prima o dopo puoi comprare e vendere
ask-move = { $seat }: avanza da 1 a { $most } { $most ->
    [one] passo
   *[other] passi
}
    .what = muovi il segnalino
ask-choose-a-die = { $seat }: scegli un dado per la { $company }
    .what = scegli un dado per la { $company }: sei tu il presidente
ask-name-a-company = { $seat }: scegli una compagnia
    .what = scegli di quale compagnia è questa casella
ask-raise-a-price = { $seat }: scegli quale prezzo sale di { $count ->
    [one] 1 gradino
   *[other] { $count } gradini
}
    .what = scegli una compagnia il cui prezzo sale di { $count ->
    [one] 1 gradino
   *[other] { $count } gradini
}
ask-lower-a-price = { $seat }: scegli quale prezzo scende di { $count ->
    [one] 1 gradino
   *[other] { $count } gradini
}
    .what = scegli una compagnia il cui prezzo scende di { $count ->
    [one] 1 gradino
   *[other] { $count } gradini
}
ask-exchange-a-share = { $seat }: scambia un’azione
    .what = scambia un’azione con un altro giocatore, o nessuna
ask-trade-after-moving = { $seat }: compra e vendi, o chiudi il turno
    .what = compra e vendi azioni, o chiudi il tuo turno

## Che cosa si può fare: etichette

do-trade = { $shares ->
    [0] Vendi tutte le tue azioni
   *[other] Compra e vendi fino ad avere { $shares }
}
    .form = Compra e vendi azioni…
do-pass = Non comprare né vendere
do-move = Avanza di { $steps }
    .form = Avanza…
do-roll-die = Lancia { $die }
    .form = Scegli un dado…
do-choose-company = Scegli la { $company }
    .form = Scegli una compagnia…
do-exchange = Dai a { $seat } un’azione della { $given } per una della { $taken }
    .form = Scambia con { $seat }…
do-exchange-nothing = Non scambiare niente
do-declare-bankruptcy = Vai in bancarotta

## Che cosa chiede un modulo

field-shares = Azioni che hai dopo
field-steps = Passi
field-die = Dado
field-company = Compagnia
field-seat = Con chi
field-given = Dai
field-taken = Ricevi

## Che cosa si può dare come ordine

order-always-roll = Da presidente della { $company }: lancia sempre { $die }
    .form = Da presidente della { $company }: lancia sempre lo stesso dado…

void-not-its-president = Non sei più presidente della { $company }.

## Come è finita

reason-goal = il segnalino è arrivato al Traguardo
reason-last-player = tutti gli altri sono in bancarotta o hanno lasciato
reason-all-left = è rimasto un solo giocatore

## Pagine

page-market = Mercato
note-may-declare = Avevi azioni di una compagnia andata in bancarotta. Finché il segnalino non si muove puoi andare in bancarotta anche tu: restituisci tutte le azioni e tutto il denaro ed esci dal gioco.

## Perché no

session-used = In questo turno hai già comprato o venduto: si fa una volta sola, prima o dopo la mossa.
    .chapter = { rule-trading.title }
last-holder-keeps-one = Nessun altro ha azioni della { $company }: tienine almeno una.
    .chapter = { rule-trading.title }
too-few-shares-left = { $most ->
    [0] Non resta nessuna azione della { $company }.
    [one] Puoi avere al massimo { $most } azione della { $company }: altre non ce ne sono.
   *[other] Puoi avere al massimo { $most } azioni della { $company }: altre non ce ne sono.
}
    .chapter = { rule-trading.title }
too-many-shares = Avresti { $count } azioni. Il massimo è { $most }.
    .chapter = { rule-trading.title }
not-enough-money = Hai { $cash }: servirebbero { $cost }.
    .chapter = { rule-trading.title }
steps-out-of-range = Puoi avanzare { $most ->
    [one] di un solo passo.
   *[other] da 1 a { $most } passi.
}
    .chapter = { rule-moving.title }
not-this-die = Lancia il dado della { $company } oppure il dado del Fondo.
    .chapter = { rule-company-spaces.title }
fee-not-affordable = Il dado costa { $cost } e tu hai { $cash }: lancia il dado del Fondo.
    .chapter = { rule-company-spaces.title }
no-such-company = Questa compagnia non esiste.
not-to-be-chosen = Scegli una di queste: { $companies }.
    .chapter = { rule-dice.title }
no-such-partner = Puoi scambiare con { $seats }.
    .chapter = { rule-dice.title }
holds-none-of-it = { $seat } non ne ha azioni; scegli tra { $companies }.
    .chapter = { rule-dice.title }
no-reason-for-bankruptcy = Puoi andare in bancarotta solo dopo che ci è andata una compagnia di cui avevi azioni, e finché il segnalino non si muove.
    .chapter = { rule-bankruptcy.title }
out-of-the-game = Sei fuori dal gioco.
    .chapter = { rule-bankruptcy.title }

## Said where a command is typed

type-cost-trade = chi da solo ha azioni di una società ne tiene una

### Le scritte sulle immagini di Acquire, e le immagini a parole, in italiano.

## Il tabellone

picture-table = Acquire · tavolo { $reference }
picture-turn = turno { $turn }
picture-last-turn = ultimo turno
picture-you = tu
picture-left = ritirato
picture-computer = computer
picture-majority = maggioranza
picture-minority = minoranza
picture-last-tile = ultima tessera { $cell }
picture-reserve = { $count ->
    [one] { $count } tessera da pescare
   *[other] { $count } tessere da pescare
}
picture-merger-with = con
picture-merger-then = poi
picture-merger-queue = decidono poi

## La fine

picture-after-turn = dopo il turno { $turn }
picture-money = Denaro
picture-total = Totale
picture-market = mercato
picture-market-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
picture-bonus = + bonus
picture-place = { $place }º
picture-worth = Patrimonio, turno per turno
picture-merger = fusione

## La tabella dei prezzi

picture-prices = Quanto costa un’azione
picture-prices-note = per numero di tessere
picture-price = prezzo

## La mano

picture-hand = La tua mano
picture-only-you = La vedi solo tu
picture-asked-play-a-tile = Gioca una tessera
picture-asked-found-a-corporation = Fonda una società
picture-asked-choose-the-survivor = Scegli chi sopravvive
picture-asked-choose-the-next-defunct = Scegli chi si paga ora
picture-asked-dispose-of-shares = Conserva, vendi o scambia { $corporation }
picture-asked-buy-shares = Compra fino a tre azioni
picture-bank = banca
picture-yours = tue
picture-your-place = il tuo posto
picture-way-sell = { $count ->
    [one] Vendi la tua azione
   *[other] Vendi tutte e { $count }
}
    .heard = { $count ->
        [one] Vendi la tua azione
       *[other] Vendi tutte e { $count }
    }: ricevi { $amount }
picture-way-sell-note = la banca compra al vecchio prezzo
picture-way-trade = { $count ->
    [0] Nessuno scambio
   *[other] Scambia { $count }
}
    .heard = { $count ->
        [0] Nessuno scambio è possibile
       *[other] Scambiane { $count }, due per una: ricevi { $shares_count } { $corporation }, per un valore di { $amount }
    }
picture-way-trade-note = due per una, al prezzo nuovo
picture-way-keep = { $count ->
    [one] Tieni la tua azione
   *[other] Tieni tutte e { $count }
}
    .heard = { $count ->
        [one] Tieni la tua azione
       *[other] Tieni tutte e { $count }
    }: non valgono niente, se la società non è fondata di nuovo
picture-way-keep-note = vale solo se è fondata di nuovo
alt-for-sale = { $corporation }: { $price } ad azione, { $stock } in banca, tu ne hai { $count }
alt-most-of-others = { $seat } ne ha { $count }
picture-kind-alone = Isolata
picture-kind-grows = Cresce
picture-kind-founds = Fonda
picture-kind-merges = Fusione
picture-kind-eighth = Non ora
picture-kind-dead = Morta
picture-alone = Non tocca niente
alt-alone = { $cells ->
    [one] { $cells } non tocca niente: nessuna società cambia.
   *[other] { $cells } non toccano niente: nessuna società cambia.
}
alt-your-tiles = { $cells ->
    [one] La tua tessera: { $cells }.
   *[other] Le tue tessere: { $cells }.
}
picture-alone-detail = Nessuna società cambia
picture-grows = { $corporation } { $size } → { $size_after }
    .heard = { $corporation } cresce da { $size } a { $size_after } tessere
picture-price-stays = Il prezzo resta { $price }
    .heard = Un’azione resta a { $price }
picture-price-rises = Prezzo { $price } → { $cost }
    .heard = Un’azione sale da { $price } a { $cost }
picture-you-hold = { $count ->
    [0] Non ne hai
   *[other] { $rank ->
        [majority] Ne hai { $count }, maggioranza
        [minority] Ne hai { $count }, minoranza
       *[none] Ne hai { $count }
    }
}
picture-founds = Nuova, con { $size } tessere
    .heard = Fonda una società con { $size } tessere, e ricevi gratis una sua azione
picture-merges = { $survivor } assorbe { $defuncts }
picture-merges-tied = Pari: { $tied }
    .heard = Unisce { $tied }, che sono pari: scegli tu quale sopravvive
picture-size-after = Scegli tu: { $size_after } tessere
    .heard = Chi sopravvive ha { $size_after } tessere
picture-sizes = { $size } → { $size_after }
    .heard = { $corporation } cresce da { $size } a { $size_after } tessere
picture-sizes-price = { $told }
    .heard = prezzo di un’azione { $told }
picture-you-hold-none-of = Non hai { $defuncts }
picture-your-shares = Tu: { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}, { $amount ->
    [0] nessun bonus
   *[other] bonus { $amount }
}
    .heard = Hai { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    } di ciò che viene assorbito{ $price ->
        [0] {""}
       *[other] {" "}({ $price } l’una, se le vendi)
    } { $amount ->
        [0] e nessun bonus
       *[other] e ricevi un bonus di { $amount }
    }
picture-your-shares-bonus-unknown = Tu: { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}, bonus ?
    .heard = Hai { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    } di ciò che viene assorbito{ $price ->
        [0] {""}
       *[other] {" "}({ $price } l’una, se le vendi)
    }; il tuo bonus non si sa ancora
picture-bonus-chosen = Bonus { $amount ->
    [0] fino a { $cost }
   *[other] da { $amount } a { $cost }
}
    .heard = Ricevi un bonus { $amount ->
        [0] fino a { $cost }
       *[other] da { $amount } a { $cost }
    }, secondo chi sopravvive
alt-of-survivor = Hai { $count } { $corporation }
alt-rivals = Bonus agli altri: { $told }
picture-depends = Dipende dalla scelta
    .heard = Il suo effetto dipende da ciò che si sceglie ora
picture-merges-badges = { $survivor } assorbe
picture-merges-tied-badges = Pari
picture-eighth = Nessuna società è libera
    .heard = Ora non si può giocare: nessuna società è libera da fondare
picture-eighth-detail = Tutte e sette sono in gioco
picture-joins-safe = Non si può più giocare
picture-dead-detail = Al sicuro: { $corporations }
    .heard = Unirebbe { $corporations }, che sono al sicuro
picture-hint-disposing = Ne hai { $count }, { $price } l’una. Scambio 2 a 1 con { $survivor }, ne restano { $stock }
    .heard = Hai { $count ->
        [one] { $count } azione: vendendo ricevi { $price }
       *[other] { $count } azioni: vendendo ricevi { $price } l’una
    }. La banca dà un’azione { $survivor } per due di queste, e ne ha { $stock }
picture-hint-buying = O nessuna. Hai { $cash }
    .heard = Puoi anche non comprarne. Hai { $cash }
picture-hint-end = Puoi dichiarare la fine

## La partita animata

picture-over = La partita è finita
picture-replay-start = Comincia { $seat }
picture-replay-turn = { $seat } gioca { $cell }

## Le immagini a parole

alt-last-turn = Questo è l’ultimo turno.
alt-last-tile = Ultima tessera: { $cell }.
alt-merger = { $survivor } assorbe { $defuncts } e poi ha { $size } tessere a { $price }.
alt-tied = { $tied } sono pari: una sopravvive, con { $size } tessere.
alt-corporation = { $corporation } { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
}, { $price } ad azione, ne restano { $stock }
alt-corporation-safe = { $corporation } { $size } tessere, al sicuro, { $price } ad azione, ne restano { $stock }
alt-absent = Non in gioco: { $corporations }.
alt-lone = { $cells ->
    [one] Tessera isolata: { $cells }.
   *[other] Tessere isolate: { $cells }.
}
alt-takes-in = { $cells ->
    [one] Prende con sé la tessera isolata { $cells }
   *[other] Prende con sé le tessere isolate { $cells }
}
alt-joining = { $cells ->
    [one] { $cells } ne diventa parte.
   *[other] { $cells } ne diventano parte.
}
alt-shares = azioni: { $shares }
alt-hidden = denaro e azioni nascosti
alt-no-tiles = Nessuna tessera.
text-before = Denaro prima dell’ultimo pagamento
alt-place = { $place }º { $seat } { $amount }.
alt-paid = { $corporation }, { $size } tessere a { $price }
alt-mergers = Il grafico mostra il patrimonio di tutti e { $count ->
    [one] { $count } fusione.
   *[other] { $count } fusioni.
}
picture-tiles = { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
}
picture-head-left = restano
picture-head-bank = in banca
picture-safe-word = al sicuro
alt-bonus-at = a { $price } per azione { $majority } e { $minority }
alt-bonuses = Il bonus di maggioranza è { $majority } volte il prezzo, quello di minoranza { $minority } volte:

## Sullo scaffale
shelf-line = Posa tessere: le società si divorano, tu hai le azioni.
shelf-length = circa 60 minuti
shelf-mood = riflessivo, spietato

## Tutto il tavolo in parole

text-corporations = Società
text-tiles = tessere { $cells }
text-yours = tu ne hai { $count }
text-first = più azioni: { $seats } con { $count }
text-second = seconda maggioranza: { $seats } con { $count }
text-bonuses = bonus se fosse assorbita ora: { $told }
text-bonuses-safe = bonus se la partita finisse ora: { $told }
text-meetings = Dove le società possono fondersi
text-no-meeting = in nessun posto con una sola tessera
text-meeting = { $cells }: { $told }
text-absent = { $corporation }, non in gioco, ne restano { $stock }

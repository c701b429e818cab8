### Acquire in italiano.

## Nomi

game-acquire = Acquire
goal = Fonda società, comprane le azioni e guadagna quando una ne assorbe un’altra. Alla fine vince chi ha più denaro.

corporation-sackson = Sackson
corporation-zeta = Zeta
corporation-hydra = Hydra
corporation-fusion = Fusion
corporation-america = America
corporation-phoenix = Phoenix
corporation-quantum = Quantum

disposal-keep = conserva
disposal-sell = vendi
disposal-trade = scambia

## Che cosa è successo: una riga di cronaca ciascuno

start-tiles-drawn = Per l’ordine di gioco { $seats } pescano { $cells }.
tile-played = { $seat } gioca { $cell }.
corporation-founded = { $seat } fonda { $corporation } con { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
}{ $gift ->
    [0] ; la banca non ha più azioni da regalare.
   *[other] {" "}e riceve un’azione.
}
corporation-grown = { $corporation } sale a { $size ->
    [one] { $size } tessera.
   *[other] { $size } tessere.
}
corporation-safe = { $corporation } è al sicuro con { $size ->
    [one] { $size } tessera.
   *[other] { $size } tessere.
}
merged = { $survivor } assorbe { $defuncts }.
shares-shown = { $seat } mostra { $count ->
    [one] { $count } azione { $corporation }.
   *[other] { $count } azioni { $corporation }.
}
market-drawn = { $cell ->
    [none] La riserva è vuota: per sorteggio il mercato ha { $held ->
        [one] { $held } azione { $corporation }.
       *[other] { $held } azioni { $corporation }.
    }
   *[other] Il mercato pesca { $cell }: ha { $held ->
        [one] { $held } azione { $corporation }.
       *[other] { $held } azioni { $corporation }.
    }
}
majority-paid = { $seat } riceve { $amount } come azionista di maggioranza di { $corporation }.
minority-paid = { $seat } riceve { $amount } come azionista di minoranza di { $corporation }.
bonus-shared = { $seats ->
    [one] { $seats } è in parità con il mercato per la maggioranza di { $corporation } e riceve { $amount }.
   *[other] { $seats } sono in parità per la maggioranza di { $corporation } e ricevono { $amount } ciascuno.
}
minority-shared = { $seats ->
    [one] { $seats } è in parità con il mercato per la minoranza di { $corporation } e riceve { $amount }.
   *[other] { $seats } sono in parità per la minoranza di { $corporation } e ricevono { $amount } ciascuno.
}
both-bonuses-paid = { $seat } riceve entrambi i bonus, { $amount }: nessun altro ha azioni { $corporation }.
nobody-held = Nessuno ha azioni { $corporation }: non si paga alcun bonus.
shares-disposed = { $sold ->
    [0] { $traded ->
        [0] { $seat } conserva { $kept } { $corporation }.
       *[other] { $kept ->
            [0] { $seat } scambia { $traded } { $corporation } con { $taken } { $survivor }.
           *[other] { $seat } scambia { $traded } { $corporation } con { $taken } { $survivor } e ne conserva { $kept }.
        }
    }
   *[other] { $traded ->
        [0] { $kept ->
            [0] { $seat } vende { $sold } { $corporation } per { $amount }.
           *[other] { $seat } vende { $sold } { $corporation } per { $amount } e ne conserva { $kept }.
        }
       *[other] { $kept ->
            [0] { $seat } vende { $sold } { $corporation } per { $amount } e ne scambia { $traded } con { $taken } { $survivor }.
           *[other] { $seat } vende { $sold } { $corporation } per { $amount }, ne scambia { $traded } con { $taken } { $survivor } e ne conserva { $kept }.
        }
    }
}
shares-bought = { $seat } compra { $shares } per { $amount }.
nothing-bought = { $seat } non compra niente.
buying-skipped = { $price ->
    [0] { $seat } non compra niente: la banca non ha più azioni di ciò che è sulla plancia.
   *[other] { $seat } ha { $cash } e non compra niente: l’azione più economica costa { $price }.
}
no-tile-playable = { $seat } non ha tessere giocabili.
tiles-drawn = { $count ->
    [1] {""}
   *[other] { $seat } pesca { $count } tessere.
}
tiles-seen = Peschi { $cells }.
dead-tiles-exchanged = { $seat } mette da parte { $cells }: { $cells ->
    [one] non si potrà più giocare.
   *[other] non si potranno più giocare.
}
reserve-empty = La riserva è vuota: d’ora in poi nessuno pesca.
end-declared = { $seat } dichiara la fine: questo turno è l’ultimo.
victory-claimed = { $seat } resta l’ultimo giocatore: chiude la partita e vince.
player-left = { $seat } lascia la partita.
game-ended = La partita è finita: { $reason }.
shares-settled = { $seat } riceve { $amount } per { $count ->
    [one] { $count } azione { $corporation }.
   *[other] { $count } azioni { $corporation }.
}

## Chi deve fare che cosa

ask-play-a-tile = { $seat }: gioca una tessera
    .what = gioca una tessera
ask-found-a-corporation = { $seat }: fonda una società
    .what = fonda una società
ask-choose-the-survivor = { $seat }: scegli chi sopravvive
    .what = scegli la società che sopravvive
ask-choose-the-next-defunct = { $seat }: scegli quale società si paga ora
    .what = scegli quale società si paga ora
ask-dispose-of-shares = { $seat }: conserva, vendi o scambia { $corporation }
    .what = conserva, vendi o scambia le tue azioni { $corporation } (sopravvive { $survivor })
ask-buy-shares = { $seat }: compra azioni
    .what = compra fino a tre azioni

## Che cosa si può fare: etichette

do-play-tile = Gioca { $cell }
    .form = Gioca una tessera…
do-found = Fonda { $corporation }
    .form = Fonda una società…
do-choose-survivor = Sopravvive { $survivor }
    .form = Scegli chi sopravvive…
do-choose-defunct = Paga ora { $defunct }
    .form = Scegli quale società si paga ora…
do-dispose = { $disposal_0 ->
    [0] { $disposal_1 ->
        [0] Conserva tutto
       *[other] Scambia { $disposal_1 }
    }
   *[other] { $disposal_1 ->
        [0] Vendi { $disposal_0 }
       *[other] Vendi { $disposal_0 }, scambia { $disposal_1 }
    }
}
    .form = Conserva, vendi o scambia…
do-buy = { $shares ->
    [0] Non comprare
   *[other] Compra { $shares }
}{ $end ->
    [yes] {" "}e dichiara la fine
   *[no] {""}
}
    .form = Compra azioni…
do-declare-end = Dichiara la fine
do-claim-victory = Chiudi la partita e vinci

## Che cosa chiede un modulo

field-cell = Tessera
field-corporation = Società
field-survivor = Chi sopravvive
field-defunct = Società da pagare ora
field-shares = Azioni
field-disposal = Azioni da vendere o scambiare
field-end = Dichiarare la fine

## Che cosa si può dare come ordine

order-buy-nothing = Non comprare niente nel mio turno (questo o, se no, il prossimo)
order-when-taken-over = Se { $corporation } viene assorbita: { $disposal ->
    [trade] scambia tutte le azioni che si possono scambiare e vendi le altre
   *[other] { $disposal } tutte le azioni
}
order-play-while-away = Gioca una tessera e non comprare niente finché non torno

void-turn-is-over = Il turno a cui era destinato è passato.
void-no-shares-of-it = Non hai più azioni { $corporation }.
void-end-can-be-declared = In questo turno si può dichiarare la fine della partita: decidi tu.
void-corporation-is-gone = { $corporation } non è più sul tabellone: l’ordine è finito con lei.
void-corporation-is-safe = { $corporation } è al sicuro e non può più essere assorbita.

## Opzioni del tavolo

option-open_holdings = Denaro e azioni
option-open_holdings-yes = visibili a tutti
option-open_holdings-no = nascosti agli altri

## Come è finita

reason-declared = la fine è stata dichiarata
reason-stuck = in un giro intero nessuno ha giocato una tessera, comprato un’azione o pescato
reason-all-left = tutti hanno lasciato la partita
reason-last-standing = tutti gli altri hanno lasciato la partita

## La tabella dei prezzi in parole


## Perché no

no-such-tile = Questa tessera non esiste: le tessere vanno da 1a a 12i.
    .chapter = { rule-tiles.title }
not-your-tile = Non hai { $cell } tra le tue tessere.
    .chapter = { rule-tiles.title }
no-eighth-corporation = { $cell } fonderebbe un’ottava società, ma ce ne sono solo sette: deve aspettare che una venga assorbita.
    .chapter = { rule-founding.title }
tile-is-dead = { $cell } unirebbe { $corporations }, e due di queste sono al sicuro: non si potrà mai giocare.
    .chapter = { rule-safe.title }
no-such-corporation = Questa società non esiste.
corporation-not-free = È già sul tabellone. Puoi fondare { $corporations }.
    .chapter = { rule-founding.title }
not-among-the-largest = Può sopravvivere solo la più grande: scegli tra { $tied }.
    .chapter = { rule-mergers.title }
not-among-the-next = Si paga prima la più grande: scegli tra { $tied }.
    .chapter = { rule-mergers.title }
more-than-you-hold = Hai { $most ->
    [one] { $most } azione
   *[other] { $most } azioni
}: tra vendite e scambi non puoi superare questo numero.
    .chapter = { rule-disposal.title }
trade-in-pairs = Si scambiano due azioni con una, quindi il numero deve essere pari: al massimo { $most }.
    .chapter = { rule-disposal.title }
too-few-left-to-trade = Alla banca { $left ->
    [0] non restano azioni
    [one] resta { $left } azione
   *[other] restano { $left } azioni
} della società che sopravvive: puoi scambiarne al massimo { $most }.
    .chapter = { rule-disposal.title }
too-many-shares = Puoi comprare al massimo { $most } azioni per turno in tutto.
    .chapter = { rule-buying.title }
not-on-the-board = { $corporation } non è sul tabellone: le sue azioni non sono in vendita.
    .chapter = { rule-buying.title }
too-few-shares-left = Alla banca { $most ->
    [0] non restano azioni { $corporation }.
    [one] resta solo { $most } azione { $corporation }.
   *[other] restano solo { $most } azioni { $corporation }.
}
    .chapter = { rule-buying.title }
not-enough-money = Hai { $cash }: queste azioni costano { $cost }.
    .chapter = { rule-buying.title }
already-declared = La fine è già stata dichiarata: questo turno è l’ultimo.
    .chapter = { rule-end.title }
no-end-yet = { $largest ->
    [0] Sul tabellone non c’è alcuna società.
    [one] La società più grande ha { $largest } tessera.
   *[other] La società più grande ha { $largest } tessere.
} La fine si può dichiarare quando una ne ha { $last }, o quando tutte quelle sul tabellone ne hanno almeno { $safe }.
    .chapter = { rule-end.title }

others-still-play = Solo l’ultimo giocatore rimasto può chiudere la partita da vincitore; { $seats ->
    [one] { $seats } gioca ancora.
   *[other] { $seats } giocano ancora.
}
    .chapter = { rule-absent.title }

## Le regole in breve (/regole)

rule-start = Acquire si gioca da due a sei persone. Il tabellone ha 108 caselle: colonne da 1 a 12, righe da a a i. Per ogni casella c’è esattamente una tessera con lo stesso nome, per esempio 4d.

    Cominci con 6.000 $ e senza azioni. Le società sono sette, con 25 azioni ciascuna: Sackson, Zeta, Hydra, Fusion, America, Phoenix e Quantum. Fondi società, ne compri le azioni finché costano poco e incassi quando una viene assorbita e poi ancora alla fine. Vince chi a quel punto ha più denaro.

    Ordine di gioco: per ciascuno si pesca una tessera e la si mette sul tabellone. Comincia chi ha la più vicina a 1a. La lettera conta prima del numero, quindi 9a è più vicina di 1b. I posti al tavolo seguono quest’ordine.

    Queste prime tessere non fondano niente, nemmeno se si toccano. Restano tessere isolate, che una tessera giocata più tardi può unire.

    Poi ognuno pesca sei tessere, che gli altri non vedono.
    .title = Inizio e ordine di gioco
rule-turn = Il turno ha tre parti, sempre in quest’ordine:
    1. Giochi una delle tue tessere.
    2. Compri fino a tre azioni, o nessuna.
    3. Peschi una tessera. Avviene da sé.

    Se hai una tessera che si può giocare, devi giocarne una. Se non ne hai, salti la prima parte e puoi comunque comprare.

    Una tessera può portarti a scegliere: quale società fondi e, in una fusione, quale tra le più grandi di pari dimensioni sopravvive. In una fusione rispondono anche gli altri, cioè tutti gli azionisti della società assorbita; poi il tuo turno continua.

    Se le condizioni per la fine sono soddisfatte, puoi dichiararla nel tuo turno.

    Poi tocca a chi siede dopo di te in senso orario. I giocatori non commerciano mai tra loro; né loro né la banca fanno prestiti.
    .title = Il turno
rule-tiles = La tessera va sulla casella di cui porta il nome. Sono vicine le caselle a sinistra, a destra, sopra e sotto; quelle in diagonale non contano.

    - Nessuna casella vicina è occupata: la tessera resta isolata e non succede altro.
    - Tocca solo tessere isolate: fonda una società.
    - Tocca una società: la società cresce di questa tessera e di tutte le tessere isolate che ora sono collegate.
    - Tocca due, tre o quattro società: avviene una fusione.

    Due tipi di tessere non si possono giocare. Quella che fonderebbe un’ottava società deve aspettare che una delle sette torni libera. Quella che unirebbe due società al sicuro è morta del tutto, qualunque altra cosa tocchi.

    La tua mano privata mostra che cosa farebbe ora ogni tua tessera.
    .title = Giocare una tessera
rule-founding = Una tessera che tocca tessere isolate, e nessuna società, ne fonda una. Scegli tu quale, tra quelle che non sono sul tabellone; se ne resta una sola, viene fondata subito. Tutte le tessere isolate collegate ne fanno subito parte, perciò può nascere con più di due tessere.

    Chi fonda riceve gratis un’azione della società. Se la banca non ne ha più, non riceve niente. L’azione gratuita non rientra nelle tre che puoi comprare nel turno, e puoi comprare subito azioni della nuova società.

    Le società sono solo sette. Finché sono tutte sul tabellone, una tessera che ne fonderebbe un’altra non si può giocare e nemmeno sostituire: la tieni finché una fusione libera una società. Se nel frattempo viene a toccare una società, lì si può giocare.

    Una società assorbita può essere fondata di nuovo. Le azioni conservate dalla sua prima vita tornano allora a valere.
    .title = Fondare una società
rule-mergers = Una tessera che tocca due o più società le fonde. Chi l’ha giocata è l’autore della fusione.

    Sopravvive la società con più tessere, che assorbe le altre. La tessera giocata e le tessere isolate che collega non contano nel confronto. Tra società di pari dimensioni l’autore della fusione sceglie quale sopravvive.

    Per ogni società assorbita:
    1. La banca paga i bonus di maggioranza e di minoranza.
    2. Gli azionisti conservano, vendono o scambiano le loro azioni, uno dopo l’altro in senso orario, a partire dall’autore della fusione.

    Con tre o quattro società si procede con una alla volta, cominciando dalla più grande. Tra società di pari dimensioni l’autore della fusione sceglie quale viene prima.

    Solo allora tutte le tessere passano alla società che sopravvive, che prende le nuove dimensioni e il nuovo prezzo. Le società assorbite lasciano il tabellone e possono essere fondate di nuovo. L’autore della fusione passa ora agli acquisti, ai nuovi prezzi.

    Gli azionisti della società che sopravvive non ricevono niente, ma di solito le loro azioni salgono.
    .title = Fusioni
rule-bonuses = Quando una società viene assorbita, e alla fine della partita per ogni società sul tabellone, la banca paga i due azionisti più grandi: il bonus di maggioranza è dieci volte il prezzo di un’azione, quello di minoranza cinque volte. Vale il prezzo che la società aveva prima della fusione.

    - Un solo azionista: riceve entrambi i bonus.
    - Parità per la maggioranza: i due bonus si sommano e si dividono in parti uguali; nessuno riceve il bonus di minoranza.
    - Parità per la minoranza: il bonus di minoranza si divide in parti uguali.
    - Nessun azionista: non si paga niente.

    Ogni parte si arrotonda per eccesso ai 100 $.

    Esempio: il prezzo è 300 $, quindi i bonus sono 3.000 $ e 1.500 $. Con 5, 5 e 1 azioni i primi due ricevono 2.300 $ ciascuno, la metà di 4.500 $ arrotondata, e il terzo niente. Con 6, 2 e 2 azioni il primo riceve 3.000 $ e gli altri 800 $ ciascuno.

    In due partecipa anche il mercato: vedi il capitolo apposito.
    .title = Bonus di maggioranza e di minoranza
rule-disposal = Dopo i bonus ogni azionista della società assorbita decide che cosa fare di queste azioni, in senso orario a partire dall’autore della fusione. Una sola risposta può combinare tre cose:

    - Venderne quante vuoi alla banca, al prezzo che la società aveva prima della fusione.
    - Scambiarne due con un’azione della società che sopravvive, quante volte vuoi, finché la banca ne ha. Chi risponde prima può prendere le ultime.
    - Conservare il resto. Le azioni conservate non valgono niente finché la società non è sul tabellone; tornano a valere se viene fondata di nuovo.

    Esempio: hai 7 azioni Hydra da 400 $ e sopravvive Fusion. Puoi venderne 3 per 1.200 $, scambiarne 2 con 1 Fusion e conservarne 2.

    Le azioni si possono vendere solo qui e alla fine della partita.
    .title = Conservare, vendere, scambiare
rule-buying = Dopo la tessera puoi comprare fino a tre azioni in tutto, di una o più società, purché siano sul tabellone e la banca ne abbia ancora: sono 25 per società. Comprare è facoltativo. Senza denaro non si compra: non ci sono prestiti.

    Il prezzo dipende dalla società e dal numero delle sue tessere:
    - Sackson e Zeta costano 200 $ con 2 tessere.
    - Hydra, Fusion e America costano 300 $ con 2 tessere.
    - Phoenix e Quantum costano 400 $ con 2 tessere.
    - Per tutte il prezzo sale di 100 $ a 3, 4, 5, 6, 11, 21, 31 e 41 tessere.

    Quindi America con 8 tessere costa 700 $. `/{ command-prices }` mostra la tabella intera.

    Dopo una fondazione o una fusione valgono le nuove dimensioni. Tutti possono sapere quante azioni restano alla banca.

    L’acquisto, o la rinuncia, chiude il tuo turno.
    .title = Comprare azioni
rule-safe = Una società con almeno 11 tessere è al sicuro: non può più essere assorbita. Può ancora assorbire società più piccole e cresce come prima.

    Due società al sicuro non possono mai fondersi. Una tessera che ne unirebbe due non si può giocare, nemmeno se ne tocca una terza più piccola.

    La tessera che provoca la fusione non conta: una società di 10 tessere può ancora essere assorbita da una di 11.
    .title = Società al sicuro
rule-dead-tiles = Alla fine del turno peschi una tessera, così ne hai di nuovo sei. Avviene da sé. Quando la riserva è vuota nessuno pesca più e la partita continua.

    Una tessera che unirebbe due società al sicuro è morta: non si potrà mai giocare. Dopo la pesca normale tutte le tue tessere morte vengono mostrate, messe da parte definitivamente e sostituite dalla riserva. Anche questo avviene da sé, una volta per turno. Se anche una sostituta è morta, aspetta la fine del tuo prossimo turno.

    Le tessere che fonderebbero un’ottava società non sono morte e non si sostituiscono mai.
    .title = Pescare, e tessere morte
rule-end = Nel tuo turno, prima o dopo aver giocato la tessera e mentre compri, puoi dichiarare la fine se
    - una società ha almeno 41 tessere, oppure
    - tutte le società sul tabellone sono al sicuro, e ce n’è almeno una.

    Non è obbligatorio, se preferisci continuare; potrà farlo chi viene dopo. Mentre rispondi in una fusione altrui non puoi dichiararla. Dopo averla dichiarata completi il turno.

    Poi la banca paga i bonus di maggioranza e di minoranza di ogni società sul tabellone e ne compra tutte le azioni al prezzo attuale. Le azioni delle società che non sono sul tabellone non valgono niente.

    Vince chi ha più denaro. A parità di denaro il posto è condiviso.

    Se in un giro intero nessuno ha una tessera giocabile, compra un’azione o pesca, la partita finisce da sé allo stesso modo.
    .title = Fine della partita
rule-two-players = In due valgono tutte le regole, ma per i bonus il mercato conta come terzo azionista, in ogni fusione e alla fine per ogni società.

    Si pesca una tessera dalla riserva: il suo numero è quello delle azioni del mercato, 9 per 9f. Poi la tessera torna nella riserva. Nessuno è quindi mai l’unico azionista.

    I bonus si calcolano fra tre. Ciò che spetta al mercato resta alla banca. Una parità con il mercato è una parità.

    Esempio: il prezzo è 300 $, tu hai 5 azioni, l’avversario 3. Se il mercato ne ha 4, ricevi 3.000 $ e l’avversario niente; con 3, 3.000 $ e 800 $; con 1, 3.000 $ e 1.500 $.

    Se la riserva è vuota, il numero da 1 a 12 si tira a sorte.
    .title = In due
rule-open-hidden = Prima dell’inizio il tavolo sceglie se ognuno vede il denaro e le azioni di tutti. Scoperti sono più facili da giocare, ed è la scelta normale qui. Nascosti, devi ricordare chi ha comprato che cosa: altro di nascosto non c’è.

    Sempre nascoste: le tue tessere. Sempre visibili: il tabellone, i prezzi e quante azioni restano alla banca.

    Anche con denaro e azioni nascosti ogni acquisto e pagamento viene detto nel momento in cui avviene. In una fusione chi ha azioni della società assorbita mostra quante sono. Alla fine si mostra tutto.
    .title = Denaro e azioni: scoperti o nascosti
rule-absent = { rules-time }

    - Giocare: la tessera che cambia meno. Prima una tessera isolata, poi una crescita, una fondazione, una fusione; a parità la più vicina a 1a.
    - Scegliere una società da fondare, quella che sopravvive o quella da pagare: la prima proposta.
    - Conservare, vendere, scambiare: si vende tutto. Le azioni conservate non valgono niente se nessuno rifonda la società.
    - Comprare: non si compra niente.
    - La fine non si dichiara mai.

    { rules-computer }

    Puoi anche dare ordini: non comprare niente nel tuo turno, questo o altrimenti il prossimo; conservare, vendere o scambiare tutto se una società viene assorbita; giocare una tessera e non comprare niente mentre manchi. Le azioni che non si possono scambiare si vendono. «Non comprare niente» decade quando puoi dichiarare la fine. Un ordine su una società finisce con lei. I tuoi ordini li vedi solo tu.

    { rules-leaving }
    .title = Tempo, assenze e abbandono
rule-rulings = Dove il regolamento non dice niente, Borsa gioca così. I primi due punti possono cambiare un risultato:

    - Le tessere morte si sostituiscono senza chiederlo, dopo la pesca normale, una volta per turno.
    - In due: se la riserva è vuota, le azioni del mercato si tirano a sorte, da 1 a 12. Poiché il mercato ha sempre qualcosa, nessuno dei due è mai l’unico azionista.

    Inoltre:
    - Una tessera che si può giocare va giocata.
    - Una tessera che tocca una società non fonda mai un’ottava società: la fa crescere.
    - Due società al sicuro e una piccola non possono fondersi.
    - Tra società di pari dimensioni l’autore della fusione sceglie anche l’ordine in cui si pagano.
    - Da una riserva vuota nessuno pesca; un giro intero in cui nessuno può giocare una tessera, compra o pesca chiude la partita.
    - Chi non può né comprare né chiudere la partita non riceve la domanda sugli acquisti. Con denaro e azioni nascosti la domanda si salta solo se non c’è più alcuna azione in vendita: saltarla rivelerebbe chi è senza denaro.
    - A parità di denaro la vittoria è condivisa.
    - I giocatori non commerciano tra loro.
    .title = Le scelte di Borsa

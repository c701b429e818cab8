# Ciò che il bot pubblica da sé: schede dei tavoli, tabelloni, promemoria, risultati, avvisi.

## Il posto del tavolo

thread-name = { $game } · tavolo { $table }: { $names }
thread-name-imported = { $game } · tavolo { $table }, importato: { $names }
thread-name-round = { $title } · turno { $round }, tavolo { $number }: { $names }
table-started = **{ $game } · tavolo { $table }** è cominciato. Giocano, in quest’ordine: { $names }.
seed-hash = Controllo di correttezza (per esperti): impronta del seme, che si pubblica alla fine: `{ $hash }`
table-moved = Il tavolo continua qui.

## La scheda del tavolo

lobby-seats = (da { $least } a { $most })
lobby-players = Giocatori
lobby-free = { $count ->
    [one] e { $count } posto libero
   *[other] e { $count } posti liberi
}
lobby-invited = Solo su invito: { $users }
lobby-missing = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}: gli altri premono [{ lobby-button-join }], oppure premi [{ lobby-button-computer }].
lobby-ready = I giocatori bastano: { $seat } fa cominciare la partita con [{ lobby-button-start }].
lobby-host = ha aperto il tavolo
lobby-computer = computer, { $computer }
lobby-advice = Tutti possono chiedere un consiglio, perciò questo tavolo non conta per il punteggio.
lobby-asks-reliable = Solo per chi risponde in tempo ad almeno il { $least }% delle decisioni.
lobby-asks-settled = Solo per chi in questo gioco ha un punteggio assestato.
lobby-rating = { $points } ± { $margin }{ $provisional ->
    [yes] {" "}?
   *[no] {""}
}
lobby-answers = { $share }% in tempo
lobby-strong = I computer forti pensano qualche secondo prima di ogni mossa.
lobby-clock = Tempo
lobby-tonight = { $tonight ->
    [yes] Stasera: giocate tutti insieme, in una sera.
   *[no] Per più giorni: ognuno gioca quando ha tempo.
}
lobby-options = Opzioni
lobby-default = (predefinito)
lobby-closes = Se la partita non comincia, questo tavolo si chiude { RELATIVE($closes) }.
lobby-terms = Tutto sul tempo
lobby-started = La partita è cominciata: { $place }
lobby-card-closed = Il tavolo è chiuso.
lobby-button-join = Partecipa
lobby-button-leave = Esci
lobby-button-computer = Aggiungi computer
lobby-button-tonight = { $tonight ->
    [yes] Gioca stasera
   *[no] Gioca per più giorni
}
lobby-button-option = Opzioni
lobby-button-start = Inizia

## Il tabellone

board-over = La partita è finita
board-paused = Il tavolo è in pausa
board-closed = La partita è interrotta
board-in-hand = { $asked } · [{ $hand }]
board-window = A tutti: { $asked }
board-since = messo in pausa { RELATIVE($since) }
board-deadline = entro il { $deadline } ({ RELATIVE($deadline) })
log-earlier = -# Righe precedenti: `/{ command-table } { command-table-log }`.
log-by-order = *(ordine lasciato)*
log-by-computer = *(computer)*
log-by-clock = *(tempo scaduto)*
log-by-admin = *(amministratore)*
log-by-director = *(direttore)*
log-by-vote = *(voto)*
seat-handed = Da qui al posto di { $seat } gioca un’altra persona.

## Chiamate e promemoria

call-deed = { $game } { $table }: { $asked }{ $clock ->
    [none] {""}
   *[other] {", "}entro { $clock }
}
call-still = { $game } { $table }, ancora da fare: { $asked }{ $clock ->
    [none] {""}
   *[other] {", "}entro { $clock }
}
call-moment = { $deadline } ({ RELATIVE($deadline) })
call-way = Vai al tavolo
call-instead = Non è stato possibile recapitare il messaggio diretto.
call-event = { $game } { $table }: { $text }
reminder-alone = Tutti ti aspettano.
asked-all = Tocca a { $players }
round-ends-soon = Il turno { $round } finisce il { $until } ({ RELATIVE($until) }). Per un tavolo non finito si fanno i conti come dice la scheda del torneo.
round-ends-for-all = Il turno { $round } di { $title } finisce il { $until } ({ RELATIVE($until) }). Per un tavolo non finito si fanno i conti come dice la scheda del torneo.
table-ruled = Un direttore di { $title } ha deciso questo tavolo. Piazzamenti, con i punti: { $places }. Contano nella cronologia e, se è giocata metà di una partita normale, nei punteggi. Il motivo: { $reason }
table-ruled-own = Chi gioca a questo tavolo l’ha deciso come direttore di { $title }, perché nessun altro poteva. Piazzamenti, con i punti: { $places }. Contano nella cronologia e, se è giocata metà di una partita normale, nei punteggi. Il motivo: { $reason }
table-scored = Il tempo di questo tavolo in { $title } è finito: { $method }. Piazzamenti, con i punti: { $places }. Contano nella cronologia e, se è giocata metà di una partita normale, nei punteggi.
round-begun = È iniziato il turno { $round } di { $title }, e tu giochi qui.
round-begun-digest = È iniziato il turno { $round } di { $title }, e tu giochi qui. Quando tocca a te lo dice il tuo riepilogo.
table-scored-own = Il tempo del tuo tavolo in { $title } è finito, e il tavolo riceve un punteggio. Piazzamenti, con i punti: { $places }.
table-missed = Nessuno gioca più a questo tavolo: in { $title } chi giocava lì non riceve punti. Nessun punteggio cambia.
final-absent = assente: dietro a chi è rimasto

## Chi segue un tavolo, e il riepilogo del giorno

watch-told = { $game } { $table }, che segui: { $asked }{ $clock ->
    [none] {""}
   *[other] {", "}entro { $clock }
}
digest-head = { $asked ->
    [one] Tocca a te a { $asked } tavolo:
   *[other] Tocca a te a { $asked } tavoli:
}
return-head = Eccoti dopo la vacanza. { $asked ->
    [0] A nessun tavolo tocca a te; ecco i tuoi tavoli:
    [one] Tocca a te a { $asked } tavolo:
   *[other] Tocca a te a { $asked } tavoli:
}
reminder-bank = La tua riserva si sta consumando. Quando è finita, decide il gioco per te.
digest-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
digest-all = Tutti i miei tavoli
digest-instead = { $count ->
    [one] Tocca a te a { $count } tavolo
   *[other] Tocca a te a { $count } tavoli
}; `/{ command-games }` li elenca. Non è stato possibile recapitare il riepilogo con un messaggio diretto.

## Righe e loro bottoni

back-button = Eccomi
stand-in-button = Fai giocare il computer finché { $seat } non torna
vote-yes = Approvo
vote-no = Non approvo

## Per una persona sola

order-void = Il tuo ordine «{ $order }» non vale più. { $why }
whisper-instead = { $game } { $table }: c’è una novità che riguarda solo te; guarda [{ my-hand }].

## La fine

story-tied = Il primo posto è di { $seats }.
story-start = { $seat } è in testa dall’inizio.
story-turn = { $alone ->
    [yes] Nessuno resta a lungo in testa; { $seat } si stacca
   *[no] { $whose } resta in testa più a lungo; { $seat } passa in testa
} al passo { $step } di { $most }{ $event ->
    [none] .
   *[other] : «{ $event }».
}
final-first = { $game } { $table } è finita: { $count ->
    [one] vince { $names }
   *[other] primo posto per { $names }
} con { $score }
result-own = La partita è finita: sei { $rank }º su { $count }, con { $score }.
seat-free = Un posto è libero in **{ $game } · tavolo { $table }**, decisione { $turn } della partita: quello di { $seat }. { $pace_line }
final-title = { $game } · tavolo { $table }: il risultato
final-place = **{ $rank }.** { $name }: { $score }
final-seed = Controllo di correttezza (per esperti): seme `{ $seed }`
    La sua impronta, pubblicata all’inizio: `{ $hash }`
rematch-button = Rivincita
replay-button = Rivedi la partita
analysis-button = Analisi
analysis-title = I momenti decisivi
analysis-note = { $game } · tavolo { $table }
analysis-step = passo
analysis-marks = tappe
analysis-best = max { $chance }
analysis-foot = Linea: probabilità di vittoria. Fascia e ±: margine d’errore.
analysis-foot-early = Prima del passo { $step } è troppo presto per dirlo.
analysis-foot-others = { $count ->
    [one] { $count } altro giocatore non è mostrato.
   *[other] Altri { $count } giocatori non sono mostrati.
}
analysis-row = { $seat }: { $first } al passo { $start }, al massimo { $chance } (passo { $step }), e { $won ->
    [yes] ha vinto
   *[other] non ha vinto
}.
analysis-swing = **{ $rank }.** Passo { $step }, { $seat }: «{ $played }». Con «{ $better }» la probabilità di vittoria è più alta di { $loss }.
analysis-why = Subito dopo { $reasons }.
analysis-luck = Nessuna mossa spicca: ha deciso la fortuna, o tante piccole cose.
analysis-show = Mostra il passo { $step }
analysis-retry = Rigioca il passo { $step }
analysis-ready = { $game } { $table }: l’analisi è pronta.
analysis-begun = { $count ->
    [0] Analizzo la partita. Il risultato arriva qui tra qualche minuto.
    [one] Analizzo la partita dopo { $count } altra. Il risultato arriva qui tra qualche minuto.
   *[other] Analizzo la partita dopo altre { $count }. Ci vuole un po’; il risultato arriva qui.
}
chance-percent = { $chance }%
chance-sure = { $chance }% ± { $error }%
chance-points = { $chance } ± { $error } punti percentuali

## Per chi amministra il server

admin-lacks = In { $place } su { $server } mi mancano dei permessi: { $missing }. Finché non ci sono, lì non posso pubblicare tutto, e un tavolo che non posso raggiungere resta fermo.
admin-access = Non posso più vedere o usare { $place } su { $server }. Il tempo del suo tavolo resta fermo finché non posso di nuovo.
admin-thread = Il thread o canale { $place } su { $server } non esiste più o è bloccato. Il tempo del suo tavolo è fermo finché non torna, o finché `/{ command-table } { command-table-move }` non porta il tavolo in un altro canale.
admin-crowded = { $server } ha già tutti i thread aperti che Discord consente: un tavolo di { $place } non ne ha avuto uno e si gioca nel canale stesso. Archivia o chiudi qualche thread, e i nuovi tavoli ne avranno di nuovo uno.
admin-trouble = In { $place } su { $server } qualcosa non è stato pubblicato, nonostante diversi tentativi. La partita va avanti; alla prossima mossa il tabellone viene ridisegnato.

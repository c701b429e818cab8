# Assenze, votazioni e posti che cambiano mano, in italiano.

## Il contratto sul tempo

clock-vacations = Finché una decisione aspetta chi è in vacanza (`/{ command-me } { command-me-vacation }`: al massimo 21 giorni all’anno, 14 di seguito) il tempo è fermo.
clock-no-vacations = A questo tavolo le vacanze non fermano il tempo.
clock-vacations-calendar = Una vacanza non ferma nessun turno: per chi manca giocano gli ordini lasciati. Se sono tutti in vacanza, il tavolo va in pausa.
clock-quiet = Una scadenza che cade nelle ore di quiete di qualcuno (`/{ command-me } { command-me-settings }`) si sposta alla loro fine, al massimo di dodici ore. Se devono rispondere in più, per tutti vale la scadenza più lontana.
clock-no-quiet = A questo tavolo le ore di quiete non spostano le scadenze.
clock-weekends = Di sabato e di domenica ({ $zone }) il tempo è fermo.
clock-substitutes = { $clocked ->
    [yes] Se un giocatore ha lasciato o è stato escluso, può prenderne il posto chiunque non abbia già giocato qui: `/{ command-seats }`.
   *[no] Quando il computer ha giocato un posto per il doppio del tempo di una decisione, o chi lo occupava l’ha lasciato o ne è stato escluso, può prenderlo chiunque non abbia già giocato qui: `/{ command-seats }`.
}
clock-reserves = { $clocked ->
    [yes] Chi lascia il tavolo lascia anche il torneo: il posto va a una riserva libera o, se non ce ne sono, a un computer, che non può vincere.
   *[no] Quando il computer ha giocato un posto per il tempo di una decisione, lo prende una riserva libera del torneo; se non ce ne sono, continua il computer. Chi lascia il tavolo lascia anche il torneo: il posto va a una riserva libera o, se non ce ne sono, a un computer, che non può vincere.
}
card-vacations = Le vacanze fermano il tempo, le ore di quiete spostano le scadenze.
card-quiet = Le vacanze non fermano il tempo; le ore di quiete spostano le scadenze.
card-weekends = I fine settimana sono liberi.

## Nel capitolo di ogni gioco su tempo, assenze e abbandono

rules-time = Ogni decisione ha il suo tempo, e quasi ogni tavolo dà a ciascuno anche una riserva: `/{ command-table } { command-table-info }` dice quanto. Se non rispondi in tempo, il gioco decide per te:
rules-computer = Dopo due scadenze mancate di fila il computer gioca per te finché non premi [{ back-button }]. Se deve rispondere per te troppo spesso, finisci dietro a chi resta, a meno che torni a giocare.
rules-leaving = Se abbandoni la partita, il computer gioca al tuo posto, con tutto quello che avevi, finché non lo prende qualcun altro. In un torneo va a una riserva libera o, se non ce ne sono, a un computer, che non può vincere. Quando restano solo computer, la partita finisce subito e si fanno i conti così com’è.

option-vacations = Vacanze
option-vacations-yes = fermano il tempo
option-vacations-no = non fermano il tempo
option-weekends = Fine settimana
option-weekends-yes = liberi: il tempo è fermo
option-weekends-no = contano come gli altri giorni

## Votazioni

ballot-extend = di prolungare la scadenza
ballot-finish = di finire ora la partita e fare i conti
ballot-replace = di sostituire un giocatore

effect-undo = Se approvano tutti quelli che non mancano, si annullano queste mosse:
effect-pause = Se la maggioranza approva, il tempo è fermo finché il tavolo non riprende, al massimo per due giorni.
effect-resume = Se la maggioranza approva, il tavolo riprende e nessuno ha perso tempo.
effect-extend = Se la maggioranza approva, la decisione aperta riceve di nuovo tutto il suo tempo.
effect-end = Se approvano tutti quelli che non mancano, la partita finisce subito e non ha un risultato. Chi non risponde non approva.
effect-finish = Se approvano tutti quelli che non mancano, la partita finisce ora e si fanno i conti così com’è in questo momento. Chi non risponde non approva.
effect-move = Se la maggioranza approva, il tavolo continua in questo canale.
effect-replace = Se la maggioranza approva, per { $whose } gioca il computer e qualcun altro può prendere il posto. { $whose } non può tornare.

ballot-waits = Vota entro il { $until } sulla proposta { $what }: `/{ command-propose } { command-propose-vote }`.
extended = { $why ->
    [admin] Un amministratore prolunga il tempo: la nuova scadenza è il { $until }.
   *[voted] Il tempo è prolungato: la nuova scadenza è il { $until }.
}
finished = { $why ->
    [admin] Un amministratore finisce la partita. Si fanno i conti così com’è ora.
   *[voted] La partita finisce di comune accordo. Si fanno i conti così com’è ora.
}
player-removed = { $why ->
    [admin] Un amministratore ha escluso { $seat } dalla partita.
    [director] Un direttore del torneo ha tolto { $seat } da questo tavolo.
   *[voted] Il tavolo ha votato per escludere { $seat } dalla partita.
}

no-deadline = Qui non corre nessuna scadenza che si possa prolungare.
no-such-seat = Questo tavolo non ha quel posto.
on-vacation = { $seat } è in vacanza fino al { $until }: puoi proporlo dopo.
seat-is-free = Il posto di { $seat } è già libero: non c’è nessuno da sostituire.

## Posti che cambiano mano

seat-offered = { $why ->
    [absent] { $seat } manca da molto: qualcun altro può prendere il posto, se { $seat } non torna prima.
   *[left] Per { $seat } gioca il computer, finché qualcuno non prende il posto.
}
seat-of-reserves = { $why ->
    [absent] { $seat } manca da molto: il posto va a una riserva libera del torneo. Finché non ce n’è una continua il computer, e { $seat } può tornare.
   *[left] Il posto di { $seat } lo assegna il torneo: a una riserva libera, altrimenti a un computer, che non può vincere.
}
seat-soon-offered = Se { $seat } non torna entro il { $until }, qualcun altro può prendere il posto.
seat-soon-of-reserves = Se { $seat } non torna entro il { $until }, il posto va a una riserva libera del torneo; se non ce ne sono, continua il computer.
seat-taken = { $seat } prende il posto di { $before }, con il tempo intero della decisione e la riserva di tempo piena.
seat-warning = Premi [{ back-button }] entro il { $until }, o il tuo posto viene offerto ad altri, e resta a chi lo prende. Hai mancato le tue scadenze, quindi il computer gioca per te: ciò che decide conta come mancato da te.
seat-warning-now = Premi [{ back-button }] prima che qualcuno prenda il tuo posto: ora è libero per altri. Hai mancato le tue scadenze, quindi il computer gioca per te: ciò che decide conta come mancato da te.
seat-warning-reserves = Premi [{ back-button }] entro il { $until }: dopo, una riserva libera del torneo prende il tuo posto e lo tiene. Finché non ce n’è una puoi ancora tornare. Hai mancato le tue scadenze, quindi il computer gioca per te: ciò che decide conta come mancato da te.
seat-lost = { $why ->
    [absent] Il tuo posto è di qualcun altro perché mancavi: a questo tavolo non giochi più.
    [voted] Il tavolo ha votato la tua uscita: il computer gioca al tuo posto finché qualcuno non lo prende.
    [director] Un direttore del torneo ti ha tolto dalla partita: a questo tavolo non giochi più.
   *[admin] Un amministratore ti ha tolto dalla partita: a questo tavolo non giochi più.
}
time-up = La tua scadenza è passata e il gioco ha deciso per te{ $done ->
    [none] .
   *[other] : «{ $done }»
}{ $banked ->
    [yes] {" "}La tua riserva è finita.
   *[no] {""}
} { $left ->
    [0] {""}
    [one] Se manchi anche la prossima scadenza, il computer gioca per te finché non torni.
   *[other] Se manchi anche le prossime { $left } scadenze, il computer gioca per te finché non torni.
}
stand-in-not = { $seat } ha ancora tempo, o gioca già il computer.
seat-button = Prendi il posto
seats-head = { $count ->
    [0] In questo server nessun posto è libero.
    [one] **Un posto che puoi prendere:**
   *[other] **Posti che puoi prendere:**
}
seats-line = [{ $game } · tavolo { $table }]({ $link }): il posto di { $seat }
seats-also = { $count ->
    [one] Anche una partita già cominciata cerca qualcuno:
   *[other] Anche partite già cominciate cercano qualcuno:
}
seat-is-yours = Il posto è tuo: vedi tutto quello che vedeva chi lo occupava, e hai il tempo intero. Lo mostra [{ my-hand }].

seat-not-offered = Questo posto non è libero, o non lo è più.
sat-here-before = A questo tavolo hai già giocato: il posto è per qualcun altro.

## Vacanze e orari

vacation-announced = { $clocked ->
    [yes] { $seat } è in vacanza dal { $since } al { $until }. I turni vanno avanti; giocano gli ordini lasciati.
   *[no] { $seat } è in vacanza dal { $since } al { $until }. Il tempo è fermo quando tocca a { $seat }.
}
vacation-cancelled = { $seat } è di nuovo qui prima del previsto. Le scadenze ferme corrono di nuovo, e lasciano almeno il tempo intero di una decisione.
vacation-too-many = { $seat } annuncia un’altra vacanza. Qui il tempo continua: in un turno di torneo lo ferma solo la prima.
me-vacation-taken = Sei in vacanza dal { $since } al { $until }, e i tuoi tavoli lo sanno.
me-vacation-left = { $left ->
    [one] Nel { $year } resta { $left } giorno.
   *[other] Nel { $year } restano { $left } giorni.
}
me-vacation-going-on = A questi tavoli intanto il tempo continua:
me-vacation-over = La tua vacanza è conclusa; i giorni non usati sono di nuovo tuoi.
me-vacation-now = Vacanza dal { $since } al { $until }
me-vacation-none = Nessuna vacanza annunciata; nel { $year } { $left ->
    [one] resta { $left } giorno
   *[other] restano { $left } giorni
}. Con l’opzione `{ command-me-vacation.option-days }` ne annunci una.
me-zone = Il tuo fuso orario: { $zone }
me-zone-open = Il tuo fuso orario: quello di ogni server (qui { $zone }), se `/{ command-me } { command-me-settings }` non ne sceglie un altro
me-quiet = Ore di quiete: { $hours } ({ $zone })
me-quiet-none = Nessuna ora di quiete
me-saved = **Salvato.**

vacation-days = Una vacanza dura da 1 a { $most } giorni.
vacation-past = Una vacanza non può cominciare nel passato.
vacation-too-early = Una vacanza si annuncia al massimo { $most } giorni prima.
vacation-overlaps = Il { $day } sei già in vacanza. Con `{ command-me-vacation.option-cancel }` puoi annullarla.
vacation-stretch = Saresti in vacanza per più di { $most } giorni di seguito.
vacation-year = Nel { $year } puoi prendere ancora { $left } { $left ->
    [one] giorno
   *[other] giorni
}: il massimo è { $most } all’anno.
no-vacation = Non hai annunciato nessuna vacanza.
day-unread = «{ $text }» non è una data. Scrivila come 24 dicembre, 24/12/2026, venerdì o domani.
quiet-unread = «{ $text }» non è leggibile. Scrivi le ore di quiete come 23:00-08:00, o dalle 23 alle 8.
hour-unread = «{ $text }» non è un’ora. Scrivi un’ora intera del giorno, come 9 o 21:00, oppure «no».
quiet-too-long = Le ore di quiete sono al massimo { $most } al giorno.
no-such-zone-but = «{ $zone }» non è un fuso orario. Forse intendi { $nearest }?

## /tavolo info

info-vacation = in vacanza dal { $since } al { $until }
info-why = Perché la scadenza è il { $until }
info-reason = { $seat }: il { $until } ({ $causes })
info-reason-window = Uguale per tutti: il { $until } ({ $causes })
info-reason-kept = Prima era più lontana, e una scadenza non si anticipa (tranne se una vacanza finisce prima).
cause-pace = il tempo della decisione
cause-bank = il tempo della decisione e la riserva di tempo
cause-vacation = una vacanza
cause-weekend = un fine settimana libero
cause-quiet = ore di quiete

# Classifiche, profili, storie.

community-all-games = Tutti i giochi
community-all-servers = tutti i server
community-season = Stagione { $season }
community-computer = un computer
community-hidden = un giocatore nascosto
community-table = tavolo { $table }, { $day }
community-earlier = ← Precedenti
community-later = Seguenti →

column-rating = punteggio
column-games = partite
column-place = { $rank ->
    [1] 1º
    [2] 2º
   *[3] 3º
}
column-later = dal 4º
column-own-place = piazz.
column-level = pari

rating-legend = ± è l’incertezza. Un punteggio con ? è provvisorio: si assesta con altre partite.
place-of = { $rank } su { $players }

leaderboard-title = Classifica
leaderboard-shown = Da { $first } a { $last } su { $count }
leaderboard-own = Tu sei al numero { $rank }.
leaderboard-among = Il tuo punteggio viene da partite tra { $count ->
    [one] 1 persona
   *[other] { $count } persone
}.
leaderboard-own-provisional = Non hai ancora una posizione: il tuo punteggio è provvisorio.
leaderboard-own-away = Non compari: non finisci una partita valida da { $days } giorni.
leaderboard-unranked = Ancora senza posizione: il punteggio è provvisorio
leaderboard-empty = Qui non è ancora finita nessuna partita valida, o nessuna negli ultimi { $days } giorni. Una partita vale se la cominciano almeno due persone e nessun computer, e se arriva alla fine.

figure-rating = Punteggio
figure-unrated = ancora nessuna partita valida
figure-rank = numero { $rank } su { $count }
figure-among = { $count ->
    [0] Punteggio
    [one] Punteggio tra 1 persona
   *[other] Punteggio tra { $count } persone
}
figure-games = Partite
figure-won = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
figure-answers = Risposte in tempo
figure-share = { $share }%
figure-asked = { $count ->
    [one] su una richiesta
   *[other] su { $count } richieste
}
figure-together = Partite insieme
figure-level = { $count } in parità

profile-empty = Qui non ha ancora finito nessuna partita.
profile-curve = Il punteggio dopo ogni partita valida
profile-places = Piazzamenti per gioco
profile-best = Partite migliori

history-title = Partite finite
history-of = Le partite di { $name }
history-shown = Da { $first } a { $last } su { $count }, prima le più recenti
history-empty = Qui non è ancora finita nessuna partita.
history-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
history-records = Migliori punteggi
history-legend = ○ non vale: un computer giocava dall’inizio, le persone erano meno di due, o si è finito d’accordo. ×{"\u00A0"}esclusa.
sign-unrated = ○
sign-annulled = ×
said-unrated = non vale per i punteggi
said-annulled = esclusa
sign-ruled = §
sign-left = ↗
sign-substitute = ↘
said-ruled = decisa da un direttore o dal tempo
said-left = uscita
said-substitute = subentro

versus-title = { $one } e { $other }
versus-games = Chi era davanti
versus-newest = Le partite più recenti
versus-empty = Qui queste due persone non hanno finito nessuna partita insieme.
versus-legend = Era davanti chi aveva il piazzamento migliore. ○ non vale. ×{"\u00A0"}esclusa.

## Rifiuti e risposte

no-such-rated-game = Qui non si gioca a questo gioco: scegline uno dall’elenco.
person-private = Questa persona ha nascosto le sue partite.
same-person = Indica due persone diverse.
final-rating = { $before } → { $after }{ $provisional ->
    [yes] {" "}?
   *[no] {""}
}
annulled-already = Questa partita è già esclusa: non vale per nessuno.
annul-not-over = Si può escludere solo una partita finita.
annul-ask = Vuoi escludere il tavolo { $table } dai punteggi? I punteggi di tutti si ricalcolano senza questa partita. Non si può tornare indietro.
annul-button = Escludi la partita
annulled = Chi amministra il server ha escluso questa partita: i punteggi si ricalcolano senza.
annulled-so-far = Il tavolo { $table } è escluso. Partite successive già rivalutate: { $done } su { $count }. Intanto si continua a giocare.
annulled-by-you = Il tavolo { $table } è escluso. I punteggi sono stati ricalcolati senza questa partita.
me-avoided = Eviti { $user }: se si può, nessun sorteggio vi mette allo stesso tavolo, e nessuno dei due può entrare a un tavolo dell’altro. Non riceve avvisi: se ci prova, legge «al completo per te». I tavoli già in corso continuano.
me-avoids = { $count ->
    [0] Non eviti nessuno.
   *[other] Eviti { $users } ({ $count } su { $most } al massimo).
}
me-avoids-no-more = Non eviti più { $user }. Nei tornei già aperti restate separati.
avoid-yourself = Non puoi metterti nel tuo elenco.
avoid-too-many = Eviti già { $most } persone, il massimo: prima togli qualcuno dall’elenco.
full-for-you = Questo tavolo è al completo per te: scegline un altro.
me-private = { $hidden ->
    [yes] Non compari: nessuna classifica, nessun profilo e nessuna storia ti mostra agli altri. Le tue partite continuano a valere.
   *[no] Sei visibile: classifiche, profili e storie ti mostrano.
}

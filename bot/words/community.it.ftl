# Classifiche, profili, storie.

community-all-games = Tutti i giochi
community-all-servers = tutti i server
community-season = Stagione { $season }
community-computer = un computer
community-hidden = un giocatore nascosto
community-table = tavolo { $table }, { $day }
community-day = { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
} { $year }
community-earlier = Indietro
community-later = Altri

column-rating = punti
column-games = partite
column-place = { $rank ->
    [1] 1º
    [2] 2º
   *[3] 3º
}
column-later = oltre
column-own-place = posto
column-level = pari

rating-legend = ± è l’incertezza. I punti con ? sono provvisori: si assestano con altre partite.
place-of = { $rank } su { $players }

leaderboard-title = Classifica
leaderboard-shown = Da { $first } a { $last } su { $count }
leaderboard-own = Tu sei al numero { $rank }.
leaderboard-empty = Qui non è ancora finita nessuna partita valida. Una partita vale se la cominciano almeno due persone e nessun computer, e se arriva alla fine.

figure-rating = Punti
figure-unrated = ancora nessuna partita valida
figure-rank = numero { $rank } su { $count }
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
figure-level = { $count } alla pari

profile-empty = Qui non è ancora finita nessuna partita.
profile-curve = I punti dopo ogni partita valida
profile-places = Posti per gioco
profile-best = Partite migliori

history-title = Partite finite
history-of = Le partite di { $name }
history-shown = Da { $first } a { $last } su { $count }, prima le più recenti
history-empty = Qui non è ancora finita nessuna partita.
history-more = e { $count ->
    [one] un altro
   *[other] altri { $count }
}
history-records = Primati
history-legend = ○ non vale: un computer giocava dall’inizio, le persone erano meno di due, o si è finito d’accordo. ×{"\u00A0"}annullata.
sign-unrated = ○
sign-annulled = ×

versus-title = { $one } e { $other }
versus-games = Chi era davanti
versus-newest = Le partite più recenti
versus-empty = Qui queste due persone non hanno finito nessuna partita insieme.
versus-legend = Era davanti chi aveva il posto migliore. ○ non vale. ×{"\u00A0"}annullata.

## Rifiuti e risposte

no-such-rated-game = Qui non si gioca a questo gioco. Scegline uno tra quelli proposti.
person-private = Questa persona tiene per sé le sue partite.
same-person = Indica due persone diverse.
final-rating = { $before } → { $after }
annulled-already = Questa partita è già annullata: non vale per nessuno.
annul-not-over = Si può annullare solo una partita finita.
annul-ask = Vuoi togliere il tavolo { $table } dai punteggi? I punti di tutti si ricalcolano come se non si fosse giocato. Non si può tornare indietro.
annul-button = Annulla la partita
annulled = Chi amministra il server ha annullato questa partita: i punti si ricalcolano come se non si fosse giocata.
annulled-by-you = Il tavolo { $table } è annullato. I punti sono come se non si fosse giocato.
me-private = { $hidden ->
    [yes] Sei nascosto: nessuna classifica, nessun profilo e nessuna storia ti mostra agli altri. Le tue partite continuano a valere.
   *[no] Sei visibile: classifiche, profili e storie ti mostrano.
}

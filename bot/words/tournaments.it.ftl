# Tornei: la scheda, gli annunci, le pagine, i rifiuti.

cup-setting-title = { command-tournament-create.option-title }
cup-setting-format = { command-tournament-create.option-format }
cup-setting-rounds = { command-tournament-create.option-rounds }
cup-setting-sizes = { command-tournament-create.option-sizes }
cup-setting-registration = { command-tournament-create.option-registration }
cup-setting-pace = { command-any.option-pace }
cup-setting-hours = { command-any.option-hours }
cup-setting-round_length = { command-tournament-create.option-round_length }
cup-setting-role = { command-tournament-create.option-role }
cup-setting-winner = { command-tournament-create.option-winner }
cup-setting-check_in = conferma
cup-setting-time_off = assenze
cup-setting-option = opzione
cup-setting-late_tables = tavoli-non-finiti
cup-setting-points = punti
cup-setting-tie_breaks = spareggi
cup-setting-least = giocatori-minimi
cup-setting-most = giocatori-massimi
cup-setting-late_entry = iscrizione-tardiva
cup-setting-group_size = girone
cup-setting-go_on = passano
cup-setting-final = finale
cup-setting-counted = contano
cup-setting-review = esame
cup-setting-strict = rigoroso
cup-setting-bye = riposo
cup-setting-substitute = sostituto

cup-takes-title = { command-tournament-create.option-title-about }
cup-takes-format = { command-tournament-create.option-format-about }
cup-takes-rounds = { command-tournament-create.option-rounds-about }
cup-takes-sizes = { command-tournament-create.option-sizes-about }
cup-takes-registration = { command-tournament-create.option-registration-about }
cup-takes-pace = { command-any.option-pace-about }
cup-takes-hours = { command-any.option-hours-about }
cup-takes-round_length = { command-tournament-create.option-round_length-about }
cup-takes-role = { command-tournament-create.option-role-about }
cup-takes-winner = { command-tournament-create.option-winner-about }
cup-takes-check_in = Quanto dura la conferma dopo le iscrizioni: 30m, 2h
cup-takes-time_off = Che cosa sposta le scadenze; se manca, vacanze e ore di quiete
cup-takes-option = Un’opzione del gioco, come in /{ command-play }
cup-takes-late_tables = Come si valuta un tavolo non finito
cup-takes-points = Punti per piazzamento, come 5,3,2,1; oppure denaro: secondo i punteggi del tavolo
cup-takes-tie_breaks = In ordine, tra vittorie, quote, secondi, avversari, scontri, sorte
cup-takes-least = Con meno giocatori non comincia; di norma 2
cup-takes-most = Quanti possono giocare
cup-takes-late_entry = Dopo quanti turni cominciati ci si può ancora iscrivere
cup-takes-group_size = Giocatori per girone, per gironi e finale; di norma 8
cup-takes-go_on = Quanti passano da ogni tavolo o da ogni girone; di norma 2
cup-takes-final = Quanti della classifica giocano alla fine a eliminazione
cup-takes-counted = Quanti dei turni migliori di ciascuno contano; di norma tutti
cup-takes-review = Tempo per guardare un sorteggio prima che si aprano i tavoli: 30m
cup-takes-strict = Nessuno si incontra due volte, se possibile, anche a tavoli più disuguali
cup-takes-bye = Punti interi per un turno di riposo; di norma 3
cup-takes-substitute = Punti interi per una partita finita da sostituto; di norma 1

## Una bozza, prima dell’annuncio

cup-draft-about = { $game } · { $format } · bozza
cup-draft-state = Questa bozza la vedi solo tu. [{ cup-draft-announce }] pubblica la scheda in questo canale e apre le iscrizioni. Fino ad allora i bottoni qui sotto la cambiano. Se nessuno la cambia per un giorno, scompare.
cup-draft-proposed = La durata di un turno è proposta: entro quel tempo quattro tavoli su cinque finiscono da soli.
cup-draft-changed = La bozza è cambiata da quando quel bottone è comparso. Ecco com’è ora.
cup-draft-announce = Annuncia
cup-form-format = Formula…
cup-form-final = Gironi, finale…
cup-form-times = Tempi…
cup-form-pace = Ritmo…
cup-form-points = Punti…
cup-form-entry = Giocatori, ruoli…
cup-form-options = Opzioni del gioco…
cup-strict-yes = sì
cup-strict-no = no
draft-old = Nessuno ha cambiato questa bozza per un giorno, quindi non c’è più: `/{ command-tournament } { command-tournament-create }` ne comincia un’altra.
draft-gone = Questa bozza è già annunciata: `/{ command-tournament } { command-tournament-create }` ne comincia un’altra.

cup-format-swiss = svizzera
cup-format-league = campionato
cup-format-groups = gironi e finale
cup-format-knockout = eliminazione diretta

cup-tie-wins = i primi posti
cup-tie-shares = la quota di denaro, a confronto con una uguale
cup-tie-shares-sum = la somma delle quote di denaro
cup-tie-seconds = i secondi posti
cup-tie-opponents = i punti degli avversari
cup-tie-meetings = chi era davanti negli scontri
cup-tie-lot = il sorteggio
cup-column-wins = 1º
cup-column-shares = quota
cup-column-seconds = 2º
cup-column-opponents = avv.
cup-column-meetings = scontri
cup-column-lot = sorte
cup-column-knockout = elim.
cup-column-points = punti
cup-column-played = partite
cup-column-round = T{ $round }

cup-method-worth = i tavoli non finiti si valutano secondo quanto ciascuno possiede in quel momento
cup-method-playouts = i tavoli non finiti si valutano facendo finire la partita 64 volte ai computer

cup-time-off-counts = Le vacanze fermano il tempo, le ore di quiete spostano le scadenze
cup-time-off-weekends = Vacanze e fine settimana fermano il tempo, le ore di quiete spostano le scadenze
cup-time-off-quiet = Le ore di quiete spostano una scadenza; le vacanze non fermano il tempo
cup-time-off-none = Né vacanze né ore di quiete spostano una scadenza

## La scheda

tournament-button-play-on = Continuo
tournament-button-join = Iscriviti
tournament-button-leave = Ritirati
tournament-button-check-in = Conferma
tournament-button-standings = Classifica
tournament-button-agree = Approvo
tournament-button-refuse = Non approvo
tournament-button-object = Chiama gli amministratori
tournament-button-help = Chiama un direttore
tournament-button-end-round = Finisci dopo questo turno
tournament-button-end-now = Finisci ora, con chi vince
tournament-button-end-cancel = Annulla senza vincitore
tournament-button-mine = Il mio tavolo

cup-card-about = { $game } · { $format } · torneo { $tournament }
cup-card-rounds = { $count ->
    [one] { $count } turno di torneo
   *[other] { $count } turni di torneo
} a tavoli da { $sizes }
cup-card-knockout = A tavoli da { $sizes }: { $count ->
    [one] passa il migliore di ciascuno
   *[other] passano i { $count } migliori di ciascuno
}
cup-card-groups = { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
} in gironi di circa { $size }, a tavoli da { $sizes }; { $count ->
    [one] il migliore di ogni girone gioca la fase finale
   *[other] i { $count } migliori di ogni girone giocano la fase finale
}
cup-card-final = Poi un’eliminazione diretta fra i primi { $count }; di ogni tavolo { $best ->
    [one] passa il migliore
   *[other] passano i { $best } migliori
}
cup-card-counted = Di ogni giocatore { $count ->
    [one] conta il turno migliore
   *[other] contano i { $count } turni migliori
}
cup-card-pace = Tempo per ogni decisione: { $seconds } (ritmo: { $pace })
cup-card-bank = Riserva di tempo a questi tavoli: { $bank }, un terzo di turno
cup-card-late = Alla fine di un turno chi ha fatto aspettare gli altri più del tempo di una decisione sta dietro a loro; una vacanza conta una volta per turno
cup-card-option = { $option } (opzione del gioco)
cup-card-own-length = Un turno di gioco dura { $seconds }
cup-card-own-clock = I turni di gioco si chiudono a ore fisse, nel fuso { $zone }
cup-card-points = Punti per piazzamento: { $points }
cup-card-points-of = { $points } ai tavoli da { $size }
cup-card-money = Punti: 25 per ogni giocatore del tavolo, divisi come il denaro
cup-card-money-table = Punti: 100 per ogni tavolo, divisi come il denaro
cup-card-tied = A pari merito si dividono i punti dei piazzamenti
cup-card-ties = A parità di punti decidono: { $breaks }
cup-card-bye = Punti per un turno di riposo: { $points }; per una partita finita da sostituto: { $substitute }
cup-card-bye-money = Punti per un turno di riposo: una quota uguale; per una partita finita da sostituto: { $substitute }
cup-card-round = Ogni turno di torneo dura al massimo { $seconds }; { $method }
cup-card-title = Titolo: { $title }
cup-card-strict = Nessuno si incontra due volte, se si può
cup-card-winner = Chi vince riceve { $role }
cup-card-no-round = Un turno di torneo finisce con il suo ultimo tavolo
cup-card-review = Un turno sorteggiato comincia dopo { $seconds }, o quando un direttore lo apre
cup-card-registration = Iscrizioni fino al { $until }
cup-card-registration-open = Iscrizioni finché il direttore non le chiude
cup-card-check-in = Poi { $seconds } per confermare; chi non conferma non gioca
cup-card-late-entry = Ci si può ancora iscrivere finché { $count ->
    [one] è cominciato al massimo un turno
   *[other] sono cominciati al massimo { $count } turni
}
cup-card-roles = Aperto a { $roles }
cup-card-room = Da { $least } a { $most } giocatori
cup-card-players = { $count ->
    [0] Ancora nessun iscritto
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
cup-card-reserves = { $count ->
    [one] { $count } riserva
   *[other] { $count } riserve
}
cup-card-checked = { $count ->
    [0] nessuno ha ancora confermato
    [one] ha confermato una persona
   *[other] hanno confermato in { $count }
}
cup-card-absent = Chi manca, senza tavolo nel prossimo turno: { $players }
cup-card-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
cup-card-directors = Direttori: { $users }
cup-card-seed = SHA-256 del seme: `{ $hash }`. { $seed ->
    [told] Il seme è pubblicato in questo canale.
    [kept] Il seme non viene pubblicato.
   *[secret] Il seme viene pubblicato alla fine.
}

cup-state-registering = Le iscrizioni sono aperte.
cup-state-checking-in = Conferme fino al { $until }.
cup-state-drawn = Il turno { $round } è sorteggiato e comincia il { $until }.
cup-state-playing = Turno { $round }: si gioca. Tavoli ancora in corso: { $running } su { $tables }.
cup-state-playing-until = Turno { $round }: si gioca fino al { $until }. Tavoli ancora in corso: { $running } su { $tables }.
cup-state-asked = ⚖ In attesa di chi non è parte in causa: { $player } { $step }
cup-state-own = ⚖ Deciso { $open ->
    [0] con l’approvazione di chi non è parte in causa
   *[other] alla luce del sole
}: { $player } { $step }
cup-state-silent = Al tavolo { $table } non gioca nessuno: si valuta il { $until }, se nessuno si muove.
cup-state-scoring = Turno { $round }: il tempo è scaduto. Tavoli in valutazione: { $running } su { $tables }.
cup-state-paused = Il torneo è in pausa dal { $since }{ $reason ->
    [none] .
   *[other] : { $reason }
}
cup-state-finished = Il torneo è finito. { $players_count ->
    [0] Non ha vinto nessuno.
    [one] Vince { $players }.
   *[other] Vincono { $players }.
}
cup-state-too-few = Il torneo è annullato: gli iscritti erano troppo pochi.
cup-state-last = Il turno { $round } è l’ultimo: dopo il torneo finisce
cup-state-cancelled = Il torneo è annullato: { $reason }

## Gli annunci

cup-said-settings-changed = Le impostazioni sono cambiate. Quello che valeva prima è barrato:
cup-said-entry-role-gone = Un ruolo che poteva iscriversi è stato eliminato. Gli altri possono ancora iscriversi; la scheda li mostra.
cup-said-entry-open-to-all = Il ruolo che poteva iscriversi è stato eliminato: d’ora in poi può iscriversi chiunque.
cup-said-check-in-open = Le iscrizioni sono chiuse. Confermate sulla scheda entro il { $until }: chi non conferma non gioca.
cup-said-too-few-players = Il torneo è annullato: { $players ->
    [0] non c’è nessuno
    [one] c’è { $players } giocatore
   *[other] ci sono { $players } giocatori
}, e ne servono { $least }.
cup-said-round-drawn = Il turno { $round } è sorteggiato. { $figures }
cup-said-seat-order = Tavoli, con i giocatori nell’ordine dei posti:
cup-said-redrawn = Il direttore ha risorteggiato il turno { $round }. { $figures }
cup-said-swapped = Il direttore ha scambiato due posti del turno { $round }. { $figures }
cup-said-round-opened = Il turno { $round } è cominciato a { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}.
cup-said-round-opened-until = Il turno { $round } è cominciato a { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}. Finisce il { $until }.
cup-said-byes = Senza tavolo in questo turno, con i punti del riposo: { $players }.
cup-bye-own = Nel turno { $round } riposi: non hai un tavolo e ricevi i punti del riposo.
cup-said-round-over = Il turno { $round } è finito.
cup-said-round-time-over = Il tempo del turno { $round } è scaduto. In ritardo, da valutare con il metodo indicato sulla scheda: { $tables }.
cup-said-adjudicated = Il tavolo { $table } è valutato con il metodo indicato sulla scheda: { $places }.
cup-said-adjudicated-late = Il tavolo { $table } è valutato con il metodo indicato sulla scheda: { $places }. Dietro agli altri, per averli fatti aspettare più del tempo di una decisione: { $players }.
cup-said-ruled = Il direttore ha deciso sul tavolo { $table }: { $places }. Il motivo: { $reason }
cup-said-replaced = Tavolo { $table }: { $by } continua al posto di { $player }.
cup-said-replaced-by-computer = Tavolo { $table }: un computer, che non può vincere, continua al posto di { $player }.
cup-said-replaced-computer = Tavolo { $table }: { $by } prende il posto del computer.
cup-said-extended = Il direttore ha prolungato il turno { $round }: finisce il { $until }.
cup-said-shortened = Il direttore ha accorciato il turno { $round }: finisce il { $until }.
cup-said-was-until = Doveva finire il { $until }.
cup-said-ends-after = Per decisione di un direttore il torneo finisce dopo il turno { $round }: allora vince chi è in testa alla classifica. Il motivo: { $reason }
cup-said-ended-early = Per decisione di un direttore il torneo finisce ora: vince chi è in testa per quello che si è giocato. { $count ->
    [0] Nessun tavolo era in corso.
    [one] { $count } tavolo in corso si chiude senza risultato.
   *[other] { $count } tavoli in corso si chiudono senza risultato.
} Il motivo: { $reason }
cup-said-paused = Il torneo è in pausa{ $reason ->
    [none] .
   *[other] : { $reason }
}
cup-said-resumed = Il torneo riprende. Tutte le sue scadenze slittano della durata della pausa.
cup-said-cancelled = Il torneo è annullato: { $reason }
cup-said-dropped = Il direttore ha tolto { $player } dal torneo{ $reason ->
    [none] .
   *[other] : { $reason }
}
cup-said-penalised = Il direttore toglie { $points ->
    [one] un punto
   *[other] { $points } punti
} a { $player }: { $reason }
cup-said-forgiven = Il direttore restituisce { $points ->
    [one] un punto
   *[other] { $points } punti
} a { $player }: { $reason }
cup-said-announcement = { $text }
cup-said-registration-prolonged = Le iscrizioni durano di più: finiscono il { $until }.
cup-said-check-in-prolonged = Le conferme durano di più: finiscono il { $until }.
cup-said-lapsed = { $player } manca: al tavolo { $table } il computer ha risposto troppe volte al suo posto. Sta dietro a chi resta, e ha un altro tavolo solo dopo [Continuo] sulla scheda.
cup-said-lapsed-again = { $player } manca di nuovo: al tavolo { $table } il computer ha risposto troppe volte al suo posto. Se quel tavolo finisce così, il suo torneo è finito.
cup-said-lapsed-out = { $player } ha mancato due tavoli: il suo torneo è finito. Solo un direttore può farlo rientrare.
cup-said-plays-on = { $player } continua, e ha di nuovo un posto dal prossimo sorteggio.
cup-said-table-silent = Al tavolo { $table } non gioca più nessuno. Si valuta il { $until }, se nessuno si muove: chi manca non prende punti.
cup-said-silent-table-scored = Al tavolo { $table } non ha giocato nessuno: quindi lì nessuno prende punti.
cup-said-ruling-asked = ⚖ { $player } dirige ed è parte in causa, quindi la decisione aspetta. Vale se approva un direttore o un amministratore che non lo è. La richiesta: { $player } { $step }
cup-said-ruling-open = ⚖ { $player } dirige ed è parte in causa, come ogni direttore. Quindi risponde chi è coinvolto: la decisione vale dal { $until }, a meno che la metà non sia contraria. Prima può decidere un amministratore che non è parte in causa. La richiesta: { $player } { $step }
cup-said-ruling-agreed = ⚖ { $who } approva una decisione in cui { $player } è parte in causa: { $player } { $step }
cup-said-ruling-opened = ⚖ Vale una decisione in cui { $player } è parte in causa: nessun altro poteva rispondere, e meno della metà di chi è coinvolto era contraria. { $player } { $step }
cup-said-ruling-refused = ⚖ { $who } non approva una decisione in cui { $player } è parte in causa, e quindi non vale: { $player } { $step }
cup-said-objected = ⚖ { $player } contesta una decisione e chiama gli amministratori del server: { $step }
cup-said-director-called = { $player } chiama un direttore al tavolo { $table }{ $where }.{ $reason ->
    [none] {""}
   *[other] { " " }Il motivo: { $reason }
}
cup-said-call-answered = Un direttore è arrivato al tavolo { $table }, come ha chiesto { $player }.
cup-said-ruled-own = Chi gioca al tavolo { $table } ha deciso come direttore, perché non poteva nessun altro: { $places }. Il motivo: { $reason }
cup-undone-step = { $who } annulla una decisione. Era: { $step }
cup-winner-role = D’ora in poi chi vince riceve il ruolo «{ $text }».
cup-winner-no-role = D’ora in poi chi vince non riceve nessun ruolo.
cup-said-undone = L’ultima decisione del direttore è annullata.
cup-said-tournament-finished = Il torneo è finito. { $players_count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $players }.
   *[other] Hanno vinto insieme { $players }.
}
cup-said-seed = Il seme era `{ $seed }`. Il suo SHA-256 è `{ $hash }`, come mostra la scheda da quando è stata pubblicata. Chiunque può controllare: `printf %s { $seed } | sha256sum`. Con il seme si possono rifare ogni sorteggio e le carte di ogni tavolo.

cup-unheard = Nel canale del torneo non si può pubblicare: non c’è più, o manca un permesso. Risolto il problema, un direttore fa riprendere il torneo con `/{ command-tournament } { command-tournament-pause }`, scritto in un altro canale se questo non c’è più; tutte le notizie restano in attesa e arrivano allora.
cup-unreachable = Il server non è raggiungibile: il torneo riprende da solo quando lo è di nuovo.
cup-lost-tables = { $count ->
    [one] Il tavolo { $tables } non è raggiungibile, e
   *[other] I tavoli { $tables } non sono raggiungibili, e
} il bot non può aprire altri thread. Il torneo riprende da solo quando sarà possibile. Un direttore può anche portare il tavolo in un altro canale, scrivendo lì `/{ command-table } { command-table-move }`, o deciderne il risultato con `/{ command-tournament } { command-tournament-rule }`.
cup-stuck-game = Questo bot non offre più il gioco «{ $game }». Quando ci sarà di nuovo, un direttore fa riprendere il torneo con `/{ command-tournament } { command-tournament-pause }`; intanto i risultati si possono decidere con `/{ command-tournament } { command-tournament-rule }`, oppure `/{ command-tournament } { command-tournament-cancel }` lo chiude.
cup-stuck-table = Al tavolo { $table } qualcosa non riesce, e riprovare non serve; chi gestisce il bot trova il motivo nel log. Un direttore ne decide il risultato con `/{ command-tournament } { command-tournament-rule }` e fa riprendere il torneo con `/{ command-tournament } { command-tournament-pause }`, che fa anche un nuovo tentativo.
cup-event-about = Si chiudono le iscrizioni. La scheda è in { $place }.
cup-admin-unheard = In { $place } su { $server } non posso più pubblicare le notizie del torneo { $title }. È in pausa, e le notizie restano in attesa, finché un direttore non lo fa riprendere con `/{ command-tournament } { command-tournament-pause } { command-tournament-pause.option-off }:true`: lì, o in un altro canale se quello non c’è più.
cup-admin-thread = Su { $server } il thread del tavolo { $table } del torneo { $title } è stato eliminato. Ne apro un altro in { $place }: la partita continua lì da dov’era, e nessuno ha perso tempo.
cup-admin-roles = Su { $server } è stato eliminato un ruolo che poteva iscriversi al torneo { $title }. { $open ->
    [yes] D’ora in poi può iscriversi chiunque. Chi non deve giocare si può togliere con `/{ command-tournament } { command-tournament-player } { command-tournament-drop }`.
   *[no] Gli altri ruoli possono ancora iscriversi.
}
cup-admin-event = Su { $server } il torneo { $title } non ha un evento del server: { $why ->
    [right] mi serve il permesso { permission-create-events }.
    [full] il server ha già 100 eventi, quanti Discord ne ammette.
   *[refused] Discord lo ha rifiutato.
} Il torneo continua senza.
cup-admin-role = Non ho potuto dare { $role } su { $server } a chi ha vinto il torneo { $title }: mi serve il permesso { permission-manage-roles }, e quel ruolo deve stare sotto il mio. Il torneo continua senza.

## Le pagine

cup-figures = { $repeats ->
    [0] Nessuno incontra due volte la stessa persona
    [one] Un incontro si ripete
   *[other] Incontri ripetuti: { $repeats }
}{ $short ->
    [0] {""}
   *[other] ; di nuovo a un tavolo con meno giocatori: { $short }
}{ $again ->
    [0] {""}
   *[other] ; di nuovo allo stesso posto: { $again }
}{ $apart ->
    [no] {""}
   *[yes] ; divario massimo di punti a un tavolo: { $spread }
}.
cup-figures-best = Nessun sorteggio di questo turno può avere meno ripetizioni: è dimostrato.
cup-figures-apart = Incontri fra chi va tenuto separato: { $count }.

cup-proposal-floor = { $count ->
    [one] Ogni sorteggio ha almeno una ripetizione.
   *[other] Nessun sorteggio ha meno di { $count } ripetizioni.
}
cup-proposal-strict = **Rigoroso** (niente ripetizioni, se si può): { $figures }
cup-proposal-soft = **Morbido** (pari con pari): { $figures }
cup-proposal-present = È il sorteggio attuale.

cup-standings = Classifica
cup-standings-shown = Da { $first } a { $last } su { $count }
cup-standings-after = dopo { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
cup-standings-during = turno { $round }: tavoli finiti: { $ended } su { $count }
cup-standings-empty = Non è ancora cominciato nessun turno.
cup-standings-legend = A pari punti: { $breaks }, in quest’ordine. Ogni riga dice che cosa ha deciso.
cup-standings-legend-plain = A pari punti: { $breaks }, in quest’ordine.
cup-cross = Incontri
cup-cross-legend = Punti, e fra parentesi il piazzamento al tavolo. r: riposo. x: ha lasciato il tavolo. … si gioca ancora. –: assente.
cup-cross-bye = r { $points }
cup-cross-left = x { $points }
cup-left = { $name } (ritirato)

cup-tables-round = Turno { $round }
cup-tables-round-until = Turno { $round }, fino al { $until }
cup-tables-drawn = Turno { $round }, sorteggiato, non ancora aperto
cup-tables-empty = Non è ancora sorteggiato nessun turno.
cup-tables-line = Tavolo { $table }{ $where }: { $players }
cup-tables-byes = A riposo: { $players }
cup-tables-by-method = valutato con il metodo indicato sulla scheda
cup-tables-by-director = deciso dal direttore: { $reason }
cup-tables-running = si gioca ancora
cup-tables-closed = chiuso senza risultato
cup-tables-scoring = in valutazione: i computer finiscono la partita { $games } volte; finora { $ended }
cup-tables-computer = un computer
cup-tables-locked = bloccato
cup-tables-group = girone { $group }

cup-mine-none = In questo torneo adesso non hai un tavolo.
cup-mine-absent = Risulti assente: il computer ha risposto troppe volte al tuo posto. Hai un altro tavolo solo dopo **Continuo** sulla scheda.
cup-mine-drawn = Il turno { $round } è sorteggiato: incontrerai { $players }. I tavoli si aprono il { $until }.
cup-mine-drawn-soon = Il turno { $round } è sorteggiato: incontrerai { $players }.
cup-mine-bye = Nel turno { $round } riposi. Punti: { $points }.
cup-mine-opening = Turno { $round }, tavolo { $table }: il suo thread si apre fra poco. Incontri { $players }.
cup-mine-playing = Turno { $round }, tavolo { $table }: { $where }. Incontri { $players }.
cup-mine-over = Turno { $round }, il tavolo { $table } è finito: { $where }. Hai incontrato { $players }.
cup-mine-until = Il turno finisce il { $until }; poi { $method }.
cup-mine-scoring = Il tuo tavolo è in valutazione: i computer finiscono la tua partita { $games } volte; finora { $ended }.
cup-mine-points = Finora hai { $points ->
    [one] un punto
   *[other] { $points } punti
} e sei in posizione { $rank } su { $count }.

cup-hit-asked = Ti riguarda. { $who } dirige, è parte in causa e chiede una decisione. Vale se approva un direttore o un amministratore che non è parte in causa. { $who } { $step }
cup-hit-open = Ti riguarda. { $who } dirige, è parte in causa e chiede una decisione. Vale dal { $until }, a meno che la metà di chi è coinvolto non sia contraria. { $who } { $step }
cup-hit-settled = Ti riguarda, e vale. L’ha chiesto { $who } come parte in causa, e ha risposto { $other }. { $who } { $step }
cup-hit-decided = Ti riguarda. Decisione di { $who }, direttore: { $who } { $step }
cup-hit-help = Se pensi che sia un errore, chiama gli amministratori del server: nel canale si leggerà che la contesti, e quale.

cup-desk-head = Scrivania dei direttori
cup-desk-nothing = Per ora non devi decidere niente.
cup-desk-asked = Aspetta la tua risposta: { $player } { $step }
cup-desk-drawn = Il turno { $round } è sorteggiato e non è ancora aperto.
cup-desk-called = Tavolo { $table }: { $player } chiama un direttore.
cup-desk-answered = Rispondi al tavolo { $table }
cup-desk-absent-at = Tavolo { $table }: il computer gioca per { $players }.
cup-desk-tables = { $count ->
    [one] Scegli un tavolo: { $count } è in corso
   *[other] Scegli un tavolo: { $count } sono in corso
}
cup-desk-back = Torna alla scrivania
cup-desk-rule = Decidi…
cup-desk-score = Valuta ora…
cup-desk-replace = Sostituisci { $name }…
cup-desk-replace-title = Fai giocare un computer
cup-desk-drop = Escludi { $name }…
cup-desk-drop-title = Escludi dal torneo
cup-desk-extend = Prolunga o accorcia…
cup-desk-results = Inserisci i risultati…
cup-desk-begin = Inizia ora
cup-desk-end = Termina il torneo…
cup-desk-announce = Annuncia…
cup-desk-field-places = Piazzamenti
cup-desk-takes-places = I posti dal primo all’ultimo: 2 1 3=4
cup-desk-field-scores = Denaro
cup-desk-takes-scores = Per posto, dove conta il denaro: 120 80 40
cup-desk-field-reason = Motivo
cup-desk-takes-reason = Tutti possono leggerlo; serve dove sei parte in causa
cup-desk-field-by = Di
cup-desk-takes-by = Quanto dopo: 2g, 12o; con un meno, quanto prima: -1g
cup-desk-field-results = Risultati
cup-desk-takes-results = Una riga per tavolo, i posti dal primo all’ultimo: 1: 3 1 2 4
cup-desk-field-text = Testo
cup-desk-takes-text = Quello che leggono tutti
cup-desk-would = { $count ->
    [one] { $count } risultato, che non conta ancora:
   *[other] { $count } risultati, che non contano ancora:
}
cup-desk-result = Tavolo { $table }: { $places }
cup-desk-typed = Come l’hai scritto, con il motivo che tutti leggono:
cup-desk-count = Conta questi
cup-desk-counted = Risultati che contano: { $count }. In attesa di chi non è parte in causa: { $waiting }.

cup-log = Le decisioni dei direttori
cup-log-empty = Nessun direttore ha ancora fatto niente.
cup-log-line = { $since } { $who }: { $step }
cup-log-somebody = un direttore
cup-log-undone = { $step } (annullata)
cup-step-begin = inizia
cup-step-add = ammette { $player }
cup-step-drop = toglie { $player }
cup-step-rule = decide sul tavolo { $table }: { $places }
cup-step-adjudicate = fa valutare il tavolo { $table }
cup-step-replace = mette { $by } al posto { $place_number } del tavolo { $table }
cup-step-extend = prolunga il turno di { $seconds }
cup-step-pause = mette in pausa il torneo
cup-step-resume = fa riprendere il torneo
cup-step-cancel = annulla il torneo
cup-step-end-after = fa finire il torneo dopo il turno in corso
cup-step-end-now = fa finire il torneo: vince chi è in testa per quello che si è giocato
cup-step-shorten = accorcia il turno di { $seconds }
cup-step-penalise = toglie { $points ->
    [one] un punto
   *[other] { $points } punti
} a { $player }
cup-step-keep-apart = tiene separati { $players }
cup-step-swap = scambia il posto { $one } del tavolo { $table } con il posto { $two } del tavolo { $other }
cup-step-lock = blocca il tavolo { $table }
cup-step-unlock = sblocca il tavolo { $table }
cup-step-redraw = risorteggia il turno
cup-step-change = cambia le impostazioni
cup-step-announce = annuncia: { $text }
cup-step-answer-call = risponde alla chiamata del tavolo { $table }
cup-step-settle = risponde alla decisione sul tavolo { $table }
cup-step-ask = è parte in causa e chiede: { $step }
cup-step-agree = approva quello che { $player } ha chiesto: { $step }
cup-step-refuse = non approva quello che { $player } ha chiesto: { $step }
cup-step-undo = annulla l’ultima decisione
cup-step-with-reason = { $step }. Il motivo: { $reason }

## I rifiuti

tournament-damaged = Il torneo { $tournament } non si può leggere: i suoi dati sono danneggiati. Chi gestisce il bot trova il motivo nel log.
too-many-tournaments = Organizzi già { $most ->
    [one] { $most } torneo aperto
   *[other] { $most } tornei aperti
} in questo server. Prima concludine o annullane uno.
too-many-tournaments-here = Questo server ha già { $most ->
    [one] { $most } torneo aperto
   *[other] { $most } tornei aperti
}. Ne deve finire uno prima che se ne apra un altro.
no-such-tournament = Non c’è nessun torneo { $tournament }.
done-with-steps = { $done } Dopo la tua ultima decisione altri direttori hanno fatto questo:{ $steps }
refused-with-steps = { $refusal } Nel frattempo altri direttori hanno fatto questo:{ $steps }
director-only = Può farlo solo chi dirige il torneo: chi l’ha creato, chi ne ha ricevuto l’incarico e chi può gestire il server.
director-decides = Questo tavolo è di un torneo: nessun voto ne decide il risultato o chi gioca. Un direttore decide il risultato con `/{ command-tournament } { command-tournament-rule }`, lo fa valutare con `/{ command-tournament } { command-tournament-adjudicate }` o dà un posto ad altri con `/{ command-tournament } { command-tournament-player } { command-tournament-replace }`.
director-pauses = Il torneo aspetta questo tavolo: solo un direttore ne ferma o ne riprende il tempo, con `/{ command-tournament } { command-tournament-pause }`. Se ti serve più tempo, proponi `/{ command-propose } { command-propose-extend }`.
seat-of-tournament = Questo tavolo è di un torneo, che assegna il posto da sé: a una delle sue riserve, altrimenti a un computer.
winner-role-too-high = Puoi mettere in palio { $role } solo se potresti assegnarlo tu: con il permesso { permission-manage-roles }, e se sta sotto il tuo ruolo più alto.
winner-role-managed = { $role } appartiene a un’app o a Discord: nessuno può assegnarlo. Scegli un altro ruolo.
role-gone = Il ruolo di `{ $setting }` è stato eliminato: scegline un altro, o nessuno.
role-missing = Questo torneo è aperto solo a { $roles }.
not-in-tournament = { $user } non partecipa a questo torneo.
already-joined = Partecipi già a questo torneo.
already-checked-in = Hai già confermato.
not-joined = Questo giocatore non è nel torneo, o l’ha lasciato.
no-check-in = Adesso non ci sono conferme da dare.
entry-closed = È tardi per iscriversi: si può finché { $most ->
    [0] non è cominciato nessun turno
    [one] è cominciato al massimo un turno
   *[other] sono cominciati al massimo { $most } turni
}. Un direttore può ancora ammetterti.
tournament-full = Il torneo è al completo: possono giocare in { $most }. Puoi iscriverti come riserva.
tournament-over = Il torneo è finito.
knockout-begun = L’eliminazione diretta è cominciata: ci si può iscrivere solo come riserva.
knockout-seeded = I tavoli di un’eliminazione diretta seguono le teste di serie: non si può risorteggiare tenendo fermi dei tavoli.
too-few-players = { $players ->
    [one] C’è { $players } giocatore
   *[other] Ci sono { $players } giocatori
}; ne servono almeno { $least }.
round-running = Si sta giocando il turno { $round }. Il prossimo comincia quando finisce l’ultimo tavolo o scade il tempo.
round-not-drawn = Si può fare solo fra il sorteggio di un turno e la sua apertura.
table-not-drawn = Il tavolo { $table } non è nel turno sorteggiato.
table-not-running = Al tavolo { $table } non si sta giocando.
no-round-time = Non è in corso nessun turno con una durata.
registration-too-long = Le iscrizioni si chiudono al più tardi fra { $most } giorni.
extension-too-long = Prolunga al massimo di { $most } giorni.
extension-too-short = Prolunga di almeno { $least ->
    [one] { $least } secondo
   *[other] { $least } secondi
}.
cup-result-incomplete = Indica piazzamento e punteggio di tutti i { $count } giocatori del tavolo.
ruling-too-late = Il turno { $round } dell’eliminazione diretta è già sorteggiato: i risultati precedenti restano.
reason-missing = Indica un motivo: lo possono leggere tutti.
seat-unchanged = Questo giocatore è già seduto lì.
cup-player-busy = Questo giocatore gioca, o ha giocato, a un tavolo di questo turno.
no-such-player = Ci sono i giocatori da 1 a { $most }.
undo-played-on = Al tavolo { $table } qualcuno ha già mosso: la decisione non si può più annullare.
apart-needs-two = Indica almeno { $least } giocatori da tenere separati.
wrong-number = Il prossimo giocatore ha il numero { $right }.
settings-locked = Un turno è sorteggiato: da ora cambiano solo titolo, tempi, esame, ritmo, assenze e i turni non ancora sorteggiati.
rounds-drawn = { $least ->
    [one] { $least } turno è già sorteggiato: scegline almeno altrettanti.
   *[other] { $least } turni sono già sorteggiati: scegline almeno altrettanti.
}
ends-already = Il torneo finisce già dopo il turno { $round }.
nothing-played = Nessun tavolo ha un risultato, quindi non può vincere nessuno: annulla il torneo o fai finire il turno.
no-round-yet = Non c’è ancora un turno sorteggiato: il torneo si può annullare, o iniziare.
round-ends-too-soon = Serve un preavviso per tutti: il turno può finire al più presto il { $until }.
out-for-good = Questo torneo per te è finito. Solo un direttore può farti rientrare.
cup-not-resting = Hai già un posto nel prossimo turno: non c’è niente da fare.
add-own = Dirigi questo torneo, e un turno è già sorteggiato: può farti entrare un altro direttore.
settle-own = In questa decisione sei parte in causa: deve rispondere un direttore o un amministratore che non lo è.
undo-own = In quella decisione sei parte in causa: può annullarla un direttore o un amministratore che non lo è.
ruling-not-yours = Su questa decisione non devi rispondere: non riguarda il tuo tavolo né i tuoi punti.
objected-already = Hai già contestato questa decisione: gli amministratori sono già stati chiamati.
called-already = Un direttore è già stato chiamato al tavolo { $table }, e non ha ancora risposto.
nobody-calls = Nessuno chiama più un direttore al tavolo { $table }.
not-at-table = Non giochi al tavolo { $table }.
no-table-of-yours = In questo torneo nessun tuo tavolo è in corso.
no-such-line = «{ $typed }» non è un risultato: scrivi il tavolo e i posti dal primo all’ultimo, come 1: 3 1 2 4
table-twice = Il tavolo { $table } c’è due volte: una riga per tavolo.
no-such-decision = Questo torneo non ha questa decisione.
ruling-renewed = Ora sul tavolo { $table } aspetta un’altra decisione: questo bottone era per quella di prima.
no-ruling-waits = Questa decisione non aspetta più una risposta.
no-such-setting = «{ $typed }» non è un’impostazione: scegline una dall’elenco.
no-such-value = «{ $typed }» non è un valore di `{ $setting }`. { $takes }.
settings-unchanged = Non cambia niente: indica che cosa cambiare.
setting-unused = { $setting ->
    [bye] Con i punti in denaro un turno di riposo vale una quota uguale: non c’è niente da impostare.
    [late_tables] Se i turni non hanno una fine nessun tavolo è in ritardo: non indicare `{ cup-setting-late_tables }`, o dai una durata ai turni con `{ command-tournament-create.option-round_length }`.
   *[other] Questo torneo ignorerebbe `{ $setting }`: non indicarlo, o scegli un’altra formula.
}
pace-and-hours = `{ cup-setting-pace }` e `{ cup-setting-hours }` fissano entrambi il tempo di una decisione: indicane solo uno.
setting-by-the-clock = I turni di questo gioco si chiudono a ore fisse: non indicare `{ $setting }`.
time-off-quick = A un ritmo così veloce niente sposta le scadenze: non indicare `{ cup-setting-time_off }`, o scegli almeno 24 ore per decisione.
lot-not-last = Il sorteggio decide ogni parità: mettilo per ultimo.
date-in-the-past = Quel momento è passato: scegline uno futuro.
round-too-short = Un turno dura almeno { $least } minuti.
pace-too-slow = { $game } non può finire in { $seconds } con { $each } per decisione. Scegli al massimo { $fits } per decisione, o turni di torneo di almeno { $total }.
turns-too-long = I turni di una partita durano { $total }, e un turno di torneo di { $seconds } finisce prima. Scegline uno più lungo.
title-missing = Dai al torneo un titolo lungo al massimo { $most } caratteri.
title-too-long = Il titolo può avere al massimo { $most } caratteri.
table-size-out-of-range = A questo gioco si gioca a tavoli da { $least } a { $most }.
go-on-out-of-range = Di ogni tavolo possono passare da { $least } a { $most } giocatori.
rounds-out-of-range = I turni possono essere da { $least } a { $most }.
players-out-of-range = Scegli da { $least } a { $most } giocatori.
counted-out-of-range = Dei turni ne possono contare da { $least } a { $most }; 0 vuol dire tutti.
group-size-out-of-range = Un girone ha da { $least } a { $most } giocatori.
final-out-of-range = La finale accoglie da { $least } a { $most } giocatori.
points-must-fall = I punti devono scendere dal primo al secondo piazzamento e poi non risalire mai, e nessuno può essere sotto lo 0.
bye-out-of-range = Un turno di riposo può valere da { $least } a { $most } punti.
substitute-out-of-range = Una partita finita da sostituto può valere da { $least } a { $most } punti.
listed-twice = Qualcuno è indicato due volte.
locked-wrong = A un tavolo bloccato c’è qualcuno che non gioca in questo turno, o che siede a due tavoli.
sizes-too-small = Un tavolo ha almeno { $least } posti.
cup-time-out-of-range = Le conferme, l’esame del sorteggio e un turno durano al massimo { $most } giorni.
cup-late-entry-out-of-range = Ci si può iscrivere in ritardo durante i primi turni: da { $least } a { $most }.
cup-paused-already = Il torneo è già in pausa.
cup-not-paused = Il torneo non è in pausa.
cup-no-such-table = Finora i tavoli del torneo vanno da 1 a { $most }.
cup-nothing-to-undo = Non c’è nessuna decisione del direttore da annullare.
cup-no-such-seat = Quel tavolo ha i posti da 1 a { $most }.

permission-manage-roles = Gestisci ruoli
permission-create-events = Crea eventi
setup-cup-lacks = Per un torneo di questo server mi servirebbe anche (ma va avanti lo stesso): { $missing }
setup-cup-role = Il ruolo { $role } di chi vince non sta sotto il mio: non posso darlo.

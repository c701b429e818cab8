# Che cosa dicono bottoni, moduli, comandi e risposte private.

## A ogni tavolo

my-hand = La mia mano
undo-button = Annulla
resume-button = Riprendi
page-previous = ← Precedenti
page-more = Altri →
table-title = { $game } · tavolo { $table }
table-title-imported = { $named } (importato)
table-title-round = { $named } ({ $title }, turno { $round })
table-round = **{ $title }** · turno { $round }, tavolo { $number }
table-round-ends = il turno di torneo finisce il { $until } ({ RELATIVE($until) })
status-lobby = La partita non è ancora cominciata.
status-running = La partita è in corso.
status-paused = Il tavolo è in pausa. Il tempo è fermo.
status-over = La partita è finita.
status-closed = Il tavolo è chiuso.
status-away = **Risulti assente: il computer gioca per te.** Premi [{ back-button }], o gioca e basta.
status-until = entro il { $deadline } ({ RELATIVE($deadline) })

## Moduli

form-asked = La tua decisione: { $asked }.
form-limit = { $least ->
    [0] al massimo { $most }
   *[other] da { $least } a { $most }
}
form-pick = { $field }: scelta numero { $ordinal }
form-add = { $field }: aggiungi…
form-correct = Correggi…
form-expired = Un modulo resta per un giorno, e questo è scaduto: aprilo di nuovo.
form-unchanged = Non è ancora cambiato niente
form-change = Cambia…
form-do = Conferma
form-typed = Con quello che hai scritto: { $does }.
form-write = Compila…
form-write-what = Poi: { $fields }…
form-then = Prima scegli qui. Poi premi [{ $write }] e scrivi il resto: così si invia tutto.
form-empty = vuota, facoltativa ({ $limit })
form-as-it-stands = Con questi valori: { $does }.
form-bundle = Per esempio: { $example }
form-fewer = Per esempio: { $example }. Metti un meno davanti a ciò che vuoi ridurre
form-change-line = Che cosa cambia
form-type = Scrivi: { $opens }…
form-cost = costa { $amount }
form-gain = rende { $amount }
form-left = ne restano { $amount }
form-back = Indietro
offers-alike = { $count } possibilità…
form-clear = Ricomincia
form-from-to = Da { $least } a { $most }
form-limits = { $limits } · ora: { $does }
form-longest = { $most ->
    [one] Al massimo { $most } carattere
   *[other] Al massimo { $most } caratteri
}

## Dopo una mossa

done = Fatto: { $action }.
undo-asked = Dopo la tua mossa è successo altro: per annullarla serve il consenso di { $seats }. La domanda è sul tabellone.
welcome-back = Eccoti: da adesso giochi di nuovo tu.
vote-counted-yes = La tua risposta è registrata: sì.
vote-counted-no = La tua risposta è registrata: no.
lobby-invites = Invito per { $who }: ora si entra solo su invito.
lobby-removed = { $who } non fa più parte del tavolo e può rientrare solo su invito.
vote-opened = Hai proposto { $what }. { $seats -> 
    [one] { $seats } può votare
   *[other] { $seats } possono votare
} fino al { $until }, dal messaggio nel tavolo.
vote-about = { $what } ({ $seat })
call-done = Fatto.

## Ordini

orders-stored = **I tuoi ordini** (li vedi solo tu)
orders-none = Qui non hai ordini.
orders-store = Dai un ordine…
orders-cancel = Annulla un ordine…
order-kept = L’ordine è registrato.
order-cancelled = L’ordine è annullato.

## Prima della partita

table-opened = Il tavolo { $table } è aperto, e tu hai già un posto. La sua scheda in questo canale dice che cosa manca.
table-starts = Il tavolo { $table } comincia.
lobby-left = Hai lasciato il tavolo.
lobby-closed-by-you = Il tavolo è chiuso.
lobby-seats-taken = { $taken ->
    [one] { $taken } posto è occupato.
   *[other] { $taken } posti sono occupati.
}
options-head = Fino all’inizio si può cambiare tutto.
option-set = Cambiato.
option-pace = Ritmo
option-start = Inizio
option-start-at = Inizio: { $start }
option-language = Lingua
computer-add = Aggiungi un computer…
computer-off = Togli un computer
computer-plays-so = Computer: { $computer }
pace-hours = Ore per ogni decisione
pace-hours-about = Da un minuto (0,02) a 30 giorni (720)
rematch-in = Ci sto
rematch-invites = { $game } { $table } è la rivincita del tavolo { $before }: basta premere.
rematch-open = La rivincita è già aperta: tavolo { $table }.

## Lasciare, interrompere, farsi dimenticare

leave-ask = Non potrai più rientrare in questa partita: al tuo posto gioca il computer, finché non lo prende qualcun altro, con tutto quello che hai e che potevi vedere. Se ti serve solo tempo, non occorre abbandonare: `/{ command-table } { command-table-info }` dice che cosa succede mentre manchi.
leave-ask-tournament = Insieme al tavolo, che non ti darà punti, lasci anche il torneo; i risultati dei turni precedenti restano. Il tuo posto, con tutto quello che hai e che potevi vedere, va a una riserva libera, altrimenti a un computer, che non può vincere. A questo tavolo non si torna. Se ti serve solo tempo, non devi lasciare: `/{ command-table } { command-table-info }` dice che cosa succede mentre manchi.
leave-button = Abbandona
left-for-good = Hai abbandonato questa partita.
close-ask = Il tavolo { $table } è di { $name } e non è ancora cominciato. Chiuderlo per tutti?
close-button = Sì, chiudilo
end-ask = La partita si interrompe subito, senza voto e senza risultato.
end-button = Interrompi
undo-ask = { $moves ->
    [one] Con la tua si annulla anche { $moves } mossa dei computer.
   *[other] Con la tua si annullano anche { $moves } mosse dei computer.
}
finish-ask = La partita finisce subito e definitivamente, e si fanno i conti così com’è in questo momento.
finish-button = Finisci e fai i conti
forget-ask = Si cancella tutto quello che è conservato su di te: nome, impostazioni, ordini. Lasci ogni tavolo aperto; i tuoi posti restano, senza nome, così le partite degli altri continuano. I loro thread perdono il tuo nome; quello che è già pubblicato, e le immagini che non si ridisegnano, lo mantengono: non posso cambiarle. Le copie del database ti conservano { $count ->
    [one] per un altro giorno
   *[other] per altri { $count } giorni
    }, quelle fatte prima di un aggiornamento finché altre più recenti non le sostituiscono. Guarda prima che cosa è conservato: `/{ command-me } { command-me-export }`. Non si può annullare.
forget-button = Dimenticami
me-exported = Tutto quello che è conservato qui su di te. I verbali dei tuoi tavoli si ottengono con `/{ command-table } { command-table-export }`.
forgotten = Su di te non è conservato più niente.
forgotten-player = Giocatore

## Guardare

info-seats = Posti
info-options = Opzioni
info-clock = Tempo
info-go = Vai al tavolo
info-host = ha aperto il tavolo
info-left = ritirato
info-computer = computer, { $computer }
info-stand-in = assente: gioca il computer
info-silences = { $count ->
    [one] una scadenza mancata
   *[other] { $count } scadenze mancate di fila
}
info-bank = riserva di tempo { $bank }
info-ballot = Aperto fino al { $closes }: la proposta di { $seat } { $what }.
info-seed-hash = Controllo di correttezza (per esperti), impronta del seme: `{ $hash }`
info-seed = Controllo di correttezza (per esperti), seme: `{ $seed }`
shelf-title = I giochi
shelf-below = Scegli qui sotto. Giorni o una sera, con persone o computer.
since-your-move = **Dalla tua ultima mossa**
since-nothing = Dalla tua ultima mossa non è successo niente.
log-times = {" "}×{ $count }
    .heard = {" "}({ $count ->
        [one] una volta
       *[other] { $count } volte
    })
since-board-then = **Il tabellone dopo la tua ultima mossa**
since-board-now = **Il tabellone adesso**
since-different = **Che cosa è diverso adesso sul tabellone**
since-same = Il tabellone è come prima.
log-earlier-button = ← Precedenti
log-later-button = Seguenti →
log-page = Pagina { $page } di { $most }
log-pages = Vai a una pagina…
exported = Il verbale del tavolo { $table }, con tutto quello che era nascosto durante la partita.
imported = La partita è pronta come tavolo { $table }: `/{ command-table } { command-table-replay }` la mostra.
opened-for-practice = Il tavolo { $table } è aperto per prova: gli altri sono computer, e non conta per i punteggi.
step-is-for-practice = La mossa serve solo per la prova: aggiungi `{ command-table-import.option-practice }`. Una partita finita si guarda passo per passo con `/{ command-table } { command-table-replay }`.
record-is-over = Questa partita è finita con la sua ultima mossa. Indica dopo quale mossa vuoi riprenderla.
replay-first = Primo
replay-earlier = Indietro
replay-later = Avanti
replay-last = Ultimo
replay-choose = Vai a un momento…
replay-moment = Passo { $step }
replay-step = passo { $step } di { $most }
games-head = { $count ->
    [0] Non siedi a nessun tavolo aperto. `/{ command-play }` ne apre uno.
   *[other] **{ $asked ->
        [0] Non tocca a te da nessuna parte
        [one] Tocca a te a { $asked } tavolo
       *[other] Tocca a te a { $asked } tavoli
    }**, su { $count ->
        [one] { $count } tavolo aperto.
       *[other] { $count } tavoli aperti.
    }
}
games-ended = **Le ultime partite finite**
games-next = Avanti
rules-which = **Le regole di quale gioco?** Qui non si gioca a nessun tavolo: scegline uno.
rules-chapters = Capitoli…

## Che cosa hanno scelto un server e una persona

settings-saved = **Salvato.** Impostazioni per i nuovi tavoli:
settings-now = **Impostazioni per i nuovi tavoli:**
settings-language = Lingua: { $spoken }
settings-language-open = Lingua: quella di chi apre il tavolo
settings-zone = Fuso orario: { $zone }
settings-channel = I tavoli si aprono solo in { $place }
settings-anywhere = I tavoli si aprono in ogni canale
settings-threads = Ogni tavolo ha un suo thread
settings-no-threads = Si gioca nel canale
settings-opener = Solo { $role } può aprire tavoli
settings-everybody = Tutti possono aprire tavoli
settings-pace = Ritmo, se non se ne indica un altro: { $pace }
setup-fine = In { $place } ho tutti i permessi che mi servono.
setup-lacks = In { $place } mi mancano: { $missing }
overview-head = { $count ->
    [0] In questo server non c’è nessun tavolo aperto.
    [one] **{ $count } tavolo aperto**: { $stalled } in stallo, { $paused } in pausa, { $running } in corso, { $lobby } da iniziare.
   *[other] **{ $count } tavoli aperti**: { $stalled } in stallo, { $paused } in pausa, { $running } in corso, { $lobby } da iniziare.
}
overview-stalled = { $named }: **in stallo**, ultima mossa { RELATIVE($since) }{ $names ->
    [none] .
   *[other] ; tocca a { $names }.
}
overview-paused = { $named }: in pausa { RELATIVE($since) }.
overview-running = { $named }: ultima mossa { RELATIVE($since) }{ $names ->
    [none] .
   *[other] ; tocca a { $names }.
}
overview-lobby = { $named }: aperto { RELATIVE($since) }, da iniziare.
overview-called = **Qualcuno qui chiede aiuto.**
overview-cup = { $place }, { $title }: turno { $round }, { $count ->
    [one] { $count } tavolo è
   *[other] { $count } tavoli sono
} in gioco{ $paused ->
    [yes] ; in pausa.
   *[no] .
}
overview-button = Tutti i tavoli
overview-weekly = { $counts } `/{ command-setup } { command-setup-tables }` mostra chi li ferma.
weekly-on = { $place } riceve ogni lunedì una riga sui tavoli aperti, la prima { RELATIVE($due) }. In una settimana senza tavoli aperti non arriva niente. Per smettere: `/{ command-setup } { command-setup-tables }` con { command-setup-tables.option-off }.
weekly-off = Nessun canale riceve la riga settimanale sui tavoli aperti.
setup-channel-gone = Il canale scelto per i tavoli è stato eliminato: finché `/{ command-settings }` non ne sceglie un altro, i tavoli si aprono ovunque.
setup-opener-gone = Il ruolo che può aprire tavoli è stato eliminato: finché `/{ command-settings }` non ne sceglie un altro, li possono aprire tutti.
me-language = Lingua: { $spoken }
me-language-discord = Lingua: quella del tuo Discord
me-news = Oltre alle chiamate ricevi: { $news }
me-reminders = { $reminders ->
    [yes] Ricevi promemoria di ciò che non hai ancora fatto
   *[no] Non ricevi promemoria
}
me-digest = Riepilogo: ogni giorno alle { $hour }:00 ({ $zone }), se da qualche parte tocca a te. Il prossimo: { $until }
me-digest-none = Nessun riepilogo. Un’ora in `/{ command-me } { command-me-settings }` ne manda uno al giorno.
table-notices-here = Quando tocca a te al tavolo { $table }: { $calling }
table-notices-usual = Quando tocca a te al tavolo { $table }, come nelle tue impostazioni: { $calling }
watch-begins = Segui il tavolo { $table }: { $told }. Ogni messaggio sostituisce quello di prima.
watch-ends = Non segui più il tavolo { $table }.
note-title = I tuoi appunti per il tavolo { $table }
note-label = Che cosa vuoi ricordare
note-about = Li vedi solo tu, nella tua mano; se li cancelli tutti non resta niente
note-head = **I tuoi appunti** (li vedi solo tu)
note-removed = Gli appunti non ci sono più.
note-button = Cambia gli appunti
me-pictures = Immagini: { $pictures }
pictures-yes = sì
pictures-too = anche parole
pictures-only = solo parole
pictures-offer = Preferisci le parole alle immagini? Scegli { command-me-settings.option-pictures }: { pictures-only } in `/{ command-me } { command-me-settings }`.
me-notices = Quando tocca a te: { $calling }
language-discord = come in Discord

## /table ask

question-now = Che cosa posso fare adesso, e che effetto ha?
question-mine = Che cosa ho?
question-leads = Chi è in testa?
question-changed = Che cosa è cambiato dalla mia mossa?
question-seat = Com’è messo { $seat }?
question-more = {" "}(e { $count } altre)
question-rest = Nomina una cosa nella domanda per sentire tutto ciò che puoi farci.
question-may = Puoi:
question-leads-head = Dal primo all’ultimo posto, se si contasse ora ciò che tutti vedono:
question-leads-others = Nascosto: { $seats }.
question-leads-hidden = Questo gioco nasconde ciò che direbbe chi è in testa.
question-nothing = Adesso niente a questo tavolo parla di { $thing }.
question-unread = Quella domanda non nomina né un giocatore, né una cosa di questo tavolo, né una parola delle regole. Nomina un giocatore, una cosa come la chiama il tabellone o una parola del gioco.
question-small = a ad ai al alla alle allo anche c che chi ci ciò come con cosa cos da dai dal dalla dalle dei del della delle dello deve devo di dice dimmi dire dove e è ed era fa fai fanno ha hai hanno ho i il in io l la le lo ma me mi mia mio molto ne nei nel nella niente noi non o ogni parola per perché più poi posso può puoi qual quale quali quando quanta quante quanti quanto questa questo se serve si sia significa sono spiega spiegami su sul sulla ti tra tu tua tuo tutti tutto un una uno usa va vale vi viene vuol vuole
question-later = Adesso no. Quando si può, si scrive { $command }.
question-how = come perché
question-many = molto tanto
question-means = { $title }: { $told }
type-now = Puoi scrivere: { $commands }.
type-list = Puoi scrivere:{ $commands }
type-rest = Che cosa vogliono gli altri: `/{ command-table } { command-table-ask }`.
type-between = da { $low } a { $high }
type-also = anche { $options }
type-each = { $names } (per ciascuno: { $effect })
type-all = { $names } (per tutti questi: { $effect })
type-such = per esempio { $example }
type-or-anyone = { $names }, altrimenti chiunque
type-counts = { $names }: { $many ->
    [one] {""}
   *[other] in tutto{" "}
}{ $count } al massimo{ $least ->
    [0] {" "}(se non lo scrivi: zero)
   *[other] {""}
}
type-change = { $name } da { $low } a { $high }
type-changes = { $names } (con il meno vendi)
type-elsewhere = Oltre a questa pagina: { $commands }; come: `/{ command-table } { command-table-hand }`.
type-steps = da { $low } a { $high } a passi di { $step }

computers-are = Computer: { $seats }.
counts-buy = Compra { $change } { $thing }, poi ne hai { $count }
counts-sell = Vendi { $change } { $thing }, poi ne hai { $count }
dismiss-button = Lascia com’è
dismissed = Non è cambiato niente.

## /help

help-short = ### Giochi da tavolo di finanza, in questo canale
    {""}**Cominciare**: `/{ command-play }` apre un tavolo; gli altri premono [{ lobby-button-join }], poi premi [{ lobby-button-start }].
    {""}**Imparare**: `/{ command-learn }` insegna un gioco in dieci minuti giocandolo, per conto tuo e in privato.
    {""}**Giocare**: premi i bottoni sotto il tabellone, o [{ my-hand }], che vedi solo tu.
    {""}**Tocca a te**: `/{ command-games }` elenca i tavoli in cui tocca a te, in tutti i server.
    {""}**Assenze**: `/{ command-me } { command-me-vacation }` ferma il tuo tempo, `/{ command-me } { command-me-settings }` sceglie ore di quiete e avvisi.
    {""}**A parole**: `/{ command-table } { command-table-text }` dice tutto il tabellone senza immagini.
help-games = I giochi
help-all = Tutti i comandi

help-text = ### Giochi da tavolo di finanza, in questo canale
    {""}**Cominciare**: `/{ command-play }` apre un tavolo. Gli altri premono [{ lobby-button-join }] sulla sua scheda, o aggiungi dei computer; poi premi [{ lobby-button-start }]. { $threads ->
        [yes] Ogni tavolo ha un suo thread.
       *[no] I tavoli si giocano in questo canale.
    }

    {""}**Senza immagini**: `/{ command-me } { command-me-settings }` con { command-me-settings.option-pictures }: { pictures-only } risponde a parole; `/{ command-table } { command-table-text }` dice la tua mano e tutto il tabellone.

    {""}**Imparare**: `/{ command-learn }` insegna un gioco giocandolo, per conto tuo e in privato.

    {""}**Giocare**: il tabellone nel thread dice chi può giocare, che cosa si decide ed entro quando. Premi i suoi bottoni, o [{ my-hand }], che in qualche gioco ha un altro nome: lì vedi in privato che cosa hai, che cosa farebbe ogni mossa e tutto quello che puoi fare. Ogni bottone esiste anche come comando, dopo `/` e il nome del gioco, e un comando propone solo quello che ti è permesso adesso.

    {""}**Se hai poco tempo**: `/{ command-games }` elenca tutti i tavoli in cui tocca a te, in tutti i server; `/{ command-me } { command-me-settings }` può mandarlo una volta al giorno, e tiene scadenze e avvisi fuori dalla notte. `/{ command-table } { command-table-since }` racconta che cosa è successo dalla tua ultima mossa. Gli ordini giocano per te: [{ my-hand }], in basso. Dove la partita aspetta i giocatori, dopo due scadenze mancate di fila gioca il computer, finché non premi [{ back-button }]; dove i turni si chiudono a ore fisse, puoi semplicemente lasciarne passare uno. `/{ command-me } { command-me-vacation }` ferma il tempo mentre sei in vacanza.

    {""}**Al tavolo**: `/{ command-table } { command-table-info }`, `/{ command-table } { command-table-log }`, `/{ command-table } { command-table-undo }`, `/{ command-table } { command-table-pause }`, `/{ command-table } { command-table-leave }`, `/{ command-propose }` per votare di prolungare, finire o sostituire un giocatore; `/{ command-table } { command-table-note }` apre appunti solo tuoi, `/{ command-table } { command-table-notices }` sceglie come questo tavolo ti avvisa, `/{ command-table } { command-table-watch }` ti tiene al corrente di un tavolo a cui non giochi. Alla fine: `/{ command-table } { command-table-replay }`, `/{ command-table } { command-table-export }`, `/{ command-table } { command-table-rematch }`.

    {""}**Se il canale non c’è più**: finché il thread o il canale di un tavolo è eliminato o bloccato, o il suo server non è disponibile, il suo tempo è fermo. La partita riprende da sola quando il canale torna; `/{ command-table } { command-table-move }` la porta nel canale in cui lo scrivi.

    {""}**Posti da prendere**: `/{ command-seats }` elenca quelli di chi ha lasciato o manca.

    {""}**Tornei**: `/{ command-tournament } { command-tournament-list }` elenca quelli di questo server, `/{ command-tournament } { command-tournament-create }` ne annuncia uno.

    {""}**Regole**: `/{ command-rules }` le dà in breve, `/{ command-prices }` le tabelle stampate.

    {""}**Dopo la partita**: `/{ command-leaderboard }`, `/{ command-profile }`, `/{ command-history }` e `/{ command-head2head }` mostrano chi gioca meglio; con `/{ command-me } { command-me-private }` non ci compari.

    {""}**Tu**: `/{ command-me } { command-me-settings }` sceglie la lingua e gli avvisi; `/{ command-me } { command-me-forget }` cancella tutto su di te.

    {""}**Amministratori**: **/{ command-settings }** per lingua, fuso orario, canale, thread e chi può aprire tavoli; **/{ command-setup } { command-setup-check }** dice quali permessi mancano.

    {""}-# Borsa { $version }

## Che cosa non si può fare

bot-lacks = Qui mi mancano permessi: { $missing }. Un amministratore può darli; `/{ command-setup } { command-setup-check }` controlla di nuovo.
report-called = { $seat } chiama chi gestisce questo server a { $game } · tavolo { $table }{ $reason ->
    [none] .
   *[other] : { $reason }
}
report-answer = Rispondi alla chiamata
report-answered = { $who } è qui per { $game } · tavolo { $table }, come ha chiesto { $seat }.
report-too-long = Un motivo ha al massimo { $most } caratteri.
reported-already = Da questo tavolo qualcuno ha già chiesto aiuto, e nessuno ha ancora risposto.
nobody-reports = A questo tavolo nessuno chiede più aiuto.
need-manage-server = Può farlo solo chi gestisce questo server.
own-cause = In questo tavolo sei parte in causa: vota chi gioca, o decide un amministratore che non lo è.
need-role = In questo server solo { $role } può aprire tavoli.
open-elsewhere = In questo server i tavoli si aprono in { $place }.
only-in-a-server = Funziona solo in un server.
no-lesson-begun = Non hai iniziato questa lezione: `/{ command-learn }` con `{ command-any.option-game }` la apre.
no-table-here = Qui non c’è una partita in corso, e non tocca a te da nessuna parte. Indica un tavolo con l’opzione `{ command-any.option-table }`; `/{ command-games }` elenca i tuoi.
table-of-another-game = Al tavolo { $table } si gioca a { $game }, e questo comando è di un altro gioco: indica uno dei tuoi tavoli con l’opzione `{ command-any.option-table }`.
which-table = Quale tavolo? Premine uno, o indicalo con l’opzione `{ command-any.option-table }`: { $numbers }.
which-expired = La domanda è troppo vecchia. Scrivi di nuovo il comando.
no-such-order-form = Questo ordine adesso non si può dare. Scegline uno tra quelli proposti.
no-such-topic = Il capitolo «{ $topic }» non c’è. Scegline uno tra quelli proposti.
no-such-name = Qui non c’è «{ $text }»{ $count ->
    [0] , né altro che si possa scrivere adesso.
   *[other] . Si può scrivere: { $names }{ $more ->
        [0] .
       *[other] {" "}e altri { $more }.
    }
}
bundle-unread = «{ $text }» non è leggibile. Puoi indicare { $names }{ $more ->
    [0] {""}
   *[other] {" "}e altri { $more }
}: scrivi per esempio «{ $example }».
name-one = { $count ->
    [0] Adesso qui non c’è niente da scegliere.
   *[other] Di’ quale: { $names }{ $more ->
        [0] .
       *[other] {" "}e altri { $more }.
    }
}
no-such-page = A questo tavolo questa pagina non c’è, o non c’è più. I bottoni sotto il tabellone portano a quelle che ci sono.
advice-button = Che cosa faresti?
advice-head = Le mosse migliori trovate, ognuna con la tua probabilità di vittoria (± margine d’errore):
advice-line = **{ $rank }.** { $move }: { $chance }
advice-level = { $count ->
    [2] Le due mosse al primo posto sono
   *[other] Le { $count } mosse al primo posto sono
} ugualmente buone, per quanto il computer può dire.
advice-nothing = Di queste mosse non si sa niente: il computer non ha potuto provarle abbastanza volte.
advice-why = **{ $better }** invece di **{ $other }**: subito dopo { $reasons }.
advice-late = Troppi computer stanno pensando: riprova tra un minuto.
advice-failed = Il computer non è riuscito a esaminare questa posizione: qualcosa è andato storto, e il registro di chi ospita il bot dice che cosa. La partita va avanti come prima.
no-advice-here = I consigli sono per chi gioca da solo contro i computer, o per i tavoli che li permettono tra le opzioni: questo tavolo può contare per il punteggio.
nothing-to-advise = Al momento non puoi fare niente.
option-advice = Consigli
option-advice-yes = per tutti; il tavolo non conta per il punteggio
option-advice-no = nessuno, tranne per chi gioca da solo contro i computer
option-reliable = Risposte in tempo
option-reliable-least = { $least ->
    [0] non richieste a chi partecipa
   *[other] almeno { $least }%, da 20 decisioni in poi
}
option-settled = Punteggio assestato
option-settled-yes = richiesto a chi partecipa
option-settled-no = non richiesto a chi partecipa
play-on-asks = Qui si apre un tavolo che tutti nel canale vedono: dal passo { $step } giochi contro i computer, e la partita non conta per il punteggio.
play-on-way = { $ways ->
    [one] Gioca
   *[other] { $tonight ->
        [yes] Stasera: { $seconds } per decisione
       *[no] Per più giorni: { $seconds } per decisione
    }
}
play-on-button = Gioca da qui
play-on-opened = Il tavolo { $table } è com’era la partita dopo il passo { $step }: continua contro i computer. Ciò che non potevi vedere è distribuito da capo, e la partita non conta per il punteggio.
record-of-a-position = Questo verbale comincia a metà partita: si può conservare, ma non aprire.
no-review = L’analisi non è riuscita. Riprova tra qualche minuto.
no-such-step = La partita ha passi da 0 a { $most }.
no-such-zone = «{ $zone }» non è un fuso orario. Scegline uno tra quelli proposti, come Europe/Rome.
not-an-amount = «{ $text }» non è un importo.
not-hours = «{ $text }» non è un numero di ore.
not-saved = In questo momento non si può salvare: non è cambiato niente. Riprova tra un minuto.
unknown-command = Discord ha mandato un comando che in questa forma non conosco. Aspetta un minuto e riprova.
games-silent = Una parte di Borsa ora non risponde: i suoi tavoli mancano in questo elenco.
table-away = Il tavolo { $table } può essere in una parte di Borsa che ora non risponde. Riprova fra un minuto.
failure-counted = Quello che hai fatto conta, quindi non rifarlo: solo la risposta non è riuscita. Se succede di nuovo, di’ a chi gestisce il bot il numero { $reference }.
failure = Qualcosa non ha funzionato; la tua partita è intatta. Riprova, e se succede ancora comunica a chi gestisce questo bot il numero { $reference }.

## Tornei: ciò che si scrive

which-tournament = Quale torneo? Indicane uno: `/{ command-tournament } { command-tournament-list }` li mostra tutti.
no-such-time = «{ $typed }» non è un orario. Scrivilo come 24 dicembre 20:00, 24/12 20:00, domani alle 20 o 48 ore.
no-such-length = «{ $typed }» non è una durata. Scrivila come 30m, 12 ore, 3 giorni o 2 settimane.
no-such-sizes = «{ $typed }» non indica quanti siedono a un tavolo. Scrivi per esempio 4 oppure 4,5.
no-such-points = «{ $typed }» non indica dei punti. Scrivili come 5,3,2,1, dal primo all’ultimo, oppure «denaro».
no-such-tie-break = «{ $typed }» non è uno spareggio. Scegli fra vittorie, quote, secondi, avversari, scontri e sorte.
no-such-places = «{ $typed }» non dà un piazzamento a ciascuno dei { $count } posti. Scrivili dal primo all’ultimo, 2 1 3=4: il posto 2 è primo, i posti 3 e 4 sono terzi a pari merito.
no-such-scores = «{ $typed }» non è un punteggio per ciascuno dei { $count } posti. Scrivili nell’ordine dei posti: 120 80 40.
not-at-that-table = Quel giocatore non siede al tavolo { $table }.
no-bots = Un bot non può giocare. Un computer prende un posto solo se non c’è nessun altro.
apart-always = **Non si incontrano in nessun torneo di questo server:**
apart-nobody = Nessuno è tenuto separato in tutti i tornei di questo server.
apart-pair = { $one } e { $other }
which-seat-change = Indica entrambi i giocatori da scambiare.
not-seated = { $user } non ha un posto in questo turno.
tournament-created = Il torneo { $tournament } è annunciato. La sua scheda arriva tra un momento; quando è ora, `/{ command-tournament } { command-tournament-start }` lo fa cominciare, oppure le iscrizioni finiscono da sole.
tournament-rounds = Un turno di torneo dura { $seconds }.
tournament-rounds-proposed = Un turno di torneo dura { $seconds }: è la durata proposta, entro la quale quattro tavoli su cinque finiscono da soli. `/{ command-tournament } { command-tournament-settings }` la cambia.
tournament-rounds-endless = Un turno di torneo finisce solo con il suo ultimo tavolo: un tavolo lento fa aspettare tutti gli altri. Un tavolo dove nessuno gioca più vale come mancato da tutti.
tournament-ruling-waits = Qui sei parte in causa, quindi si aspetta: vale se approva un direttore o un amministratore che non lo è. L’avviso è partito.
tournament-ruling-open = Qui sei parte in causa, e lo è ogni altro direttore. Si fa alla luce del sole: la domanda è arrivata a chi ne è toccato, e vale fra un giorno se la metà non dice di no.
tournament-objected = Gli amministratori del server sono stati chiamati nel canale del torneo.
tournament-director-called = I direttori sono stati chiamati al tuo tavolo, nel canale del torneo.
tournament-cancel-ask = Come finisce { $title }? Se lo annulli non vince nessuno{ $count ->
    [0] .
    [one] , e { $count } tavolo in corso si chiude senza risultato.
   *[other] , e { $count } tavoli in corso si chiudono senza risultato.
} { $played ->
    [0] Non si è ancora giocato niente.
   *[other] Può decidere quello che si è giocato: dopo questo turno, o ora. I risultati restano comunque leggibili.
} Il motivo che leggono tutti:
tournament-done = Fatto. È scritto nella cronaca del torneo.
tournament-scoring = Ora i computer finiscono la partita 64 volte; la media dà il risultato, fra qualche minuto.
tournament-exported = Il verbale del torneo { $tournament }.
director-named = { $user } dirige questo torneo con te.
director-unnamed = { $user } non dirige più questo torneo.
tournament-joined-check-in = Giochi in { $title }. Chiuse le iscrizioni ti arriva l’avviso per confermare la presenza sulla scheda: hai { $seconds } di tempo, e chi non conferma non gioca.
tournament-joined = Giochi in { $title }. Quando comincia un turno, ti arriva l’avviso del tuo tavolo. [{ tournament-button-mine }] sulla scheda mostra dove giochi.
tournament-joined-reserve = Sei una riserva di { $title }: se qualcuno si ritira ti arriva l’avviso.
tournament-leave-ask = Abbandoni { $title }. I risultati dei turni precedenti restano; per un tavolo a cui stai giocando non avrai punti, e il tuo posto va a una riserva libera, altrimenti a un computer, che non può vincere. Se ti serve solo tempo, non devi lasciare: `/{ command-table } { command-table-info }` dice che cosa succede mentre manchi.
tournament-plays-on = Continui in { $title }: hai di nuovo un posto dal prossimo sorteggio.
tournament-left = Hai lasciato { $title }.{ $begun ->
    [yes] {" "}I tuoi risultati restano.
   *[no] {""}
}
tournament-checked-in = Presenza confermata. Quando comincia il turno, ti arriva l’avviso del tuo tavolo.
tournament-list-empty = Qui non è annunciato nessun torneo. `/{ command-tournament } { command-tournament-create }` ne annuncia uno.
tournament-list-line = { $phase ->
        [registering] **{ $tournament } · { $title }** · { $game } · iscrizioni aperte; finora: { $players }
        [check-in] **{ $tournament } · { $title }** · { $game } · conferma aperta per { $players ->
            [one] { $players } giocatore
           *[other] { $players } giocatori
        }
        [playing] **{ $tournament } · { $title }** · { $game } · in corso con { $players ->
            [one] { $players } giocatore
           *[other] { $players } giocatori
        }
        [finished] { $tournament } · { $title } · { $game } · finito
       *[called-off] { $tournament } · { $title } · { $game } · annullato
    }
tournament-page-standings = Classifica
tournament-page-crosses = Incontri
tournament-page-tables = Tavoli
tournament-page-log = Cronaca dei direttori

## Il primo messaggio in un server

greeting = ### Borsa: giochi da tavolo di finanza, in questo server
    Comincia con `/{ command-play }`: mostra i giochi e apre un tavolo, anche contro computer.
    Un gioco è nuovo per te? `/{ command-learn }` te lo insegna giocando, in privato, in dieci minuti.
    `/{ command-help }` dice di più. Chi gestisce il server trova lingua, canale e ritmo in `/{ command-settings }`.

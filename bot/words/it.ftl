### Che cosa si dice fuori dai giochi, in italiano.

## Come si compongono i valori

nothing = niente
victory = { $count ->
    [one] { $seats } vince con { $score }
   *[other] { $seats } vincono insieme con { $score }
}
text-players = Giocatori
picture-gone = ritirato
sign-to = a
sign-up = su
sign-down = giù
sign-times = volte
alt-chart = { $title }, dall’inizio alla fine della partita: { $told }.
film-of = Un’animazione della partita, { $count ->
    [one] un passo
   *[other] { $count } passi
}. Finisce con questa immagine.
yes = sì
no = no
picture-worth = Il valore di ciascuno, mossa per mossa
player-without-name = Giocatore { $seat_number }
rules-chapter = Regole: { $chapter }.

## Nomi


pace-live = dal vivo
pace-fast = veloce
pace-daily = quotidiano
pace-slow = lento
pace-own = su misura

computer-random = a caso
computer-sensible = ragionato
computer-easy = facile
# Quanti ne fa sedere il gioco con più posti.
computer-names = Aldo Bice Ciro Dora Elio Fede Gino Ida Ivo Lia Meo Nora Olga Pia Rino Sara Tito Ugo Vera Zeno
computer-strong = forte

ballot-undo = di annullare una mossa
ballot-pause = di fare una pausa
ballot-resume = di riprendere
ballot-end = di interrompere la partita
ballot-move = di continuare in questo canale

notices-mention = una menzione nel canale del tavolo
notices-message = un messaggio diretto
notices-digest = solo il riepilogo del giorno
notices-none = nessun avviso
news-all = ogni tua novità: risultati, turni, il tuo posto
news-seat = solo ciò che succede al tuo posto
notices-usual = come nelle tue impostazioni
watch-turn = ogni turno e la fine
watch-end = solo la fine
watch-stop = non seguirlo più

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-embed-links = Incorpora link
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi
permission-manage-guild = Gestisci server

## Il contratto sul tempo

clock-pace = Tempo per ogni decisione: { $seconds } (ritmo: { $pace }).
clock-window = Quando tutti possono reagire a una mossa, hanno { $window } per farlo.
clock-bank = Riserva di tempo: ciascuno ha anche { $bank }, che partono da soli quando il tempo della decisione è finito. Ogni risposta in tempo ne rimette { $refill }.
clock-reminders = Ti arriva un promemoria a metà del tempo e ai nove decimi, se non risponderà un tuo ordine.
clock-deadline = Se finisce anche la riserva, il gioco decide per chi non ha risposto: `/{ command-rules }` dice come. Una scadenza viene anticipata solo se una vacanza finisce prima.
clock-absent = Dopo due scadenze mancate di fila il computer gioca al posto di chi manca, finché non preme [{ back-button }]. Se mancano tutti, il tavolo va in pausa.
clock-hours = { $turns ->
    [one] L’unico turno si chiude alle { $hours } ({ $zone }).
   *[other] { $turns } turni; orari di chiusura: { $hours } ({ $zone }).
}
clock-starts = La partita comincia da sola il { $until } ({ RELATIVE($until) }) se i giocatori bastano; prima di allora la fa cominciare [{ lobby-button-start }]. Se comincia fra due orari di chiusura, il primo turno salta la prossima chiusura e finisce a quella dopo: iniziato alle 15:00, si chiude alle 9:00 del giorno dopo.
clock-length = { $turns ->
    [one] Un turno di { $seconds }.
   *[other] { $turns } turni di { $seconds } ciascuno: la partita dura al massimo { $total }.
}
clock-silent = Nello stesso turno giocano tutti, quante volte vogliono. Il turno si chiude per tutti nello stesso momento, anche per chi non ha giocato. Non ci sono promemoria.
clock-late = Se a un orario di chiusura nessuno può giocare, perché il bot o Discord non rispondono, il turno continua con il tempo che restava; dopo più di dieci minuti si chiude al primo dei suoi orari che ne lascia altrettanto. Mentre il tavolo è in pausa il tempo è fermo.
calendar = I turni si chiudono il
calendar-turn = { $turn }. { $closes }
clock-outage = Il tempo in cui nessuno può giocare viene restituito: quando il bot o Discord non rispondono, o il tavolo è in pausa.

ask-anything = { $seats ->
    [0] Tutti possono giocare
    [one] { $seats }: fai una mossa
   *[other] { $seats }: fate una mossa
}
    .what = fai una mossa

## Che cosa viene detto al tavolo

bank-runs = { $seats ->
    [one] Il tempo è finito: ora corre la riserva di { $seats }, fino al { $until }.
   *[other] Il tempo è finito: ora corrono le riserve di { $seats }, fino al { $until }.
}
computer-stays = Da adesso, e fino alla fine, al posto di { $seat } gioca un computer.
computer-plays = { $seat } ha mancato le sue scadenze: gioca il computer fino al ritorno di { $seat }.
seat-silent = { $seat } non ha risposto in tempo.
computer-lent = { $seat } fa giocare il computer al posto di { $whose }: basta che { $whose } prema qualcosa, e riprende il suo posto.
player-back = { $seat } riprende il suo posto.
start-put-off = Giocatori insufficienti: { $have } su almeno { $least }. L’inizio è rinviato al { $until }.
outage-credit = Per un po’ qui nessuno poteva giocare: ogni scadenza slitta di { $lost }.
seat-lapsed = { $seat } manca: il computer ha risposto troppe volte al suo posto. Alla fine sta dietro a chi resta, se non torna a giocare.
ballot-opened = { $seat } propone { $what }. { $seats }: si può votare fino al { $until }.
ballot-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
ballot-carried = Approvata la proposta di { $seat } { $what }.
ballot-rejected = Respinta la proposta di { $seat } { $what }.
ballot-unanswered = Respinta la proposta di { $seat } { $what }: in tempo hanno approvato troppo pochi.
ballot-void = La partita è andata avanti: la proposta di { $seat } { $what } non vale più.
undone = { $seat ->
    [none] Un amministratore annulla { $moves ->
        [one] una mossa.
       *[other] le ultime { $moves } mosse.
    }
   *[other] { $seat } annulla { $moves ->
        [one] una mossa.
       *[other] le ultime { $moves } mosse.
    }
}
paused = { $why ->
    [absent] Mancano tutti: il tavolo è in pausa finché qualcuno non torna.
    [admin] Un amministratore ha messo in pausa il tavolo. Il tempo è fermo.
    [director] Il direttore ha messo in pausa il torneo, e anche questo tavolo. Il tempo è fermo.
    [place] Il tavolo non era raggiungibile ed è in pausa. Il tempo è fermo.
   *[voted] Il tavolo è in pausa. Il tempo è fermo.
}
resumed = { $why ->
    [over] La pausa è finita: il tavolo continua. Potete votarne un’altra.
    [admin] Un amministratore fa riprendere il tavolo. Le scadenze corrono di nuovo.
    [director] Il direttore fa riprendere il tavolo. Le scadenze corrono di nuovo.
    [place] Il tavolo è di nuovo raggiungibile e riprende. Il tempo trascorso viene restituito.
   *[voted] Il tavolo riprende. Le scadenze corrono di nuovo.
}
broken-off = { $why ->
    [admin] Un amministratore ha interrotto la partita. Non c’è un risultato.
    [director] Il torneo ha chiuso questo tavolo. La partita non ha un risultato suo.
   *[voted] La partita è interrotta. Non c’è un risultato.
}

person-left = { $seat } ha abbandonato la partita.
person-gone = { $seat } ha lasciato il server, e quindi la partita.
loss = { $cause ->
    [locked] un moderatore ha bloccato il suo thread
    [forbidden] non posso più vedere il suo canale o scriverci
    [removed] non faccio più parte del suo server
    [offline] il suo server su Discord non è disponibile
   *[deleted] il suo canale o thread è stato eliminato
}
place-lost = Il tavolo per ora non è raggiungibile: { loss }. Il suo tempo è fermo, e la partita riprende da sola quando il canale torna disponibile. `/{ command-table } { command-table-move }`, scritto in un altro canale del server, la porta lì.
lobby-closes-soon = Questo tavolo si chiude il { $until } se la partita non comincia.
lobby-closed = { $why ->
    [empty] Non c’è più nessuno: il tavolo è chiuso.
    [host] Chi l’ha aperto ha chiuso il tavolo.
    [admin] Un amministratore ha chiuso il tavolo.
    [place] Il canale non c’è più: il tavolo è chiuso.
   *[time] Il tavolo è chiuso: la partita non è cominciata entro sette giorni.
}

## Che cosa non si può fare

stale = Nel frattempo il tavolo è andato avanti. Non è cambiato niente; guarda l’ultimo tabellone.
game-over = La partita è finita.
not-your-turn = Tocca a { $seat }.
not-now = Questo adesso non si può fare.
comes-first = Prima { $seats ->
    [0] devono decidere altri.
   *[other] tocca ad altri. { $seats }: { $asked }.
}
malformed = La mossa non è leggibile. Non è cambiato niente.
below-nothing = Un numero di azioni non può essere inferiore a 0.
amount-below-nothing = L’importo deve essere almeno { $least }.
not-enough = Sono disponibili solo { $most }; servono { $amount }.

no-such-table = Il tavolo { $table } non esiste.
table-damaged = Il tavolo { $table } non si può leggere: i suoi dati sono danneggiati. Chi gestisce il bot trova il motivo nel log e con `doctor`.
bot-not-here = Borsa non fa parte di questo server: chi lo gestisce deve prima aggiungerlo.
table-plays-here = In questo thread si gioca già un tavolo. Aprine un altro nel canale.
too-many-tables = Hai già aperto { $most ->
    [one] { $most } tavolo
   *[other] { $most } tavoli
}. Prima finiscine o chiudine uno; una partita da file conta per un giorno.
too-many-tables-here = Questo server ha già { $most ->
    [one] { $most } tavolo aperto
   *[other] { $most } tavoli aperti
}. Ne deve finire uno prima che se ne apra un altro.
not-at-this-table = Non siedi a questo tavolo.
table-not-started = Questo tavolo non è ancora cominciato.
table-paused = Questo tavolo è in pausa.
watch-own-table = Siedi a questo tavolo: l’avviso ti arriva quando tocca a te. `/{ command-table } { command-table-notices }` sceglie come.
too-many-watch = Questo tavolo ha già { $most } persone che lo seguono: è il massimo.
table-over = Questa partita è finita.
table-closed = Questo tavolo è chiuso.
seat-left = Hai abbandonato questa partita.
too-many-orders = Hai già { $most } ordini qui: prima annullane uno.
no-such-order = Questo ordine non c’è più.
nothing-to-undo = Non c’è una tua mossa da annullare.
undo-other-version = Questo tavolo è cominciato con la versione { $started } delle regole e ora siamo alla { $present }: non si può annullare niente.
ballot-open = È già aperto un voto sulla proposta { $what }.
already-here = Il tavolo si gioca già qui.
other-server = Il tavolo appartiene a un altro server: si può spostare solo dentro il suo.
place-unreachable = Il tavolo per ora non è raggiungibile: { loss }. La partita riprende da sola quando il canale torna disponibile; `/{ command-table } { command-table-move }`, scritto in un altro canale del server, la porta lì.
already-paused = Il tavolo è già in pausa.
not-paused = Il tavolo non è in pausa.
no-such-ballot = Questo voto è chiuso.
lapsed-no-vote = Il computer ha risposto troppe volte al tuo posto: torna a giocare, poi puoi proporre e votare.
finish-instead = Qui non gioca più nessun altro: finisci la partita e fai i conti ora, o aspetta.
proposed-lately = Hai già proposto una fine: puoi riproporla dal { $until }.
proposed-too-often = Hai proposto una fine { $most } volte: in una partita non si può di più.
not-silent = { $seat } risponde in tempo: si può sostituire solo chi manca.
not-silent-yet = { $seat } ha ancora tempo: proponilo dopo il { $until }, se non risponde.
extended-enough = Questa decisione è già stata prolungata { $most } volte: di più non si può.
not-asked = Questo voto non ti riguarda.
table-not-over = Si può avere solo a partita finita: fino ad allora il verbale contiene dei segreti.
other-version = Questa partita è stata giocata con regole diverse da quelle di oggi e non si può rivedere.

record-too-big = Il file è troppo grande per essere un verbale.
record-malformed = { $number ->
    [none] Il file non è il verbale di una partita.
   *[other] La voce { $number } del file non è leggibile.
}
record-too-long = Il verbale ha troppe voci.
record-other-version = Il verbale è stato scritto con regole diverse da quelle di oggi.
record-unknown-game = Il verbale è di un gioco che qui non c’è.
record-illegal = Il verbale contiene una mossa che le regole non permettono.
record-not-over = Il verbale è di una partita non finita.
record-wrong-hash = Il seme non corrisponde all’impronta del verbale.

not-a-lobby = Questo tavolo è già cominciato, o è stato chiuso.
asked-reliable = Questo tavolo chiede il { $least }% di risposte in tempo. Tu rispondi in tempo nel { $share }% dei casi (su { $count } decisioni), senza contare vacanze e ore di quiete. Le risposte ad altri tavoli lo alzano.
asked-reliable-first = Questo tavolo chiede il { $least }% di risposte in tempo, che conta da { $first } decisioni in poi. Finora te ne { $count ->
    [one] è stata chiesta una
   *[other] sono state chieste { $count }
}: gioca prima a un altro tavolo.
asked-settled = Questo tavolo chiede un punteggio assestato in questo gioco, e il tuo non lo è ancora. Servono circa 8 partite valide da quattro persone, o 25 da due.
not-invited = Questo tavolo è per chi è stato invitato.
host-stays = Chi ha aperto il tavolo non si può escludere; `/{ command-table } { command-table-leave }` lo passa a qualcun altro.
host-only = Può farlo solo chi ha aperto il tavolo.
no-such-game = Questo gioco qui non c’è.
play-head = **Che gioco?** Basta premere per aprire qui un tavolo. Sulla scheda trovi tutte le opzioni, e i computer contro cui giocare.
play-seats = da { $least } a { $most } giocatori
play-what = Indica il gioco per cui valgono queste opzioni. `/{ command-play }` da solo li mostra tutti.
name-a-game = Qui non si gioca a nessun tavolo: indica il gioco.
pace-out-of-range = Il tempo per una decisione può andare da { LENGTH($least) } a { LENGTH($most) }.
too-many-computers = Qui possono sedersi al massimo { $most } computer: un posto è tuo.
already-seated = Siedi già a questo tavolo.
table-full = Il tavolo è al completo: si gioca al massimo in { $most }.
no-such-computer = Questo tipo di computer qui non c’è.
no-computer = Qui non siede alcun computer.
no-such-option = Questo gioco non ha un’opzione così.
option-value = Questa opzione non ha quel valore.
option-number = Scrivi un numero intero da { $least } a { $most }.
option-numbers = Scrivi da { $fewest } a { $longest } numeri interi da { $least } a { $most }, tutti diversi: «9 21».
no-such-start = Scegli uno degli inizi elencati: sono tutti prima che il tavolo si chiuda.
no-such-language = Scegli una delle lingue elencate.
too-few-seats = I giocatori sono troppo pochi per cominciare: ne servono { $least }.
void-once-round = Oltre a te restano solo computer: l’ordine è finito dopo un giro.
void-acts-too-often = Ha giocato { $most } volte di seguito senza concludere niente.
void-out-of-the-auction = Sei fuori dall’asta per { $lot }.
void-outbid = Per { $lot } ora servono { $floor }, più del tuo limite o del tuo denaro.
not-a-number = «{ $text }» non è un numero intero da { $least } a { $most }.
no-amount-between = «{ $text }» non è un importo da { $least } a { $most }.

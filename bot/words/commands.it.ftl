# Comandi: nomi, descrizioni, opzioni. Nomi in minuscolo, descrizioni fino a 100 caratteri.

## Opzioni che significano lo stesso ovunque

command-any = qualsiasi
    .option-table = tavolo
    .option-table-about = Il numero del tavolo; altrimenti quello giocato qui o che aspetta te
    .option-game = gioco
    .option-game-about = Quale gioco
    .option-pace = ritmo
    .option-pace-about = Quanto tempo c’è per ogni decisione
    .option-hours = ore
    .option-hours-about = Un ritmo proprio: ore per ogni decisione
    .option-language = lingua
    .option-language-about = Quale lingua
    .option-topic = capitolo
    .option-topic-about = Quale capitolo

## /play

command-play = gioca
    .description = Apri un tavolo: gli altri si siedono dalla sua scheda, poi lo fai partire
    .option-option = opzione
    .option-option-about = Una delle opzioni del gioco; sulla scheda ci sono tutte
    .option-computers = computer
    .option-computers-about = Quanti computer si siedono subito

## /<gioco> ordine

command-order = ordine
    .description = Che cosa fa il bot per te quando è il momento; lo vedi solo tu
command-order-list = elenco
    .description = I tuoi ordini a questo tavolo
command-order-store = lascia
    .description = Lascia un ordine
    .option-order = ordine
    .option-order-about = Che cosa fare per te
command-order-cancel = annulla
    .description = Annulla un ordine
    .option-order = ordine
    .option-order-about = Uno dei tuoi ordini

## /table

command-table = tavolo
    .description = Il tavolo giocato qui, o un altro dei tuoi
command-table-info = info
    .description = A che punto è, chi siede, le opzioni e l’orologio
command-table-log = cronaca
    .description = Tutto quello che è successo, pagina per pagina
command-table-since = novità
    .description = Che cosa è successo dalla tua ultima mossa, con immagini
command-table-hand = mano
    .description = Che cosa hai, e tutto quello che puoi fare adesso
command-table-text = testo
    .description = Il tabellone come testo
command-table-orders = ordini
    .description = I tuoi ordini
command-table-export = esporta
    .description = Il verbale di una partita finita, come file
command-table-import = importa
    .description = Guarda una partita finita dal suo file
    .option-file = file
    .option-file-about = Un verbale fatto con esporta
command-table-replay = replay
    .description = Una partita finita come immagine animata, o un suo passo
    .option-step = passo
    .option-step-about = Il numero di una voce: 0 è l’inizio
command-table-undo = annulla
    .description = Ritira la tua ultima mossa, subito o col consenso di chi riguarda
    .option-admin = admin
    .option-admin-about = Da amministratore: ritira subito l’ultima mossa del tavolo
command-table-leave = lascia
    .description = Lascia il tavolo non ancora partito, o il tuo posto per sempre
command-table-back = eccomi
    .description = Riprendi il posto dal computer
command-table-pause = pausa
    .description = Proponi una pausa
    .option-admin = admin
    .option-admin-about = Da amministratore: subito
command-table-resume = riprendi
    .description = Proponi di riprendere
    .option-admin = admin
    .option-admin-about = Da amministratore: subito
command-table-end = chiudi
    .description = Proponi di interrompere la partita, o chiudi il tavolo non partito
    .option-admin = admin
    .option-admin-about = Da amministratore: senza voto
command-table-move = sposta
    .description = Porta il tavolo in questo canale
    .option-admin = admin
    .option-admin-about = Da amministratore: senza voto
command-table-vote = vota
    .description = Rispondi a una votazione del tavolo
    .option-answer = risposta
    .option-answer-about = Sì o no
    .option-ballot = voto
    .option-ballot-about = Quale voto, se ce n’è più d’uno
command-table-join = siediti
    .description = Siediti al tavolo non ancora partito
command-table-computer = computer
    .description = Aggiungi un computer al tavolo, o toglilo
    .option-kind = tipo
    .option-kind-about = Come gioca; altrimenti il più forte
    .option-remove = togli
    .option-remove-about = Togli l’ultimo aggiunto
command-table-invite = invita
    .description = Fai entrare solo chi inviti, o escludi qualcuno prima dell’inizio
    .option-person = persona
    .option-person-about = Chi
    .option-remove = escludi
    .option-remove-about = Escludi la persona dal tavolo
command-table-option = opzione
    .description = Cambia un’opzione del tavolo
    .option-option = opzione
    .option-option-about = L’opzione e il suo valore
command-table-pace = ritmo
    .description = Cambia il ritmo del tavolo
command-table-language = lingua
    .description = Cambia la lingua del tavolo
command-table-start = parti
    .description = Inizia la partita
command-table-rematch = rivincita
    .description = Ancora la stessa partita, con le stesse opzioni e persone

## Gli altri

command-games = partite
    .description = Tutto quello che aspetta te, in tutti i server, prima il più urgente
command-rules = regole
    .description = Le regole in breve
command-prices = prezzi
    .description = Le tabelle stampate dei giochi
command-settings = impostazioni
    .description = Che cosa vale per i tavoli di questo server; senza opzioni lo mostra soltanto
    .option-zone = fuso
    .option-zone-about = Il fuso delle ore di ogni giorno: Europe/Rome
    .option-channel = canale
    .option-channel-about = L’unico canale in cui si aprono tavoli
    .option-anywhere = ovunque
    .option-anywhere-about = I tavoli si aprono di nuovo in ogni canale
    .option-threads = thread
    .option-threads-about = Se ogni tavolo ha un suo thread
    .option-opener = ruolo
    .option-opener-about = L’unico ruolo che può aprire tavoli
    .option-everybody = tutti
    .option-everybody-about = Di nuovo tutti possono aprire tavoli
command-setup = setup
    .description = Preparare il bot in questo server
command-setup-check = verifica
    .description = Quali permessi mancano qui al bot
command-me = io
    .description = Che cosa vale per te, in tutti i server
command-me-settings = impostazioni
    .description = La tua lingua e i tuoi avvisi; senza opzioni li mostra soltanto
    .option-notices = avvisi
    .option-notices-about = Come ti arriva l’avviso quando una partita aspetta te
command-me-forget = dimentica
    .description = Cancella tutto quello che è conservato su di te
command-help = aiuto
    .description = Come si comincia

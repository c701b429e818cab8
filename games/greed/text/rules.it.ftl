## Le regole in breve (/regole)

rule-start = Greed, Incorporated è per tre, quattro o cinque giocatori. Dirigi compagnie, e ti pagano per dirigerle male: chi viene licenziato porta a casa una parte del denaro della compagnia e la spende in status symbol. Vince chi ha più punti di status symbol.

    Cominci con una compagnia, con un numero da 0 a 4; quelle che nessuno ha sono fuori dal gioco. Ha 100M in cassa, e tu ne sei il CEO. La sua carta muove subito la tendenza di un prezzo. Chi ha il numero più basso ha il segnalino iniziale.

    Gli asset sono carte numerate da 10 a 49. Prima vengono i dieci, per ultimi i quaranta, ogni decina mescolata. Ne hai due in mano. In tre si gioca con 36 carte per dodici anni; in quattro con 32 e in cinque con tutte e 40, per otto anni.

    Il denaro personale all’inizio è 0M. Il denaro di giocatori e compagnie è pubblico; le carte in mano sono segrete.
    .title = Di che cosa si tratta, e l’inizio
rule-year = Un anno ha dieci fasi, sempre in quest’ordine:
    1. Annunci
    2. Forze di mercato
    3. Investimenti
    4. Produzione
    5. Scambi e lavorazione
    6. Vendite
    7. Chiusura dei bilanci
    8. Capri espiatori
    9. Work hard, play hard: gli status symbol
    10. Imprenditori

    Solo il CEO gioca per una compagnia. Le compagnie vanno nell’ordine del loro asset più alto, il numero più alto per primo; quelle senza asset vengono dopo quelle che ne hanno, e fra loro prima il numero di compagnia più alto. I giocatori vanno in senso orario dal segnalino iniziale.

    Una compagnia ha sei posti senza vuoti: CEO, CFO, COO e tre quadri intermedi, che non ricevono colpe e salgono. Il suo denaro sta in tre posti: la cassa paga tutto; l’incasso dell’anno è ciò che entra quest’anno; l’incasso dell’anno prima ciò che è entrato allora.
    .title = L’anno, le compagnie e il loro ordine
rule-announcements = Ognuno sceglie una delle sue due carte, in segreto e insieme agli altri. Puoi cambiare finché non hanno scelto tutti. Un’ultima carta si annuncia da sola.

    Poi le carte si scoprono. Ognuna va in vendita con sopra il segnalino di chi l’ha annunciata. Le frecce di tutte le carte dell’anno si sommano prodotto per prodotto, e solo allora la tendenza si muove di tante caselle. La scala delle tendenze ha cinque caselle: −3, −1, N, +1, +2; oltre gli estremi non si va.

    Esempi: i microchip a +1 con due frecce in giù finiscono a −1. Il BlahBlah a −3 con due frecce in su e una in giù finisce a −1.

    Poi ognuno pesca una carta, finché ce ne sono. Le carte degli anni prima che nessuno ha comprato non muovono più niente.

    Le forze di mercato seguono da sole: ogni prezzo si muove del numero nella casella della sua tendenza, fino agli estremi della sua scala. La tendenza resta dov’è.
    .title = 1 e 2: annunci e forze di mercato
rule-investments = Ogni compagnia con meno di quattro asset e almeno 10M in cassa fa una puntata segreta, di 10M o più, oppure nessuna. Con la puntata puoi dare una lista dei desideri: le carte che prenderebbe, prima la più desiderata.

    Le puntate si aprono. La più alta sceglie per prima fra le carte in vendita; a parità di puntata la compagnia con l’asset più alto. Prende una carta e paga la sua puntata, oppure nessuna e non paga niente. Con una lista prende la prima che c’è ancora e che può pagare; senza, si chiede al CEO. Se della lista non si può avere niente, non prende niente.

    Una carta con il segnalino del proprio CEO costa il doppio, e la prende solo una compagnia che ha in cassa quella somma.

    Il segnalino che sta sulla carta entra nella compagnia, nel primo posto libero: è così che gli altri entrano nelle tue compagnie, e tu nelle loro.

    Ciò che avanza resta in vendita negli anni seguenti.
    .title = 3: investimenti
rule-trade = Prima lavorano da soli tutti gli asset di produzione: è obbligatorio. Poi le compagnie si scambiano prodotti e denaro, e i CEO usano gli asset di trasformazione, ciascuno una volta all’anno.

    Una proposta nomina due compagnie, o una e «chiunque», e che cosa dà ciascuna: almeno 1M o un prodotto. Il denaro esce dalla cassa e va nell’incasso dell’anno, quindi quest’anno non si può spendere di nuovo. I prodotti si possono cedere di nuovo, gli asset mai. Durante lo scambio una delle due parti può usare i suoi asset, nell’ordine che dai: una manda la materia prima, l’altra la lavora e ne restituisce una parte. Ciò che avanza è di chi usa gli asset, che può aggiungere prodotti propri.

    Le proposte sono pubbliche. Chi ne riceve una accetta, rifiuta o risponde con una controproposta, che la sostituisce; una proposta a chiunque resta finché qualcuno non la accetta. Chi l’ha fatta può ritirarla. Un accordo si compie in un passo solo, tutto o niente; se a una parte manca qualcosa la proposta resta aperta, e la sua pagina dice perché. Due compagnie dello stesso CEO commerciano subito.

    Una compagnia può avere 8 proposte aperte e farne 20 in un anno.

    Il commercio finisce quando tutti i CEO hanno finito e nessuno ha una proposta a cui rispondere, o quando scade il tempo. Quando hai finito, le proposte che ricevi sono rifiutate; puoi riprendere, e riprendi anche se fai una proposta. Se ti arriva una proposta, ricevi comunque l’avviso. Con la fase decadono tutte le proposte.
    .title = 4 e 5: produzione e commercio
rule-promises = Finché si commercia, ognuno al tavolo può promettere qualcosa, con una proposta o da sola: un voto, una carta, un prezzo migliore l’anno dopo. Le promesse non obbligano nessuno.

    L’elenco delle promesse è pubblico. Chi ha ricevuto una promessa può dire, in ogni momento e una volta sola, se è stata mantenuta o infranta. Un giocatore ha al massimo otto promesse in attesa di giudizio.
    .title = Promesse
rule-sales = Tutte le compagnie dicono insieme, in segreto, quali prodotti conservano: fino a quattro, per 0M, 5M, 15M o 30M in tutto, dalla cassa, ogni anno di nuovo. Tutto il resto si vende ai prezzi di oggi, e il denaro va nell’incasso dell’anno. Le vendite non muovono i prezzi.

    Poi si chiudono i bilanci. Una compagnia il cui incasso dell’anno non supera quello dell’anno prima riceve uno stivale, ma mai nel primo anno in cui gioca. Poi l’incasso dell’anno prima passa in cassa, e quello dell’anno prende il suo posto.
    .title = 6 e 7: vendite e chiusura dei bilanci
rule-scapegoats = In ogni compagnia con uno stivale CEO, CFO e COO danno la colpa apertamente, in quest’ordine, a una di queste tre cariche; puoi scegliere la tua. Chi ha due cariche sceglie due volte. Se c’è una persona sola, la colpa è sua senza domande.

    Chi ha ricevuto la colpa è licenziato, una volta per carica. Il CEO porta a casa il 40% della cassa, CFO e COO il 20% ciascuno, sempre dello stesso importo, arrotondato per difetto. Esempio: di 287M il CEO riceve 114M, il COO 57M.

    Gli altri salgono senza lasciare vuoti. Un nuovo CEO prende subito la compagnia. Poi si scarta un asset: lo fa il CEO, vecchio o nuovo, oppure, se il tavolo ha scelto così, solo un nuovo CEO.

    Se non resta nessuno, la compagnia è liquidata: il suo denaro va alla banca, i suoi asset agli scarti, e la compagnia è fuori dal gioco.
    .title = 8: capri espiatori
rule-symbols = Ogni anno vanno all’asta prima uno status symbol d’oro e poi uno d’argento, per denaro personale. Comincia chi ha il segnalino iniziale. Si punta a decine, dall’importo sulla scala; ogni rilancio è di almeno 10M. Chi passa è fuori da quest’asta; chi non può pagare viene saltato. La prima puntata può superare la base.

    Chi compra ha la carta e i suoi punti. Le sue frecce muovono subito la tendenza. Il prezzo pagato è la base per la prossima carta di quel mazzo. Con l’oro il segnalino iniziale passa subito alla sinistra di chi ha comprato, che quest’anno non può puntare per l’argento.

    Senza puntate la carta resta per l’anno dopo. Ogni mazzo ha nove carte, e i punti crescono.
    .title = 9: gli status symbol
rule-entrepreneurs = Tranne l’ultimo anno, va all’asta il diritto di fondare una nuova compagnia: da 50M, a passi di 1M. Chi è CEO di due o più compagnie non può puntare. In una partita si fondano al massimo tante compagnie quanti sono i giocatori.

    Chi vince sceglie una delle compagnie rimaste, che muove subito la tendenza, ne diventa CEO, riceve dalla banca 100M per la sua cassa e prende fino a quattro asset dagli scarti, gratis e senza segnalini. Gioca dall’anno dopo.

    Una compagnia liquidata non si può rifondare.
    .title = 10: imprenditori
rule-end = La partita finisce con l’anno in cui si annunciano le ultime carte: il dodicesimo in tre, l’ottavo in quattro o cinque.

    Vince chi ha più punti di status symbol. A parità di punti vince chi ha più denaro personale, e poi la vittoria è condivisa. Le compagnie e ciò che contengono non valgono niente.
    .title = La fine della partita
rule-absent = { rules-time }

    - Annunci: la carta più bassa.
    - Investimenti: nessuna puntata; alla scelta, non si prende niente.
    - Commercio: finisce, tutte le proposte decadono, e nessuno conta come assente.
    - Vendite: si vende tutto.
    - Capri espiatori: la carica più bassa occupata da un altro, altrimenti la propria.
    - Scarto: il numero più basso.
    - Aste: si passa.
    - Fondazione: il numero più basso con gli scarti più alti.

    Puoi dare ordini, che vedi solo tu: puntare fino a un limite per l’oro, l’argento o una compagnia; dare la colpa a un giocatore, o altrimenti a te; conservare prodotti; scartare un certo asset. Ognuno vale per il suo anno.

    { rules-computer }

    { rules-leaving }
    .title = Tempo, ordini, assenza e abbandono
rule-cards = Il regolamento riporta solo poche carte. I numeri di prodotti, compagnie, asset e simboli qui sono di Borsa: ciò che si sa della scatola è come nella scatola, il resto è stato fatto per questo bot.

    Chi gestisce il bot e ha la scatola può scrivere le sue carte nel file delle carte. All’avvio il bot lo controlla: 40 asset numerati da 10 a 49, quattro per ogni contrassegno, dieci compagnie, nove status symbol d’oro e nove d’argento.
    .title = Le carte sono di Borsa
rule-rulings = Dove il regolamento non dice niente, Borsa gioca così. I primi tre punti possono cambiare un risultato:

    - Le frecce muovono caselle di una scala −3, −1, N, +1, +2; i prezzi si muovono del numero nella casella.
    - Dopo uno stivale ogni compagnia scarta un asset, a meno che il tavolo abbia scelto «solo un nuovo CEO».
    - Il commercio finisce quando tutti hanno finito, o con il suo tempo.

    E inoltre:
    - A parità di puntata: l’asset più alto, altrimenti il numero di compagnia più alto.
    - Per i simboli si punta a decine, per le compagnie a passi di 1M.
    - Se tutti gli altri sono passati prima di ogni puntata, l’ultimo può ancora aprire o passare; nessuno vince gratis.
    - Il segnalino iniziale che si è mosso con l’oro vale già per l’argento e per la fondazione.
    - I prodotti non finiscono mai, e il denaro ricevuto negli scambi non si spende nello stesso anno.
    - Due compagnie dello stesso CEO possono commerciare; chi perde due cariche è pagato due volte.
    - Una compagnia liquidata non libera una fondazione.
    - Un anno di 0M dopo un anno di 0M è uno stivale.
    .title = Le scelte di Borsa

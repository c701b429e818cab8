### Le regole di Impero in breve (/regole).

rule-structure = Impero è un gioco di società e denaro, da due a venti giocatori. Lo Stato vende la sua rete, casella per casella. Tu fondi società, fai comprare loro le caselle di cui vivono, ne compri e vendi le azioni e ne incassi i dividendi.

    Una partita ha 14 turni, che si chiudono alle 9:00 e alle 21:00 secondo il fuso orario del tavolo; prima dell’inizio il tavolo può scegliere altre ore, un altro numero di turni, o turni di pochi minuti.

    Non c’è un ordine di gioco. Durante un turno ognuno gioca quando gli è comodo, finché bastano i punti. Niente va fatto subito; ma aste, vendite e denaro inviato a te hanno una scadenza propria.

    Quando un turno si chiude, le società incassano il rendimento delle loro caselle. Una parte resta alla società, il resto va agli azionisti.

    Dopo l’ultimo turno vince chi ha più capitale. Conta solo il denaro proprio: le azioni, e il denaro delle società, a quel punto non valgono niente.
    .title = Il gioco in breve
rule-map = Il paese è diviso in caselle, circa 69 per giocatore: l’Italia con le sue isole, o una costa a caso se il tavolo ha scelto così. Una casella si chiama con la colonna e la riga, per esempio D7.

    Una casella rende 1 $, 3 $, 6 $, 12 $, 25 $ o 50 $ per turno. Su cento caselle 22 rendono 1 $, 50 rendono 3 $, 15 rendono 6 $, 8 rendono 12 $, 4 rendono 25 $ e una rende 50 $.

    Ogni casella ha inoltre una stabilità da 1 a 5, sorteggiata, che non cambia mai. Più una casella rende e meno è stabile, più spesso va in blackout: vedi Efficienza e blackout.

    Sono adiacenti le caselle che si toccano con un lato o con un angolo: una casella ne ha dunque fino a otto. Un’isola che non tocca niente vale quanto ogni altro luogo, ma da lì non si esce.

    Una società nasce su una casella da 1 $, finché ce n’è una libera; vedi Fondare una società. Le pagine sotto il tabellone mostrano ogni parte della mappa in grande.
    .title = La mappa
rule-beginning = Cominci con un capitale di 50 $ e 20 punti giocatore (♥).

    Il capitale cambia per tutta la partita. I punti no: li spendi per giocare, e all’inizio di ogni turno ne hai di nuovo esattamente 20, qualunque fosse il resto.

    Che cosa costa punti giocatore:
    - fondare una società: 11
    - partecipare a un’asta: 1, una sola volta per asta
    - mettere in vendita azioni: 1
    - comprare azioni in vendita: 1
    - inviare denaro: 1
    - accettare denaro: 1

    Rilanciare nella stessa asta, ritirare una vendita e rifiutare denaro non costa punti.

    Ciò che fa una società costa punti della società; vedi Gestire una società.

    Il bottone [{ my-hand }] mostra il tuo capitale, i tuoi punti e tutto ciò che puoi fare adesso. Il capitale degli altri lo vedi com’era all’ultima chiusura, comprese le offerte con cui erano in testa alle aste.
    .title = Inizio: capitale e punti
rule-founding = Fondare una società costa 11 punti giocatore, quindi se ne può fondare una per turno. Nel corso della partita possono essere quante vuoi.

    Scegli
    - il nome: fino a 30 caratteri, tale da non confondersi con quello di un’altra società;
    - il capitale: lo togli dal tuo, almeno un centesimo. È il denaro con cui la società comprerà le prime caselle.

    La società comincia con
    - 20 azioni, tutte tue;
    - te come amministratore delegato;
    - sei punti della società;
    - un dividendo del 70%;
    - una casella che rende 1 $. È sorteggiata tra le caselle libere da 1 $ che hanno più caselle libere nel quadrato di cinque per cinque intorno a sé.

    Se nessuna casella da 1 $ è libera, è una di quelle che rendono meno tra le rimaste. Solo se tutte le caselle sono occupate non si può fondare niente, e non si paga niente.
    .title = Fondare una società
rule-managing = L’amministratore delegato di una società è il suo maggiore azionista. Appena qualcun altro ha più azioni, l’incarico passa a quel giocatore, senza bisogno di chiederlo. A parità di azioni resta chi è in carica. Se a superarlo sono in più d’uno, tocca a chi ne ha di più, e a parità a chi è azionista da più tempo.

    L’amministratore delegato decide per la società, dalla sua pagina: fissa il dividendo, emette azioni, compra, noleggia e sviluppa caselle. Tutto questo costa punti della società. All’inizio di un turno una società ne ha 5, più uno per ogni giocatore che ne è azionista. Quelli che restano non si conservano. Un nuovo azionista conta dal turno successivo.

    Le caselle si pagano con il denaro della società: quello dato da chi l’ha fondata, il ricavo delle nuove azioni e la parte degli incassi che trattiene. Nessuno può prelevare denaro da una società: torna soltanto come dividendo.

    La pagina di una società mostra il suo denaro, gli incassi e che cosa significano per un’azione, il dividendo, i punti, gli azionisti e le caselle.
    .title = Gestire una società
rule-dividends = Il dividendo è la parte degli incassi di una società che va agli azionisti, in proporzione alle loro azioni. Il resto lo trattiene la società.

    Sta tra lo 0% e il 100%, a scatti di 10, e all’inizio è del 70%. L’amministratore delegato può cambiarlo in ogni momento; ogni scatto costa 1 punto della società, quindi dal 70% al 50% ne servono 2.

    Vale il dividendo fissato al momento in cui il turno si chiude.

    Un dividendo alto arricchisce subito gli azionisti. Uno basso fa crescere la società, che potrà pagare di più in seguito. Alla fine conta solo il denaro dei giocatori.
    .title = Dividendi
rule-issuing = L’amministratore delegato può emettere da 1 a 10 nuove azioni della società. Costa 1 punto della società. Le azioni vanno all’asta in un lotto solo tra tutti i giocatori, compreso chi la amministra, a partire da una base d’asta per l’intero lotto.

    - L’asta dura 12 ore; a un tavolo dal vivo, quanto un turno. Se il tavolo chiude i turni appena tutti hanno finito, finisce quando si chiude un turno: il primo che si chiude dopo le sue 12 ore, e comunque non più tardi del turno dopo quello in cui è stata aperta.
    - La tua prima offerta costa 1 punto giocatore, le successive nessuno.
    - La prima offerta è almeno la base, ogni altra supera la migliore di almeno un centesimo.
    - L’offerta migliore viene trattenuta dal tuo capitale, e restituita appena qualcuno offre di più.
    - Finché sei in testa non puoi rilanciare sulla tua offerta.
    - Un’offerta nell’ultimo minuto sposta la fine di un minuto, ma non oltre l’ultima chiusura della partita. Dove le aste finiscono con un turno non si sposta niente.
    - Alla fine chi ha offerto di più riceve tutte le azioni, e il denaro va alla società.
    - Senza offerte non si emette niente.

    Puoi anche dare come ordine un massimo segreto: il bot offre per te, quanto basta per essere in testa, fino a quell’importo. Più massimi segreti si risolvono con una sola offerta: il più alto va in testa, un centesimo sopra il secondo, o con la base se è l’unico.

    Le nuove azioni portano denaro alla società e magari un azionista in più, cioè un punto in più per turno. Ma i dividendi si dividono su più azioni, e l’amministratore delegato può cambiare.

    Esempio: una società ha 20 azioni, tutte di Paolo, e ne emette 10. Se le aggiudica Andrea. Ora le azioni sono 30, e Paolo con 20 è ancora l’amministratore delegato.

    Nell’ultimo turno non si può aprire alcuna asta.
    .title = Emettere azioni
rule-selling = Puoi mettere in vendita da 1 a 10 azioni tue di una società, a un prezzo fisso per tutte insieme. Ti costa 1 punto giocatore.

    Per quanto durerebbe un’asta chiunque altro può comprarle, tutte o nessuna. Chi compra paga il prezzo intero, e 1 punto giocatore. Il denaro è tuo.

    Finché non sono vendute, le azioni in vendita ti rendono dividendi e contano per l’amministratore delegato, ma non puoi metterle in vendita una seconda volta. Puoi ritirarle in ogni momento, senza spese.
    .title = Vendere azioni
rule-market = Tutto ciò che è in vendita sta nella pagina [{ page-market }]:

    - Mercato primario: nuove azioni delle società, all’asta. Si fanno offerte. Il denaro va alla società.
    - Mercato secondario: azioni dei giocatori, a prezzo fisso. Si comprano. Il denaro va a chi vende.

    Per tutte è indicato fino a quando. Ogni azione ha un proprietario: quelle che lì non sono in vendita non si possono comprare.
    .title = Il mercato
rule-cells = Una società vive delle sue caselle. L’amministratore delegato può

    - **comprare** una casella libera accanto a una della società, per una volta e mezzo il suo rendimento: 4,50 $ per una casella da 3 $;
    - **noleggiare** una casella di un avversario, cioè di una società amministrata da un altro giocatore, accanto a una delle proprie, anche questa per una volta e mezzo il rendimento. Si paga una volta sola, alla banca; il noleggio dura fino alla fine della partita, e al proprietario non si chiede niente. Chi noleggia incassa metà del rendimento. Il proprietario continua a incassarlo tutto, più un’altra metà per ogni noleggio;
    - **sviluppare** una propria casella al rendimento superiore: da 1 $ a 3 $ per 1 $, da 3 $ a 6 $ per 2 $, da 6 $ a 12 $ per 5 $, da 12 $ a 25 $ per 13 $, da 25 $ a 50 $ per 30 $.

    Ciascuna di queste azioni costa 1 punto della società. Paga tutto la società, con il suo denaro.

    Accanto vuol dire che le caselle si toccano con un lato o un angolo. Le caselle noleggiate contano come proprie. Una società noleggia la stessa casella una volta sola; più società possono noleggiare la stessa.

    Una casella più ricca va più spesso in blackout; vedi Efficienza e blackout. L’elenco delle caselle dice di ciascuna rendimento, prezzo, stabilità e rischio.
    .title = Comprare, noleggiare e sviluppare caselle
rule-transfers = Puoi inviare denaro a un altro giocatore, per 1 punto giocatore. L’importo è trattenuto subito dal tuo capitale.

    L’altro può accettare, per 1 punto, o rifiutare, senza spese. Se rifiuta, o se non risponde entro 12 ore (a un tavolo dal vivo, entro la durata di un turno), riprendi il denaro.

    Se accetta, la Finanza può accorgersene. Il rischio è la parte del tuo capitale che invii, in percentuale, arrotondata all’intero superiore e almeno l’1%: per 5 $ su 50 $ è il 10%, per 10 centesimi l’1%. È fissato al momento dell’invio, e lo vedete entrambi in anticipo. Chi invia tutto viene sempre scoperto.

    Se venite scoperti, entrambi perdete tutto il capitale, e anche il denaro inviato svanisce, insieme a tutto ciò che ciascuno di voi ha inviato a chiunque e che non ha ancora avuto risposta. Il denaro trattenuto per un’offerta all’asta non si tocca, e nemmeno azioni e società.

    Solo voi due sapete che cosa è stato inviato, accettato o rifiutato. Che qualcuno è stato scoperto lo sanno tutti.
    .title = Inviare denaro
rule-sharing = Quando un turno si chiude, ogni società somma ciò che rendono le sue caselle. Le proprie danno l’intero rendimento, più metà per ogni noleggio; quelle che noleggia danno metà. Una casella in blackout non dà niente, quelle accanto metà.

    Il dividendo si divide in parti uguali tra tutte le azioni, il resto rimane alla società. Tutto si arrotonda per difetto al centesimo. I centesimi che non si possono dividere svaniscono.

    Esempio: una società ha incassato 10,00 $, e il dividendo è del 70%. Le restano 3,00 $. Gli altri 7,00 $ si dividono tra 30 azioni, cioè 0,23 $ l’una: chi ne ha 20 riceve 4,60 $, chi ne ha 10 riceve 2,30 $, e 10 centesimi svaniscono.

    Esempio: di 54,50 $ al 60% ognuna delle 20 azioni riceve 1,63 $, in tutto 32,60 $.

    La pagina [{ page-report }] mostra quanto ha incassato ogni società, quanto ha reso ogni azione, e quali caselle erano in blackout.
    .title = Spartizione dei rendimenti
rule-blackouts = A ogni chiusura di turno si tira a sorte per ogni casella, che sia di qualcuno o no: può andare in blackout. Il rischio dipende da quanto rende e da quanto è stabile. In percentuale, da stabilità 1 a stabilità 5:

    - 1 $: 0,14; 0,12; 0,10; 0,08; 0,06
    - 3 $: 0,42; 0,36; 0,30; 0,24; 0,18
    - 6 $: 0,84; 0,72; 0,60; 0,48; 0,36
    - 12 $: 1,68; 1,44; 1,20; 0,96; 0,72
    - 25 $: 3,5; 3; 2,5; 2; 1,5
    - 50 $: 7; 6; 5; 4; 3

    Una casella in blackout per questa volta non dà niente, né al proprietario né a chi la noleggia. Le caselle adiacenti, fino a otto, danno metà, a tutti quelli che ne incassano. Si dimezzano una volta sola, per quante caselle in blackout abbiano accanto.

    Alla chiusura successiva si tira di nuovo a sorte.

    Conta quindi anche la forma della rete: tante caselle ricche vicine si trascinano giù a vicenda.
    .title = Efficienza e blackout
rule-end = La partita finisce quando si chiude l’ultimo turno, di solito il 14º.

    Prima si decide ciò che termina con questa chiusura, e si scioglie ciò che continuerebbe: le aste sono annullate e le offerte migliori restituite, le vendite di azioni ritirate, e il denaro inviato che non ha avuto risposta torna indietro. Poi c’è l’ultima spartizione.

    Vince chi ha più capitale. Le azioni non contano niente, e nemmeno il denaro delle società: pensa per tempo a dividendi più alti e a vendere.

    A parità di capitale il piazzamento è condiviso.
    .title = Fine della partita
rule-time = I turni si chiudono a ore fisse nel fuso orario del tavolo, di solito alle 9:00 e alle 21:00. Quando cambia l’ora legale, quella notte dura 11 o 13 ore. `/{ command-table } { command-table-info }` riporta l’intero calendario.

    Una partita comincia all’ora indicata sulla scheda, o quando chi ha aperto il tavolo preme [{ lobby-button-start }]. Il primo turno è sempre intero. Se la partita comincia fra due orari di chiusura, salta il prossimo e si chiude a quello dopo.

    Se il tavolo gioca dal vivo, ogni turno dura i minuti che ha scelto.

    Aste, vendite e denaro inviato durano esattamente 12 ore; ai tavoli dal vivo, quanto un turno. Dove i turni si chiudono appena tutti hanno finito, aste e vendite finiscono quando si chiude un turno; vedi Emettere azioni.

    Alla chiusura di un turno l’ordine è questo: aste e vendite che scadono in quel momento, blackout, spartizione, nuovi punti, turno successivo. Un’asta che finisce nello stesso momento del turno conta per il turno che si chiude.

    Con [{ do-ready }] dici che per questo turno hai finito. Puoi comunque giocare ancora, e ripensarci tre volte per turno. Se il tavolo ha scelto così, il turno si chiude subito quando tutti hanno finito; le ore dei turni successivi restano quelle.

    Se nessuno poteva giocare, perché il bot o Discord non rispondevano, niente finisce senza il tempo che gli restava: il turno continua per altrettanto, o dopo più di dieci minuti fino al primo orario che ne lascia altrettanto, e aste, offerte e denaro inviato durano altrettanto di più.
    .title = Tempo e scadenze
rule-absence = Nessuno è obbligato a giocare. Se in un turno non fai niente, non succede niente di male: le tue società incassano, i dividendi arrivano, offerte e vendite proseguono, e vanno persi solo i punti. Nessuno gioca al tuo posto.

    Per quando dormi, dai un ordine: offri per me fino a questo importo. Lo vedi solo tu.

    Se la tua offerta viene superata o ti inviano denaro, ricevi un avviso, se vuoi; e un altro a ogni chiusura, se del denaro aspetta ancora la tua risposta.

    I computer giocano come tutti gli altri, e dicono quando hanno finito.

    { rules-leaving }
    .title = Assenze, computer e abbandono
rule-rulings = Dove il regolamento non dice niente, Borsa gioca così. I primi quattro punti possono cambiare un risultato:

    - Più azioni nuove sono un lotto solo, per un solo vincitore. La base d’asta vale per il lotto.
    - Il proprietario di una casella noleggiata ne conserva l’intero rendimento, e ne riceve un’altra metà per ogni noleggio. Il prezzo va alla banca.
    - L’amministratore delegato cambia subito, senza premere niente, quando un altro ha strettamente più azioni.
    - Le aste aperte alla fine della partita sono annullate, e le offerte restituite.

    Inoltre:
    - Adiacenti sono tutte e otto le caselle vicine, per gli acquisti e per i blackout. Contano anche quelle noleggiate.
    - Il noleggio non richiede consenso e non ha fine.
    - La prima offerta può essere la base stessa; per superarla basta un centesimo.
    - L’amministratore delegato può fare offerte per le azioni della propria società.
    - Anche le azioni in vendita sono un lotto solo; finché sono in vendita rendono e contano.
    - I punti di una società si ricontano solo all’inizio di un turno.
    - La Finanza prende il capitale e ciò che i due hanno inviato ad altri, non il denaro trattenuto per le aste. Il rischio si arrotonda per eccesso.
    - Finite le caselle da 1 $, una società nasce sulle più povere tra quelle libere.
    - Dove i turni si chiudono appena tutti hanno finito, aste e vendite finiscono quando si chiude un turno.
    - Più massimi segreti si risolvono con una sola offerta.
    - Tutto è in centesimi interi, e ogni divisione si arrotonda per difetto.
    - Quanto costa sviluppare una casella, quanto è frequente un rendimento e quanto spesso va in blackout non sta nel regolamento: qui valgono i numeri di questi capitoli.
    .title = Le scelte di Borsa

### Le regole di Shark Room in breve, in italiano (/regole).

rule-start = Shark Room è per due, tre o quattro giocatori, che comprano e vendono azioni, non sempre in modo legale. Ciascuno comincia con 250 € e tre carte Speciali, che gli altri non vedono; alla fine vince chi è più ricco. I posti sono sorteggiati.

    I titoli sono dieci, di cinque azioni ciascuno, numerate da 1 a 5: più alto il numero, più cara l’azione. Due titoli sono tossici: nel mazzo ci sono chiusure che tolgono a tutti le loro azioni.

    Il mazzo delle carte Titolo dipende dai giocatori: in due, cinque titoli e le chiusure di uno (28 carte); in tre, altri quattro titoli (48 carte); in quattro, tutti i dieci titoli e tutte le chiusure (56 carte). Tutti hanno lo stesso numero di turni, a meno che il tavolo scopra prima del primo un numero di carte diverso da quello che l’opzione indica per quanti siete.

    Denaro, azioni, Asset, Squali, scarti e numero di carte in mano sono visibili a tutti. Le mani sono segrete.
    .title = Preparazione
rule-turn = Un turno ha quattro fasi. Le prime tre sono una decisione sola, la quarta è l’altra.

    1. La banca paga la rendita degli Asset e i dividendi: per ogni gruppo completo di azioni di un titolo, l’importo indicato. Quattro azioni di un titolo che paga con due pagano due volte.
    2. Puoi scartare una carta Speciale; poi peschi fino ad averne tre.
    3. Si scoprono due nuove carte Titolo.
    4. L’affare: compra, vendi o incassa 50 €.

    All’inizio del turno dici quindi solo quale carta scarti, se ne scarti una; prima puoi giocare carte. Se non hai carte, il turno comincia da solo.

    Quando le Speciali sono finite e ne serve una, gli scarti si mescolano in un nuovo mazzo. Gli Squali non tornano mai.
    .title = Il turno
rule-dealing = Nel tuo affare fai una di tre cose:
    - Compra fino a due azioni di un titolo. Le paghi tutte al prezzo della meno cara e prendi le meno care. Con PeaceWagen da 50, 150 e 250 €, due costano 50 € l’una, e prendi quelle da 50 e da 150 €.
    - Vendi fino a due azioni di un titolo, quelle che vuoi, al prezzo della meno cara sul mercato. Se sul mercato non ce ne sono, ciascuna rende il prezzo stampato.
    - Incassa 50 € dalla banca.

    Il prezzo di un titolo è fissato quando comincia l’affare. Le azioni vendute tornano al mercato, mai nel mazzo.

    Per ogni azione oltre la seconda trasformi in Squalo una carta Speciale della tua mano: resta coperta davanti a te, e nessuno vedrà mai che cos’era. Puoi trasformarne quante ne hai. Una carta trasformata senza quell’azione in più è rifiutata.

    Gli Squali alla fine non contano, ma attirano attacchi: diverse carte colpiscono chi ne ha.
    .title = L’affare e gli Squali
rule-closings = Le carte Titolo si scoprono una dopo l’altra. Un’azione va nella pila del suo titolo sul mercato, con la meno cara in cima.

    La chiusura di un titolo tossico rimanda subito al mercato, senza compenso, le azioni che ciascuno ne ha. Conta come una delle due carte. Un’azione scoperta dopo non è toccata, e quelle tornate si possono ricomprare. Le chiusure restano in vista: ogni titolo tossico ne ha tre.
    .title = Le chiusure
rule-cards = Le carte Speciali si giocano nel turno di chiunque, nell’ordine in cui arrivano, se la carta non dice altro: alcune solo all’inizio del proprio turno, altre solo nel proprio affare, una solo come risposta.

    - Le normali vanno negli scarti.
    - Le illegali diventano Squali davanti a te, anche se sono annullate.
    - Gli Asset si comprano: vedi quel capitolo.

    Una carta prende quello che c’è: chi ha troppo poco paga con quello che ha, e il resto è condonato. Il bersaglio deve avere qualcosa da perdere: denaro, un’azione o uno Squalo, secondo la carta.

    Chi gioca Sbirciata vede le prossime quattro carte Titolo, o quante ce ne sono. Finché non sono di nuovo sul mazzo nessuno ne pesca; se chi guarda non risponde restano com’erano.
    .title = Le carte Speciali
rule-card-list = Normali: Verifica Fiscale (3): un avversario paga alla banca 100 € per Squalo, al massimo 600 €. Soffiata (2): un avversario con uno Squalo restituisce un’azione a tua scelta. Entrata Straordinaria (2): 150 €. Ordine Permanente (1): un’azione in più nel tuo affare. Principe del Foro (2): annulla una carta giocata contro di te. Acconto sui Dividendi (2): subito i dividendi di un titolo.

    Illegali: Sbirciata (3): vedi e ordina le prossime quattro carte Titolo. Ritocco al Listino (3): due delle azioni che vendi rendono il prezzo stampato. Mano Lesta (3): 100 € a un avversario e 50 € in più per ogni suo Squalo, al massimo 300 €. Cessione Forzata (2): compra un’azione da un avversario al prezzo del titolo. Bilancio Creativo (2): nella fase 1 un titolo conta un’azione in più.

    Asset, prezzo e rendita: Fila di Box Auto 300 €, 50 €. Chiosco sul Lungomare 350 €, 50 €. Monolocale 400 €, 50 €. Vigna in Collina 600 €, 100 €. Parcheggio della Stazione 700 €, 100 €. Quadri Numerati 800 €, 100 €. Villa con Vista 1.000 €, 150 €. Trust su un’Isoletta 1.200 €, 200 €.
    .title = Tutte le carte Speciali
rule-assets = Un Asset è una carta Speciale che compri al suo prezzo, in ogni momento, nel turno di chiunque. Resta scoperto davanti a te, rende nella tua fase 1, e nessuna carta lo tocca: nessuno può costringerti a venderlo o a cederlo.

    Lo rivendi allo stesso prezzo, in ogni momento; allora va negli scarti. Si può comprare, incassare una volta e rivendere. Alla fine vale il suo prezzo.

    Mentre si aspetta una risposta gli Asset non si comprano e non si vendono.
    .title = Gli Asset
rule-reactions = A una carta giocata contro un giocatore può rispondere solo quel giocatore. Perciò si aspetta solo quel giocatore, per nome, che abbia o no una risposta; non si chiede niente solo a chi non ha carte.

    Fino alla risposta non si gioca, compra, vende o scambia altro: così nessuno mette al sicuro il denaro. Il tempo è quello breve del tavolo; poi chi sta giocando il turno ha di nuovo tutto il suo tempo.

    Una risposta è a sua volta una carta contro chi ha giocato prima, che quindi può rispondere. L’ultima risposta conta per prima: se un Principe del Foro ne annulla un altro, la prima carta ha effetto.

    Una carta annullata è comunque usata: una normale va negli scarti, una illegale è uno Squalo.
    .title = Le risposte
rule-desk = In ogni momento i giocatori possono darsi, scambiarsi e prestarsi denaro e singole azioni, ma non carte Speciali, Squali o Asset. Una proposta dice che cosa dai e che cosa ricevi, per esempio Pear 3 e 200 € per Velvetel 1; una parte può essere vuota. Va a un giocatore, o a chiunque.

    Senza consenso non passa di mano niente. Una proposta resta finché non è accettata, rifiutata o ritirata, o fino all’inizio del tuo prossimo turno. Se una parte non ha più quello che dà, non si può accettare, ma resta.

    Un prestito è un dono con una promessa. Le promesse non obbligano nessuno: la pagina { page-desk } le conserva, e chi ha ricevuto una promessa dice poi se è stata mantenuta.
    .title = Doni, scambi, prestiti
rule-end = Quando sono uscite le ultime due carte Titolo, chi le ha pescate finisce il turno. Si possono ancora giocare carte fino al suo affare. Poi ciascuno conta il denaro, il prezzo stampato delle azioni, anche tossiche, e il prezzo degli Asset. Le carte in mano e gli Squali non contano.

    Vince la somma più alta. A parità è avanti chi ha meno Squali; se sono pari anche quelli, il piazzamento è condiviso.
    .title = Fine del gioco
rule-absent = { rules-time }

    - inizio del turno: non si scarta niente;
    - affare: si incassano 50 €;
    - una carta contro di te: nessuna risposta;
    - carte Titolo che guardi: tornano com’erano.

    Puoi dare ordini, che vedi solo tu: non rispondere mai; rispondere solo a ciò che costa più di un limite; non scartare; incassare 50 € a ogni turno finché manchi.

    { rules-computer }

    { rules-leaving }
    .title = Tempo, assenza e abbandono
rule-house-set = Il regolamento nomina due titoli, qualche prezzo e quante carte ci sono di ogni tipo, ma non dice che cosa c’è scritto sulle carte. Prezzi, dividendi, nomi ed effetti delle Speciali sono quindi di Borsa, e così la divisione del mazzo secondo i giocatori. Quello che il regolamento dice è rispettato: Pear paga 150 € con tre azioni, PeaceWagen costa 50, 150 e 250 € alla prima, terza e quinta azione, qualche titolo paga con due, e le Speciali sono 12 normali, 13 illegali e 8 Asset.

    Il regolamento parla di 64 carte Titolo, ma il suo elenco ne conta 56. Borsa gioca con 56.
    .title = Le carte di Borsa
rule-rulings = Dove il regolamento non dice niente, Borsa gioca così:

    - Un prezzo è fissato per tutto l’affare. Da una pila che era vuota e si è riempita si può comprare al prezzo della cima.
    - Ritocco al Listino: fino a due delle azioni di questa vendita rendono il prezzo stampato, di norma quelle che guadagnano di più; con due carte, quattro azioni.
    - Cessione Forzata: chi compra sceglie l’azione e deve poterla pagare; se la pila è vuota vale il prezzo stampato. Annullata, non si paga niente.
    - Due Bilanci Creativi sullo stesso titolo si sommano. Né questo né Acconto sui Dividendi chiedono un gruppo completo.
    - Una carta che non può fare niente, come Sbirciata con il mazzo vuoto, è permessa e persa; una contro chi non ha niente da perdere è rifiutata.
    - Una seconda Sbirciata aspetta che la prima sia finita. Le carte Titolo si possono rimettere anche mentre si aspetta una risposta.
    - Un’azione prestata paga chi la tiene.
    - Se chi ha giocato una carta lascia la partita, la carta vale comunque. Chi lascia mentre deve rispondere non risponde.
    - La banca non finisce mai il denaro. La banconota più piccola è da 50 €.
    - Opzioni del tavolo: chi gioca prima può cominciare con più denaro, e delle carte Titolo possono essere sul mercato prima del primo turno; le chiusure fra queste sono solo mostrate.
    .title = Le scelte di Borsa

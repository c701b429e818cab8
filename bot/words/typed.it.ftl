### Parole che si scrivono, separate da spazi. Valgono quelle di ogni lingua, chiunque le scriva.

typed-unit-minutes = m min minuto minuti
typed-unit-hours = h o ora ore
typed-unit-days = g gg giorno giorni
typed-unit-weeks = s sett settimana settimane
typed-tie-wins = vittorie
typed-tie-shares = quote
typed-tie-seconds = secondi
typed-tie-opponents = avversari
typed-tie-meetings = incontri scontri
typed-tie-lot = sorte sorteggio
typed-length-none = nessuna nessuno mai
typed-answer-yes = sì si vero
typed-answer-no = no falso
typed-points-money = denaro soldi

## In righe come «2 carbone e 30M»: che cosa sta fra due cose, che cosa non ne è nessuna, le desinenze per cui
## un nome può cambiare, e i nomi del denaro.

typed-line-and = e ed più
typed-line-nothing = niente nulla
typed-line-anyone = chiunque tutti
typed-line-endings = a e i o
typed-line-money = euro dollaro dollari

## In date e orari: che giorno si intende, che cosa precede un’ora, e parole che non aggiungono niente.

typed-date-today = oggi
typed-date-tomorrow = domani
typed-date-at = alle all’ all' ore le
typed-date-beside = il di del

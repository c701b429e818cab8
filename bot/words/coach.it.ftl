### L'aiuto al tavolo, per chi è nuovo di un gioco. Che cosa dice sta nel coach.it.ftl di ogni gioco.

coach-coming = **Che cosa sta per succedere** (lo vedi solo tu)
coach-first = **Nuovo per te**
coach-enough = Basta spiegazioni
coach-off = Niente più spiegazioni in { $game }. Con `/{ command-me } { command-me-settings }` tornano.

explanations-new = nelle prime due partite di ogni gioco
explanations-always = in ogni partita
explanations-never = mai
me-explanations = Aiuto al tavolo: { $explanations }
me-explanations-off = Niente aiuto al tavolo in: { $games }

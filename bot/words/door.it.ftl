# Che cosa dicono bottoni, moduli e risposte private.

my-hand = La mia mano
undo-button = Annulla
page-previous = ◀ Precedenti
page-more = Altri ▶

form-asked = Adesso si decide: { $asked }.
form-limit = { $least ->
    [0] al massimo { $most }
   *[other] da { $least } a { $most }
}
form-pick = { $field }: scelta numero { $ordinal }
form-add = { $field }: uno in più…
form-write = Compila…
form-clear = Ricomincia
form-from-to = Da { $least } a { $most }
form-longest = { $most ->
    [one] Al massimo { $most } carattere
   *[other] Al massimo { $most } caratteri
}

# What buttons, forms and private answers say.

my-hand = My hand
undo-button = Undo
page-previous = ◀ Previous
page-more = More ▶

form-asked = Asked now: { $asked }.
form-limit = { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}
form-pick = { $field }: choose number { $ordinal }
form-add = { $field }: one more…
form-write = Fill in…
form-clear = Start over
form-from-to = From { $least } to { $most }
form-longest = { $most ->
    [one] At most { $most } character
   *[other] At most { $most } characters
}

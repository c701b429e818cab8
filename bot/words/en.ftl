list = { $first } and { $last }
nothing = nothing
yes = yes
no = no
player-without-name = Player { $seat_number }
count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
count-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
rules-chapter = Rules: { $chapter }.

### Words that people type, separated by spaces. Those of every language are read, whatever the reader’s own is.

typed-unit-minutes = m min mins minute minutes
typed-unit-hours = h hr hrs hour hours
typed-unit-days = d day days
typed-unit-weeks = w wk week weeks
typed-tie-wins = wins
typed-tie-shares = shares
typed-tie-seconds = seconds
typed-tie-opponents = opponents
typed-tie-meetings = meetings
typed-tie-lot = lot
typed-length-none = none no never
typed-answer-yes = yes true on
typed-answer-no = no false off
typed-points-money = money

## In lines such as “2 coal and 30M”: what stands between two things, what is none of them, who is
## anybody, endings by which a name may differ, and names of money.

typed-line-and = and plus
typed-line-nothing = nothing none
typed-line-anyone = anyone anybody everyone
typed-line-endings = es s
typed-line-money = usd us eur euro euros dollar dollars

## In dates and times: which day is meant, what stands before an hour, and words that say no more.

typed-date-today = today
typed-date-tomorrow = tomorrow
typed-date-at = at
typed-date-beside = on the of

### Words that people type, apart by blanks. Those of every language are read, whoever types them.

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

## In lines such as “2 coal and 30M”: what stands between two things, what is none of them, endings by
## which a name may differ, and names of money.

typed-line-and = and plus
typed-line-nothing = nothing none
typed-line-endings = es s
typed-line-money = usd us eur euro euros dollar dollars

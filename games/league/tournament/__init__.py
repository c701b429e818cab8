"""A tournament as a record: settings and numbered entries, judged by a pure function.

`judge(state, entry)` gives the next state and the effects; `record` opens, replays and takes back.
Players are numbers from 1, tables are numbers, points are hundredths; who they are the bot knows.
"""

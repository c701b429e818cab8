"""Pupils: players who know of a game only what its lesson's last page says, and what its buttons say.

    python -m tests.lessons.pupils GAME [--games 100]

plays each against two `sensible` computers, beside a random player and `sensible` itself. A pupil must
come at least half of the way from random to `sensible`: one that fails was taught the wrong thing.
"""

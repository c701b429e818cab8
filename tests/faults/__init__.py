"""Faults of the kind that people make, of every room, each with a test that catches it: `python -m tests.bench
faults_caught` plants some of them, one at a time, and says which survive.
"""

"""What may happen: the contract of all games, and one module a game.

Nothing here reads a clock, draws a random number, does input or output, or knows a name, a screen or a language.
"""

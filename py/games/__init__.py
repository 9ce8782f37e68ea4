"""How each game is shown and told: a folder a game."""

"""How bots think: what any game's bot can use. Knowledge of one game lies in that game's folder."""

"""A table at which one game is played: its seats, its log, what each screen may show, and its save."""

"""What build.py does, in parts; standard library only."""

"""What the command line of all tests may ask for."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-combination",
        action="store_true",
        help="games are played with every combination of their options, not with some that show each value",
    )

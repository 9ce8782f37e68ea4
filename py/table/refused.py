"""How the table says no."""


class Refused(ValueError):
    """A request that the table does not grant; whatever it was about is as before.

    Attributes:
        key: message key that says why, for the words of the page.
        arguments: the message's arguments, by name.
    """

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(f"{key} {arguments}" if arguments else key)
        self.key = key
        self.arguments = arguments

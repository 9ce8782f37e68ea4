"""Links over a relay: real WebRTC between browser profiles that share nothing, and a real relay."""

from collections.abc import Callable

from tests.browser.links.player import Player
from tests.browser.links.relay import Relay

Enter = Callable[..., Player]


def joined(enter: Enter, address: str, guests: int = 1) -> tuple[Player, list[Player], str]:
    """A host with so many guests, and the invitation."""
    host = enter(address)
    invitation = host.open()
    all_guests = [enter(address) for _ in range(guests)]
    for guest in all_guests:
        guest.follow(invitation)
        guest.linked()
    host.linked(guests)
    return host, all_guests, invitation


def talk(host: Player, guest: Player, about: str) -> None:
    """Texts pass both ways."""
    guest.say(f"{about} to host")
    host.hears(f"{about} to host")
    host.say(f"{about} to guest")
    guest.hears(f"{about} to guest")


def test_a_guest_joins_and_texts_pass_both_ways(enter: Enter, address: str) -> None:
    host, [guest], _ = joined(enter, address)
    talk(host, guest, "good evening")
    assert guest.noted["links"] == host.noted["links"] == ["online"]
    assert guest.noted["troubles"] == host.noted["troubles"] == []
    quality = guest.run("live[0].quality()")
    assert quality["up"]
    assert 0 <= quality["ms"] < 1000


def test_long_texts_pass_whole_and_in_order(enter: Enter, address: str) -> None:
    host, [guest], _ = joined(enter, address)
    texts = ["ä" * 5, "Katze🐈" * 30_000, "", "m" * 16_383, "w" * 16_384, "z" * 256 * 1024, "end"]
    guest.run("(texts) => texts.forEach(say)", texts)
    host.hears("end")
    assert host.noted["texts"] == texts
    assert guest.run("fault(async () => say('z'.repeat(256 * 1024 + 1)))") == "text-too-long"
    talk(host, guest, "still here")

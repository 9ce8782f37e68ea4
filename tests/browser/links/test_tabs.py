"""Links between windows of one browser, without any network."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.links.player import Player

Enter = Callable[..., Player]


@pytest.fixture
def host(enter: Enter, publish: Callable[[dict[str, Any]], str]) -> Player:
    """On a site without relays, so that whoever is linked is so by tabs."""
    return enter(publish({}))


def window(enter: Enter, host: Player) -> Player:
    return enter(host.address, host)


def test_windows_of_one_browser_are_linked_and_long_texts_pass_both_ways(enter: Enter, host: Player) -> None:
    invitation = host.open()
    guests = [window(enter, host) for _ in range(2)]
    for guest in guests:
        guest.follow(invitation)
        guest.linked(within=5_000)
    host.linked(2)
    assert host.noted["links"] == ["tab", "tab"]
    for at, guest in enumerate(guests):
        long = f"from {at} " + "Katze" * 40_000
        guest.say(long)
        guest.say(f"then {at}")
        host.hears(f"then {at}")
        assert long in host.noted["texts"]
    host.say("to all")
    for guest in guests:
        guest.hears("to all")
        assert guest.noted["texts"] == ["to all"]
    assert guests[0].run("live[0].quality()") is None


@pytest.mark.parametrize("end", ["closes", "crashes", "leaves"])
def test_a_window_that_is_gone_is_told_as_closed(enter: Enter, host: Player, end: str) -> None:
    guest = window(enter, host)
    guest.follow(host.open())
    host.linked()
    if end == "leaves":
        guest.run("role.close()")
    elif end == "closes":
        guest.page.close()
    else:
        with pytest.raises(Error, match="crash"):
            guest.page.goto("chrome://crash")
    host.until("noted.closed === 1", within=5_000)


def test_a_host_whose_window_reloads_is_found_again(enter: Enter, host: Player) -> None:
    invitation = host.open()
    guest = window(enter, host)
    guest.follow(invitation)
    guest.linked()
    host.reload()
    guest.until("noted.closed === 1", within=5_000)
    assert host.open() == invitation
    guest.linked()
    host.linked()
    guest.say("again")
    host.hears("again")


def test_a_guest_waits_for_a_host_that_opens_later(enter: Enter, host: Player) -> None:
    invitation = host.open()
    host.reload()
    guest = window(enter, host)
    guest.follow(invitation)
    host.open()
    guest.linked(within=5_000)


def test_a_false_host_in_another_window_is_refused_and_the_true_one_still_found(enter: Enter, host: Player) -> None:
    invitation = host.open()
    host.reload()
    liar, guest = window(enter, host), window(enter, host)
    liar.run("(text) => pretend(text)", invitation)
    guest.follow(invitation)
    guest.told("host-false")
    assert guest.noted["links"] == []
    host.open()
    guest.linked(within=5_000)
    host.linked()


def test_a_host_in_another_window_is_not_asked_over_the_relay(enter: Enter, address: str) -> None:
    host = enter(address)
    guest = enter(address, host)
    guest.follow(host.open())
    guest.linked()
    assert guest.noted["links"] == ["tab"]

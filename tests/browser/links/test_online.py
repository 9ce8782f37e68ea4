"""Links over a relay: real WebRTC between browser profiles that share nothing, and a real relay."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.links.player import LONG, Player
from tests.browser.links.relay import Relay

Enter = Callable[..., Player]
Publish = Callable[[dict[str, Any]], str]

TOLD = 15_000
"""Milliseconds within which trouble must be told."""


def joined(enter: Enter, address: str, guests: int = 1) -> tuple[Player, list[Player], str]:
    """A host with so many guests, and the invitation."""
    host = enter(address)
    invitation = host.open()
    all_guests = [enter(address) for _ in range(guests)]
    for guest in all_guests:
        guest.follow(invitation)
    host.linked(guests)
    for guest in all_guests:
        guest.linked()
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


def test_a_late_guest_joins_at_once_and_guests_have_no_links_to_each_other(enter: Enter, address: str) -> None:
    host, [first, second], invitation = joined(enter, address, guests=2)
    late = enter(address)
    late.follow(invitation)
    late.linked(within=5_000)
    host.linked(3)
    for guest in (first, second, late):
        talk(host, guest, "hello")
        assert guest.noted["links"] == ["online"]


def test_a_guest_that_reloads_is_told_as_closed_and_comes_back(enter: Enter, address: str) -> None:
    host, [guest, other], invitation = joined(enter, address, guests=2)
    guest.reload()
    host.until("noted.closed === 1", within=5_000)
    guest.follow(invitation)
    guest.linked()
    host.linked(2)
    talk(host, guest, "back again")
    assert other.noted["closed"] == 0


def test_a_host_that_reloads_opens_the_same_room_and_its_guests_redial_by_themselves(
    enter: Enter, address: str
) -> None:
    host, guests, invitation = joined(enter, address, guests=2)
    host.reload()
    for guest in guests:
        guest.until("noted.closed === 1", within=5_000)
    assert host.open() == invitation
    host.linked(2)
    for guest in guests:
        guest.linked()
        talk(host, guest, "where were we")


@pytest.mark.parametrize("end", ["closes", "crashes"])
def test_a_page_that_is_gone_is_told_as_closed(enter: Enter, address: str, end: str) -> None:
    host, [guest], _ = joined(enter, address)
    if end == "closes":
        guest.page.close()
    else:
        with pytest.raises(Error, match="crash"):
            guest.page.goto("chrome://crash")
    host.until("noted.closed === 1", within=5_000 if end == "closes" else LONG)


def test_texts_go_on_when_the_relay_dies_and_the_host_is_found_again_once_it_is_back(
    enter: Enter, publish: Publish, relay: Relay, faults: list[str]
) -> None:
    relay.start()
    address = publish({"relays": [relay.address]})
    host, [guest], invitation = joined(enter, address)
    relay.stop()
    talk(host, guest, "without it")
    host.told("relays-down", TOLD)
    relay.start()
    host.told(None)
    late = enter(address)
    late.follow(invitation)
    late.linked()
    assert guest.noted["closed"] == host.noted["closed"] == 0
    faults.clear()  # the browser notes each try to reach the relay


def test_a_relay_that_is_down_at_first_is_told_and_tried_until_it_is_there(
    enter: Enter, publish: Publish, relay: Relay, faults: list[str]
) -> None:
    address = publish({"relays": [relay.address]})
    host, guest = enter(address), enter(address)
    guest.follow(host.open())
    guest.told("relays-down", TOLD)
    host.told("relays-down", TOLD)
    relay.start()
    guest.linked()
    talk(host, guest, "at last")
    faults.clear()


def test_one_relay_of_several_is_enough(
    enter: Enter, publish: Publish, relay: Relay, lasting_relay: Relay, faults: list[str]
) -> None:
    host, [guest], _ = joined(enter, publish({"relays": [relay.address, lasting_relay.address]}))
    assert guest.noted["troubles"] == host.noted["troubles"] == []
    faults.clear()


def test_a_host_that_is_not_there_is_told_and_waited_for(enter: Enter, address: str) -> None:
    host = enter(address)
    invitation = host.open()
    host.reload()
    guest = enter(address)
    guest.follow(invitation)
    guest.told("host-missing", TOLD)
    host.open()
    guest.linked(within=5_000)


def test_a_guest_that_is_offline_is_told_and_joins_once_it_is_not(
    enter: Enter, address: str, faults: list[str]
) -> None:
    host = enter(address)
    invitation = host.open()
    guest = enter(address)
    guest.page.context.set_offline(True)
    guest.follow(invitation)
    guest.told("offline", TOLD)
    guest.page.context.set_offline(False)
    guest.linked()
    faults.clear()


def test_a_page_without_cryptography_is_told(enter: Enter, address: str) -> None:
    able, unable = enter(address), enter(address)
    unable.page.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    unable.reload()
    assert unable.run("fault(makeRoom)") == "insecure-page"
    unable.follow(able.open())
    unable.told("insecure-page", TOLD)


def test_a_browser_without_webrtc_is_told(enter: Enter, address: str) -> None:
    able, unable = enter(address), enter(address)
    unable.page.context.add_init_script("delete globalThis.RTCPeerConnection")
    unable.reload()
    unable.open()
    unable.told("no-webrtc", TOLD)
    unable.reload()
    unable.follow(able.open())
    unable.told("no-webrtc", TOLD)


def test_two_who_find_each_other_but_no_way_are_told(enter: Enter, address: str) -> None:
    host, guest = enter(address), enter(address)
    guest.page.context.add_init_script("""
        const Original = RTCPeerConnection;
        globalThis.RTCPeerConnection = class extends Original {
            constructor(config) {
                super({ ...config, iceTransportPolicy: "relay" });
            }
            addIceCandidate() {}
            setRemoteDescription({ type, sdp }) {
                return super.setRemoteDescription({ type, sdp: sdp.replace(/^a=candidate.*\\r\\n/gm, "") });
            }
        };
    """)
    guest.reload()
    guest.follow(host.open())
    guest.told("no-way", TOLD)


def test_a_host_can_leave_the_relay_while_all_are_there_and_come_back(enter: Enter, address: str) -> None:
    host, [guest], invitation = joined(enter, address)
    host.run("role.pause()")
    late = enter(address)
    late.follow(invitation)
    late.told("host-missing", TOLD)
    talk(host, guest, "just us")
    assert host.noted["troubles"] == []
    host.run("role.resume()")
    late.linked(within=5_000)
    host.linked(2)


def test_a_guest_that_leaves_is_told_as_closed_and_does_not_come_back(enter: Enter, address: str) -> None:
    host, [guest], _ = joined(enter, address)
    guest.run("role.close()")
    host.until("noted.closed === 1", within=5_000)
    guest.until("noted.closed === 1")
    host.run("role.close()")
    assert guest.noted["links"] == ["online"]


def test_a_false_host_is_refused_and_the_true_one_still_found(enter: Enter, address: str) -> None:
    host, liar, guest = enter(address), enter(address), enter(address)
    invitation = host.open()
    host.reload()
    liar.run("(text) => pretend(text)", invitation)
    guest.follow(invitation)
    guest.told("host-false", TOLD)
    assert guest.noted["links"] == []
    liar.run("role.close()")
    host.open()
    guest.linked()
    talk(host, guest, "it's you")


def test_what_passes_through_the_relay_is_sealed(enter: Enter, address: str) -> None:
    frames: list[str] = []
    host = enter(address)
    host.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    host.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(str(frame))))
    invitation = host.open()
    guest = enter(address)
    guest.follow(invitation)
    host.linked()
    [room, secret, key] = host.run("(text) => Object.values(readInvitation(text))", invitation)
    contents = [content for frame in frames for content in re.findall(r'"content":\s*"(.*?)"', frame)]
    assert len(contents) >= 3, "the host's greeting, an offer and its answer"
    told = "\n".join(frames)
    for word in (room, secret, key, "here", "candidate"):
        assert word not in told
    assert all(re.fullmatch(r"[\w-]{20,}", content) for content in contents)


@pytest.mark.parametrize("relays", [[], ["ws://127.0.0.1:9"]], ids=["no relay", "a dead relay"])
def test_without_any_relay_guests_from_elsewhere_are_told(
    enter: Enter, publish: Publish, faults: list[str], relays: list[str]
) -> None:
    host = enter(publish({"relays": relays}))
    guest = enter(host.address)
    guest.follow(host.open())
    host.told("relays-down", TOLD)
    guest.told("relays-down", TOLD)
    faults.clear()

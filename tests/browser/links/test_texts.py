"""What links are made of, as texts: invitations, packed descriptions, config.json; and rooms that are kept."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.links.player import Player

Enter = Callable[..., Player]
Publish = Callable[[dict[str, Any]], str]


@pytest.fixture
def host(enter: Enter, publish: Publish) -> Player:
    return enter(publish({}))


def test_an_invitation_reads_back_and_is_no_longer_than_it_must_be(host: Player) -> None:
    link = host.open()
    head, _, fragment = link.partition("#")
    assert head == host.address
    assert len(fragment) == 67, "three times 128 bits and a checksum"
    found = host.run("(text) => readInvitation(text)", link)
    assert {"room": found["room"], "secret": found["secret"]} == host.run("({ room: room.room, secret: room.play })")
    assert len(found["host"]) == 22
    assert found == host.run("(text) => readInvitation(text)", f"#{fragment}")
    assert found == host.run("(text) => readInvitation(text)", f"  Come!\n {link[:30]}\n{link[30:]}\n")
    assert host.run("(hash) => isInvitation(hash)", f"#{fragment}")
    assert not host.run("isInvitation('#rules')")


def test_those_who_look_on_get_another_secret_and_the_same_host(host: Player) -> None:
    play = host.run("(text) => readInvitation(text)", host.open())
    watch = host.run("async () => readInvitation(await invitationLink(room, 'watch'))")
    assert watch["secret"] == host.run("room.watch") != play["secret"]
    assert (watch["room"], watch["host"]) == (play["room"], play["host"])


def test_a_damaged_invitation_is_told(host: Player) -> None:
    head, _, fragment = host.open().partition("#")
    other = ["B" if letter == "A" else "A" for letter in fragment]
    changed = [fragment[:at] + other[at] + fragment[at + 1 :] for at in range(len(fragment))]
    cut = [fragment[:at] for at in range(len(fragment))]
    # The last letter holds two bits of the checksum, and four that mean nothing.
    for text in [*changed[:-1], *cut, f"{fragment}A", "ü" + fragment[1:], head]:
        assert host.run("(text) => fault(() => readInvitation(text))", f"{head}#{text}") == "invitation-damaged", text


def test_a_room_is_kept_for_its_game_and_its_private_key_can_not_be_read(host: Player) -> None:
    link = host.open()
    assert host.run("fault(() => crypto.subtle.exportKey('pkcs8', room.keys.privateKey))") is not None
    assert host.run("async () => await keptRoom('another') ?? null") is None
    host.reload()
    assert host.run("async () => invitationLink(await keptRoom('any'), 'play')") == link
    host.run("forgetRoom('any')")
    assert host.open() != link


def test_saves_of_the_time_before_there_were_rooms_are_kept(host: Player) -> None:
    host.run("""() => new Promise((resolve) => {
        const opening = indexedDB.open("katzentisch", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("saves", { keyPath: "id" }).put({ id: "old" });
        opening.onsuccess = () => resolve(opening.result.close());
    })""")
    host.open()
    saves = host.run("""() => new Promise((resolve) => {
        indexedDB.open("katzentisch").onsuccess = ({ target: { result } }) => {
            const asking = result.transaction("saves").objectStore("saves").getAll();
            asking.onsuccess = () => resolve(asking.result);
        };
    })""")
    assert saves == [{"id": "old"}]


CANDIDATES = [
    ("192.168.178.31", "host"),
    ("f81d4fae-7dec-41d0-a765-00a0c91e6bf6.local", "host"),
    ("2001:db8:0:0:1:0:0:1", "host"),
    ("fe80::1", "host"),
    ("203.0.113.7", "srflx"),
    ("198.51.100.2", "relay"),
    ("printer.local", "host"),
]

FIREFOX = "\r\n".join([
    "v=0", "o=mozilla...THIS_IS_SDPARTA-99.0 7351 0 IN IP4 0.0.0.0", "s=-", "t=0 0",
    "a=fingerprint:sha-256 " + ":".join(f"{7 * at % 256:02X}" for at in range(32)),
    "a=group:BUNDLE 0", "a=ice-options:trickle", "a=msid-semantic:WMS *",
    "m=application 51472 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 192.168.178.31",
    *(f"a=candidate:{at} 1 UDP {2122252543 - at} {address} {50000 + at} typ {kind}"
      + ("" if kind == "host" else " raddr 192.168.178.31 rport 51472")
      for at, (address, kind) in enumerate(CANDIDATES)),
    "a=candidate:9 1 TCP 2105524479 192.168.178.31 9 typ host tcptype active",
    "a=candidate:8 2 UDP 2122252542 192.168.178.31 51473 typ host",
    "a=sendrecv", "a=end-of-candidates", "a=ice-pwd:0123456789abcdef0123456789abcdef", "a=ice-ufrag:0a1b2c3d",
    "a=mid:0", "a=setup:actpass", "a=sctp-port:5000", "a=max-message-size:1073741823", "",
])  # fmt: skip
"""An offer as Firefox forms it."""


def test_an_offer_of_firefox_is_packed_short_and_rebuilt_so_that_a_browser_accepts_it(host: Player) -> None:
    packed = host.run("(sdp) => pack({ type: 'offer', id: 'AAAAAA', sdp })", FIREFOX)
    assert len(packed) < 260 < len(FIREFOX) / 4
    found = host.run("(text) => unpack(text)", packed)
    assert (found["type"], found["id"]) == ("offer", "AAAAAA")
    lines = found["sdp"].split("\r\n")
    kept = [line for line in FIREFOX.split("\r\n") if line.startswith(("a=fingerprint", "a=ice-", "a=setup"))]
    assert set(kept) - set(lines) == {"a=ice-options:trickle"}
    parts = [line.split() for line in lines if line.startswith("a=candidate")]
    words = ["192.168.178.31", "f81d4fae-7dec-41d0-a765-00a0c91e6bf6.local", "2001:0db8:0000:0000:0001:0000:0000:0001",
             "fe80:0000:0000:0000:0000:0000:0000:0001", "203.0.113.7", "198.51.100.2", "printer.local"]  # fmt: skip
    assert [part[4] for part in parts] == words
    assert [part[5] for part in parts] == [str(50000 + at) for at in range(len(CANDIDATES))]
    assert [part[7] for part in parts] == [kind for _, kind in CANDIDATES]
    priorities = [int(part[3]) for part in parts]
    assert priorities[4] < min(priorities[:4])
    assert priorities[5] < priorities[4]
    answer = host.run("""async (sdp) => {
        const connection = new RTCPeerConnection();
        await connection.setRemoteDescription({ type: "offer", sdp });
        return (await connection.createAnswer()).sdp;
    }""", found["sdp"])
    assert "a=setup:active" in answer
    again = host.run("({ sdp }) => pack({ type: 'offer', id: 'AAAAAA', sdp })", found)
    assert again == packed


def test_an_answer_of_this_browser_packs_and_unpacks(host: Player) -> None:
    packed, found = host.run("""async () => {
        const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()];
        one.createDataChannel("x");
        await one.setLocalDescription();
        await other.setRemoteDescription(one.localDescription);
        await other.setLocalDescription();
        const packed = pack({ type: "answer", id: "____-_", sdp: other.localDescription.sdp });
        await one.setRemoteDescription(unpack(packed));
        return [packed, unpack(packed)];
    }""")
    assert (found["type"], found["id"]) == ("answer", "____-w"), "of the last letter four bits count"
    assert len(packed) < 200


def test_no_damaged_description_is_taken_for_one(host: Player) -> None:
    packed = host.run("(sdp) => pack({ type: 'offer', id: 'AAAAAA', sdp })", FIREFOX)
    changed = [packed[:at] + ("B" if packed[at] == "A" else "A") + packed[at + 1 :] for at in range(len(packed) - 1)]
    for text in [*changed, *(packed[:at] for at in range(len(packed))), f"{packed}AAAA", "?", "A", packed[:20] * 3]:
        assert host.run("(text) => unpack(text) ?? null", text) is None, text


def test_what_is_wrong_in_a_config_is_told_and_the_rest_counts(enter: Enter, publish: Publish) -> None:
    right = {
        "relays": ["wss://relay.example", "ws://127.0.0.1:7", "ws://localhost/x"],
        "stun": [{"urls": "stun:stun.example"}, {"urls": ["stun:a.example:3478", "stuns:b.example"]}],
        "turn": [{"urls": "turn:turn.example?transport=udp", "username": "me", "credential": "secret"}],
    }
    wrong = {
        "relays": [3, "ws://relay.example", "wss://", "https://relay.example", "ws://localhost.evil.example/"],
        "stun": ["stun:stun.example", None, {"urls": "turn:turn.example"}, {"urls": []}],
        "turn": [{"urls": "turn:turn.example", "username": "me", "credential": {}}],
    }
    page = enter(publish({name: wrong[name] + right[name] for name in right}))
    config, told = page.run("[config, wrong]")
    assert {name: config[name] for name in right} == right
    assert [line.split(":")[0] for line in told] == [
        f"{name}[{at}]" for name, entries in wrong.items() for at in range(len(entries))
    ]


@pytest.mark.parametrize("config", [{"relays": "wss://relay.example", "turn": {}}, [], 7, None])
def test_a_config_of_another_shape_offers_nothing(enter: Enter, publish: Publish, config: Any) -> None:
    page = enter(publish(config))
    assert page.run("config") == {"games": [], "relays": [], "stun": [], "turn": []}
    assert page.run("wrong") == (["relays is no list", "turn is no list"] if isinstance(config, dict) else [])

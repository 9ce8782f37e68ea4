"""Links that are set up by hand: texts go to and fro, and there is no relay."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.links.player import Player

Enter = Callable[..., Player]
Publish = Callable[[dict[str, Any]], str]


@pytest.fixture
def host(enter: Enter, publish: Publish) -> Player:
    player = enter(publish({}))
    player.open()
    return player


def accept(host: Player, answer: str) -> str | None:
    """The host puts an answer in; what is wrong with it."""
    fault: str | None = host.run("(answer) => fault(() => offered.accept(answer))", answer)
    return fault


def test_an_invitation_and_its_answer_link_two_without_a_relay(enter: Enter, host: Player) -> None:
    invitation = host.run("hand()")
    guest = enter(host.address)
    answer = guest.run("(text) => followByHand(text)", invitation)
    assert len(invitation) - len(host.address) < 300
    assert len(answer) < 150
    assert accept(host, f"Here it is:\n{answer[:50]}\n{answer[50:]}\nSee you!") is None
    assert accept(host, answer) is None, "a second time doesn't matter"
    guest.run("role.pasted()")
    guest.linked()
    host.linked()
    assert guest.noted["links"] == host.noted["links"] == ["hand"]
    guest.say("Katze" * 40_000)
    guest.say("to host")
    host.hears("to host")
    host.say("to guest")
    guest.hears("to guest")
    assert guest.run("live[0].quality()")["up"]


def test_each_offer_serves_a_guest_of_its_own(enter: Enter, host: Player) -> None:
    for number in (1, 2):
        guest = enter(host.address)
        answer = guest.run("(text) => followByHand(text)", host.run("hand()"))
        assert accept(host, answer) is None
        guest.run("role.pasted()")
        host.linked(number)
        guest.linked()


def test_texts_that_are_no_answer_to_this_offer_are_told_apart(enter: Enter, host: Player) -> None:
    earlier, invitation = host.run("hand()"), host.run("hand()")
    guest, other = enter(host.address), enter(host.address)
    to_another = other.run("(text) => followByHand(text)", earlier)
    answer = guest.run("(text) => followByHand(text)", invitation)
    assert accept(host, "") == "answer-malformed"
    assert accept(host, "hello") == "answer-malformed"
    assert accept(host, answer[:-1]) == "answer-malformed"
    assert accept(host, answer[:40] + ("A" if answer[40] != "A" else "B") + answer[41:]) == "answer-malformed"
    assert accept(host, invitation) == "answer-is-invitation"
    assert accept(host, host.run("invitationLink(room, 'play')")) == "answer-is-invitation"
    assert accept(host, to_another) == "answer-to-another"
    assert guest.run("(text) => fault(() => readInvitation(text))", answer) == "invitation-is-answer"
    assert accept(host, answer) is None, "the right one still does"
    guest.run("role.pasted()")
    host.linked()


def test_a_damaged_offer_is_told_to_the_guest(enter: Enter, host: Player) -> None:
    invitation = host.run("hand()")
    guest = enter(host.address)
    for damaged in (invitation[:-1], invitation[:-30], invitation.rpartition(".")[0]):
        assert guest.run("(text) => fault(() => followByHand(text))", damaged) == "invitation-damaged"


def test_a_man_in_the_middle_who_hands_on_the_proof_is_found_out(enter: Enter, host: Player) -> None:
    middle, guest = enter(host.address), enter(host.address)
    changed = middle.run("(text) => between(text)", host.run("hand()"))
    assert accept(host, changed["answer"]) is None
    middle.run("begin()")
    middle.run("(answer) => accept(answer)", guest.run("(text) => followByHand(text)", changed["invitation"]))
    guest.run("role.pasted()")
    guest.told("host-false")
    assert len(middle.noted["texts"]) == 2, "the question and its answer have passed"
    assert guest.noted["links"] == []


def test_a_link_by_hand_that_breaks_goes_on_over_the_relay(enter: Enter, address: str) -> None:
    host, guest = enter(address), enter(address)
    host.open()
    answer = guest.run("(text) => followByHand(text)", host.run("hand()"))
    assert accept(host, answer) is None
    guest.run("role.pasted()")
    guest.linked()
    host.reload()
    host.open()
    guest.until("noted.links.length === 2")
    assert guest.noted["links"] == ["hand", "online"]

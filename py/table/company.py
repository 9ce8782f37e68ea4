"""Those at other screens, as the page of one of them is told of them."""

from typing import Any

from table.guest import Guest
from table.host import Host

Company = Host | Guest
"""What joins a table to other screens: one of them holds the game, the others are guests."""


def told(company: Company) -> dict[str, Any]:
    """The room and how one stands in it, as plain JSON values.

    Returns `{"role": "host" | "player" | "onlooker", "standing", "why", "member", "refusal", "proof", "links",
    "room"}`: `links` has, at the host's, the link of each guest who is there; `room` is as of `Room.told`, empty while unknown.
    """
    if isinstance(company, Host):
        members = company.room.members.items()
        return {
            "role": "host",
            "standing": "in",
            "why": None,
            "member": None,
            "refusal": None,
            "proof": None,
            "links": {str(number): member.link for number, member in members if member.link is not None},
            "room": dict(company.doc),
        }
    proof = company.proof
    return {
        "role": company.role,
        "standing": company.standing,
        "why": company.why,
        "member": company.member,
        "refusal": company.refusal,
        "proof": None if proof is None else {"over": proof.over, "code": proof.code, "fault": proof.fault},
        "links": {},
        "room": dict(company.room),
    }

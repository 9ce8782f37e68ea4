"""Those at other screens, as the page of one of them is told of them."""

from typing import Any

from table import limits, record, save
from table.guest import Guest
from table.host import Host

Company = Host | Guest
"""What joins a table to other screens: one of them holds the game, the others are guests."""


def told(company: Company) -> dict[str, Any]:
    """The room and how one stands in it, as plain JSON values.

    Returns `{"role": "host" | "player" | "onlooker", "standing", "why", "member", "refusal", "proof", "links", "grace",
    "room"}`. `proof` is of the game that is over, or tells already how the host broke its word in the one that runs;
    `links` has, at the host's, the link of each guest who is there; after `grace` milliseconds a bot plays for one who
    is not; `room` is as of `Room.told`, empty while unknown.
    """
    if isinstance(company, Host):
        members = company.room.members.items()
        return {
            "role": "host",
            "standing": "in",
            "why": None,
            "member": None,
            "refusal": None,
            "proof": _dealt(company),
            "links": {str(number): member.link for number, member in members if member.link is not None},
            "grace": limits.GRACE,
            "room": dict(company.doc),
        }
    return {
        "role": company.role,
        "standing": company.standing,
        "why": company.why,
        "member": company.member,
        "refusal": company.refusal,
        "proof": _checked(company),
        "links": {},
        "grace": limits.GRACE,
        "room": dict(company.room),
    }


def _dealt(host: Host) -> dict[str, Any] | None:
    """At the host's there is nothing to check, only the code to compare."""
    if host.table is None or host.table.state.outcome is None:
        return None
    moves = [save.line(*move) for move in host.table.moves]
    return {"over": True, "code": record.code(host.table, moves), "fault": None}


def _checked(guest: Guest) -> dict[str, Any] | None:
    proof, breach = guest.proof, guest.breach
    if proof is None:
        return None if breach is None else {"over": False, "code": "", "fault": breach}
    return {"over": proof.over, "code": proof.code, "fault": breach or proof.fault}
